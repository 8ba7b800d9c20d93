"""Set up a box step by step: the learner decides each step and sees the table grow."""

from collections.abc import Sequence
from typing import Any

import ipywidgets as widgets

from ttr_widgets.board.controls import button
from ttr_widgets.board.pace import hush
from ttr_widgets.locale import _
from ttr_widgets.model.box import Box
from ttr_widgets.model.rule import IllegalAction
from ttr_widgets.model.state import State
from ttr_widgets.play import players
from ttr_widgets.play.game import Game

from .lesson import LessonError
from .lesson_board import LessonBoard
from .lesson_box import LessonBox, refill
from .lesson_guard import LessonGuard
from .picture import empty_table, png, svg
from .progress import Progress, progress
from .say import Say, Verdict, prose
from .set_up_questions import BOARD, KEEP, STEP_NUMBER, keep_words
from .set_up_steps import Step, some_steps, still_choosing


class SetUp(LessonBox):
    """A table that is being set up. Make it with ``ttr.set_up``.

    Args:
        game: the fresh game that the set-up leads to.
        steps: the steps to decide, one after the other.
        item: its name in the lesson's progress.
        kept: where to write down tries; None forgets them.
    """

    def __init__(
        self, game: Game, steps: Sequence[Step], item: str = "", kept: Progress | None = None
    ):
        self.game = game
        self._steps, self._place = tuple(steps), 0
        self._item, self._kept = item, kept
        self._board: LessonBoard | None = None
        self._stop = game.watch(self._look)
        self._ask, self._table = widgets.VBox(), widgets.VBox()
        self._say = Say(layout={"min_height": "34px"})  # so that the table stays where it is
        super().__init__([self._ask, self._say, self._table, LessonGuard()], "ttr-set-up")
        self._show()

    @property
    def done(self) -> bool:
        """Whether all steps are decided."""
        return self._place >= len(self._steps)

    @property
    def step(self) -> Step | None:
        """The step that is to be decided now; None when all are."""
        return None if self.done else self._steps[self._place]

    def choose(self, choice: int | str) -> Verdict:
        """Decide the present step in a cell instead of with the buttons.

        Args:
            choice: the number of a choice (1 is the first) or its words; where tickets
                are chosen, an action such as ``"keep 1 3"``.

        Raises:
            ValueError: there is no such choice.
        """
        if self.step is None:
            return self.check()
        if self.step.question is None:
            return self._keep(str(choice))
        answers = self.step.question.answers
        if isinstance(choice, int) and not 0 < choice <= len(answers):
            raise LessonError(_("Choose a number from 1 to {n}.").format(n=len(answers)))
        return self._decide(answers[choice - 1].text if isinstance(choice, int) else choice)

    def check(self) -> Verdict:
        """Say whether all steps are decided, or which one is open."""
        if self.step is None:
            return Verdict(True, _("Done: the table is set as far as it is asked here."))
        number = _("Not done yet. Open: step {n} of 7.").format(n=STEP_NUMBER[self.step.id])
        return Verdict(None, number)

    def start_again(self) -> None:
        """Begin with the first step again."""
        self._place = 0
        with hush(self.game):
            while self.game.actions:
                self.game.undo()
        if self._board:
            self._board.close()
        self._board = None
        self._tell(Verdict(None, ""))
        self._show()

    def _decide(self, words: str) -> Verdict:
        assert self.step and self.step.question
        verdict = self.step.question.judge(words)
        if verdict:
            self._go_to(self._place + 1)
        else:
            self._write_down()
        return self._tell(verdict)

    def _keep(self, action: str) -> Verdict:
        try:
            self.game.play(action)
        except IllegalAction as refusal:
            self._write_down()
            return self._tell(Verdict(False, str(refusal)))
        self.game.advance()
        return Verdict(True, self.game.log_for(0)[-1])

    def _look(self) -> None:
        """Follow the game: tickets are kept on the board, and may be taken back there."""
        keep = next((n for n, step in enumerate(self._steps) if step.id == KEEP), self._place)
        choosing = still_choosing(self.game)
        if self._place > keep and choosing:
            self._tell(Verdict(None, _("The tickets are open again: choose once more.")))
            self._go_to(keep)
        elif self.step and self.step.id == KEEP and not choosing:
            self._tell(Verdict(True, _("The tickets are chosen.")))
            self._go_to(keep + 1)

    def _go_to(self, place: int) -> None:
        self._place = place
        if self.done:
            self._write_down(done=True)
        self._show()

    def _show(self) -> None:
        """Ask the present step and show what lies on the table: a board where one may play."""
        refill(self._ask, self._question())
        if self.step and self.step.question:
            refill(self._table, [widgets.HTML(self._drawing(self.step))], keep=self._board)
        elif self.step or not still_choosing(self.game):
            self._board = self._board or LessonBoard(self.game, self.start_again)
            refill(self._table, [self._board])

    def _drawing(self, step: Step) -> str:
        """What lies on the table; before the first step, that is nothing."""
        if step.id == BOARD:
            return empty_table(_("The table is empty."))
        return svg(self._lies(step), self.game.names, self._line())

    def _lies(self, step: Step) -> State:
        """The table at a step; once tickets are kept, it is that of the game."""
        return self.game.state if self._board else step.before

    def _question(self) -> tuple[Any, ...]:
        if self.step is None:
            again = button(_("Start again"), self.start_again)
            return (prose(self.check().words, "strong"), widgets.HBox([again]))
        number, question = self._line(), self.step.question
        if question is None:
            return (prose(f"{number} {keep_words(self.game.box)}", "strong"),)
        buttons = [self._choice(answer.text) for answer in question.answers]
        choices = widgets.HBox(buttons, layout={"flex_flow": "row wrap"})
        return (prose(f"{number} {question.text}", "strong"), choices)

    def _choice(self, words: str) -> Any:
        made = button(words, lambda: self._decide(words))
        made.layout.margin = "2px 6px 2px 0"
        return made

    def _tell(self, verdict: Verdict) -> Verdict:
        self._say.say(verdict)
        return verdict

    def _write_down(self, done: bool = False) -> None:
        before = self._kept.of(self._item) if self._kept else None
        if self._kept and before and not before.done:
            self._kept.note(self._item, tries=before.tries + 1, done=done)

    def close(self) -> None:
        """Stop looking at the game and take the board away."""
        self._stop()
        if self._board:
            self._board.close()
        super().close()

    def __repr__(self) -> str:
        if self.step is None:
            return repr(self.check())
        lines = [self._line()]
        if self.step.question:
            lines[0] += " " + self.step.question.text
            lines += [f"  {n}. {one.text}" for n, one in enumerate(self.step.question.answers, 1)]
        return "\n".join(lines)

    def _still(self) -> dict[str, Any]:
        """What lies on the table, for a saved notebook."""
        if self.step and self.step.id == BOARD:
            return {"text/plain": repr(self)}
        state = self._lies(self.step) if self.step else self.game.state
        return {"image/png": png(state, self.game.names, self._line()), "text/plain": repr(self)}

    def _line(self) -> str:
        if self.step is None:
            return self.check().words
        return _("Step {n} of 7.").format(n=STEP_NUMBER[self.step.id])

    def _ipython_display_(self) -> None:
        self._show_with_picture(repr(self))


def set_up(
    box: str | Box = "usa",
    name: str = "",
    *,
    start: str = "board",
    stop: str = "first",
    seed: int = 1,
) -> SetUp:
    """Set up a box against one computer player, deciding each step.

    Args:
        box: the name of a box, or a box.
        name: the lesson's item whose progress is meant, such as ``"01-setup/cards"``.
        start: the first step to decide, from ``board`` to ``tickets``.
        stop: the last one: also ``keep``, ``refused`` or ``first``.
        seed: decides the shuffles.

    Raises:
        ValueError: no such box or step.
    """
    game = Game(box, {"Ada": None, "Robo": players.greedy}, seed)
    steps = some_steps(game, start, stop)
    lesson, _slash, item = name.partition("/")
    return SetUp(game, steps, item, progress(lesson) if name else None)
