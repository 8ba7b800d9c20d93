"""What every event is, who acted, and the moves of cards that several events make."""

from collections.abc import Iterable
from operator import add, sub

from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import Cards
from ttr_widgets.model.state import State


class Event:
    """A fact. ``change`` writes it into a state.

    Older states share their lists with this one, so ``change`` replaces a list and never
    changes one in place.
    """

    __slots__ = ()
    seat: int

    def change(self, state: State) -> None:
        """Write this fact into a state."""
        raise NotImplementedError

    def in_words(self, box: Box, who: str) -> str:
        """Say this event in one sentence; nothing, if it is only bookkeeping.

        The events of the basic game have their sentences in ``play/tell.py``; an event of a
        feature brings its own.
        """
        return ""


def who_acted(events: Iterable[Event]) -> int:
    """The seat whose action had these events.

    Before its own facts may come those of no seat: cards of a tunnel, or a new deck.
    """
    return next(event.seat for event in events if event.seat >= 0)


def from_deck(state: State, number: int = 1) -> None:
    """Take cards off the top of the deck."""
    state.deck = state.deck[: len(state.deck) - number]


def lay_down(state: State, place: int, card: int) -> None:
    """Let a card, or none, lie at a place (1 to 5) of the row."""
    state.row = [*state.row[: place - 1], card, *state.row[place:]]


def discard(state: State, bag: Cards) -> None:
    """Put cards on the discards."""
    state.discards = list(map(add, state.discards, bag))


def take_from_hand(state: State, seat: int, bag: Cards) -> None:
    """Take cards out of a hand."""
    owner = state.change_seat(seat)
    owner.hand = list(map(sub, owner.hand, bag))
