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
from ttr_widgets.model.state import KeepTickets, TunnelSurcharge
from ttr_widgets.play.observe import Observation
from ttr_widgets.play.players import cheapest_way

from .places import Target


@dataclass(frozen=True, slots=True)
class Selection:
    """What somebody has pointed out so far.

    Args:
        what: the route or city whose payments are offered, or what is lit: a ticket or
            a card of the hand, a seat.
        offers: the actions to choose from, one for each payment.
        keep: places (from 1) of the offered tickets that are to be kept.
    """

    what: Target | None = None
    offers: tuple[Action, ...] = ()
    keep: tuple[int, ...] = ()


NOTHING = Selection()

Chosen = tuple[Selection, Action | None]
"""What is chosen after a click, and the action that the click asks for, if any."""


def click(
    chosen: Selection, target: Target | None, seen: Observation, actions: Sequence[Action]
) -> Chosen:
    """Tell what a click means.

    Args:
        chosen: what was chosen before.
        target: what was clicked; None for bare ground.
        seen: what the one who clicks may see.
        actions: what is legal now, for the one who clicks.
    """
    if target is None:
        return replace(chosen, what=None, offers=()), None
    match target.kind:
        case "route" | "city":
            return _pay_for(chosen, target, seen, actions)
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
    chosen: Selection, target: Target, seen: Observation, actions: Sequence[Action]
) -> Chosen:
    """One payment is one click; several are offered; none is a wish that will be refused."""
    offers = offers_for(target, actions)
    if len(offers) == 1:
        return NOTHING, offers[0]
    if offers and chosen.what != target:
        return replace(chosen, what=target, offers=offers), None
    if offers or target.kind == "city":
        return replace(chosen, what=None, offers=()), None
    route = seen.box.map.routes[target.id]
    return replace(chosen, what=None, offers=()), ClaimRoute(route.id, likely_payment(seen, route))


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


def lit(
    chosen: Selection, seen: Observation, actions: Sequence[Action]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cities and the routes that light up for what is chosen."""
    if isinstance(seen.decision, KeepTickets) and seen.decision.offered and not chosen.what:
        return _cities_of_offered(chosen, seen, seen.decision.offered), ()
    match chosen.what:
        case Target("ticket", index):
            return _ticket(seen, index)
        case Target("card", kind):
            return (), _claimable_with(kind, actions)
        case Target("seat", seat):
            return (), seen.routes_of(seat)
    return (), ()


def _ticket(seen: Observation, index: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A ticket's two cities, and a shortest way that is still open."""
    tickets = seen.me.tickets or ()
    if index >= len(tickets):
        return (), ()
    ticket = seen.box.map.tickets[tickets[index]]
    return (ticket.a, ticket.b), cheapest_way(seen, ticket.a, ticket.b) or ()


def _cities_of_offered(
    chosen: Selection, seen: Observation, offered: tuple[int, ...]
) -> tuple[int, ...]:
    """The cities of the tickets that are to be kept; before one is chosen, of all."""
    places = chosen.keep or range(1, len(offered) + 1)
    tickets = [seen.box.map.tickets[offered[place - 1]] for place in places]
    return tuple(sorted({city for ticket in tickets for city in (ticket.a, ticket.b)}))


def _claimable_with(kind: int, actions: Iterable[Action]) -> tuple[int, ...]:
    found = {one.route for one in actions if isinstance(one, ClaimRoute) and one.payment[kind]}
    return tuple(sorted(found))


def done_tickets(seen: Observation) -> tuple[int, ...]:
    """The tickets of the hand whose cities are connected already."""
    if seen.seat is None:
        return ()
    tickets = [seen.box.map.tickets[ticket] for ticket in seen.me.tickets or ()]
    return tuple(one.id for one in tickets if cheapest_way(seen, one.a, one.b) == ())
