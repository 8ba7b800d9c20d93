"""Sort shapes into few batches: like strokes of the brush are painted by one command.

Shapes that lie on top must still come later, so a stroke joins an earlier batch only
if it touches nothing that was painted in between.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import cos, pi, sin
from typing import Any

from .shapes import Disc, Label, Line, Points, Shape
from .text import text_width

Bounds = tuple[float, float, float, float]
"""Left, top, right and bottom, in CSS pixels."""

Kind = tuple[Any, ...]
"""What strokes of one batch have in common: shape, touch, line width, dashes, color."""

LONG = 24
"""An outline of more points is sent once, to be filled and then followed."""

LOOK_BACK = 24

UNSEEN = 0.7
"""Strokes that overlap by less, in CSS pixels, may change their order."""


@dataclass(slots=True)
class Stroke:
    """One touch of the brush: of what kind, on which shape, in which color.

    ``reach`` is how far it goes beyond the points of the shape.
    """

    kind: Kind
    shape: Shape
    color: str
    reach: float
    bounds: Bounds


@dataclass(slots=True)
class Batch:
    """Strokes of one kind that are painted together."""

    kind: Kind
    strokes: list[Stroke] = field(default_factory=list)


def batches(shapes: Iterable[Shape]) -> list[Batch]:
    """Sort shapes into batches that give the same picture as one by one."""
    found: list[Batch] = []
    for shape in shapes:
        for stroke in _strokes(shape):
            _add(found, stroke)
    return found


def _add(found: list[Batch], stroke: Stroke) -> None:
    """Put a stroke into the earliest batch of its kind that nothing forbids."""
    home = None
    for batch in found[: -LOOK_BACK - 1 : -1]:
        if batch.kind == stroke.kind:
            home = batch
        if any(_touch(one, stroke) for one in batch.strokes):
            break
    if home is None:
        found.append(home := Batch(stroke.kind))
    home.strokes.append(stroke)


def _strokes(shape: Shape) -> Iterator[Stroke]:
    """Take a shape apart into its filling and its outline."""
    name, bounds = type(shape).__name__, bounds_of(shape)
    if isinstance(shape, Label):
        look = shape.size, shape.bold, shape.align, shape.color, shape.halo
        yield Stroke((name, *look), shape, shape.color, 0, bounds)
        return
    fill = None if isinstance(shape, Line) else shape.fill
    dash = shape.dash if isinstance(shape, Line) else ()
    style = (shape.width, dash)
    if fill and shape.stroke and len(points_of(shape)) > LONG:
        yield Stroke((name, "both", *style), shape, fill, shape.width / 2, bounds)
        return
    if fill:
        yield Stroke((name, "fill"), shape, fill, 0, bounds)
    if shape.stroke and shape.width:
        yield Stroke((name, "stroke", *style), shape, shape.stroke, shape.width / 2, bounds)


def points_of(shape: Shape) -> Points:
    """The points of a line or a polygon; a disc has none."""
    return () if isinstance(shape, (Disc, Label)) else shape.points


def bounds_of(shape: Shape) -> Bounds:
    """A rectangle that a shape does not leave, its outline and halo included."""
    if isinstance(shape, Label):
        return _label_bounds(shape)
    reach = shape.width / 2 if shape.stroke else 0.0
    if isinstance(shape, Disc):
        reach += shape.r
        return shape.x - reach, shape.y - reach, shape.x + reach, shape.y + reach
    xs, ys = zip(*shape.points, strict=True)
    return min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach


def _label_bounds(label: Label) -> Bounds:
    half = text_width(label.text, label.size, label.bold) / 2
    middle = label.x + {"left": half, "center": 0.0, "right": -half}[label.align]
    side, rise = half + label.halo_width, label.size * 0.7 + label.halo_width
    return middle - side, label.y - rise, middle + side, label.y + rise


def meet(a: Bounds, b: Bounds) -> bool:
    """Tell whether two rectangles share some area."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


DIRECTIONS = tuple((cos(pi * step / 12), sin(pi * step / 12)) for step in range(12))


def _touch(a: Stroke, b: Stroke) -> bool:
    """Tell whether two strokes may overlap: no line in twelve directions parts them."""
    if not meet(a.bounds, b.bounds):
        return False
    one, other = _corners(a), _corners(b)
    apart = a.reach + b.reach - UNSEEN
    for x, y in DIRECTIONS:
        along = [px * x + py * y for px, py in one]
        across = [px * x + py * y for px, py in other]
        if min(across) - max(along) >= apart or min(along) - max(across) >= apart:
            return False
    return True


def _corners(stroke: Stroke) -> Points:
    points = points_of(stroke.shape)
    if points:
        return points
    left, top, right, bottom = stroke.bounds
    return (left, top), (right, top), (right, bottom), (left, bottom)
