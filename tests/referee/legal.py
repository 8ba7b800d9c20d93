"""What the seat that is asked may do, as texts."""

from itertools import combinations

from .facts import WILD, write
from .payments import COLORS, for_route, for_surcharge, ways_to_pay


def legal_texts(facts, table):
    """Everything that is legal now."""
    kind, *about = table["asked"]
    if kind == "turn":
        found = a_turn(facts, table)
        return found or {"pass"}
    if kind == "second card":
        return draws(table) - {f"draw {place}" for place in places_of(table, WILD)}
    if kind in ("tickets", "start tickets"):
        return choices(*about)
    if kind == "surcharge":
        return surcharges(table, *about)
    return set()


def a_turn(facts, table):
    found = draws(table) | claims(facts, table) | stations(facts, table)
    return found | {"tickets"} if table["ticket deck"] else found


def places_of(table, wanted):
    return [place for place, card in enumerate(table["row"], start=1) if card == wanted]


def draws(table):
    """The deck (or the discards that would become it), and every card of the row."""
    found = {f"draw {place}" for place, card in enumerate(table["row"], start=1) if card}
    if table["deck"] or any(table["discards"].values()):
        found.add("draw deck")
    return found


def claims(facts, table):
    me = table["seats"][table["turn"]]
    return {
        f"claim {name} with {write(cards)}"
        for name, route in facts["routes"].items()
        if is_open(facts, table, name) and me["trains"] >= route["spaces"]
        for cards in for_route(route, me["hand"])
    }


def is_open(facts, table, name):
    """Whether a route is free, and so is its twin where that matters."""
    owner, twin = table["owner"], facts["routes"][name]["twin"]
    if name in owner:
        return False
    if twin not in owner:
        return True
    return owner[twin] != table["turn"] and len(table["seats"]) > facts["close up to"]


def stations(facts, table):
    """The first station costs one card, the second two, the third three."""
    built = [city for seat, city in table["stations"] if seat == table["turn"]]
    if not facts["stations"] or len(built) == facts["stations"]:
        return set()
    hand = table["seats"][table["turn"]]["hand"]
    taken = [city for _, city in table["stations"]]
    return {
        f"station {city} with {write(cards)}"
        for city in facts["cities"]
        if city not in taken
        for cards in ways_to_pay(hand, len(built) + 1, COLORS)
    }


def choices(offered, keep):
    """Every choice of at least so many of the offered tickets."""
    places = range(1, len(offered) + 1)
    return {
        "keep " + " ".join(map(str, chosen))
        for number in range(keep, len(offered) + 1)
        for chosen in combinations(places, number)
    }


def surcharges(table, route, paid, revealed, extra):
    """Pay, or take the cards back."""
    hand = table["seats"][table["turn"]]["hand"]
    return {f"pay {write(cards)}" for cards in for_surcharge(paid, extra, hand)} | {"withdraw"}
