"""The planner: a player with a plan for all its tickets together.

It does what a good player explains:

1. Which of my tickets can still be finished, and with which routes, shared as much as possible?
2. Claim what I can of these: first the routes whose loss would hurt most.
3. A very long route that takes nothing from the plan? Claim it on the way.
4. Only borrowed routes are missing? Then build stations, but not before the end is near.
5. All is done and time is left? Draw tickets, if a new one is likely to come cheap.
6. No more tickets: spend the trains on the routes that score most for their turns.
7. Otherwise draw the cards that the plan lacks.
"""

from collections.abc import Sequence
from dataclasses import replace

from ttr_widgets.model.actions import Action, ClaimRoute, DrawTickets, Keep
from ttr_widgets.model.cards import LOCOMOTIVE, holds
from ttr_widgets.model.state import KeepTickets, TunnelSurcharge
from ttr_widgets.rules.features.build_station import MEMORY as STATIONS
from ttr_widgets.rules.features.build_station import BuildStation

from .collecting import draw_card, lay_out, missing, spoils
from .observe import Observation
from .plan import (
    TUNNEL_CARDS,
    Plan,
    Table,
    danger,
    hope,
    make_plan,
    table_before,
    turns_to_go,
)

RISK = 0.15
"""How likely a ticket fails that one has just chosen."""

ROOMY = 0.9
"""A plan that takes more of the trains than this is too tight to choose."""

GOOD_TICKET = 5.0
"""How many points a new ticket must promise: its turn, and the risk."""

TOO_LATE = 4
"""With so few turns left no tickets are drawn."""

HURRY = 3
"""With so few turns left, stations are built and tunnels are tried without a card to spare."""

LONG = 6
"""A route of so many spaces is worth a turn even before the tickets are done."""

CARDS_IN_A_TURN = 1.5
"""How many useful cards a turn brings."""


def planner(seen: Observation, actions: Sequence[Action]) -> Action:
    """Plan all tickets together; claim what could be lost, collect for the rest.

    It needs no memory: the same sight gives the same choice.

    Args:
        seen: what this seat may know; its seat is asked.
        actions: what is legal now.

    Returns:
        one of the actions.
    """
    if isinstance(seen.decision, KeepTickets):
        return _keep_tickets(seen, actions)
    if isinstance(seen.decision, TunnelSurcharge):
        return actions[0]  # paying comes before withdrawing, fewest locomotives first
    table = table_before(seen)
    plan = _suited(seen, table, make_plan(table, seen.held_tickets))
    if seen.turns_left is not None:
        return _last_turn(seen, actions, table, plan)
    return (
        _claim_planned(seen, actions, table, plan)
        or _claim_spare(seen, actions, table, plan)
        or _build_station(seen, actions, plan)
        or _draw_tickets(seen, actions, table, plan)
        or _claim_long(seen, actions, table, plan)
        or _collect(seen, actions, table, plan)
        or actions[0]
    )


def _suited(seen: Observation, table: Table, plan: Plan) -> Plan:
    """Of a double route, take the one that the hand lacks less for."""
    routes = seen.box.map.routes

    def better(number: int) -> int:
        twin = routes[number].twin
        if twin is None or not table.open_to_me(routes[twin]):
            return number
        return min((number, twin), key=lambda one: missing(seen, routes[one]))

    return replace(plan, routes=tuple(map(better, plan.routes)))


def _keep_tickets(seen: Observation, actions: Sequence[Action]) -> Action:
    """Keep the tickets that together promise most points for the trains they take."""
    table, mine = table_before(seen), seen.held_tickets
    assert isinstance(seen.decision, KeepTickets)
    offered = seen.decision.offered

    def promise(keep: Keep) -> float:
        plan = make_plan(table, (*mine, *(offered[place - 1] for place in keep.places)))
        tight = max(0.0, plan.spaces(seen.box) - ROOMY * table.trains)
        return plan.worth - 3 * tight - RISK * _points(seen, plan)

    return max((action for action in actions if isinstance(action, Keep)), key=promise)


def _points(seen: Observation, plan: Plan) -> int:
    """Add up the tickets that the plan finishes."""
    return sum(seen.box.map.tickets[ticket].points for ticket in plan.tickets)


def _claims(actions: Sequence[Action]) -> list[ClaimRoute]:
    return [action for action in actions if isinstance(action, ClaimRoute)]


def _claim_planned(
    seen: Observation, actions: Sequence[Action], table: Table, plan: Plan
) -> ClaimRoute | None:
    """Claim a route of the plan: the one whose loss would hurt most, paid with least harm."""

    def gain(claim: ClaimRoute) -> float:
        return danger(table, claim.route) - spoils(seen, claim, plan.routes)

    useful = [claim for claim in _claims(actions) if claim.route in plan.routes]
    safe = [claim for claim in useful if _can_pay_surcharge(seen, claim)]
    return max(safe, key=gain, default=None)


def _claim_spare(
    seen: Observation, actions: Sequence[Action], table: Table, plan: Plan
) -> ClaimRoute | None:
    """Claim a long route with cards and trains that the plan does not need."""
    if not plan.routes:
        return None
    trains = table.trains - plan.spaces(seen.box)
    left = lay_out(seen, plan.routes)[1]
    left[LOCOMOTIVE] = 0  # the plan needs all of them to stand in

    def spare(claim: ClaimRoute) -> bool:
        return LONG <= sum(claim.payment) <= trains and holds(left, claim.payment)

    long = [claim for claim in _claims(actions) if spare(claim) and claim.route not in plan.routes]
    return max(long, key=lambda claim: sum(claim.payment), default=None)


def _can_pay_surcharge(seen: Observation, claim: ClaimRoute) -> bool:
    """Try a tunnel only with a card to spare for it, unless there is no time to wait."""
    if not seen.box.map.routes[claim.route].tunnel or turns_to_go(seen) <= HURRY:
        return True
    left = [have - paid for have, paid in zip(seen.me.hand or (), claim.payment, strict=True)]
    return any(left[kind] for kind, paid in enumerate(claim.payment) if paid or kind == LOCOMOTIVE)


def _build_station(seen: Observation, actions: Sequence[Action], plan: Plan) -> BuildStation | None:
    """Build where a route of somebody else closes a gap: only when nothing else is left to do."""
    if not plan.loans or plan.routes or turns_to_go(seen) > HURRY + len(plan.loans):
        return None
    route = seen.box.map.routes[plan.loans[0]]
    builds = [one for one in actions if isinstance(one, BuildStation)]
    here = [one for one in builds if one.city in (route.a, route.b)]
    return min(here, key=lambda build: build.payment[LOCOMOTIVE], default=None)


def _draw_tickets(
    seen: Observation, actions: Sequence[Action], table: Table, plan: Plan
) -> DrawTickets | None:
    """Draw tickets when all are done, time is left, and one is likely to come cheap."""
    draw = next((action for action in actions if isinstance(action, DrawTickets)), None)
    if draw is None or plan.routes or plan.loans or turns_to_go(seen) <= TOO_LATE:
        return None
    return draw if hope(table, seen.held_tickets) > GOOD_TICKET else None


def _claim_long(
    seen: Observation, actions: Sequence[Action], table: Table, plan: Plan
) -> ClaimRoute | None:
    """With all tickets done, claim the route that scores most for its turns, if it is paid."""
    best = [] if plan.routes else _by_points(seen, table)[:1]
    claims = [claim for claim in _claims(actions) if claim.route in best]
    return min(claims, key=lambda claim: claim.payment[LOCOMOTIVE], default=None)


def _by_points(seen: Observation, table: Table) -> list[int]:
    """List the open routes that there is time for, most points in a turn first."""
    time, rates = turns_to_go(seen), {}
    for route in seen.box.map.routes:
        if table.open_to_me(route):
            turns = 1 + (missing(seen, route) + TUNNEL_CARDS * route.tunnel) / CARDS_IN_A_TURN
            if turns <= time:
                rates[route.id] = seen.box.points[route.spaces] / turns
    return sorted(rates, key=lambda route: -rates[route])


def _collect(
    seen: Observation, actions: Sequence[Action], table: Table, plan: Plan
) -> Action | None:
    """Draw a card for the plan; without a plan, for the two best long routes."""
    wanted = {route: danger(table, route) for route in plan.routes}
    return draw_card(seen, actions, wanted or dict.fromkeys(_by_points(seen, table)[:2], 0.0))


def _last_turn(seen: Observation, actions: Sequence[Action], table: Table, plan: Plan) -> Action:
    """Take the points there are: a ticket that one more route or station finishes, or a route."""
    finished = 2 * _points(seen, plan)
    build = _build_station(seen, actions, plan)

    def gain(claim: ClaimRoute) -> tuple[int, int]:
        points = seen.box.points[seen.box.map.routes[claim.route].spaces]
        return points + (finished if claim.route in plan.routes else 0), -claim.payment[LOCOMOTIVE]

    claim = max(_claims(actions), key=gain, default=None)
    if build and (claim is None or finished - _kept_station(seen) > gain(claim)[0]):
        return build
    return claim or _collect(seen, actions, table, plan) or actions[0]


def _kept_station(seen: Observation) -> int:
    """Say what a station scores that is not built."""
    return int(getattr(seen.box.feature(STATIONS), "unused_points", 0))
