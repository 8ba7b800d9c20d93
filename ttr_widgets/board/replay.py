"""Replay: a game move by move, for whoever was not there or wants to see it again."""

import asyncio
from dataclasses import replace
from pathlib import Path

from ttr_widgets.locale import _
from ttr_widgets.model.box import Box
from ttr_widgets.play.game import Game

from . import cells, home
from .eyes import follow
from .keeping import Give
from .picture import Picture, close_all
from .places import Target
from .replay_page import page
from .selection import click
from .shown import Shown
from .sight import Marks
from .steps import Steps
from .tape import Tape
from .ways_back import file_name

_LOOKED_AT = ("button", "card", "line", "seat", "ticket")
"""What a click may be on in the past: it shows more, and does nothing."""


class Replay(Shown):
    """A finished or running game, move by move, with a slider over all moves.

    Args:
        game: a game, or the text of its record (``game.to_json()``). Moves that are made
            later are not in the replay: run the cell again.
        seat: show what this seat saw; None shows what an onlooker saw, or all hands once the
            game is over.
        open_hands: show the cards of whoever decides, for a lesson; ``seat`` is left aside.
            False shows them to nobody who did not see them, also when the game is over.
        pace: seconds for each move while it plays.
        reveal: scroll to the replay as soon as it is shown.
        box: the box of a record, if it is from a file of your own.

    ``number`` is the move that it shows; ``errors`` has the details of every error of
    ours, the newest last.

    Raises:
        ValueError: the text is no record, or there is no such seat.

    Example:
        >>> import ttr_widgets as ttr
        >>> game = ttr.Game("usa", {"Ada": ttr.players.greedy, "Bo": ttr.players.greedy}, seed=7)
        >>> played = game.advance()
        >>> ttr.Replay(game)
        <Replay of <Game usa: Ada and Bo; over>>
    """

    _called = "replay"
    _closed = True  # until there is something to close

    def __init__(
        self,
        game: Game | str,
        *,
        seat: int | None = None,
        open_hands: bool | None = None,
        pace: float = 1.0,
        reveal: bool = False,
        box: Box | None = None,
    ):
        home.settle()
        self.game = game if isinstance(game, Game) else Game.from_json(game, box=box)
        self.errors: list[str] = []
        self._tape = Tape(self.game, seat, open_hands)
        self._eyes = follow(self._tape.eyes, self.game)
        self._next: asyncio.TimerHandle | None = None
        self._marks = Marks()
        self._picture = self._make_picture()
        tell = (self.go, self._turn_playing, self._give)
        self._steps = Steps(self._tape.length, pace, *tell, reveal)
        super().__init__(children=[*self._picture.parts, self._steps])
        self.add_class("ttr-board")
        self._closed = False
        cells.remember(self)
        self._show()

    def _make_picture(self) -> Picture:
        picture = Picture(self.game.box, self._tape.sight(), self._marks)
        picture.on_page(self._safely)
        picture.canvas.on_press(self.click)
        picture.canvas.on_point(self.hover)
        picture.canvas.on_mouse_out(lambda _x, _y: self._safely(self._mark, None))
        return picture

    # What one can do: with the controls, or by calling it.

    @property
    def number(self) -> int:
        """The move that is shown; 0 is the start."""
        return self._tape.number

    def go(self, number: int) -> None:
        """Show the position after so many moves; beyond the ends is at the ends."""
        self._safely(self._go, number)

    def play(self) -> None:
        """Play on from here, one move after the other; at the end, from the start."""
        self._safely(self._play)

    def pause(self) -> None:
        """Stop where it is."""
        self._safely(self._pause)

    def click(self, x: float, y: float) -> None:
        """Click at a place of the picture, in CSS pixels: a seat, a ticket, the final count."""
        self._safely(self._press, x, y)

    def hover(self, x: float, y: float) -> None:
        """Point at a place of the picture, in CSS pixels from its left top corner."""
        self._safely(lambda: self._mark(self._picture.target_at(x, y)))

    def to_html(self) -> str:
        """Write the replay as one web page that needs neither Python nor the network.

        It shows what this replay shows, and holds no secret besides.
        """
        return page(self._tape)

    def save(self, path: str | Path) -> None:
        """Write the web page to a file.

        Args:
            path: where to, such as ``"game.html"``; what is there is overwritten.
        """
        Path(path).write_text(self.to_html(), encoding="utf-8")

    def close(self) -> None:
        """Give back all that the replay holds, here and in the browser."""
        if self._closed:
            return
        self._closed = True
        self._stop()
        close_all(self._steps)
        self._picture.close()
        self.layout.close()
        super().close()

    # How it is done.

    def _go(self, number: int) -> None:
        if number != self.number:
            self._tape.wind(number)
            self._marks = Marks()
            self._show()

    def _turn_playing(self) -> None:
        self._safely(self._pause if self._next else self._play)

    def _play(self) -> None:
        self._stop()
        if self.number == self._tape.length:
            self._tape.wind(0)
        self._wait_for_next()
        self._show()

    def _pause(self) -> None:
        self._stop()
        self._show()

    def _stop(self) -> None:
        if self._next:
            self._next.cancel()
        self._next = None

    def _wait_for_next(self) -> None:
        """Leave the next move to the event loop; without one, nobody looks: go to the end."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._tape.wind(self._tape.length)
            return
        self._next = loop.call_later(self._steps.seconds, self._safely, self._beat)

    def _beat(self) -> None:
        self._next = None
        if self._closed:
            return
        self._tape.wind(self.number + 1)
        if self.number < self._tape.length:
            self._wait_for_next()
        self._show()

    def _press(self, x: float, y: float) -> None:
        """Look closer at a ticket, a seat or the final count; nothing else can be done."""
        target, marks = self._picture.target_at(x, y), self._marks
        if target == Target("button", name="close"):
            self._marks = replace(marks, put_away=not marks.put_away)
        elif target is None or target.kind in _LOOKED_AT:
            chosen, _wish = click(marks.chosen, target, self._tape.sight().seen, ())
            self._marks = replace(marks, chosen=chosen)
        self._show()

    def _mark(self, target: Target | None) -> None:
        if target != self._marks.hover:
            self._marks = replace(self._marks, hover=target)
            self._picture.point(self._marks)

    def _give(self, give: Give) -> None:
        self._safely(lambda: give(file_name(self.game, "html"), self.to_html()))

    def _show(self) -> None:
        tape = self._tape
        self._picture.show(tape.sight(), self._marks)
        self._picture.guard.news = words = tape.words(tape.number)
        self._steps.show(tape.number, words, self._next is not None)

    def _explain(self, sentence: str) -> None:
        self._tell(sentence)

    def _tell(self, sentence: str) -> None:
        self._picture.tell(sentence)
        self._steps.tell(sentence)

    def _invitation(self) -> str:
        return _("Run this cell to see the game move by move.")

    def __repr__(self) -> str:
        return f"<Replay of {self.game!r}>"
