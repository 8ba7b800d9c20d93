"""Do figures meet? How far is a point from a line?"""

from itertools import pairwise
from math import hypot

from .places import Rect
from .shapes import Points


def distance(x: float, y: float, line: Points) -> float:
    """How far a point is from a line through points."""
    return min(_from_piece(x, y, *a, *b) for a, b in pairwise(line))


def _from_piece(x: float, y: float, x0: float, y0: float, x1: float, y1: float) -> float:
    dx, dy = x1 - x0, y1 - y0
    size = dx * dx + dy * dy
    part = 0.0 if not size else min(1.0, max(0.0, ((x - x0) * dx + (y - y0) * dy) / size))
    return hypot(x - x0 - part * dx, y - y0 - part * dy)


def bounds(points: Points) -> Rect:
    """The smallest rectangle around a figure."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def corners(rect: Rect) -> Points:
    """A rectangle as a figure."""
    return (
        (rect.x, rect.y),
        (rect.right, rect.y),
        (rect.right, rect.bottom),
        (rect.x, rect.bottom),
    )


def area(figure: Points) -> float:
    """How much a figure covers, in square CSS pixels."""
    return abs(turning(figure)) / 2


def turning(figure: Points) -> float:
    """Twice the area of a figure; below 0 if it runs the other way round."""
    ends = zip(figure, (*figure[1:], figure[0]), strict=True)
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in ends)


def overlap(one: Points, other: Points) -> bool:
    """Tell whether two convex figures share some area (no line keeps them apart)."""
    return not (_kept_apart(one, other) or _kept_apart(other, one))


def _kept_apart(one: Points, other: Points) -> bool:
    for (x0, y0), (x1, y1) in zip(one, (*one[1:], one[0]), strict=True):
        nx, ny = y1 - y0, x0 - x1
        mine = [x * nx + y * ny for x, y in one]
        theirs = [x * nx + y * ny for x, y in other]
        if max(mine) <= min(theirs) or max(theirs) <= min(mine):
            return True
    return False


def simplify(points: Points, tolerance: float) -> Points:
    """Leave out points that lie nearer than ``tolerance`` to the line without them."""
    if len(points) < 3:
        return points
    (x0, y0), (x1, y1) = points[0], points[-1]
    far, at = max(
        (_from_piece(x, y, x0, y0, x1, y1), -place) for place, (x, y) in enumerate(points[1:-1], 1)
    )
    if far <= tolerance:
        return points[0], points[-1]
    return simplify(points[: 1 - at], tolerance)[:-1] + simplify(points[-at:], tolerance)
