"""What stands in the output of a cell: it tells its errors, and leaves a picture behind."""

import os
import traceback
from collections.abc import Callable
from typing import Any, ClassVar

import ipywidgets

from ttr_widgets.locale import _
from ttr_widgets.model.rule import IllegalAction
from ttr_widgets.play.action_text import ActionError
from ttr_widgets.play.game import Game
from ttr_widgets.play.names import UnknownName
from ttr_widgets.play.record import RecordError
from ttr_widgets.play.seating import GameError

from . import home, still
from .eyes import Eyes

EXPLAINED = (IllegalAction, ActionError, UnknownName, GameError, RecordError)
"""Errors of the one who plays: their sentence is all there is to say."""


class Shown(ipywidgets.VBox):
    """A game shown in a cell.

    ``game`` is the game that it shows; ``errors`` has the details of every error of
    ours, the newest last.
    """

    strict: ClassVar[bool] = bool(os.environ.get("TTR_WIDGETS_STRICT"))
    """Raise errors instead of only showing them: for tests."""

    _called: ClassVar[str]
    """What a learner calls it, in the sentence that says where the details are."""

    game: Game
    errors: list[str]
    _eyes: Eyes

    def _explain(self, sentence: str) -> None:
        """Show what the one who plays did wrong."""
        raise NotImplementedError

    def _tell(self, sentence: str) -> None:
        """Show that something of ours went wrong, perhaps the drawing itself."""
        raise NotImplementedError

    def _safely(self, do: Callable[..., Any], *facts: Any) -> bool:
        """Do something; tell an error in one sentence, with the game as it was."""
        if home.away():
            home.send(self._safely, do, *facts)
            return True
        try:
            do(*facts)
        except EXPLAINED as wrong:
            self._explain(str(wrong))
            return False
        except Exception as error:
            self.errors.append("".join(traceback.format_exception(error)))
            self._tell(_what_went_wrong(error, self._called))
            if self.strict:
                raise
            return False
        return True

    # What a saved notebook keeps.

    def _invitation(self) -> str:
        """Words for a page that shows no widgets."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **options: Any) -> dict[str, Any]:
        picture = still.picture(self.game, self._eyes)
        return {**super()._repr_mimebundle_(**options), **picture}

    def _ipython_display_(self) -> None:
        still.display(still.picture(self.game, self._eyes))
        still.display(still.live(super()._repr_mimebundle_(), self._invitation()))


def _what_went_wrong(error: Exception, who: str) -> str:
    words = _("That went wrong ({error}). The game is as before; {who}.errors has the details.")
    return words.format(error=f"{type(error).__name__}: {error}", who=who)
