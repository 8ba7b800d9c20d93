"""Withdraw from a tunnel: take the cards back, end the turn."""

from collections.abc import Iterator

from ttr_widgets.locale import mark as _
from ttr_widgets.model.actions import Withdraw
from ttr_widgets.model.cards import count
from ttr_widgets.model.events import CardsDiscarded, Event, TunnelLeft
from ttr_widgets.model.rule import Rule, Violation
from ttr_widgets.model.state import State, TunnelSurcharge

from . import tunnel, turn

ACTION = Withdraw
DECISIONS = (TunnelSurcharge,)

WITHDRAW = Rule(
    "tunnel.withdraw",
    _(
        "If you cannot or will not pay, you take all your cards back and your turn ends. "
        "Everybody is asked, so that nobody learns what you hold."
    ),
    source="europe, tunnels; ruling 7; cases O-EU08",
)

RULES = (WITHDRAW,)
UNASKED = tunnel.NOTHING_DUE

_WITHDRAW = Withdraw()


def options(state: State) -> Iterator[Withdraw]:
    """Yield the withdrawal: it is always open."""
    yield _WITHDRAW


def violations(state: State, action: Withdraw) -> Iterator[Violation]:
    """Yield nothing: nobody must pay for a tunnel."""
    yield from ()


def play(state: State, action: Withdraw) -> Iterator[Event]:
    """Discard the revealed cards; the cards laid out never left the hand."""
    asked = tunnel.asked(state)
    yield TunnelLeft(state.seat, asked.route)
    yield CardsDiscarded(count(asked.revealed))
    yield from turn.end(state)
