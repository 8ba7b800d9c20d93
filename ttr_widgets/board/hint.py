"""Two lines about what the pointer is on: what it is, and what a click on it would do."""

from collections.abc import Sequence

from ttr_widgets.locale import _, in_person
from ttr_widgets.model.actions import DECK, Action, DrawCard, DrawTickets
from ttr_widgets.model.cards import LOCOMOTIVE, NO_CARD
from ttr_widgets.play.observe import Observation

from .places import Target
from .prospects import city_facts, prospect, route_facts, ticket_facts


def hint(
    target: Target | None, seen: Observation, names: Sequence[str], actions: Sequence[Action]
) -> str:
    """Say what lies under the pointer and what a click on it would do.

    Args:
        target: what the pointer is on, or what is chosen.
        seen: what the one who points may see.
        names: the players' names, by seat.
        actions: what is legal now, for the one who points.

    Returns:
        One or two sentences, each on a line of its own; nothing where there is nothing to say.
    """
    match target:
        case Target("route", number):
            route = seen.box.map.routes[number]
            return _lines(route_facts(route, seen), prospect(route, seen, names, actions))
        case Target("city", number):
            can = any(getattr(one, "city", None) == number for one in actions)
            return _lines(city_facts(number, seen, names), _("Click to build.") if can else "")
        case Target("row" | "deck" | "tickets"):
            return _table(target, seen, actions)
        case Target("ticket" | "offered"):
            return _ticket(target, seen)
        case Target("card", kind):
            return _card(kind, seen)
        case Target("button", _id, "undo"):
            return _("Click to take back the last decision of a person, and what followed.")
        case Target("seat", seat):
            words = (
                _("Click to see [the last lines of {who}|your last lines].")
                if seen.over
                else _("Click to see [the routes of {who}|your routes].")
            )
            return in_person(words, names[seat]).format(who=names[seat])
    return ""


def _lines(*sentences: str) -> str:
    return "\n".join(sentence for sentence in sentences if sentence)


def _table(target: Target, seen: Observation, actions: Sequence[Action]) -> str:
    """Say what lies in the row or in a deck, and what a draw from there means."""
    if target.kind == "deck":
        words = _("The deck has {n} cards.").format(n=seen.deck)
        can = DrawCard(DECK) in actions
        return _lines(words, _("Click to draw one unseen.") if can else "")
    if target.kind == "tickets":
        rules = seen.box.tickets
        words = _("{n} tickets are left.").format(n=seen.ticket_deck)
        click = _("Click to draw {drawn}; you keep at least {keep}.")
        can = DrawTickets() in actions
        return _lines(words, click.format(drawn=rules.drawn, keep=rules.keep) if can else "")
    kind = seen.row[target.id - 1]
    if kind == NO_CARD:
        return _("An empty place.")
    words = _("A face-up card: {card}.").format(card=seen.box.card_name(kind))
    if DrawCard(target.id) not in actions:
        return words
    alone = kind == LOCOMOTIVE
    return _lines(
        words, _("Click to take it; it is all you draw.") if alone else _("Click to take it.")
    )


def _ticket(target: Target, seen: Observation) -> str:
    offer = target.kind == "offered"
    place, tickets = (target.id - 1, seen.offered) if offer else (target.id, seen.held_tickets)
    if place not in range(len(tickets)):
        return ""
    return ticket_facts(seen.box.map.tickets[tickets[place]], seen)


def _card(kind: int, seen: Observation) -> str:
    hand = seen.me.hand if seen.seat is not None else None
    if not hand or not hand[kind]:
        return ""
    held = seen.box.say_cards(tuple(n if k == kind else 0 for k, n in enumerate(hand)))
    return _lines(
        _("You hold {cards}.").format(cards=held), _("Click to see what they can pay for.")
    )
