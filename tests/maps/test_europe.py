"""The two boxes of Europe: what one can count on the board and on the cards."""

from collections import Counter
from dataclasses import fields, replace

import networkx
import pytest

import ttr_widgets as ttr
from ttr_widgets.model.cards import BLACK, COLORS, GRAY, LOCOMOTIVE, NAMES

EUROPE, PRINTED = ttr.load_box("europe"), ttr.load_box("europe-printed")
BOTH = pytest.mark.parametrize("box", [EUROPE, PRINTED], ids=lambda box: box.id)

TUNNELS = {
    "Angora-Constantinople",
    "Angora-Smyrna",
    "Barcelona-Pamplona",
    "Bucuresti-Budapest",
    "Bucuresti-Sofia",
    "Budapest-Kyiv",
    "Constantinople-Smyrna",
    "Erzurum-Sochi",
    "Madrid-Pamplona black",
    "Madrid-Pamplona white",
    "Marseille-Roma",
    "Marseille-Zurich",
    "Munchen-Venezia",
    "Munchen-Zurich",
    "Paris-Zurich",
    "Petrograd-Stockholm",
    "Sarajevo-Sofia",
    "Venezia-Zurich",
}
"""The tunnels of the printed board."""

FERRIES = {
    "Amsterdam-London": 2,
    "Athina-Brindisi": 1,
    "Athina-Smyrna": 1,
    "Brindisi-Palermo": 1,
    "Constantinople-Sevastopol": 2,
    "Dieppe-London 1": 1,
    "Dieppe-London 2": 1,
    "Erzurum-Sevastopol": 2,
    "Essen-Kobenhavn 1": 1,
    "Essen-Kobenhavn 2": 1,
    "Palermo-Roma": 1,
    "Palermo-Smyrna": 2,
    "Sevastopol-Sochi": 1,
}


def spaces(routes):
    return sum(route.spaces for route in routes)


def route(box, name):
    (found,) = (each for each in box.map.routes if each.name == name)
    return found


def ends(box, thing):
    return box.map.cities[thing.a].name, box.map.cities[thing.b].name


@BOTH
def test_the_map_has_47_cities_and_101_routes_between_90_pairs(box):
    routes = box.map.routes
    assert len(box.map.cities) == 47
    assert len(routes) == 101
    assert len({(route.a, route.b) for route in routes}) == 90


@BOTH
def test_11_routes_are_double_and_know_their_twin(box):
    routes = box.map.routes
    halves = [route for route in routes if route.twin is not None]
    assert len(halves) == 2 * 11
    for half in halves:
        twin = routes[half.twin]
        assert (twin.twin, twin.a, twin.b) == (half.id, half.a, half.b)
        assert (twin.spaces, twin.bend) == (half.spaces, half.bend)
        assert (twin.tunnel, twin.ferry) == (half.tunnel, half.ferry)


@BOTH
def test_the_routes_have_300_spaces(box):
    assert spaces(box.map.routes) == 300


@BOTH
@pytest.mark.parametrize("color", COLORS)
def test_each_color_has_8_routes_and_22_or_23_spaces(box, color):
    routes = [route for route in box.map.routes if route.color == color]
    assert len(routes) == 8
    assert spaces(routes) in (22, 23)


@BOTH
def test_37_routes_are_gray_and_have_122_spaces(box):
    routes = [route for route in box.map.routes if route.color == GRAY]
    assert (len(routes), spaces(routes)) == (37, 122)


@BOTH
def test_how_many_routes_have_each_length(box):
    lengths = Counter(route.spaces for route in box.map.routes)
    assert lengths == {1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1}


def test_18_routes_of_the_printed_board_are_tunnels():
    assert {route.name for route in PRINTED.map.routes if route.tunnel} == TUNNELS
    assert len(TUNNELS) == 18


def test_roma_venezia_is_a_tunnel_in_the_lesson_and_none_on_the_board():
    tunnel, plain = route(EUROPE, "Roma-Venezia"), route(PRINTED, "Roma-Venezia")
    assert (tunnel.color, tunnel.spaces, tunnel.tunnel) == (BLACK, 2, True)
    assert plain == replace(tunnel, tunnel=False)
    assert {route.name for route in EUROPE.map.routes if route.tunnel} == TUNNELS | {tunnel.name}
    assert any("Roma-Venezia" in note for note in EUROPE.notes)


def test_the_only_black_tunnel_of_the_printed_board_is_to_pamplona():
    black = [each for each in PRINTED.map.routes if each.tunnel and each.color == BLACK]
    assert [(each.name, each.spaces) for each in black] == [("Madrid-Pamplona black", 3)]


def test_europe_printed_differs_in_one_route_and_in_nothing_else():
    different = {
        each.name
        for each in fields(EUROPE)
        if getattr(EUROPE, each.name) != getattr(PRINTED, each.name)
    }
    assert different == {"id", "title", "map", "notes"}
    assert PRINTED.map.cities == EUROPE.map.cities
    assert PRINTED.map.tickets == EUROPE.map.tickets
    assert PRINTED.map.outline == EUROPE.map.outline
    assert PRINTED.map.aspect == EUROPE.map.aspect
    pairs = zip(EUROPE.map.routes, PRINTED.map.routes, strict=True)
    assert [ours.name for ours, printed in pairs if ours != printed] == ["Roma-Venezia"]


@BOTH
def test_13_routes_are_ferries_and_all_are_gray(box):
    ferries = {route.name: route.ferry for route in box.map.routes if route.ferry}
    assert ferries == FERRIES
    assert len(FERRIES) == 13
    assert {route.color for route in box.map.routes if route.ferry} == {GRAY}


@BOTH
def test_no_route_is_both_tunnel_and_ferry(box):
    assert not any(route.tunnel and route.ferry for route in box.map.routes)


@BOTH
@pytest.mark.parametrize(
    ("name", "length", "color", "tunnel", "ferry"),
    [
        ("Essen-Kobenhavn 1", 3, "gray", False, 1),
        ("Palermo-Smyrna", 6, "gray", False, 2),
        ("Venezia-Zurich", 2, "green", True, 0),
        ("Paris-Zurich", 3, "gray", True, 0),
        ("Petrograd-Stockholm", 8, "gray", True, 0),
        ("Budapest-Kyiv", 6, "gray", True, 0),
        ("Budapest-Wien white", 1, "white", False, 0),
    ],
)
def test_routes_that_the_lessons_speak_of(box, name, length, color, tunnel, ferry):
    found = route(box, name)
    assert (found.spaces, NAMES[found.color]) == (length, color)
    assert (found.tunnel, found.ferry) == (tunnel, ferry)


@BOTH
def test_the_set_up(box):
    assert box.players == (2, 5)
    assert (box.trains, box.hand, box.row, box.sweep_at) == (45, 4, 5, 3)
    assert box.cards == (12,) * 8 + (14,)
    assert sum(box.cards) == 110
    assert box.cards[LOCOMOTIVE] == 14
    assert box.points == (0, 1, 2, 4, 7, 0, 15, 0, 21)
    assert box.doubles_close_up_to == 3
    assert box.last_round_at == 2
    assert box.tie_breaks == ("tickets", "stations", "longest-path")


@BOTH
def test_the_features_are_stations_and_the_european_express(box):
    assert {feature.name for feature in box.features} == {"stations", "longest-path"}
    assert (box.feature("stations").each, box.feature("stations").unused_points) == (3, 4)
    assert box.feature("longest-path").points == 10
    assert box.words == {"longest-path": "European Express"}


@BOTH
def test_6_tickets_are_long_and_40_are_regular(box):
    kinds = Counter(ticket.kind for ticket in box.map.tickets)
    assert kinds == {"long": 6, "regular": 40}
    assert not any(ticket.stand_in for ticket in box.map.tickets)
    assert min(ticket.points for ticket in box.map.tickets if ticket.kind == "long") == 20
    assert max(ticket.points for ticket in box.map.tickets if ticket.kind == "regular") == 13


@BOTH
def test_one_long_and_three_regular_tickets_are_dealt_and_refused_ones_leave(box):
    rules = box.tickets
    assert (rules.dealt_long, rules.dealt, rules.keep_at_start) == (1, 3, 2)
    assert (rules.drawn, rules.keep, rules.refused_at_start) == (3, 1, "out")


@BOTH
def test_28_tickets_are_left_when_four_players_keep_two_each(box):
    game = ttr.Game(box, 4, seed=6)
    for _ in range(4):
        offered = game.state.decision.offered
        assert sorted(box.map.tickets[each].kind for each in offered) == ["long"] + ["regular"] * 3
        (long,) = (n for n, each in enumerate(offered, 1) if box.map.tickets[each].kind == "long")
        kept = [place for place in (1, 2, 3, 4) if place != long][:2]
        game.play(f"keep {kept[0]} {kept[1]}")
    deck = game.state.ticket_deck
    held = [each for seat in game.state.seats for each in seat.tickets]
    assert len(deck) == 28
    assert {box.map.tickets[each].kind for each in (*deck, *held)} == {"regular"}
    assert len({*deck, *held}) == 46 - 6 - 4  # all long ones are gone, and a regular one of each


ABOVE_THE_SHORTEST_PATH = {"Athina-Edinburgh": (21, 20), "London-Wien": (10, 9)}


@pytest.mark.parametrize("ticket", EUROPE.map.tickets, ids=lambda ticket: ticket.name)
def test_a_ticket_is_worth_its_shortest_path_but_for_two(ticket):
    a, b = ends(EUROPE, ticket)
    shortest = networkx.shortest_path_length(EUROPE.map.graph, a, b, weight="spaces")
    printed, path = ABOVE_THE_SHORTEST_PATH.get(ticket.name, (ticket.points, ticket.points))
    assert (ticket.points, shortest) == (printed, path)


def test_names_are_plain_and_labels_have_accents():
    labels = {city.name: city.label for city in EUROPE.map.cities if city.label != city.name}
    assert labels == {"Munchen": "München", "Zurich": "Zürich"}
    assert all(city.name.isascii() for city in EUROPE.map.cities)


def test_it_is_drawn_on_land_with_borders():
    outline = EUROPE.map.outline
    assert len(outline.land) > 10
    assert len(outline.borders) > 40
    assert EUROPE.map.aspect == 1.55
