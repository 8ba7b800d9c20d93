"""Which parts of a layer must be painted again."""

from collections.abc import Sequence
from math import ceil, floor

from .shapes import Shape
from .strokes import Bounds, bounds_of, meet

MANY = 24
"""With more parts than this, the whole layer is painted."""


def dirty_parts(before: Sequence[Shape], after: Sequence[Shape]) -> list[Bounds] | None:
    """Find the rectangles that cover all that differs between two pictures of a layer.

    Returns:
        Whole CSS pixels, none overlapping another; None if the whole layer must be
        painted: so much differs, or what stayed lies in another order.
    """
    old, new = set(before), set(after)
    stayed = [one for one in before if one in new], [one for one in after if one in old]
    if stayed[0] != stayed[1] or not stayed[0]:
        return None
    parts: list[Bounds] = []
    for shape in [*(old - new), *(new - old)]:
        _add(parts, _whole(bounds_of(shape)))
        if len(parts) > MANY:
            return None
    return sorted(parts)


def _add(parts: list[Bounds], part: Bounds) -> None:
    """Add a rectangle; those that it meets melt into it."""
    melted = True
    while melted:
        melted = False
        for other in parts:
            if meet(other, part):
                parts.remove(other)
                part = _around(other, part)
                melted = True
                break
    parts.append(part)


def _around(a: Bounds, b: Bounds) -> Bounds:
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def _whole(bounds: Bounds) -> Bounds:
    """Round outwards, with a pixel for smoothed edges."""
    left, top, right, bottom = bounds
    return floor(left) - 1, floor(top) - 1, ceil(right) + 1, ceil(bottom) + 1
