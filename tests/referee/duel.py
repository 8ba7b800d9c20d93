"""Play a game with the engine and the referee side by side, and compare after each action."""

from collections import Counter
from random import Random

import ttr_widgets as ttr

from .compare import same, same_closed, same_count, same_legal, same_refusals, table_of
from .count import final_count
from .facts import WILD, facts_of
from .habits import habits_for
from .late import late_position
from .legal import legal_texts
from .moves import cards_in_play, play
from .table import Disagreement, set_up
from .told import Told
from .wishes import invented

TOO_LONG = 5000
COUNT_NOW, WISH_NOW, WISHES = 0.02, 0.3, 4


def duel(box, seats, seed, late=False):
    """Play one game to its end; returns how often each rare thing happened.

    Args:
        box: the name of a box.
        seats: the number of players.
        seed: decides the set-up and what the players choose.
        late: begin with a position laid out near the end, full of claims and hands.

    Raises:
        Disagreement: what differs, and after which action of which game.
    """
    chance = Random(f"{box} {seats} {seed} {late}")
    facts = facts_of(ttr.load_box(box))
    game, table = (late_start if late else first_start)(facts, box, seats, chance)
    met, played = Counter(), []
    try:
        play_on(facts, game, table, chance, met, played)
    except Exception as fault:
        where = f"{box}, {seats} seats, seed {seed}, late={late}, after {played[-3:]}"
        raise Disagreement(f"{where} ({len(played)} actions): {fault!r}") from fault
    return met


def first_start(facts, box, seats, chance):
    first = chance.randrange(seats)
    game = ttr.Game(box, seats, chance.randrange(2**32), first)
    told = Told(game.events[0])
    table = set_up(facts, seats, first, told)
    told.nothing_more()
    return game, table


def late_start(facts, box, seats, chance):
    game = late_position(facts, box, seats, chance)
    return game, table_of(game.state)


def play_on(facts, game, table, chance, met, played):
    """Play to the end of the game."""
    habits = habits_for(facts, chance, len(table["seats"]))
    known, cards = {}, cards_in_play(table)
    while not game.over:
        check(facts, game, table, cards)
        legal = sorted(legal_texts(facts, table))
        same_legal(game, set(legal))
        look_closer(facts, game, table, legal, known, chance)
        text = habits[table["turn"]](legal, chance)
        played.append(text)
        take_notes(facts, table, text, met)
        told = Told(game.play(text))
        met["deck shuffled"] += sum(what == "cards" for what, _ in told.orders)
        play(facts, table, text, told)
        told.nothing_more()
        if len(played) > TOO_LONG:
            raise Disagreement("the game does not end")
    check(facts, game, table, cards)
    the_end(facts, game, table, met)


def look_closer(facts, game, table, legal, known, chance):
    """Now and then wish what was legal once, wish anything, and count as if it were the end."""
    if chance.random() < WISH_NOW:
        known |= dict.fromkeys(legal[:: max(1, len(legal) // 7)])
        wishes = [invented(facts, table, chance) for _ in range(WISHES)]
        same_refusals(game, [chance.choice(list(known)), *wishes], legal)
    if chance.random() < COUNT_NOW:
        same_count(game, facts, table, final_count(facts, table))


def check(facts, game, table, cards):
    same("table", table_of(game.state), table)
    same("cards in play", cards, cards_in_play(table))
    same_closed(game, facts, table)


def take_notes(facts, table, text, met):
    """Count what the trial games are for."""
    met["actions"] += 1
    met[text.split()[0]] += 1
    met["gaps in the row"] += None in table["row"]
    met["three locomotives stand"] += table["row"].count(WILD) >= facts["sweep at"]
    met["no card to draw"] += not table["deck"] and not any(table["discards"].values())
    met["no ticket to draw"] += not table["ticket deck"]
    if table["asked"][0] == "tickets":
        met["fewer tickets than asked for"] += len(table["asked"][1]) < facts["drawn"]
    if table["asked"][0] == "surcharge":
        met["fewer than three revealed"] += len(table["asked"][3]) < 3
        met["surcharge in locomotives"] += (
            sum(table["asked"][2].values()) == table["asked"][2][WILD]
        )


def the_end(facts, game, table, met):
    if not game.over or table["asked"] != ["nothing"]:
        raise Disagreement("only one of the two says that the game is over")
    count = final_count(facts, table)
    same_count(game, facts, table, count)
    met["games"] += 1
    met["decided by " + count["decided by"]] += 1
    met["ended by passes"] += table["turns left"] != 0
    met["totals below zero"] += min(count["totals"]) < 0
