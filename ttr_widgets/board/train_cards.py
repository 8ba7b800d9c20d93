"""Train cards and decks as they lie on the table."""

from collections.abc import Callable, Iterator

from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import COLORS, LOCOMOTIVE

from .figures import POINTS, card, carriage, engine, haze, symbol, taxi
from .palette import Palette, card_color, ink_on, mix
from .places import Rect
from .shapes import Label, Polygon, Shape
from .text import fit, shorten, text_width

_LOW = 30.0
"""A card that is no higher than this, in CSS pixels, has no room for a carriage."""

HAZE = 0.72
"""How much of the page lies over a kind of card of which one has none."""


def face(rect: Rect, kind: int, box: Box, palette: Palette) -> Iterator[Shape]:
    """A card lying on its side: symbol, name, and a carriage in its color if it is high."""
    fill = card_color(palette, kind)
    ink = ink_on(fill)
    yield card(rect, fill, palette.rim)
    if rect.h > _LOW:
        body = Rect(rect.x + rect.w * 0.3, rect.y + rect.h * 0.48, rect.w * 0.6, rect.h * 0.46)
        yield from _vehicle(kind, box)(body, mix(fill, ink, 0.25), fill)
    if kind == LOCOMOTIVE:
        yield from rainbow(Rect(rect.x + 3, rect.bottom - 6, rect.w - 6, 4), box, palette)
    yield from symbol(kind, rect.x + 13, rect.y + 13.5, 6.5, ink)
    name, size = fit(box.card_name(kind), 12.5, rect.w - 26, bold=True)
    yield Label(rect.x + 24, rect.y + 13.5, name, size, ink, bold=True, align="left")


def _vehicle(kind: int, box: Box) -> Callable[[Rect, str, str], Iterator[Shape]]:
    """What is on a card: a carriage or an engine; a taxi where the pieces are taxis."""
    if box.train == "taxi":
        return taxi
    return engine if kind == LOCOMOTIVE else carriage


def stack(rect: Rect, kind: int, number: int, box: Box, palette: Palette) -> Iterator[Shape]:
    """All cards of one kind in a hand: symbol, name and how many.

    If there are none, a haze lies over them, and the name is written on it once more.
    """
    fill = card_color(palette, kind)
    ink = ink_on(fill)
    yield card(rect, fill, palette.rim)
    if kind == LOCOMOTIVE:
        yield from rainbow(Rect(rect.x + 3, rect.y + 3, rect.w - 6, 4), box, palette)
    x = rect.middle[0]
    yield from symbol(kind, x, rect.y + 18, 8, ink)
    name, size = fit(box.card_name(kind), 11.5, rect.w - 3)
    left = x - text_width(name, size) / 2
    yield Label(left, rect.y + 36, name, size, ink, align="left")
    if number:
        yield Label(x, rect.y + 56, str(number), 19, ink, bold=True)
    else:
        yield haze(rect, palette, HAZE)
        yield Label(left, rect.y + 36, name, size, palette.ink, align="left")


def rainbow(rect: Rect, box: Box, palette: Palette) -> Iterator[Shape]:
    """The stripe of all colors that marks a locomotive."""
    colors = [color for color in COLORS if box.cards[color]]
    w = rect.w / len(colors)
    for place, color in enumerate(colors):
        x = rect.x + place * w
        points = ((x, rect.y), (x + w, rect.y), (x + w, rect.bottom), (x, rect.bottom))
        yield Polygon(points, palette.cards[color])


def back(rect: Rect, palette: Palette, fill: str = "") -> Iterator[Shape]:
    """The back of a card."""
    color = fill or palette.card_back
    ink = ink_on(color)
    yield card(rect, color, palette.rim)
    yield Polygon(card(rect.shrink(3), color, color, 2.5).points, None, mix(color, ink, 0.4), 1.0)


def deck(rect: Rect, words: str, number: int, palette: Palette, fill: str = "") -> Iterator[Shape]:
    """A deck face down: what it is, and how many cards it has."""
    if not number:
        yield card(rect, palette.page, palette.edge)
        yield Label(*rect.middle, shorten(words + " 0", 12, rect.w - 8), 12, palette.muted)
        return
    below = Rect(rect.x + 2, rect.y + 2, rect.w - 2, rect.h - 2)
    yield card(below, fill or palette.card_back, palette.rim)
    front = Rect(rect.x, rect.y, rect.w - 2, rect.h - 2)
    yield from back(front, palette, fill)
    ink = ink_on(fill or palette.card_back)
    words = shorten(words, 12, front.w - 44, bold=True)
    yield Label(front.x + 9, front.middle[1], words, 12, ink, bold=True, align="left")
    right, y = front.right - 9, front.middle[1]
    yield Label(right, y, str(number), POINTS, ink, bold=True, align="right")


def place_for_card(rect: Rect, palette: Palette) -> Iterator[Shape]:
    """An empty place in the face-up row."""
    yield card(rect, palette.page, mix(palette.page, palette.edge, 0.6))
