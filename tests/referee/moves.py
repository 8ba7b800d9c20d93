"""What an action does to the table."""

from .facts import KINDS, WILD, bag, read, size
from .legal import legal_texts
from .payments import color_played
from .table import ask_for_start_tickets, discard, fill_row, take_top


def play(facts, table, text, chance):
    """Carry out a legal action of the seat whose turn it is."""
    verb, _, rest = text.partition(" ")
    MOVES[verb](facts, table, rest, chance)


def draw(facts, table, place, chance):
    """Take one card; a face-up locomotive is the whole draw."""
    hand, whole = table["seats"][table["turn"]]["hand"], False
    if place == "deck":
        hand[take_top(table, chance)] += 1
    else:
        card, table["row"][int(place) - 1] = table["row"][int(place) - 1], None
        hand[card] += 1
        whole = card == WILD
    fill_row(facts, table, chance)
    second = table["asked"] == ["second card"]
    table["asked"] = ["second card"]
    if whole or second or not legal_texts(facts, table):
        end_turn(facts, table, chance)


def claim(facts, table, rest, chance):
    """Claim a route, or lay out the cards for a tunnel."""
    name, _, cards = rest.partition(" with ")
    if facts["routes"][name]["tunnel"]:
        reveal(facts, table, name, read(cards), chance)
    else:
        take_route(facts, table, name, read(cards))
        end_turn(facts, table, chance)


def take_route(facts, table, name, cards):
    me, spaces = table["seats"][table["turn"]], facts["routes"][name]["spaces"]
    spend(table, cards)
    table["owner"][name] = table["turn"]
    me["trains"] -= spaces
    me["points"] += facts["points"][spaces]


def spend(table, cards):
    hand = table["seats"][table["turn"]]["hand"]
    for kind in KINDS:
        hand[kind] -= cards[kind]
    discard(table, cards)


def reveal(facts, table, name, paid, chance):
    """Turn over three cards, or as many as there are; the payment is no discard yet."""
    top = [take_top(table, chance) for _ in range(3)]
    revealed = [card for card in top if card]
    extra = sum(card in (WILD, color_played(paid)) for card in revealed)
    if extra:
        table["asked"] = ["surcharge", name, paid, revealed, extra]
    else:
        take_route(facts, table, name, paid)
        put_away(table, revealed)
        end_turn(facts, table, chance)


def put_away(table, revealed):
    for card in revealed:
        table["discards"][card] += 1


def pay(facts, table, cards, chance):
    """Pay what the tunnel costs besides, and claim it."""
    _, name, paid, revealed, _ = table["asked"]
    more = read(cards)
    take_route(facts, table, name, bag(**{kind: paid[kind] + more[kind] for kind in KINDS}))
    put_away(table, revealed)
    end_turn(facts, table, chance)


def withdraw(facts, table, _, chance):
    """The cards laid out go back to the hand; the turn is over."""
    put_away(table, table["asked"][3])
    end_turn(facts, table, chance)


def station(facts, table, rest, chance):
    city, _, cards = rest.partition(" with ")
    spend(table, read(cards))
    table["stations"].append([table["turn"], city])
    end_turn(facts, table, chance)


def tickets(facts, table, _, chance):
    """Draw tickets, or what is left of them."""
    number = min(facts["drawn"], len(table["ticket deck"]))
    offered = [table["ticket deck"].pop() for _ in range(number)]
    table["asked"] = ["tickets", offered, facts["keep"]]


def keep(facts, table, rest, chance):
    """Keep some tickets; the others go where this box says."""
    when, offered, _ = table["asked"]
    places = [int(place) - 1 for place in rest.split()]
    table["seats"][table["turn"]]["tickets"] += [offered[place] for place in places]
    refused = [ticket for place, ticket in enumerate(offered) if place not in places]
    if when == "start tickets":
        keep_at_start(facts, table, refused, chance)
    else:
        table["ticket deck"] = refused[::-1] + table["ticket deck"]
        end_turn(facts, table, chance)


def keep_at_start(facts, table, refused, chance):
    """When all have chosen, the refused tickets are shuffled together, under the deck."""
    if facts["refused at start"] == "under":
        table["aside"] += refused
    after = (table["turn"] + 1) % len(table["seats"])
    if table["seats"][after]["dealt"]:
        ask_for_start_tickets(facts, table, after)
        return
    if table["aside"]:
        table["ticket deck"] = chance.under(table["aside"]) + table["ticket deck"]
        table["aside"] = []
    table["turn"], table["asked"] = after, ["turn"]


def do_nothing(facts, table, _, chance):
    end_turn(facts, table, chance, passed=True)


def end_turn(facts, table, chance, passed=False):
    """Fill the row, see whether the end is near, and ask the next seat."""
    fill_row(facts, table, chance)
    table["passes"] = table["passes"] + 1 if passed else 0
    if table["turns left"] is not None:
        table["turns left"] -= 1
    elif table["seats"][table["turn"]]["trains"] <= facts["last round at"]:
        table["turns left"] = len(table["seats"])
    over = table["turns left"] == 0 or table["passes"] == len(table["seats"])
    table["asked"] = ["nothing"] if over else ["turn"]
    if not over:
        table["turn"] = (table["turn"] + 1) % len(table["seats"])


MOVES = {
    "draw": draw,
    "claim": claim,
    "pay": pay,
    "withdraw": withdraw,
    "station": station,
    "tickets": tickets,
    "keep": keep,
    "pass": do_nothing,
}
"""The first word of an action, and what it does."""


def cards_in_play(table):
    """Count all train cards on the table, in the hands and laid open."""
    open_cards = [card for card in table["row"] if card] + table["deck"]
    if table["asked"][0] == "surcharge":
        open_cards += table["asked"][3]
    loose = size(table["discards"]) + sum(size(seat["hand"]) for seat in table["seats"])
    return len(open_cards) + loose
