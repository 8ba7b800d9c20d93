"""Pass: only when nothing else can be done."""

from collections.abc import Iterator

from ttr_widgets.locale import mark as _
from ttr_widgets.model.actions import Pass
from ttr_widgets.model.events import Event, Passed
from ttr_widgets.model.rule import Rule, Violation
from ttr_widgets.model.state import State, TakeTurn

from . import pages, turn

ACTION = Pass
DECISIONS = (TakeTurn,)

ONLY_WHEN_STUCK = Rule(
    "turn.pass",
    _("You pass only when you can do nothing else."),
    _("You cannot pass: you could still {option}."),
    "usa-2025, turn; europe, turn; new-york, gameplay; ruling 3; cases O-G13",
)

RULES = (ONLY_WHEN_STUCK,)

_PASS = Pass()


def options(state: State) -> Iterator[Pass]:
    """Yield the pass if no other action is legal."""
    if next(pages.options(state), None) is None:
        yield _PASS


def violations(state: State, action: Pass) -> Iterator[Violation]:
    """Yield the rule that a pass would break."""
    other = next(pages.options(state), None)
    if other is not None:
        yield ONLY_WHEN_STUCK.broken(option=pages.verb(other))


def play(state: State, action: Pass) -> Iterator[Event]:
    """Pass, and end the turn; a full round of passes ends the game."""
    yield Passed(state.seat)
    yield from turn.end(state, passes=state.passes + 1)
