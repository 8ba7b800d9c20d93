"""The tickets that somebody is asked to keep, each with a box to tick, and one button."""

from collections.abc import Iterator
from dataclasses import dataclass

from ttr_widgets.locale import _
from ttr_widgets.model.state import KeepTickets
from ttr_widgets.play.observe import Observation

from .figures import card
from .frame import cells
from .layout import Layout
from .palette import Palette, ink_on, mix
from .places import Place, Rect, Target
from .shapes import Label, Line, Shape
from .text import shorten, wrap
from .ticket_cards import Look, ticket_card
from .view import View

_HEAD, _BUTTON, _SIDE, _TICK, _HIGHEST = 24.0, 32.0, 148.0, 22.0, 112.0


@dataclass(frozen=True, slots=True)
class Choice:
    """Where the offered tickets, the words above them and the button lie.

    Who only looks on has no button.
    """

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
    rect, number = layout.blocks.choice, len(decision.offered)
    broad = rect.w > 520 or rect.w > 3 * rect.h
    lay_out = _in_a_row if broad else _in_a_column
    panel, head, places, button = lay_out(rect, number)
    pressed = None if view.only_looks else button
    return Choice(panel, head, tuple(places), pressed, decision.offered, decision.keep)


def _in_a_row(rect: Rect, number: int) -> tuple[Rect, Rect, list[Rect], Rect]:
    """Words and button on the left, the tickets beside them."""
    rect = Rect(rect.x, rect.y, rect.w, min(rect.h, _HIGHEST))
    head = Rect(rect.x + 8, rect.y + 8, _SIDE - 12, rect.h - _BUTTON - 22)
    button = Rect(rect.x + 8, rect.bottom - _BUTTON - 8, _SIDE - 12, _BUTTON)
    room = Rect(rect.x + _SIDE, rect.y + 6, rect.w - _SIDE - 6, rect.h - 12)
    w = min(room.w, 180 * number)
    return rect, head, cells(Rect(room.x, room.y, w, 0), number, number, min(room.h, 96), 6), button


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
        return (Place(panel.rect, Target("nothing")),)
    tickets = (Place(rect, Target("offered", i)) for i, rect in enumerate(panel.cards, 1))
    button = Place(panel.button, Target("button", name="keep"))
    return (Place(panel.rect, Target("nothing")), *tickets, button)


def draw_choice(
    panel: Choice, seen: Observation, layout: Layout, palette: Palette, view: View
) -> Iterator[Shape]:
    """Draw the offered tickets; those to keep are ticked."""
    yield card(layout.blocks.choice.shrink(-3), palette.page, palette.page, 6)
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
