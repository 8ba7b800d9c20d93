"""Sort shapes into few batches: like strokes of the brush are painted by one command.

Shapes that lie on top must still come later, so a stroke joins an earlier batch only
if it touches nothing that was painted in between.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import dist
from typing import Any

from .beds import facing, middle
from .outlines import Outline, outlines, touch
from .shapes import Disc, Label, Line, Points, Polygon, Shape
from .text import text_width

Kind = tuple[Any, ...]
"""What strokes of one batch have in common: shape, touch; line width and dashes, or size."""

FEW = 2
"""So many figures are painted one by one: a list of figures needs more letters."""

LONGEST = 60
"""An outline of more points is followed by itself: what comes next may be to fill it."""

MANY = 20
"""So many strokes that look alike are a batch of their own, which needs no list of colors."""

SKEWED = 0.15
"""How far a corner of a bar may lie from that of its thick line, as a part of its width."""

CELL = 40
"""Only strokes in the same squares of this size, in CSS pixels, can touch."""


@dataclass(slots=True)
class Stroke:
    """One touch of the brush: of what kind, on which shape, in which color.

    ``reach`` is how far it goes beyond the outline of the shape.
    """

    kind: Kind
    shape: Shape
    color: str
    reach: float
    outline: Outline


@dataclass(slots=True)
class Batch:
    """Strokes of one kind that are painted together."""

    kind: Kind
    strokes: list[Stroke] = field(default_factory=list)


Around = defaultdict[tuple[int, int], list[tuple[int, Stroke]]]
"""The strokes in each square, each with the number of its batch."""


def batches(shapes: Sequence[Shape]) -> list[Batch]:
    """Sort shapes into batches that give the same picture as one by one."""
    found: list[Batch] = []
    around: Around = defaultdict(list)
    measured = zip(shapes, outlines(shapes), strict=True)
    often = Counter(map(_form, shapes))
    strokes = [one for shape in measured for one in _strokes(*shape, often)]
    _make_bars(strokes)
    _set_apart(strokes)
    for stroke in _words_last(strokes):
        near = [around[square] for square in _squares(stroke.outline)]
        number = _join(stroke, found, _first(stroke, found, near))
        for others in near:
            others.append((number, stroke))
    return found


def _words_last(strokes: Iterable[Stroke]) -> Iterator[Stroke]:
    """Keep words back until something covers them: words of one font then come together."""
    kept: list[Stroke] = []
    around: defaultdict[tuple[int, int], list[Stroke]] = defaultdict(list)
    for stroke in strokes:
        squares = _squares(stroke.outline)
        if isinstance(stroke.shape, Label):
            kept.append(stroke)
            for square in squares:
                around[square].append(stroke)
            continue
        if any(_meet(stroke, words) for square in squares for words in around[square]):
            yield from kept
            kept.clear()
            around.clear()
        yield stroke
    yield from kept


def _meet(stroke: Stroke, other: Stroke) -> bool:
    return touch(other.outline, stroke.outline, other.reach + stroke.reach)


def _make_bars(strokes: Sequence[Stroke]) -> None:
    """Turn many bars of one width into thick lines: these have half as many points."""
    filled = [one for one in strokes if one.kind[:2] == ("Polygon", "fill")]
    bars = [(one, bar) for one in filled if (bar := _bar(one))]
    often = Counter(bar.width for _, bar in bars)
    for stroke, bar in bars:
        if often[bar.width] >= MANY:
            stroke.kind, stroke.shape = ("Bar", "stroke", bar.width, ()), bar


def _bar(stroke: Stroke) -> Line | None:
    """The middle of a filled band, as a line as thick as the band; None for other figures."""
    shape = stroke.shape
    half = len(points_of(shape)) // 2
    if not isinstance(shape, Polygon) or half < 2 or len(shape.points) % 2:
        return None
    across, line = facing(shape.points), middle(shape.points)
    widths = [dist(*pair) for pair in across]
    width = max(widths)
    if width - min(widths) > SKEWED * width:
        return None
    if max(_skew(across[0], line[:2]), _skew(across[-1], line[-2:])) > SKEWED * width:
        return None
    return Line(line, stroke.color, round(width, 1), alpha=shape.alpha)


def _skew(end: Points, along: Points) -> float:
    """How far the corners at an end lie off a straight cut across the line."""
    ((x, y), (u, v)), ((x0, y0), (x1, y1)) = end, along
    off = abs((x - u) * (x1 - x0) + (y - v) * (y1 - y0))
    return off / (2 * dist(*along)) if off else 0.0


def _set_apart(strokes: Sequence[Stroke]) -> None:
    """Give strokes of which many look alike a kind of their own."""
    looks = [(*one.kind, len(points_of(one.shape)), one.color) for one in strokes]
    often = Counter(looks)
    for stroke, look in zip(strokes, looks, strict=True):
        if often[look] >= MANY:
            stroke.kind = look


def _first(stroke: Stroke, found: list[Batch], near: Iterable[list[tuple[int, Stroke]]]) -> int:
    """The number of the first batch after all that this stroke must cover."""
    first = 0
    for strokes in near:
        for number, other in reversed(strokes):
            after = number + (other.kind != stroke.kind)
            if after > first and _meet(stroke, other):
                first = after
    return first


def _join(stroke: Stroke, found: list[Batch], first: int) -> int:
    """Put a stroke into the earliest batch of its kind that is allowed; tell which."""
    for number in range(first, len(found)):
        if found[number].kind == stroke.kind:
            found[number].strokes.append(stroke)
            return number
    found.append(Batch(stroke.kind, [stroke]))
    return len(found) - 1


def _squares(outline: Outline) -> list[tuple[int, int]]:
    left, top, right, bottom = (int(n // CELL) for n in outline.bounds)
    return [(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)]


def _form(shape: Shape) -> Kind:
    """What figures have in common that can be painted by one command."""
    return type(shape), len(points_of(shape)), getattr(shape, "width", 0)


def _strokes(shape: Shape, outline: Outline, often: Mapping[Kind, int]) -> Iterator[Stroke]:
    """Take a shape apart into its filling and its outline, unless it is long or one of few."""
    name = type(shape).__name__
    if isinstance(shape, Label):
        shape = _from_left(shape)
        look = shape.size, shape.bold, shape.align, shape.halo
        yield Stroke((name, *look), shape, shape.color, 0, outline)
        return
    fill = None if isinstance(shape, Line) else shape.fill
    dash = shape.dash if isinstance(shape, Line) else ()
    style: Kind = (shape.width, dash)
    if isinstance(shape, Line) and shape.cut:
        name = "Bar"
    size = size_of_box(shape)
    if fill and shape.stroke and not size and _once(shape, often[_form(shape)]):
        yield Stroke((name, "both", *style), shape, fill, outline.reach, outline)
        return
    if size:
        name = "Box"
    if fill:
        yield Stroke((name, "fill", size), shape, fill, 0, outline)
    if shape.stroke and shape.width:
        if len(points_of(shape)) > LONGEST:
            style = (*style, len(points_of(shape)))
        style = (*style, size)
        yield Stroke((name, "stroke", *style), shape, shape.stroke, outline.reach, outline)


def _once(shape: Shape, number: int) -> bool:
    """Tell whether so many figures, each filled and then followed, weigh less than two lists.

    A command of its own needs 59 bytes and its points; in lists of fillings and of outlines a
    figure needs 3 and its points twice, and both lists together 106. A point has 4 bytes.
    """
    points = 4 * (len(points_of(shape)) or 8)
    return number * (59 + points) < number * (3 + 2 * points) + 106


def _from_left(label: Label) -> Label:
    """Place a number by its left end, as most texts are: its digits are all of one width."""
    if label.align == "left" or not label.text.isdecimal():
        return label
    part = {"center": 0.5, "right": 1.0}[label.align]
    left = label.x - part * text_width(label.text, label.size, label.bold)
    return replace(label, x=left, align="left")


def size_of_box(shape: Shape) -> tuple[float, float] | None:
    """Width and height of an upright rectangle; None for every other figure."""
    points = points_of(shape)
    if len(points) != 4:
        return None
    (left, top), (right, bottom) = points[0], points[2]
    if points[1] != (right, top) or points[3] != (left, bottom):
        return None
    return round(right - left, 1), round(bottom - top, 1)


def points_of(shape: Shape) -> Points:
    """The points of a line or a polygon; a disc has none."""
    return () if isinstance(shape, (Disc, Label)) else shape.points
