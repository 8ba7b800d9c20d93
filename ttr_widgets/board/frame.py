"""The blocks of the board: map, seats, face-up cards, decks, hand, tickets, last moves."""

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

_HINT, _SEAT, _CARD, _HAND = 30.0, 40.0, 44.0, 76.0
_NEWS, _NEWS_SMALL, _NEWS_BESIDE = 98.0, 168.0, 210.0
_TALL_REST = 394.0
"""What hint, hand, tickets and last moves need beside a tall map, with the gaps."""
_GROWTH = 1.4
"""How many times higher seats and cards are at most, where there is room."""
_CHAIR = 126.0
"""A seat that is narrower than this goes into a second row."""
_LOCOMOTIVE_MORE = 20.0
STACK = 6.0
"""How far the cards below peep out over the front card of a kind, in CSS pixels."""


@dataclass(frozen=True, slots=True)
class Blocks:
    """Where the blocks lie, in CSS pixels.

    ``row`` has the places of the face-up cards, ``hand`` one place for each kind of card
    in the box, ``choice`` is where tickets are offered (cards and decks stay in sight),
    ``count`` where the final count is gone through line by line, ``hint`` two lines of text.
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
    choice: Rect
    count: Rect


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
    side = min(270.0, max(176.0, 0.205 * width))
    w = width - side - 3 * GAP
    board = Rect(GAP, GAP, w, round(w / box.map.aspect))
    hint = Rect(GAP, board.bottom + 3, w, _HINT)
    hand = Rect(GAP, hint.bottom + 3, w, _HAND)
    column = Rect(board.right + GAP, GAP, side, max(hand.bottom - GAP, _least(box, seats)))
    own = _hand(box, hand, w * 0.61)
    tickets = _right_of(own, hand)
    return _column(box, column, seats, board, hint, own, tickets, column.bottom + GAP)


def _beside_tall(box: Box, width: float, seats: int) -> Blocks:
    """A tall map on the left, and all else beside it, as broad as there is room."""
    w = 0.435 * width
    board = Rect(GAP, GAP, w, round(w / box.map.aspect))
    room = Rect(board.right + GAP, GAP, width - board.right - 2 * GAP, board.h)
    grown = _grown(-(-seats // 2) * (_SEAT + 4) + 2 * (_CARD + 4), room.h - _TALL_REST)
    chairs = cells(room, seats, 2, _SEAT * grown)
    places = cells(_under(room, chairs[-1]), box.row + 2, 4, _CARD * grown)
    ticket_deck = replace(places[-1], w=room.right - places[-1].x)
    hint = replace(_under(room, ticket_deck), h=1.5 * _HINT)
    own = _hand(box, replace(_under(room, hint), h=_HAND), room.w)
    rest = _under(room, own[-1][1])
    tickets = replace(rest, h=max(_HAND, 0.4 * rest.h))
    news = _under(room, tickets)
    return Blocks(
        max(board.bottom, news.bottom) + GAP,
        board,
        tuple(chairs),
        tuple(places[:-2]),
        places[-2],
        ticket_deck,
        hint,
        own,
        tickets,
        news,
        news,
        _under(room, chairs[-1]),
    )


def _under(room: Rect, above: Rect) -> Rect:
    """What is left of a room under something, with a gap between."""
    top = above.bottom + GAP
    return Rect(room.x, top, room.w, max(room.bottom - top, 40.0))


def _grown(height: float, room: float) -> float:
    """How many times larger blocks may be that need so much height, and have that room."""
    return min(_GROWTH, max(1.0, room / height))


def _between(box: Box, width: float, seats: int) -> Blocks:
    """A tall map and the side column share the width; the hand lies below both."""
    w = 0.59 * width
    board = Rect(GAP, GAP, w, round(w / box.map.aspect))
    high = max(board.h, _least(box, seats))
    column = Rect(board.right + GAP, GAP, width - board.right - 2 * GAP, high)
    hint = Rect(GAP, column.bottom + 3, width - 2 * GAP, _HINT)
    hand = Rect(GAP, hint.bottom + 3, hint.w, _HAND)
    own = _hand(box, hand, hint.w * 0.6)
    height = own[-1][1].bottom + GAP
    return _column(box, column, seats, board, hint, own, _right_of(own, hand), height)


def _least(box: Box, seats: int) -> float:
    """How high a side column is at least, with a line or two of the last moves."""
    return seats * (_SEAT + 4) + (box.row + 2) // 2 * (_CARD + 4) + 100


def _column(
    box: Box,
    column: Rect,
    seats: int,
    board: Rect,
    hint: Rect,
    own: tuple[tuple[int, Rect], ...],
    tickets: Rect,
    height: float,
) -> Blocks:
    """Fill the side column: seats, face-up cards and deck, ticket deck, last moves."""
    rows = (box.row + 2) // 2
    grown = _grown(seats * (_SEAT + 4) + rows * (_CARD + 4), column.h - _NEWS_BESIDE - 60)
    chairs = cells(column, seats, 1, _SEAT * grown)
    below = _under(column, chairs[-1])
    cards = cells(below, box.row + 1, 2, _CARD * grown)
    ticket_deck = Rect(column.x, cards[-1].bottom + 4, column.w, 36)
    news = _under(column, ticket_deck)
    table = Rect(column.x, column.y, column.w, below.y - GAP - column.y)
    return Blocks(
        height,
        board,
        tuple(chairs),
        tuple(cards[:-1]),
        cards[-1],
        ticket_deck,
        hint,
        own,
        tickets,
        news,
        max(news, table, key=lambda rect: rect.h),
        below,
    )


def _below(box: Box, width: float, seats: int) -> Blocks:
    small = width < NARROW
    w = width - 2 * GAP
    aspect = min(box.map.aspect, SQUARER) if width < NARROW else box.map.aspect
    board = Rect(GAP, GAP, w, round(w / aspect))
    hint = Rect(GAP, board.bottom + 3, w, _HINT * (1.5 if small else 1))
    beside = seats if w > _CHAIR * seats else -(-seats // 2)
    chairs = cells(Rect(GAP, hint.bottom + 3, w, 0), seats, 2 if small else beside, _SEAT)
    top = chairs[-1].bottom + GAP
    cards = cells(Rect(GAP, top, w, 0), box.row + 2, 4 if small else box.row + 2, _CARD)
    hand = Rect(GAP, cards[-1].bottom + GAP, w, _HAND)
    own = _hand(box, hand, w if small else w * 0.64)
    tickets = Rect(GAP, own[-1][1].bottom + GAP, w, _HAND) if small else _right_of(own, hand)
    news = Rect(GAP, tickets.bottom + GAP, w, _NEWS_SMALL if small else _NEWS)
    return Blocks(
        news.bottom + GAP,
        board,
        tuple(chairs),
        tuple(cards[:-2]),
        cards[-2],
        cards[-1],
        hint,
        own,
        tickets,
        news,
        news,
        Rect(GAP, top, w, news.bottom - top),
    )


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


def _right_of(own: tuple[tuple[int, Rect], ...], rect: Rect) -> Rect:
    x = max(place.right for _kind, place in own) + GAP
    return Rect(x, rect.y + STACK, rect.right - x, rect.h - STACK)
