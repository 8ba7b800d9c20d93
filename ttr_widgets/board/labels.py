"""Where the name of a city may go: near its own dot, never near another one's."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot

from ttr_widgets.model.gamemap import City

from .curve import Point
from .geometry import distance
from .places import Rect
from .shapes import Points
from .text import text_width
from .tracks import Sizes

SUN = 1.9
"""How much larger the sun around an attraction is than a dot."""
_FAR = 20.0
"""A name farther from its city than this, in CSS pixels, is joined to it by a line."""
_LINE = 1.08
"""The distance of two lines of a name, as a part of its text size."""
WRONG = 1000.0
"""What it costs to lie where the name is taken for that of another city."""
_NEARER = 4 / 3
"""How much nearer its own dot a name must be than any other dot, and by how many pixels."""
_SURE = 1.0
_FARS = (*range(0, 20, 2), *range(20, 64, 4))
"""How far from its dot a name is tried, in CSS pixels."""
_NEAR = 12
"""No farther where there are plenty of places, whatever lies there."""
_PLENTY = 400
_WORDY = 7
"""What a second line of a name costs; a third one costs three times as much."""
_SMALLER = ((1.0, 0.0), (0.92, 12.0), (0.85, 20.0))
"""A name may be written smaller where there is little room: how much, and what it costs."""
_LEAST = 10.9
"""No name is made smaller than this for lack of room, in CSS pixels."""
_ACROSS = (-1.0, -0.8, -0.6, -0.4, -0.2, 0.0, 0.2, 0.4, 0.6, 0.8, 1.0)


@dataclass(frozen=True, slots=True)
class CityLabel:
    """The name of a city: its lines, the size of its text, and the box that it fills."""

    city: int
    lines: tuple[str, ...]
    text: float
    box: Rect
    cost: float

    def rows(self) -> Iterator[tuple[str, float, float]]:
        """Give each line of the name, and the middle of where it is written."""
        for row, line in enumerate(self.lines):
            yield line, self.box.middle[0], self.box.y + self.text * (0.47 + _LINE * row)


@dataclass(frozen=True, slots=True)
class Dots:
    """All cities as drawn: where they lie, and how far their dot or their sun reaches."""

    places: tuple[Point, ...]
    radii: tuple[float, ...]

    def others(self, city: int) -> list[tuple[Point, float]]:
        """The other cities that a name could be taken for, or could cover."""
        x, y = self.places[city]
        return [
            (place, r)
            for i, (place, r) in enumerate(zip(self.places, self.radii, strict=True))
            if i != city and hypot(place[0] - x, place[1] - y) < 170
        ]


def dots_of(cities: Sequence[City], places: Sequence[Point], size: Sizes) -> Dots:
    """Say how much room each city takes at its place."""
    radii = (size.dot * (SUN if city.attraction else 1) for city in cities)
    return Dots(tuple(places), tuple(radii))


def spots(city: City, dots: Dots, rect: Rect, size: Sizes) -> list[CityLabel]:
    """All places that a name may have, the best first, whatever routes lie there.

    Those where the name would be taken for that of another city come last: they cost more
    than ``WRONG``.

    Args:
        city: whose name it is.
        dots: all cities.
        rect: where the map lies.
        size: see ``Sizes``.
    """
    forms = list(_written(city.label, size.text))
    found: list[CityLabel] = []
    for far in _FARS:
        if far > _NEAR and sum(one.cost < WRONG for one in found) > _PLENTY:
            break
        found += _ring(city.id, forms, dots, rect, far)
    return sorted(found, key=lambda label: label.cost)


@dataclass(frozen=True, slots=True)
class _Form:
    """One way to write a name: its lines, the size of its text, what it fills, what it costs."""

    lines: tuple[str, ...]
    text: float
    w: float
    h: float
    cost: float


def _ring(
    city: int, forms: Sequence[_Form], dots: Dots, rect: Rect, far: float
) -> Iterator[CityLabel]:
    """The places for a name that lie as far as that from the dot or the sun of its city."""
    dot, others = dots.places[city], dots.others(city)
    for form in forms:
        for box, slant in _around(dot, form.w, form.h, dots.radii[city] + 1 + far):
            apart = min((reach(box, place) - r for place, r in others), default=99.0)
            if _whole(box, rect) and apart > 0.5:
                cost = form.cost + slant + far + _doubt(box, dot, others)
                yield CityLabel(city, form.lines, form.text, box, cost)


def _written(name: str, size: float) -> Iterator[_Form]:
    """The forms of a name, the largest first."""
    for smaller, cost in _SMALLER:
        text = size * smaller
        for lines in _forms(name) if smaller == 1 or text >= _LEAST else ():
            w = max(text_width(line, text) for line in lines) + 2
            cost_of_lines = _WORDY * (len(lines) - 1) ** 2
            yield _Form(lines, text, w, height(lines, text), cost + cost_of_lines)


def height(lines: Sequence[str], text: float) -> float:
    """How high the lines of a name are, in letters of a size."""
    return text * (0.95 + _LINE * (len(lines) - 1))


def _forms(name: str) -> list[tuple[str, ...]]:
    """A name in one line, broken at each blank, and broken at all of them."""
    words = name.split(" ")
    broken = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return [(name,), *broken, tuple(words)][: 2 + len(words) if len(words) > 2 else len(words)]


def _around(dot: Point, w: float, h: float, near: float) -> Iterator[tuple[Rect, float]]:
    """Boxes around a dot, as near as that: right and left, above and below, and between."""
    dx, dy = w / 2 + near, h / 2 + near
    for across in _ACROSS:
        slant = 3 * abs(across)
        for side in (1, -1):
            yield _box(dot, side * dx, across * dy, w, h), slant + 0.5 * (side < 0)
            yield _box(dot, across * dx, side * dy, w, h), slant + 1.5 + 0.5 * (side > 0)


def _box(dot: Point, dx: float, dy: float, w: float, h: float) -> Rect:
    return Rect(dot[0] + dx - w / 2, dot[1] + dy - h / 2, w, h)


def _whole(box: Rect, rect: Rect) -> bool:
    return rect.holds(box.x, box.y) and rect.holds(box.right, box.bottom)


def _doubt(box: Rect, own: Point, others: Sequence[tuple[Point, float]]) -> float:
    """How easily the name is taken for that of another city."""
    mine = reach(box, own)
    next_one = min((reach(box, place) for place, _ in others), default=99.0)
    wrong = _NEARER * mine + _SURE > next_one or _misled((own, nearest(box, own)), others)
    return WRONG * wrong + max(0.0, 1.6 * mine + 6 - next_one)


def _misled(line: Points, others: Sequence[tuple[Point, float]]) -> bool:
    """Tell whether the line from a city to its name touches another city."""
    return any(distance(*place, line) < r + 2 for place, r in others)


def leader(box: Rect, dot: Point) -> Points:
    """The line that joins a city to its name; () where the name is near enough."""
    return (dot, nearest(box, dot)) if reach(box, dot) > _FAR else ()


def nearest(box: Rect, dot: Point) -> Point:
    """The point of a box that is nearest to a dot."""
    return min(max(dot[0], box.x), box.right), min(max(dot[1], box.y), box.bottom)


def reach(box: Rect, dot: Point) -> float:
    """How far a dot is from a box."""
    x, y = dot
    left, top = box.x, box.y
    return hypot(max(left - x, 0.0, x - left - box.w), max(top - y, 0.0, y - top - box.h))
