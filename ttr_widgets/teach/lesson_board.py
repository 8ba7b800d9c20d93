"""A board inside a lesson: it tells what was refused, and a new game is the exercise again."""

from collections.abc import Callable
from typing import ClassVar

from ttr_widgets.board.controls import display
from ttr_widgets.board.widget import Board
from ttr_widgets.model.actions import Action
from ttr_widgets.model.rule import IllegalAction
from ttr_widgets.play.action_text import ActionError
from ttr_widgets.play.game import Game
from ttr_widgets.play.names import UnknownName


class LessonBoard(Board):
    """A board whose game belongs to a task or a set-up.

    Args:
        game: the position; the seat to move looks at the board.
        again: what a new game is here.
        refused: called with every refusal, which the board itself also shows.
        unread: called when a text could not be read, of which the board says why.
    """

    loads: ClassVar[bool] = False
    """Another game would be another exercise."""

    def __init__(
        self,
        game: Game,
        again: Callable[[], None],
        refused: Callable[[IllegalAction], None] = lambda refusal: None,
        unread: Callable[[], None] = lambda: None,
    ):
        self._again, self._refused, self._unread = again, refused, unread
        super().__init__(game, seat=game.seat)
        for control in (self._face.panel.new, self._face.panel.seed):
            display(control, False)  # Start again is the exercise's own button

    def restart(self, seed: int | None = None) -> None:
        """Begin the exercise again, whatever the seed."""
        self._again()

    def _play(self, action: Action | str) -> None:
        try:
            super()._play(action)
        except IllegalAction as refusal:
            self._refused(refusal)
            raise
        except (ActionError, UnknownName):
            self._unread()
            raise
