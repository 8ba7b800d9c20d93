"""A task: a position on a live board, a goal that the engine judges, hints, start again."""

from collections.abc import Mapping
from typing import Any

import ipywidgets as widgets

from ttr_widgets.board.controls import button
from ttr_widgets.board.pace import computer_decides, hush
from ttr_widgets.locale import _
from ttr_widgets.model.events import who_acted
from ttr_widgets.model.rule import IllegalAction
from ttr_widgets.play.game import Game

from .exercise import Exercise, read_exercise
from .lesson import LessonError, lesson_item
from .lesson_board import LessonBoard
from .lesson_box import LessonBox
from .lesson_guard import LessonGuard
from .progress import Progress, progress
from .say import Say, Verdict, prose


class Task(LessonBox):
    """A task with its board. Make it with ``ttr.task``.

    Args:
        game: the position; whose turn it is, is the learner.
        exercise: what is asked.
        item: its name in the lesson's progress.
        kept: where to write down tries and hints; None forgets them.
    """

    def __init__(
        self, game: Game, exercise: Exercise, item: str = "", kept: Progress | None = None
    ):
        self.game = game
        self.exercise = exercise
        self.done = False
        self._item, self._kept = item, kept
        self._seat, self._start, self._hints = game.seat, len(game.actions), 0
        self._number = self._reached = 0  # actions of the learner: now, and when it was done
        self._verdict = Verdict(None, "")
        self._early: Verdict | None = None
        self._say = Say(layout={"min_height": "34px"})  # so that the board stays where it is
        self.board = LessonBoard(game, self.start_again, self.refused, self._say_no_more)
        self._stop = game.watch(self._look)
        heading = prose(self._goal(), "strong")
        self._echo = Say(quiet=True)
        parts = [heading, self._buttons(), self._say, self.board, self._echo, LessonGuard()]
        super().__init__(parts, "ttr-task")

    def _buttons(self) -> widgets.HBox:
        return widgets.HBox(
            [
                button(_("Hint"), self.hint),
                button(_("Solution"), self.solution),
                button(_("Start again"), self.start_again),
            ]
        )

    def play(self, action: str) -> Verdict:
        """Play an action in words, such as ``"draw deck"``; says what it means for the task.

        Args:
            action: as for ``game.play``.

        Raises:
            ValueError: the text is no action at all.
        """
        try:
            self.game.play(action)
        except IllegalAction as refusal:
            self.refused(refusal)
        return self._verdict

    def refused(self, refusal: IllegalAction) -> None:
        """Count a forbidden action as a try, and say the rule in the teacher's words.

        Who is only too early has tried nothing: the words go as soon as it is their turn.
        """
        early = self.game.seat != self._seat
        self._write_down(tries=not early)
        said = self._tell(self.exercise.refusal(refusal))
        self._early = said if early else None

    def check(self) -> Verdict:
        """Say whether the task is done."""
        if self.done:
            return self._verdict
        return Verdict(None, _("Not done yet. {goal}").format(goal=self.exercise.goal))

    def hint(self) -> Verdict:
        """Give the next hint; after the last one, the solution."""
        self._hints += 1
        self._write_down(hints=1)
        return self._tell(self.exercise.hint(self._hints))

    def solution(self) -> Verdict:
        """Show a solution."""
        self._write_down(hints=max(0, len(self.exercise.hints) + 1 - self._hints))
        self._hints = len(self.exercise.hints) + 1
        return self._tell(self.exercise.show_solution())

    def start_again(self) -> None:
        """Put everything back as it was at the start of the task."""
        self._take_back(self._start)
        self._reopen()

    def close(self) -> None:
        """Stop looking at the game and take the board away."""
        self._stop()
        self.board.close()
        super().close()

    def _look(self) -> None:
        """Judge what the game has come to, after each action of the learner."""
        number = self._actors().count(self._seat)
        more, self._number = number > self._number, number
        if self.done and number < self._reached:
            self._reopen()
        elif more and not self.done:
            self._judge()
        elif self._verdict is self._early and self.game.seat == self._seat:
            self._say_no_more()

    def _actors(self) -> list[int]:
        """Which seat each action of this task was, as its events tell."""
        done = self.game.events[1 + self._start :]
        return [who_acted(events) for events in done]

    def _judge(self) -> None:
        texts = self.game.action_texts()[self._start :]
        mine = [n for n, seat in enumerate(self._actors()) if seat == self._seat]
        played = [texts[number] for number in mine]
        if self.exercise.reached(self.game, played):
            self._finish()
        elif self.exercise.on_the_way(played) and not self._stuck():
            self._tell(self.exercise.go_on())
        else:
            self._write_down(tries=1)
            self._tell(self.exercise.remark(played[-1]))
            self._take_back(self._start + mine[-1])

    def _stuck(self) -> bool:
        """Tell whether the table waits for another person, who is not there."""
        return self.game.seat != self._seat and not computer_decides(self.game)

    def _take_back(self, number: int) -> None:
        """Undo until so many actions are left; computer players keep still meanwhile."""
        with hush(self.game):
            while len(self.game.actions) > number:
                self.game.undo()

    def _reopen(self) -> None:
        """What led to the goal was taken back; that it was reached stays written down."""
        self.done = False
        self._tell(Verdict(None, ""))

    def _finish(self) -> None:
        self.done, self._reached = True, self._number
        self._write_down(tries=1, done=True)
        self._tell(Verdict(True, " ".join(filter(None, [_("Done."), self.exercise.praise]))))

    def _say_no_more(self) -> None:
        """Take back what was said of an earlier mistake."""
        if not self._verdict:
            self._tell(Verdict(None, ""))

    def _tell(self, verdict: Verdict) -> Verdict:
        self._verdict = verdict
        self._say.say(verdict)
        self._echo.say(verdict)  # for who plays with the controls below the picture
        return verdict

    def _write_down(self, tries: int = 0, hints: int = 0, done: bool = False) -> None:
        """Write down a try or a hint; what comes after the task was done does not count."""
        before = self._kept.of(self._item) if self._kept else None
        if self._kept and before and not before.done:
            self._kept.note(
                self._item, tries=before.tries + tries, hints=before.hints + hints, done=done
            )

    def __repr__(self) -> str:
        state = _("done") if self.done else _("not done yet")
        return f"<Task: {self.exercise.goal} ({state})>"

    def _goal(self) -> str:
        return f"{_('Task:')} {self.exercise.goal}"

    def _still(self) -> dict[str, Any]:
        """The position as it stays in a saved notebook."""
        bundle: dict[str, Any] = self.board._repr_mimebundle_()
        words = f"{self._goal()}\n\n{bundle['text/plain']}"
        return {"image/png": bundle["image/png"], "text/plain": words}

    def _ipython_display_(self) -> None:
        self._show_with_picture(f"{self._goal()} {_('Run this cell to do it on the board.')}")


_shown: dict[str, Task] = {}


def task(game: Game, name: str = "", **words: Any) -> Task:
    """Ask for something on a live board; the engine judges what the learner does.

    Args:
        game: the position, for example from ``ttr.scenario``. The seat to move is the
            learner's.
        name: the lesson's task whose words are meant, such as ``"03-claiming/gray"``.
        words: the words, where no lesson has them: ``goal`` (a sentence), ``wanted`` (the
            actions asked for, in order, such as ``"claim Denver-Omaha"``; or a function of
            the game), ``hints`` (up to three), ``solution`` (actions), ``remarks`` (what
            to say to an action or to somebody who breaks a rule:
            ``{"draw": "...", "claim.color": "..."}``) and ``praise``.

    Raises:
        ValueError: no such task in the lesson, or no goal.
    """
    if not isinstance(game, Game):
        raise LessonError(_("{game!r} is no game: make one with ttr.scenario.").format(game=game))
    item: Mapping[str, Any] = {**(lesson_item(name) if name else {}), **words}
    if name in _shown:  # the cell was run again: the old board goes
        _shown.pop(name).close()
    lesson, _slash, id_ = name.partition("/")
    made = Task(game, read_exercise(item), id_, progress(lesson) if name else None)
    if name:
        _shown[name] = made
    return made
