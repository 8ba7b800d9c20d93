"""What was turned up for a tunnel that costs no more: three small cards on a strip beside it.

There is nothing to decide, so it takes little room, and a click puts it away.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from ttr_widgets.locale import _

from .figures import symbol
from .frame import NARROWEST
from .geometry import corners
from .layout import Layout
from .palette import Palette, card_color, ink_on
from .places import Place, Rect, Target
from .popover_place import beside
from .shapes import Label, Polygon, Shape
from .text import text_width
from .view import View

_CARD_W, _CARD_H, _APART = 26.0, 24.0, 4.0
_PAD, _LETTERS, _CROSS = 6.0, 12.5, 14.0
"""Sizes in CSS pixels: a card and the gap after it; the margin, the letters, and the cross."""

_HIGHER = 1.3
"""How much higher the strip is on a phone, where the picture is scaled down."""


@dataclass(frozen=True, slots=True)
class Strip:
    """The strip, its cards and which they are, its words and where they begin."""

    rect: Rect
    cards: tuple[tuple[Rect, int], ...]
    words: str
    left: float


def strip(layout: Layout, view: View) -> Strip | None:
    """Find a place for what a tunnel turned up, if it cost nothing."""
    if view.tunnel is None:
        return None
    words, kinds = _("Tunnel: nothing more to pay"), view.tunnel.revealed
    all_cards = len(kinds) * (_CARD_W + _APART)
    w = all_cards + text_width(words, _LETTERS, True) + _CROSS + 4 * _PAD
    h = (_CARD_H + 2 * _PAD) * (_HIGHER if layout.width <= NARROWEST else 1)
    rect = beside(Target("route", view.tunnel.route), layout, w, h)
    x, y = rect.x + _PAD, rect.middle[1] - _CARD_H / 2
    cards = tuple(
        (Rect(x + place * (_CARD_W + _APART), y, _CARD_W, _CARD_H), kind)
        for place, kind in enumerate(kinds)
    )
    return Strip(rect, cards, words, x + all_cards + _PAD)


def draw_strip(shown: Strip, palette: Palette) -> Iterator[Shape]:
    """Draw the strip: dark, so that a card of every color stands out from it."""
    yield Polygon(corners(shown.rect), palette.ink)
    for rect, kind in shown.cards:
        fill = card_color(palette, kind)
        yield Polygon(corners(rect), fill, palette.halo, 1.5)
        yield from symbol(kind, *rect.middle, 7, ink_on(fill))
    y = shown.rect.middle[1]
    yield Label(shown.left, y, shown.words, _LETTERS, palette.page, True, "left")
    yield Label(shown.rect.right - _PAD - _CROSS, y, "×", _LETTERS, palette.page, True, "left")


def strip_places(shown: Strip) -> tuple[Place, ...]:
    """Where the strip can be clicked: anywhere."""
    return (Place(shown.rect, Target("button", name="close")),)
