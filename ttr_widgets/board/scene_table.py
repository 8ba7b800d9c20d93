"""What lies on the table beside the map: seats, face-up cards, decks, the last moves."""

from collections.abc import Iterator

from ttr_widgets.locale import _
from ttr_widgets.model.cards import NO_CARD
from ttr_widgets.play.observe import Observation, SeatView

from .figures import card, pattern, plate
from .geometry import corners
from .layout import Layout
from .palette import Palette, ink_on, mix
from .places import Rect
from .shapes import Label, Polygon, Shape
from .text import shorten, text_width, wrap
from .train_cards import deck, face, place_for_card


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
    """Draw what lies before each seat, and whose turn it is."""
    marks = initials(names)
    for view, rect in zip(seen.seats, layout.blocks.seats, strict=True):
        asked = view.seat == seen.to_move and not seen.over
        yield from _seat(view, rect, palette, names[view.seat], marks[view.seat], asked)


def _seat(
    view: SeatView, rect: Rect, palette: Palette, name: str, initial: str, asked: bool
) -> Iterator[Shape]:
    color = palette.seats[view.seat % len(palette.seats)]
    ground = mix(palette.panel, color, 0.16) if asked else palette.panel
    yield card(rect, ground, palette.ink if asked else palette.edge, 5, 2.0 if asked else 1.0)
    r = 12 if rect.w > 150 else 9.5
    x = rect.x + r + (13 if asked else 7)
    if asked:
        y = rect.middle[1]
        yield Polygon(((rect.x + 4, y - 5), (rect.x + 10, y), (rect.x + 4, y + 5)), palette.ink)
    yield plate(x, rect.middle[1], r, color, palette.halo)
    yield Label(x, rect.middle[1], initial, 1.15 * r, ink_on(color), bold=True)
    left = x + r + 7
    points = str(view.points)
    room = rect.right - 8 - left - text_width(points, 16, True) - 4
    yield Label(
        left, rect.y + 12.5, shorten(name, 12.5, room, True), 12.5, palette.ink, True, "left"
    )
    yield Label(rect.right - 8, rect.y + 13, points, 16, palette.ink, True, "right")
    yield from _stock(view, left, rect, palette, color)


def _stock(
    view: SeatView, left: float, rect: Rect, palette: Palette, color: str
) -> Iterator[Shape]:
    """Trains, cards and tickets of a seat, each with a small picture."""
    y = rect.y + 29
    gap = (rect.right - 6 - left) / 3
    train = ((left, y + 4), (left + 17, y + 4), (left + 17, y - 4), (left, y - 4))
    yield Polygon(train, color, palette.rim, 1.0)
    yield from pattern(view.seat, train, ink_on(color))
    yield Label(left + 21, y, str(view.trains), 12, palette.ink, align="left")
    hand = Rect(left + gap + 4, y - 5.5, 8, 11)
    yield card(hand, palette.card_back, palette.rim, 1.5)
    yield Label(hand.right + 4, y, str(view.number_of_cards), 12, palette.ink, align="left")
    paper = Rect(left + 2 * gap + 2, y - 4.5, 13, 9)
    yield card(paper, palette.page, palette.rim, 1.5)
    dots = Rect(paper.x + 3, paper.middle[1] - 0.8, paper.w - 6, 1.6)
    yield Polygon(corners(dots), palette.accent)
    yield Label(paper.right + 4, y, str(view.number_of_tickets), 12, palette.ink, align="left")


def row_and_decks(seen: Observation, layout: Layout, palette: Palette) -> Iterator[Shape]:
    """Draw the face-up cards, the deck and the ticket deck."""
    parts = layout.blocks
    for kind, rect in zip(seen.row, parts.row, strict=True):
        if kind == NO_CARD:
            yield from place_for_card(rect, palette)
        else:
            yield from face(rect, kind, seen.box, palette)
    yield from deck(parts.deck, _("Deck"), seen.deck, palette)
    paper = mix(palette.seats[0], palette.ink, 0.35) if palette.name != "dark" else "#2f5f87"
    yield from deck(parts.ticket_deck, _("Tickets"), seen.ticket_deck, palette, paper)


def last_moves(news: tuple[str, ...], layout: Layout, palette: Palette) -> Iterator[Shape]:
    """Write the last moves, as many as there is room for, the newest at the foot."""
    rect = layout.blocks.news
    yield card(rect, palette.panel, mix(palette.panel, palette.edge, 0.5), 5)
    y = rect.bottom - 11
    if not news:
        words = _("No moves yet.")
        yield Label(rect.x + 8, rect.y + 12, words, 11.5, palette.muted, align="left")
    for back, move in enumerate(reversed(news)):
        color = palette.ink if back == 0 else palette.muted
        for line in reversed(wrap(move, 11.5, rect.w - 16)):
            if y < rect.y + 8:
                return
            yield Label(rect.x + 8, y, line, 11.5, color, align="left")
            y -= 14
        y -= 4
