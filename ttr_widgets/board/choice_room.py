"""Where offered tickets lie: over last moves and cards to draw, never over a seat."""

from collections.abc import Iterator
from dataclasses import dataclass

from ttr_widgets.model.box import Box

from .fit import lowest
from .frame import GAP, Blocks, cells
from .places import Rect
from .text import text_width
from .ticket_cards import LEAST, NAME, SMALL, room_for_names

TICK = 22.0
"""The room for a box to tick, on the left of a ticket."""
_HEAD, _BUTTON, _SIDE, _APART = 24.0, 32.0, 104.0, 4.0
_LEAST, _GOOD = 24.0, 41.0
"""How high a ticket is at least, for a finger; and to have room for a map beside its names."""
_HIGHEST, _HIGHEST_LISTED, _BROADEST = 96.0, 80.0, 180.0
_LOW = 80.0
"""A place that is lower has narrower margins."""
_REACH = 5.0
"""How far the tickets reach into the gaps above and below the cards that they cover."""


@dataclass(frozen=True, slots=True)
class Room:
    """Where the offered tickets, the words above them and the button lie.

    ``over`` is all that they cover, ``letters`` how high the longest name is written.
    """

    over: Rect
    rect: Rect
    head: Rect
    cards: tuple[Rect, ...]
    button: Rect
    letters: float


def room_for(offered: tuple[int, ...], box: Box, parts: Blocks) -> Room:
    """Find room for offered tickets, with the map, the seats, the hand and the tickets in sight.

    All of it is seen without scrolling. Of the places that have room for the names it is the
    one that covers least; where none has, the one with the largest letters.

    Args:
        offered: ids of the tickets.
        box: what is played.
        parts: where the blocks of the board lie.
    """
    labels = [box.map.cities[city].label for city in _cities(offered, box)]
    longest = max(text_width(label, NAME) for label in labels)
    rooms = [_arranged(over, len(offered), longest) for over in _places(parts)]
    good = (room for room in rooms if room.letters >= SMALL and room.cards[0].h >= _GOOD)
    return next(good, max(rooms, key=_worth))


def _cities(offered: tuple[int, ...], box: Box) -> Iterator[int]:
    for ticket in (box.map.tickets[number] for number in offered):
        yield from (ticket.a, ticket.b)


def _places(parts: Blocks) -> Iterator[Rect]:
    """What may be covered, from the last moves to all cards that lie on the table."""
    news, tickets = parts.news, parts.ticket_deck
    cards = (*parts.row, parts.deck, tickets)
    left, right = min(rect.x for rect in cards), max(rect.right for rect in cards)
    tops = sorted({rect.y for rect in cards}, reverse=True)
    if (low := min(news.bottom, lowest(parts))) > news.y + GAP + _LEAST:
        yield Rect(news.x, news.y, news.w, low - news.y)
        if news.x == left and news.y == tickets.bottom + GAP:
            yield from (Rect(left, top, news.w, low - top) for top in tops)
    top = tops[-1] - _REACH
    yield Rect(left, top, right - left, tickets.bottom + _REACH - top)


def _arranged(over: Rect, number: int, longest: float) -> Room:
    """Lay so many tickets out in a place, in as many columns as suit the longest name."""
    lay_out = _in_a_row if over.w > 520 or over.w > 2.2 * over.h else _in_a_column
    rooms = [lay_out(over, number, columns, longest) for columns in range(number, 0, -1)]
    return max(rooms, key=_worth)


def _worth(room: Room) -> tuple[bool, float, float]:
    return room.cards[0].h >= _LEAST, room.letters, room.cards[0].h


def _in_a_row(over: Rect, number: int, columns: int, longest: float) -> Room:
    """Words and button on the left, the tickets beside them."""
    pad, gap = (6.0, _APART) if over.h > _LOW else (2.0, 2.0)
    rows = -(-number // columns)
    each = min((over.h - 2 * pad + gap) / rows - gap, _HIGHEST)
    w = min(over.w - _SIDE - 6, _BROADEST * columns)
    rect = Rect(over.x, over.y, w + _SIDE + 6, rows * (each + gap) - gap + 2 * pad)
    places = cells(Rect(rect.x + _SIDE, rect.y + pad, w, 0), number, columns, each, gap)
    high = min(_BUTTON, rect.h - 26)
    left, below = rect.x + 8, rect.bottom - high - min(pad + 2, 8)
    head = Rect(left, rect.y + pad, _SIDE - 14, below - rect.y - pad)
    button = Rect(left, below, _SIDE - 14, high)
    return _room(over, rect, head, places, button, longest)


def _in_a_column(over: Rect, number: int, columns: int, longest: float) -> Room:
    """The words, the tickets below them, the button."""
    head = Rect(over.x + 8, over.y + 2, over.w - 16, _HEAD)
    rows = -(-number // columns)
    each = min((over.h - _HEAD - _BUTTON - 14) / rows - _APART, _HIGHEST_LISTED)
    inner = Rect(over.x + 6, head.bottom, over.w - 12, 0)
    places = cells(inner, number, columns, each, _APART)
    button = Rect(inner.x, places[-1].bottom + 6, inner.w, _BUTTON)
    rect = Rect(over.x, over.y, over.w, button.bottom + 6 - over.y)
    return _room(over, rect, head, places, button, longest)


def _room(
    over: Rect, rect: Rect, head: Rect, places: list[Rect], button: Rect, longest: float
) -> Room:
    return Room(over, rect, head, tuple(places), button, _letters(places[0], longest))


def _letters(rect: Rect, longest: float) -> float:
    """How high the longest name is written on such a ticket; 0 where it would be cut."""
    inner = Rect(rect.x + TICK, rect.y, rect.w - TICK, rect.h)
    taken, most = room_for_names(inner)
    letters = min(most, NAME * (inner.w - taken) / longest)
    return letters if letters >= LEAST else 0.0
