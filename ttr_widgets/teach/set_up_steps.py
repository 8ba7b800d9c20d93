"""The set-up of a box as seven steps to decide, each with what then lies on the table."""

from collections.abc import Iterator
from dataclasses import dataclass

from ttr_widgets.locale import _
from ttr_widgets.model.box import Box
from ttr_widgets.model.events import (
    CardTurnedUp,
    Event,
    TicketsDealt,
    TicketsRemoved,
    TicketsShuffled,
)
from ttr_widgets.model.state import KeepTickets, State
from ttr_widgets.play.game import Game
from ttr_widgets.rules.setup import bare_table

from .lesson import LessonError
from .question import Question
from .set_up_questions import (
    BOARD,
    BONUS,
    FIRST,
    HAND,
    KEEP,
    REFUSED,
    ROW,
    SWEEP,
    TICKETS,
    TRAINS,
    set_up_questions,
)


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of the set-up.

    ``question`` is None where the choice is made on the board (which tickets to keep);
    ``before`` is what lies on the table when it is asked.
    """

    id: str
    question: Question | None
    before: State


def set_up_steps(game: Game) -> tuple[Step, ...]:
    """Take the set-up of a fresh game apart into its steps, in the order of the booklet.

    Args:
        game: a game in which nothing has been played yet.
    """
    questions = {question.id: question for question in set_up_questions(game)}
    tables = _tables(game)
    return tuple(Step(id_, questions.get(id_), tables[id_]) for id_ in _order(game.box))


def some_steps(game: Game, start: str, stop: str) -> tuple[Step, ...]:
    """Take the steps of a fresh game from one to another, both by name.

    Raises:
        LessonError: there is no such step, or they are the wrong way round.
    """
    steps = set_up_steps(game)
    ids = [step.id for step in steps]
    for id_ in sorted({start, stop} - {*ids}):
        words = _('"{id}" is no step; they are {known}.')
        raise LessonError(words.format(id=id_, known=", ".join(ids)))
    chosen = steps[ids.index(start) : ids.index(stop) + 1]
    if not chosen:
        raise LessonError(_('"{stop}" comes before "{start}".').format(stop=stop, start=start))
    return chosen


def still_choosing(game: Game) -> bool:
    """Tell whether somebody is still to keep tickets of the deal at the start."""
    decision = game.state.decision
    return isinstance(decision, KeepTickets) and decision.start


def _order(box: Box) -> tuple[str, ...]:
    bonus = (BONUS,) if box.feature("longest-path") else ()
    return (BOARD, TRAINS, HAND, ROW, SWEEP, *bonus, TICKETS, KEEP, REFUSED, FIRST)


def _tables(game: Game) -> dict[str, State]:
    """What lies on the table before each step."""
    state = bare_table(game.box, len(game.names), game.seed, game.state.first)
    for seat in state.seats:
        seat.trains = 0
    tables = {BOARD: state, TRAINS: state}
    state = bare_table(game.box, len(game.names), game.seed, game.state.first)
    tables[HAND] = state
    for step, events in _by_step(game.events[0], game.box.row):
        state = state.copy()
        for event in events:
            event.change(state)
        tables[step] = state
    tables[BONUS] = tables[TICKETS]
    return tables | dict.fromkeys((REFUSED, FIRST), game.state)


def _by_step(events: tuple[Event, ...], row: int) -> Iterator[tuple[str, tuple[Event, ...]]]:
    """Sort the events of the set-up by the step that they lead up to."""
    kinds = [type(event) for event in events]
    hands = kinds.index(CardTurnedUp)
    tickets = kinds.index(TicketsShuffled)
    asked = max(n for n, kind in enumerate(kinds) if kind in (TicketsDealt, TicketsRemoved)) + 1
    yield ROW, events[:hands]
    yield SWEEP, events[hands : hands + row]
    yield TICKETS, events[hands + row : tickets]
    yield KEEP, events[tickets:asked]
