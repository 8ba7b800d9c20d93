"""A plan: which tickets can still be finished, and which routes to claim for them together.

Everything is weighed in points: a turn, a card and a failed ticket cost points, a route scores
some. A plan depends on the map and the trains, not on the cards in hand, so it stays the same
until somebody claims a route: plans are remembered.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from ttr_widgets.model.box import Box
from ttr_widgets.model.gamemap import Route
from ttr_widgets.model.state import NOBODY

from . import ways
from .observe import Observation

TURN = 4.0
"""What a turn is worth, in points."""

CARD = 2.0
"""What a card is worth: half a turn."""

TUNNEL_CARDS = 0.7
"""How many cards a tunnel costs besides, on average: three are revealed, one in four counts."""

FERRY_CARDS = 0.7
"""How much more a locomotive is worth than another card, in cards."""

LOAN = 12.0
"""What a station is worth: four points kept, a turn and two cards."""

TRAINS_IN_A_TURN = 2.6
"""How many trains a busy rival places in a turn, its draws of cards counted in."""

FAR_OFF = 99
"""So many turns are left when the end is not in sight."""

IN_SIGHT = 6
"""Only when so few turns are left does a plan reckon with the end."""

FEW = 3
"""So many tickets are planned in every order; more, each of them first once."""

LONG_WAY_ROUND = 25.0
"""The most that losing a route can cost: with that, the ticket is given up."""


@dataclass(frozen=True, slots=True)
class Table:
    """What a plan depends on.

    ``stations`` are the cities where the seat has built, ``reserve`` counts those it still
    can build; ``turns`` are what it may still have.
    """

    box: Box
    players: int
    seat: int
    owners: tuple[int, ...]
    closed: tuple[bool, ...]
    trains: int
    stations: tuple[int, ...]
    reserve: int
    turns: int

    def open_to_me(self, route: Route) -> bool:
        """Tell whether the seat can claim a route, once it has the cards."""
        twin_mine = route.twin is not None and self.owners[route.twin] == self.seat
        free = self.owners[route.id] == NOBODY and not self.closed[route.id]
        return free and not twin_mine and route.spaces <= self.trains


@dataclass(frozen=True, slots=True)
class Plan:
    """The routes to claim and the routes of others to borrow.

    ``tickets`` are those that the plan will finish; ``worth`` is in points, with finished and
    failed tickets counted, less what the plan costs.
    """

    routes: tuple[int, ...] = ()
    loans: tuple[int, ...] = ()
    tickets: tuple[int, ...] = ()
    worth: float = 0.0

    def spaces(self, box: Box) -> int:
        """Count the trains that the plan takes."""
        return sum(box.map.routes[route].spaces for route in self.routes)


def table_before(seen: Observation) -> Table:
    """Take from a sight what a plan depends on."""
    me = seen.me
    left = turns_to_go(seen)
    return Table(
        box=seen.box,
        players=len(seen.seats),
        seat=me.seat,
        owners=seen.owners,
        closed=seen.closed,
        trains=me.trains,
        stations=seen.stations_of(me.seat),
        reserve=seen.stations_left(me.seat),
        turns=left if left <= IN_SIGHT else FAR_OFF,
    )


def turns_to_go(seen: Observation) -> int:
    """Guess how many turns are left, this one included: who has fewest trains ends the game."""
    if seen.turns_left is not None:
        return 1
    rivals = (one.trains for one in seen.seats if one.seat != seen.seat)
    fewest = min(rivals, default=seen.me.trains)
    return 1 + max(0, int((fewest - seen.box.last_round_at) / TRAINS_IN_A_TURN))


@lru_cache(maxsize=4096)
def make_plan(table: Table, tickets: tuple[int, ...]) -> Plan:
    """Plan a network for all tickets together.

    Which ticket is planned first decides what the others can share: the best order counts.
    """
    plans = (_plan_in_order(table, order) for order in _orders(table.box, tickets))
    return max(plans, key=lambda plan: plan.worth)


def _orders(box: Box, tickets: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
    best_first = tuple(sorted(tickets, key=lambda ticket: -box.map.tickets[ticket].points))
    if len(tickets) <= FEW:
        return permutations(best_first)
    return [(one, *(other for other in best_first if other != one)) for one in best_first]


def _plan_in_order(table: Table, order: tuple[int, ...]) -> Plan:
    """Plan one ticket after the other; each finds the routes of those before it for free."""
    plan, prices = Plan(), list(route_prices(table))
    for ticket in order:
        longer = _with_ticket(table, plan, prices, ticket)
        for route in longer.routes[len(plan.routes) :] + longer.loans[len(plan.loans) :]:
            _take_for_granted(table, prices, route)
        plan = longer
    return plan


def _with_ticket(table: Table, plan: Plan, prices: list[float | None], number: int) -> Plan:
    """Add a ticket to a plan, or give it up if it costs more than it is worth."""
    ticket = table.box.map.tickets[number]
    given_up = Plan(plan.routes, plan.loans, plan.tickets, plan.worth - ticket.points)
    way = ways.cheapest_way(table.box.map, ticket.a, ticket.b, prices)
    if way is None:
        return given_up
    new = [route for route in way if prices[route] != ways.PLANNED]
    longer = Plan(
        plan.routes + tuple(route for route in new if table.owners[route] == NOBODY),
        plan.loans + tuple(route for route in new if table.owners[route] != NOBODY),
        (*plan.tickets, number) if way else plan.tickets,
        plan.worth + ticket.points - sum(prices[route] or 0 for route in new),
    )
    return longer if _can_be_done(table, longer) else given_up


def _can_be_done(table: Table, plan: Plan) -> bool:
    steps, loans = len(plan.routes) + len(plan.loans), len(plan.loans)
    enough = plan.spaces(table.box) <= table.trains and loans <= table.reserve
    return enough and steps <= table.turns


def _take_for_granted(table: Table, prices: list[float | None], number: int) -> None:
    prices[number] = ways.PLANNED
    twin = table.box.map.routes[number].twin
    if twin is not None and prices[twin] != ways.PLANNED:
        prices[twin] = None


@lru_cache(maxsize=512)
def route_prices(table: Table) -> tuple[float | None, ...]:
    """Say what it costs, in points, to have each route; None if it cannot be had."""
    return tuple(_price(table, route) for route in table.box.map.routes)


def _price(table: Table, route: Route) -> float | None:
    owner = table.owners[route.id]
    if owner == NOBODY:
        return toll(table.box, route) if table.open_to_me(route) else None
    if owner == table.seat or route.a in table.stations or route.b in table.stations:
        return ways.OWN
    return LOAN if table.reserve else None


def toll(box: Box, route: Route) -> float:
    """Say what a route costs in points: a turn and its cards, less what it scores."""
    cards = route.spaces + TUNNEL_CARDS * route.tunnel + FERRY_CARDS * route.ferry
    return max(0.5, TURN + CARD * cards - box.points[route.spaces])


@lru_cache(maxsize=4096)
def danger(table: Table, number: int) -> float:
    """Say what it would cost if a rival took this route: the way round; more beside a rival."""
    game_map, route, prices = table.box.map, table.box.map.routes[number], list(route_prices(table))
    prices[number] = None
    if route.twin is not None and table.players <= table.box.doubles_close_up_to:
        prices[route.twin] = None
    way = ways.cheapest_way(game_map, route.a, route.b, prices)
    around = [prices[step] or 0 for step in way or ()]
    loss = LONG_WAY_ROUND if way is None else min(LONG_WAY_ROUND, sum(around))
    near = (*game_map.routes_at[route.a], *game_map.routes_at[route.b])
    rival = any(table.owners[one] not in (NOBODY, table.seat) for one in near)
    return loss * (1.5 if rival else 1.0)


@lru_cache(maxsize=1024)
def hope(table: Table, mine: tuple[int, ...]) -> float:
    """Say what the best of the tickets one could draw is worth, on average, in points."""
    number, drawn = len(table.box.map.tickets), table.box.tickets.drawn
    others = [ticket for ticket in range(number) if ticket not in mine]
    worths = sorted((make_plan(table, (ticket,)).worth for ticket in others), reverse=True)
    average, chance = 0.0, 1.0  # chance: that all better ones stay in the deck
    for place, worth in enumerate(worths):
        drawn_now = min(1.0, drawn / (len(worths) - place))
        average += chance * drawn_now * worth
        chance *= 1 - drawn_now
    return average
