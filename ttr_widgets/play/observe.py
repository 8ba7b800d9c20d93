"""What one seat may see of a state and of an event. Nothing else filters secrets."""

from dataclasses import dataclass, fields, replace
from typing import Any

from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import KINDS, Cards
from ttr_widgets.model.events import Event
from ttr_widgets.model.state import Decision, KeepTickets, State, TunnelSurcharge
from ttr_widgets.rules import tunnel
from ttr_widgets.rules.claim_route import closed_routes
from ttr_widgets.rules.features.build_station import MEMORY as STATIONS
from ttr_widgets.rules.features.build_station import number_each


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody sees of a seat; its hand only the seat itself, its tickets all at the end.

    ``hand`` and ``tickets`` are None where they are hidden.
    """

    seat: int
    trains: int
    points: int
    number_of_cards: int
    number_of_tickets: int
    hand: Cards | None
    tickets: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Observation:
    """Everything one seat may know, and nothing more. ``seat`` None is an onlooker.

    ``to_move`` is asked the ``decision``; secret facts in the decision of another seat
    are None. ``row`` has NO_CARD in empty places. ``closed`` tells for each route
    whether it is shut for everybody because its twin is taken. ``deck`` and
    ``ticket_deck`` are numbers of cards. ``extra`` is what the features of the box keep in
    mind, as pairs of name and memory: it lies open on the table.
    """

    box: Box
    seat: int | None
    to_move: int
    decision: Decision
    seats: tuple[SeatView, ...]
    owners: tuple[int, ...]
    closed: tuple[bool, ...]
    row: tuple[int, ...]
    deck: int
    discards: Cards
    ticket_deck: int
    turns_left: int | None
    asked: int
    first: int
    extra: tuple[tuple[str, Any], ...] = ()

    @property
    def stations(self) -> tuple[tuple[int, int], ...]:
        """All stations on the map: pairs of seat and city, in the order built."""
        built: tuple[tuple[int, int], ...] = dict(self.extra).get(STATIONS, ())
        return built

    def stations_of(self, seat: int) -> tuple[int, ...]:
        """The cities where a seat has built, in the order built."""
        return tuple(city for owner, city in self.stations if owner == seat)

    @property
    def stations_each(self) -> int:
        """How many stations each player of this box has; 0 where there are none."""
        return number_each(self.box)

    def stations_left(self, seat: int) -> int:
        """How many stations a seat may still build."""
        return self.stations_each - len(self.stations_of(seat))

    @property
    def me(self) -> SeatView:
        """My own seat, with my hand and my tickets."""
        if self.seat is None:
            raise ValueError("An onlooker has no seat: use observation.seats[...].")
        return self.seats[self.seat]

    @property
    def held_tickets(self) -> tuple[int, ...]:
        """The tickets of the seat that looks, by id; () for an onlooker."""
        return (self.me.tickets or ()) if self.seat is not None else ()

    @property
    def offered(self) -> tuple[int, ...]:
        """The tickets to choose from now, as far as I may see them; () where there are none."""
        asked = self.decision
        return (asked.offered or ()) if isinstance(asked, KeepTickets) else ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return hasattr(self.decision, "score")

    def still_plays(self, seat: int) -> bool:
        """Tell whether a seat has a turn before the game ends, the present one included."""
        after = (seat - self.to_move) % len(self.seats)
        return not self.over and (self.turns_left is None or after < self.turns_left)

    def routes_of(self, seat: int) -> tuple[int, ...]:
        """The ids of the routes that a seat has claimed, in map order."""
        return tuple(route for route, owner in enumerate(self.owners) if owner == seat)

    def __repr__(self) -> str:
        who = "an onlooker" if self.seat is None else f"seat {self.seat}"
        return f"<Observation of {self.box.id} by {who}: seat {self.to_move} to move>"


def observe(state: State, seat: int | None) -> Observation:
    """Show a state to one seat (None: to an onlooker who sees what lies on the table).

    Args:
        state: the whole position.
        seat: whose eyes; the hands and tickets of all others are left out.
    """
    return Observation(
        box=state.box,
        seat=seat,
        to_move=state.seat,
        decision=_decision(state, seat),
        seats=tuple([_seat(state, number, seat) for number in range(len(state.seats))]),
        owners=tuple(state.owners),
        closed=closed_routes(state),
        row=tuple(state.row),
        deck=len(state.deck),
        discards=tuple(state.discards),
        ticket_deck=len(state.ticket_deck),
        turns_left=state.turns_left,
        asked=state.asked,
        first=state.first,
        extra=tuple(state.extra.items()),
    )


def revealed_that_cost(asked: TunnelSurcharge) -> tuple[bool, ...]:
    """Tell for each card that a tunnel revealed whether it costs one more."""
    return tuple(tunnel.costs_more(card, asked.payment) for card in asked.revealed)


def cannot_pay(seen: Observation) -> bool:
    """Tell whether a tunnel asks the seat that looks for more than its hand has.

    Of somebody else's hand nothing is told: the table must not learn that (ruling 7).
    """
    asked = seen.decision
    if not isinstance(asked, TunnelSurcharge) or seen.seat != seen.to_move:
        return False
    left = zip(KINDS, seen.me.hand or (), asked.payment, strict=True)
    fit = (have - out for kind, have, out in left if tunnel.costs_more(kind, asked.payment))
    return sum(fit) < asked.extra


def observe_event(event: Event, seat: int | None) -> Event:
    """Show an event to one seat: what is secret becomes None for the others."""
    own = seat is not None and seat >= 0 and event.seat == seat
    return event if own else _blank(event)


def _seat(state: State, number: int, viewer: int | None) -> SeatView:
    seat = state.seats[number]
    return SeatView(
        number,
        seat.trains,
        seat.points,
        sum(seat.hand),
        len(seat.tickets),
        tuple(seat.hand) if number == viewer else None,
        seat.tickets if number == viewer or state.over else None,
    )


def _decision(state: State, viewer: int | None) -> Decision:
    return state.decision if state.seat == viewer else _blank(state.decision)


def _blank(value: Any) -> Any:
    """Empty every field that is declared secret, also inside an asked decision."""
    secrets = {f.name: None for f in fields(value) if f.metadata.get("secret")}
    if hasattr(value, "decision"):
        secrets["decision"] = _blank(value.decision)
    return replace(value, **secrets) if secrets else value
