"""With which cards one can pay."""

from .facts import KINDS, WILD, bag

COLORS = [kind for kind in KINDS if kind != WILD]


def sets_of_one_color(number, colors, wilds=0):
    """All sets of so many cards of one of the colors, locomotives standing in for any.

    ``wilds`` is how many of the cards must be locomotives (the signs on a ferry).
    """
    found = []
    for color in colors:
        for wild in range(wilds, number + 1):
            cards = bag(**{WILD: wild})
            cards[color] += number - wild
            if cards not in found:
                found.append(cards)
    return found


def can_pay(hand, cards):
    return all(hand[kind] >= cards[kind] for kind in KINDS)


def ways_to_pay(hand, number, colors, wilds=0):
    return [cards for cards in sets_of_one_color(number, colors, wilds) if can_pay(hand, cards)]


def for_route(route, hand):
    """The ways to pay for a route: its own color, any one color if it is gray."""
    colors = COLORS if route["color"] == "gray" else [route["color"]]
    return ways_to_pay(hand, route["spaces"], colors, route["ferry"])


def color_played(cards):
    """The color of the cards laid out; None when they are all locomotives."""
    return next((color for color in COLORS if cards[color]), None)


def for_surcharge(paid, extra, hand):
    """The ways to pay for a tunnel besides: the color played or locomotives."""
    left = {kind: hand[kind] - paid[kind] for kind in KINDS}
    return ways_to_pay(left, extra, [color_played(paid) or WILD])
