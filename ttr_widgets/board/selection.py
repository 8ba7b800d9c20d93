"""From clicks to an action: what is being chosen and not yet said. It knows no rule.

A click on something forbidden still makes an action: the engine's refusal teaches.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ttr_widgets.model.actions import (
    DECK,
    Action,
    ClaimRoute,
    DrawCard,
    DrawTickets,
    Keep,
    PaySurcharge,
    Withdraw,
)
from ttr_widgets.model.cards import GRAY, LOCOMOTIVE, NO_CARDS, Cards
from ttr_widgets.model.gamemap import Route
from ttr_widgets.model.score import FinalScore
from ttr_widgets.model.state import GameOver, TunnelSurcharge
from ttr_widgets.play.observe import Observation
from ttr_widgets.play.players import cheapest_way

from .places import Target


@dataclass(frozen=True, slots=True)
class Selection:
    """What somebody has pointed out so far.

    Args:
        what: the route or city whose payments are offered, or what is lit: a ticket or
            a card of the hand, a seat, a line of the final count.
        offers: the actions to choose from, one for each payment.
        keep: places (from 1) of the offered tickets that are to be kept.
    """

    what: Target | None = None
    offers: tuple[Action, ...] = ()
    keep: tuple[int, ...] = ()


NOTHING = Selection()

_OF_THE_COUNT = ("line", "seat", "button", "route", "city", "nothing")
"""What means something else, or nothing more, once the game is over."""

Chosen = tuple[Selection, Action | str | None]
"""What is chosen after a click, and the action (or its text) that the click asks for, if any."""


def click(
    chosen: Selection,
    target: Target | None,
    seen: Observation,
    actions: Sequence[Action],
    touched: bool = False,
) -> Chosen:
    """Tell what a click means.

    Args:
        chosen: what was chosen before.
        target: what was clicked; None for bare ground.
        seen: what the one who clicks may see.
        actions: what is legal now, for the one who clicks.
        touched: whether it was a finger: that has not seen the price by pointing.
    """
    if isinstance(seen.decision, GameOver) and (target is None or target.kind in _OF_THE_COUNT):
        return click_count(chosen, target, seen.decision.score), None
    if target is None:
        return replace(chosen, what=None, offers=()), None
    match target.kind:
        case "route" | "city":
            return _pay_for(chosen, target, seen, actions, touched)
        case "offer":
            return NOTHING, chosen.offers[target.id]
        case "row" | "deck":
            return NOTHING, DrawCard(target.id if target.kind == "row" else DECK)
        case "tickets":
            return NOTHING, DrawTickets()
        case "offered":
            return _toggle(chosen, target.id), None
        case "ticket" | "card" | "seat":
            return replace(chosen, what=_other(chosen, target), offers=()), None
        case "button":
            return _press(chosen, target.name)
    return chosen, None


def click_count(chosen: Selection, target: Target | None, score: FinalScore) -> Selection:
    """Step through the lines of the final count; bare ground and the map let it stand."""
    what, last = chosen.what, len(score.lines) - 1
    at = what.id if what and what.kind == "line" else None
    match target:
        case Target("line", number):
            at = number
        case Target("seat", seat):
            at = score.lines.index(score.of(seat)[0])
        case Target("button", _id, "lines"):
            at = 0
        case Target("button", _id, "next") if at is not None:
            at = at + 1 if at < last else None
        case Target("button", _id, "previous") if at is not None:
            at = at - 1 if at else None
        case Target("button", _id, "totals"):
            at = None
    return replace(chosen, what=None if at is None else Target("line", at))


def standing(chosen: Selection, seen: Observation, actions: Sequence[Action]) -> Selection:
    """Add what the table asks anyhow: the ways to pay a surcharge, whatever was clicked."""
    if not isinstance(seen.decision, TunnelSurcharge):
        return chosen
    pays = tuple(one for one in actions if isinstance(one, PaySurcharge))
    return replace(chosen, what=Target("route", seen.decision.route), offers=pays)


def _other(chosen: Selection, target: Target) -> Target | None:
    """A second click on the same thing lets go of it."""
    return None if chosen.what == target else target


def _toggle(chosen: Selection, place: int) -> Selection:
    return replace(chosen, keep=tuple(sorted({*chosen.keep} ^ {place})))


def _press(chosen: Selection, name: str) -> Chosen:
    if name == "keep":
        return chosen, Keep(chosen.keep)
    if name == "withdraw":
        return NOTHING, Withdraw()
    return replace(chosen, what=None, offers=()), None


def _pay_for(
    chosen: Selection, target: Target, seen: Observation, actions: Sequence[Action], touched: bool
) -> Chosen:
    """One payment is one click; several are offered; none is a wish that will be refused.

    A station is always offered: who clicks a city may only want to know something about it.
    So is a tunnel, which may cost more than one has, and whatever a finger taps.
    """
    offers = offers_for(target, actions)
    if len(offers) == 1 and not touched and _plain(target, seen):
        return NOTHING, offers[0]
    if offers and chosen.what != target:
        return replace(chosen, what=target, offers=offers), None
    let_go = replace(chosen, what=None, offers=())
    if offers or (target.kind == "city" and not seen.box.feature("stations")):
        return let_go, None
    if target.kind == "city":
        return let_go, f"station {seen.box.map.cities[target.id].name}"
    route = seen.box.map.routes[target.id]
    return let_go, ClaimRoute(route.id, likely_payment(seen, route))


def _plain(target: Target, seen: Observation) -> bool:
    """Tell whether it is sure what it will cost: a route, and no tunnel."""
    return target.kind == "route" and not seen.box.map.routes[target.id].tunnel


def offers_for(target: Target, actions: Iterable[Action]) -> tuple[Action, ...]:
    """The legal actions that pay for a route or a city, fewest locomotives first."""
    found = [one for one in actions if getattr(one, target.kind, None) == target.id]
    return tuple(sorted(found, key=lambda one: payment_of(one)[LOCOMOTIVE]))


def payment_of(action: Action) -> Cards:
    """The cards that an action pays."""
    payment: Cards = getattr(action, "payment", NO_CARDS)
    return payment


def likely_payment(seen: Observation, route: Route) -> Cards:
    """What one would offer for a route: own cards first, locomotives for what they lack."""
    hand = (seen.me.hand if seen.seat is not None else None) or NO_CARDS
    colors = seen.box.colors if route.color == GRAY else (route.color,)
    color = max(colors, key=lambda one: hand[one])
    lacking = route.spaces - hand[color]
    wild = max(route.ferry, min(hand[LOCOMOTIVE], lacking))
    payment = list(NO_CARDS)
    payment[color], payment[LOCOMOTIVE] = route.spaces - wild, wild
    return tuple(payment)


Lit = tuple[tuple[int, ...], tuple[int, ...]]
"""Cities and routes."""


def lit(
    chosen: Selection, seen: Observation, actions: Sequence[Action], pointed: Target | None = None
) -> Lit:
    """The cities and the routes that light up for what is chosen, or pointed at meanwhile.

    While one chooses tickets, the cities of those to be kept are lit besides.
    """
    what = pointed if pointed and pointed.kind in ("line", "offered", "ticket") else chosen.what
    cities, routes = _lit_by(what, seen, actions)
    if seen.offered and (chosen.keep or not what):
        cities = tuple(sorted({*cities, *_cities_to_keep(chosen, seen)}))
    return cities, routes


def _lit_by(what: Target | None, seen: Observation, actions: Sequence[Action]) -> Lit:
    match what:
        case Target("offered", place) if place <= len(seen.offered):
            return _ticket(seen, seen.offered[place - 1])
        case Target("line", number) if isinstance(seen.decision, GameOver):
            line = seen.decision.score.lines[number]
            return line.cities, line.routes
        case Target("ticket", index) if index < len(seen.held_tickets):
            return _ticket(seen, seen.held_tickets[index])
        case Target("card", kind):
            return (), _claimable_with(kind, actions)
        case Target("seat", seat):
            return (), seen.routes_of(seat)
    return (), ()


def _ticket(seen: Observation, number: int) -> Lit:
    """A ticket's two cities, and a shortest way that is still open."""
    ticket = seen.box.map.tickets[number]
    return (ticket.a, ticket.b), cheapest_way(seen, ticket.a, ticket.b) or ()


def _cities_to_keep(chosen: Selection, seen: Observation) -> tuple[int, ...]:
    """The cities of the tickets that are to be kept; before one is chosen, of all."""
    places = chosen.keep or range(1, len(seen.offered) + 1)
    tickets = [seen.box.map.tickets[seen.offered[place - 1]] for place in places]
    return tuple(sorted({city for ticket in tickets for city in (ticket.a, ticket.b)}))


def _claimable_with(kind: int, actions: Iterable[Action]) -> tuple[int, ...]:
    found = {one.route for one in actions if isinstance(one, ClaimRoute) and one.payment[kind]}
    return tuple(sorted(found))


def done_tickets(seen: Observation) -> tuple[int, ...]:
    """The tickets of the hand whose cities are connected already; at the end, as they count."""
    if seen.seat is None:
        return ()
    if isinstance(seen.decision, GameOver):
        lines = seen.decision.score.of(seen.seat)
        return tuple(line.ticket for line in lines if line.ticket is not None and line.done)
    tickets = [seen.box.map.tickets[ticket] for ticket in seen.held_tickets]
    return tuple(one.id for one in tickets if cheapest_way(seen, one.a, one.b) == ())
