"""Dead ends of a network: a path that enters one ends there, so it enters two at most."""

from collections import defaultdict

from .streets import Net, Street, only

Arm = tuple[int, int]  # a dead end: its spaces, its streets as bits

_NONE: Arm = (0, 0)


def trim(net: Net) -> tuple[Net, Net]:
    """Cut back dead ends: a longest path uses at most the two deepest ones at a city.

    Returns the loops with the dead ends worth keeping, and the longest path in dead ends alone.
    """
    arms, loops = _cut(net)
    best, kept = _NONE, 0
    for city, there in arms.items():
        (one, a), (two, b) = sorted([_NONE, *there])[-2:]
        best = max(best, (one + two, a | b))
        kept |= a | b if city & loops else 0
    core = [street for street in net if street.ends & loops == street.ends or street.bit & kept]
    return core, only(net, best[1])


def _cut(net: Net) -> tuple[dict[int, list[Arm]], int]:
    """Cut off every street that leads nowhere, from the tips inward.

    Returns the dead ends cut off at each city, of any that fork the deepest, and the cities
    where streets are left.
    """
    left: dict[int, list[Street]] = defaultdict(list)
    for street in net:
        left[street.a].append(street)
        left[street.b].append(street)
    arms: dict[int, list[Arm]] = {}
    tips = [city for city, there in left.items() if len(there) == 1]
    for tip in tips:
        if left[tip]:  # none at the last city of a tree
            street = left[tip].pop()
            city = street.ends ^ tip
            left[city].remove(street)
            depth, beyond = max(arms.get(tip, [_NONE]))
            arms.setdefault(city, []).append((depth + street.spaces, beyond | street.bit))
            if len(left[city]) == 1:
                tips.append(city)
    return arms, sum([city for city, there in left.items() if there])
