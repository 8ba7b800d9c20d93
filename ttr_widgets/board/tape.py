"""A game wound to any of its moves, as somebody may see it."""

from dataclasses import replace

from ttr_widgets.locale import _
from ttr_widgets.model.events import Event
from ttr_widgets.play.game import Game
from ttr_widgets.play.observe import SeatView, observe_event
from ttr_widgets.play.tell import tell_all

from .eyes import Eyes, follow
from .sight import Sight, look


class Tape:
    """The moves of a game up to now; what is played later is not on it.

    Args:
        game: a finished or a running game.
        seat: as this seat sees it; None as an onlooker does.
        open_hands: show the cards of whoever decides; None does so if no seat is chosen and
            the game is over: then nothing is secret any more.

    ``past`` is the game as it was at the move that the tape is wound to, ``length`` the
    number of moves.

    Raises:
        GameError: there is no such seat.
    """

    def __init__(self, game: Game, seat: int | None = None, open_hands: bool | None = None):
        game.observe(seat)  # so that a wrong seat is told before anything is shown
        self.past = Game(game.box, game.names, game.seed, game.state.first)
        if game.start is not None:
            self.past.from_here(game.start)
        self._moves, self._events = game.actions, game.events
        self.length = len(self._moves)
        told_all = game.over and seat is None
        self.open_hands = told_all if open_hands is None else open_hands
        self.seat = None if self.open_hands else seat
        self._eyes = Eyes(self.seat, open_hands=self.open_hands)

    @property
    def number(self) -> int:
        """How many moves were made at the place that the tape is wound to."""
        return len(self.past.actions)

    def wind(self, number: int) -> None:
        """Wind the tape to the place after so many moves."""
        number = min(max(number, 0), self.length)
        while self.number > number:
            self.past.undo()
        while self.number < number:
            self.past.play(self._moves[self.number])

    @property
    def eyes(self) -> Eyes:
        """Who looks at this place of the tape."""
        return follow(self._eyes, self.past)

    def sight(self) -> Sight:
        """The position at this place, to look at: nobody can act in the past."""
        sight = look(self.past, self.eyes, all_told=self.open_hands)
        return replace(sight, actions=(), can_undo=False)

    def seats(self) -> tuple[SeatView, ...]:
        """What is seen of each seat at this place."""
        seats = range(len(self.past.names))
        if self.open_hands:
            return tuple(self.past.observe(seat).seats[seat] for seat in seats)
        return self.past.observe(self.seat).seats

    def words(self, number: int) -> str:
        """Say in words what a move did, by its number from 1; 0 is the start."""
        return " ".join(self.sentences(number))

    def sentences(self, number: int) -> list[str]:
        """Say in sentences what a move did, by its number from 1; 0 is the start."""
        if number == 0:
            laid_out = self.past.start is not None
            return [_("The position at the start.") if laid_out else _("The game begins.")]
        seen = (self._seen(event) for event in self._events[number])
        return [*tell_all(self.past.box, self.past.names, seen)]

    def _seen(self, event: Event) -> Event:
        return observe_event(event, event.seat if self.open_hands else self.seat)
