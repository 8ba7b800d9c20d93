"""Claim a route: pay its cards, place your trains, score it, end your turn."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ttr_widgets.locale import mark as _
from ttr_widgets.model.actions import ClaimRoute
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import GRAY, LOCOMOTIVE
from ttr_widgets.model.events import Event, RouteClaimed
from ttr_widgets.model.gamemap import Route
from ttr_widgets.model.rule import Rule, Violation
from ttr_widgets.model.state import NOBODY, Seat, State, TakeTurn

from . import payment, tunnel, turn

ACTION = ClaimRoute
DECISIONS = (TakeTurn,)

TAKEN = Rule(
    "claim.taken",
    _("A route belongs to the player who claimed it, for the rest of the game."),
    _("{route} already belongs to {seat}."),
    "usa-2025, claim a route; europe, action 2; cases O-US04",
)
OWN_TWIN = Rule(
    "claim.own-twin",
    _("Whoever has claimed one route of a double route may not claim the other, too."),
    _("You already own the other route of {route}: nobody may claim both."),
    "usa-2025, double routes; new-york, action 2; cases O-US03",
)
TWIN_CLOSED = Rule(
    "claim.twin-closed",
    _(
        "With two or three players (in New York and on the Islands: with two), the second route "
        "of a double route closes when the first is claimed."
    ),
    _("{route} is closed: with {players} players only one route of a double route is used."),
    "usa-2025, double routes; new-york, action 2; rulebook of Europe; cases O-US02, O-NY02",
)
TRAINS = Rule(
    "claim.trains",
    _("You place one train on every space of the route."),
    _("{pieces} needed for {route}: {spaces}. {pieces} you have left: {trains}."),
    "usa-2025, claim a route; europe, action 2; new-york, action 2; cases O-C03",
)
POINTS = Rule(
    "claim.points",
    _(
        "A route scores by its length: 1, 2, 4, 7, 10, 15 points for 1 to 6 spaces, 21 for 8. "
        "It scores when you claim it; New York counts at the end, which comes to the same."
    ),
    source="usa-2025, how routes score; europe, purpose 1; new-york, final scoring 1; "
    "printed tables of the boards; cases O-US09",
)
ANYWHERE = Rule(
    "claim.anywhere",
    _("A route need not touch your other trains: you may claim any open one."),
    source="usa-2025, claim a route",
)

RULES = (TAKEN, OWN_TWIN, TWIN_CLOSED, TRAINS, ANYWHERE, POINTS)

Kind = tuple[int, int, int]  # color, spaces, ferry: routes of one kind are paid alike
Claims = tuple[ClaimRoute, ...]


def closed(state: State, route: Route) -> bool:
    """Tell whether an open route is shut for everybody because its twin is taken."""
    if route.twin is None or len(state.seats) > state.box.doubles_close_up_to:
        return False
    return state.owners[route.id] == NOBODY and state.owners[route.twin] != NOBODY


def closed_routes(state: State) -> tuple[bool, ...]:
    """Tell for each route of the map whether it is closed."""
    shut = [False] * len(state.owners)
    for route, twin in _doubles(state.box):
        if state.owners[twin] != NOBODY:
            shut[route.id] = closed(state, route)
    return tuple(shut)


@lru_cache(maxsize=32)
def _doubles(box: Box) -> tuple[tuple[Route, int], ...]:
    """The routes of double routes, each with its twin."""
    return tuple((route, route.twin) for route in box.map.routes if route.twin is not None)


@lru_cache(maxsize=32)
def _claims(box: Box) -> tuple[tuple[int | None, Kind, Claims], ...]:
    """For each route its twin, its kind and every claim that could ever be legal."""
    table = []
    for route in box.map.routes:
        kind = (route.color, route.spaces, route.ferry)
        claims = tuple(ClaimRoute(route.id, one) for one in payment.sets(*kind, box.colors))
        table.append((route.twin, kind, claims))
    return tuple(table)


@lru_cache(maxsize=32)
def _up_to(box: Box) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each color of route, gray last, and each length: the routes that are not longer."""
    lengths = range(len(box.points))
    return tuple(
        tuple(_not_longer(box, color, spaces) for spaces in lengths) for color in range(GRAY + 1)
    )


def _not_longer(box: Box, color: int, spaces: int) -> tuple[int, ...]:
    return tuple(r.id for r in box.map.routes if r.color == color and r.spaces <= spaces)


def options(state: State) -> Iterator[ClaimRoute]:
    """Yield every legal claim, in map order, fewest locomotives first."""
    box, owners, seat = state.box, state.owners, state.seats[state.seat]
    table, shutters = _claims(box), _shutters(state)
    payable: dict[Kind, Sequence[int]] = {}
    for number in _in_reach(box, seat):
        twin, kind, claims = table[number]
        if owners[number] == NOBODY and (twin is None or owners[twin] not in shutters):
            if kind not in payable:
                payable[kind] = payment.payable(*kind, box.colors, seat.hand)
            for place in payable[kind]:
                yield claims[place]


def _in_reach(box: Box, seat: Seat) -> list[int]:
    """List the routes, open or not, that are not too long for the cards and trains of a seat."""
    longest = min(seat.trains, len(box.points) - 1)
    numbers: list[int] = []
    for up_to, cards in zip(_up_to(box), payment.longest_sets(seat.hand), strict=True):
        numbers += up_to[cards if cards < longest else longest]
    return sorted(numbers)


def _shutters(state: State) -> Sequence[int]:
    """List the seats whose trains on one route of a double route shut the other for this seat."""
    few = len(state.seats) <= state.box.doubles_close_up_to
    return range(len(state.seats)) if few else (state.seat,)


def violations(state: State, action: ClaimRoute) -> Iterator[Violation]:
    """Yield every rule that this claim would break."""
    box, seat = state.box, state.seats[state.seat]
    if action.route not in range(len(box.map.routes)):
        raise ValueError(f"There is no route {action.route} on this map.")
    route = box.map.routes[action.route]
    name = box.map.route_label(route)
    yield from ownership(state, route, name)
    if route.spaces > seat.trains:
        pieces = f"{box.train}s".capitalize()
        yield TRAINS.broken(pieces=pieces, route=name, spaces=route.spaces, trains=seat.trains)
    wild = box.card_name(LOCOMOTIVE)
    yield from payment.violations(route, name, action.payment, seat.hand, wild)


def ownership(state: State, route: Route, name: str) -> Iterator[Violation]:
    """Yield the rules that keep the deciding seat off a route, whatever it could pay."""
    owner = state.owners[route.id]
    if owner != NOBODY:
        whose = _("you") if owner == state.seat else f"seat {owner}"
        yield TAKEN.broken(route=name, seat=whose)
    elif route.twin is not None and state.owners[route.twin] == state.seat:
        yield OWN_TWIN.broken(route=name)
    if closed(state, route):
        yield TWIN_CLOSED.broken(route=name, players=len(state.seats))


def play(state: State, action: ClaimRoute) -> Iterator[Event]:
    """Pay, place the trains and score; then the turn ends. A tunnel is attempted first."""
    route = state.box.map.routes[action.route]
    if route.tunnel:
        yield from tunnel.attempt(state, action)
        return
    points = state.box.points[route.spaces]
    yield RouteClaimed(state.seat, route.id, action.payment, route.spaces, points)
    yield from turn.end(state)
