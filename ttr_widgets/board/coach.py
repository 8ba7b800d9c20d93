"""A coach who says, when asked, what one can do, what it costs, and why something is not allowed.

Facts only: what is legal, what it costs, what it brings. What is wise is for the learner.

    from ttr_widgets.board.coach import advice
    print(advice(game.observe(0), game.legal_actions()))
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

from ttr_widgets.locale import _, ngettext
from ttr_widgets.model.actions import (
    DECK,
    Action,
    ClaimRoute,
    DrawCard,
    DrawTickets,
    Keep,
    Pass,
    PaySurcharge,
    Withdraw,
)
from ttr_widgets.model.cards import LOCOMOTIVE
from ttr_widgets.model.gamemap import Route
from ttr_widgets.model.rule import Violation
from ttr_widgets.model.state import SecondCard
from ttr_widgets.play.observe import Observation

from .coach_tickets import helped, offered_tickets, open_tickets, open_ways
from .places import Target
from .prospects import prospect, route_facts, station_price
from .selection import likely_payment, offers_for, payment_of

MOST = 8
"""How many routes are listed at most."""

WhyNot = Callable[[Action | str], Sequence[Violation]]


@dataclass(frozen=True, slots=True)
class Advice:
    """What a coach says: a heading and lines for each kind of thing one can do."""

    parts: tuple[tuple[str, tuple[str, ...]], ...]

    def __str__(self) -> str:
        """Say it in plain lines."""
        lines = []
        for heading, said in self.parts:
            lines += [heading, *(f"  {line}" for line in said)]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        """Show it in a notebook."""
        return "".join(_html(heading, said) for heading, said in self.parts)


def advice(seen: Observation, actions: Sequence[Action]) -> Advice:
    """Say what one can do now, by kind, and what one's own open tickets still lack.

    Args:
        seen: what the one who asks may see.
        actions: what is legal now, for the one who asks; () if somebody else decides.

    Returns:
        A value to print, or to end a cell with.
    """
    if seen.over:
        return Advice(((_("The game is over."), ()),))
    waits = () if actions else ((_("You can do nothing now: somebody else decides."), ()),)
    found = (
        (_("Your open tickets"), open_tickets(seen, actions)),
        (_("Draw cards"), _draws(seen, actions)),
        (
            _("Claim a route you can pay now, first for your tickets"),
            _claims(seen, actions),
        ),
        (_("Draw tickets"), _tickets(seen, actions)),
        (_("Build a station"), _stations(seen, actions)),
        (_("Answer what is asked"), _answers(seen, actions)),
    )
    parts = tuple((heading, lines) for heading, said in found if (lines := tuple(said)))
    return Advice(waits + parts)


def about_route(
    route: Route, seen: Observation, names: Sequence[str], actions: Sequence[Action], why: WhyNot
) -> Advice:
    """Say what a route is and costs, and if it cannot be claimed now, which rules forbid it.

    Args:
        route: which route.
        seen: what the one who asks may see.
        names: the players' names, by seat.
        actions: what is legal now, for the one who asks.
        why: names the rules that forbid an action, such as ``game.why_not``.
    """
    said = [prospect(route, seen, names, actions)]
    if not offers_for(Target("route", route.id), actions):
        wish = ClaimRoute(route.id, likely_payment(seen, route))
        said = [str(broken) for broken in why(wish)] or said
    said.append(helped(route.id, open_ways(seen), seen))
    return Advice(((route_facts(route, seen), tuple(filter(None, said))),))


def _html(heading: str, said: Iterable[str]) -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in said)
    return f"<p>{escape(heading)}</p>" + (f"<ul>{items}</ul>" if items else "")


def _draws(seen: Observation, actions: Sequence[Action]) -> Iterator[str]:
    places = [one.place for one in actions if isinstance(one, DrawCard)]
    if DECK in places:
        yield _("From the deck, unseen: {n} cards are there.").format(n=seen.deck)
    row = [seen.row[place - 1] for place in places if place != DECK]
    if row:
        cards = ", ".join(seen.box.card_name(kind) for kind in row)
        yield _("Face up: {cards}.").format(cards=cards)
    wild = seen.box.card_name(LOCOMOTIVE)
    if LOCOMOTIVE in row:
        yield _("A face-up {wild} is all you draw.").format(wild=wild)
    elif places and isinstance(seen.decision, SecondCard) and LOCOMOTIVE in seen.row:
        yield _("A face-up {wild} cannot be the second card.").format(wild=wild)


def _claims(seen: Observation, actions: Sequence[Action]) -> Iterator[str]:
    claims = [one for one in actions if isinstance(one, ClaimRoute)]
    routes = [seen.box.map.routes[number] for number in dict.fromkeys(c.route for c in claims)]
    ways = open_ways(seen)
    wanted = {number for _ticket, way in ways for number in way or ()}
    routes.sort(key=lambda route: (route.id not in wanted, -seen.box.points[route.spaces]))
    for route in routes[:MOST]:
        payment = payment_of(offers_for(Target("route", route.id), claims)[0])
        words = _("{facts} Pay {cards}.")
        said = words.format(facts=route_facts(route, seen), cards=seen.box.say_cards(payment))
        yield " ".join(filter(None, (said, helped(route.id, ways, seen))))
    more = len(routes) - MOST
    if more > 0:
        yield ngettext("And {n} more.", "And {n} more.", more).format(n=more)


def _tickets(seen: Observation, actions: Sequence[Action]) -> Iterator[str]:
    if DrawTickets() in actions:
        rules, left = seen.box.tickets, seen.ticket_deck
        words = _("You draw {drawn} and keep at least {keep}; {n} are left.")
        yield words.format(drawn=min(rules.drawn, left), keep=rules.keep, n=left)


def _stations(seen: Observation, actions: Sequence[Action]) -> Iterator[str]:
    cities = {getattr(one, "city", None) for one in actions} - {None}
    if cities and seen.seat is not None:
        yield station_price(seen, seen.seat)
        words = ngettext("{n} city is free for it.", "{n} cities are free for it.", len(cities))
        yield words.format(n=len(cities))


def _answers(seen: Observation, actions: Sequence[Action]) -> Iterator[str]:
    keeps = [one for one in actions if isinstance(one, Keep)]
    if keeps:
        few = min(len(one.places) for one in keeps)
        many = max(len(one.places) for one in keeps)
        yield _("Keep at least {few} of the {many} offered tickets.").format(few=few, many=many)
        yield from offered_tickets(seen)
    for one in actions:
        if isinstance(one, PaySurcharge):
            paid = seen.box.say_cards(one.payment)
            yield _("Pay {cards} more for the tunnel.").format(cards=paid)
    if Withdraw() in actions:
        yield _("Withdraw from the tunnel: the cards you laid out stay yours, the turn ends.")
    if Pass() in actions:
        yield _("Pass: nothing else is possible.")
