"""Where the names of the cities go: beside their dots, on no space, no dot and no other name."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import hypot

from ttr_widgets.model.gamemap import City

from .curve import Point
from .geometry import bounds
from .places import Rect
from .shapes import Points
from .text import text_width
from .tracks import Sizes

_FARTHEST = 64
_CHOICES = 120
_ENOUGH = (50, 22)
"""Stop looking after so many free places, once they are this far from ideal."""
_TRIES = 20
_LINE = 1.08
"""The distance of two lines of a name, as a part of the text size."""


@dataclass(frozen=True, slots=True)
class CityLabel:
    """The name of a city: its lines, and the box that they fill."""

    city: int
    lines: tuple[str, ...]
    box: Rect
    cost: float


class _Ink:
    """What is already drawn, as one long number for each row of pixels."""

    def __init__(self, rect: Rect) -> None:
        self.rect = rect
        self.rows = [0] * (int(rect.h) + 2)

    def _mask(self, left: float, right: float) -> int:
        start = max(int(left - self.rect.x), 0)
        stop = max(int(right - self.rect.x) + 1, start)
        return ((1 << (stop - start)) - 1) << start

    def _span(self, top: float, bottom: float) -> range:
        first = max(int(top - self.rect.y), 0)
        return range(first, min(int(bottom - self.rect.y) + 1, len(self.rows)))

    def fill(self, figure: Points) -> None:
        """Draw a convex figure, one pixel fatter than it is."""
        for row in self._span(bounds(figure).y - 1, bounds(figure).bottom + 1):
            xs = list(_crossings(figure, self.rect.y + row, 1.0))
            if xs:
                self.rows[row] |= self._mask(min(xs) - 0.5, max(xs) + 0.5)

    def free(self, box: Rect) -> bool:
        """Tell whether nothing is drawn in a box that lies on the map."""
        if not (self.rect.holds(box.x, box.y) and self.rect.holds(box.right, box.bottom)):
            return False
        mask = self._mask(box.x, box.right)
        return not any(self.rows[row] & mask for row in self._span(box.y, box.bottom))


def _crossings(figure: Points, y: float, fat: float) -> Iterator[float]:
    """Where the edges of a figure come near a row."""
    for (x0, y0), (x1, y1) in zip(figure, (*figure[1:], figure[0]), strict=True):
        for level in (y - fat, y, y + fat):
            if min(y0, y1) <= level <= max(y0, y1):
                part = 0.5 if y0 == y1 else (level - y0) / (y1 - y0)
                yield x0 + (x1 - x0) * part
                if y0 == y1:
                    yield x0
                    yield x1


def city_labels(
    cities: Sequence[City], dots: Sequence[Point], spaces: Sequence[Points], rect: Rect, size: Sizes
) -> tuple[CityLabel, ...]:
    """Find a place for the name of every city; a name that fits nowhere is left out.

    Args:
        cities: the cities.
        dots: where they lie, in CSS pixels.
        spaces: the outlines of all spaces.
        rect: where the map lies.
        size: see ``Sizes``.
    """
    ink = _Ink(rect.shrink(2))
    for space in spaces:
        ink.fill(space)
    for x, y in dots:
        ink.fill(octagon(x, y, size.dot))
    choices = {city.id: _choices(city, dots, ink, size) for city in cities}
    return _settle(choices)


def octagon(x: float, y: float, r: float) -> Points:
    """A figure as good as a disc."""
    c = r * 0.42
    near = ((-r, -c), (-c, -r), (c, -r), (r, -c), (r, c), (c, r), (-c, r), (-r, c))
    return tuple((x + dx, y + dy) for dx, dy in near)


def _choices(city: City, dots: Sequence[Point], ink: _Ink, size: Sizes) -> list[CityLabel]:
    """The best free places for a name, the very best first."""
    found: list[CityLabel] = []
    others = neighbors(city.id, dots)
    for box, lines, cost in boxes_around(city, dots[city.id], size, _FARTHEST):
        if cost > _ENOUGH[1] and len(found) > _ENOUGH[0]:
            break
        if ink.free(box):
            cost += doubt(box, dots[city.id], others)
            found.append(CityLabel(city.id, lines, box, cost))
    return sorted(found, key=lambda label: label.cost)[:_CHOICES]


def boxes_around(
    city: City, dot: Point, size: Sizes, farthest: int
) -> Iterator[tuple[Rect, tuple[str, ...], float]]:
    """Boxes for a name around its city, with its lines, and how far each is from ideal."""
    forms = []
    for lines in _forms(city.label):
        w = max(text_width(line, size.text) for line in lines) + 2
        forms.append((lines, w, size.text * (0.95 + _LINE * (len(lines) - 1))))
    for far in range(0, farthest, 2):
        for lines, w, h in forms:
            for box, cost in _around(dot, w, h, size.dot + 1 + far):
                yield box, lines, far + cost + 7 * (len(lines) - 1)


def _forms(name: str) -> list[tuple[str, ...]]:
    """A name in one line, broken at each blank, and broken at all of them."""
    words = name.split(" ")
    broken = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return [(name,), *broken, tuple(words)][: 2 + len(words) if len(words) > 2 else len(words)]


def _around(dot: Point, w: float, h: float, near: float) -> Iterator[tuple[Rect, float]]:
    """Boxes around a dot, as near as that: right and left, above and below, and between."""
    dx, dy = w / 2 + near, h / 2 + near
    for across in (-1.0, -0.8, -0.6, -0.4, -0.2, 0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
        slant = 3 * abs(across)
        for side in (1, -1):
            yield _box(dot, side * dx, across * dy, w, h), slant + 0.5 * (side < 0)
            yield _box(dot, across * dx, side * dy, w, h), slant + 1.5 + 0.5 * (side > 0)


def _box(dot: Point, dx: float, dy: float, w: float, h: float) -> Rect:
    return Rect(dot[0] + dx - w / 2, dot[1] + dy - h / 2, w, h)


def neighbors(own: int, dots: Sequence[Point]) -> list[Point]:
    """The dots of other cities that a name could be taken for."""
    x, y = dots[own]
    return [dot for i, dot in enumerate(dots) if i != own and hypot(dot[0] - x, dot[1] - y) < 170]


def doubt(box: Rect, own: Point, others: Sequence[Point]) -> float:
    """How easily the name is taken for that of another city."""
    nearest = min((reach(box, dot) for dot in others), default=99.0)
    return max(0.0, 1.6 * reach(box, own) + 6 - nearest)


def reach(box: Rect, dot: Point) -> float:
    """How far a dot is from a box."""
    x = min(max(dot[0], box.x), box.right)
    y = min(max(dot[1], box.y), box.bottom)
    return hypot(dot[0] - x, dot[1] - y)


def _settle(choices: dict[int, list[CityLabel]]) -> tuple[CityLabel, ...]:
    """Give every city its best place that no other name needs, the tightest city first.

    A city that finds no place goes to the head of the queue, and all begin again.
    """
    order = sorted(choices, key=lambda city: (len(choices[city]), city))
    placed = best = _place(order, choices)
    for _ in range(_TRIES):
        missing = [city for city in order if city not in placed]
        if not missing:
            break
        order = missing + [city for city in order if city in placed]
        placed = _place(order, choices)
        best = max(best, placed, key=len)
    return tuple(best[city] for city in sorted(best))


def _place(order: list[int], choices: dict[int, list[CityLabel]]) -> dict[int, CityLabel]:
    placed: dict[int, CityLabel] = {}
    for city in order:
        label = _best(choices[city], placed.values())
        if label:
            placed[city] = label
    for city in placed:
        others = [label for other, label in placed.items() if other != city]
        placed[city] = _best(choices[city], others) or placed[city]
    return placed


def _best(labels: list[CityLabel], others: Iterable[CityLabel]) -> CityLabel | None:
    taken = [other.box for other in others]
    return next((one for one in labels if not any(one.box.meets(box) for box in taken)), None)
