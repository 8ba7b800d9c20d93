"""Positions near the end, laid out by chance: much claimed, few trains, most cards in hands."""

import ttr_widgets as ttr

from .facts import KINDS, single, write

FEW = {"row": [0, 3, 5, 5], "deck": [0, 1, 2, 3, 10], "discards": [0, 0, 1, 2, 5]}
NONE = {"row": [0], "deck": [0], "discards": [0]}
STUCK = 0.2


def late_position(facts, box, seats, chance):
    """Lay out a position; the next few turns decide it. In some, nobody can do anything."""
    stuck = chance.random() < STUCK
    claimed, trains = _claims(facts, seats, chance, stuck)
    cards = single(facts["cards"])
    chance.shuffle(cards)
    numbers = {name: chance.choice(few) for name, few in (NONE if stuck else FEW).items()}
    row, deck, discards = ([cards.pop() for _ in range(n)] for n in numbers.values())
    tickets = list(range(len(facts["tickets"])))
    chance.shuffle(tickets)
    held = chance.randint(1, min(9, len(tickets) // seats))
    return ttr.scenario(
        box,
        players=seats,
        seat=chance.randrange(seats),
        seed=chance.randrange(2**32),
        claimed=claimed,
        trains=trains,
        stations=_stations(facts, seats, chance, stuck),
        hands=dict(enumerate(_hands(cards, seats, chance))),
        row=" ".join(row),
        deck=" ".join(deck),
        discards=_bag_text(discards),
        tickets={seat: _names(box, [tickets.pop() for _ in range(held)]) for seat in range(seats)},
        ticket_deck=_names(box, tickets[: 0 if stuck else chance.choice([0, 0, 1, 2, 4])]),
    )


def _claims(facts, seats, chance, stuck):
    """Give routes to seats, as long as they are free and leave three trains; short ones first
    if all shall be stuck."""
    names = list(facts["routes"])
    chance.shuffle(names)
    if stuck:
        names.sort(key=lambda name: facts["routes"][name]["spaces"])
    else:
        names = names[: int(len(names) * chance.uniform(0.3, 1))]
    owner, left = {}, [facts["trains"]] * seats
    for name in names:
        for seat in chance.sample(range(seats), seats if stuck else 1):
            if name not in owner and _may_claim(facts, owner, left, name, seat):
                owner[name] = seat
                left[seat] -= facts["routes"][name]["spaces"]
    claimed = {seat: [name for name in owner if owner[name] == seat] for seat in range(seats)}
    few = [3 if stuck else chance.randint(3, min(6, trains)) for trains in left]
    return claimed, dict(enumerate(few))


def _may_claim(facts, owner, left, name, seat):
    route = facts["routes"][name]
    other = owner.get(route["twin"])
    shut = other is not None and (len(left) <= facts["close up to"] or other == seat)
    return left[seat] - route["spaces"] >= 3 and not shut


def _stations(facts, seats, chance, stuck):
    if not facts["stations"]:
        return {}
    cities = chance.sample(facts["cities"], len(facts["cities"]))
    built = {}
    for seat in range(seats):
        number = facts["stations"] if stuck else chance.randint(0, facts["stations"])
        built[seat] = [cities.pop() for _ in range(number) if cities]
    return built


def _hands(cards, seats, chance):
    """One seat holds most of the cards; some hold none."""
    hands = [[] for _ in range(seats)]
    rich = chance.randrange(seats)
    for card in cards:
        hands[rich if chance.random() < 0.7 else chance.randrange(seats)].append(card)
    for seat in range(seats):
        if seat != rich and chance.random() < 0.4:
            hands[rich] += hands[seat]
            hands[seat] = []
    return [_bag_text(hand) for hand in hands]


def _bag_text(cards):
    return write({kind: cards.count(kind) for kind in KINDS})


def _names(box, tickets):
    return [ttr.load_box(box).map.tickets[ticket].name for ticket in tickets]
