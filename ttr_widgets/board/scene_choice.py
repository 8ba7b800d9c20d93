"""The tickets that somebody is asked to keep, each with a box to tick, and one button."""

from collections.abc import Iterator
from dataclasses import dataclass

from ttr_widgets.locale import _
from ttr_widgets.model.state import KeepTickets
from ttr_widgets.play.observe import Observation

from .choice_room import TICK, Room, room_for
from .figures import card
from .geometry import corners
from .layout import Layout
from .palette import Palette, ink_on, mix
from .places import Place, Rect, Target
from .shapes import Label, Line, Polygon, Shape
from .text import fit, wrap
from .ticket_cards import Look, ticket_card
from .view import View


@dataclass(frozen=True, slots=True)
class Choice:
    """The offered tickets, and where they lie; who only looks on has no button."""

    room: Room
    button: Rect | None
    offered: tuple[int, ...]
    keep: int

    @property
    def cards(self) -> tuple[Rect, ...]:
        """Where each of the tickets lies."""
        return self.room.cards

    def covers(self, block: Rect) -> bool:
        """Tell whether nothing of a block is seen beside the tickets."""
        over = self.room.over
        return over.holds(block.x, block.y) and over.holds(block.right, block.bottom)


def choice(seen: Observation, layout: Layout, view: View) -> Choice | None:
    """Lay the offered tickets out; None if this seat is not asked to keep any."""
    decision = seen.decision
    if not isinstance(decision, KeepTickets) or view.covered or not decision.offered:
        return None
    room = room_for(decision.offered, seen.box, layout.blocks)
    pressed = None if view.only_looks else room.button
    return Choice(room, pressed, decision.offered, decision.keep)


def choice_places(panel: Choice) -> tuple[Place, ...]:
    """Where the offered tickets can be clicked."""
    if panel.button is None:
        return (Place(panel.room.over, Target("nothing")),)
    tickets = (Place(rect, Target("offered", i)) for i, rect in enumerate(panel.cards, 1))
    button = Place(panel.button, Target("button", name="keep"))
    return (Place(panel.room.over, Target("nothing")), *tickets, button)


def draw_choice(panel: Choice, seen: Observation, palette: Palette, view: View) -> Iterator[Shape]:
    """Draw the offered tickets; those to keep are ticked."""
    yield Polygon(corners(panel.room.over.shrink(-1)), palette.page)
    yield card(panel.room.rect, palette.page, palette.ink, 8, 1.5)
    yield from _head(panel, palette)
    listed = tuple(seen.box.map.tickets[number] for number in panel.offered)
    for place, (rect, ticket) in enumerate(zip(panel.cards, listed, strict=True), 1):
        chosen = place in view.chosen_tickets
        pointed = view.hover == Target("offered", place)
        look = Look(chosen or pointed, indent=TICK if panel.button else 0, listed=listed)
        yield from ticket_card(rect, ticket, seen.box, palette, look)
        if panel.button:
            yield from _tick(rect, chosen, palette)
    if panel.button:
        yield from _button(panel.button, palette, panel.keep, len(view.chosen_tickets))


def _head(panel: Choice, palette: Palette) -> Iterator[Shape]:
    """What is to be done, and how many tickets must be kept at least."""
    numbers, head = {"keep": panel.keep, "offered": len(panel.offered)}, panel.room.head
    asked = _("Keep at least {keep} of {offered}").format(**numbers)
    told = _("At least {keep} of {offered}").format(**numbers)
    lines, size = wrap(asked if panel.button else told, 13, head.w, True), 13.0
    if 16 * len(lines) > head.h:
        words, size = fit(told, 13, head.w, True)
        lines = (words,)
    for row, line in enumerate(lines):
        yield Label(head.x, head.y + 11 + 16 * row, line, size, palette.ink, True, "left")


def _tick(rect: Rect, chosen: bool, palette: Palette) -> Iterator[Shape]:
    x, y = rect.x + 14, rect.middle[1]
    box = corners(Rect(x - 8, y - 8, 16, 16))
    yield Polygon(box, palette.panel)
    yield Polygon(box, None, palette.ink, 1.4)
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
    words, size = fit(words, 14, rect.w - 10, True)
    yield Label(*rect.middle, words, size, ink, True)
