"""How a pop-over is laid out: nothing lies on anything, and on a narrow board it is small."""

from itertools import combinations

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.outlines import meet, outlines
from ttr_widgets.board.places import Target
from ttr_widgets.board.shapes import Label

from .test_popover import city, shown, station, targets, texts, tunnel

MANY = "4 red, 4 blue, 4 green, 4 orange, 4 pink, 4 white, 4 yellow, 4 black, 3 locomotive"
WIDTHS = (480, 600, 700, 840, 900, 1400)
LEAST = 24
"""What a finger hits, in CSS pixels."""


def route(name):
    game = ttr.scenario("usa", players=["Ada", "Ben"], hands={0: MANY})
    return game, [Target("route", next(r.id for r in game.box.map.routes if r.name == name))]


def built():
    game = station("4 green, 3 red, 2 blue, 2 pink, 1 white, 1 locomotive", stations={0: ["Paris"]})
    return game, [city(game, "Munchen")]


SITUATIONS = {
    "gray": lambda: route("Duluth-Omaha 1"),
    "pink": lambda: route("Denver-Omaha"),
    "station": built,
    "tunnel": lambda: (tunnel(), []),
    "poor": lambda: (tunnel("3 green, 1 red"), []),
}


def parts(scene):
    """The pop-over itself, and what can be clicked in it."""
    (whole,) = (one.rect for one in scene.places if one.target.kind == "nothing")
    ways_out = ("cancel", "withdraw")
    inside = [
        one.rect
        for one in scene.places
        if one.target.kind == "offer" or one.target.name in ways_out
    ]
    return whole, inside


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_everything_in_it_is_large_enough_to_hit_and_lies_on_nothing_else(situation, width):
    game, clicked = SITUATIONS[situation]()
    scene, layout = shown(game, width=width, clicked=clicked)
    whole, inside = parts(scene)
    assert inside and not any(one.meets(other) for one, other in combinations(inside, 2))
    for rect in inside:
        assert rect.w >= LEAST and rect.h >= LEAST
        assert whole.holds(rect.x, rect.y) and whole.holds(rect.right, rect.bottom)
    assert layout.blocks.map.holds(whole.x, whole.y)
    assert layout.blocks.map.holds(whole.right, whole.bottom)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_on_a_board_of_700_pixels_it_covers_a_sixth_of_the_map_at_most(situation):
    game, clicked = SITUATIONS[situation]()
    scene, layout = shown(game, width=700, clicked=clicked)
    whole, board = parts(scene)[0], layout.blocks.map
    assert whole.w * whole.h < board.w * board.h / 6


@pytest.mark.parametrize("width", WIDTHS)
def test_every_payment_is_written_inside_its_row(width):
    game, clicked = SITUATIONS["pink"]()
    scene, _layout = shown(game, width=width, clicked=clicked)
    rows = [one.rect for one in scene.places if one.target.kind == "offer"]
    said = [shape for shape in scene.layers["front"] if isinstance(shape, Label)]
    words = [
        [one.text for one in said if row.holds(one.x, one.y) and one.align == "left"]
        for row in rows
    ]
    short = [["4"], ["3", "1"], ["2", "2"], ["1", "3"]]
    named = ["4 pink"], ["3 pink", "1 locomotive"]
    assert words == short if width < 860 else words[:2] == list(named)


def test_a_cross_leads_out_of_a_small_one_and_a_word_out_of_a_large_one():
    game, clicked = SITUATIONS["pink"]()
    for width, sign in ((700, "×"), (900, "Cancel")):
        scene, _layout = shown(game, width=width, clicked=clicked)
        assert sign in texts(scene)
        assert Target("button", name="cancel") in targets(scene, "button")
    assert "Withdraw" in texts(shown(tunnel(), width=700)[0]), "what is given up is said"


@pytest.mark.parametrize("box", ["usa", "europe", "new-york", "islands"])
@pytest.mark.parametrize("width", [480, 700])
def test_no_words_run_under_the_cross(box, width):
    game = ttr.scenario(box, players=["Ada", "Ben"], hands={0: "3 red, 3 blue, 2 locomotive"})
    for one in game.box.map.routes:
        scene, _layout = shown(game, 0, width, [Target("route", one.id)])
        crosses = [place.rect for place in scene.places if place.target.name == "cancel"]
        words = [shape for shape in scene.layers["front"] if isinstance(shape, Label)]
        for cross in crosses:
            box_of = (cross.x, cross.y, cross.right, cross.bottom)
            under = [
                w.text
                for w, o in zip(words, outlines(words), strict=True)
                if meet(o.bounds, box_of)
            ]
            assert under == ["×"], one.name


def test_on_a_phone_it_is_no_broader_than_the_map():
    hand = "4 red, 4 orange, 2 green, 3 pink, 3 black, 1 locomotive"
    game = ttr.scenario("europe", players=["Ada", "Ben"], hands={0: hand})
    name = "Bucuresti-Budapest"
    number = next(one.id for one in game.box.map.routes if one.name == name)
    scene, layout = shown(game, 0, 480, [Target("route", number)])
    whole, _inside = parts(scene)
    assert whole.right <= layout.blocks.map.right
