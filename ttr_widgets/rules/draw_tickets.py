"""Draw destination tickets: take them from the deck, then choose which to keep."""

from collections.abc import Iterator

from ttr_widgets.locale import mark as _
from ttr_widgets.model.actions import DrawTickets
from ttr_widgets.model.events import Event, TicketsDrawn
from ttr_widgets.model.rule import Rule, Violation
from ttr_widgets.model.state import KeepTickets, State, TakeTurn

from . import turn

ACTION = DrawTickets
DECISIONS = (TakeTurn,)

EMPTY = Rule(
    "tickets.empty-deck",
    _("With no ticket left, tickets cannot be drawn; with few left, you draw what there is."),
    _("The ticket deck is empty."),
    "rulebook of 2015, tickets; ruling 9; cases O-US06",
)
NUMBER = Rule(
    "tickets.number",
    _("You draw three tickets and keep at least one; in New York you draw two."),
    source="usa-2025, draw tickets; europe, action 3; new-york, action 3; cases O-NY03",
)

RULES = (EMPTY, NUMBER)

_DRAW = DrawTickets()


def options(state: State) -> Iterator[DrawTickets]:
    """Yield the draw if a ticket is left."""
    if state.ticket_deck:
        yield _DRAW


def violations(state: State, action: DrawTickets) -> Iterator[Violation]:
    """Yield every rule that drawing tickets now would break."""
    if not state.ticket_deck:
        yield EMPTY.broken()


def play(state: State, action: DrawTickets) -> Iterator[Event]:
    """Take the top tickets and ask which to keep."""
    rules = state.box.tickets
    offered = tuple(reversed(state.ticket_deck[-rules.drawn :]))
    yield TicketsDrawn(state.seat, offered)
    yield turn.ask(state, state.seat, KeepTickets(offered, min(rules.keep, len(offered))))
