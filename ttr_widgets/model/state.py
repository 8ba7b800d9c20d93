"""The state of a game: everything on the table and in the hands, as one value.

A returned state is never changed; only the engine's ``apply`` copies one and lets
events change the copy.
"""

from dataclasses import dataclass, field
from typing import Any

from .box import Box
from .cards import Cards
from .score import FinalScore

SECRET = {"secret": True}
"""Metadata of a field that only the seat it belongs to may see."""

NOBODY = -1
"""The owner of an open route."""


@dataclass(frozen=True, slots=True)
class TakeTurn:
    """Asked: one action of your turn."""


@dataclass(frozen=True, slots=True)
class SecondCard:
    """Asked: your second train card."""


@dataclass(frozen=True, slots=True)
class KeepTickets:
    """Asked: which of the offered tickets you keep, and at least how many."""

    offered: tuple[int, ...] = field(metadata=SECRET)
    keep: int
    start: bool = False


@dataclass(frozen=True, slots=True)
class TunnelSurcharge:
    """Asked: pay what the tunnel costs besides, or withdraw."""

    route: int
    payment: Cards
    revealed: tuple[int, ...]
    extra: int


@dataclass(frozen=True, slots=True)
class GameOver:
    """Nothing more is asked; the final count."""

    score: FinalScore


Decision = TakeTurn | SecondCard | KeepTickets | TunnelSurcharge | GameOver


@dataclass(slots=True)
class Seat:
    """What lies before one player.

    ``dealt`` are start tickets that lie face down until this seat is asked to choose.
    """

    trains: int
    hand: list[int]
    tickets: tuple[int, ...] = ()
    points: int = 0
    dealt: tuple[int, ...] = ()

    def copy(self) -> "Seat":
        """Copy what an event may change."""
        return Seat(self.trains, self.hand[:], self.tickets, self.points, self.dealt)


@dataclass(slots=True)
class State:
    """A whole position. ``seat`` is asked the ``decision``.

    Positions of a game share what did not change in between. So an event replaces a list and
    never changes one in place, and takes its seat from ``change_seat``; ``seats`` and ``extra``
    themselves are each position's own.

    The top of ``deck`` and of ``ticket_deck`` is the last element. ``aside`` holds
    start tickets that were refused while others still choose. ``turns_left`` is None
    before the last round. ``passes`` counts forced passes in a row, ``asked`` the
    decisions asked so far, ``shuffles`` the shuffles so far.
    """

    box: Box
    seed: int
    deck: list[int]
    discards: list[int]
    row: list[int]
    ticket_deck: list[int]
    owners: list[int]
    seats: list[Seat]
    seat: int = 0
    decision: Decision = field(default_factory=TakeTurn)
    aside: tuple[int, ...] = ()
    turns_left: int | None = None
    passes: int = 0
    asked: int = 0
    shuffles: int = 0
    first: int = 0
    extra: dict[str, Any] = field(default_factory=dict)

    def copy(self) -> "State":
        """Copy everything; what is inside ``extra`` is values."""
        copy = self.draft()
        copy.deck, copy.discards, copy.row = self.deck[:], self.discards[:], self.row[:]
        copy.ticket_deck, copy.owners = self.ticket_deck[:], self.owners[:]
        copy.seats = [seat.copy() for seat in self.seats]
        return copy

    def draft(self) -> "State":
        """Make a position for events to change; it shares its lists with this one."""
        return State(
            self.box,
            self.seed,
            self.deck,
            self.discards,
            self.row,
            self.ticket_deck,
            self.owners,
            self.seats[:],
            self.seat,
            self.decision,
            self.aside,
            self.turns_left,
            self.passes,
            self.asked,
            self.shuffles,
            self.first,
            dict(self.extra),
        )

    def change_seat(self, seat: int) -> Seat:
        """Give an event a seat to change: a copy, because older states keep the one before."""
        self.seats[seat] = changed = self.seats[seat].copy()
        return changed

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return type(self.decision) is GameOver

    def routes_of(self, seat: int) -> tuple[int, ...]:
        """The ids of the routes that a seat has claimed, in map order."""
        return tuple(route for route, owner in enumerate(self.owners) if owner == seat)
