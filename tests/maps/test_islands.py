"""The Islands, our own small map: every kind of route, and a fair short game."""

from collections import Counter
from itertools import combinations, pairwise

import networkx
import pytest

import ttr_widgets as ttr
from ttr_widgets.model.cards import GRAY, NAMES

BOX = ttr.load_box("islands")
ROUTES, TICKETS = BOX.map.routes, BOX.map.tickets


def kind(route):
    """Say what kind of route this is, as a lesson would."""
    color = "gray" if route.color == GRAY else "colored"
    way = "tunnel" if route.tunnel else f"ferry {route.ferry}" if route.ferry else "plain"
    twin = None if route.twin is None else ROUTES[route.twin]
    pair = "single" if twin is None else "same" if twin.color == route.color else "different"
    return color, way, pair


def test_it_has_every_kind_of_route():
    assert {kind(route) for route in ROUTES} == {
        ("gray", "plain", "single"),
        ("gray", "plain", "same"),
        ("gray", "tunnel", "single"),
        ("gray", "ferry 1", "single"),
        ("gray", "ferry 1", "same"),
        ("gray", "ferry 2", "single"),
        ("colored", "plain", "single"),
        ("colored", "plain", "different"),
        ("colored", "tunnel", "single"),
    }


def test_it_is_small():
    assert len(BOX.map.cities) == 10
    assert len(ROUTES) == 24
    assert sum(route.spaces for route in ROUTES) == 62
    assert Counter(route.spaces for route in ROUTES) == {1: 1, 2: 10, 3: 11, 4: 2}
    assert BOX.players == (2, 3)
    assert BOX.trains == 15


def test_each_color_has_a_route_of_two_spaces_and_one_of_three():
    for color in BOX.colors:
        assert sorted(r.spaces for r in ROUTES if r.color == color) == [2, 3], NAMES[color]


def test_the_names_are_short_and_begin_with_different_letters():
    names = [city.name for city in BOX.map.cities]
    assert names == sorted(names)
    assert "".join(name[0] for name in names) == "ABCDEFGHIJ"
    assert all(4 <= len(name) <= 5 for name in names)


def test_it_has_all_three_features_and_two_attractions():
    assert {feature.name for feature in BOX.features} == {
        "stations",
        "attractions",
        "longest-path",
    }
    assert [city.name for city in BOX.map.cities if city.attraction] == ["Aluna", "Jumi"]


def test_a_ticket_is_worth_its_shortest_path_and_long_ones_are_worth_more():
    for ticket in TICKETS:
        a, b = BOX.map.cities[ticket.a].name, BOX.map.cities[ticket.b].name
        shortest = networkx.shortest_path_length(BOX.map.graph, a, b, weight="spaces")
        assert ticket.points == shortest, ticket.name
        assert (ticket.points >= 7) == (ticket.kind == "long")
    assert Counter(ticket.kind for ticket in TICKETS) == {"long": 4, "regular": 15}


def test_each_city_is_on_three_regular_tickets():
    regular = [ticket for ticket in TICKETS if ticket.kind == "regular"]
    on = Counter(city for ticket in regular for city in (ticket.a, ticket.b))
    assert set(on.values()) == {3} and len(on) == 10


def test_no_single_route_cuts_the_map_in_two():
    graph = networkx.Graph(BOX.map.graph)
    assert not list(networkx.bridges(graph))


def test_its_three_islands_are_joined_by_ferries_only():
    plain = [route for route in ROUTES if not route.ferry]
    graph = networkx.Graph((BOX.map.cities[r.a].name, BOX.map.cities[r.b].name) for r in plain)
    graph.add_nodes_from(city.name for city in BOX.map.cities)
    islands = sorted(
        "".join(sorted(name[0] for name in part)) for part in networkx.connected_components(graph)
    )
    assert islands == ["ABCDEF", "GHI", "J"]
    names = [land.name for land in BOX.map.outline.land if land.name]
    assert names == ["Tolana", "Merro", "Piko"]


def test_no_two_routes_cross():
    lines = {(r.a, r.b): _line(r) for r in ROUTES}
    for (one, first), (two, second) in combinations(lines.items(), 2):
        if not set(one) & set(two):
            assert not _cross(first, second), (one, two)


def _line(route):
    a, b = BOX.map.cities[route.a], BOX.map.cities[route.b]
    (ax, ay), (cx, cy), (bx, by) = (a.x, a.y), route.bend, (b.x, b.y)
    steps = [n / 12 for n in range(13)]
    return [
        (
            (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx,
            (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by,
        )
        for t in steps
    ]


def _cross(first, second):
    def left(a, b, c):
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0

    return any(
        left(a, b, c) != left(a, b, d) and left(c, d, a) != left(c, d, b)
        for a, b in pairwise(first)
        for c, d in pairwise(second)
    )


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_is_short_fair_and_ends(players):
    seats = {f"P{seat}": ttr.players.greedy for seat in range(players)}
    decisions, done = [], []
    for seed in range(20):
        game = ttr.Game("islands", seats, seed=seed)
        while not game.over:
            game.step()
        decisions.append(len(game.actions) / players)
        done += [line.done for line in game.scores().lines if line.kind == "ticket"]
    assert 15 <= sum(decisions) / len(decisions) <= 30
    assert max(decisions) < 45
    assert sum(done) / len(done) > 0.7
