"""Games that a replay shows: some that computer players have finished, and one with secrets."""

from functools import cache

import ttr_widgets as ttr

from .positions import NAMES

BOXES = [("europe", 5), ("islands", 3)]

HIDDEN = ttr.scenario(
    "usa",
    players=["Ada", "Ben"],
    hands={0: "4 pink, 7 red", 1: "6 yellow"},
    tickets={0: ["Boston-Miami"], 1: ["Dallas-New York"]},
    row="blue blue green black white",
    deck="green green orange pink white black red blue",
)


@cache
def finished(box="islands", seats=2, player="greedy"):
    players = dict.fromkeys((*NAMES, "Lin")[:seats], getattr(ttr.players, player))
    game = ttr.Game(box, players, seed=3)
    game.advance()
    return game


def played():
    game = HIDDEN.from_here(HIDDEN.start)
    for words in ("draw deck", "draw deck", "draw deck", "draw deck", "tickets", "keep 1 2"):
        game.play(words)
    return game
