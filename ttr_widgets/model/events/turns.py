"""Events about routes, turns and the end."""

from dataclasses import dataclass

from ttr_widgets.model.cards import Cards
from ttr_widgets.model.score import FinalScore
from ttr_widgets.model.state import Decision, GameOver, State

from .base import Event, discard, take_from_hand


@dataclass(frozen=True, slots=True)
class RouteClaimed(Event):
    """A route is paid, filled with trains and scored."""

    seat: int
    route: int
    payment: Cards
    spaces: int
    points: int

    def change(self, state: State) -> None:
        take_from_hand(state, self.seat, self.payment)
        discard(state, self.payment)
        state.owners = [*state.owners]
        state.owners[self.route] = self.seat
        seat = state.change_seat(self.seat)
        seat.trains -= self.spaces
        seat.points += self.points


@dataclass(frozen=True, slots=True)
class TunnelLeft(Event):
    """A seat takes its cards back and leaves the tunnel."""

    seat: int
    route: int

    def change(self, state: State) -> None:
        """The cards laid out never left the hand."""


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """The table now waits for this seat to decide this."""

    seat: int
    decision: Decision
    number: int

    def change(self, state: State) -> None:
        state.seat = self.seat
        state.decision = self.decision
        state.asked = self.number


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat could do nothing at all."""

    seat: int

    def change(self, state: State) -> None:
        """A forced pass moves nothing; ``TurnEnded`` counts it."""


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Event):
    """This seat has so few trains left that everybody gets one last turn."""

    seat: int
    turns: int

    def change(self, state: State) -> None:
        state.turns_left = self.turns


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over; ``turns_left`` counts down in the last round."""

    seat: int
    turns_left: int | None
    passes: int

    def change(self, state: State) -> None:
        state.turns_left = self.turns_left
        state.passes = self.passes


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The final count is made; all tickets are shown."""

    score: FinalScore
    seat: int = -1

    def change(self, state: State) -> None:
        state.decision = GameOver(self.score)
