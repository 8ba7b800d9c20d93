"""The pop-over that offers payments for a route, beside the route."""

from collections.abc import Iterator
from dataclasses import dataclass

from ttr_widgets.locale import _, ngettext
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import KINDS, LOCOMOTIVE, Cards
from ttr_widgets.model.state import TunnelSurcharge
from ttr_widgets.play.observe import Observation
from ttr_widgets.play.tell import say_cards

from .curve import Point
from .figures import card, rounded, symbol
from .geometry import bounds
from .layout import Layout
from .palette import Palette, ink_on
from .places import Place, Rect, Target
from .shapes import Label, Polygon, Shape
from .text import text_width
from .train_cards import face
from .view import View

_ROW = 30.0
_MOST_ROWS = 7
_HEAD = 28.0
_PAD = 6.0
_SWATCH = 17.0


@dataclass(frozen=True, slots=True)
class PopOver:
    """Where the pop-over lies, and its rows: one for each payment, and the way out."""

    rect: Rect
    title: str
    rows: tuple[Rect, ...]
    out: Rect
    revealed: tuple[tuple[int, Rect], ...]


def pop_over(seen: Observation, layout: Layout, view: View) -> PopOver | None:
    """Find a place for the offered payments; None if nothing is offered."""
    if not view.offers and not view.can_withdraw:
        return None
    shown = seen.decision.revealed if isinstance(seen.decision, TunnelSurcharge) else ()
    columns = -(-len(view.offers) // _MOST_ROWS) or 1
    rows = -(-len(view.offers) // columns)
    title = view.offers_title or _title(seen, view.offers_for)
    w = max(
        _width(seen.box, view.offers, columns), text_width(title, 13, True) + 24, 92 * len(shown)
    )
    more = 48 if shown else 0
    h = _HEAD + more + rows * _ROW + _ROW + 2 * _PAD
    rect = _near(view.offers_for, layout, w, h)
    top = rect.y + _HEAD + more
    inner = w - 2 * _PAD
    cells = tuple(
        Rect(
            rect.x + _PAD + (i // rows) * inner / columns,
            top + (i % rows) * _ROW,
            inner / columns - 2,
            _ROW - 2,
        )
        for i in range(len(view.offers))
    )
    out = Rect(rect.x + _PAD, rect.bottom - _PAD - _ROW + 2, inner, _ROW - 2)
    faces = tuple(
        (kind, Rect(rect.x + _PAD + i * 90, rect.y + _HEAD - 2, 86, 44))
        for i, kind in enumerate(shown)
    )
    return PopOver(rect, title, cells, out, faces)


def _width(box: Box, offers: tuple[Cards, ...], columns: int) -> float:
    widest = max((_row_width(box, offer, columns == 1) for offer in offers), default=0.0)
    return max(150.0, columns * (widest + 22) + 2 * _PAD)


def _row_width(box: Box, offer: Cards, with_names: bool) -> float:
    return sum(
        _SWATCH + 8 + text_width(_words(box, kind, offer[kind], with_names), 13)
        for kind in KINDS
        if offer[kind]
    )


def _words(box: Box, kind: int, number: int, with_name: bool) -> str:
    one_kind = tuple(number if other == kind else 0 for other in range(9))
    return say_cards(box, one_kind) if with_name else str(number)


def _title(seen: Observation, target: Target | None) -> str:
    if target and target.kind == "route":
        route = seen.box.map.routes[target.id]
        spaces = ngettext("{name}: {n} space", "{name}: {n} spaces", route.spaces)
        return spaces.format(name=route.name, n=route.spaces)
    if target and target.kind == "city":
        return seen.box.map.cities[target.id].label
    return _("Pay with")


def _near(target: Target | None, layout: Layout, w: float, h: float) -> Rect:
    """A free place beside the target, on the map."""
    board = layout.blocks.map.shrink(6)
    around = _around(target, layout)
    x, y = around.middle
    spots = (
        Rect(around.right + 14, y - h / 2, w, h),
        Rect(around.x - 14 - w, y - h / 2, w, h),
        Rect(x - w / 2, around.bottom + 14, w, h),
        Rect(x - w / 2, around.y - 14 - h, w, h),
    )
    moved = [_push(spot, board) for spot in spots]
    return next((spot for spot in moved if not spot.meets(around)), moved[0])


def _around(target: Target | None, layout: Layout) -> Rect:
    if target and target.kind == "route":
        spaces = layout.tracks[target.id].spaces
        return bounds(tuple(point for space in spaces for point in space))
    x, y = layout.dots[target.id] if target and target.kind == "city" else _middle(layout)
    return Rect(x, y, 0, 0).shrink(-10)


def _middle(layout: Layout) -> Point:
    return layout.blocks.map.middle


def _push(rect: Rect, board: Rect) -> Rect:
    x = min(max(rect.x, board.x), max(board.right - rect.w, board.x))
    y = min(max(rect.y, board.y), max(board.bottom - rect.h, board.y))
    return Rect(x, y, rect.w, rect.h)


def offer_places(panel: PopOver, view: View) -> tuple[Place, ...]:
    """Where the pop-over can be clicked."""
    out = Target("button", name="withdraw" if view.can_withdraw else "cancel")
    rows = (Place(rect, Target("offer", i)) for i, rect in enumerate(panel.rows))
    return (Place(panel.rect, Target("nothing")), *rows, Place(panel.out, out))


def draw_offers(panel: PopOver, seen: Observation, palette: Palette, view: View) -> Iterator[Shape]:
    """Draw the payments that can be chosen, the one pointed at marked."""
    shadow = Rect(panel.rect.x + 2, panel.rect.y + 3, panel.rect.w, panel.rect.h)
    yield Polygon(rounded(shadow, 8), "#000000", alpha=0.28)
    yield card(panel.rect, palette.page, palette.ink, 8, 1.5)
    x, y = panel.rect.x + _PAD + 4, panel.rect.y + _HEAD / 2 + 1
    yield Label(x, y, panel.title, 13, palette.ink, bold=True, align="left")
    for kind, rect in panel.revealed:
        yield from face(rect, kind, seen.box, palette)
    with_names = len({rect.x for rect in panel.rows}) == 1
    for index, (rect, offer) in enumerate(zip(panel.rows, view.offers, strict=True)):
        pointed = view.hover == Target("offer", index)
        yield card(
            rect, palette.panel, palette.accent if pointed else palette.edge, 5, 2 if pointed else 1
        )
        yield from _payment(rect, offer, seen.box, palette, with_names)
    words = _("Withdraw") if view.can_withdraw else _("Cancel")
    pointed = view.hover is not None and view.hover.kind == "button"
    yield card(panel.out, palette.page, palette.accent if pointed else palette.edge, 5)
    yield Label(*panel.out.middle, words, 13, palette.muted)


def _payment(
    rect: Rect, offer: Cards, box: Box, palette: Palette, with_names: bool
) -> Iterator[Shape]:
    x, y = rect.x + 7, rect.middle[1]
    for kind in KINDS:
        if offer[kind]:
            yield from swatch(Rect(x, y - 10, _SWATCH, 20), kind, palette)
            words = _words(box, kind, offer[kind], with_names)
            yield Label(x + _SWATCH + 5, y, words, 13, palette.ink, align="left")
            x += _SWATCH + 10 + text_width(words, 13)


def swatch(rect: Rect, kind: int, palette: Palette) -> Iterator[Shape]:
    """A tiny card: color and symbol."""
    fill = palette.cards[kind]
    yield card(rect, fill, palette.glow if kind == LOCOMOTIVE else palette.rim, 3, 1.2)
    yield symbol(kind, *rect.middle, 5.2, ink_on(fill))
