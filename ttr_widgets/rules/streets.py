"""Routes as the search for the longest path sees them: sets of cities or routes are numbers.

City 3 is bit 3 of a number, and so is route 3 of another. A number with several bits is a set:
``&`` tells what two sets share, ``|`` puts them together. To flip the cities of one route after
the other (``^``) leaves the odd ones, where an odd number of routes meet.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_, xor
from typing import NamedTuple

from ttr_widgets.model.gamemap import GameMap


@dataclass(frozen=True, slots=True, eq=False)
class Street:
    """A route: its id and spaces; as bits its two cities, both together, and itself."""

    number: int
    spaces: int
    a: int
    b: int
    ends: int
    bit: int


Net = list[Street]  # in map order, each once


class Spread(NamedTuple):
    """How a net hangs together, as found by spreading out from one city; streets are bits.

    ``through`` tells through which streets each city was reached; ``loops`` has the streets that
    lie on a loop; each of the ``bridges`` alone joins two parts with loops; the ``rest`` of the
    net was not reached.
    """

    through: dict[int, int]
    loops: int
    bridges: int
    rest: Net

    def in_a_row(self, which: int) -> bool:
        """Tell if some path can use all of these streets that lie on no loop: they never fork."""
        crossed = which & ~self.loops
        if crossed.bit_count() <= 2:
            return True
        ways = {way & crossed for way in self.through.values()}
        return any(way ^ crossed in ways for way in ways)  # there by one way, back by the other


def net_of(game_map: GameMap, routes: Iterable[int]) -> Net:
    """See routes, given by id in any order, as streets."""
    streets = _streets(game_map)
    return [streets[number] for number in sorted(set(routes))]


@lru_cache(maxsize=64)
def _streets(game_map: GameMap) -> Net:
    """All routes of a map, made once; nobody changes them."""
    ends = [(1 << route.a, 1 << route.b) for route in game_map.routes]
    return [
        Street(route.id, route.spaces, a, b, a | b, 1 << route.id)
        for route, (a, b) in zip(game_map.routes, ends, strict=True)
    ]


def only(net: Net, which: int) -> Net:
    """Keep those streets of a net that are among these bits."""
    return [street for street in net if street.bit & which]


def without(net: Net, which: int) -> Net:
    """Leave out those streets of a net that are among these bits."""
    return [street for street in net if not street.bit & which]


def spaces(net: Net) -> int:
    """Count the spaces of a net."""
    return sum([street.spaces for street in net])


def bits(net: Net) -> int:
    """Put the streets of a net together."""
    return reduce(or_, [street.bit for street in net], 0)


def cities(net: Net) -> int:
    """Put the cities of a net together."""
    return reduce(or_, [street.ends for street in net], 0)


def odd_cities(net: Net) -> int:
    """Find the cities where an odd number of these streets meet."""
    return reduce(xor, [street.ends for street in net], 0)


def pieces(net: Net) -> list[Net]:
    """Take a net apart into the pieces that hang together, most spaces first."""
    if not net:
        return []
    inside = _reached(net)
    rest = [street for street in net if not street.ends & inside]
    if not rest:
        return [net]
    piece = [street for street in net if street.ends & inside]
    return sorted([piece, *pieces(rest)], key=spaces, reverse=True)


def _reached(net: Net) -> int:
    """Spread out from the first street until nothing more is reached; return the cities."""
    inside, ahead, beyond = net[0].ends, [street.ends for street in net], -1
    while len(ahead) != beyond:
        beyond, ends, ahead = len(ahead), ahead, []
        for both in ends:
            if both & inside:
                inside |= both
            else:
                ahead.append(both)
    return inside


def spread_over(net: Net) -> Spread:
    """Spread out from the first street as far as its piece goes.

    A street between two cities reached before closes a loop: there their ways part. A bridge is
    on no loop, but on the way to some loops and not to others.
    """
    through, ahead, beyond = {net[0].a: 0}, net, -1
    loops, some, every = 0, 0, -1
    while len(ahead) != beyond:
        beyond, streets, ahead = len(ahead), ahead, []
        for street in streets:
            a, b = street.a, street.b
            if a in through:
                if b in through:
                    loops |= through[a] ^ through[b] | street.bit
                    some |= through[a]
                    every &= through[a]
                else:
                    through[b] = through[a] | street.bit
            elif b in through:
                through[a] = through[b] | street.bit
            else:
                ahead.append(street)
    return Spread(through, loops, some & ~every & ~loops, ahead)
