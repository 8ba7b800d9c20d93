"""What the coach says of one's own tickets: what they lack, and which routes help them."""

from collections.abc import Iterator, Sequence

from ttr_widgets.locale import _, ngettext
from ttr_widgets.model.actions import Action, ClaimRoute
from ttr_widgets.model.gamemap import Route, Ticket
from ttr_widgets.model.state import KeepTickets
from ttr_widgets.play.lent import lent_tickets
from ttr_widgets.play.names import listed
from ttr_widgets.play.observe import Observation
from ttr_widgets.play.players import cheapest_way
from ttr_widgets.play.tell import say_points

from .prospects import color_of, fare_of, say_lent

Ways = tuple[tuple[Ticket, tuple[int, ...] | None], ...]
"""Tickets, each with the routes of a shortest open way; None where no way is open any more."""


def open_ways(seen: Observation) -> Ways:
    """Find a shortest open way for each ticket of the one who looks that is not done yet."""
    tickets = (seen.box.map.tickets[number] for number in seen.held_tickets)
    ways = ((ticket, cheapest_way(seen, ticket.a, ticket.b)) for ticket in tickets)
    return tuple((ticket, way) for ticket, way in ways if way != ())


def open_tickets(seen: Observation, actions: Sequence[Action]) -> Iterator[str]:
    """Say of each open ticket how much it lacks, and which routes lead there.

    Before this, of one that only a station completes, that it is done as things stand.

    Args:
        seen: what the one who asks may see: no other tickets than these are known.
        actions: what is legal now, for the one who asks.
    """
    payable = {one.route for one in actions if isinstance(one, ClaimRoute)}
    lent = lent_tickets(seen)
    for ticket, way in open_ways(seen):
        name = seen.box.map.ticket_label(ticket)
        if ticket.id in lent:
            yield _("{ticket}: {done}").format(ticket=name, done=say_lent(lent[ticket.id], seen))
        if way is None:
            yield _no_way(ticket, seen).format(ticket=name, train=seen.box.train)
            continue
        spaces = sum(seen.box.map.routes[route].spaces for route in way)
        words = ngettext("{ticket} lacks {n} space", "{ticket} lacks {n} spaces", spaces)
        said = words.format(ticket=name, n=spaces)
        if spaces > seen.me.trains:
            have = ngettext("(you have {n} {train})", "(you have {n} {train}s)", seen.me.trains)
            said += " " + have.format(n=seen.me.trains, train=seen.box.train)
        city = seen.box.map.cities[ticket.a].label
        steps = ", ".join(_step(*stop, seen, payable) for stop in _stops(ticket, way, seen))
        yield _("{lack}. A shortest open way: from {city} {steps}.").format(
            lack=said, city=city, steps=steps
        )


def offered_tickets(seen: Observation) -> Iterator[str]:
    """Say of each ticket that one may keep what it brings, and how much a shortest way needs."""
    offered = seen.decision.offered if isinstance(seen.decision, KeepTickets) else ()
    for ticket in (seen.box.map.tickets[number] for number in offered):
        way = cheapest_way(seen, ticket.a, ticket.b)
        name, points = seen.box.map.ticket_label(ticket), say_points(ticket.points)
        if way is None:
            yield _no_way(ticket, seen).format(ticket=name, train=seen.box.train)
            continue
        spaces = sum(seen.box.map.routes[route].spaces for route in way)
        needs = ngettext("{n} space", "{n} spaces", spaces).format(n=spaces)
        yield _("{ticket}, {points}: {needs}.").format(ticket=name, points=points, needs=needs)


def _no_way(ticket: Ticket, seen: Observation) -> str:
    """Say why a ticket has no open way: all are closed, or each has a route that is too long."""
    if cheapest_way(seen, ticket.a, ticket.b, trains=seen.box.trains) is not None:
        return _("{ticket}: you have too few {train}s for every way that is open.")
    if seen.seat is not None and seen.stations_left(seen.seat):
        return _("{ticket}: no way is open any more; a station may still help.")
    return _("{ticket}: no way is open any more.")


def _stops(
    ticket: Ticket, way: tuple[int, ...], seen: Observation
) -> Iterator[tuple[int, Route | None]]:
    """Go along a way, from one city of a ticket to the other.

    Yields:
        The cities that one comes to, each with the route that leads there; None stands for
        routes of one's own.
    """
    city = ticket.a
    for route in (seen.box.map.routes[number] for number in way):
        forth = cheapest_way(seen, city, route.a) == ()
        near, far = (route.a, route.b) if forth else (route.b, route.a)
        if near != city:
            yield near, None
        yield far, route
        city = far
    if city != ticket.b:
        yield ticket.b, None


def _step(city: int, route: Route | None, seen: Observation, payable: set[int]) -> str:
    """Say where a step of a way leads, and its cards: "to Zürich (3 green)"."""
    price = _price(route, seen, route.id in payable) if route else _("yours")
    return _("to {city} ({price})").format(city=seen.box.map.cities[city].label, price=price)


def _price(route: Route, seen: Observation, payable: bool) -> str:
    price = _("{n} {color}").format(n=route.spaces, color=color_of(route, seen.box))
    if route.ferry:
        price += ", " + _("at least {wild}").format(wild=fare_of(route, seen.box))
    return _("{price}, you can pay that").format(price=price) if payable else price


def helped(route: int, ways: Ways, seen: Observation) -> str:
    """Say which tickets a route helps, as it is on their way; nothing where it helps none."""
    labels = [seen.box.map.ticket_label(ticket) for ticket, way in ways if route in (way or ())]
    if not labels:
        return ""
    words = ngettext(
        "It is on a shortest open way of your ticket {tickets}.",
        "It is on a shortest open way of your tickets {tickets}.",
        len(labels),
    )
    return words.format(tickets=listed(labels, _("and")))
