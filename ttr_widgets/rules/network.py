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
   Mostly it would fall apart at a bridge, a street that alone joins two parts with loops. So a
   longest path is asked to cross all bridges: none is left out. Or it does without one of them
   and stays on one of its sides, which mostly has too few spaces. Three bridges that do not lie
   in a row cannot all be crossed.
4. If the network falls apart all the same, take a street left out that led from one part to
   another: a longest path either does without it (search again without it) or uses it (search
   again, forbidden to leave it out). A case that cannot beat the longest path so far is dropped.

Before all this, ``dead_ends`` are cut back; ``streets`` tells how the search writes down sets.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from ttr_widgets.model.gamemap import GameMap

from .dead_ends import trim
from .leaving_out import Pairing, least_left_out
from .streets import (
    Net,
    Spread,
    bits,
    cities,
    net_of,
    odd_cities,
    only,
    pieces,
    spaces,
    spread_over,
    without,
)

Steps = dict[int, list[tuple[int, int, int]]]  # from each city: spaces, next city, route
Ways = dict[int, tuple[int, int, int]]  # shortest to each city: spaces, city before, last route


class Case(NamedTuple):
    """A net, and which of its streets a path must use, as bits."""

    net: Net
    must: int = 0


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
    cases = [Case(core)] if core else []
    while cases:
        found, unsettled = _search(cases.pop(), spaces(best))
        best = found or best
        cases += unsettled
    return _walk(best)


def _search(case: Case, least: int) -> tuple[Net, list[Case]]:
    """Look for a path of more than ``least`` spaces; return any, and the cases unsettled."""
    net, must = case
    if spaces(net) <= least:
        return [], []
    spread = spread_over(net)
    if spread.rest:
        return [], _worth([Case(piece, must) for piece in reversed(pieces(net))], least)
    if odd_cities(net).bit_count() <= 2:
        return net, []
    must |= spread.bridges
    found, unsettled = _cross(Case(net, must), least) if spread.in_a_row(must) else ([], [])
    return found, unsettled + _sides(case, spread, spaces(found) or least)


def _cross(case: Case, least: int) -> tuple[Net, list[Case]]:
    """Look for a path that crosses all bridges; if it falls apart, return its longest part."""
    net, must = case
    left_out = Pairing(net, must).cheapest(spaces(net) - least)
    if left_out is None:
        return [], []
    parts = pieces(without(net, left_out))
    found = parts[0] if spaces(parts[0]) > least else []
    return found, _torn(case, left_out, parts) if parts[1:] else []


def _torn(case: Case, left_out: int, parts: list[Net]) -> list[Case]:
    """Take a street left out that led out of a part: search again without it, and with it."""
    net, must = case
    ways = only(net, left_out)
    way, *_ = min([_exits(ways, cities(part)) for part in parts], key=len)
    return [Case(without(net, way.bit), must), Case(net, must | way.bit)]


def _exits(ways: Net, inside: int) -> Net:
    return [way for way in ways if way.ends & inside and way.ends & ~inside]


def _sides(case: Case, spread: Spread, least: int) -> list[Case]:
    """Do without each bridge in turn, but cross those before: the path stays on one side."""
    net, must = case
    through, total, sides = spread.through, spaces(net), []
    for bridge in only(net, spread.bridges & ~must):
        far = [street for street in net if through[street.a] & through[street.b] & bridge.bit]
        beyond = spaces(far)
        if beyond > least:
            sides.append(Case(far, must))
        if total - bridge.spaces - beyond > least:
            sides.append(Case(without(net, bridge.bit | bits(far)), must))
        must |= bridge.bit
    return _worth(sides, least)


def _worth(cases: list[Case], least: int) -> list[Case]:
    """Keep the cases that have all that must be used, and may have a path long enough."""
    # A case that lacks what must be used would do no harm: what it may find, the cases beside it
    # find as well. Dropped here, it need not be searched.
    return [
        Case(net, must)
        for net, must in cases
        if not must & ~bits(net) and spaces(net) - least_left_out(net) > least
    ]


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
    if not net:
        return Trail(0, (), ())
    onward: dict[int, Net] = {}
    for street in net:
        onward.setdefault(street.a, []).append(street)
        onward.setdefault(street.b, []).append(street)
    start = odd_cities(net) or cities(net)
    city = 1 << start.bit_length() - 1
    path: Net = []
    numbers: list[int] = []
    stops: list[int] = []
    while (ahead := onward[city]) or path:
        if ahead:
            street = ahead.pop()
            onward[city ^ street.ends].remove(street)
            path.append(street)
        else:
            street = path.pop()
            numbers.append(street.number)
            stops.append(city)
        city ^= street.ends
    stops.append(city)
    return Trail(spaces(net), tuple(numbers), tuple([stop.bit_length() - 1 for stop in stops]))
