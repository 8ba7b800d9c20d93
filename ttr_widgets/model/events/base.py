"""What every event is, and the two moves of cards that several events make."""

from ttr_widgets.model.cards import Cards
from ttr_widgets.model.state import State


class Event:
    """A fact. ``change`` writes it into a state."""

    __slots__ = ()
    seat: int

    def change(self, state: State) -> None:
        """Write this fact into a state."""
        raise NotImplementedError


def discard(state: State, bag: Cards) -> None:
    """Put cards on the discards."""
    for kind, number in enumerate(bag):
        state.discards[kind] += number


def take_from_hand(state: State, seat: int, bag: Cards) -> None:
    """Take cards out of a hand."""
    hand = state.seats[seat].hand
    for kind, number in enumerate(bag):
        hand[kind] -= number
