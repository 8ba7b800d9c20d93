"""The questions of a set-up: one for each step, with a word for each answer."""

from collections.abc import Iterator

from ttr_widgets.locale import _
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import LOCOMOTIVE
from ttr_widgets.model.events import CardTurnedUp
from ttr_widgets.play.game import Game
from ttr_widgets.rules.features.longest_path import LongestPath

from .question import ONE, Answer, Question

BOARD, TRAINS, HAND, ROW, SWEEP, BONUS, TICKETS, KEEP, REFUSED, FIRST = (
    "board", "trains", "hand", "row", "sweep", "bonus", "tickets", "keep", "refused", "first",
)  # fmt: skip

STEP_NUMBER = {
    BOARD: 1, TRAINS: 2, HAND: 3, ROW: 4, SWEEP: 4, BONUS: 5,
    TICKETS: 6, KEEP: 6, REFUSED: 6, FIRST: 7,
}  # fmt: skip
"""The number of each step in the booklet, where some belong together."""


def set_up_questions(game: Game) -> Iterator[Question]:
    """Ask for each step of a set-up but one: which tickets to keep is chosen on the board.

    Args:
        game: a game in which nothing has been played yet.
    """
    box = game.box
    yield _board()
    yield _trains(box)
    yield _hand(box)
    yield _row(box)
    yield _sweep(game)
    yield _bonus(box)
    yield _ask(TICKETS, _("The tickets are shuffled. How many does each player get?"), _dealt(box))
    yield _refused(box)
    yield _first(box)


def keep_words(box: Box) -> str:
    """Ask for the tickets: they are chosen on the board."""
    words = _("Now your tickets: nobody else may see them. Keep {n} or more.")
    return words.format(n=box.tickets.keep_at_start)


def _board() -> Question:
    answers = {
        _("Lay the board where everybody reaches it"): _("The board lies in the middle."),
        _("Deal the train cards"): _("They come soon. First the board: all else lies around it."),
        _("Choose the first player"): _("That comes last."),
    }
    return _ask(BOARD, _("The box is open. What comes first?"), answers)


def _trains(box: Box) -> Question:
    facts = {"n": box.trains, "trains": f"{box.train}s"}
    right = _("{n} {trains} of one color and the marker, on 0").format(**facts)
    answers = {
        right: _("Each player has {n} {trains}.").format(**facts),
        _("All the {trains} of one color").format(**facts): _("Some of them are spares."),
        _("As many {trains} as each likes").format(**facts): _("All start with the same number."),
    }
    return _ask(TRAINS, _("What does each player take?"), answers)


def _hand(box: Box) -> Question:
    answers = {
        str(box.hand): _("Each player holds {n} cards.").format(n=box.hand),
        str(box.hand + 1): _("One too many."),
        str(box.hand - 1): _("One too few."),
    }
    return _ask(HAND, _("The train cards are shuffled. How many does each player get?"), answers)


def _row(box: Box) -> Question:
    answers = {
        str(box.row): _("{n} cards lie face up.").format(n=box.row),
        str(box.hand): _("That is the number of cards in a starting hand."),
        _("None"): _("There is always a row of open cards to choose from."),
    }
    text = _("Now the deck. How many cards are turned up beside the board?")
    return _ask(ROW, text, answers)


def _sweep(game: Game) -> Question:
    """Ask whether the row may stay: the events of the set-up know."""
    box = game.box
    first = [e.card for e in game.events[0] if isinstance(e, CardTurnedUp)][: box.row]
    wild, number = _wild_cards(box), first.count(LOCOMOTIVE)
    counted = _("{number} of the {row} cards are {wild}; with {limit} or more, the row goes.")
    why = counted.format(number=number, row=box.row, wild=wild, limit=box.sweep_at)
    choices = (_("The row stays"), _("Discard all of them and turn up new ones"))
    swept = number >= box.sweep_at
    text = _("Look at the open cards: are there too many {wild}?").format(wild=wild)
    return _ask(SWEEP, text, {choices[swept]: why, choices[not swept]: why})


def _bonus(box: Box) -> Question:
    answers = {
        _("Face up beside the board"): _("There everybody sees what can be won."),
        _("To the first player"): _("Nobody has a path yet. It is won at the end."),
        _("Back into the box"): _("It is worth points at the end: keep it in sight."),
    }
    bonus = box.words.get(LongestPath.name) or _("longest path")
    text = _("The card for the {bonus}: where does it go?").format(bonus=bonus)
    return _ask(BONUS, text, answers)


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
    answers = {
        right[0]: right[1],
        wrong[0]: _("Not in this box."),
        _("To the player on the left"): _("Nobody else may see them."),
    }
    return _ask(REFUSED, _("Where do the tickets go that were given back?"), answers)


def _first(box: Box) -> Question:
    most = _("The player with most {wild}").format(wild=_wild_cards(box))
    answers = {
        _("Anybody: draw lots, if you like"): _(
            "Here it is Ada. Then the turn passes to the left."
        ),
        _("The player with the dearest ticket"): _("Tickets are secret."),
        most: _("Hands are secret."),
    }
    return _ask(FIRST, _("Who plays first?"), answers)


def _wild_cards(box: Box) -> str:
    return box.card_name(LOCOMOTIVE) + "s"


def _ask(id_: str, text: str, answers: dict[str, str]) -> Question:
    """Make a question whose first answer is the right one; they are shown in a fixed mix."""
    made = [Answer(text, not place, why) for place, (text, why) in enumerate(answers.items())]
    turn = STEP_NUMBER[id_] % len(made)
    return Question(id_, text, ONE, tuple(made[turn:] + made[:turn]))
