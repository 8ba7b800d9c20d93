"""The controls of a replay: a slider over all moves, steps, play and pause, the move in words."""

from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets

from ttr_widgets.locale import _

from . import home
from .controls import button, display, html, row
from .keeping import Give, Keeping


class Steps(ipywidgets.VBox):
    """Everything below the picture of a replay.

    Args:
        length: the number of moves.
        pace: seconds for each move while it plays.
        go: called with the number of the move to be shown.
        turn_playing: called when Play, or Pause, is pressed.
        give: called when the web page is wanted, with what gives it to the browser.
        reveal: whether the page scrolls to the replay as soon as it is shown.
    """

    def __init__(
        self,
        length: int,
        pace: float,
        go: Callable[[int], None],
        turn_playing: Callable[[], None],
        give: Callable[[Give], None],
        reveal: bool,
    ):
        self._length, self._go = length, go
        self._number = 0
        self.words = html("ttr-words")
        self.message = html("ttr-message")
        self._make_buttons(turn_playing)
        self._make_slider()
        self._make_pace(pace)
        note = _("One file that plays without Python and without the network.")
        self.keeping = Keeping(give, save=_("Save as web page"), note=note, reveal=reveal)
        super().__init__(children=self._rows())
        self.add_class("ttr-panel")
        self.tell("")

    def _make_buttons(self, turn_playing: Callable[[], None]) -> None:
        self.first = button(_("First"), lambda: self._go(0))
        self.back = button(_("Back"), lambda: self._go(self._number - 1))
        self.play = button("", turn_playing)
        self.on = button(_("Forward"), lambda: self._go(self._number + 1))
        self.last = button(_("Last"), lambda: self._go(self._length))

    def _make_slider(self) -> None:
        # A slider from 0 to 0 is an error in the page.
        self.slider = ipywidgets.IntSlider(
            max=max(1, self._length),
            description=_("Move"),
            disabled=not self._length,
            layout={"width": "auto", "flex": "1 1 260px"},
        )
        self.slider.observe(lambda change: home.bring(self._go, change["new"]), "value")

    def _make_pace(self, pace: float) -> None:
        paces = {_("slow"): 2 * pace, _("normal"): pace, _("fast"): pace / 3}
        self.pace = ipywidgets.Dropdown(
            options=list(paces.items()),
            index=1,
            description=_("Pace"),
            layout={"width": "auto", "flex": "0 0 auto"},
        )

    def _rows(self) -> list[Any]:
        return [
            self.words,
            self.message,
            row("ttr-steps", self.first, self.back, self.play, self.on, self.last, self.pace),
            row("ttr-slide", self.slider),
            row("ttr-line", self.keeping),
        ]

    @property
    def seconds(self) -> float:
        """How long a move is shown while the replay plays."""
        return float(self.pace.value)

    def show(self, number: int, words: str, playing: bool) -> None:
        """Bring every control up to date.

        Args:
            number: the move that is shown.
            words: what it did.
            playing: whether the next one comes by itself.
        """
        self._number = number
        place = _("Move {k} of {n}").format(k=number, n=self._length)
        self.words.value = f"<strong>{escape(place)}.</strong> {escape(words)}"
        self.slider.value = number
        self.play.description = _("Pause") if playing else _("Play")
        self.play.disabled = not self._length
        self.first.disabled = self.back.disabled = number == 0
        self.on.disabled = self.last.disabled = number == self._length
        self.tell("")

    def tell(self, message: str) -> None:
        """Show a message, or none."""
        self.message.value = escape(message)
        display(self.message, bool(message))
