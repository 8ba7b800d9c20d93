"""Events about train cards."""

from dataclasses import dataclass, field

from ttr_widgets.model.cards import NO_CARD, Cards
from ttr_widgets.model.state import SECRET, State

from .base import Event, discard, from_deck, lay_down


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """The discards, shuffled, become the new deck (at set-up: all train cards)."""

    deck: tuple[int, ...] = field(metadata=SECRET)
    seat: int = -1

    def change(self, state: State) -> None:
        state.deck = list(self.deck)
        state.discards = [0] * 9
        state.shuffles += 1


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """The first cards of a seat, from the top of the deck."""

    seat: int
    cards: tuple[int, ...] = field(metadata=SECRET)

    def change(self, state: State) -> None:
        from_deck(state, len(self.cards))
        hand = state.change_seat(self.seat).hand
        for card in self.cards:
            hand[card] += 1


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card from the top of the deck, unseen by the others."""

    seat: int
    card: int = field(metadata=SECRET)

    def change(self, state: State) -> None:
        from_deck(state)
        state.change_seat(self.seat).hand[self.card] += 1


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A face-up card, taken from its place (1 to 5) in the row."""

    seat: int
    card: int
    place: int

    def change(self, state: State) -> None:
        lay_down(state, self.place, NO_CARD)
        state.change_seat(self.seat).hand[self.card] += 1


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """The top card of the deck fills an empty place of the row."""

    card: int
    place: int
    seat: int = -1

    def change(self, state: State) -> None:
        from_deck(state)
        lay_down(state, self.place, self.card)


@dataclass(frozen=True, slots=True)
class RowSwept(Event):
    """Too many locomotives lay face up: the whole row is discarded."""

    cards: Cards
    seat: int = -1

    def change(self, state: State) -> None:
        discard(state, self.cards)
        state.row = [NO_CARD] * len(state.row)


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """The top card of the deck is shown for a tunnel; it lies open until the turn ends."""

    seat: int
    card: int

    def change(self, state: State) -> None:
        from_deck(state)


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """Cards that lay open go to the discards."""

    cards: Cards
    seat: int = -1

    def change(self, state: State) -> None:
        discard(state, self.cards)
