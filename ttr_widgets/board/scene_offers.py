"""Draw the pop-over: payments to choose from, and what a tunnel revealed."""

from collections.abc import Iterator

from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import KINDS, LOCOMOTIVE, Cards
from ttr_widgets.play.observe import Observation

from .figures import card, haze, rounded, symbol
from .geometry import corners
from .palette import Palette, ink_on
from .places import Rect, Target
from .popover_form import LINE, PAD, SWATCH, TITLE, WORDS, PopOver, words_of
from .shapes import Disc, Label, Polygon, Shape
from .text import text_width
from .train_cards import face
from .view import View

PALER = 0.24
"""How much of the page lies over a revealed card that costs nothing: it can still be read."""


def draw_offers(panel: PopOver, seen: Observation, palette: Palette, view: View) -> Iterator[Shape]:
    """Draw a pop-over, the payment or button pointed at marked."""
    shadow = Rect(panel.rect.x + 2, panel.rect.y + 3, panel.rect.w, panel.rect.h)
    yield Polygon(corners(shadow), "#000000", alpha=0.28)
    yield card(panel.rect, palette.page, palette.ink, 4, 1.5)
    yield from _words(panel, palette)
    yield from _revealed(panel, seen.box, palette)
    for index, (rect, offer) in enumerate(zip(panel.rows, view.offers, strict=True)):
        pointed = view.hover == Target("offer", index)
        yield _box(rect, palette.panel, palette, pointed)
        yield from _payment(rect, offer, seen.box, palette, panel.named)
    if panel.out and panel.talk.out:
        name, words = panel.talk.out
        yield _box(panel.out, palette.page, palette, view.hover == Target("button", name=name))
        sign, size = ("×", 18.0) if panel.out.w == panel.out.h else (words, WORDS)
        left = panel.out.middle[0] - text_width(sign, size) / 2  # aligned as the words above
        yield Label(left, panel.out.middle[1], sign, size, palette.ink, align="left")


def _words(panel: PopOver, palette: Palette) -> Iterator[Shape]:
    x, y = panel.rect.x + PAD, panel.rect.y + PAD
    yield Label(x, y + 9, panel.talk.title, WORDS, palette.ink, bold=True, align="left")
    for row, line in enumerate(panel.talk.words):
        yield Label(x, y + TITLE + 6 + LINE * row, line, WORDS, palette.ink, align="left")
    for row, line in enumerate(panel.talk.due):
        yield Label(x, panel.due + 6 + LINE * row, line, WORDS, palette.ink, True, "left")


def _revealed(panel: PopOver, box: Box, palette: Palette) -> Iterator[Shape]:
    """The revealed cards: those that cost one more stand out, the others beside them are pale."""
    dear = any(costs for _kind, costs in panel.talk.faces)
    faces = [(*one, rect) for one, rect in zip(panel.talk.faces, panel.faces, strict=True)]
    for kind, costs, rect in faces:
        yield from face(rect, kind, box, palette)
        if costs:
            yield Polygon(rounded(rect.shrink(-1), 5), None, palette.accent, 3)
        elif dear:
            yield haze(rect.shrink(-1), palette, PALER)
    for rect in (rect for _kind, costs, rect in faces if costs):
        x, y = rect.right - 8, rect.bottom - 2
        yield Disc(x, y, 10, palette.accent, palette.page, 1.5)
        yield Label(x, y, "+1", 11, ink_on(palette.accent), bold=True)


def _box(rect: Rect, fill: str, palette: Palette, pointed: bool) -> Polygon:
    edge = palette.accent if pointed else palette.edge
    return card(rect, fill, edge, width=2 if pointed else 1)


def _payment(
    rect: Rect, offer: Cards, box: Box, palette: Palette, with_names: bool
) -> Iterator[Shape]:
    x, y = rect.x + 7, rect.middle[1]
    for kind in KINDS:
        if offer[kind]:
            yield from swatch(Rect(x, y - 10, SWATCH, 20), kind, palette)
            words = words_of(box, kind, offer[kind], with_names)
            yield Label(x + SWATCH + 5, y, words, 13, palette.ink, align="left")
            x += SWATCH + 10 + text_width(words, 13)


def swatch(rect: Rect, kind: int, palette: Palette) -> Iterator[Shape]:
    """A tiny card: color and symbol."""
    fill = palette.cards[kind]
    yield card(rect, fill, palette.glow if kind == LOCOMOTIVE else palette.rim, 3, 1.2)
    yield from symbol(kind, *rect.middle, 5.2, ink_on(fill))
