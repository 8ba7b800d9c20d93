"""What a longest path leaves out: the cheapest ways that link all odd cities but two in pairs.

Each odd city sends out word of itself, and word travels one space at a time: so after 3 spaces
every city has heard of all odd cities that are at most 3 spaces away. As soon as the odd cities
can be paired up, this is done in the cheapest way; a longer way, still unknown, is waited for
only while it could make the whole cheaper.
"""

from collections.abc import Iterator, Sequence

from ttr_widgets.model.gamemap import Route

Near = dict[int, list[tuple[int, int]]]  # for each odd city the others, nearest first: spaces, city
Shares = dict[int, float]  # what each odd city adds to the cost, at least
Pairing = tuple[int, tuple[tuple[int, int], ...]]  # spaces of all ways, the cities they link


def cheapest(routes: Sequence[Route], must: Sequence[int], spare: int) -> tuple[int, ...] | None:
    """Find the fewest spaces, fewer than ``spare``, to leave out so that two cities are odd.

    Args:
        routes: a net that hangs together.
        must: the ids of those that cannot be left out.
        spare: how many spaces are too many.

    Returns:
        The ids of the routes to leave out; None if there are no such routes.
    """
    odd = _odd_cities(routes)
    if len(odd) <= 2:
        return ()
    word, found = Word(odd, [route for route in routes if route.id not in must]), None
    while word.spaces < spare - 1:
        word.travel()
        if sum([not others for others in word.near.values()]) <= 2:
            share = _shares(word.near, word.spaces + 1)
            left = sorted(odd, key=lambda city: -share[city])
            found = _pair_up(left, 2, word.near, share, spare) or found
            spare = found[0] if found else spare
            # A way unknown yet links two cities, and two are free; the others cost their shares.
            if word.spaces + 1 + sum([share[city] for city in left[4:]]) > spare - 1:
                break
    return tuple({n for a, b in found[1] for n in word.way(a, b)}) if found else None


def _odd_cities(routes: Sequence[Route]) -> list[int]:
    odd: set[int] = set()
    for route in routes:
        odd ^= {route.a, route.b}
    return sorted(odd)


class Word:
    """How far word of each odd city has come after so many spaces."""

    def __init__(self, odd: list[int], routes: list[Route]):
        self.spaces = 0
        self.near: Near = {city: [] for city in odd}
        self._streets = [(route.a, route.b, route.spaces, route.id) for route in routes]
        self._bit = {city: 1 << place for place, city in enumerate(odd)}
        self._city = {bit: city for city, bit in self._bit.items()}
        cities = {route.a for route in routes} | {route.b for route in routes}
        # After so many spaces: of which odd cities has a city heard, as the bits of a number?
        self._heard = [dict.fromkeys(cities, 0) | self._bit]

    def travel(self) -> None:
        """Let word travel one space further."""
        self.spaces += 1
        before, now = self._heard[-1], self._heard[-1].copy()
        for a, b, spaces, _ in self._streets:
            if spaces <= self.spaces:
                start = self._heard[self.spaces - spaces]
                now[a] |= start[b]
                now[b] |= start[a]
        self._heard.append(now)
        for city, others in self.near.items():
            new = now[city] ^ before[city]
            while new:
                bit = new & -new  # the lowest of the bits
                others.append((self.spaces, self._city[bit]))
                new ^= bit

    def way(self, a: int, b: int) -> Iterator[int]:
        """Go back from ``b`` to the odd city ``a`` as word came, route by route."""
        bit, city = self._bit[a], b
        left = next(spaces for spaces, heard in enumerate(self._heard) if heard[b] & bit)
        while left:
            for one, two, spaces, number in self._streets:
                other = two if city == one else one if city == two else None
                if other is not None and spaces <= left and self._heard[left - spaces][other] & bit:
                    yield number
                    city, left = other, left - spaces
                    break


def _shares(near: Near, unknown: int) -> Shares:
    """Share out the cost: no way is shorter than the shares of its two ends together.

    ``unknown`` is the least that a way costs which is not known yet.
    """
    most = unknown / 2
    share = {city: others[0][0] / 2 if others else most for city, others in near.items()}
    for city, others in near.items():
        share[city] = min([most, *[spaces - share[other] for spaces, other in others]])
    return share


def _pair_up(left: list[int], free: int, near: Near, share: Shares, spare: int) -> Pairing | None:
    """Link all cities left but ``free`` ones, as cheaply as can be below ``spare``.

    The cities come with the dearest share first, so what the free ones save at most is known.
    A free city is linked with itself, at no cost.
    """
    if len(left) == free:
        return 0, ()
    best, first = None, left[0]
    for spaces, other in [(0, first), *near[first]] if free else near[first]:
        if other in left and spaces < spare:
            rest = [city for city in left[1:] if city != other]
            now_free = free - (other == first)
            least = spaces + sum([share[city] for city in rest[now_free:]])
            if least <= spare - 1:
                found = _pair_up(rest, now_free, near, share, spare - spaces)
                if found:
                    best = spare, _ = spaces + found[0], ((first, other), *found[1])
    return best
