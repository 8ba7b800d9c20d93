"""What one does with a whole game: save it, load another, see it again.

A saved game tells everything: who has its seed and its moves can look at every card. The
board itself shows the seed, so a file gives nothing away that its players could not find
out; saving is always allowed, and a word beside the button says what is in the file. The
text goes to the page only when somebody saves, and stays in no widget and in no notebook.
"""

from collections.abc import Callable
from typing import Any

import ipywidgets

from ttr_widgets.locale import _
from ttr_widgets.play.game import Game

from .controls import button, row
from .keeping import Give, Keeping
from .picture import close_all
from .replay import Replay
from .ways_back import file_name


class Shelf(ipywidgets.VBox):
    """The row below a board: Save, Load and Replay; a replay opens below it.

    Args:
        safely: does what a control asks for, and tells what goes wrong.
        game: gives the game on the board.
        load: called with the text of a record; None leaves Load out.
        replay: makes a replay of the game, as the board may show it.
    """

    def __init__(
        self,
        safely: Callable[[Callable[[], None]], Any],
        game: Callable[[], Game],
        load: Callable[[str], None] | None,
        replay: Callable[[], Replay],
    ):
        self._safely, self._game, self._make_replay = safely, game, replay
        self.keeping = Keeping(
            self._give,
            load,
            save=_("Save"),
            load=_("Load") if load else "",
            note=_("The file holds the whole game, the hidden cards too."),
        )
        self.replay: Replay | None = None
        self.turn = button(_("Replay"), lambda: safely(self.turn_replay))
        self._row = row("ttr-shelf", self.turn, self.keeping)
        super().__init__(children=[self._row])
        self.add_class("ttr-panel")

    def _give(self, give: Give) -> None:
        self._safely(lambda: give(file_name(self._game(), "json"), self._game().to_json()))

    def turn_replay(self) -> None:
        """Open a replay of the game; close the one that is open."""
        if self.replay:
            self.put_away()
        else:
            self.replay = self._make_replay()
            self.turn.description = _("Close the replay")
            self.children = [self._row, self.replay]

    def put_away(self) -> None:
        """Close the replay, if one is open."""
        if self.replay:
            self.children = [self._row]
            self.turn.description = _("Replay")
            self.replay.close()
            self.replay = None

    def close(self) -> None:
        """Give back all that is on the shelf."""
        self.put_away()
        close_all(self._row)
        self.layout.close()
        super().close()
