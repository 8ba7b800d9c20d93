"""Positions made to order: for lessons, tests and questions."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from ttr_widgets.locale import _
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import KINDS, LOCOMOTIVE, NO_CARD, Cards, count, spread
from ttr_widgets.model.state import NOBODY, Seat, State, TakeTurn
from ttr_widgets.rules.deck import shuffled
from ttr_widgets.rules.features.build_station import MEMORY

from . import soundness
from .boxes import load_box
from .by_seat import ScenarioError as ScenarioError
from .by_seat import by_seat, number_of
from .game import Game
from .names import find_city, find_routes, find_ticket, read_cards, read_row
from .seating import Players, whole

REST = "..."
_TRIES = 50


def scenario(
    box: str | Path | Box,
    *,
    players: Players = 2,
    hands: Mapping[int | str, str] | None = None,
    claimed: Mapping[int | str, Sequence[str]] | None = None,
    tickets: Mapping[int | str, Sequence[str]] | None = None,
    trains: Mapping[int | str, int] | None = None,
    points: Mapping[int | str, int] | None = None,
    stations: Mapping[int | str, Sequence[str]] | None = None,
    row: str | None = None,
    deck: str = REST,
    discards: str = "",
    ticket_deck: Sequence[str] | None = None,
    seat: int | str = 0,
    turns_left: int | None = None,
    seed: int = 0,
) -> Game:
    """Lay out a position and give it as a game that waits for one seat's turn.

    Args:
        box: the name of a box, or a box.
        players: as for ``Game``.
        hands: the cards of seats, by number or name: ``{0: "2 green, 1 locomotive"}``.
        claimed: the routes of seats: ``{1: ["Denver-Omaha"]}``. A route without its
            color or number takes the first free one of a double route.
        tickets: the tickets of seats: ``{0: ["Denver-El Paso"]}``.
        trains: trains left; otherwise what the claimed routes leave.
        points: route points; otherwise what the claimed routes score.
        stations: the cities where seats have built: ``{1: ["München"]}``.
        row: the face-up cards, ``-`` for an empty place; otherwise any that lie nowhere else.
        deck: the train cards from the top; ``...`` at the end puts all cards that lie
            nowhere else below them, shuffled by the seed.
        discards: the discarded cards.
        ticket_deck: the tickets from the top; otherwise all that nobody holds.
        seat: whose turn it is, by number or name.
        turns_left: turns left in the last round, this one included; None before it.
        seed: decides every later shuffle.

    Raises:
        ValueError: a name is unknown, or the box has not so many cards or trains.
    """
    box = box if isinstance(box, Box) else load_box(box)
    game = Game(box, players, seed=seed)
    names = game.names
    state = _table(box, len(names), game.seed, number_of(names, seat))
    _claim(state, by_seat(names, "claimed", claimed))
    _build(state, by_seat(names, "stations", stations))
    for number, text in by_seat(names, "hands", hands).items():
        state.seats[number].hand = list(read_cards(text))
    for number, held in by_seat(names, "tickets", tickets).items():
        state.seats[number].tickets = tuple(find_ticket(box.map, name).id for name in held)
    for number, left in by_seat(names, "trains", trains).items():
        state.seats[number].trains = left
    for number, score in by_seat(names, "points", points).items():
        state.seats[number].points = score
    _lay_cards(state, row, deck, discards)
    _lay_tickets(state, ticket_deck)
    state.turns_left = None if turns_left is None else whole(turns_left, "turns_left")
    for fault in soundness.faults(state):
        raise ScenarioError(fault)
    return game.from_here(state)


def _table(box: Box, seats: int, seed: int, seat: int) -> State:
    return State(
        box=box,
        seed=seed,
        deck=[],
        discards=[0] * len(KINDS),
        row=[NO_CARD] * box.row,
        ticket_deck=[],
        owners=[NOBODY] * len(box.map.routes),
        seats=[Seat(box.trains, [0] * len(KINDS)) for _seat in range(seats)],
        seat=seat,
        decision=TakeTurn(),
    )


def _claim(state: State, claimed: Mapping[int, Sequence[str]]) -> None:
    for seat, names in claimed.items():
        owner = state.seats[seat]
        for name in names:
            free = [r for r in find_routes(state.box.map, name) if state.owners[r.id] == NOBODY]
            if not free:
                raise ScenarioError(_('"{name}" is claimed twice.').format(name=name))
            state.owners[free[0].id] = seat
            owner.trains -= free[0].spaces
            owner.points += state.box.points[free[0].spaces]


def _build(state: State, stations: Mapping[int, Sequence[str]]) -> None:
    for seat, names in stations.items():
        built = tuple((seat, find_city(state.box.map, name).id) for name in names)
        state.extra[MEMORY] = (*state.extra.get(MEMORY, ()), *built)


def _lay_cards(state: State, row: str | None, deck: str, discards: str) -> None:
    if not isinstance(deck, str):
        raise ScenarioError(
            _('deck={deck!r}: write cards, such as "red blue ...".').format(deck=deck)
        )
    stack = list(read_row(deck.removesuffix(REST)))
    state.discards = list(read_cards(discards))
    if row is not None:
        _lay_row(state, read_row(row))
    left = _cards_left(state, stack)
    rest = _shuffled_rest(state, left) if deck.endswith(REST) else []
    if row is None:
        _lay_row(state, rest[: state.box.row])
        del rest[: state.box.row]
    state.deck = [*stack, *rest][::-1]


def _shuffled_rest(state: State, left: Cards) -> list[int]:
    """Shuffle the cards that lie nowhere, until the first of them are a row that stands."""
    for number in range(_TRIES):
        order = shuffled(state.seed, state.shuffles + number, spread(left))
        if order[: state.box.row].count(LOCOMOTIVE) < state.box.sweep_at:
            break
    return list(order)


def _lay_row(state: State, cards: Sequence[int]) -> None:
    if len(cards) > state.box.row:
        raise ScenarioError(
            _("The row has {row} places, not {cards}.").format(row=state.box.row, cards=len(cards))
        )
    state.row = [*cards, *[NO_CARD] * (state.box.row - len(cards))]


def _cards_left(state: State, stack: Sequence[int]) -> Cards:
    """Count the cards of the box that lie nowhere yet."""
    bags = [seat.hand for seat in state.seats] + [state.discards]
    bags += [list(count(stack)), list(count(card for card in state.row if card != NO_CARD))]
    used = [sum(bag[kind] for bag in bags) for kind in KINDS]
    return tuple(max(0, have - use) for have, use in zip(state.box.cards, used, strict=True))


def _lay_tickets(state: State, names: Sequence[str] | None) -> None:
    if names is not None:
        if not isinstance(names, (list, tuple)):
            raise ScenarioError(_("ticket_deck={names!r} is no list.").format(names=names))
        state.ticket_deck = [find_ticket(state.box.map, name).id for name in reversed(names)]
        return
    held = {ticket for seat in state.seats for ticket in seat.tickets}
    free = [ticket.id for ticket in state.box.map.tickets if ticket.id not in held]
    state.ticket_deck = list(shuffled(state.seed, state.shuffles, free))
