"""Networks on maps small enough to check with a finger."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.model.cards import GRAY
from ttr_widgets.model.gamemap import City, GameMap, Route
from ttr_widgets.rules.network import Trail, connected, groups, longest_path, path_between


def sketch(text):
    """Draw a map from words: ``"AB3 BC2"`` is three cities and two routes."""
    names = sorted({name for word in text.split() for name in word[:2]})
    cities = [City(number, name, name, 0, 0) for number, name in enumerate(names)]
    routes = [
        Route(number, word, names.index(word[0]), names.index(word[1]), GRAY, int(word[2:]))
        for number, word in enumerate(text.split())
    ]
    return GameMap(tuple(cities), tuple(routes), ())


def every(game_map):
    return range(len(game_map.routes))


def longest(text):
    """Measure the longest path through all routes of a sketch, and walk it to be sure."""
    game_map = sketch(text)
    trail = longest_path(game_map, every(game_map))
    walk(game_map, trail)
    return trail.spaces


def walk(game_map, trail):
    """Walk a trail with a finger: fail at a gap, at a route used twice, at a wrong count."""
    assert len(set(trail.routes)) == len(trail.routes)
    assert len(trail.cities) == (len(trail.routes) + 1 if trail.routes else 0)
    for number, here, there in zip(trail.routes, trail.cities, trail.cities[1:], strict=False):
        route = game_map.routes[number]
        assert {route.a, route.b} == {here, there}
    assert sum(game_map.routes[number].spaces for number in trail.routes) == trail.spaces


def usa(*names):
    game_map = ttr.load_box("usa").map
    first = {}
    for route in game_map.routes:
        a, b = game_map.cities[route.a].name, game_map.cities[route.b].name
        first.setdefault(frozenset((a, b)), route.id)
    return game_map, [first[frozenset(name.split("-"))] for name in names]


def city(game_map, name):
    return next(city.id for city in game_map.cities if city.name == name)


# groups, connected, path_between


def test_without_routes_every_city_is_a_group_of_its_own():
    assert len(set(groups(sketch("AB1 CD1"), []))) == 4


def test_cities_are_in_one_group_if_and_only_if_routes_connect_them():
    a, b, c, d, e = groups(sketch("AB1 BC2 DE4 AC1"), [0, 1, 2])
    assert a == b == c != d == e


def test_a_long_way_round_connects_as_well():
    game_map, mine = usa(
        "Denver-Kansas City",
        "Kansas City-Oklahoma City",
        "Oklahoma City-Dallas",
        "Dallas-Houston",
        "Houston-El Paso",
    )
    denver, el_paso = city(game_map, "Denver"), city(game_map, "El Paso")
    assert connected(game_map, mine, denver, el_paso)
    assert path_between(game_map, mine, denver, el_paso) == tuple(mine)
    assert path_between(game_map, mine, el_paso, denver) == tuple(reversed(mine))
    assert not connected(game_map, mine[:-1], denver, el_paso)


def test_a_city_is_connected_with_itself_by_no_route():
    game_map = sketch("AB1")
    assert connected(game_map, [], 0, 0)
    assert path_between(game_map, [0], 0, 0) == path_between(game_map, [], 0, 0) == ()


def test_the_shortest_way_has_the_fewest_spaces_not_the_fewest_routes():
    assert path_between(sketch("AB2 BC2 AC5"), [0, 1, 2], 0, 2) == (0, 1)


def test_no_way_is_an_empty_way():
    assert path_between(sketch("AB2 CD2"), [0, 1], 0, 3) == ()
    assert path_between(sketch("AB2 CD2"), [0], 0, 3) == ()


def test_only_the_given_routes_are_ways():
    assert path_between(sketch("AB2 BC2 AC5"), [2, 0], 0, 2) == (2,)


def test_equal_ways_are_settled_by_the_map_not_by_the_order_of_routes():
    game_map = sketch("AB1 AC1 BD1 CD1 AD2 AD2")
    ways = {path_between(game_map, order, 0, 3) for order in ([*range(6)], [5, 4, 3, 2, 1, 0])}
    assert len(ways) == 1


# longest_path


def test_no_routes_have_no_path():
    assert longest_path(sketch("AB1"), []) == Trail(0, (), ())


def test_one_route_is_a_path():
    assert longest_path(sketch("AB3"), [0]) == Trail(3, (0,), (0, 1))


def test_a_loop_with_two_spurs_is_walked_once_around():
    """O-US10: not 10 (a city may repeat) and not 14 (a route may not)."""
    game_map, mine = usa(
        "Denver-Kansas City",
        "Kansas City-Oklahoma City",
        "Oklahoma City-Denver",
        "Denver-Santa Fe",
        "Kansas City-Saint Louis",
    )
    trail = longest_path(game_map, mine)
    walk(game_map, trail)
    assert trail.spaces == 12


@pytest.mark.parametrize(
    ("what", "routes", "spaces"),
    [
        ("a line", "AB1 BC2 CD3", 6),
        ("a fork: the two longest arms", "AB1 AC2 AD3", 5),
        ("a tree, missing its middle", "AB9 AC9 CD1 DE1 DF1", 20),
        ("two trees", "AB3 BC3 DE1 EF6", 7),
        ("a ring", "AB1 BC2 CA3", 6),
        ("a ring of two", "AB2 AB2", 4),
        ("three routes side by side", "AB1 AB1 AB1", 3),
        ("a ring with a spur", "AB1 BC2 CA3 AD4", 10),
        ("a ring with two spurs at one city", "AB1 BC2 CA3 AD4 AE5", 15),
        ("a ring with three spurs at one city", "AB1 BC2 CA3 AD4 AE5 AF6", 17),
        ("a tree on a small ring: its arms win", "AB1 AB1 AC1 CD9 CE9", 18),
        ("a figure of eight", "AB1 BC2 CA3 AD4 DE5 EA6", 21),
        ("two rings far apart", "AB1 BC2 CA3 DE4 EF5 FD6", 15),
        ("two rings and a bridge", "AB1 BC2 CA3 AD4 DE5 EF6 FD5", 26),
        ("three ways between two cities", "AB1 BC1 AD2 DC2 AE3 EC3", 12),
        ("four ways between two cities", "AB1 BC1 AD2 DC2 AE3 EC3 AC6", 18),
        ("a square with both diagonals", "AB1 BC1 CD1 DA1 AC1 BD1", 5),
        ("a square, and a longer ring apart", "AB2 BC2 CD2 DA2 AC2 BD2 EF5 EF6", 11),
        ("the bridges of Koenigsberg", "AB1 AB1 AC1 AC1 AD1 BD1 CD1", 6),
    ],
)
def test_the_longest_path_through(what, routes, spaces):
    assert longest(routes) == spaces


def test_what_is_cheapest_to_leave_out_may_tear_the_network_apart():
    """Two rings of 6, joined by a route of 1, each with a spur of 4 on the far side.

    Without the joint and one spur (5) two cities are odd, but nothing leads across. The
    longest path goes from tip to tip and leaves out half of each ring (6).
    """
    assert longest("AB4 BC3 BC3 CD1 DE3 DE3 EF4") == 21 - 6


def test_the_trail_does_not_depend_on_the_order_of_the_routes():
    game_map = sketch("AB1 BC1 CD1 DA1 AC1 BD1 AE2 CE2")
    trail = longest_path(game_map, every(game_map))
    assert longest_path(game_map, reversed(every(game_map))) == trail
    assert longest_path(game_map, [*every(game_map), *every(game_map)]) == trail


def test_the_whole_map_of_the_usa_is_no_trouble():
    game_map = ttr.load_box("usa").map
    trail = longest_path(game_map, every(game_map))
    walk(game_map, trail)
    assert trail.spaces == 285
