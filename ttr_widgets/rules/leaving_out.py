"""What a longest path leaves out: the cheapest ways that link all odd cities but two in pairs.

1. Links. Other cities matter only as stops between odd ones. They are taken off the map one by
   one, and what led through them is joined: links remain, straight from odd city to odd city.
2. Shares. The cost is shared out: each odd city pays half of its shortest link, so no link costs
   less than the shares of its two ends. Two cities may stay free, at best the dearest, so what
   a share has above the third largest counts for nothing and is cut off. All shares but two of
   the largest are then the least that any pairing can cost.
3. Excess. A link may cost more than the shares of its ends, and a free city may save less than
   the largest share. Look for a pairing without any such excess; if there is none, allow some,
   and so on: the first one found is the cheapest. Often it has none, so there is little to try.

To keep to whole numbers, shares and excess are counted in halves of a space.
"""

from collections import defaultdict
from itertools import combinations

from .streets import Net, odd_cities

Links = dict[int, dict[int, tuple[int, int]]]  # from city to city: spaces, streets as bits

_FAR = 1000  # more spaces than any link has


class Pairing:
    """The odd cities of a net that hangs together, to be linked in pairs, all but two.

    Args:
        net: streets with four odd cities or more.
        must: those that cannot be left out, as bits.
    """

    def __init__(self, net: Net, must: int):
        self._odd = odd_cities(net)
        self._links = _links(net, self._odd, must)
        near = {city: min(ways.values())[0] if ways else _FAR for city, ways in self._links.items()}
        self._dearest_first = sorted(near, key=near.__getitem__, reverse=True)
        self._most = near[self._dearest_first[2]]
        self._share = {city: min(spaces, self._most) for city, spaces in near.items()}
        self._least = sum(self._share.values()) - 2 * self._most
        self._excess = self._least % 2  # with the least it makes whole spaces

    def cheapest(self, spare: int, must: int) -> int | None:
        """Find the fewest spaces, fewer than ``spare``, to leave out so that two cities are odd.

        Args:
            spare: how many spaces are too many.
            must: the streets that cannot be left out, as bits: those known from the start, and
                any bridges (no way goes round a bridge, so all links without it stay as they
                are). Each call adds to those of the one before: it can only cost more.

        Returns:
            The streets to leave out, as bits; None if there are no such streets.
        """
        while self._least + self._excess <= 2 * (spare - 1):
            found = self._pair_up(self._odd, 2, self._excess, must)
            if found is not None:
                return found ^ must
            self._excess += 2
        return None

    def _pair_up(self, odd: int, free: int, excess: int, used: int) -> int | None:
        """Link all odd cities but ``free`` ones with no more excess; return the streets used.

        A link may lead to a city that is paired already: this makes it odd again.
        """
        if not odd:
            return None if free else used  # with nobody free, one link could have been saved
        for first in self._dearest_first:
            if first & odd:
                break
        share = self._share
        may = excess + share[first]
        for other, (spaces, way) in self._links[first].items():
            rest = may - 2 * spaces + (share[other] if other & odd else -share[other])
            if rest >= 0 and not way & used:
                found = self._pair_up(odd ^ first ^ other, free, rest, used | way)
                if found is not None:
                    return found
        rest = may - self._most
        return self._pair_up(odd ^ first, free - 1, rest, used) if free and rest >= 0 else None


def _links(net: Net, odd: int, must: int) -> Links:
    """Find the shortest ways between odd cities that pass no other odd city."""
    links: Links = defaultdict(dict)
    for street in net:
        there, back, way = links[street.a], links[street.b], (street.spaces, street.bit)
        if not street.bit & must and (street.b not in there or way < there[street.b]):
            there[street.b] = back[street.a] = way
    for city in [city for city in links if not city & odd]:
        _take_off(links, city)
    return links


def _take_off(links: Links, city: int) -> None:
    """Take a city off the map; link its neighbors straight where that is shorter."""
    ways = links.pop(city)
    for neighbor in ways:
        del links[neighbor][city]
    for (a, (one, before)), (b, (two, after)) in combinations(ways.items(), 2):
        if b not in links[a] or one + two < links[a][b][0]:
            links[a][b] = links[b][a] = one + two, before | after
