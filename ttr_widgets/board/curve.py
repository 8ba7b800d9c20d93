"""The curve that a route follows, measured along its length."""

from bisect import bisect_right
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from .shapes import Points

Point = tuple[float, float]
_STEPS = 24


@dataclass(frozen=True, slots=True)
class Curve:
    """A line through many points, with the way gone at each of them."""

    points: Points
    gone: tuple[float, ...]

    @property
    def length(self) -> float:
        """How long the whole curve is."""
        return self.gone[-1]

    def at(self, way: float, aside: float = 0.0) -> Point:
        """Find the point after so much of the way, ``aside`` to the right of the curve."""
        step = min(max(bisect_right(self.gone, way) - 1, 0), len(self.gone) - 2)
        (x0, y0), (x1, y1) = self.points[step], self.points[step + 1]
        part = (way - self.gone[step]) / (self.gone[step + 1] - self.gone[step])
        dx, dy = self._direction(way)
        return x0 + (x1 - x0) * part - dy * aside, y0 + (y1 - y0) * part + dx * aside

    def _direction(self, way: float) -> Point:
        """The direction of travel, smoothed over the neighboring steps."""
        middle = bisect_right(self.gone, way) - 1
        before, after = max(middle - 1, 0), min(middle + 2, len(self.points) - 1)
        dx = self.points[after][0] - self.points[before][0]
        dy = self.points[after][1] - self.points[before][1]
        size = hypot(dx, dy) or 1.0
        return dx / size, dy / size

    def piece(self, start: float, end: float, half: float, aside: float) -> Points:
        """Cut out one space: its outline, with the long sides bent where the curve bends."""
        middle = (start + end) / 2
        ways = (start, middle, end) if self._bulge(start, middle, end) > 1.2 else (start, end)
        right = [self.at(way, aside + half) for way in ways]
        left = [self.at(way, aside - half) for way in reversed(ways)]
        return tuple(right + left)

    def _bulge(self, start: float, middle: float, end: float) -> float:
        (x0, y0), (x, y), (x1, y1) = self.at(start), self.at(middle), self.at(end)
        return hypot(x - (x0 + x1) / 2, y - (y0 + y1) / 2)


def curve(a: Point, bend: Point | None, b: Point) -> Curve:
    """Draw the quadratic curve from ``a`` to ``b`` that is pulled towards ``bend``."""
    bx, by = bend or ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    points = []
    for step in range(_STEPS + 1):
        t = step / _STEPS
        u = 1 - t
        x = u * u * a[0] + 2 * u * t * bx + t * t * b[0]
        y = u * u * a[1] + 2 * u * t * by + t * t * b[1]
        points.append((x, y))
    return Curve(tuple(points), _gone(points))


def _gone(points: list[Point]) -> tuple[float, ...]:
    gone = [0.0]
    for (x0, y0), (x1, y1) in pairwise(points):
        gone.append(gone[-1] + hypot(x1 - x0, y1 - y0))
    return tuple(gone)
