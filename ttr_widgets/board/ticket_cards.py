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

_NAME, _SMALL, _LEAST = 11.5, 10.0, 9.0
"""The letters of names, those on the lowest tickets, and the smallest that are readable."""
_TICK = "✓"
_SQUEEZED, _SLIMMEST = 0.75, 17.0
"""A low ticket has a small map if its names leave so much of its width, or so many CSS pixels."""
_ABOVE, _BESIDE, _WITHOUT = 10.0, 37.0, 22.0
"""The room in a line that no name has: below a map, beside a plate, beside bare points."""
_LOWEST, _GAP = 22.0, 2.0
_ROUGH = 1.4
"""How far the coasts of the small map may be off, in CSS pixels: few points weigh little."""
_FORMS = (
    (128.0, 70.0, _ABOVE),
    (88.0, 70.0, _ABOVE),
    (112.0, 34.0, _BESIDE),
    (88.0, 34.0, _BESIDE),
)
"""Forms of a ticket with more than words, the best first: the least width, the height, the room
that no name has."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a ticket is shown: ``lit`` when pointed at or chosen, ``done`` when completed.

    ``lent`` is one that only a station completes, as things stand. ``indent`` keeps room free
    on its left, for a box to tick; in CSS pixels.
    """

    lit: bool = False
    done: bool = False
    lent: bool = False
    indent: float = 0


def ticket_places(rect: Rect, number: int, box: Box) -> list[Rect]:
    """Where so many tickets lie in a block: as large as there is room for all of them.

    The longest name of the box has room in them; only in the lowest form, where all tickets
    must find a place, many of them are too narrow for it.
    """
    for least, height, taken in _FORMS:
        width = max(least, _longest(box.map) + taken)
        columns = max(1, int((rect.w + 4) // (width + 4)))
        if columns * _rows(rect, height) >= number:
            return _grid(rect, number, columns, height)
    return _grid(rect, number, -(-number // _rows(rect, _LOWEST)), _LOWEST)


def _rows(rect: Rect, height: float) -> int:
    return max(1, int((rect.h + _GAP) // (height + _GAP)))


@lru_cache(32)
def _longest(game_map: GameMap) -> float:
    """How wide the longest name on a ticket is in the smallest letters."""
    cities = {city for ticket in game_map.tickets for city in (ticket.a, ticket.b)}
    return max((text_width(game_map.cities[city].label, _LEAST) for city in cities), default=0.0)


def _grid(rect: Rect, number: int, columns: int, height: float) -> list[Rect]:
    used = min(columns, max(number, 1))
    w = min(170.0, (rect.w - 4 * (used - 1)) / used)
    return [
        Rect(rect.x + (i % columns) * (w + 4), rect.y + (i // columns) * (height + _GAP), w, height)
        for i in range(number)
    ]


def ticket_card(
    rect: Rect, ticket: Ticket, box: Box, palette: Palette, look: Look
) -> Iterator[Shape]:
    """Draw a ticket as large as its place allows."""
    edge, width = (palette.accent, 2.0) if look.lit else (palette.edge, 1.0)
    paper = mix(palette.panel, palette.glow, 0.14) if look.lit else palette.panel
    yield card(rect, paper, edge, 4 if rect.h > 32 else 3, width)
    inner = Rect(rect.x + look.indent, rect.y, rect.w - look.indent, rect.h)
    if rect.h < 32:
        yield from _bare(inner, ticket, box, palette, look)
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
    yield from _names(names, rect.w - _ABOVE, ticket, box, palette)
    if ticket.stand_in:
        yield Label(rect.right - 5, rect.bottom - 8, "*", 13, palette.muted, align="right")


def _map_beside(
    rect: Rect, ticket: Ticket, box: Box, palette: Palette, look: Look
) -> Iterator[Shape]:
    """A low ticket: the names, and a small map on the left if that leaves room for them."""
    height, y, left = min(rect.h - 6, 56), rect.middle[1], rect.x
    wanted, room = height * min(box.map.aspect, 1.7), rect.w - _BESIDE
    width = min(wanted, max(_spare(room, ticket, box, _NAME), _SQUEEZED * wanted))
    width = min(width, _spare(room, ticket, box, _LEAST))
    if width >= min(_SLIMMEST, _SQUEEZED * wanted):
        left += 4 + width
        yield from _small_map(Rect(rect.x + 4, y - height / 2, width, height), ticket, box, palette)
    names = Rect(left, y - 15.5, rect.right - left, 31)
    yield from _names(names, names.w - _BESIDE, ticket, box, palette)
    yield from _points(rect.right - 18, y, ticket, palette, look, 11)


def _spare(room: float, ticket: Ticket, box: Box, size: float) -> float:
    """How much room names in letters of this size leave beside them."""
    cities = (box.map.cities[city] for city in (ticket.a, ticket.b))
    return room - max(text_width(city.label, size) for city in cities) - 7


def _bare(rect: Rect, ticket: Ticket, box: Box, palette: Palette, look: Look) -> Iterator[Shape]:
    """The lowest ticket: names, points, and a small map if there is room.

    The points are on a plate, above a tick, once it is done.
    """
    height, names = rect.h - 5, rect
    wanted = height * min(box.map.aspect, 1.7)
    width = min(wanted, _spare(rect.w - _WITHOUT, ticket, box, _LEAST))
    if width >= min(_SLIMMEST, _SQUEEZED * wanted):
        place = Rect(rect.x + 3, rect.y + 2.5, width, height)
        yield from _small_map(place, ticket, box, palette)
        names = Rect(place.right, rect.y, rect.right - place.right, rect.h)
    yield from _names(names, names.w - _WITHOUT, ticket, box, palette, _SMALL)
    x, ticked = rect.right - 11, look.done or look.lent
    y = rect.y + 7.5 if ticked else rect.middle[1]
    if ticked:
        yield card(Rect(x - 9, y - 6, 18, 12), _fill(palette, look), palette.seats[2], 4, 1.5)
        yield _tick(x - text_width(_TICK, _NAME) / 2, rect.bottom - 4.5, palette, look)
    yield Label(x, y, str(ticket.points), _SMALL, _ink(palette, look, palette.ink), bold=True)


def _names(
    rect: Rect, room: float, ticket: Ticket, box: Box, palette: Palette, size: float = _NAME
) -> Iterator[Shape]:
    """The two cities, one below the other, in letters that both have room for."""
    names = [box.map.cities[city].label for city in (ticket.a, ticket.b)]
    size = max(_LEAST, min(size, *(size * room / text_width(name, size) for name in names)))
    for row, name in enumerate(names):
        y = rect.y + rect.h * (0.275 + 0.45 * row)
        yield Label(
            rect.x + 6, y, shorten(name, size, room + 0.01), size, palette.ink, align="left"
        )


def _points(
    x: float, y: float, ticket: Ticket, palette: Palette, look: Look, r: float = 12
) -> Iterator[Shape]:
    """The points on a round plate.

    A completed ticket has a green plate, with a tick beside it; where only a station completes
    it, there is but a green ring, and the tick is pale.
    """
    if look.lent:
        yield Disc(x, y, r - 1, _fill(palette, look), palette.seats[2], 2.0)
    else:
        yield Disc(x, y, r, _fill(palette, look))
    ink = _ink(palette, look, palette.page)
    yield Label(x, y, str(ticket.points), POINTS, ink, bold=True)
    if look.done or look.lent:
        yield _tick(x + r - 3, y - r, palette, look)


def _fill(palette: Palette, look: Look) -> str:
    """The color of the plate below the points."""
    if look.lent:
        return palette.panel
    return palette.seats[2] if look.done else mix(palette.panel, palette.ink, 0.86)


def _ink(palette: Palette, look: Look, otherwise: str) -> str:
    """The color of points on their plate: that of the page if it is green."""
    if look.lent:
        return palette.ink
    return palette.page if look.done else otherwise


def _tick(x: float, y: float, palette: Palette, look: Look) -> Label:
    """The tick of a completed ticket; a pale one where only a station completes it."""
    color = mix(palette.panel, palette.muted, 0.8) if look.lent else palette.ink
    return Label(x, y, _TICK, _NAME, color, align="left")


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
        there, back = tuple(ring[: middle + 1]), tuple(ring[middle:])
        figure = simplify(there, _ROUGH)[:-1] + simplify(back, _ROUGH)
        if area(figure) > 0.004 * w * h:
            figures.append(figure)
    return tuple(figures)
