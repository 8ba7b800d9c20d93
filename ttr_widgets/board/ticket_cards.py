"""Destination tickets: two cities, points, and a small map with the two dots joined."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ttr_widgets.model.box import Box
from ttr_widgets.model.gamemap import GameMap, Ticket

from .figures import POINTS, card
from .geometry import area, corners, simplify
from .palette import Palette, mix
from .places import Rect
from .shapes import Disc, Label, Line, Points, Polygon, Shape
from .text import shorten, text_width

_LINE = 17.0
_NAME, _TICK = 11.5, "✓"
_BROAD, _SQUEEZED = 140.0, 0.7
"""A low ticket has a small map if it is so wide, in CSS pixels, and the map need not be
narrower than this part of its form."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a ticket is shown: ``lit`` when pointed at or chosen, ``done`` when completed.

    ``indent`` keeps room free on its left, for a box to tick; in CSS pixels.
    """

    lit: bool = False
    done: bool = False
    indent: float = 0


def ticket_places(rect: Rect, number: int) -> list[Rect]:
    """Where so many tickets lie in a block: cards while there is room, then lines of text."""
    for width, height in ((128, 70.0), (88, 70.0), (112, 34.0), (88, 34.0)):
        columns = max(1, int((rect.w + 4) // (width + 4)))
        if columns * int((rect.h + 2) // (height + 2)) >= number:
            return _grid(rect, number, columns, height)
    rows = max(1, int((rect.h + 1) // (_LINE + 1)))
    return _grid(rect, number, -(-number // rows), _LINE, 1.3)


def _grid(rect: Rect, number: int, columns: int, height: float, gap: float = 2) -> list[Rect]:
    used = min(columns, max(number, 1))
    w = min(170.0, (rect.w - 4 * (used - 1)) / used)
    return [
        Rect(rect.x + (i % columns) * (w + 4), rect.y + (i // columns) * (height + gap), w, height)
        for i in range(number)
    ]


def ticket_card(
    rect: Rect, ticket: Ticket, box: Box, palette: Palette, look: Look
) -> Iterator[Shape]:
    """Draw a ticket as large as its place allows."""
    edge, width = (palette.accent, 2.0) if look.lit else (palette.edge, 1.0)
    paper = mix(palette.panel, palette.glow, 0.14) if look.lit else palette.panel
    yield card(rect, paper, edge, 4 if rect.h > 20 else 3, width)
    inner = Rect(rect.x + look.indent, rect.y, rect.w - look.indent, rect.h)
    if rect.h < 32:
        yield from _one_line(inner, ticket, box, palette, look)
    elif rect.h < 62 or inner.w > 180:
        yield from _map_beside(inner, ticket, box, palette, look)
    else:
        yield from _with_map(inner, ticket, box, palette, look)


def _with_map(
    rect: Rect, ticket: Ticket, box: Box, palette: Palette, look: Look
) -> Iterator[Shape]:
    names = Rect(rect.x, rect.bottom - 31, rect.w, 31)
    height = rect.h - 37
    width = min(height * min(box.map.aspect, 1.7), rect.w - 40)
    yield from _small_map(Rect(rect.x + 6, rect.y + 5, width, height), ticket, box, palette)
    yield from _points(rect.right - 20, rect.y + 5 + height / 2, ticket, palette, look)
    yield from _names(names, rect.w - 10, ticket, box, palette)
    if ticket.stand_in:
        yield Label(rect.right - 5, rect.bottom - 8, "*", 13, palette.muted, align="right")


def _map_beside(
    rect: Rect, ticket: Ticket, box: Box, palette: Palette, look: Look
) -> Iterator[Shape]:
    """A low ticket: the names, and a small map on the left if that leaves room for them."""
    height, y, left = min(rect.h - 6, 56), rect.middle[1], rect.x
    longest = max(text_width(box.map.cities[city].label, _NAME) for city in (ticket.a, ticket.b))
    room, wanted = rect.w - longest - 48, height * min(box.map.aspect, 1.7)
    if rect.w > _BROAD and room > _SQUEEZED * wanted:
        width = min(room, wanted)
        left += 4 + width
        yield from _small_map(Rect(rect.x + 4, y - height / 2, width, height), ticket, box, palette)
    names = Rect(left, y - 15.5, rect.right - left, 31)
    yield from _names(names, names.w - 37, ticket, box, palette)
    yield from _points(rect.right - 18, y, ticket, palette, look, 11)


def _one_line(
    rect: Rect, ticket: Ticket, box: Box, palette: Palette, look: Look
) -> Iterator[Shape]:
    points = str(ticket.points)
    tick = rect.right - 6 - text_width(points, 11, bold=True) - text_width(_TICK, _NAME)
    room = tick - rect.x - 9
    words = _both(box.map.cities[ticket.a].label, box.map.cities[ticket.b].label, room)
    yield Label(rect.x + 5, rect.middle[1], words, 11, palette.ink, align="left")
    yield Label(rect.right - 5, rect.middle[1], points, 11, palette.ink, True, "right")
    if look.done:
        yield Label(tick, rect.middle[1], _TICK, _NAME, palette.ink, align="left")


def _both(a: str, b: str, room: float) -> str:
    """Two cities in one line, each cut to its half where both do not fit."""
    whole = f"{a}–{b}"
    if text_width(whole, 11) <= room:
        return whole
    half = (room - text_width("–", 11)) / 2
    a = shorten(a, 11, max(half, 2 * half - text_width(b, 11)))
    return f"{a}–{shorten(b, 11, room - text_width(a + '–', 11))}"


def _names(rect: Rect, room: float, ticket: Ticket, box: Box, palette: Palette) -> Iterator[Shape]:
    for row, city in enumerate((ticket.a, ticket.b)):
        name = shorten(box.map.cities[city].label, _NAME, room)
        y = rect.y + 8.5 + 14 * row
        yield Label(rect.x + 6, y, name, _NAME, palette.ink, align="left")


def _points(
    x: float, y: float, ticket: Ticket, palette: Palette, look: Look, r: float = 12
) -> Iterator[Shape]:
    """The points on a round plate; a completed ticket has a green plate and a tick beside it."""
    fill = palette.seats[2] if look.done else mix(palette.panel, palette.ink, 0.86)
    yield Disc(x, y, r, fill)
    yield Label(x, y, str(ticket.points), POINTS, palette.page, bold=True)
    if look.done:
        yield Label(x + r - 3, y - r, _TICK, _NAME, palette.ink, align="left")


def _small_map(rect: Rect, ticket: Ticket, box: Box, palette: Palette) -> Iterator[Shape]:
    yield Polygon(corners(rect), palette.water)
    for figure in _land(box.map, rect.w, rect.h):
        yield Polygon(tuple((rect.x + x, rect.y + y) for x, y in figure), palette.land)
    yield Polygon(corners(rect), None, mix(palette.panel, palette.edge, 0.7), 1.0)
    ends = tuple(
        (rect.x + rect.w * box.map.cities[city].x, rect.y + rect.h * box.map.cities[city].y)
        for city in (ticket.a, ticket.b)
    )
    yield Line(ends, palette.accent, 1.6)
    for x, y in ends:
        yield Disc(x, y, 2.6, palette.accent, palette.page, 1.0)


@lru_cache(32)
def _land(game_map: GameMap, w: float, h: float) -> tuple[Points, ...]:
    """The large pieces of land, in a few strokes."""
    figures = []
    for land in game_map.outline.land:
        ring = [(w * min(max(x, 0), 1), h * min(max(y, 0), 1)) for x, y in land.ring]
        middle = len(ring) // 2
        figure = simplify(tuple(ring[: middle + 1]), 1.1)[:-1] + simplify(tuple(ring[middle:]), 1.1)
        if area(figure) > 0.004 * w * h:
            figures.append(figure)
    return tuple(figures)
