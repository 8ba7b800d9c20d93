"""Destination tickets: two cities, points, and a small map with the two dots joined."""

from collections.abc import Iterator, Sequence
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

NAME, SMALL, LEAST = 11.5, 10.0, 9.0
"""The letters of names, those on the lowest tickets, and the smallest that are readable."""
_TICK = "✓"
_LOW_NAMES = 27.0
"""From this height on, in CSS pixels, the lowest tickets have letters as others."""
_SQUEEZED, _SLIMMEST, _BEFORE = 0.75, 15.0, 7.0
"""A low ticket has a small map if its names leave so much of its width, or so many CSS pixels;
and the gap before them."""
ABOVE, BESIDE, WITHOUT = 10.0, 37.0, 28.0
"""The room in a line that no name has: below a map, beside a plate, on the lowest tickets."""
_ROUGH = 2.0
"""How far the coasts of the small map may be off, in CSS pixels: few points weigh little."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a ticket is shown: ``lit`` when pointed at or chosen, ``done`` when completed.

    ``lent`` is one that only a station completes, as things stand. ``indent`` keeps room free
    on its left, for a box to tick; in CSS pixels. ``listed`` are tickets that stand in one
    list with it, whose small maps are as wide where that can be.
    """

    lit: bool = False
    done: bool = False
    lent: bool = False
    indent: float = 0
    listed: tuple[Ticket, ...] = ()


def ticket_card(
    rect: Rect, ticket: Ticket, box: Box, palette: Palette, look: Look
) -> Iterator[Shape]:
    """Draw a ticket as large as its place allows."""
    edge, width = (palette.accent, 2.0) if look.lit else (palette.edge, 1.0)
    paper = mix(palette.panel, palette.glow, 0.14) if look.lit else palette.panel
    yield card(rect, paper, edge, 4 if rect.h > 32 else 3, width)
    inner = Rect(rect.x + look.indent, rect.y, rect.w - look.indent, rect.h)
    forms = {WITHOUT: _bare, BESIDE: _map_beside, ABOVE: _with_map}
    taken, _letters = room_for_names(inner)
    yield from forms[taken](inner, ticket, box, palette, look)


def room_for_names(rect: Rect) -> tuple[float, float]:
    """The room in a line that no name has on a ticket of this size, and how large its letters are.

    Args:
        rect: the ticket, without the place of a box to tick.

    Returns:
        ``ABOVE``, ``BESIDE`` or ``WITHOUT``, and the letters; both in CSS pixels.
    """
    if rect.h < 32:
        return WITHOUT, NAME if rect.h > _LOW_NAMES else SMALL
    return BESIDE if rect.h < 62 or rect.w > 180 else ABOVE, NAME


def _with_map(
    rect: Rect, ticket: Ticket, box: Box, palette: Palette, look: Look
) -> Iterator[Shape]:
    names = Rect(rect.x, rect.bottom - 31, rect.w, 31)
    height = rect.h - 37
    width = min(height * min(box.map.aspect, 1.7), rect.w - 40)
    yield from _small_map(Rect(rect.x + 6, rect.y + 5, width, height), ticket, box, palette)
    yield from _points(rect.right - 20, rect.y + 5 + height / 2, ticket, palette, look)
    yield from _names(names, rect.w - ABOVE, ticket, box, palette)
    if ticket.stand_in:
        yield Label(rect.right - 5, rect.bottom - 8, "*", 13, palette.muted, align="right")


def _map_beside(
    rect: Rect, ticket: Ticket, box: Box, palette: Palette, look: Look
) -> Iterator[Shape]:
    """A low ticket: the names, and a small map on the left if that leaves room for them."""
    height, y, left = min(rect.h - 6, 56), rect.middle[1], rect.x
    room = rect.w - BESIDE
    width = look.listed and _width_of_map(height, room, look.listed, box, NAME, LEAST)
    if width := width or _width_of_map(height, room, (ticket,), box, NAME, LEAST):
        left += 4 + width
        yield from _small_map(Rect(rect.x + 4, y - height / 2, width, height), ticket, box, palette)
    names = Rect(left, y - 15.5, rect.right - left, 31)
    yield from _names(names, names.w - BESIDE, ticket, box, palette)
    yield from _points(rect.right - 18, y, ticket, palette, look, 11)


def _width_of_map(
    height: float, room: float, tickets: Sequence[Ticket], box: Box, letters: float, least: float
) -> float:
    """How wide a small map beside the names is: somewhat squeezed, or 0, for their letters."""
    wanted = height * min(box.map.aspect, 1.7)
    width = min(wanted, max(_spare(room, tickets, box, letters), _SQUEEZED * wanted))
    width = min(width, _spare(room, tickets, box, least))
    return width if width >= min(_SLIMMEST, _SQUEEZED * wanted) else 0.0


def _spare(room: float, tickets: Sequence[Ticket], box: Box, size: float) -> float:
    """How much room names in letters of this size leave beside them."""
    cities = (box.map.cities[city] for one in tickets for city in (one.a, one.b))
    return room - max(text_width(city.label, size) for city in cities) - _BEFORE


def _bare(rect: Rect, ticket: Ticket, box: Box, palette: Palette, look: Look) -> Iterator[Shape]:
    """The lowest ticket: names, points, and a small map if there is room."""
    height, names = rect.h - 5, rect
    taken, letters = room_for_names(rect)
    if width := _width_of_map(height, rect.w - taken, (ticket,), box, letters, SMALL):
        place = Rect(rect.x + 3, rect.y + 2.5, width, height)
        yield from _small_map(place, ticket, box, palette)
        names = Rect(place.right, rect.y, rect.right - place.right, rect.h)
    yield from _names(names, names.w - taken, ticket, box, palette, letters)
    yield from _bare_points(rect, ticket, palette, look, letters)


def _bare_points(
    rect: Rect, ticket: Ticket, palette: Palette, look: Look, letters: float
) -> Iterator[Shape]:
    """The points of a low ticket: once it is done, they are on a plate, above a tick."""
    x, y, half = rect.right - 11.5, rect.middle[1], 0.6 * letters
    if look.done or look.lent:
        y = rect.y + half + 1.5
        plate = Rect(x - 9.5, y - half, 19, 2 * half)
        yield card(plate, _fill(palette, look), palette.seats[2], 4, 1.5)
        tick = min((plate.bottom + rect.bottom) / 2, rect.bottom - 6.5)  # off the next ticket
        yield _tick(x - text_width(_TICK, NAME) / 2, tick, palette, look)
    yield Label(x, y, str(ticket.points), letters, _ink(palette, look, palette.ink), bold=True)


def _names(
    rect: Rect, room: float, ticket: Ticket, box: Box, palette: Palette, size: float = NAME
) -> Iterator[Shape]:
    """The two cities, one below the other, in letters that both have room for."""
    names = [box.map.cities[city].label for city in (ticket.a, ticket.b)]
    size = max(LEAST, min(size, *(size * room / text_width(name, size) for name in names)))
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
    return Label(x, y, _TICK, NAME, color, align="left")


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
