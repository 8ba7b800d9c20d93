"""Names make room for stations: beside the house, off every slot, plate and other name."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import product
from math import dist

from .convex import Convex
from .labels import CityLabel, height, reach
from .layout import Layout
from .places import Rect
from .shapes import Points
from .stations import room
from .tracks import PLATE

_SMALLER = (1.0, 0.92, 0.85)
"""A name may be written smaller where there is little room."""
_AWAY = (0.0, 2.0, 4.0, 7.0, 10.0, 14.0, 18.0)
"""How far from the house a name is tried, in CSS pixels; a line leads to one farther away."""
_ALONG = tuple(step / 8 for step in range(9))


def names_of(layout: Layout, built: Collection[int]) -> tuple[CityLabel, ...]:
    """The names of all cities, where they are written while stations are ``built`` in some."""
    return _names(layout, frozenset(built))


@lru_cache(64)
def _names(layout: Layout, built: frozenset[int]) -> tuple[CityLabel, ...]:
    houses = [room(*layout.dots[city]) for city in sorted(built)]
    names = {label.city: label for label in layout.labels}
    for label in layout.labels:
        if any(label.box.meets(one) for one in houses):
            others = [one.box for city, one in names.items() if city != label.city]
            names[label.city] = _moved(label, layout, [*houses, *others])
    return tuple(names[label.city] for label in layout.labels)


def _moved(label: CityLabel, layout: Layout, taken: list[Rect]) -> CityLabel:
    """Write a name in the nearest place that is free; if none is, where it covers least."""
    dots = enumerate(layout.dots)
    others = [_square(*dot, layout.size.dot) for city, dot in dots if city != label.city]
    taken = [*taken, *others, *(_square(*track.plate, PLATE + 1) for track in layout.tracks)]
    spots = sorted(_spots(label, layout), key=lambda one: _worse(one, label, layout))
    free = [one for one in spots if not any(one.box.meets(other) for other in taken)] or spots
    clear = (one for one in free if not _covered(one.box, layout))
    return next(clear, None) or min(free, key=lambda one: _covered(one.box, layout))


def _worse(spot: CityLabel, label: CityLabel, layout: Layout) -> float:
    """How much worse a name lies there: farther off, easily misread, or smaller."""
    own = layout.dots[label.city]
    other = min(reach(spot.box, dot) for dot in layout.dots if dot != own)
    misread = 40.0 * (4 / 3 * reach(spot.box, own) > other)
    return dist(spot.box.middle, own) + misread + 30.0 * (1 - spot.text / label.text)


def _covered(box: Rect, layout: Layout) -> int:
    """How many slots a name covers there."""
    return sum(slot.lies_on(box) for slot in _slots(layout))


@lru_cache(32)
def _slots(layout: Layout) -> tuple[Convex, ...]:
    """All spaces; one that bends is in pieces."""
    spaces = (space for track in layout.tracks for space in track.spaces)
    return tuple(Convex(piece) for space in spaces for piece in _pieces(space))


def _pieces(space: Points) -> Iterator[Points]:
    for k in range(len(space) // 2 - 1):
        yield space[k], space[k + 1], space[-2 - k], space[-1 - k]


def _spots(label: CityLabel, layout: Layout) -> Iterator[CityLabel]:
    """Places for a name around the house in its city, on all four sides."""
    house, inside = room(*layout.dots[label.city]), layout.blocks.map
    for smaller, away, along in product(_SMALLER, _AWAY, _ALONG):
        w, h = (label.box.w - 2) * smaller + 2, height(label.lines, label.text * smaller)
        x = house.x - w + along * (house.w + w)
        y = house.y - h + along * (house.h + h)
        for box in (
            Rect(house.right + away, y, w, h),
            Rect(house.x - away - w, y, w, h),
            Rect(x, house.bottom + away, w, h),
            Rect(x, house.y - away - h, w, h),
        ):
            if inside.holds(box.x, box.y) and inside.holds(box.right, box.bottom):
                yield replace(label, box=box, text=label.text * smaller)


def _square(x: float, y: float, r: float) -> Rect:
    return Rect(x - r, y - r, 2 * r, 2 * r)
