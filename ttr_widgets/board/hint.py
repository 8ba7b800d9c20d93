"""One line about what the pointer is on."""

from collections.abc import Sequence

from ttr_widgets.locale import _, ngettext
from ttr_widgets.model.actions import Action
from ttr_widgets.model.cards import GRAY, NO_CARD
from ttr_widgets.model.gamemap import Route
from ttr_widgets.model.state import NOBODY
from ttr_widgets.play.observe import Observation
from ttr_widgets.play.tell import say_cards

from .places import Target
from .selection import likely_payment, offers_for, payment_of


def hint(
    target: Target | None, seen: Observation, names: Sequence[str], actions: Sequence[Action]
) -> str:
    """Say what lies under the pointer and what a click on it would do.

    Args:
        target: what the pointer is on.
        seen: what the one who points may see.
        names: the players' names, by seat.
        actions: what is legal now, for the one who points.
    """
    match target:
        case Target("route", number):
            return _route(seen.box.map.routes[number], seen, names, actions)
        case Target("row", place) if seen.row[place - 1] != NO_CARD:
            return _("Take {card}.").format(card=seen.box.card_name(seen.row[place - 1]))
        case Target("deck"):
            return _("Draw a card unseen; the deck has {n}.").format(n=seen.deck)
        case Target("tickets"):
            rules = seen.box.tickets
            words = _("Draw {drawn} tickets, keep at least {keep}; {n} are left.")
            return words.format(drawn=rules.drawn, keep=rules.keep, n=seen.ticket_deck)
        case Target("ticket"):
            return _("Click to see its cities and a shortest open way.")
        case Target("card", kind):
            card = seen.box.card_name(kind)
            return _("Click to see what {card} can pay for.").format(card=card)
        case Target("city", number):
            return seen.box.map.cities[number].label
    return ""


def _route(route: Route, seen: Observation, names: Sequence[str], actions: Sequence[Action]) -> str:
    return f"{_facts(route, seen)} {_prospect(route, seen, names, actions)}".strip()


def _facts(route: Route, seen: Observation) -> str:
    points = seen.box.points[route.spaces]
    earns = ngettext("{n} point", "{n} points", points).format(n=points)
    color = _("gray: any one color") if route.color == GRAY else seen.box.card_name(route.color)
    words = _("{route}: {spaces} {color}, {points}.")
    name = seen.box.map.route_label(route)
    return words.format(route=name, spaces=route.spaces, color=color, points=earns)


def _prospect(
    route: Route, seen: Observation, names: Sequence[str], actions: Sequence[Action]
) -> str:
    """Say whose it is, or what it would cost."""
    owner = seen.owners[route.id]
    if owner != NOBODY:
        return _("{who} has it.").format(who=names[owner])
    if seen.closed[route.id]:
        return _("Closed: its twin is taken.")
    offers = offers_for(Target("route", route.id), actions)
    if offers:
        paid = say_cards(seen.box, payment_of(offers[0]))
        more = _(" or otherwise") if len(offers) > 1 else ""
        return _("You can pay {cards}{more}.").format(cards=paid, more=more)
    return _missing(route, seen)


def _missing(route: Route, seen: Observation) -> str:
    if seen.seat is None or seen.me.hand is None:
        return ""
    wish = likely_payment(seen, route)
    short = tuple(max(0, want - have) for want, have in zip(wish, seen.me.hand, strict=True))
    if not any(short):
        return ""
    return _("You still need {cards}.").format(cards=say_cards(seen.box, short))
