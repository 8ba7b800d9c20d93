"""Wishes right and wrong: what the engine must refuse as well as what it must allow."""

from .facts import WILD, bag, write
from .payments import COLORS


def invented(facts, table, chance):
    """Think up an action of any kind, often one that is not legal."""
    kinds = [_draw, _keep, _plain, _pay, _claim]
    return chance.choice([*kinds, _station] if facts["stations"] else kinds)(facts, table, chance)


def _draw(facts, table, chance):
    return f"draw {chance.choice(['deck', *range(1, facts['row'] + 3)])}"


def _keep(facts, table, chance):
    places = chance.sample(range(1, 6), chance.randint(0, 4))
    return "keep " + (" ".join(map(str, sorted(places))) or "nothing")


def _plain(facts, table, chance):
    return chance.choice(["tickets", "withdraw", "pass"])


def _pay(facts, table, chance):
    return f"pay {_cards(facts, table, chance, 2)}"


def _claim(facts, table, chance):
    name = chance.choice(list(facts["routes"]))
    return f"claim {name} with {_cards(facts, table, chance, facts['routes'][name]['spaces'])}"


def _station(facts, table, chance):
    return f"station {chance.choice(facts['cities'])} with {_cards(facts, table, chance, 2)}"


def _cards(facts, table, chance, number):
    """About so many cards: of one color with locomotives, and now and then another card."""
    number = max(1, number + chance.choice([-1, 0, 0, 0, 0, 1]))
    hand = table["seats"][table["turn"]]["hand"]
    color = chance.choice([color for color in COLORS if hand[color]] or COLORS)
    cards = bag(**{WILD: chance.randint(0, min(number, hand[WILD] + 1))})
    cards[color] += number - cards[WILD]
    if chance.random() < 0.1:
        cards[chance.choice(COLORS)] += 1
    return write(cards)
