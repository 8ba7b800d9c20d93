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
   A case that cannot beat the longest path so far is dropped. Take a bridge if there is one:
   then the odd cities need not be linked anew, and one of its two sides is mostly settled.

Before all this, ``dead_ends`` are cut back; ``streets`` tells how the search writes down sets.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from ttr_widgets.model.gamemap import GameMap

from .dead_ends import trim
from .leaving_out import Pairing
from .streets import Net, bits, cities, net_of, odd_cities, only, pieces, spaces, without

Steps = dict[int, list[tuple[int, int, int]]]  # from each city: spaces, next city, route
Ways = dict[int, tuple[int, int, int]]  # shortest to each city: spaces, city before, last route


class Case(NamedTuple):
    """A net that hangs together, and which of its streets a path must use, as bits."""

    net: Net
    must: int = 0
    pairing: Pairing | None = None  # of the odd cities, if they were paired up before


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
    steps = _steps(game_map, tuple(sorted(set(routes))))
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
    core, best = trim(net_of(game_map, routes))
    cases = [Case(piece) for piece in reversed(pieces(core))]
    while cases:
        found, unsettled = _search(cases.pop(), spaces(best))
        best = found or best
        cases += unsettled
    return _walk(best)


def _search(case: Case, least: int) -> tuple[Net, list[Case]]:
    """Look for a path of more than ``least`` spaces; return any, and the cases unsettled."""
    net, must, pairing = case
    spare = spaces(net) - least
    if spare <= 0:
        return [], []
    if odd_cities(net).bit_count() <= 2:
        return net, []
    pairing = pairing or Pairing(net, must)
    left_out = pairing.cheapest(spare, must)
    if left_out is None:
        return [], []
    parts = pieces(without(net, left_out))
    found = parts[0] if spaces(parts[0]) > least else []
    return found, _torn(Case(net, must, pairing), left_out, parts) if parts[1:] else []


def _torn(case: Case, left_out: int, parts: list[Net]) -> list[Case]:
    """Take a street left out that led out of a part: search again without it, and with it."""
    net, must, pairing = case
    ways = only(net, left_out)
    way, *others = min([_exits(ways, cities(part)) for part in parts], key=len)
    sides = pieces(without(net, way.bit))
    if not others:  # the only way out was a bridge
        sides = [side for side in sides if not _settled(side, parts)]
    cases = [Case(side, must) for side in reversed(sides) if not must & ~bits(side)]
    return [*cases, Case(net, must | way.bit, None if others else pairing)]


def _exits(ways: Net, inside: int) -> Net:
    return [way for way in ways if way.ends & inside and way.ends & ~inside]


def _settled(side: Net, parts: list[Net]) -> bool:
    """Tell whether a side of a bridge left out is settled: one part, with both odd cities.

    What it leaves out is the cheapest here too, or the whole would not have been.
    """
    here = cities(side)
    first, *others = [part for part in parts if cities(part) & here]
    return not others and odd_cities(first) != 0


@lru_cache(maxsize=64)
def _steps(game_map: GameMap, routes: tuple[int, ...]) -> Steps:
    """Remember the steps, to look up one ticket after the other; nobody changes them."""
    steps: Steps = {}
    for number in routes:
        route = game_map.routes[number]
        steps.setdefault(route.a, []).append((route.spaces, route.b, number))
        steps.setdefault(route.b, []).append((route.spaces, route.a, number))
    return steps


def _ways_from(steps: Steps, start: int) -> Ways:
    """Find the shortest ways to all cities, nearest first."""
    ways: Ways = {}
    heap = [(0, start, -1, -1)]
    while heap:
        far, city, before, last = heappop(heap)
        if city not in ways:
            ways[city] = far, before, last
            for more, other, number in steps[city]:
                if other not in ways:
                    heappush(heap, (far + more, other, city, number))
    return ways


def _way_to(ways: Ways, city: int) -> Iterator[int]:
    """Go back from this city to where the ways start, route by route."""
    while ways[city][1] >= 0:
        _, city, number = ways[city]
        yield number


def _walk(net: Net) -> Trail:
    """Walk all streets of a net in one go; loops are put in on the way back (Hierholzer)."""
    onward: dict[int, dict[int, int]] = defaultdict(dict)  # from a city: by which route where
    for street in net:
        onward[street.a][street.number] = street.b
        onward[street.b][street.number] = street.a
    start = odd_cities(net) or cities(net)
    path, trail = [(1 << start.bit_length() - 1, -1)] if net else [], []
    while path:
        city, _ = path[-1]
        if onward[city]:
            number, other = onward[city].popitem()
            del onward[other][number]
            path.append((other, number))
        else:
            trail.append(path.pop())
    numbers = tuple([number for _, number in trail[:-1]])
    stops = tuple([city.bit_length() - 1 for city, _ in trail])
    return Trail(spaces(net), numbers, stops)
