"""Dead ends of a network: a path that enters one ends there, so it enters two at most."""

from .streets import Net, only, without

Arm = tuple[int, int]  # a dead end: its spaces, its streets as bits

_NONE: Arm = (0, 0)


def trim(net: Net) -> tuple[Net, Net]:
    """Cut back dead ends: a longest path uses at most the two deepest ones at a city.

    Returns the loops with the dead ends worth keeping, and the longest path in dead ends alone.
    """
    arms, cut, left = _cut(net)
    best = _NONE
    for city, there in arms.items():
        there.sort()
        (one, a), (two, b) = there[-2:]
        best = max(best, (one + two, a | b))
        if left[city]:
            cut &= ~(a | b)
    return without(net, cut) if cut else net, only(net, best[1])


def _cut(net: Net) -> tuple[dict[int, list[Arm]], int, dict[int, Net]]:
    """Cut off every street that leads nowhere, from the tips inward.

    Returns the dead ends cut off at each city, of any that fork the deepest; all streets cut off,
    as bits; and the streets left at each city.
    """
    left: dict[int, Net] = {}
    for street in net:
        left.setdefault(street.a, []).append(street)
        left.setdefault(street.b, []).append(street)
    arms: dict[int, list[Arm]] = {}
    cut, tips = 0, [city for city, there in left.items() if len(there) == 1]
    for tip in tips:
        if left[tip]:  # none at the last city of a tree
            street = left[tip].pop()
            city = street.ends ^ tip
            left[city].remove(street)
            cut |= street.bit
            depth, beyond = max(arms.get(tip, [_NONE]))
            arms.setdefault(city, [_NONE]).append((depth + street.spaces, beyond | street.bit))
            if len(left[city]) == 1:
                tips.append(city)
    return arms, cut, left
