"""Figures as numbers: what one command of the canvas paints, a list of figures at a time."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .shapes import Disc, Line, Polygon, Shape
from .strokes import Stroke, points_of, size_of_box

FINE = 8
"""Steps in one CSS pixel: positions travel as whole numbers of 16 bits."""

FAR = 32767
"""As far as a position can be, in these steps."""


def _figures(strokes: Sequence[Stroke]) -> tuple[Any, ...]:
    """The points of all figures; and how many each has, if they differ."""
    figures = [one.shape.points for one in strokes if isinstance(one.shape, (Polygon, Line))]
    points = whole([point for figure in figures for point in figure])
    counts = [len(figure) for figure in figures]
    if len(set(counts)) == 1:
        return (points.reshape(len(figures), -1, 2),)
    return points, np.array(counts, np.uint8 if max(counts) < 256 else np.uint16)


def _boxes(strokes: Sequence[Stroke]) -> tuple[Any, ...]:
    """The corners of upright rectangles that all have one width and one height."""
    corners = whole([points_of(one.shape)[0] for one in strokes])
    size = size_of_box(strokes[0].shape) or ()
    return corners[:, 0], corners[:, 1], *map(short, size)


def _discs(strokes: Sequence[Stroke]) -> tuple[Any, ...]:
    discs = [one.shape for one in strokes if isinstance(one.shape, Disc)]
    radii = {disc.r for disc in discs}
    r = short(discs[0].r) if len(radii) == 1 else whole([disc.r for disc in discs])
    return whole([disc.x for disc in discs]), whole([disc.y for disc in discs]), r


COMMANDS: dict[Any, tuple[str, Callable[[Sequence[Stroke]], tuple[Any, ...]], int]] = {
    "Polygon": ("polygons", _figures, 1),
    "Line": ("line_segments", _figures, 1),
    "Bar": ("line_segments", _figures, 1),
    "Disc": ("circles", _discs, 3),
    "Box": ("rects", _boxes, 4),
}
"""How a list of figures is painted, its places, and how many of these come before the colors."""


def short(length: float) -> int:
    """A length in the steps that all positions travel in."""
    return round(length * FINE)


def whole(lengths: Any) -> Any:
    """A list of lengths, or of points, in these steps."""
    return np.clip(np.rint(np.array(lengths) * FINE), -FAR, FAR).astype(np.int16)


def alpha(shape: Shape) -> float:
    """How much a shape covers what lies below it: 1 is all."""
    return shape.alpha if isinstance(shape, (Polygon, Line)) and shape.alpha < 1 else 1


def rgb(strokes: Sequence[Stroke]) -> Any:
    """The colors of strokes, three bytes each."""
    colors = "".join(one.color[1:7] for one in strokes)
    return np.frombuffer(bytes.fromhex(colors), np.uint8).reshape(-1, 3)


def alphas(strokes: Sequence[Stroke]) -> Any:
    """How much each stroke covers, or one number for all."""
    found = [alpha(one.shape) for one in strokes]
    return found[0] if len(set(found)) == 1 else np.array(found, np.float32)
