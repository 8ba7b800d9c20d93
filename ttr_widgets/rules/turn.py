"""Turns: who is asked, when the last round begins, when the game ends."""

from collections.abc import Iterator
from functools import lru_cache

from ttr_widgets.locale import mark as _
from ttr_widgets.model.events import Asked, Event, GameEnded, LastRoundBegan, TurnEnded
from ttr_widgets.model.rule import Rule
from ttr_widgets.model.state import Decision, State, TakeTurn

from . import deck, scoring

ORDER = Rule(
    "turn.order",
    _("The players take turns clockwise. Only the player whose turn it is may act."),
    _("It is not your turn: the table waits for {seat}."),
    "usa-2025, set-up 7; new-york, gameplay; cases O-G12",
)
ONE_ACTION = Rule(
    "turn.one-action",
    _(
        "A turn is exactly one action: draw train cards, claim a route or draw tickets; with "
        "stations also build one. What has been begun is finished before anything else."
    ),
    _("First {asked}."),
    "usa-2025, turn; new-york, gameplay; europe, turn; cases O-G11",
)
OVER = Rule(
    "turn.game-over",
    _("After the final count nobody acts."),
    _("The game is over."),
    "usa-2025, end of the game; europe, end; new-york, end",
)
LAST_ROUND = Rule(
    "turn.last-round",
    _(
        "When a player ends a turn with two, one or no trains left, everybody, that player "
        "included, gets one last turn. It is never extended."
    ),
    source="usa-2025, end of the game; new-york, game end; europe, end; cases O-US14 to O-US16",
)
STUCK = Rule(
    "turn.stuck",
    _("A full round of forced passes ends the game, which is then scored as usual."),
    source="ruling 3; cases O-G14",
)

RULES = (ORDER, ONE_ACTION, OVER, LAST_ROUND, STUCK)

_TURN = TakeTurn()
_ended = lru_cache(maxsize=512)(TurnEnded)  # the same facts come again and again


def ask(state: State, seat: int, decision: Decision = _TURN) -> Asked:
    """Ask a seat to decide; without a decision, to take its turn."""
    return Asked(seat, decision, state.asked + 1)


def end(state: State, passes: int = 0) -> Iterator[Event]:
    """End the turn of the deciding seat and ask the next, or end the game.

    Args:
        state: the draft.
        passes: forced passes in a row, this turn included.
    """
    yield from deck.settle(state)
    left = _turns_left(state)
    if left is not None and state.turns_left is None:
        yield LastRoundBegan(state.seat, left)
    yield _ended(state.seat, left, passes)
    if left == 0 or passes >= len(state.seats):
        yield GameEnded(scoring.final_score(state))
    else:
        yield ask(state, (state.seat + 1) % len(state.seats))


def _turns_left(state: State) -> int | None:
    """Count the turns that follow this one in the last round; None before it."""
    if state.turns_left is not None:
        return state.turns_left - 1
    low = state.seats[state.seat].trains <= state.box.last_round_at
    return len(state.seats) if low else None
