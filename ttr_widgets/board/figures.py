"""Figures that many parts of the board are made of: rounded cards, symbols, trains, marks."""

from collections.abc import Iterator
from math import cos, pi, sin

from ttr_widgets.model.cards import (
    BLACK,
    BLUE,
    GREEN,
    LOCOMOTIVE,
    ORANGE,
    PINK,
    RED,
    WHITE,
    YELLOW,
)

from .geometry import corners
from .palette import Palette
from .places import Rect
from .shapes import Disc, Line, Points, Polygon, Shape

POINTS = 15.5
"""The letters of points and of what is left in a deck, in CSS pixels: of one size, sent once."""


_WITH_WHEELS = 5.0
"""A locomotive that is no larger than this, in CSS pixels, as on a ferry, has no wheels."""


def _star(points: int, inner: float) -> Points:
    turns = [pi * step / points - pi / 2 for step in range(2 * points)]
    sizes = [1.0 if step % 2 == 0 else inner for step in range(2 * points)]
    return tuple(
        (size * cos(turn), size * sin(turn)) for size, turn in zip(sizes, turns, strict=True)
    )


def _box(left: float, top: float, right: float, bottom: float) -> Points:
    return ((left, top), (right, top), (right, bottom), (left, bottom))


SYMBOLS: dict[int, tuple[Points, ...]] = {
    RED: (((0, -0.95), (0.95, 0.8), (-0.95, 0.8)),),
    ORANGE: (((0, -0.95), (0.95, 0), (0, 0.95), (-0.95, 0)),),
    YELLOW: (_star(5, 0.45),),
    GREEN: (_box(-0.34, -1, 0.34, 1), _box(-1, -0.34, 1, 0.34)),
    PINK: (((0, 1), (-1, -0.1), (-0.55, -0.9), (0, -0.4), (0.55, -0.9), (1, -0.1)),),
    WHITE: (_box(-1.05, -0.4, 1.05, 0.4),),
    BLACK: (_box(-0.8, -0.8, 0.8, 0.8),),
    LOCOMOTIVE: (
        _box(-1.1, -1.05, -0.25, -0.25),
        _box(0.45, -0.9, 0.8, -0.25),
        _box(-1.1, -0.25, 1.1, 0.5),
    ),
}
"""The parts of the symbol of each kind of card, about two units across; blue has a disc.

A symbol stands on every space: upright boxes weigh the least on the way to the browser.
"""


_CARRIAGE: Points = (
    *((0.0, 0.7), (0.04, 0.7), (0.04, 0.2), (0.08, 0.08), (0.92, 0.08), (0.96, 0.2), (0.96, 0.7)),
    *((1.0, 0.7), (1.0, 0.8), (0.0, 0.8)),
)
_ENGINE: Points = (
    *((0.0, 0.06), (0.36, 0.06), (0.36, 0.16), (0.32, 0.16), (0.32, 0.34), (0.44, 0.34)),
    *((0.46, 0.22), (0.54, 0.22), (0.56, 0.34), (0.7, 0.34), (0.67, 0.0), (0.83, 0.0)),
    *((0.8, 0.34), (0.87, 0.38), (0.89, 0.66), (1.0, 0.96), (0.86, 0.96), (0.82, 0.76)),
    *((0.03, 0.76), (0.03, 0.16), (0.0, 0.16)),
)
_TAXI: Points = (
    *((0.02, 0.8), (0.02, 0.54), (0.2, 0.48), (0.33, 0.2), (0.45, 0.17), (0.46, 0.02)),
    *((0.58, 0.02), (0.59, 0.17), (0.68, 0.2), (0.82, 0.48), (0.96, 0.54), (0.98, 0.8)),
)
"""Outlines of what stands on the cards, in parts of their width and height."""


def symbol(kind: int, x: float, y: float, r: float, color: str) -> Iterator[Shape]:
    """The symbol of a kind of card around a point; ``r`` is half its size."""
    if kind == BLUE:
        yield Disc(x, y, r, color)
    for part in SYMBOLS.get(kind, ()):
        yield Polygon(tuple((x + r * dx, y + r * dy) for dx, dy in part), color)
    if kind == LOCOMOTIVE and r > _WITH_WHEELS:
        for wheel in (-0.6, 0.6):
            yield Disc(x + r * wheel, y + r * 0.65, r * 0.38, color)


def rounded(rect: Rect, r: float) -> Points:
    """A rectangle with round corners."""
    points = []
    bows = (0, 0.5, 1) if r > 4.5 else (0.28, 0.72)
    for turn, (x, y) in enumerate(
        (
            (rect.right - r, rect.bottom - r),
            (rect.x + r, rect.bottom - r),
            (rect.x + r, rect.y + r),
            (rect.right - r, rect.y + r),
        )
    ):
        for step in bows:
            angle = (turn + step) * pi / 2
            points.append((x + r * cos(angle), y + r * sin(angle)))
    return tuple(points)


def card(rect: Rect, fill: str, edge: str, r: float = 4, width: float = 1.0) -> Polygon:
    """A card or a panel: a rounded rectangle with an edge."""
    return Polygon(rounded(rect, r), fill, edge, width)


def haze(rect: Rect, palette: Palette, alpha: float) -> Polygon:
    """So much of the page over something that is not to be had."""
    return Polygon(corners(rect), palette.page, alpha=alpha)


def piece(space: Points, start: float, end: float, top: float = 0.0, bottom: float = 1.0) -> Points:
    """A part of a space: from ``start`` to ``end`` of its length, ``top`` to ``bottom`` across."""
    half = len(space) // 2
    right, left = (space[0], space[half - 1]), (space[-1], space[half])
    points = []
    for along, down in ((start, top), (end, top), (end, bottom), (start, bottom)):
        x0, y0 = _between(left[0], left[1], along)
        x1, y1 = _between(right[0], right[1], along)
        points.append((x0 + (x1 - x0) * down, y0 + (y1 - y0) * down))
    return tuple(points)


def _between(a: tuple[float, float], b: tuple[float, float], part: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def pattern(seat: int, body: Points, color: str) -> Iterator[Shape]:
    """The pattern of a seat on a train: nothing, bars, a stripe, windows or a chequer."""
    match seat % 5:
        case 1:
            for start in (0.2, 0.66):
                yield Polygon(piece(body, start, start + 0.14), color)
        case 2:
            yield Polygon(piece(body, 0.08, 0.92, 0.36, 0.64), color)
        case 3:
            for start in (0.12, 0.42, 0.72):
                yield Polygon(piece(body, start, start + 0.16, 0.25, 0.75), color)
        case 4:
            yield Polygon(piece(body, 0.1, 0.45, 0.0, 0.5), color)
            yield Polygon(piece(body, 0.55, 0.9, 0.5, 1.0), color)


def plate(x: float, y: float, r: float, fill: str, edge: str) -> Disc:
    """The round plate that carries the initial of a seat."""
    return Disc(x, y, r, fill, edge, 1.4)


def carriage(rect: Rect, color: str, light: str) -> Iterator[Shape]:
    """The silhouette of a railway carriage with ``light`` windows, as large as a rectangle.

    The windows are the dashes of one line.
    """
    yield Polygon(_within(rect, _CARRIAGE), color)
    x, y = rect.x + rect.w * 0.1, rect.y + rect.h * 0.36
    dashes = (rect.w * 0.12, rect.w * 0.05)
    yield Line(((x, y), (x + rect.w * 0.8, y)), light, rect.h * 0.2, dashes, cut=True)
    yield from _wheels(rect, ((0.17, 0.11), (0.3, 0.11), (0.7, 0.11), (0.83, 0.11)), color)


def engine(rect: Rect, color: str, light: str) -> Iterator[Shape]:
    """The silhouette of a steam engine, as large as a rectangle; the cab has a ``light`` window."""
    yield Polygon(_within(rect, _ENGINE), color)
    x, y = rect.x + rect.w * 0.1, rect.y + rect.h * 0.32
    yield Line(((x, y), (x + rect.w * 0.14, y)), light, rect.h * 0.18)
    yield from _wheels(rect, ((0.17, 0.2), (0.4, 0.2), (0.61, 0.13), (0.77, 0.13)), color)


def taxi(rect: Rect, color: str, light: str) -> Iterator[Shape]:
    """The silhouette of a taxi with two ``light`` windows, as large as a rectangle."""
    yield Polygon(_within(rect, _TAXI), color)
    x, y = rect.x + rect.w * 0.36, rect.y + rect.h * 0.36
    dashes = (rect.w * 0.13, rect.w * 0.05)
    yield Line(((x, y), (x + rect.w * 0.31, y)), light, rect.h * 0.2, dashes, cut=True)
    yield from _wheels(rect, ((0.24, 0.17), (0.78, 0.17)), color)


def _within(rect: Rect, outline: Points) -> Points:
    """An outline given in parts of a rectangle's width and height, in its place."""
    return tuple((rect.x + rect.w * x, rect.y + rect.h * y) for x, y in outline)


def _wheels(rect: Rect, wheels: Points, color: str) -> Iterator[Shape]:
    """Wheels that stand on the ground: how far along, and how large."""
    for along, r in wheels:
        yield Disc(rect.x + rect.w * along, rect.bottom - rect.h * r, rect.h * r, color)
