"""What lies on the table beside the map: seats, face-up cards, decks, the last moves."""

from collections.abc import Iterator

from ttr_widgets.locale import _, numeral
from ttr_widgets.model.cards import NO_CARD
from ttr_widgets.model.state import GameOver, SecondCard
from ttr_widgets.play.observe import Observation, SeatView

from . import stations
from .figures import POINTS, card, haze, pattern, plate
from .geometry import corners
from .layout import Layout
from .palette import Palette, ink_on, mix
from .places import Rect
from .shapes import Label, Polygon, Shape
from .text import fit, text_width, wrap
from .train_cards import deck, face, place_for_card
from .view import View

_PALE = 0.62
"""How much of the page lies over a card that may not be taken."""
_NARROW = 162.0
"""A seat that is narrower than this, in CSS pixels, has its trains and cards below its name."""

_SPAN = 64
"""More moves than these never stand on one page."""
_FREE, _KEPT = 1 / 3, 0.4
"""How much of the page of the last moves is left free for claims, and kept if one fills it."""
_SMALL, _LINE, _PAUSE = 11.5, 14.0, 4.0
"""The letters of counts and of the last moves, their lines, and the gap after each move; in
CSS pixels."""

_BEFORE_POINTS = 7.0
"""The gap before the points of a seat, in CSS pixels."""

Picture = tuple[float, list[Shape]]
"""A small picture: its width in CSS pixels, and its shapes."""


def initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """One letter for each seat; its number where the letter would be another's too."""
    letters = [name.strip()[:1].upper() for name in names]
    return tuple(
        letter if letter and letters.count(letter) == 1 else str(seat + 1)
        for seat, letter in enumerate(letters)
    )


def seats(
    seen: Observation, layout: Layout, palette: Palette, names: tuple[str, ...]
) -> Iterator[Shape]:
    """Draw what lies before each seat."""
    marks = initials(names)
    for view, rect in zip(seen.seats, layout.blocks.seats, strict=True):
        low = Rect(rect.x, rect.middle[1] - 20, rect.w, 40)
        yield from _seat(seen, view, low, palette, names[view.seat], marks[view.seat])


def asked_seat(seen: Observation, layout: Layout, palette: Palette) -> Iterator[Shape]:
    """A frame and an arrow for the seat whose turn it is."""
    if seen.over:
        return
    rect = layout.blocks.seats[seen.to_move]
    yield Polygon(corners(rect), None, palette.ink, 2.5)
    x, y = rect.x + 4, rect.middle[1]
    yield Polygon(((x, y - 5), (x + 6, y), (x, y + 5)), palette.ink)


def _seat(
    seen: Observation, view: SeatView, rect: Rect, palette: Palette, name: str, initial: str
) -> Iterator[Shape]:
    color = palette.seats[view.seat % len(palette.seats)]
    narrow = rect.w < _NARROW
    r, size = (8.5, 11.5) if narrow else (12.0, 12.5)
    x, y = rect.x + r + 13, rect.y + 13 if narrow else rect.middle[1]
    yield plate(x, y, r, color, palette.halo)
    yield Label(x, y, initial, 1.15 * r, ink_on(color), bold=True)
    left, points = x + r + size - 6, numeral(_points(seen, view.seat))
    room = rect.right - 7 - text_width(points, POINTS, True) - _BEFORE_POINTS - left
    if seen.turns_left is not None and not seen.over and not seen.still_plays(view.seat):
        width, tag = _done(left + room, rect.y + 13, "✓" if narrow else _("✓ done"), palette)
        room -= width
        yield from tag
    title, size = fit(name, size, room, True)
    yield Label(left, rect.y + 12.5, title, size, palette.ink, True, "left")
    yield Label(rect.right - 7, rect.y + 13, points, POINTS, palette.ink, True, "right")
    yield from _stock(seen, view, rect.x + 13 if narrow else left, rect, palette)


def _done(right: float, y: float, words: str, palette: Palette) -> Picture:
    """A word for a seat that had its turn in the last round: the headline tells the rest."""
    w = text_width(words, _SMALL)
    return w + 6, [Label(right - w, y, words, _SMALL, palette.ink, align="left")]


def _points(seen: Observation, seat: int) -> int:
    """The points on the table, at the end those of the final count."""
    if isinstance(seen.decision, GameOver):
        return seen.decision.score.totals[seat]
    return seen.seats[seat].points


def _stock(
    seen: Observation, view: SeatView, left: float, rect: Rect, palette: Palette
) -> Iterator[Shape]:
    """Trains, cards, tickets and stations of a seat, each with a small picture."""
    y = rect.y + 29.5
    things = [
        (_train, view.trains, 34),
        (_card, view.number_of_cards, 28),
        (_ticket, view.number_of_tickets, 32),
    ]
    if seen.stations_each:
        things.append((_house, seen.stations_left(view.seat), 20))
    share = (rect.right - 4 - left) / sum(part for _draw, _number, part in things)
    x = left
    for draw, number, part in things:
        width, shapes = draw(x, y, view.seat, palette)
        yield from shapes
        yield Label(x + width + 2.5, y, str(number), _SMALL, palette.ink, align="left")
        x += part * share


def _train(x: float, y: float, seat: int, palette: Palette) -> Picture:
    color = palette.seats[seat % len(palette.seats)]
    body = ((x, y + 4), (x + 14, y + 4), (x + 14, y - 4), (x, y - 4))
    return 14, [Polygon(body, color, palette.rim, 1.0), *pattern(seat, body, ink_on(color))]


def _card(x: float, y: float, _seat: int, palette: Palette) -> Picture:
    return 8, [card(Rect(x, y - 5.5, 8, 11), palette.card_back, palette.rim, 1.5)]


def _ticket(x: float, y: float, _seat: int, palette: Palette) -> Picture:
    paper, line = Rect(x, y - 4.5, 12, 9), Rect(x + 3, y - 0.8, 6, 1.6)
    return 12, [card(paper, palette.page, palette.rim, 1.5), Polygon(corners(line), palette.accent)]


def _house(x: float, y: float, seat: int, palette: Palette) -> Picture:
    color = palette.seats[seat % len(palette.seats)]
    return 10, [Polygon(stations.house(x + 5, y, 5), color, palette.rim, 1.0)]


def row_and_decks(
    seen: Observation, layout: Layout, palette: Palette, view: View
) -> Iterator[Shape]:
    """Draw the face-up cards, the deck and the ticket deck; pale is what may not be taken."""
    parts = layout.blocks
    for place, (kind, rect) in enumerate(zip(seen.row, parts.row, strict=True), start=1):
        if kind == NO_CARD:
            yield from place_for_card(rect, palette)
        else:
            yield from face(rect, kind, seen.box, palette)
            if place in view.barred:
                yield haze(rect, palette, _PALE)
    yield from deck(parts.deck, _("Deck"), seen.deck, palette)
    paper = mix(palette.seats[0], palette.ink, 0.35) if palette.name != "dark" else "#2f5f87"
    yield from deck(parts.ticket_deck, _("Tickets"), seen.ticket_deck, palette, paper)
    if isinstance(seen.decision, SecondCard) and seen.ticket_deck and not view.only_looks:
        yield haze(parts.ticket_deck, palette, _PALE)


def last_moves(view: View, layout: Layout, palette: Palette) -> Iterator[Shape]:
    """Write the last moves, the newest last."""
    rect = layout.blocks.news
    y = rect.y + 12
    if not view.news:
        words = _("No moves yet.")
        yield Label(rect.x + 8, y, words, _SMALL, palette.muted, align="left")
    for move in _page(view, rect):
        for line in wrap(move, _SMALL, rect.w - 16):
            if y > rect.bottom - 6:
                return
            yield Label(rect.x + 8, y, line, _SMALL, palette.ink, align="left")
            y += _LINE
        y += _PAUSE


def _page(view: View, rect: Rect) -> tuple[str, ...]:
    """The moves that stand on the page: as many as there is room for, but for a few lines.

    These are left free for claims: a claim, of which much else is sent to the browser, then
    only adds lines. Where it finds no room, a part of the page is kept. Pages are counted
    from one of the moves ``_SPAN`` apart, as a game may be long.
    """
    start = max(0, len(view.news) // _SPAN - 1) * _SPAN
    late = view.news[start:]
    heights = [_LINE * len(wrap(move, _SMALL, rect.w - 16)) + _PAUSE for move in late]
    claims = [start + place in view.claims for place in range(len(late))]
    return late[_first_on_page(heights, claims, rect.h - 8) :]


def _first_on_page(heights: list[float], claims: list[bool], room: float) -> int:
    """Which is the first of some moves that stands on the page, once all are told."""
    first, used, free = 0, 0.0, min(_FREE * room, 2 * _LINE + _PAUSE)
    for place, (height, claim) in enumerate(zip(heights, claims, strict=True)):
        full, kept = (room, _KEPT * room) if claim else (room - free, room - free)
        if used + height > full:
            while first < place and used + height > kept:
                used -= heights[first]
                first += 1
        used += height
    return first
