"""The set-up of a box as seven steps to decide, each with what then lies on the table."""

from collections.abc import Iterator
from dataclasses import dataclass

from ttr_widgets.locale import _
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import LOCOMOTIVE
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
from .question import ONE, Answer, Question

BOARD, TRAINS, HAND, ROW, SWEEP, BONUS, TICKETS, KEEP, REFUSED, FIRST = (
    "board", "trains", "hand", "row", "sweep", "bonus", "tickets", "keep", "refused", "first",
)  # fmt: skip

STEP_NUMBER = {
    BOARD: 1, TRAINS: 2, HAND: 3, ROW: 4, SWEEP: 4, BONUS: 5,
    TICKETS: 6, KEEP: 6, REFUSED: 6, FIRST: 7,
}  # fmt: skip


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
    questions = {question.id: question for question in _questions(game)}
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


def keep_words(box: Box) -> str:
    """Ask for the tickets: they are chosen on the board."""
    words = _("Now your tickets: nobody else may see them. Keep {n} or more.")
    return words.format(n=box.tickets.keep_at_start)


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


def _questions(game: Game) -> Iterator[Question]:
    box = game.box
    trains = f"{box.train}s"
    yield _ask(
        BOARD,
        _("The box is open. What comes first?"),
        {
            _("Lay the board where everybody reaches it"): _("The board lies in the middle."),
            _("Deal the train cards"): _(
                "They come soon. First the board: all else lies around it."
            ),
            _("Choose the first player"): _("That comes last."),
        },
    )
    yield _ask(
        TRAINS,
        _("What does each player take?"),
        {
            _("{n} {trains} of one color and the marker, on 0").format(
                n=box.trains, trains=trains
            ): _("Each player has {n} {trains}.").format(n=box.trains, trains=trains),
            _("All the {trains} of one color").format(trains=trains): _("Some of them are spares."),
            _("As many {trains} as each likes").format(trains=trains): _(
                "All start with the same number."
            ),
        },
    )
    yield _ask(
        HAND,
        _("The train cards are shuffled. How many does each player get?"),
        {
            str(box.hand): _("Each player holds {n} cards.").format(n=box.hand),
            str(box.hand + 1): _("One too many."),
            str(box.hand - 1): _("One too few."),
        },
    )
    yield _ask(
        ROW,
        _("Now the deck. How many cards are turned up beside the board?"),
        {
            str(box.row): _("{n} cards lie face up.").format(n=box.row),
            str(box.hand): _("That is the number of cards in a starting hand."),
            _("None"): _("There is always a row of open cards to choose from."),
        },
    )
    yield _sweep(game)
    yield _ask(
        BONUS,
        _("The card for the longest path: where does it go?"),
        {
            _("Face up beside the board"): _("There everybody sees what can be won."),
            _("To the first player"): _("Nobody has a path yet. It is won at the end."),
            _("Back into the box"): _("It is worth points at the end: keep it in sight."),
        },
    )
    yield _ask(TICKETS, _("The tickets are shuffled. How many does each player get?"), _dealt(box))
    yield _refused(box)
    yield _ask(
        FIRST,
        _("Who plays first?"),
        {
            _("Anybody: draw lots, if you like"): _(
                "Here it is Ada. Then the turn passes to the left."
            ),
            _("The player with the dearest ticket"): _("Tickets are secret."),
            _("The player with most locomotives"): _("Hands are secret."),
        },
    )


def _sweep(game: Game) -> Question:
    """Ask whether the row may stay: the events of the set-up know."""
    box = game.box
    first = [e.card for e in game.events[0] if isinstance(e, CardTurnedUp)][: box.row]
    wild, number = box.card_name(LOCOMOTIVE) + "s", first.count(LOCOMOTIVE)
    counted = _("{number} of the {row} cards are {wild}; with {limit} or more, the row goes.")
    why = counted.format(number=number, row=box.row, wild=wild, limit=box.sweep_at)
    choices = (_("The row stays"), _("Discard all of them and turn up new ones"))
    swept = number >= box.sweep_at
    text = _("Look at the open cards: are there too many {wild}?").format(wild=wild)
    return _ask(SWEEP, text, {choices[swept]: why, choices[not swept]: why})


def _dealt(box: Box) -> dict[str, str]:
    rules = box.tickets
    got = _("They lie face down before each player.")
    if rules.dealt_long:
        right = _("{n} long one and {more} others").format(n=rules.dealt_long, more=rules.dealt)
        return {right: got, str(rules.dealt): _("And one from the pile of long tickets.")}
    other = 3 if rules.dealt != 3 else 4
    return {
        str(rules.dealt): got,
        str(other): _("Another edition does that. Look into the booklet of this box."),
        "1": _("One is no choice."),
    }


def _refused(box: Box) -> Question:
    under = _("Shuffled together, under the ticket deck"), _("They can be drawn later.")
    out = _("Out of the game"), _("In this box they do not come back.")
    right, wrong = (out, under) if box.tickets.refused_at_start == "out" else (under, out)
    return _ask(
        REFUSED,
        _("Where do the tickets go that were given back?"),
        {
            right[0]: right[1],
            wrong[0]: _("Not in this box."),
            _("To the player on the left"): _("Nobody else may see them."),
        },
    )


def _ask(id_: str, text: str, answers: dict[str, str]) -> Question:
    """Make a question whose first answer is the right one; they are shown in a fixed mix."""
    made = [Answer(text, not place, why) for place, (text, why) in enumerate(answers.items())]
    turn = STEP_NUMBER[id_] % len(made)
    return Question(id_, text, ONE, tuple(made[turn:] + made[:turn]))
