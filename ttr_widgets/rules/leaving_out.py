"""What a longest path leaves out: the cheapest ways that link all odd cities but two in pairs.

1. Links. Other cities matter only as stops between odd ones. They are taken off the map one by
   one, and what led through them is joined: links remain, straight from odd city to odd city.
2. Shares. The cost is shared out: each odd city pays half of its shortest link, so no link costs
   less than the shares of its two ends. At the tip of a dead end there is one link only: it pays
   all that the other end does not. Two cities may stay free, at best the dearest, so what a
   share has above the third largest counts for nothing and is cut off. All shares but two of
   the largest are then the least that any pairing can cost.
3. Excess. A link may cost more than the shares of its ends, and a free city may save less than
   the largest share. Look for a pairing without any such excess; if there is none, allow some,
   and so on: the first one found is the cheapest. Often it has none, so there is little to try.

To keep to whole numbers, shares and excess are counted in halves of a space.
"""

from operator import attrgetter

from .streets import Net, odd_cities

Way = tuple[int, int]  # its spaces, its streets as bits
Links = dict[int, dict[int, Way]]  # from city to city

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
        shares = _shares(self._links)
        self._dearest_first = sorted(shares, key=shares.__getitem__, reverse=True)
        self._most = most = shares[self._dearest_first[2]]
        self._share = {city: min(share, most) for city, share in shares.items()}
        self._least = sum(self._share.values()) - 2 * most

    def cheapest(self, spare: int) -> int | None:
        """Find the fewest spaces, fewer than ``spare``, to leave out so that two cities are odd.

        Returns the streets to leave out, as bits; None if there are no such streets.
        """
        excess = self._least % 2  # with the least it makes whole spaces
        while self._least + excess <= 2 * (spare - 1):
            found = self._pair_up(self._odd, 2, excess, 0)
            if found is not None:
                return found
            excess += 2
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
    links: Links = {}
    for street in net:
        a, b = street.a, street.b
        there, back = links.setdefault(a, {}), links.setdefault(b, {})
        if not street.bit & must:
            way = street.spaces, street.bit
            if b not in there or way < there[b]:
                there[b] = back[a] = way
    for city in [city for city in links if not city & odd]:
        _take_off(links, city)
    return links


def _take_off(links: Links, city: int) -> None:
    """Take a city off the map; link its neighbors straight where that is shorter."""
    ways = links.pop(city)
    while ways:
        a, (one, before) = ways.popitem()
        there = links[a]
        del there[city]
        for b, (two, after) in ways.items():
            if b not in there or one + two < there[b][0]:
                there[b] = links[b][a] = one + two, before | after


def _shares(links: Links) -> dict[int, int]:
    """Share out what the links cost, in halves of a space."""
    shares = {city: min(ways.values())[0] if ways else _FAR for city, ways in links.items()}
    for city, ways in links.items():
        if len(ways) == 1:
            [(other, (spaces, _))] = ways.items()
            shares[city] = 2 * spaces - shares[other]
    return shares


def least_left_out(net: Net) -> int:
    """Tell at first sight how many spaces any path leaves out, or more.

    Every odd city but two loses a street, at least its shortest; and a street has two ends.
    """
    shortest: dict[int, int] = {}
    for street in sorted(net, key=attrgetter("spaces"), reverse=True):
        shortest[street.a] = shortest[street.b] = street.spaces
    odd = odd_cities(net)
    lost = sorted([spaces for city, spaces in shortest.items() if city & odd])
    return (sum(lost[:-2]) + 1) // 2
