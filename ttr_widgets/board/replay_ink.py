"""Shapes as SVG that is small enough to send: paths of many shapes, in whole numbers.

Shapes of one look become one path, as far as nothing that is painted between them lies on
the same place.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape

from .geometry import bounds, corners, overlap, turning
from .places import Rect
from .replay_looks import FINE, Themed, Wardrobe, n
from .shapes import Disc, Label, Line, Points, Polygon, Shape
from .svg import kept_in

Place = tuple[Rect, Points]
"""What an ink covers: the rectangle around it, and the figure itself."""


@dataclass(slots=True)
class _Ink:
    """Something drawn in one look: the figures of a path, or a text."""

    look: str
    figures: list[Points]
    closed: bool
    places: list[Place]
    text: str = ""

    def svg(self) -> str:
        if self.text:
            return self.text
        return f'<path class="{self.look}" d="{_steps(self.figures, self.closed)}"/>'


def ink(shapes: Iterable[Themed], wardrobe: Wardrobe) -> str:
    """Draw shapes as elements of SVG, in as few paths as give the same picture."""
    drawn: list[_Ink] = []
    for shape in shapes:
        for one in _inks(shape, wardrobe):
            if (same := _joinable(one, drawn)) is None:
                drawn.append(one)
            else:
                same.figures += one.figures
                same.places += one.places
    return "".join(one.svg() for one in drawn)


def _joinable(one: _Ink, drawn: list[_Ink]) -> _Ink | None:
    """The last path of this look that nothing in the way was painted over."""
    if one.text:
        return None
    (place,) = one.places
    for earlier in reversed(drawn):
        if earlier.look == one.look and not earlier.text:
            return earlier
        if any(_meet(place, other) for other in earlier.places):
            return None
    return None


def _meet(one: Place, other: Place) -> bool:
    (a, mine), (b, theirs) = one, other
    across = a.x <= b.right and b.x <= a.right
    return across and a.y <= b.bottom and b.y <= a.bottom and overlap(mine, theirs)


def _inks(shape: Themed, wardrobe: Wardrobe) -> Iterator[_Ink]:
    first = shape[0]
    match first:
        case Disc():
            yield from _dots(shape, wardrobe)
        case Label():
            name = wardrobe.look(shape)
            place = _around((first.x, first.y), 4 * first.size)
            yield _Ink(name, [], False, [place], _text(first, name))
        case Polygon() | Line():
            name = wardrobe.look(shape)
            yield _Ink(name, [_turned(first)], _closed(first), [_place(first)])


def _dots(shape: Themed, wardrobe: Wardrobe) -> Iterator[_Ink]:
    """A disc is a dot, which is a line of no length with a round end; with a rim, two."""
    first = shape[0]
    assert isinstance(first, Disc)
    rim = first.width / 2 if first.stroke else 0.0
    covered = _around((first.x, first.y), first.r + rim)
    for part, r in (("stroke", first.r + rim), ("fill", first.r - rim)):
        if look := wardrobe.dot(shape, part, 2 * r):
            yield _Ink(look, [((first.x, first.y),)], False, [covered])


def _place(shape: Polygon | Line) -> Place:
    if isinstance(shape, Polygon) and not shape.stroke:
        return bounds(shape.points), shape.points
    return _wider(bounds(shape.points), shape.width / 2)


def _around(point: tuple[float, float], far: float) -> Place:
    return _wider(bounds((point,)), far)


def _wider(rect: Rect, rim: float) -> Place:
    wide = Rect(rect.x - rim, rect.y - rim, rect.w + 2 * rim, rect.h + 2 * rim)
    return wide, corners(wide)


def _text(label: Label, name: str) -> str:
    place = f'x="{n(label.x)}" y="{n(label.y + 0.35 * label.size)}"'
    return f'<text class="{name}" {place}{kept_in(label, n)}>{escape(label.text)}</text>'


def _closed(shape: Shape) -> bool:
    """Whether the last point must be joined to the first; what is only filled closes itself."""
    return isinstance(shape, Polygon) and bool(shape.stroke)


def _turned(shape: Polygon | Line) -> Points:
    """The points of a shape; a figure that runs the other way round is turned.

    In one path, figures that overlap must all run the same way, or they cut holes.
    """
    turned = isinstance(shape, Polygon) and turning(shape.points) < 0
    return shape.points[::-1] if turned else shape.points


def _steps(figures: Iterable[Points], closed: bool) -> str:
    """A path: for each figure the way to its first point, then from each point to the next."""
    words, x, y = "", 0, 0
    for figure in figures:
        words += "m"
        whole = [(round(to_x * FINE), round(to_y * FINE)) for to_x, to_y in figure]
        for to_x, to_y in whole:
            words += _step(to_x - x, to_y - y, words[-1] == "m")
            x, y = to_x, to_y
        if len(whole) == 1:
            words += "h0"
        if closed:
            words += "z"
            x, y = whole[0]
    return words


def _step(dx: int, dy: int, first: bool) -> str:
    if not (dx or dy or first):
        return ""
    return f"{'' if first or dx < 0 else ' '}{dx}{'' if dy < 0 else ' '}{dy}"
