"""The final count for the keyboard: a list of its lines, each lit on the map, and buttons."""

from collections.abc import Callable
from html import escape

import ipywidgets

from ttr_widgets.locale import _
from ttr_widgets.model.score import FinalScore, Line
from ttr_widgets.model.state import GameOver
from ttr_widgets.play.tell import say_points

from . import home
from .controls import button, display, html, row
from .places import Target
from .selection import Selection
from .sight import Sight

_TABLE = -1
"""What stands for the table of totals, before the numbers of the lines."""


class CountList(ipywidgets.VBox):
    """All lines of the final count in a list; Back and Next step through it.

    Args:
        point: called with what is chosen: a line, or a button of the picture's own count.
    """

    def __init__(self, point: Callable[[Target], None]):
        self._point = point
        self._showing = False
        self._score: FinalScore | None = None
        self.lines = ipywidgets.Dropdown(
            description=_("Final count"), layout={"width": "auto", "flex": "0 1 460px"}
        )
        self.lines.observe(lambda change: home.bring(self._chosen, change["new"]), "value")
        self.back = button(_("Back"), lambda: self._step("previous"))
        self.next = button(_("Next"), lambda: self._step("next"))
        self.reason = html("ttr-reason")
        self.new = button(_("New game"), lambda: self._press("new"), "primary")
        self.replay = button(_("Replay"), lambda: self._press("replay"))
        controls = row("ttr-count", self.lines, self.back, self.next, self.new, self.replay)
        super().__init__(children=[controls, self.reason])
        self.add_class("ttr-panel")
        display(self, False)

    def show(self, sight: Sight, chosen: Selection) -> None:
        """Follow the picture: the line that it explains is the one chosen here."""
        decision = sight.seen.decision
        display(self, isinstance(decision, GameOver))
        for control in (self.new, self.replay):
            display(control, sight.again)
        if not isinstance(decision, GameOver):
            return
        at = chosen.what.id if chosen.what and chosen.what.kind == "line" else _TABLE
        self._showing = True
        try:
            self._fill(decision.score, sight.names)
            self.lines.value = at
        finally:
            self._showing = False
        self.back.disabled = at == _TABLE
        reason = "" if at == _TABLE else escape(decision.score.lines[at].reason)
        if self.reason.value != reason:
            self.reason.value = reason

    def _fill(self, score: FinalScore, names: tuple[str, ...]) -> None:
        if score != self._score:
            self._score = score
            lines = [(_say(line, names), number) for number, line in enumerate(score.lines)]
            self.lines.options = [(_("the table"), _TABLE), *lines]

    def _chosen(self, at: int) -> None:
        if not self._showing:
            table = Target("button", name="totals")
            self._point(table if at == _TABLE else Target("line", at))

    def _step(self, name: str) -> None:
        begins = self.lines.value == _TABLE
        self._press("lines" if begins else name)

    def _press(self, name: str) -> None:
        self._point(Target("button", name=name))


def _say(line: Line, names: tuple[str, ...]) -> str:
    """One line in words, with its points."""
    done = "" if line.done or line.kind != "ticket" else _(" (missed)")
    return f"{names[line.seat]}: {line.words}{done}, {say_points(line.points)}"
