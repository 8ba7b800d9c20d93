"""How far shapes reach, and whether two of them touch."""

from collections.abc import Sequence
from itertools import product
from math import dist
from typing import NamedTuple

import numpy as np

from .beds import band
from .shapes import Disc, Label, Line, Points, Polygon, Shape
from .text import text_width

Bounds = tuple[float, float, float, float]
"""Left, top, right and bottom, in CSS pixels."""

UNSEEN = 0.7
"""Shapes that overlap by less, in CSS pixels, may change their order."""

_TURNS = np.pi * np.arange(8) / 8
_DIRECTIONS = np.round([np.cos(_TURNS), np.sin(_TURNS)], 12)
_DOWN = 4
"""Which of the eight directions goes straight down; the first goes to the right."""


class Outline(NamedTuple):
    """Between which two lines a shape lies, in eight directions, in CSS pixels.

    ``reach`` is how far its rim goes beyond that.
    """

    lows: tuple[float, ...]
    highs: tuple[float, ...]
    reach: float

    @property
    def bounds(self) -> Bounds:
        """A rectangle that the shape does not leave, its rim included."""
        (left, top), (right, bottom) = self.lows[::_DOWN], self.highs[::_DOWN]
        reach = self.reach
        return left - reach, top - reach, right + reach, bottom + reach


def outlines(shapes: Sequence[Shape]) -> list[Outline]:
    """Measure shapes, all at once because that is quicker."""
    if not shapes:
        return []
    points = [_points(shape) for shape in shapes]
    starts = np.cumsum([0, *map(len, points[:-1])])
    along = np.array([point for some in points for point in some]) @ _DIRECTIONS
    grown = np.array([[shape.r if isinstance(shape, Disc) else 0.0] for shape in shapes])
    lows = (np.minimum.reduceat(along, starts) - grown).tolist()
    highs = (np.maximum.reduceat(along, starts) + grown).tolist()
    return [Outline(*facts) for facts in zip(lows, highs, map(_reach, shapes), strict=True)]


def touch(a: Outline, b: Outline, reach: float | None = None) -> bool:
    """Tell whether two shapes may overlap: no line in eight directions parts them.

    Args:
        a: what ``outlines`` measured.
        b: the same of another shape.
        reach: how far both rims together are looked at; None is as far as they go.
    """
    apart = (a.reach + b.reach if reach is None else reach) - UNSEEN
    for low, high, other_low, other_high in zip(a.lows, a.highs, b.lows, b.highs, strict=True):
        if other_low - high >= apart or low - other_high >= apart:
            return False
    return True


def meet(a: Bounds, b: Bounds) -> bool:
    """Tell whether two rectangles share some area."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def within(part: Bounds, figure: Polygon) -> bool:
    """Tell whether a rectangle lies inside a figure and does not touch its rim.

    No corner may lie beyond an edge, nor beyond the straight line that an edge is a part
    of: that is enough for every figure, and asks too much only of those with dents.
    """
    rim = _reach(figure) + UNSEEN
    points = figure.points
    aside = [
        ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / (dist((ax, ay), (bx, by)) or 1)
        for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True)
        for x, y in product(part[::2], part[1::2])
    ]
    return min(aside) >= rim or max(aside) <= -rim


def _points(shape: Shape) -> Points:
    if isinstance(shape, Label):
        return _box(shape)
    if isinstance(shape, Disc):
        return ((shape.x, shape.y),)
    return band(shape.points, shape.width / 2) if _cut(shape) else shape.points


def _cut(shape: Shape) -> bool:
    """Tell whether a shape is a line that does not go beyond its ends, not even by its width."""
    return isinstance(shape, Line) and shape.cut


def _reach(shape: Shape) -> float:
    if isinstance(shape, Label) or _cut(shape):
        return 0.0
    return shape.width / 2 if shape.stroke else 0.0


def _box(label: Label) -> Points:
    """The corners around a line of text and its halo."""
    half = text_width(label.text, label.size, label.bold) / 2
    middle = label.x + {"left": half, "center": 0.0, "right": -half}[label.align]
    rim = label.halo_width / 2 if label.halo else 0.0
    high = 0.42 if label.text.isdigit() else 0.6  # digits have no tails and no accents
    side, rise = half + rim, label.size * high + rim
    left, right = middle - side, middle + side
    return (
        (left, label.y - rise),
        (right, label.y - rise),
        (right, label.y + rise),
        (left, label.y + rise),
    )
