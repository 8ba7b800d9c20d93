"""The longest path agrees with a search so plain that nobody can doubt it."""

import random
from functools import cache

import pytest
from examples import in_time
from hypothesis import given, settings
from hypothesis import strategies as st

import ttr_widgets as ttr
from ttr_widgets.model.cards import GRAY
from ttr_widgets.model.gamemap import City, GameMap, Route
from ttr_widgets.rules.network import connected, groups, longest_path, path_between

pytestmark = in_time

BOXES = [ttr.load_box(name) for name in ttr.boxes()]
BOXES = pytest.mark.parametrize("box", BOXES, ids=lambda box: box.id)


def brute_force(game_map, routes):
    """Try every walk from every city, one route after another."""

    @cache  # where one stands and what is used up: the rest of the walk is the same
    def onward(city, unused):
        walks = [0]
        for number in unused:
            route = game_map.routes[number]
            if city in (route.a, route.b):
                other = route.a + route.b - city
                walks.append(route.spaces + onward(other, unused - {number}))
        return max(walks)

    return max(onward(city.id, frozenset(routes)) for city in game_map.cities)


def walk(game_map, trail):
    """Fail unless the trail is one continuous path and counts its spaces right."""
    routes = [game_map.routes[number] for number in trail.routes]
    steps = list(zip(trail.cities, trail.cities[1:], strict=False))
    assert len(set(trail.routes)) == len(routes) == len(steps)
    for route, (here, there) in zip(routes, steps, strict=True):
        assert {route.a, route.b} == {here, there}
    assert sum(route.spaces for route in routes) == trail.spaces


def make_map(cities, routes):
    """Make a map of routes (a, b, spaces); parallel routes are welcome."""
    return GameMap(
        tuple(City(number, f"C{number}", f"C{number}", 0, 0) for number in range(cities)),
        tuple(Route(n, f"R{n}", a, b, GRAY, spaces) for n, (a, b, spaces) in enumerate(routes)),
        (),
    )


@st.composite
def networks(draw):
    """Draw a small map with parallel routes, loops, islands."""
    cities = draw(st.integers(2, 8))
    ends = st.lists(st.integers(0, cities - 1), min_size=2, max_size=2, unique=True)
    route = st.tuples(ends, st.integers(1, 6)).map(lambda drawn: (*drawn[0], drawn[1]))
    return make_map(cities, draw(st.lists(route, max_size=9)))


def shake(rng, cities, routes, longest=6):
    """Shake a map together: quicker than to draw one, so there can be thousands."""
    pairs = [rng.sample(range(cities), 2) for _ in range(routes)]
    return make_map(cities, [(a, b, rng.randint(1, longest)) for a, b in pairs])


def chain_of_rings(rng, rings):
    """Join rings of two by short routes, with spurs: the cheapest pairing often tears these."""
    routes = []
    for ring in range(rings):
        left, right = 3 * ring, 3 * ring + 1
        routes += [(left, right, rng.randint(1, 6)), (left, right, rng.randint(1, 6))]
        routes += [(rng.choice((left, right)), 3 * ring + 2, rng.randint(1, 6))]
        routes += [(right, left + 3, rng.randint(1, 2))] if ring < rings - 1 else []
    return make_map(3 * rings, routes)


def check(game_map):
    trail = longest_path(game_map, range(len(game_map.routes)))
    walk(game_map, trail)
    assert trail.spaces == brute_force(game_map, range(len(game_map.routes)))


@settings(max_examples=500)
@given(networks())
def test_longest_path_is_what_brute_force_finds(game_map):
    check(game_map)


@pytest.mark.parametrize("cities", [3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("longest", [1, 2, 6])
def test_longest_path_in_many_shaken_networks(cities, longest):
    rng = random.Random(10 * cities + longest)
    for _ in range(150):
        check(shake(rng, cities, rng.randint(cities - 1, 9), longest))


def test_longest_path_where_cheapest_pairings_tear_the_network():
    rng = random.Random(5)
    for _ in range(150):
        check(chain_of_rings(rng, 3))


@BOXES
def test_longest_path_in_parts_of_a_printed_map(box):
    rng = random.Random(7)
    for _ in range(40):
        mine = grown(box.map, rng, 10)
        trail = longest_path(box.map, mine)
        walk(box.map, trail)
        assert trail.spaces == brute_force(box.map, mine)


def grown(game_map, rng, number):
    """Claim routes at random, each touching what is claimed already."""
    mine = [rng.randrange(len(game_map.routes))]
    while len(mine) < number:
        ends = {end for n in mine for end in (game_map.routes[n].a, game_map.routes[n].b)}
        near = sorted({n for end in ends for n in game_map.routes_at[end]}.difference(mine))
        mine.append(rng.choice(near))
    return mine


@given(networks(), st.randoms(use_true_random=False))
def test_longest_path_does_not_depend_on_the_order_of_routes(game_map, rng):
    numbers = list(range(len(game_map.routes)))
    trail = longest_path(game_map, numbers)
    rng.shuffle(numbers)
    assert longest_path(game_map, numbers) == trail


@given(networks())
def test_one_route_more_never_shortens_the_longest_path(game_map):
    lengths = [longest_path(game_map, range(n)).spaces for n in range(len(game_map.routes) + 1)]
    assert lengths == sorted(lengths)


@given(networks())
def test_groups_and_ways_agree_on_what_is_connected(game_map):
    routes = range(len(game_map.routes))
    group = groups(game_map, routes)
    for a in range(len(game_map.cities)):
        for b in range(a):
            way = path_between(game_map, routes, a, b)
            assert bool(way) == (group[a] == group[b]) == connected(game_map, routes, a, b)
            walk_way(game_map, way, a, b)


def walk_way(game_map, way, a, b):
    """Walk from a to b along this way; without a way there is nothing to walk."""
    here = a
    for number in way:
        route = game_map.routes[number]
        assert here in (route.a, route.b)
        here = route.a + route.b - here
    assert here == b or not way
