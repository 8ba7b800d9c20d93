"""Players as functions: they see an observation and the legal actions, and choose one.

A player keeps nothing in mind: the same sight gives the same choice, so that every
game can be replayed.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b

from ttr_widgets.model.actions import DECK, Action, ClaimRoute, DrawCard, DrawTickets, Keep
from ttr_widgets.model.cards import GRAY, LOCOMOTIVE, NO_CARD
from ttr_widgets.model.gamemap import GameMap, Route
from ttr_widgets.model.state import NOBODY, KeepTickets

from . import ways
from .observe import Observation
from .planner import planner as planner
from .ways import Way

ENOUGH_TICKETS_AT = 22
"""Greedy draws no more tickets once it has this many trains left or fewer."""


def random(seen: Observation, actions: Sequence[Action]) -> Action:
    """Choose any legal action, each as likely as the others.

    The number is drawn from what the player sees, not from a generator that would
    have to be kept: other cards, another choice.
    """
    sight = repr((seen.seat, seen.asked, seen.row, seen.me.hand, seen.me.tickets, len(actions)))
    number = int.from_bytes(blake2b(sight.encode(), digest_size=8).digest(), "big")
    return actions[number % len(actions)]


def greedy(seen: Observation, actions: Sequence[Action]) -> Action:
    """Pursue the tickets: claim the cheapest open way between their cities, else collect for it."""
    if isinstance(seen.decision, KeepTickets):
        return _keep_cheapest(seen, actions)
    wanted = _wanted_routes(seen)
    claims = [action for action in actions if isinstance(action, ClaimRoute)]
    return (
        _claim_wanted(seen, claims, wanted)
        or _more_tickets(seen, actions, wanted)
        or _claim_longest(seen, claims, wanted)
        or _draw(seen, actions, wanted)
    )


def _keep_cheapest(seen: Observation, actions: Sequence[Action]) -> Action:
    """Keep as few tickets as allowed: those that need fewest trains for their points."""
    decision = seen.decision
    assert isinstance(decision, KeepTickets)
    keeps = [action for action in actions if isinstance(action, Keep)]
    fewest = min(len(action.places) for action in keeps)

    def loss(action: Keep) -> tuple[int, int]:
        tickets = [decision.offered[place - 1] for place in action.places]
        return _trains_for(seen, tickets), -sum(_points(seen, ticket) for ticket in tickets)

    return min((one for one in keeps if len(one.places) == fewest), key=loss)


def _points(seen: Observation, ticket: int) -> int:
    return seen.box.map.tickets[ticket].points


def _trains_for(seen: Observation, tickets: Iterable[int]) -> int:
    """How many trains it takes to connect all of these tickets, sharing routes."""
    routes: set[int] = set()
    for ticket in tickets:
        routes.update(_way(seen, ticket, frozenset(routes)) or ())
    return sum(seen.box.map.routes[route].spaces for route in routes)


def _wanted_routes(seen: Observation) -> Way:
    """The routes still to be claimed for all unfinished tickets that can be finished."""
    wanted: list[int] = []
    trains = seen.me.trains
    for ticket in sorted(seen.held_tickets, key=lambda t: -_points(seen, t)):
        way = _way(seen, ticket, frozenset(wanted))
        new = [route for route in way or () if route not in wanted]
        cost = sum(seen.box.map.routes[route].spaces for route in new)
        if way and cost <= trains:
            wanted += new
            trains -= cost
    return tuple(wanted)


def _way(seen: Observation, ticket: int, planned: frozenset[int]) -> Way | None:
    """The cheapest open way between a ticket's cities, own and planned routes for free."""
    goal = seen.box.map.tickets[ticket]
    return cheapest_way(seen, goal.a, goal.b, planned)


def cheapest_way(
    seen: Observation,
    start: int,
    end: int,
    planned: frozenset[int] = frozenset(),
    trains: int | None = None,
) -> Way | None:
    """Find the routes to claim so that two cities become connected with fewest trains.

    Args:
        seen: whose routes are free and which are open.
        start: a city id.
        end: the city id to reach.
        planned: routes that will be claimed anyhow.
        trains: how many spaces a route may have; None for as many as trains are left.

    Returns:
        The ids of open routes along the way, () if the cities are connected already,
        None if no way is left.
    """
    longest = seen.me.trains if trains is None else trains
    sight = (seen.box.map, seen.owners, seen.closed, seen.seat, longest)
    return _cheapest_way(*sight, start, end, planned)


@lru_cache(maxsize=1024)
def _cheapest_way(
    game_map: GameMap,
    owners: tuple[int, ...],
    closed: tuple[bool, ...],
    seat: int | None,
    trains: int,
    start: int,
    end: int,
    planned: frozenset[int],
) -> Way | None:
    """Remember the ways: they change only when somebody claims a route."""

    def price(route: Route) -> int | None:
        if owners[route.id] != NOBODY:
            return ways.OWN if owners[route.id] == seat else None
        twin_mine = route.twin is not None and owners[route.twin] == seat
        if closed[route.id] or twin_mine or route.spaces > trains:
            return None
        return ways.PLANNED if route.id in planned else route.spaces

    return ways.cheapest_way(game_map, start, end, [price(route) for route in game_map.routes])


def _claim_wanted(
    seen: Observation, claims: Sequence[ClaimRoute], wanted: Way
) -> ClaimRoute | None:
    """Claim a wanted route, the longest first, with fewest locomotives."""
    useful = [claim for claim in claims if claim.route in wanted]
    return min(useful, key=lambda claim: _thrift(seen, claim, wanted), default=None)


def _thrift(seen: Observation, claim: ClaimRoute, wanted: Way) -> tuple[int, int, int]:
    route = seen.box.map.routes[claim.route]
    needed = _needed_colors(seen, [r for r in wanted if r != claim.route])
    spoiled = sum(claim.payment[color] for color in needed)
    return -route.spaces, claim.payment[LOCOMOTIVE], spoiled


def _needed_colors(seen: Observation, routes: Iterable[int]) -> list[int]:
    colors = {seen.box.map.routes[route].color for route in routes}
    return sorted(colors - {GRAY})


def _more_tickets(seen: Observation, actions: Sequence[Action], wanted: Way) -> DrawTickets | None:
    """Draw tickets when all are done and enough trains are left to do more."""
    draw = next((action for action in actions if isinstance(action, DrawTickets)), None)
    rich = seen.me.trains > ENOUGH_TICKETS_AT and seen.turns_left is None
    return draw if draw and rich and not wanted else None


def _claim_longest(
    seen: Observation, claims: Sequence[ClaimRoute], wanted: Way
) -> ClaimRoute | None:
    """With nothing left to pursue, or no turn left to collect, claim what scores most."""
    if wanted and seen.turns_left is None:
        return None
    return min(claims, key=lambda claim: _thrift(seen, claim, ()), default=None)


def _draw(seen: Observation, actions: Sequence[Action], wanted: Way) -> Action:
    """Draw the card that helps most; with nothing to draw, the first thing that is legal."""
    draws = [action for action in actions if isinstance(action, DrawCard)]
    if not draws:
        return actions[0]
    return max(draws, key=lambda draw: _help(seen, draw, wanted))


def _help(seen: Observation, draw: DrawCard, wanted: Way) -> float:
    """Weigh a draw: a card of a color that is missing, else the deck."""
    if draw.place == DECK:
        return 1.0
    card = seen.row[draw.place - 1]
    if card in (NO_CARD, LOCOMOTIVE):
        return 1.5 if card == LOCOMOTIVE and _missing_most(seen, wanted) <= 1 else 0.5
    return 2.0 + 0.1 * _gain(seen, card, wanted) if _gain(seen, card, wanted) else 0.0


def _gain(seen: Observation, card: int, wanted: Way) -> int:
    """How long the wanted routes are that still lack this color."""
    hand = seen.me.hand or ()
    routes = [seen.box.map.routes[route] for route in wanted]
    lacking = [r.spaces for r in routes if r.color == card and hand[card] < r.spaces]
    gray = [r.spaces for r in routes if r.color == GRAY]
    collecting = card == max(range(LOCOMOTIVE), key=lambda color: hand[color])
    return max(lacking, default=max(gray, default=0) if collecting else 0)


def _missing_most(seen: Observation, wanted: Way) -> int:
    """How many cards the nearest wanted route still lacks."""
    hand = seen.me.hand or ()
    lacks = [
        route.spaces - (max(hand[:LOCOMOTIVE]) if route.color == GRAY else hand[route.color])
        for route in (seen.box.map.routes[number] for number in wanted)
    ]
    return min(lacks, default=9)
