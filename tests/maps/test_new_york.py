"""The New York box: what one can count on the board and on the cards."""

from collections import Counter

import networkx
import pytest

import ttr_widgets as ttr
from ttr_widgets.model.cards import GRAY, LOCOMOTIVE, NAMES, WHITE, YELLOW, cards

BOX = ttr.load_box("new-york")
COLORS = ("red", "orange", "green", "blue", "pink", "black")

ATTRACTIONS = {
    "Brooklyn",
    "Central Park",
    "Chelsea",
    "Chinatown",
    "Empire State Building",
    "Greenwich Village",
    "Times Square",
    "United Nations",
    "Wall Street",
}


def of_color(color):
    routes = [route for route in BOX.map.routes if NAMES[route.color] == color]
    return len(routes), sum(route.spaces for route in routes)


def test_the_map_has_15_places_and_41_routes_between_30_pairs():
    routes = BOX.map.routes
    assert len(BOX.map.cities) == 15
    assert len(routes) == 41
    assert len({(route.a, route.b) for route in routes}) == 30


def test_11_routes_are_double_and_know_their_twin():
    routes = BOX.map.routes
    halves = [route for route in routes if route.twin is not None]
    assert len(halves) == 2 * 11
    for half in halves:
        twin = routes[half.twin]
        assert (twin.twin, twin.a, twin.b) == (half.id, half.a, half.b)
        assert (twin.spaces, twin.bend) == (half.spaces, half.bend)


def test_the_routes_have_84_spaces():
    assert sum(route.spaces for route in BOX.map.routes) == 84


@pytest.mark.parametrize("color", COLORS)
def test_each_color_has_5_routes_and_11_spaces_but_for_three(color):
    number = 6 if color == "blue" else 5
    spaces = 10 if color in ("orange", "black") else 11
    assert of_color(color) == (number, spaces)


def test_10_routes_are_gray_and_have_20_spaces():
    assert of_color("gray") == (10, 20)


def test_no_route_and_no_card_is_yellow_or_white():
    assert of_color("yellow") == of_color("white") == (0, 0)
    assert BOX.cards[YELLOW] == BOX.cards[WHITE] == 0
    assert [NAMES[color] for color in BOX.colors] == list(COLORS)


def test_how_many_routes_have_each_length():
    lengths = Counter(route.spaces for route in BOX.map.routes)
    assert lengths == {1: 9, 2: 22, 3: 9, 4: 1}


def test_it_has_no_ferry_tunnel_or_long_ticket():
    assert not any(route.tunnel or route.ferry for route in BOX.map.routes)
    assert {ticket.kind for ticket in BOX.map.tickets} == {"regular"}


def test_east_village_to_gramercy_park_is_gray_with_two_spaces():
    (found,) = (r for r in BOX.map.routes if r.name == "East Village-Gramercy Park")
    assert (found.color, found.spaces) == (GRAY, 2)


def test_nine_attractions():
    assert {city.name for city in BOX.map.cities if city.attraction} == ATTRACTIONS
    assert len(ATTRACTIONS) == 9


def test_44_cards_six_of_each_color_and_eight_taxis():
    assert BOX.cards == cards(**dict.fromkeys(COLORS, 6), locomotive=8)
    assert sum(BOX.cards) == 44


def test_the_set_up():
    assert BOX.players == (2, 4)
    assert (BOX.trains, BOX.hand, BOX.row, BOX.sweep_at) == (15, 2, 5, 3)
    assert BOX.points == (0, 1, 2, 4, 7)
    assert BOX.doubles_close_up_to == 2
    assert BOX.last_round_at == 2
    assert BOX.tie_breaks == ("tickets",)
    rules = BOX.tickets
    assert (rules.dealt, rules.keep_at_start, rules.refused_at_start) == (2, 1, "under")
    assert (rules.drawn, rules.keep, rules.dealt_long) == (2, 1, 0)


def test_the_only_feature_is_the_attractions():
    assert [feature.name for feature in BOX.features] == ["attractions"]
    assert BOX.feature("attractions").points == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play_with_15_taxis_two_cards_and_two_tickets(players):
    game = ttr.Game("new-york", players, seed=2)
    assert [seat.trains for seat in game.state.seats] == [15] * players
    assert [sum(seat.hand) for seat in game.state.seats] == [2] * players
    top = list(game.state.ticket_deck)
    refused = []
    for _ in range(players):
        assert len(game.state.decision.offered) == 2
        refused.append(game.state.decision.offered[1])
        game.play("keep 1")
    assert sorted(game.state.ticket_deck[:players]) == sorted(refused)
    assert game.state.ticket_deck[players:] == top
    assert len(top) + 2 * players == 18


@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_players_are_refused(players):
    with pytest.raises(ValueError, match="2 to 4"):
        ttr.Game("new-york", players)


def test_18_tickets_each_worth_its_shortest_path():
    assert len(BOX.map.tickets) == 18
    for ticket in BOX.map.tickets:
        a, b = BOX.map.cities[ticket.a].name, BOX.map.cities[ticket.b].name
        shortest = networkx.shortest_path_length(BOX.map.graph, a, b, weight="spaces")
        assert ticket.points == shortest, ticket.name


def test_it_speaks_of_taxis():
    assert BOX.words == {"train": "taxi", "locomotive": "taxi"}
    assert BOX.card_name(LOCOMOTIVE) == "taxi"


def test_what_is_said_of_a_taxi_can_be_typed():
    game = ttr.scenario("new-york", hands={0: "1 black, 1 taxi"})
    game.play("claim Empire State-United Nations with 1 black, 1 taxi")
    assert "1 black, 1 taxi" in game.log[-1]


def test_it_is_drawn_on_three_shores_with_a_park():
    outline = BOX.map.outline
    names = {land.name for land in outline.land}
    assert names == {"Manhattan", "New Jersey", "Brooklyn and Queens"}
    assert len(outline.parks) == 1
    assert BOX.map.aspect == 0.71
