"""Paying a set of cards: what a set may be, and which sets a hand can pay."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ttr_widgets.locale import mark as _
from ttr_widgets.model.cards import GRAY, LOCOMOTIVE, NAMES, Cards, colors_of, holds, write_cards
from ttr_widgets.model.gamemap import Route
from ttr_widgets.model.rule import Rule, Violation

COUNT = Rule(
    "claim.count",
    _("You pay one card for each space of the route: the whole price, never a part."),
    _("Cards needed for {route}: {spaces}. Cards you offer: {offered}."),
    "usa-2025, claim a route; europe, action 2; new-york, action 2; cases O-C04",
)
COLOR = Rule(
    "claim.color",
    _("The cards match the color of the route; locomotives may stand in."),
    _("{route} is {color}: {wrong} cannot pay for it, only {color} cards and {wild}."),
    "usa-2025, claim a route; europe, action 2; cases O-C02",
)
ONE_COLOR = Rule(
    "claim.one-color",
    _("A gray route takes a set of any one color, with locomotives if you like. No mixing."),
    _("{route} takes cards of one color: you offer {colors}."),
    "usa-2025, gray routes; europe, action 2 and ferries; rulebook of Europe; cases O-C01",
)
LOCOMOTIVES = Rule(
    "claim.locomotives",
    _(
        "Locomotives, in New York taxis, stand in for any color, as many as you like; a set may "
        "be all locomotives."
    ),
    source="usa-2025, what is in the box and claim a route; cases O-C02",
)
FERRY = Rule(
    "claim.ferry",
    _(
        "A ferry costs a locomotive for each locomotive printed on it. More locomotives may stand "
        "in for its other cards."
    ),
    _("Locomotives needed for the ferry {route}: {ferry}. Locomotives you offer: {offered}."),
    "europe, ferries; cases O-EU02, O-EU03",
)
HAND = Rule(
    "claim.hand",
    _("You pay with the cards in your hand."),
    _("You lack {missing} for that: you hold {held}."),
    "usa-2025, claim a route; cases O-C01, O-C04",
)

RULES = (COUNT, COLOR, LOCOMOTIVES, ONE_COLOR, FERRY, HAND)


@lru_cache(maxsize=1024)
def sets(color: int, spaces: int, ferry: int, colors: tuple[int, ...]) -> tuple[Cards, ...]:
    """List every set that pays for such a route, fewest locomotives first.

    Args:
        color: the route's color; GRAY takes any one of ``colors``.
        spaces: how many cards a set has.
        ferry: how many of them at least are locomotives.
        colors: the colors that the box has.
    """
    allowed = {GRAY: colors, LOCOMOTIVE: ()}.get(color, (color,))
    mixed = [_set(one, spaces - wild, wild) for wild in range(ferry, spaces) for one in allowed]
    return (*mixed, _set(LOCOMOTIVE, 0, spaces))


def _set(color: int, number: int, wild: int) -> Cards:
    bag = [0] * 9
    bag[color] += number
    bag[LOCOMOTIVE] += wild
    return tuple(bag)


def longest_sets(hand: Sequence[int]) -> list[int]:
    """For each color of route, gray last: how many cards of a hand make one set for it."""
    wild = hand[LOCOMOTIVE]
    sets_of = [number + wild for number in hand[:LOCOMOTIVE]]
    return [*sets_of, wild, max(sets_of)]


def payable(
    color: int, spaces: int, ferry: int, colors: tuple[int, ...], hand: Sequence[int]
) -> Sequence[int]:
    """Say which of ``sets(...)`` this hand can pay, as their places in that list."""
    wild = hand[LOCOMOTIVE]
    if color != GRAY:
        fewest = max(ferry, spaces - hand[color])
        return range(fewest - ferry, min(wild, spaces) - ferry + 1)
    needs = [spaces - hand[one] for one in colors]
    fewest = max(ferry, min(needs))
    places = []
    for locomotives in range(fewest, min(wild, spaces - 1) + 1):
        base = (locomotives - ferry) * len(colors)
        places += [base + i for i, need in enumerate(needs) if need <= locomotives]
    if wild >= spaces:
        places.append((spaces - ferry) * len(colors))
    return places


def nearest_set(
    color: int, spaces: int, ferry: int, colors: tuple[int, ...], hand: Sequence[int]
) -> Cards:
    """Find the set that this hand is nearest to paying: what it would offer, if it could."""
    return min(sets(color, spaces, ferry, colors), key=lambda one: sum(lacking(hand, one)))


def violations(
    route: Route, name: str, payment: Cards, hand: Sequence[int], wild: str
) -> Iterator[Violation]:
    """Every rule that this payment for this route would break.

    Args:
        route: what is paid for.
        name: how a sentence calls it.
        payment: the cards offered.
        hand: the cards held.
        wild: what the box calls a locomotive.
    """
    if sum(payment) != route.spaces:
        yield COUNT.broken(route=name, spaces=route.spaces, offered=sum(payment))
    yield from _color_violations(route, name, payment, wild)
    if payment[LOCOMOTIVE] < route.ferry:
        yield FERRY.broken(route=name, ferry=route.ferry, offered=payment[LOCOMOTIVE])
    yield from hand_violations(HAND, hand, payment, wild)


def hand_violations(
    rule: Rule, hand: Sequence[int], payment: Cards, wild: str
) -> Iterator[Violation]:
    """Break a rule about the hand if it has not every card of a payment; name those missing."""
    if not holds(hand, payment):
        missing = write_cards(lacking(hand, payment), wild)
        yield rule.broken(missing=missing, held=write_cards(hand, wild))


def _color_violations(route: Route, name: str, payment: Cards, wild: str) -> Iterator[Violation]:
    colors = colors_of(payment)
    if route.color != GRAY and any(color != route.color for color in colors):
        wrong = ", ".join(NAMES[color] for color in colors if color != route.color)
        yield COLOR.broken(route=name, color=NAMES[route.color], wrong=wrong, wild=wild + "s")
    if route.color == GRAY and len(colors) > 1:
        names = ", ".join(NAMES[color] for color in colors)
        yield ONE_COLOR.broken(route=name, colors=names)


def lacking(hand: Sequence[int], payment: Cards) -> Cards:
    """Count the cards of a payment that a hand does not have."""
    return tuple(max(0, want - have) for have, want in zip(hand, payment, strict=True))
