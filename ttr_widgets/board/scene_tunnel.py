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

_CARD_W, _CARD_H, _APART, _RIM = 26.0, 24.0, 3.0, 2.0
_PAD, _LETTERS = 7.0, 12.5
"""Sizes in CSS pixels: a card, the gap after it, the rim of all; the margin and the letters."""

_HIGHER = 1.3
"""How much higher the strip is on a phone, where the picture is scaled down."""


@dataclass(frozen=True, slots=True)
class Strip:
    """The strip, the paper below its cards, which these are, its words and where they begin."""

    rect: Rect
    paper: Rect
    cards: tuple[tuple[Rect, int], ...]
    words: str
    left: float


def strip(layout: Layout, view: View) -> Strip | None:
    """Find a place for what a tunnel turned up, if it cost nothing."""
    if view.tunnel is None:
        return None
    words, kinds = _("Tunnel: nothing more to pay") + "  ×", view.tunnel.revealed
    paper_w = len(kinds) * (_CARD_W + _APART) - _APART + 2 * _RIM
    w = paper_w + text_width(words, _LETTERS, True) + 3 * _PAD
    h = (_CARD_H + 2 * _PAD) * (_HIGHER if layout.width <= NARROWEST else 1)
    rect = beside(Target("route", view.tunnel.route), layout, w, h)
    paper = Rect(rect.x + _PAD, rect.middle[1] - _CARD_H / 2 - _RIM, paper_w, _CARD_H + 2 * _RIM)
    x, y = paper.x + _RIM, paper.y + _RIM
    cards = tuple(
        (Rect(x + place * (_CARD_W + _APART), y, _CARD_W, _CARD_H), kind)
        for place, kind in enumerate(kinds)
    )
    return Strip(rect, paper, cards, words, paper.right + _PAD)


def draw_strip(shown: Strip, palette: Palette) -> Iterator[Shape]:
    """Draw the strip: dark, with its cards on pale paper, so that each of them stands out."""
    yield Polygon(corners(shown.rect), palette.ink)
    yield Polygon(corners(shown.paper), palette.halo)
    for rect, kind in shown.cards:
        fill = card_color(palette, kind)
        yield Polygon(corners(rect), fill)
        yield from symbol(kind, *rect.middle, 7, ink_on(fill))
    y = shown.rect.middle[1]
    yield Label(shown.left, y, shown.words, _LETTERS, palette.page, True, "left")


def strip_places(shown: Strip) -> tuple[Place, ...]:
    """Where the strip can be clicked: anywhere."""
    return (Place(shown.rect, Target("button", name="close")),)
