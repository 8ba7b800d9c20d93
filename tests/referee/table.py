"""The table: set-up, and the cards, decks and row on it."""

from .facts import KINDS, WILD, bag, single


class Disagreement(AssertionError):
    """The engine and the referee differ."""


def set_up(facts, seats, first, chance):
    """Shuffle, deal, turn up the row, and ask the first seat for its tickets."""
    table = bare(facts, seats, first)
    order = [(first + number) % seats for number in range(seats)]
    table["deck"] = chance.cards(single(facts["cards"]))
    for seat in order:
        for _ in range(facts["hand"]):
            table["seats"][seat]["hand"][table["deck"].pop()] += 1
    fill_row(facts, table, chance)
    deal_tickets(facts, table, order, chance)
    ask_for_start_tickets(facts, table, first)
    return table


def bare(facts, seats, first):
    return {
        "deck": [],
        "discards": bag(),
        "row": [None] * facts["row"],
        "ticket deck": [],
        "aside": [],
        "owner": {},
        "stations": [],
        "seats": [
            {"trains": facts["trains"], "hand": bag(), "tickets": [], "dealt": [], "points": 0}
            for _ in range(seats)
        ],
        "turn": first,
        "asked": None,
        "turns left": None,
        "passes": 0,
    }


def deal_tickets(facts, table, order, chance):
    """Deal long tickets and regular ones; the long ones that are left leave the game."""
    deck = chance.tickets(list(range(len(facts["tickets"]))))
    long = [ticket for ticket in deck if facts["tickets"][ticket]["long"]]
    regular = [ticket for ticket in deck if not facts["tickets"][ticket]["long"]]
    for seat in order:
        dealt = [long.pop() for _ in range(facts["dealt long"])]
        dealt += [regular.pop() for _ in range(facts["dealt"])]
        table["seats"][seat]["dealt"] = dealt
    table["ticket deck"] = regular


def ask_for_start_tickets(facts, table, seat):
    """Let a seat look at the tickets before it."""
    table["turn"] = seat
    offered, table["seats"][seat]["dealt"] = table["seats"][seat]["dealt"], []
    table["asked"] = ["start tickets", offered, facts["keep at start"]]


def discard(table, cards):
    for kind in KINDS:
        table["discards"][kind] += cards[kind]


def shuffle_when_out(table, chance):
    """The deck has run out: the discards, shuffled, are the new one."""
    if not table["deck"] and any(table["discards"].values()):
        table["deck"] = chance.cards(single(table["discards"]))
        table["discards"] = bag()


def take_top(table, chance):
    """Take the top card of the deck; None when there is no card at all."""
    shuffle_when_out(table, chance)
    return table["deck"].pop() if table["deck"] else None


def fill_row(facts, table, chance):
    """Fill the gaps in the row; sweep it as long as too many locomotives lie there."""
    while True:
        for place, card in enumerate(table["row"]):
            if card is None:
                table["row"][place] = take_top(table, chance)
        if table["row"].count(WILD) < facts["sweep at"] or not can_settle(facts, table):
            return shuffle_when_out(table, chance)
        discard(table, {kind: table["row"].count(kind) for kind in KINDS})
        table["row"] = [None] * facts["row"]


def can_settle(facts, table):
    """Whether enough other cards than locomotives are left for a row that stands."""
    around = table["deck"] + [card for card in table["row"] if card] + single(table["discards"])
    return sum(card != WILD for card in around) >= facts["row"] - facts["sweep at"] + 1
