"""Collecting: what a hand still lacks for some routes, which card helps, which payment spoils."""

from collections.abc import Sequence
from dataclasses import dataclass

from ttr_widgets.model.actions import DECK, Action, ClaimRoute, DrawCard
from ttr_widgets.model.cards import GRAY, KINDS, LOCOMOTIVE, NO_CARD
from ttr_widgets.model.gamemap import Route

from .observe import Observation

WILD = 1.15
"""How much a locomotive helps; a card of a color that is lacking helps 1."""

LAST_CARD = 1.5
"""How much a locomotive helps if it is the only card that is lacking."""

FARE = 2.2
"""How much a locomotive helps that a ferry asks for."""

EAGER = 0.02
"""How much more a card helps for each point that is at stake."""


@dataclass(frozen=True, slots=True)
class Lack:
    """What a hand lacks for a route: cards of a color, and locomotives printed on the route."""

    route: Route
    color: int
    cards: int
    locomotives: int


def lay_out(seen: Observation, routes: Sequence[int]) -> tuple[list[Lack], list[int]]:
    """Lay the hand out on routes, those of one color first.

    Returns:
        What each lacks, and the hand that is left over; its locomotives can stand in.
    """
    hand = list(seen.me.hand or ())
    lacks = []
    planned = [seen.box.map.routes[route] for route in routes]
    for route in sorted(planned, key=lambda route: route.color == GRAY):
        color = best_color(seen, hand, route)
        cards = 0 if color == LOCOMOTIVE else route.spaces - route.ferry
        fares = route.spaces - cards
        paid, paid_fares = min(cards, hand[color]), min(fares, hand[LOCOMOTIVE])
        lacks.append(Lack(route, color, cards - paid, fares - paid_fares))
        hand[color] -= paid
        hand[LOCOMOTIVE] -= paid_fares
    return lacks, hand


def best_color(seen: Observation, hand: Sequence[int], route: Route) -> int:
    """Choose the color to collect for a route: its own; for a gray one, what one has most of."""
    if route.color != GRAY:
        return route.color
    return max(seen.box.colors, key=lambda color: (hand[color], seen.row.count(color)))


def missing(seen: Observation, route: Route) -> int:
    """Count the cards that the whole hand lacks for one route."""
    hand = seen.me.hand or ()
    wild, color = hand[LOCOMOTIVE], best_color(seen, hand, route)
    useful = wild if color == LOCOMOTIVE else wild + min(hand[color], route.spaces - route.ferry)
    return max(0, route.spaces - useful, route.ferry - wild)


def spoils(seen: Observation, claim: ClaimRoute, wanted: Sequence[int]) -> float:
    """Say how much a payment takes away from the other wanted routes."""
    routes = seen.box.map.routes
    stand_ins = claim.payment[LOCOMOTIVE] - routes[claim.route].ferry
    needed = {routes[route].color for route in wanted if route != claim.route}
    colors = sum(claim.payment[color] for color in range(LOCOMOTIVE) if color in needed)
    return 1.5 * stand_ins + (colors if routes[claim.route].color == GRAY else 0)


def draw_card(
    seen: Observation, actions: Sequence[Action], wanted: dict[int, float]
) -> DrawCard | None:
    """Draw the card that helps most; None if nothing can be drawn.

    Args:
        seen: the sight, with the hand and the row.
        actions: what is legal.
        wanted: the routes to collect for, and the points at stake with each.
    """
    helps = _helps(seen, wanted)
    deck = _help_of_deck(seen, helps)
    draws = [action for action in actions if isinstance(action, DrawCard)]
    wilds = [draw for draw in draws if _kind(seen, draw) == LOCOMOTIVE]
    others = [draw for draw in draws if draw not in wilds]

    def help_of(draw: DrawCard) -> float:
        return deck if draw.place == DECK else helps[_kind(seen, draw)]

    # A face-up locomotive is the whole draw: it must help more than the two best other cards.
    two = sum(sorted([deck, *map(help_of, others)])[-2:])
    if wilds and (not others or helps[LOCOMOTIVE] > two):
        return wilds[0]
    return max(others, key=help_of, default=None)


def _kind(seen: Observation, draw: DrawCard) -> int:
    return NO_CARD if draw.place == DECK else seen.row[draw.place - 1]


def _helps(seen: Observation, wanted: dict[int, float]) -> list[float]:
    """Say for each kind of card how much it helps."""
    lacks, left = lay_out(seen, tuple(wanted))
    helps = [0.0] * len(KINDS)
    last = sum(lack.cards for lack in lacks) == left[LOCOMOTIVE] + 1
    helps[LOCOMOTIVE] = LAST_CARD if last else WILD
    for lack in lacks:
        if lack.cards:
            help_ = 1 + EAGER * (wanted[lack.route.id] + lack.route.spaces)
            helps[lack.color] = max(helps[lack.color], help_)
        if lack.locomotives:
            helps[LOCOMOTIVE] = FARE
    return helps


def _help_of_deck(seen: Observation, helps: Sequence[float]) -> float:
    """Weigh the top card of the deck: any card that is not seen, each as likely."""
    hand = seen.me.hand or ()
    unseen = [
        max(0, seen.box.cards[kind] - hand[kind] - seen.discards[kind] - seen.row.count(kind))
        for kind in KINDS
    ]
    return sum(map(float.__mul__, map(float, unseen), helps)) / max(1, sum(unseen))
