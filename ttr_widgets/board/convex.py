"""Convex figures that are asked again and again what they meet: spaces, plates, cities."""

from dataclasses import dataclass
from functools import cached_property

from .geometry import bounds
from .places import Rect
from .shapes import Points

Strip = tuple[float, float, float, float]
"""A direction, and from where to where a figure reaches in it."""


@dataclass(frozen=True)
class Convex:
    """A convex figure; what it is measured for the first time is kept."""

    points: Points

    @cached_property
    def around(self) -> Rect:
        """The smallest rectangle around it."""
        return bounds(self.points)

    @cached_property
    def _strips(self) -> list[Strip]:
        """How far it reaches across each of its sides."""
        ends = zip(self.points, (*self.points[1:], self.points[0]), strict=True)
        across = [(y1 - y0, x0 - x1) for (x0, y0), (x1, y1) in ends]
        reached = [(dx, dy, [x * dx + y * dy for x, y in self.points]) for dx, dy in across]
        return [(dx, dy, min(along), max(along)) for dx, dy, along in reached]

    def lies_on(self, box: Rect) -> bool:
        """Tell whether it shares some area with a rectangle."""
        if not self.around.meets(box):
            return False
        w, h = box.w / 2, box.h / 2
        x, y = box.x + w, box.y + h
        for dx, dy, low, high in self._strips:
            middle, half = x * dx + y * dy, abs(w * dx) + abs(h * dy)
            if middle + half <= low or middle - half >= high:
                return False
        return True

    def meets(self, other: "Convex") -> bool:
        """Tell whether two figures share some area: no side of either keeps them apart."""
        return self.around.meets(other.around) and not (
            self._keeps_off(other.points) or other._keeps_off(self.points)
        )

    def _keeps_off(self, points: Points) -> bool:
        for dx, dy, low, high in self._strips:
            along = [x * dx + y * dy for x, y in points]
            if max(along) <= low or min(along) >= high:
                return True
        return False
