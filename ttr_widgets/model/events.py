"""What happened. An event is a fact that changes a state and computes nothing.

Nothing else changes a state. A field marked SECRET may be seen by ``seat`` only.
"""

from dataclasses import dataclass, field

from .cards import NO_CARD, Cards
from .score import FinalScore
from .state import SECRET, Decision, GameOver, State


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
        for card in self.cards:
            state.deck.pop()
            state.seats[self.seat].hand[card] += 1


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card from the top of the deck, unseen by the others."""

    seat: int
    card: int = field(metadata=SECRET)

    def change(self, state: State) -> None:
        state.deck.pop()
        state.seats[self.seat].hand[self.card] += 1


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A face-up card, taken from its place (1 to 5) in the row."""

    seat: int
    card: int
    place: int

    def change(self, state: State) -> None:
        state.row[self.place - 1] = NO_CARD
        state.seats[self.seat].hand[self.card] += 1


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """The top card of the deck fills an empty place of the row."""

    card: int
    place: int
    seat: int = -1

    def change(self, state: State) -> None:
        state.deck.pop()
        state.row[self.place - 1] = self.card


@dataclass(frozen=True, slots=True)
class RowSwept(Event):
    """Too many locomotives lay face up: the whole row is discarded."""

    cards: Cards
    seat: int = -1

    def change(self, state: State) -> None:
        discard(state, self.cards)
        state.row = [NO_CARD] * len(state.row)


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
        state.owners[self.route] = self.seat
        state.seats[self.seat].trains -= self.spaces
        state.seats[self.seat].points += self.points


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """The top card of the deck is shown for a tunnel; it lies open until the turn ends."""

    seat: int
    card: int

    def change(self, state: State) -> None:
        state.deck.pop()


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """Cards that lay open go to the discards."""

    cards: Cards
    seat: int = -1

    def change(self, state: State) -> None:
        discard(state, self.cards)


@dataclass(frozen=True, slots=True)
class TunnelLeft(Event):
    """A seat takes its cards back and leaves the tunnel."""

    seat: int
    route: int

    def change(self, state: State) -> None:
        """The cards laid out never left the hand."""


@dataclass(frozen=True, slots=True)
class TicketsShuffled(Event):
    """The ticket deck in its new order, top last."""

    deck: tuple[int, ...] = field(metadata=SECRET)
    seat: int = -1

    def change(self, state: State) -> None:
        state.ticket_deck = list(self.deck)
        state.shuffles += 1


@dataclass(frozen=True, slots=True)
class TicketsDealt(Event):
    """Start tickets are laid face down before a seat."""

    seat: int
    tickets: tuple[int, ...] = field(metadata=SECRET)

    def change(self, state: State) -> None:
        state.ticket_deck = [card for card in state.ticket_deck if card not in self.tickets]
        state.seats[self.seat].dealt = self.tickets


@dataclass(frozen=True, slots=True)
class TicketsLookedAt(Event):
    """A seat looks at its start tickets."""

    seat: int

    def change(self, state: State) -> None:
        state.seats[self.seat].dealt = ()


@dataclass(frozen=True, slots=True)
class TicketsRemoved(Event):
    """Tickets leave the game unseen."""

    tickets: tuple[int, ...] = field(metadata=SECRET)
    seat: int = -1

    def change(self, state: State) -> None:
        state.ticket_deck = [card for card in state.ticket_deck if card not in self.tickets]


@dataclass(frozen=True, slots=True)
class TicketsDrawn(Event):
    """Tickets leave the top of the ticket deck; the seat looks at them in secret."""

    seat: int
    tickets: tuple[int, ...] = field(metadata=SECRET)

    def change(self, state: State) -> None:
        del state.ticket_deck[len(state.ticket_deck) - len(self.tickets) :]


@dataclass(frozen=True, slots=True)
class TicketsKept(Event):
    """A seat keeps some of its offered tickets; ``refused`` ones leave its hand.

    ``to`` says where the refused ones go: ``"under"`` the deck at once, ``"aside"``
    until everybody has chosen, or ``"out"`` of the game.
    """

    seat: int
    kept: tuple[int, ...] = field(metadata=SECRET)
    refused: tuple[int, ...] = field(metadata=SECRET)
    number_kept: int
    to: str = "under"

    def change(self, state: State) -> None:
        state.seats[self.seat].tickets += self.kept
        if self.to == "under":
            state.ticket_deck[:0] = reversed(self.refused)
        elif self.to == "aside":
            state.aside += self.refused


@dataclass(frozen=True, slots=True)
class AsideShuffledUnder(Event):
    """The refused start tickets, shuffled together, go under the ticket deck."""

    tickets: tuple[int, ...] = field(metadata=SECRET)
    seat: int = -1

    def change(self, state: State) -> None:
        state.ticket_deck[:0] = self.tickets
        state.aside = ()
        state.shuffles += 1


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
