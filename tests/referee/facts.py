"""The facts of a box in words: plain dicts and lists, names instead of numbers."""

from ttr_widgets.model.cards import NAMES

WILD = "locomotive"
KINDS = NAMES[:9]


def facts_of(box):
    """Copy what is printed and packed in a box."""
    return {
        "cards": dict(zip(KINDS, box.cards, strict=True)),
        "hand": box.hand,
        "row": box.row,
        "sweep at": box.sweep_at,
        "trains": box.trains,
        "points": box.points,
        "close up to": box.doubles_close_up_to,
        "last round at": box.last_round_at,
        "tie breaks": box.tie_breaks,
        "cities": [city.name for city in box.map.cities],
        "attractions": [city.name for city in box.map.cities if city.attraction],
        "routes": {route.name: _route(box, route) for route in box.map.routes},
        "tickets": [_ticket(box, ticket) for ticket in box.map.tickets],
        **_ticket_numbers(box.tickets),
        **_extras(box),
    }


def _route(box, route):
    twin = None if route.twin is None else box.map.routes[route.twin].name
    return {
        "ends": {box.map.cities[route.a].name, box.map.cities[route.b].name},
        "color": NAMES[route.color],
        "spaces": route.spaces,
        "tunnel": route.tunnel,
        "ferry": route.ferry,
        "twin": twin,
    }


def _ticket(box, ticket):
    ends = {box.map.cities[ticket.a].name, box.map.cities[ticket.b].name}
    return {"ends": ends, "points": ticket.points, "long": ticket.kind == "long"}


def _ticket_numbers(rules):
    return {
        "dealt": rules.dealt,
        "dealt long": rules.dealt_long,
        "keep at start": rules.keep_at_start,
        "drawn": rules.drawn,
        "keep": rules.keep,
        "refused at start": rules.refused_at_start,
    }


def _extras(box):
    """What some boxes have; None where a box has it not."""
    stations = box.feature("stations")
    bonus, attractions = box.feature("longest-path"), box.feature("attractions")
    return {
        "stations": stations and stations.each,
        "unused station": stations and stations.unused_points,
        "attraction": attractions and attractions.points,
        "longest path": bonus and bonus.points,
    }


def bag(**counts):
    """Cards by kind: ``bag(red=2)``."""
    return {kind: counts.get(kind, 0) for kind in KINDS}


def size(cards):
    return sum(cards.values())


def single(cards):
    """Lay a bag out card by card."""
    return [kind for kind in KINDS for _ in range(cards[kind])]


def write(cards):
    """Write a bag as an action names it."""
    said = [f"{cards[kind]} {kind}" for kind in KINDS if cards[kind]]
    if cards[WILD] > 1:
        said[-1] += "s"
    return ", ".join(said)


def read(text):
    """Read what ``write`` wrote."""
    counts = dict(part.split(" ")[::-1] for part in text.split(", "))
    return bag(**{kind.removesuffix("s"): int(number) for kind, number in counts.items()})
