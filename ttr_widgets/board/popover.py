"""The pop-over beside a route or a city: what it says, and where its parts lie."""

from dataclasses import dataclass

from ttr_widgets.locale import _, ngettext
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import KINDS, Cards
from ttr_widgets.model.state import TunnelSurcharge
from ttr_widgets.play.observe import Observation, revealed_that_cost

from .curve import Point
from .geometry import bounds
from .layout import Layout
from .places import Place, Rect, Target
from .prospects import length_and_points, station_kept, station_price, surcharge_kinds
from .text import text_width, wrap
from .view import View

PAD, TITLE, LINE, ROW, SWATCH = 8.0, 24.0, 17.0, 31.0, 17.0
FACE = (98.0, 44.0)
WORDS = 12.5
"""Sizes in CSS pixels: margin, heights of title, line of words and payment, width of a tiny
card, size of a revealed card, height of the letters."""

_MOST_ROWS = 7
_WIDEST = 312.0


@dataclass(frozen=True, slots=True)
class Talk:
    """What a pop-over says: its title, words below, words after the revealed cards.

    ``faces`` are the revealed cards of a tunnel, each with whether it costs one more;
    ``out`` is the button's name and its words, None for those who only look on.
    """

    title: str
    words: tuple[str, ...] = ()
    faces: tuple[tuple[int, bool], ...] = ()
    due: tuple[str, ...] = ()
    out: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class PopOver:
    """A pop-over laid out: one row for each payment, and the button that leads out."""

    rect: Rect
    talk: Talk
    faces: tuple[Rect, ...]
    due: float
    rows: tuple[Rect, ...]
    out: Rect | None


def pop_over(
    seen: Observation, layout: Layout, view: View, names: tuple[str, ...]
) -> PopOver | None:
    """Find a place for the offered payments, or for what a tunnel asks; None without either."""
    asked = seen.decision if isinstance(seen.decision, TunnelSurcharge) else None
    if not view.offers and asked is None:
        return None
    target = Target("route", asked.route) if asked else view.offers_for
    talk = _tunnel(seen, view, asked, names) if asked else _payments(seen, target)
    return _laid_out(talk, target, seen.box, layout, view.offers)


def _payments(seen: Observation, target: Target | None) -> Talk:
    """What is said above the payments for a route or a station."""
    out = ("cancel", _("Cancel"))
    if target and target.kind == "route":
        route = seen.box.map.routes[target.id]
        words = wrap(length_and_points(route, seen), WORDS, _WIDEST - 2 * PAD)
        return Talk(seen.box.map.route_label(route), words, out=out)
    if target and target.kind == "city" and seen.seat is not None:
        title = _("Station in {city}").format(city=seen.box.map.cities[target.id].label)
        said = (station_price(seen, seen.seat), station_kept(seen))
        lines = (line for words in said for line in wrap(words, WORDS, _WIDEST - 2 * PAD))
        return Talk(title, tuple(lines), out=out)
    return Talk(_("Pay with"), out=out)


def _tunnel(seen: Observation, view: View, asked: TunnelSurcharge, names: tuple[str, ...]) -> Talk:
    """What was laid out for a tunnel, what was revealed, and what that costs."""
    route = seen.box.map.routes[asked.route]
    title = _("Tunnel {route}").format(route=seen.box.map.route_label(route))
    who, paid = names[seen.to_move], seen.box.say_cards(asked.payment)
    mine = view.can_withdraw
    laid = _("Laid out: {cards}. Revealed:") if mine else _("{who} laid out {cards}. Revealed:")
    faces = tuple(zip(asked.revealed, revealed_that_cost(asked), strict=True))
    words = wrap(laid.format(who=who, cards=paid), WORDS, _WIDEST - 2 * PAD)
    due = wrap(_due(seen, view, asked, who), WORDS, _WIDEST - 2 * PAD, True)
    return Talk(title, words, faces, due, ("withdraw", _("Withdraw")) if mine else None)


def _due(seen: Observation, view: View, asked: TunnelSurcharge, who: str) -> str:
    kinds = surcharge_kinds(seen, asked.payment)
    costs = ngettext("Costs {n} more card: {kinds}.", "Costs {n} more cards: {kinds}.", asked.extra)
    words = costs.format(n=asked.extra, kinds=kinds)
    if not view.can_withdraw:
        return words + " " + _("{who} pays, or withdraws.").format(who=who)
    return words if view.offers else words + " " + _("You cannot pay that: you can only withdraw.")


def _laid_out(
    talk: Talk, target: Target | None, box: Box, layout: Layout, offers: tuple[Cards, ...]
) -> PopOver:
    columns = -(-len(offers) // _MOST_ROWS) or 1
    rows = -(-len(offers) // columns)
    faces = (FACE[1] + 10) if talk.faces else 0.0
    above = PAD + TITLE + LINE * len(talk.words) + faces + LINE * len(talk.due)
    w = max(_width(talk), _rows_width(box, offers, columns))
    h = above + 4 + rows * ROW + (ROW if talk.out else 0) + PAD
    rect = _near(target, layout, w, h)
    top, inner = rect.y + above + 4, w - 2 * PAD
    cells = tuple(
        Rect(
            rect.x + PAD + (i // rows) * inner / columns,
            top + (i % rows) * ROW,
            inner / columns - (3 if columns > 1 else 0),
            ROW - 3,
        )
        for i in range(len(offers))
    )
    row = rect.y + PAD + TITLE + LINE * len(talk.words) + 2
    shown = tuple(
        Rect(rect.x + PAD + i * (FACE[0] + 4), row, *FACE) for i in range(len(talk.faces))
    )
    out = Rect(rect.x + PAD, rect.bottom - PAD - ROW + 3, inner, ROW - 3) if talk.out else None
    return PopOver(rect, talk, shown, row + faces, cells, out)


def _width(talk: Talk) -> float:
    """The room that the words and the revealed cards need."""
    lines = [text_width(line, WORDS) for line in talk.words]
    lines += [text_width(line, WORDS, True) for line in talk.due]
    lines += [text_width(talk.title, 13.5, True), (FACE[0] + 4) * len(talk.faces) - 4]
    return max(150.0, max(lines) + 2 * PAD)


def _rows_width(box: Box, offers: tuple[Cards, ...], columns: int) -> float:
    widest = max((_row_width(box, offer, columns == 1) for offer in offers), default=0.0)
    return columns * (widest + 24) + 2 * PAD


def _row_width(box: Box, offer: Cards, with_names: bool) -> float:
    return sum(
        SWATCH + 8 + text_width(words_of(box, kind, offer[kind], with_names), 13)
        for kind in KINDS
        if offer[kind]
    )


def words_of(box: Box, kind: int, number: int, with_name: bool) -> str:
    """Say so many cards of one kind, with its name or without."""
    one_kind = tuple(number if other == kind else 0 for other in range(9))
    return box.say_cards(one_kind) if with_name else str(number)


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


def offer_places(panel: PopOver) -> tuple[Place, ...]:
    """Where the pop-over can be clicked."""
    rows = (Place(rect, Target("offer", i)) for i, rect in enumerate(panel.rows))
    places = (Place(panel.rect, Target("nothing")), *rows)
    if panel.out and panel.talk.out:
        places += (Place(panel.out, Target("button", name=panel.talk.out[0])),)
    return places
