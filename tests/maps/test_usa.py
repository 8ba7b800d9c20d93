"""The two boxes of the USA: what one can count on the board and on the cards."""

from collections import Counter
from dataclasses import fields, replace

import networkx
import pytest

import ttr_widgets as ttr
from ttr_widgets.model.cards import COLORS, GRAY, LOCOMOTIVE, cards
from ttr_widgets.model.gamemap import Outline

USA, USA_2004 = ttr.load_box("usa"), ttr.load_box("usa-2004")
BOTH = pytest.mark.parametrize("box", [USA, USA_2004], ids=lambda box: box.id)


def spaces(routes):
    return sum(route.spaces for route in routes)


@BOTH
def test_the_map_has_36_cities_and_100_routes_between_78_pairs(box):
    routes = box.map.routes
    assert len(box.map.cities) == 36
    assert len(routes) == 100
    assert len({(route.a, route.b) for route in routes}) == 78


@BOTH
def test_22_routes_are_double_and_know_their_twin(box):
    routes = box.map.routes
    halves = [route for route in routes if route.twin is not None]
    assert len(halves) == 2 * 22
    for route in halves:
        twin = routes[route.twin]
        assert (twin.twin, twin.a, twin.b) == (route.id, route.a, route.b)
        assert (twin.spaces, twin.bend) == (route.spaces, route.bend)


@BOTH
def test_the_routes_have_309_spaces(box):
    assert spaces(box.map.routes) == 309


@BOTH
@pytest.mark.parametrize("color", COLORS)
def test_each_color_has_7_routes_and_27_spaces(box, color):
    routes = [route for route in box.map.routes if route.color == color]
    assert (len(routes), spaces(routes)) == (7, 27)


@BOTH
def test_44_routes_are_gray_and_have_93_spaces(box):
    routes = [route for route in box.map.routes if route.color == GRAY]
    assert (len(routes), spaces(routes)) == (44, 93)


@BOTH
def test_how_many_routes_have_each_length(box):
    lengths = Counter(route.spaces for route in box.map.routes)
    assert lengths == {1: 9, 2: 36, 3: 20, 4: 16, 5: 10, 6: 9}


@BOTH
def test_the_set_up(box):
    assert box.players == (2, 5)
    assert (box.trains, box.hand, box.row, box.sweep_at) == (45, 4, 5, 3)
    assert box.cards == (12,) * 8 + (14,)
    assert sum(box.cards) == 110
    assert box.cards[LOCOMOTIVE] == 14
    assert box.points == (0, 1, 2, 4, 7, 10, 15)
    assert box.doubles_close_up_to == 3
    assert box.last_round_at == 2
    assert box.tie_breaks == ("tickets", "longest-path")


@BOTH
def test_the_only_feature_is_the_longest_path(box):
    assert [feature.name for feature in box.features] == ["longest-path"]
    assert box.feature("longest-path").points == 10


@BOTH
def test_it_has_no_ferry_tunnel_attraction_or_long_ticket(box):
    assert not any(route.tunnel or route.ferry for route in box.map.routes)
    assert not any(city.attraction for city in box.map.cities)
    assert {ticket.kind for ticket in box.map.tickets} == {"regular"}


def test_4_tickets_of_33_are_dealt_in_2025():
    rules = USA.tickets
    assert len(USA.map.tickets) == 33
    assert (rules.dealt, rules.keep_at_start, rules.refused_at_start) == (4, 2, "under")
    assert (rules.drawn, rules.keep, rules.dealt_long) == (3, 1, 0)


def test_3_tickets_of_30_are_dealt_in_2004():
    assert len(USA_2004.map.tickets) == 30
    assert USA_2004.tickets == replace(USA.tickets, dealt=3)


def test_2004_differs_in_the_deal_and_the_stand_ins_and_in_nothing_else():
    different = {
        each.name for each in fields(USA) if getattr(USA, each.name) != getattr(USA_2004, each.name)
    }
    assert different == {"id", "title", "map", "tickets", "notes"}
    assert USA_2004.map.cities == USA.map.cities
    assert USA_2004.map.routes == USA.map.routes
    assert USA_2004.map.outline == USA.map.outline
    assert USA_2004.map.aspect == USA.map.aspect
    assert USA_2004.map.tickets == tuple(t for t in USA.map.tickets if not t.stand_in)


def test_three_tickets_are_stand_ins():
    stand_ins = [(t.name, t.points) for t in USA.map.tickets if t.stand_in]
    assert stand_ins == [
        ("Charleston-Toronto", 6),
        ("Las Vegas-New York", 19),
        ("New Orleans-Omaha", 8),
    ]
    assert any("stand-ins" in note for note in USA.notes)


ABOVE_THE_SHORTEST_PATH = {
    "Chicago-Los Angeles": (16, 15),
    "Los Angeles-Miami": (20, 19),
    "Los Angeles-New York": (21, 20),
    "New York-Seattle": (22, 20),
    "Oklahoma City-Sault St. Marie": (9, 8),
}


@pytest.mark.parametrize("ticket", USA.map.tickets, ids=lambda ticket: ticket.name)
def test_a_ticket_is_worth_its_shortest_path_but_for_five(ticket):
    a, b = (USA.map.cities[city].name for city in (ticket.a, ticket.b))
    shortest = networkx.shortest_path_length(USA.map.graph, a, b, weight="spaces")
    printed, path = ABOVE_THE_SHORTEST_PATH.get(ticket.name, (ticket.points, ticket.points))
    assert (ticket.points, shortest) == (printed, path)


def test_names_of_routes():
    names = {route.name for route in USA.map.routes}
    assert {"Denver-Omaha", "Atlanta-Miami"} <= names
    assert {"Denver-Kansas City black", "Denver-Kansas City orange"} <= names
    assert {"Portland-Seattle 1", "Portland-Seattle 2"} <= names
    assert "Portland-Seattle" not in names


def test_names_are_plain_and_labels_have_accents():
    (montreal,) = (city for city in USA.map.cities if city.name == "Montreal")
    assert montreal.label == "Montréal"
    assert all(city.name.isascii() for city in USA.map.cities)


def test_it_is_drawn_on_land_with_lakes_and_borders():
    outline = USA.map.outline
    assert isinstance(outline, Outline)
    assert sum(len(land.holes) for land in outline.land) == 5  # the Great Lakes and one more
    assert len(outline.borders) > 40
    assert USA.map.aspect == 1.55


def test_cards_are_as_many_as_counted_by_hand():
    twelve = dict.fromkeys(("red", "orange", "yellow", "green", "blue", "pink", "white"), 12)
    assert USA.cards == cards(**twelve, black=12, locomotive=14)
