"""Somebody who clicks on a board without a browser, and games to click on."""

import ttr_widgets as ttr
from ttr_widgets.board.places import Target

ROBO = {"Ada": None, "Robo": ttr.players.greedy}


def mid_game(**options):
    hands = {0: "4 pink, 1 red", 1: "3 yellow"}
    return ttr.scenario("usa", hands=hands, row="red blue green pink white", **options)


def route(game, name):
    return next(one.id for one in game.box.map.routes if one.name == name)


def where(board, target):
    """A place in the picture where this target lies."""
    layout, scene = board._face._layout(), board._face._scene
    for place in (*scene.places, *layout.table):
        if place.target == target:
            return place.rect.middle
    line = layout.tracks[target.id].line
    return next(p for p in line[len(line) // 3 :] if layout.target_at(*p) == target)


def press(board, kind, number=0, name=""):
    board.click(*where(board, Target(kind, number, name)))


def over_the_map(board):
    """The words in the foremost layer."""
    return [shape.text for shape in board._face._scene.layers["front"] if hasattr(shape, "text")]
