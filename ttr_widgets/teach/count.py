"""Count a game by hand: a question for each line of the final count, judged by the engine."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import ipywidgets as widgets

from ttr_widgets.board.controls import button
from ttr_widgets.locale import _, in_person, mark
from ttr_widgets.model.box import Box
from ttr_widgets.model.score import Line
from ttr_widgets.play.game import Game

from .field import number_field
from .lesson_box import LessonBox
from .lesson_guard import LessonGuard
from .question import NUMBER, Answer, Question
from .say import Say, Verdict, inline, prose

ASKED = {
    "routes": mark("Routes"),
    "ticket": mark("{ticket} ({worth}), + or -"),
    "stations": mark("Stations not built"),
    "attractions": mark("Attractions"),
    "longest-path": mark("Longest path"),
}
"""What stands before the field of a line; a feature that is not here has its own name."""

_LINE = {"flex_flow": "row wrap", "align_items": "center"}

TIPS = {
    "routes": mark("Look up each route in the table of points, and add."),
    "ticket": mark("Linked by own trains, it adds its points; not linked, it takes them away."),
    "stations": mark("Count the stations that are still in reserve, not those on the map."),
    "attractions": mark("Each attraction that a route touches counts once, not once a route."),
    "longest-path": mark("Compare the longest path of everybody: only the longest scores."),
}
AGAIN = mark("Count again, line by line.")


class CountSheet(LessonBox):
    """A sheet with a field for each line of the count. Make it with ``ttr.count_by_hand``.

    Args:
        heading: whose count it is.
        questions: one for each line, the total last.
    """

    def __init__(self, heading: str, questions: Iterable[Question]):
        self.heading = heading
        self.questions = tuple(questions)
        self._fields = [_field(question.text, self._judge) for question in self.questions]
        self._words = [Say(quiet=True) for _question in self.questions]
        self._say = Say()
        check = button(_("Check the count"), self._judge, "primary")
        lines = zip(self._fields, self._words, strict=True)
        boxes = [widgets.HBox(line, layout=_LINE) for line in lines]
        parts = [prose(heading, "strong"), *boxes, check, self._say, LessonGuard()]
        super().__init__(parts, "ttr-count-sheet")

    def answer(self, *numbers: int) -> Verdict:
        """Fill the sheet in a cell instead of by hand, from the first line on, and check it."""
        for field, number in zip(self._fields, numbers, strict=False):
            field.value = str(number)
        return self._judge()

    def _judge(self) -> Verdict:
        """Say a word to each line that was filled in, and how many are right."""
        verdicts = [
            question.judge(field.value) if field.value.strip() else Verdict(None, "")
            for question, field in zip(self.questions, self._fields, strict=True)
        ]
        for say, verdict in zip(self._words, verdicts, strict=True):
            say.say(verdict)
        right, number = sum(map(bool, verdicts)), len(verdicts)
        words = _("{right} of {number} lines are right.").format(right=right, number=number)
        self._say.say(made := Verdict(right == number, words))
        return made

    def __repr__(self) -> str:
        return "\n".join([self.heading, *(f"  {one.text}: ?" for one in self.questions)])

    def _still(self) -> dict[str, Any]:
        lines = "".join(f"<li>{inline(question.text)}: ?</li>" for question in self.questions)
        html = f"<p><strong>{inline(self.heading)}</strong></p><ul>{lines}</ul>"
        return {"text/plain": repr(self), "text/html": html}


def _field(text: str, check: Callable[[], Verdict]) -> widgets.Text:
    style, layout = {"description_width": "25em"}, {"width": "32em", "max_width": "100%"}
    return number_field(check, description=text, style=style, layout=layout)


def count_by_hand(game: Game, seat: int = 0) -> CountSheet | Verdict:
    """Ask for each line of a seat's final count, and then for the total.

    >>> import ttr_widgets as ttr
    >>> game = ttr.scenario("usa", players=["Ada", "Ben"], turns_left=1, points={0: 7})
    >>> events = game.play("draw deck") + game.play("draw deck")
    >>> sheet = ttr.count_by_hand(game)
    >>> sheet
    How many points does Ada get?
      Routes: ?
      Longest path: ?
      Total: ?
    >>> sheet.answer(7, 0, 7)
    ✓ 3 of 3 lines are right.

    Args:
        game: a game that is over. Until it is, a sentence says that it is too early: tickets
            are secret until the end.
        seat: whose points are counted.

    Raises:
        ValueError: there is no such seat.
    """
    game.observe(seat)  # refuses a seat that is not there
    if not game.over:
        return Verdict(None, _("The game is not over yet. Play it to the end, then count it."))
    heading = in_person(_("How many points [does {name}|do you] get?"), game.names[seat])
    return CountSheet(heading.format(name=game.names[seat]), count_questions(game, seat))


def count_questions(game: Game, seat: int) -> Iterator[Question]:
    """Make the questions: one for each ticket, one for everything else that is counted."""
    score = game.scores()
    lines = score.of(seat)
    for kind in dict.fromkeys(line.kind for line in lines):
        alike = tuple(line for line in lines if line.kind == kind)
        for group in [(line,) for line in alike] if kind == "ticket" else [alike]:
            yield _ask(_named(kind, game.box), group)
    sums = "".join(f" {'−' if n < 0 else '+'} {abs(n)}" for n in (line.points for line in lines))
    total = score.totals[seat]
    why = f"{sums.removeprefix(' + ').lstrip()} = {total}"
    yield _number("total", _("Total"), total, why, _(AGAIN))


def _ask(asked: str, lines: tuple[Line, ...]) -> Question:
    first = lines[0]
    text = asked.format(ticket=first.words, worth=abs(first.points))
    why = " ".join(_why(line) for line in lines)
    tip = _(TIPS.get(first.kind, AGAIN))
    return _number(first.kind, text, sum(line.points for line in lines), why, tip)


def _named(kind: str, box: Box) -> str:
    """Call a kind of line as the box does: in Europe, the longest path is the European Express."""
    return box.words.get(kind) or _(ASKED.get(kind, kind))


def _why(line: Line) -> str:
    """Say how a line came to its points; the name of a ticket stands before its field already."""
    named = "" if line.kind == "ticket" else f"{line.words[:1].upper()}{line.words[1:]}."
    return f"{named} {line.reason}".strip()


def _number(id_: str, text: str, right: int, why: str, tip: str) -> Question:
    span = float(right), float(right)
    answers = Answer(str(right), True, why, span), Answer("", False, tip)
    return Question(id_, text, NUMBER, answers)
