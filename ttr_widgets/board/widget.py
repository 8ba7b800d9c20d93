"""The board to play on: wires a game, somebody's eyes, a selection and a face together."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

from ttr_widgets.locale import _
from ttr_widgets.model.actions import Action
from ttr_widgets.model.box import Box
from ttr_widgets.play.game import Game
from ttr_widgets.play.seating import GameError, Players

from . import cells, eyes, home
from .face import Face
from .pace import wake
from .panel import Wishes
from .places import Target
from .reading import Reading, news
from .replay import Replay
from .shelf import Shelf
from .shown import Shown
from .sight import Marks, Sight, clicked, look, why_only_looking
from .ways_back import begin_again, load, take_back


class Board(Shown):
    """A board to play on, with mouse, touch, keyboard or words.

    Args:
        game: a game; or a box or its name, for a new one.
        players: who plays the new game, as in ``Game``.
        seed: the seed of the new game.
        seat: always show the cards of this seat; None shows the only person's, or covers
            the cards between the turns of several persons.
        pace: seconds that a computer player takes for a decision.
        open_hands: always show the cards of whoever decides, and cover nothing.

    ``game`` is the game that it shows; ``errors`` has the details of every error of
    ours, the newest last.
    """

    loads: ClassVar[bool] = True
    """Whether another game can be loaded into the place of this one."""
    _called = "board"
    _closed = True  # until there is something to close

    def __init__(
        self,
        game: Game | Box | str = "usa",
        players: Players = 2,
        seed: int | None = None,
        *,
        seat: int | None = None,
        pace: float = 0.8,
        open_hands: bool = False,
    ):
        home.settle()
        self.pace = pace
        self.errors: list[str] = []
        self._seat, self._open_hands = seat, open_hands
        self._reading = Reading(lambda: self._safely(lambda: self._show(message="")))
        self._take(game if isinstance(game, Game) else Game(game, players, seed))
        self._face = self._make_face()
        opens = self.load if self.loads else None
        self._shelf = Shelf(self._safely, lambda: self.game, opens, self._replay)
        super().__init__(children=[*self._face.parts, self._shelf])
        self.add_class("ttr-board")
        self._closed = False
        cells.remember(self)
        self._show()
        self._wake()

    def _take(self, game: Game) -> None:
        """Look at a game from now on."""
        self.game = game
        self._marks = Marks()
        self._eyes = eyes.open_eyes(game, self._seat, self._open_hands)
        self._sight = self._see()
        self._stop_watching = game.watch(lambda: self._safely(self._changed))

    def _make_face(self) -> Face:
        tell = (self.say, self.undo, self.restart, self.show_cards, self._pick)
        face = Face(self.game.box, Wishes(*tell), self._sight, self._marks, self.game.seed + 1)
        face.on_page(self._safely)
        face.canvas.on_press(self.click)
        face.canvas.on_point(self.hover)
        face.canvas.on_mouse_out(lambda _x, _y: self._safely(self._point, None))
        face.guard.on_escape(self.cancel)
        return face

    # What one can do: with the mouse, or by calling it.

    def click(self, x: float, y: float) -> None:
        """Click at a place of the picture, in CSS pixels from its left top corner."""
        self._safely(lambda: self._click(self._face.target_at(x, y)))

    def hover(self, x: float, y: float) -> None:
        """Point at a place of the picture, in CSS pixels from its left top corner."""
        self._safely(lambda: self._point(self._face.target_at(x, y)))

    def say(self, action: Action | str) -> None:
        """Play an action or its text, such as ``"claim Denver-Omaha"``."""
        self._marks = replace(self._marks, aside=True)
        self._safely(self._play, action)

    def cancel(self) -> None:
        """Let go of everything that is chosen."""
        self._safely(self._click, None)

    def undo(self) -> None:
        """Take back everything since the last decision of a person."""
        self._safely(self._undo)

    def restart(self, seed: int | None = None) -> None:
        """Begin a new game with the same players; a position laid out by hand begins again.

        Args:
            seed: the new game's seed; None takes that of the game before.
        """
        seed = self.game.seed if seed is None else seed
        self._safely(lambda: self._change_to(begin_again(self.game, seed)))

    def load(self, record: str) -> None:
        """Go on with a saved game: the text of its file, or ``game.to_json()``.

        A text that is no record, is cut short or edited is told in one sentence, and the
        board stays as it is. Computer players go on where the names are the same.
        """
        self._safely(lambda: self._change_to(load(record, self.game, self._seat)))

    def show_cards(self) -> None:
        """Uncover the cards of the person whose turn it is; or cover those still shown."""
        self._safely(self._uncover)

    def close(self) -> None:
        """Give back all that the board holds, here and in the browser."""
        if self._closed:
            return
        self._closed = True
        self._stop_watching()
        self._reading.stop()
        self._face.close()
        self._shelf.close()
        self.layout.close()
        super().close()

    # How it is done.

    def _click(self, target: Target | None) -> None:
        if target and target.name in (buttons := self._buttons()):
            buttons[target.name]()
            return
        touched = self._face.guard.touched
        self._marks, action = clicked(self._marks, target, self._sight, touched)
        if action is None:
            self._show()
        else:
            self._play(action)

    def _buttons(self) -> dict[str, Callable[[], None]]:
        """What the buttons of the picture do that are no part of a move."""
        return {
            "show": self._uncover,
            "close": lambda: self._show(put_away=not self._marks.put_away),
            "undo": self._undo,
            "new": lambda: self.restart(self._face.panel.seed.value),
            "replay": self._shelf.turn_replay,
        }

    def _uncover(self) -> None:
        self._eyes = eyes.turn_over(self._eyes, self.game)
        self._marks = Marks(put_away=self._marks.put_away)  # somebody else looks
        self._look()

    def _point(self, target: Target | None) -> None:
        if target != self._marks.hover:
            aside = self._marks.aside or target is not None  # a refusal gives the map free again
            self._marks = replace(self._marks, hover=target, aside=aside)
            self._face.point(self._marks)

    def _pick(self, target: Target) -> None:
        self._safely(self._click, target)

    def _play(self, action: Action | str) -> None:
        if self._eyes.may_see is None or self._eyes.leaving:
            raise GameError(why_only_looking(self._sight))
        self.game.play(action, self._eyes.may_see)

    def _undo(self) -> None:
        take_back(self.game)
        self._wake()

    def _change_to(self, game: Game) -> None:
        """Show another game from now on, perhaps of another box."""
        other_box = game.box is not self.game.box
        self._shelf.put_away()
        self._stop_watching()
        self._take(game)
        if other_box:
            self._face.close()
            self._face = self._make_face()
            self.children = [*self._face.parts, self._shelf]
        self._face.panel.seed.value = game.seed + 1
        self._show()
        self._wake()

    def _replay(self) -> Replay:
        """A replay that shows no more than the board: in pass and play no cards until the end."""
        seat, shown = None if self._eyes.shared else self._eyes.seat, self._open_hands or None
        return Replay(self.game, seat=seat, open_hands=shown, reveal=True)

    def _changed(self) -> None:
        """The game went on, perhaps in another board or cell."""
        before, self._eyes = self._eyes, eyes.follow(self._eyes, self.game)
        acted = self._sight.actions or before != self._eyes  # then read what comes next
        self._marks = Marks() if acted else self._reading.after_others(self._marks)
        self._look()
        self._wake()

    def _wake(self) -> None:
        wake(self.game, self.pace, lambda: self._safely(self.game.step))

    def _see(self) -> Sight:
        return replace(look(self.game, self._eyes), again=self.loads)

    def _look(self) -> None:
        before, self._sight = self._sight, self._see()
        told = *news(before, self._sight), self._sight.status
        self._face.guard.say(" ".join(told), self._sight.covered)
        self._show()

    def _show(self, **marks: Any) -> None:
        self._marks = replace(self._marks, **marks)
        self._face.show(self._sight, self._marks)

    def _explain(self, sentence: str) -> None:
        self._face.guard.alert = ""  # so that the same words are read out once more
        self._reading.begin()
        self._show(message=sentence)

    def _tell(self, sentence: str) -> None:
        self._face.tell(sentence)

    def _invitation(self) -> str:
        return _("Run this cell to play on the board.")

    def __repr__(self) -> str:
        return f"<Board of {self.game!r}>"
