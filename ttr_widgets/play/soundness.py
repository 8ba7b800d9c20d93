"""Whether a position can be laid on a table with what is in the box."""

from collections import Counter
from collections.abc import Iterator

from ttr_widgets.locale import _
from ttr_widgets.model.actions import ClaimRoute
from ttr_widgets.model.cards import KINDS, NAMES, NO_CARD
from ttr_widgets.model.state import NOBODY, KeepTickets, State, TakeTurn, TunnelSurcharge
from ttr_widgets.rules import engine, tunnel
from ttr_widgets.rules.features.build_station import built_by, number_each, stations

from .names import listed


def faults(state: State) -> Iterator[str]:
    """Say in a sentence each what the box cannot give or the rules never leave behind."""
    yield from _seat_faults(state)
    yield from _twin_faults(state)
    yield from _card_faults(state)
    yield from _ticket_faults(state)
    yield from _station_faults(state)
    yield from _question_faults(state)
    yield from _count_faults(state)


def _seat_faults(state: State) -> Iterator[str]:
    low, high = state.box.players
    if not low <= len(state.seats) <= high:
        yield _("The box is for {low} to {high} players.").format(low=low, high=high)
    if not {state.seat, state.first} <= set(range(len(state.seats))):
        yield _("The seats are 0 to {last}.").format(last=len(state.seats) - 1)
    for number, seat in enumerate(state.seats):
        placed = sum(state.box.map.routes[r].spaces for r in state.routes_of(number))
        if seat.trains < 0 or seat.trains + placed > state.box.trains:
            message = _("Seat {seat} cannot have {n} {train}s left with {placed} on the board.")
            facts = {"n": seat.trains, "train": state.box.train, "placed": placed}
            yield message.format(seat=number, **facts)


def _twin_faults(state: State) -> Iterator[str]:
    few = len(state.seats) <= state.box.doubles_close_up_to
    for route in state.box.map.routes:
        twin = None if route.twin is None or route.twin < route.id else route.twin
        owners = {state.owners[route.id], state.owners[twin]} if twin is not None else {NOBODY}
        if NOBODY not in owners and (few or len(owners) == 1):
            name = state.box.map.route_label(route)
            yield _("{route} and the route beside it cannot both be claimed here.").format(
                route=name
            )


def _card_faults(state: State) -> Iterator[str]:
    if NO_CARD in state.deck:
        yield _("The deck has no empty places.")
    revealed = state.decision.revealed if isinstance(state.decision, TunnelSurcharge) else ()
    lying = Counter([*state.deck, *state.row, *revealed])
    for kind in KINDS:
        used = lying[kind] + state.discards[kind] + sum(seat.hand[kind] for seat in state.seats)
        if used > state.box.cards[kind]:
            yield _("The box has {have} {card} cards, and this position needs {use}.").format(
                have=state.box.cards[kind], card=NAMES[kind], use=used
            )


def _ticket_faults(state: State) -> Iterator[str]:
    offered = state.decision.offered if isinstance(state.decision, KeepTickets) else ()
    lying = [*state.ticket_deck, *state.aside, *offered]
    lying += [ticket for seat in state.seats for ticket in (*seat.tickets, *seat.dealt)]
    twice = [ticket for ticket, number in Counter(lying).items() if number > 1]
    if twice:
        names = listed([state.box.map.tickets[ticket].name for ticket in twice], _("and"))
        yield _("Each ticket is there once: {names} would be in two places.").format(names=names)


def _count_faults(state: State) -> Iterator[str]:
    """Numbers that count turns, passes and shuffles."""
    few, most = (0 if state.over else 1), len(state.seats)
    if state.turns_left is not None and not few <= state.turns_left <= most:
        yield _("turns_left={n} is no number of turns: say 1 to {most}, or None.").format(
            n=state.turns_left, most=most
        )
    if min(state.passes, state.shuffles, state.asked) < 0:
        yield _("Passes, shuffles and questions are counted from 0.")


def _question_faults(state: State) -> Iterator[str]:
    """A question that the rules never ask."""
    asked = state.decision
    if isinstance(asked, KeepTickets) and not 1 <= asked.keep <= len(asked.offered):
        yield _("Of {n} offered tickets nobody keeps at least {keep}.").format(
            n=len(asked.offered), keep=asked.keep
        )
    if isinstance(asked, TunnelSurcharge) and asked.extra != tunnel.extra(
        asked.payment, asked.revealed
    ):
        yield _("The revealed cards do not make the tunnel cost {n} more.").format(n=asked.extra)
    if isinstance(asked, TunnelSurcharge) and not _could_be_tried(state, asked):
        route = state.box.map.route_label(state.box.map.routes[asked.route])
        yield _("{route} cannot be a tunnel that was just tried with these cards.").format(
            route=route
        )


def _could_be_tried(state: State, asked: TunnelSurcharge) -> bool:
    before = state.draft()
    before.decision = TakeTurn()
    wish = ClaimRoute(asked.route, asked.payment)
    legal = not engine.violations(before, wish)
    return legal and state.box.map.routes[asked.route].tunnel


def _station_faults(state: State) -> Iterator[str]:
    built = stations(state)
    seats, places = range(len(state.seats)), range(len(state.box.map.cities))
    if not all(seat in seats and city in places for seat, city in built):
        yield _("A station belongs to a seat and stands in a city of the map.")
        return
    cities = Counter(city for _seat, city in built)
    if any(number > 1 for number in cities.values()):
        yield _("A city holds one station at most.")
    most = number_each(state.box)
    if any(len(built_by(state, seat)) > most for seat in range(len(state.seats))):
        yield _("Each player has {n} stations.").format(n=most)
