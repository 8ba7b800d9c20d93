"""The tickets that somebody is asked to keep, each with a box to tick, and one button."""

from collections.abc import Iterator
from dataclasses import dataclass

from ttr_widgets.locale import _
from ttr_widgets.model.state import KeepTickets
from ttr_widgets.play.observe import Observation

from .figures import card
from .fit import lowest
from .frame import Blocks, cells
from .layout import Layout
from .palette import Palette, ink_on, mix
from .places import Place, Rect, Target
from .shapes import Label, Line, Shape
from .text import shorten, wrap
from .ticket_cards import Look, ticket_card
from .view import View

_HEAD, _BUTTON, _SIDE, _TICK = 24.0, 32.0, 148.0, 22.0
_HIGHEST, _SLIM, _LOW = 112.0, 112.0, 56.0
"""The greatest height of one row of tickets; narrower than ``_SLIM`` they lie in two rows, where
each row is so high: a name has room beside the points."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Where the offered tickets, the words above them and the button lie.

    ``over`` is all that they cover. Who only looks on has no button.
    """

    over: Rect
    rect: Rect
    head: Rect
    cards: tuple[Rect, ...]
    button: Rect | None
    offered: tuple[int, ...]
    keep: int


def choice(seen: Observation, layout: Layout, view: View) -> Choice | None:
    """Lay the offered tickets out; None if this seat is not asked to keep any."""
    decision = seen.decision
    if not isinstance(decision, KeepTickets) or view.covered or not decision.offered:
        return None
    over, number = _over(layout.blocks), len(decision.offered)
    broad = over.w > 520 or over.w > 3 * over.h
    lay_out = _in_a_row if broad else _in_a_column
    panel, head, places, button = lay_out(over, number)
    pressed = None if view.only_looks else button
    return Choice(over, panel, head, tuple(places), pressed, decision.offered, decision.keep)


def _over(parts: Blocks) -> Rect:
    """What the offered tickets lie over: nothing that one needs to choose by.

    Where their own place may be below the window, they cover seats and face-up cards: all that
    is asked is seen without scrolling, with the map, the hand and the tickets that one has.
    """
    if parts.choice.bottom <= lowest(parts):
        return parts.choice
    top = parts.seats[0].y
    return Rect(parts.choice.x, top, parts.choice.w, parts.ticket_deck.bottom - top)


def _in_a_row(rect: Rect, number: int) -> tuple[Rect, Rect, list[Rect], Rect]:
    """Words and button on the left, the tickets beside them: in two rows where they are slim."""
    w = min(rect.w - _SIDE - 6, 180.0 * number)
    slim = w / number < _SLIM and rect.h > 2 * _LOW
    high = min(rect.h, 2 * _LOW + 18 if slim else _HIGHEST)
    rect = Rect(rect.x, rect.y, rect.w, high)
    head = Rect(rect.x + 8, rect.y + 8, _SIDE - 12, rect.h - _BUTTON - 22)
    button = Rect(rect.x + 8, rect.bottom - _BUTTON - 8, _SIDE - 12, _BUTTON)
    room = Rect(rect.x + _SIDE, rect.y + 6, w, 0)
    columns = -(-number // 2) if slim else number
    each = (high - 18) / 2 if slim else min(high - 12, 96)
    return rect, head, cells(room, number, columns, each, 6), button


def _in_a_column(rect: Rect, number: int) -> tuple[Rect, Rect, list[Rect], Rect]:
    """The words, the tickets one below the other (or two by two), the button."""
    columns = 2 if rect.w > 300 and number > 2 else 1
    head = Rect(rect.x + 8, rect.y + 2, rect.w - 16, _HEAD)
    rows = -(-number // columns)
    high = min(84.0, (rect.h - _HEAD - _BUTTON - 14) / rows - 4)
    places = cells(Rect(rect.x + 6, head.bottom, rect.w - 12, 0), number, columns, high, 4)
    button = Rect(rect.x + 6, places[-1].bottom + 6, rect.w - 12, _BUTTON)
    return Rect(rect.x, rect.y, rect.w, button.bottom + 6 - rect.y), head, places, button


def choice_places(panel: Choice) -> tuple[Place, ...]:
    """Where the offered tickets can be clicked."""
    if panel.button is None:
        return (Place(panel.over, Target("nothing")),)
    tickets = (Place(rect, Target("offered", i)) for i, rect in enumerate(panel.cards, 1))
    button = Place(panel.button, Target("button", name="keep"))
    return (Place(panel.over, Target("nothing")), *tickets, button)


def draw_choice(panel: Choice, seen: Observation, palette: Palette, view: View) -> Iterator[Shape]:
    """Draw the offered tickets; those to keep are ticked."""
    yield card(panel.over.shrink(-3), palette.page, palette.page, 6)
    yield card(panel.rect, palette.page, palette.ink, 8, 1.5)
    yield from _head(panel, palette)
    for place, (rect, number) in enumerate(zip(panel.cards, panel.offered, strict=True), 1):
        chosen = place in view.chosen_tickets
        pointed = view.hover == Target("offered", place)
        ticket = seen.box.map.tickets[number]
        look = Look(chosen or pointed, indent=_TICK if panel.button else 0)
        yield from ticket_card(rect, ticket, seen.box, palette, look)
        if panel.button:
            yield from _tick(rect, chosen, palette)
    if panel.button:
        yield from _button(panel.button, palette, panel.keep, len(view.chosen_tickets))


def _head(panel: Choice, palette: Palette) -> Iterator[Shape]:
    """What is to be done, and how many tickets must be kept at least."""
    asked = _("Keep at least {keep} of {offered}")
    told = _("At least {keep} of {offered}")
    words = (asked if panel.button else told).format(keep=panel.keep, offered=len(panel.offered))
    for row, line in enumerate(wrap(words, 13, panel.head.w, True)):
        y = panel.head.y + 11 + 16 * row
        yield Label(panel.head.x, y, line, 13, palette.ink, True, "left")


def _tick(rect: Rect, chosen: bool, palette: Palette) -> Iterator[Shape]:
    x, y = rect.x + 14, rect.middle[1]
    yield card(Rect(x - 8, y - 8, 16, 16), palette.panel, palette.ink, 3, 1.4)
    if chosen:
        yield Line(((x - 4.5, y), (x - 1, y + 4), (x + 5, y - 5)), palette.accent, 3)


def _button(rect: Rect, palette: Palette, least: int, number: int) -> Iterator[Shape]:
    enough = number >= least
    fill = palette.accent if enough else mix(palette.page, palette.edge, 0.25)
    ink = ink_on(fill) if enough else palette.muted
    yield card(rect, fill, palette.edge, 7)
    words = (
        _("Keep {n}").format(n=number) if enough else _("Tick {n} more").format(n=least - number)
    )
    yield Label(*rect.middle, shorten(words, 14, rect.w - 10, True), 14, ink, True)
