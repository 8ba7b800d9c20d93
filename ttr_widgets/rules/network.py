"""Networks: which cities some routes connect, and the longest path through them.

Tickets are easy: routes put cities into groups; a ticket is done if one group has both cities.

The longest continuous path is the one hard search of the game: it may come back to a city,
but uses no route twice. To try all paths takes too long in a dense network, so ask the other
way round: *what does the path leave out?* Call a city odd if an odd number of routes meet there.

1. Whatever a path uses hangs together and has at most two odd cities, its two ends: passing
   through a city takes routes two by two, one in and one out. And whatever hangs together and
   has at most two odd cities can be walked in one go (Euler, bridges of Koenigsberg, 1736).
2. So what is left out must even out all odd cities but two: it holds ways that link these in
   pairs. The cheapest pairing by shortest ways is the least that any path can leave out;
   ``leaving_out`` finds it.
3. If the network still hangs together without that, it is a longest path, and this proves it.
   If not, take a route left out that led from one part to another: a longest path either does
   without it (search again without it) or uses it (search again, forbidden to leave it out).
   A case that cannot beat the longest path so far is dropped.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush

from ttr_widgets.model.gamemap import GameMap

from . import leaving_out

Net = tuple[int, ...]  # routes, by id, in map order
Case = tuple[Net, Net]  # the routes that a path may use, and those that it must use
Steps = dict[int, list[tuple[int, int, int]]]  # from each city: spaces, next city, route
Ways = dict[int, tuple[int, int, int]]  # shortest to each city: spaces, city before, last route

_NOTHING: list[tuple[int, Net]] = [(0, ()), (0, ())]  # two dead ends of no depth


@dataclass(frozen=True, slots=True)
class Trail:
    """A continuous path: its routes in the order walked, and its cities: one more, or none."""

    spaces: int
    routes: tuple[int, ...]
    cities: tuple[int, ...]


def groups(game_map: GameMap, routes: Iterable[int], known: Iterable[int] = ()) -> list[int]:
    """Put the cities into groups that these routes connect, besides groups known before.

    Returns a number for each city id, the same for connected cities and for no others: one
    call answers for any number of tickets.
    """
    speakers = list(known) or list(range(len(game_map.cities)))
    for number in routes:
        route = game_map.routes[number]
        speakers[_speaker(speakers, route.a)] = _speaker(speakers, route.b)
    return [_speaker(speakers, city) for city in speakers]


def _speaker(speakers: list[int], city: int) -> int:
    while speakers[city] != city:
        speakers[city] = city = speakers[speakers[city]]  # shortens the way for the next
    return city


def connected(game_map: GameMap, routes: Iterable[int], a: int, b: int) -> bool:
    """Tell whether these routes connect two cities, by however long a way."""
    group = groups(game_map, routes)
    return group[a] == group[b]


def path_between(game_map: GameMap, routes: Iterable[int], a: int, b: int) -> tuple[int, ...]:
    """Find a shortest way (in spaces) between two cities.

    Returns its route ids in the order from ``a`` to ``b``; () if there is no way.
    """
    steps = _map_of(game_map, _net(routes))
    ways = _ways_from(steps, a) if a in steps else {}
    return tuple(_way_to(ways, b))[::-1] if b in ways else ()


def longest_path(game_map: GameMap, routes: Iterable[int]) -> Trail:
    """Find the longest continuous path: a city may come again, a route may not.

    Args:
        game_map: the map that the route ids belong to.
        routes: the routes of one player, by id, in any order.

    Returns:
        A trail of the most spaces there can be. Among equals it is always the same one,
        whatever the order of ``routes``; without routes it is empty.
    """
    net = _net(routes)
    core, best = _trim(net, _steps(game_map, net))
    cases: list[Case] = [(core, ())]
    while cases:
        may, must = cases.pop()
        for piece in _pieces(game_map, may):
            spare = _spaces(game_map, piece) - _spaces(game_map, best)
            if spare > 0 and set(must) <= set(piece):
                best, unsettled = _search(game_map, (piece, must), best, spare)
                cases += unsettled
    return _walk(game_map, best)


def _search(game_map: GameMap, case: Case, best: Net, spare: int) -> tuple[Net, list[Case]]:
    """Look for a path longer than the best; return the best then, and the cases unsettled."""
    piece, must = case
    left_out = leaving_out.cheapest([game_map.routes[n] for n in piece], must, spare)
    if left_out is None:
        return best, []
    stays = tuple([number for number in piece if number not in left_out])
    part, *others = _pieces(game_map, stays)
    best = max(best, part, key=lambda net: _spaces(game_map, net))
    if not others:
        return best, []
    inside, served = _cities(game_map, part), _cities(game_map, stays)
    ways = [game_map.routes[number] for number in sorted(left_out)]
    exits = [way for way in ways if (way.a in inside) != (way.b in inside)]
    way = max(exits, key=lambda way: way.a in served and way.b in served).id  # to another part
    return best, [(_net(set(piece) - {way}), must), (piece, (*must, way))]


def _cities(game_map: GameMap, net: Net) -> set[int]:
    routes = [game_map.routes[number] for number in net]
    return {route.a for route in routes} | {route.b for route in routes}


def _net(routes: Iterable[int]) -> Net:
    return tuple(sorted(set(routes)))


def _spaces(game_map: GameMap, net: Net) -> int:
    return sum([game_map.routes[number].spaces for number in net])


@lru_cache(maxsize=64)
def _map_of(game_map: GameMap, net: Net) -> Steps:
    """Remember the steps of a net, to look up one ticket after the other; nobody changes them."""
    return _steps(game_map, net)


def _steps(game_map: GameMap, net: Net) -> Steps:
    steps: Steps = {}
    for number in net:
        route = game_map.routes[number]
        steps.setdefault(route.a, []).append((route.spaces, route.b, number))
        steps.setdefault(route.b, []).append((route.spaces, route.a, number))
    return steps


def _pieces(game_map: GameMap, net: Net) -> list[Net]:
    """Take a net apart into the pieces that hang together, most spaces first."""
    group = groups(game_map, net)
    pieces: dict[int, list[int]] = {}
    for number in net:
        pieces.setdefault(group[game_map.routes[number].a], []).append(number)
    return sorted(map(tuple, pieces.values()), key=lambda piece: -_spaces(game_map, piece))


def _trim(net: Net, steps: Steps) -> tuple[Net, Net]:
    """Cut back dead ends: a longest path uses at most the two deepest ones at a city.

    Returns the loops with the dead ends worth keeping, and the longest path in dead ends alone.
    """
    left, cut = {city: len(there) for city, there in steps.items()}, set()
    deepest: dict[int, list[tuple[int, Net]]] = {}
    tips = [city for city in left if left[city] == 1]
    for tip in tips:
        for spaces, city, number in steps[tip]:
            if number not in cut:  # one; none at the last city of a tree
                cut.add(number)
                depth, chain = deepest.get(tip, _NOTHING)[0]
                branch = (depth + spaces, (*chain, number))
                deepest[city] = sorted([*deepest.get(city, _NOTHING), branch], reverse=True)[:2]
                left[tip], left[city] = 0, left[city] - 1
                tips += [city] if left[city] == 1 else []
    kept = [n for city in deepest if left[city] for _, chain in deepest[city] for n in chain]
    paths = [(one + two, (*a, *b)) for (one, a), (two, b) in deepest.values()]
    loops = [number for number in net if number not in cut]
    return _net(loops + kept), _net(max(paths, default=(0, ()))[1])


def _ways_from(steps: Steps, start: int) -> Ways:
    """Find the shortest ways to all cities, nearest first."""
    ways: Ways = {}
    heap = [(0, start, -1, -1)]
    while heap:
        spaces, city, before, last = heappop(heap)
        if city not in ways:
            ways[city] = spaces, before, last
            for more, other, number in steps[city]:
                if other not in ways:
                    heappush(heap, (spaces + more, other, city, number))
    return ways


def _way_to(ways: Ways, city: int) -> Iterator[int]:
    """Go back from this city to where the ways start, route by route."""
    while ways[city][1] >= 0:
        _, city, number = ways[city]
        yield number


def _walk(game_map: GameMap, net: Net) -> Trail:
    """Walk all routes of a net in one go; loops are put in on the way back (Hierholzer)."""
    steps = _steps(game_map, net)
    odd = [city for city in steps if len(steps[city]) % 2]
    path, trail, ahead = [(max(odd or steps), -1)] if net else [], [], set(net)
    while path:
        onward = steps[path[-1][0]]
        if not onward:
            trail.append(path.pop())
        elif onward[-1][2] in ahead:
            ahead.remove(onward[-1][2])
            path.append(onward.pop()[1:])
        else:
            onward.pop()
    numbers = tuple(number for _, number in trail[:-1])
    return Trail(_spaces(game_map, net), numbers, tuple(city for city, _ in trail))
