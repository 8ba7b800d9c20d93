"""What the coach says of one's own tickets: what they lack, and which routes help them."""

from collections.abc import Iterator, Sequence

from ttr_widgets.locale import _, ngettext
from ttr_widgets.model.actions import Action, ClaimRoute
from ttr_widgets.model.cards import GRAY
from ttr_widgets.model.gamemap import Ticket
from ttr_widgets.play.names import listed
from ttr_widgets.play.observe import Observation
from ttr_widgets.play.players import cheapest_way

Ways = tuple[tuple[Ticket, tuple[int, ...] | None], ...]
"""Tickets, each with the routes of a shortest open way; None where no way is open any more."""


def open_ways(seen: Observation) -> Ways:
    """Find a shortest open way for each ticket of the one who looks that is not done yet."""
    tickets = (seen.box.map.tickets[number] for number in seen.held_tickets)
    ways = ((ticket, cheapest_way(seen, ticket.a, ticket.b)) for ticket in tickets)
    return tuple((ticket, way) for ticket, way in ways if way != ())


def open_tickets(seen: Observation, actions: Sequence[Action]) -> Iterator[str]:
    """Say of each open ticket how much it lacks, and which routes lead there.

    Args:
        seen: what the one who asks may see: no other tickets than these are known.
        actions: what is legal now, for the one who asks.
    """
    payable = {one.route for one in actions if isinstance(one, ClaimRoute)}
    for ticket, way in open_ways(seen):
        name = seen.box.map.ticket_label(ticket)
        if way is None:
            yield _("{ticket}: no way is open any more.").format(ticket=name)
            continue
        spaces = sum(seen.box.map.routes[route].spaces for route in way)
        words = ngettext("{ticket} lacks {n} space", "{ticket} lacks {n} spaces", spaces)
        said = words.format(ticket=name, n=spaces)
        if spaces > seen.me.trains:
            said += " " + _("(you have {n} trains)").format(n=seen.me.trains)
        routes = ", ".join(_step(route, seen, route in payable) for route in way)
        yield _("{lack}. A shortest open way: {routes}.").format(lack=said, routes=routes)


def _step(number: int, seen: Observation, payable: bool) -> str:
    """Say a route of a way with its cards, such as "Paris-Zürich (3 green)"."""
    route = seen.box.map.routes[number]
    color = _("gray") if route.color == GRAY else seen.box.card_name(route.color)
    words = _("{route} ({n} {color}, you can pay that)") if payable else _("{route} ({n} {color})")
    return words.format(route=seen.box.map.route_label(route), n=route.spaces, color=color)


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
