"""The little that must be painted when one picture of a layer becomes another.

Two things keep a frame small. What is new is simply painted over the picture before,
and once more all that lies above it; a claimed route only adds shapes. Where something
is gone, a rectangle is cleared, and painted again if anything else reaches into it; a
number on a plain card is only covered with a piece of the card.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from math import ceil, floor

from .outlines import Bounds, Outline, meet, outlines, touch, within
from .shapes import Disc, Label, Line, Polygon, Shape

EVERYWHERE = (0, 0, 2000, 2000)

NEAR = 3
"""Parts that lie nearer than this melt into one, in CSS pixels."""

MANY = 24
"""With more parts than this, the whole layer is painted."""


@dataclass(frozen=True, slots=True)
class Change:
    """How to paint a picture over the one before.

    ``emptied`` are parts where nothing is any more; ``parts`` are cleared, and the shapes
    ``inside`` painted there; at last come the shapes ``on_top``, or first, if they lie
    ``apart`` from those parts: the brush is then already set for what is inside.
    """

    emptied: tuple[Bounds, ...]
    parts: tuple[Bounds, ...]
    inside: tuple[Shape, ...]
    on_top: tuple[Shape, ...]
    apart: bool = False


def change(before: Sequence[Shape], after: Sequence[Shape]) -> Change | None:
    """Find what must be painted so that one picture of a layer becomes the other.

    Returns:
        None if the whole layer must be painted: so much differs, or what stayed lies in
        another order.
    """
    same = _same_below(before, after)
    old, new = set(before[same:]), set(after[same:])
    stayed = [shape for shape in after[same:] if shape in old]
    if not same and not stayed:
        return Change((EVERYWHERE,) if before else (), (), (), tuple(after))
    gone = outlines([shape for shape in before[same:] if shape not in new])
    parts = _melted(gone)
    if stayed != [shape for shape in before[same:] if shape in new] or len(parts) > MANY:
        return None
    measured = list(zip(after, outlines(after), strict=True))
    below, above = _split(measured[same:], old)
    if any(_alpha(shape) < 1 for shape, _outline in above if shape in old):
        return None
    return _change(*_with_words(parts, [*measured[:same], *below], above))


def _same_below(before: Sequence[Shape], after: Sequence[Shape]) -> int:
    """How many shapes at the bottom are the same."""
    pairs = enumerate(zip(before, after, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(before), len(after)))


Measured = list[tuple[Shape, Outline]]


def _split(measured: Measured, old: set[Shape]) -> tuple[Measured, Measured]:
    """What may stay as it is; and what is new, with all that lies above it."""
    below: Measured = []
    above: Measured = []
    for shape, outline in measured:
        fresh = shape not in old or any(_covers(shape, outline, *other) for other in above)
        (above if fresh else below).append((shape, outline))
    return below, above


def _covers(shape: Shape, outline: Outline, other: Shape, below: Outline) -> bool:
    """Tell whether it matters that a shape lies above another; in one color it does not."""
    color = _only_color(shape)
    return (color is None or color != _only_color(other)) and touch(outline, below)


def _only_color(shape: Shape) -> str | None:
    """The color of a shape; None if it has several."""
    if isinstance(shape, Label):
        return None if shape.halo else shape.color
    fill = None if isinstance(shape, Line) else shape.fill
    return fill or shape.stroke if fill is None or shape.stroke is None else None


def _change(parts: list[Bounds], below: Measured, above: Measured) -> Change:
    under = {part: [one[0] for one in below if _reaches(*one, part)] for part in parts}
    patches = {part: patch for part in parts if (patch := _patch(under[part], part))}
    emptied = [part for part in parts if not under[part]]
    full = [part for part in parts if under[part] and part not in patches]
    inside = [one[0] for one in below if any(_reaches(*one, part) for part in full)]
    on_top = *patches.values(), *(shape for shape, _outline in above)
    apart = not any(meet(one[1].bounds, part) for one in above for part in full)
    return Change(tuple(emptied), tuple(full), tuple(inside), on_top, apart)


def _with_words(
    parts: list[Bounds], below: Measured, above: Measured
) -> tuple[list[Bounds], Measured, Measured]:
    """Let a part that cuts through nothing but words grow around them, to write them again.

    That weighs less than to keep the brush within a part.
    """
    grown, words = [], []
    for part in parts:
        cut = [one for one in below if _reaches(*one, part)]
        wider = reduce(_around, (_whole(outline.bounds) for _shape, outline in cut), part)
        others = [one for one in below if _reaches(*one, wider)]
        free = not any(meet(wider, other) for other in parts if other != part)
        if free and cut == others and all(isinstance(shape, Label) for shape, _outline in cut):
            words += cut
            part = wider
        grown.append(part)
    return grown, [one for one in below if one not in words], [*words, *above]


def _reaches(shape: Shape, outline: Outline, part: Bounds) -> bool:
    """Tell whether a part shows something of a shape; a rim all around it does not count."""
    if not meet(outline.bounds, part):
        return False
    return not isinstance(shape, Polygon) or bool(shape.fill) or not within(part, shape)


def _patch(under: list[Shape], part: Bounds) -> Polygon | None:
    """A piece of the shape below, where a part shows nothing else: a card under its number."""
    top = under[-1] if under else None
    if not isinstance(top, Polygon) or not top.fill or top.alpha < 1 or not within(part, top):
        return None
    left, upper, right, lower = part
    return Polygon(((left, upper), (right, upper), (right, lower), (left, lower)), top.fill)


def _alpha(shape: Shape) -> float:
    return 1.0 if isinstance(shape, (Disc, Label)) else shape.alpha


def _melted(outlines: Sequence[Outline]) -> list[Bounds]:
    """Rectangles around outlines; those that nearly meet melt into one."""
    parts: list[Bounds] = []
    for outline in outlines:
        part = _whole(outline.bounds)
        while other := next((one for one in parts if meet(one, _grown(part))), None):
            parts.remove(other)
            part = _around(other, part)
        parts.append(part)
    return sorted(parts)


def _around(a: Bounds, b: Bounds) -> Bounds:
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def _grown(part: Bounds) -> Bounds:
    return part[0] - NEAR, part[1] - NEAR, part[2] + NEAR, part[3] + NEAR


def _whole(bounds: Bounds) -> Bounds:
    """Round outwards, with a pixel for smoothed edges."""
    left, top, right, bottom = bounds
    return floor(left) - 1, floor(top) - 1, ceil(right) + 1, ceil(bottom) + 1
