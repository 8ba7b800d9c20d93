"""Positions that the tests of the picture look at."""

from functools import cache

import ttr_widgets as ttr
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.scene import View, draw

NAMES = ("Ada", "Grace", "Hedy", "Katherine")


@cache
def played(box="usa", seats=4, steps=90, seed=11):
    """A game that computer players have played for so many decisions."""
    game = ttr.Game(box, players=dict.fromkeys(NAMES[:seats], ttr.players.greedy), seed=seed)
    while not game.over and steps:
        game.step()
        steps -= 1
    return game


def picture(game, width=950, seat=0, **view):
    """The scene of a game as a seat sees it."""
    layout = make_layout(game.box, width, len(game.names))
    return draw(game.observe(seat), layout, View(names=game.names, **view)), layout
