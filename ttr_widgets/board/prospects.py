"""What the picture and the coach say of a route, a city or a ticket: facts, and what it costs."""

from collections.abc import Iterator, Sequence

from ttr_widgets.locale import _, in_person, ngettext
from ttr_widgets.model.actions import Action
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import COLORS, GRAY, LOCOMOTIVE
from ttr_widgets.model.gamemap import Route, Ticket
from ttr_widgets.model.state import NOBODY
from ttr_widgets.play.lent import lent_tickets
from ttr_widgets.play.names import listed
from ttr_widgets.play.observe import Observation
from ttr_widgets.play.players import cheapest_way
from ttr_widgets.play.tell import say_points

from . import stations
from .places import Target
from .selection import likely_payment, offers_for, payment_of


def route_facts(route: Route, seen: Observation) -> str:
    """Say length, color and points of a route, and what is special about it."""
    return f"{seen.box.map.route_label(route)}: {what_to_know(route, seen)}"


def what_to_know(route: Route, seen: Observation) -> str:
    """Say length, color and points of a route, its ferry and its risk, without its name."""
    return " ".join((length_and_points(route, seen), *_warnings(route, seen)))


def length_and_points(route: Route, seen: Observation) -> str:
    """Say length, color and points, such as "4 pink spaces, 7 points."."""
    color = color_of(route, seen.box)
    words = ngettext("{n} {color} space", "{n} {color} spaces", route.spaces)
    long = words.format(n=route.spaces, color=color)
    return f"{long}, {say_points(seen.box.points[route.spaces])}."


def color_of(route: Route, box: Box) -> str:
    """Name the color of a route."""
    return _("gray") if route.color == GRAY else box.card_name(route.color)


def fare_of(route: Route, box: Box) -> str:
    """Say how many locomotives a ferry asks for at least."""
    return box.say_cards((0,) * LOCOMOTIVE + (route.ferry,))


def _warnings(route: Route, seen: Observation) -> Iterator[str]:
    if route.ferry:
        yield _("Ferry: at least {cards}.").format(cards=fare_of(route, seen.box))
    if route.tunnel:
        yield _("Tunnel: it may cost more.")


def prospect(
    route: Route, seen: Observation, names: Sequence[str], actions: Sequence[Action]
) -> str:
    """Say whose a route is, or what I would pay for it, or what I lack."""
    if seen.owners[route.id] != NOBODY:
        who = names[seen.owners[route.id]]
        return in_person(_("{who} [has|have] it."), who).format(who=who)
    if seen.closed[route.id]:
        return _("Closed: its twin is taken.")
    if seen.seat is None or seen.me.hand is None:
        return ""
    offers = offers_for(Target("route", route.id), actions)
    if offers:
        paid = seen.box.say_cards(payment_of(offers[0]))
        alone, more = _("You can pay {cards}."), _("You can pay {cards}, or other cards.")
        return (more if offers[1:] else alone).format(cards=paid)
    if route.spaces > seen.me.trains:
        return _("You have too few trains left: {n}.").format(n=seen.me.trains)
    return _lack(route, seen)


def _lack(route: Route, seen: Observation) -> str:
    wish = likely_payment(seen, route)
    short = tuple(max(0, n - have) for n, have in zip(wish, seen.me.hand or wish, strict=True))
    return (
        _("You still need {cards}.").format(cards=seen.box.say_cards(short)) if any(short) else ""
    )


def city_facts(city: int, seen: Observation, names: Sequence[str]) -> str:
    """Say what a city is, whose station it has, or what a station there would cost."""
    place = seen.box.map.cities[city]
    if place.attraction:
        return _("{city}: a tourist attraction.").format(city=place.label)
    if not seen.stations_each:
        return place.label
    owner = stations.owner(seen, city)
    if owner is not None:
        words = in_person(_("{city}: {who} [has|have] a station here."), names[owner])
        return words.format(city=place.label, who=names[owner])
    if seen.seat is None:
        return place.label
    return f"{place.label}. {station_price(seen, seen.seat)}"


def station_price(seen: Observation, seat: int) -> str:
    """Say what the next station of a seat costs, and how many are left."""
    left = seen.stations_left(seat)
    if not left:
        return _("You have no station left.")
    cost = len(seen.stations_of(seat)) + 1
    few = ngettext("A station costs {n} card", "A station costs {n} cards of one color", cost)
    return _("{price}; {left} of {each} left.").format(
        price=few.format(n=cost), left=left, each=seen.stations_each
    )


def station_kept(seen: Observation) -> str:
    """Say what a station brings that is never built."""
    points = say_points(getattr(seen.box.feature("stations"), "unused_points", 0))
    return _("One that you do not build brings {points} at the end.").format(points=points)


def ticket_facts(ticket: Ticket, seen: Observation) -> str:
    """Say what a ticket is worth, and how many trains a shortest open way still takes."""
    words = _("{ticket}, {points}: {way}")
    name, way = seen.box.map.ticket_label(ticket), _way(ticket, seen)
    if borrowed := lent_tickets(seen).get(ticket.id, ()):
        way = say_lent(borrowed, seen) + "\n" + _("Without it: {way}").format(way=way)
    said = words.format(ticket=name, points=say_points(ticket.points), way=way)
    return said + " " + _("(*: no source names this ticket.)") if ticket.stand_in else said


def say_lent(borrowed: Sequence[int], seen: Observation) -> str:
    """Say that a ticket is done as things stand, and which routes its stations borrow for it."""
    labels = [seen.box.map.route_label(seen.box.map.routes[route]) for route in borrowed]
    words = ngettext(
        "done with a station, as things stand: it borrows {routes}.",
        "done with stations, as things stand: they borrow {routes}.",
        len(labels),
    )
    return words.format(routes=listed(labels, _("and")))


def _way(ticket: Ticket, seen: Observation) -> str:
    way = cheapest_way(seen, ticket.a, ticket.b)
    if way is None:
        return _("no way is open any more.")
    if not way:
        return _("the cities are connected.")
    trains = sum(seen.box.map.routes[route].spaces for route in way)
    words = ngettext(
        "a shortest open way takes {n} train; you have {left}.",
        "a shortest open way takes {n} trains; you have {left}.",
        trains,
    )
    return words.format(n=trains, left=seen.me.trains)


def surcharge_kinds(seen: Observation, payment: Sequence[int]) -> str:
    """Say which cards may pay what a tunnel costs besides: ``green or locomotive``."""
    kinds = [seen.box.card_name(color) for color in COLORS if payment[color]]
    return _(" or ").join((*kinds, seen.box.card_name(LOCOMOTIVE)))
