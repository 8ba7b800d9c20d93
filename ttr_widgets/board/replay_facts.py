"""What changes from move to move beside the map, as numbers and words in numbered slots."""

from collections.abc import Iterator
from dataclasses import dataclass

from ttr_widgets.model.cards import NO_CARD
from ttr_widgets.model.state import NOBODY
from ttr_widgets.play.observe import SeatView

from .tape import Tape

Fact = int | str
TURN, DECK, TICKETS = 0, 1, 2
ROW = 3
"""The slot of the first face-up card; those of the others follow."""
TICKETS_IN_WORDS, HAND = 5, 6
"""How far behind the first fact of a seat its tickets and its cards begin."""


@dataclass(frozen=True, slots=True)
class Slots:
    """Where the facts of a seat stand among all facts.

    The first are whose turn it is (-1: nobody's), the two decks and the row. Each seat has
    points, trains, number of cards, number of tickets, stations left, its tickets in words,
    and one number for each kind of card: empty or 0 where they are hidden.
    """

    row: int
    kinds: int

    def seat(self, seat: int) -> int:
        """The slot of the first fact of a seat."""
        return ROW + self.row + seat * (HAND + self.kinds)


def facts(tape: Tape) -> list[Fact]:
    """List all facts at the place that the tape is wound to."""
    seen = tape.past.observe(None)
    turn = NOBODY if seen.over else seen.to_move
    found: list[Fact] = [turn, seen.deck, seen.ticket_deck, *seen.row]
    found += [NO_CARD] * (ROW + seen.box.row - len(found))
    for seat in tape.seats():
        found += [seat.points, seat.trains, seat.number_of_cards, seat.number_of_tickets]
        found += [seen.stations_left(seat.seat), _tickets(seat, tape)]
        found += seat.hand or (0,) * len(seen.box.cards)
    return found


def _tickets(seat: SeatView, tape: Tape) -> str:
    game_map = tape.past.box.map
    tickets = [game_map.tickets[number] for number in seat.tickets or ()]
    return ", ".join(f"{game_map.ticket_label(one)} ({one.points})" for one in tickets)


def changes(before: list[Fact], after: list[Fact]) -> list[Fact]:
    """List what changed: a slot, its new fact, the next slot, and so on."""
    return [part for pair in _changed(before, after) for part in pair]


def _changed(before: list[Fact], after: list[Fact]) -> Iterator[tuple[int, Fact]]:
    for slot, fact in enumerate(after):
        if slot >= len(before) or before[slot] != fact:
            yield slot, fact
