"""Events about destination tickets."""

from dataclasses import dataclass, field

from ttr_widgets.model.state import SECRET, State

from .base import Event


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
        state.change_seat(self.seat).dealt = self.tickets


@dataclass(frozen=True, slots=True)
class TicketsLookedAt(Event):
    """A seat looks at its start tickets."""

    seat: int

    def change(self, state: State) -> None:
        state.change_seat(self.seat).dealt = ()


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
        state.ticket_deck = state.ticket_deck[: len(state.ticket_deck) - len(self.tickets)]


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
        state.change_seat(self.seat).tickets += self.kept
        if self.to == "under":
            state.ticket_deck = [*reversed(self.refused), *state.ticket_deck]
        elif self.to == "aside":
            state.aside += self.refused


@dataclass(frozen=True, slots=True)
class AsideShuffledUnder(Event):
    """The refused start tickets, shuffled together, go under the ticket deck."""

    tickets: tuple[int, ...] = field(metadata=SECRET)
    seat: int = -1

    def change(self, state: State) -> None:
        state.ticket_deck = [*self.tickets, *state.ticket_deck]
        state.aside = ()
        state.shuffles += 1
