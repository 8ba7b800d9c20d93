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
from .text import shorten
from .ticket_cards import Look, ticket_card
from .view import View

_HEAD, _BUTTON, _TICK = 26.0, 34.0, 22.0


@dataclass(frozen=True, slots=True)
class Choice:
    """Where the offered tickets and the button lie."""

    rect: Rect
    cards: tuple[Rect, ...]
    button: Rect
    offered: tuple[int, ...]
    keep: int


def choice(seen: Observation, layout: Layout, view: View) -> Choice | None:
    """Lay the offered tickets out; None if this seat is not asked to keep any."""
    decision = seen.decision
    if not isinstance(decision, KeepTickets) or view.covered or not decision.offered:
        return None
    rect, number = layout.blocks.choice, len(decision.offered)
    columns = 1 if rect.w < 300 else number
    inner = Rect(rect.x + 6, rect.y + _HEAD, rect.w - 12, rect.h - _HEAD - _BUTTON - 14)
    rows = -(-number // columns)
    height = min(84.0, inner.h / rows - 5)
    places = cells(inner, number, columns, height, 5)
    button = Rect(rect.x + 6, places[-1].bottom + 7, min(rect.w - 12, 280), _BUTTON)
    panel = Rect(rect.x, rect.y, rect.w, button.bottom + 6 - rect.y)
    return Choice(panel, tuple(places), button, decision.offered, decision.keep)


def choice_places(panel: Choice) -> tuple[Place, ...]:
    """Where the offered tickets can be clicked."""
    tickets = (Place(rect, Target("offered", i)) for i, rect in enumerate(panel.cards, 1))
    button = Place(panel.button, Target("button", name="keep"))
    return (Place(panel.rect, Target("nothing")), *tickets, button)


def draw_choice(
    panel: Choice, seen: Observation, layout: Layout, palette: Palette, view: View
) -> Iterator[Shape]:
    """Draw the offered tickets; those to keep are ticked."""
    yield card(layout.blocks.choice.shrink(-3), palette.page, palette.page, 6)
    yield card(panel.rect, palette.page, palette.ink, 8, 1.5)
    words = _("Keep at least {keep}").format(keep=panel.keep)
    yield Label(panel.rect.x + 10, panel.rect.y + 14, words, 13, palette.ink, True, "left")
    for place, (rect, number) in enumerate(zip(panel.cards, panel.offered, strict=True), 1):
        chosen = place in view.chosen_tickets
        pointed = view.hover == Target("offered", place)
        right = Rect(rect.x + _TICK, rect.y, rect.w - _TICK, rect.h)
        ticket = seen.box.map.tickets[number]
        yield from ticket_card(right, ticket, seen.box, palette, Look(chosen or pointed))
        yield from _tick(rect, chosen, palette)
    yield from _button(panel, palette, len(view.chosen_tickets))


def _tick(rect: Rect, chosen: bool, palette: Palette) -> Iterator[Shape]:
    x, y = rect.x + 8, rect.middle[1]
    yield card(Rect(x - 8, y - 8, 16, 16), palette.panel, palette.ink, 3, 1.4)
    if chosen:
        yield Line(((x - 4.5, y), (x - 1, y + 4), (x + 5, y - 5)), palette.accent, 3)


def _button(panel: Choice, palette: Palette, number: int) -> Iterator[Shape]:
    enough = number >= panel.keep
    fill = palette.accent if enough else mix(palette.page, palette.edge, 0.25)
    ink = ink_on(fill) if enough else palette.muted
    yield card(panel.button, fill, palette.edge, 7)
    words = (
        _("Keep {n}").format(n=number)
        if enough
        else _("Tick {n} more").format(n=panel.keep - number)
    )
    yield Label(*panel.button.middle, shorten(words, 14, panel.button.w - 10, True), 14, ink, True)
