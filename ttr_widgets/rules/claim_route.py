"""Claim a route: pay its cards, place your trains, score it, end your turn."""

from collections.abc import Iterator
from functools import lru_cache

from ttr_widgets.locale import mark as _
from ttr_widgets.model.actions import ClaimRoute
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import LOCOMOTIVE
from ttr_widgets.model.events import Event, RouteClaimed
from ttr_widgets.model.gamemap import Route
from ttr_widgets.model.rule import Rule, Violation
from ttr_widgets.model.state import NOBODY, State, TakeTurn

from . import payment, tunnel, turn

ACTION = ClaimRoute
DECISIONS = (TakeTurn,)

TAKEN = Rule(
    "claim.taken",
    _("A route belongs to the player who claimed it, for the rest of the game."),
    _("{route} already belongs to {seat}."),
    "usa-2025, claim a route; cases O-US04",
)
OWN_TWIN = Rule(
    "claim.own-twin",
    _("One player can never claim both routes of a double route."),
    _("You already own the other route of {route}: nobody may claim both."),
    "usa-2025, double routes; cases O-US03",
)
TWIN_CLOSED = Rule(
    "claim.twin-closed",
    _(
        "With two or three players (in New York and on the Islands: with two), the second route "
        "of a double route closes when the first is claimed."
    ),
    _("{route} is closed: with {players} players only one route of a double route is used."),
    "usa-2025, double routes; new-york, claim a route; cases O-US02, O-NY02",
)
TRAINS = Rule(
    "claim.trains",
    _("You place one train on every space of the route."),
    _("Trains needed for {route}: {spaces}. Trains you have left: {trains}."),
    "usa-2025, claim a route; cases O-C03",
)
POINTS = Rule(
    "claim.points",
    _(
        "A route scores by its length: 1, 2, 4, 7, 10, 15 points for 1 to 6 spaces, 21 for 8. "
        "It scores when you claim it; New York counts at the end, which comes to the same."
    ),
    source="usa-2025, how routes score; europe, purpose 1; new-york, final scoring 1; "
    "rulings, route points; cases O-US09",
)
ANYWHERE = Rule(
    "claim.anywhere",
    _("A route need not touch your other trains: you may claim any open one."),
    source="usa-2025, claim a route",
)

RULES = (TAKEN, OWN_TWIN, TWIN_CLOSED, TRAINS, ANYWHERE, POINTS)


def closed(state: State, route: Route) -> bool:
    """Tell whether an open route is shut for everybody because its twin is taken."""
    if route.twin is None or len(state.seats) > state.box.doubles_close_up_to:
        return False
    return state.owners[route.id] == NOBODY and state.owners[route.twin] != NOBODY


def closed_routes(state: State) -> tuple[bool, ...]:
    """Tell for each route of the map whether it is closed."""
    return tuple(closed(state, route) for route in state.box.map.routes)


@lru_cache(maxsize=32)
def _claims(box: Box) -> tuple[tuple[Route, tuple[int, int, int], tuple[ClaimRoute, ...]], ...]:
    """List for each route every claim that could ever be legal; built once for a box."""
    table = []
    for route in box.map.routes:
        kind = (route.color, route.spaces, route.ferry)
        claims = tuple(ClaimRoute(route.id, s) for s in payment.sets(*kind, box.colors))
        table.append((route, kind, claims))
    return tuple(table)


def options(state: State) -> Iterator[ClaimRoute]:
    """Yield every legal claim, in map order, fewest locomotives first."""
    seat = state.seats[state.seat]
    owners, hand, colors = state.owners, seat.hand, state.box.colors
    reach = payment.longest_sets(hand)
    known: dict[tuple[int, int, int], list[int]] = {}
    for route, kind, claims in _claims(state.box):
        if owners[route.id] != NOBODY or route.spaces > min(reach[route.color], seat.trains):
            continue
        if route.twin is not None and _shut_by_twin(state, owners[route.twin]):
            continue
        if kind not in known:
            known[kind] = payment.payable(*kind, colors, hand)
        for place in known[kind]:
            yield claims[place]


def _shut_by_twin(state: State, owner: int) -> bool:
    """Tell whether the owner of its twin keeps the deciding seat off an open route."""
    few = len(state.seats) <= state.box.doubles_close_up_to
    return owner == state.seat or (few and owner != NOBODY)


def violations(state: State, action: ClaimRoute) -> Iterator[Violation]:
    """Yield every rule that this claim would break."""
    box, seat = state.box, state.seats[state.seat]
    if action.route not in range(len(box.map.routes)):
        raise ValueError(f"There is no route {action.route} on this map.")
    route = box.map.routes[action.route]
    name = box.map.route_label(route)
    yield from ownership(state, route, name)
    if route.spaces > seat.trains:
        yield TRAINS.broken(route=name, spaces=route.spaces, trains=seat.trains)
    wild = box.card_name(LOCOMOTIVE)
    yield from payment.violations(route, name, action.payment, seat.hand, wild)


def ownership(state: State, route: Route, name: str) -> Iterator[Violation]:
    """Yield the rules that keep the deciding seat off a route, whatever it could pay."""
    owner = state.owners[route.id]
    if owner != NOBODY:
        yield TAKEN.broken(route=name, seat=f"seat {owner}")
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
