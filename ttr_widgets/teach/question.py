"""A question with its answers, read from jupyterquiz's JSON; it judges, and shows nothing."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ttr_widgets.locale import _

from .lesson import LessonError
from .say import Verdict

ONE, MANY, NUMBER = "multiple_choice", "many_choice", "numeric"


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer and the word of feedback for it.

    ``span`` is the range of numbers that this answer stands for, None for all others.
    """

    text: str
    right: bool
    feedback: str
    span: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A question. ``kind``: choose one, choose all that are right, or give a number."""

    id: str
    text: str
    kind: str
    answers: tuple[Answer, ...]

    def judge(self, chosen: Any) -> Verdict:
        """Judge an answer.

        Args:
            chosen: the texts of the chosen answers, or a number.

        Raises:
            LessonError: there is no such answer.
        """
        if self.kind == NUMBER:
            return self._judge_number(chosen)
        texts = [chosen] if isinstance(chosen, str) else list(chosen)
        picked = [self._answer(text) for text in texts]
        if not picked:
            return Verdict(None, _("Choose an answer first."))
        wanted = {answer.text for answer in self.answers if answer.right}
        right = {answer.text for answer in picked} == wanted
        return Verdict(right, " ".join(self._feedback(picked, right)))

    def _answer(self, text: str) -> Answer:
        for answer in self.answers:
            if answer.text == text:
                return answer
        known = "; ".join(answer.text for answer in self.answers)
        raise LessonError(_('"{text}" is not one of the answers: {known}.').format(
            text=text, known=known
        ))  # fmt: skip

    def _feedback(self, picked: Collection[Answer], right: bool) -> Iterator[str]:
        yield from (answer.feedback for answer in picked if answer.feedback)
        if not right and all(answer.right for answer in picked):
            yield _("That is right so far, but not all.")

    def _judge_number(self, chosen: Any) -> Verdict:
        try:
            number = float(str(chosen).replace(",", "."))
        except ValueError:
            return Verdict(None, _("Write a number."))
        for answer in self.answers:
            if answer.span is None or answer.span[0] <= number <= answer.span[1]:
                return Verdict(answer.right, answer.feedback)
        return Verdict(False, _("Not quite. Try again."))


def read_question(item: Mapping[str, Any]) -> Question:
    """Read one question of a jupyterquiz file.

    Raises:
        LessonError: a key is missing, the kind is unknown, or no answer is right.
    """
    text = str(item.get("question", ""))
    kind = item.get("type", ONE)
    if not text or kind not in (ONE, MANY, NUMBER) or not item.get("answers"):
        raise LessonError(
            _('A question needs "question", "answers" and a "type": {kinds}; this has {keys}.')
            .format(kinds=", ".join((ONE, MANY, NUMBER)), keys=", ".join(item))
        )  # fmt: skip
    answers = tuple(_read_answer(answer) for answer in item["answers"])
    if not any(answer.right for answer in answers):
        raise LessonError(_('No answer of "{text}" has "correct": true.').format(text=text))
    return Question(str(item.get("id", "")), text, kind, answers)


def _read_answer(answer: Mapping[str, Any]) -> Answer:
    text = str(answer.get("answer", answer.get("code", answer.get("value", ""))))
    return Answer(text, bool(answer.get("correct")), answer.get("feedback", ""), _span(answer))


def _span(answer: Mapping[str, Any]) -> tuple[float, float] | None:
    if "range" in answer:
        low, high = answer["range"]
        return float(low), float(high)
    return (float(answer["value"]), float(answer["value"])) if "value" in answer else None
