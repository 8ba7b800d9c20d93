"""Questions to answer before one looks: ordinary controls, and a word for each answer."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import ipywidgets as widgets

from ttr_widgets.board.controls import button
from ttr_widgets.locale import _

from .field import number_field
from .lesson import LessonError, lesson_item, read_items
from .lesson_box import LessonBox
from .lesson_guard import LessonGuard
from .progress import Progress, progress
from .question import MANY, NUMBER, Question, read_question
from .say import Say, Verdict, inline, prose

_ROOM = {"margin": "0 0 6px 0", "width": "auto"}


class Quiz(LessonBox):
    """One question with its answers. Make it with ``ttr.quiz``.

    Args:
        question: what is asked.
        kept: where to write down what was answered; None forgets it.
    """

    def __init__(self, question: Question, kept: Progress | None = None):
        self.question = question
        self._kept = kept
        self._say = Say()
        self._choice = _choice(question, self._press)
        self._button = button(_("Answer"), self._press, "primary")
        heading = prose(question.text, "strong")
        parts = [heading, self._choice, self._button, self._say, LessonGuard()]
        super().__init__(parts, "ttr-quiz")
        self._come_back()

    def answer(self, *chosen: Any) -> Verdict:
        """Answer in a cell instead of with the controls; shows the word for this answer.

        Args:
            chosen: the number of an answer (1 is the first) or its words; several where
                several are right; the number asked for where a number is asked.
        """
        texts = [self._text(one) for one in chosen]
        given = texts[0] if self.question.kind == NUMBER else texts
        self._show(given)
        return self._answer(given)

    def _text(self, one: Any) -> Any:
        answers = self.question.answers
        number = isinstance(one, int) and self.question.kind != NUMBER
        return answers[one - 1].text if number and 0 < one <= len(answers) else one

    def _press(self) -> None:
        self._answer(self._chosen())

    def _answer(self, given: Any) -> Verdict:
        verdict = self.question.judge(given)
        self._say.say(verdict)
        if verdict.right is not None:
            self._write_down(given, verdict)
        return verdict

    def _write_down(self, given: Any, verdict: Verdict) -> None:
        if self._kept is None:
            return
        before = self._kept.of(self.question.id)
        done = before.done or bool(verdict)
        new = not before.done and str(given) != str(before.answer)  # 45 is "45" in the field
        tries = before.tries + new
        self._kept.note(self.question.id, done=done, tries=tries, answer=given)

    def _come_back(self) -> None:
        """Show what was answered before, also after a restart of the kernel."""
        given = self._kept.of(self.question.id).answer if self._kept else None
        if given is not None:
            with suppress(LessonError):  # the answers were changed since
                self._say.say(self.question.judge(given))
                self._show(given)

    def _chosen(self) -> Any:
        if self.question.kind == NUMBER:
            return self._choice.value
        if self.question.kind == MANY:
            return [box.description for box in self._choice.children if box.value]
        return [] if self._choice.value is None else [self._choice.value]

    def _show(self, given: Any) -> None:
        if self.question.kind == NUMBER:
            self._choice.value = str(given)
        elif self.question.kind == MANY:
            for box in self._choice.children:
                box.value = box.description in given
        else:
            self._choice.value = given[0] if given and given[0] in self._choice.options else None

    def __repr__(self) -> str:
        lines = [f"  {n}. {answer.text}" for n, answer in enumerate(self._listed(), 1)]
        return "\n".join([self.question.text, *lines])

    def _listed(self) -> Sequence[Any]:
        return () if self.question.kind == NUMBER else self.question.answers

    def _still(self) -> dict[str, Any]:
        answers = "".join(f"<li>{inline(answer.text)}</li>" for answer in self._listed())
        html = f"<p><strong>{inline(self.question.text)}</strong></p><ol>{answers}</ol>"
        return {"text/plain": repr(self), "text/html": html}


class Quizzes(LessonBox):
    """Several questions below each other."""

    def __repr__(self) -> str:
        return "\n\n".join(map(repr, self.children))

    def _still(self) -> dict[str, Any]:
        html = "".join(quiz._still()["text/html"] for quiz in self.children)
        return {"text/plain": repr(self), "text/html": html}


def _choice(question: Question, answer: Callable[[], None]) -> Any:
    if question.kind == NUMBER:
        room = {**_ROOM, "width": "12em"}
        return number_field(answer, placeholder=_("a number"), layout=room)
    texts = [answer.text for answer in question.answers]
    if question.kind == MANY:
        boxes = [widgets.Checkbox(description=text, indent=False, layout=_ROOM) for text in texts]
        return widgets.VBox(boxes)
    return widgets.RadioButtons(options=texts, index=None, layout=_ROOM)


def quiz(source: str | Path | Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> Quiz | Quizzes:
    """Ask a question, with choices and a word of feedback for each answer.

    Args:
        source: a lesson's question such as ``"01-setup/row"``; or a question of your
            own, as a dict in jupyterquiz's form; or a list of them; or the path of a
            ``.json`` file with such a list.

    Raises:
        ValueError: no such question or file, or a question without a right answer.
    """
    if not isinstance(source, str | Path | Mapping | list | tuple):
        raise LessonError(_("A quiz is a name, a file, a question as a dict, or a list of them."))
    if isinstance(source, Mapping):
        return Quiz(read_question(source))
    if isinstance(source, str) and not source.endswith(".json"):
        return Quiz(read_question(lesson_item(source)), progress(source.partition("/")[0]))
    items = read_items(Path(source)) if isinstance(source, str | Path) else source
    return Quizzes([Quiz(read_question(item)) for item in items], "ttr-quizzes")
