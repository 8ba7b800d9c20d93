"""The blocks of the board: map, seats, face-up cards, decks, hand, tickets, last moves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import KINDS, LOCOMOTIVE

from .atlas import SQUARER
from .places import Rect

GAP = 8.0
WIDE = 860.0
"""From this width on, the side column stands beside the map."""
SMALL = 560.0
"""Below this width, nothing stands beside a tall map."""
NARROW = 700
"""Below this width, a broad map is stretched to a squarer form, and blocks break into more rows."""
NARROWEST = 480
"""On a page that is narrower, the picture is scaled down, and one zooms in as on any page."""

_HINT, _SEAT, _CARD, _HAND = 30.0, 40.0, 44.0, 70.0
_NEWS, _NEWS_SMALL, _NEWS_BESIDE = 98.0, 168.0, 210.0
_CARD_TOUCHED, _NEWS_TOUCHED = 74.0, 96.0
"""On a phone, where the picture is scaled down, a card has room for a thumb; the list below the
picture tells the last moves, too."""
_TALL_REST = 388.0
"""What hint, hand, tickets and last moves need beside a tall map, with the gaps."""
_GROWTH = 1.4
"""How many times higher seats and cards are at most, where there is room."""
_CHAIR = 135.0
"""Seats that had less room each, in CSS pixels, sit in two rows: stations, too, are counted."""
_LOCOMOTIVE_MORE = 20.0
_ENDLESS = 1e6


@dataclass(frozen=True, slots=True)
class Blocks:
    """Where the blocks lie, in CSS pixels.

    ``row`` has the places of the face-up cards, ``hand`` one place for each kind of card
    in the box, ``count`` is where the final count is gone through line by line, ``hint`` two
    lines of text.
    ``ticket_room`` gives many ``tickets`` some of the room of ``news``.
    """

    height: float
    map: Rect
    seats: tuple[Rect, ...]
    row: tuple[Rect, ...]
    deck: Rect
    ticket_deck: Rect
    hint: Rect
    hand: tuple[tuple[int, Rect], ...]
    tickets: Rect
    news: Rect
    count: Rect


@dataclass(frozen=True, slots=True)
class _Own:
    """What lies before the one who looks: some words, the cards in the hand, the tickets."""

    hint: Rect
    hand: tuple[tuple[int, Rect], ...]
    tickets: Rect


def blocks(box: Box, width: float, seats: int) -> Blocks:
    """Arrange the blocks for a width: beside a broad map, beside a tall one, or below it."""
    tall = box.map.aspect < 1.1
    if width < (SMALL if tall else WIDE):
        return _below(box, width, seats)
    if not tall:
        return _beside(box, width, seats)
    return _beside_tall(box, width, seats) if width >= WIDE else _between(box, width, seats)


def cells(rect: Rect, number: int, columns: int, height: float, gap: float = 4) -> list[Rect]:
    """Divide a rectangle into cells, row by row."""
    w = (rect.w - gap * (columns - 1)) / columns
    return [
        Rect(
            rect.x + (place % columns) * (w + gap),
            rect.y + (place // columns) * (height + gap),
            w,
            height,
        )
        for place in range(number)
    ]


def _beside(box: Box, width: float, seats: int) -> Blocks:
    """A broad map, the hand below it, the side column on the right."""
    side = min(270.0, max(176.0, 0.205 * width))
    w = width - side - 3 * GAP
    board = Rect(GAP, GAP, w, round(w / box.map.aspect))
    own = _own(box, Rect(GAP, board.bottom + 3, w, _HINT), 0.61)
    high = max(own.tickets.bottom - GAP, _least(box, seats))
    return _column(box, seats, board, Rect(board.right + GAP, GAP, side, high), own)


def _between(box: Box, width: float, seats: int) -> Blocks:
    """A tall map and the side column share the width; the hand lies below both."""
    w = 0.59 * width
    board = Rect(GAP, GAP, w, round(w / box.map.aspect))
    high = max(board.h, _least(box, seats))
    column = Rect(board.right + GAP, GAP, width - board.right - 2 * GAP, high)
    own = _own(box, Rect(GAP, column.bottom + 3, width - 2 * GAP, _HINT), 0.6)
    return _column(box, seats, board, column, own)


def _least(box: Box, seats: int) -> float:
    """How high a side column is at least, with a line or two of the last moves."""
    return seats * (_SEAT + 4) + (box.row + 2) // 2 * (_CARD + 4) + 100


def _column(box: Box, seats: int, board: Rect, column: Rect, own: _Own) -> Blocks:
    """Fill the side column: seats, face-up cards and deck, ticket deck, last moves."""
    rows = (box.row + 2) // 2
    grown = _grown(seats * (_SEAT + 4) + rows * (_CARD + 4), column.h - _NEWS_BESIDE - 60)
    chairs = cells(column, seats, 1, _SEAT * grown)
    below = _under(column, chairs[-1])
    cards = cells(below, box.row + 1, 2, _CARD * grown)
    cards.append(Rect(column.x, cards[-1].bottom + 4, column.w, 36))
    news = _under(column, cards[-1])
    return _gathered(board, chairs, cards, own, news, count=below)


def _beside_tall(box: Box, width: float, seats: int) -> Blocks:
    """A tall map on the left, and all else beside it, as broad as there is room."""
    w = 0.435 * width
    board = Rect(GAP, GAP, w, round(w / box.map.aspect))
    room = Rect(board.right + GAP, GAP, width - board.right - 2 * GAP, board.h)
    grown = _grown(-(-seats // 2) * (_SEAT + 4) + 2 * (_CARD + 4), room.h - _TALL_REST)
    chairs = cells(room, seats, 2, _SEAT * grown)
    below = _under(room, chairs[-1])
    cards = cells(below, box.row + 2, 4, _CARD * grown)
    cards[-1] = replace(cards[-1], w=room.right - cards[-1].x)
    hint = replace(_under(room, cards[-1]), h=1.5 * _HINT)
    hand = _hand(box, _under(room, hint), room.w)
    rest = _under(room, hand[-1][1])
    own = _Own(hint, hand, replace(rest, h=max(_HAND, 0.4 * rest.h)))
    return _gathered(board, chairs, cards, own, _under(room, own.tickets), count=below)


def _below(box: Box, width: float, seats: int) -> Blocks:
    """All else below the map, row by row; on a narrow page in more rows."""
    small, touched = width < NARROW, width <= NARROWEST
    aspect = min(box.map.aspect, SQUARER) if small else box.map.aspect
    page = Rect(GAP, GAP, width - 2 * GAP, _ENDLESS)
    board = replace(page, h=round(page.w / aspect))
    hint = Rect(GAP, board.bottom + 3, page.w, _HINT * (1.5 if small else 1))
    beside = seats if page.w > _CHAIR * seats else -(-seats // 2)
    chairs = cells(replace(page, y=hint.bottom + 3), seats, beside, _SEAT)
    below = _under(page, chairs[-1])
    columns, high = 4 if small else box.row + 2, _CARD_TOUCHED if touched else _CARD
    cards = cells(below, box.row + 2, columns, high)
    hand = replace(_under(page, cards[-1]), h=_HAND)
    own = _own_below(box, hint, hand) if small else _own_beside(box, hint, hand, 0.64)
    high = _NEWS_TOUCHED if touched else _NEWS_SMALL if small else _NEWS
    news = replace(_under(page, own.tickets), h=high)
    count = replace(below, h=news.bottom - below.y)
    return _gathered(board, chairs, cards, own, news, count)


def _own(box: Box, hint: Rect, part: float) -> _Own:
    """The hand under the words, in a part of their width, and the tickets beside it."""
    return _own_beside(box, hint, Rect(hint.x, hint.bottom + 3, hint.w, _HAND), part)


def _own_beside(box: Box, hint: Rect, rect: Rect, part: float) -> _Own:
    hand = _hand(box, rect, rect.w * part)
    x = max(place.right for _kind, place in hand) + GAP
    return _Own(hint, hand, Rect(x, rect.y, rect.right - x, rect.h))


def _own_below(box: Box, hint: Rect, rect: Rect) -> _Own:
    hand = _hand(box, rect, rect.w)
    return _Own(hint, hand, Rect(rect.x, hand[-1][1].bottom + GAP, rect.w, _HAND))


def _gathered(
    board: Rect,
    chairs: Sequence[Rect],
    cards: Sequence[Rect],
    own: _Own,
    news: Rect,
    count: Rect,
) -> Blocks:
    """Put the blocks together; ``cards`` end with the deck and the ticket deck."""
    last = max(rect.bottom for rect in (board, news, own.tickets, own.hand[-1][1]))
    return Blocks(
        height=last + GAP,
        map=board,
        seats=tuple(chairs),
        row=tuple(cards[:-2]),
        deck=cards[-2],
        ticket_deck=cards[-1],
        hint=own.hint,
        hand=own.hand,
        tickets=own.tickets,
        news=news,
        count=count,
    )


def _under(room: Rect, above: Rect) -> Rect:
    """What is left of a room under something, with a gap between."""
    top = above.bottom + GAP
    return Rect(room.x, top, room.w, max(room.bottom - top, 40.0))


def _grown(height: float, room: float) -> float:
    """How many times larger blocks may be that need so much height, and have that room."""
    return min(_GROWTH, max(1.0, room / height))


def _hand(box: Box, rect: Rect, room: float) -> tuple[tuple[int, Rect], ...]:
    """One place for each kind of card; the locomotive's is wider, for its long name."""
    kinds = [kind for kind in KINDS if box.cards[kind]]
    per_row = len(kinds) if room / len(kinds) > 38 else (len(kinds) + 1) // 2
    w = (room - _LOCOMOTIVE_MORE) / per_row
    places = []
    for place, kind in enumerate(kinds):
        x, y = rect.x + (place % per_row) * w, rect.y + (place // per_row) * (_HAND + 4)
        more = _LOCOMOTIVE_MORE if kind == LOCOMOTIVE else 0.0
        places.append((kind, Rect(x, y, w - 4 + more, _HAND)))
    return tuple(places)
