"""What the guard tells the page: the colors of small cards, and trains that come down."""

import json
import re
from collections import Counter
from math import dist
from pathlib import Path

import pytest

import ttr_widgets as ttr
from ttr_widgets.board import guard
from ttr_widgets.board.guard import swatches
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.motion import landing
from ttr_widgets.board.palette import DARK, LIGHT
from ttr_widgets.model.cards import KINDS, LOCOMOTIVE, NAMES
from ttr_widgets.teach.lesson_guard import LessonGuard


def claim(game, words="claim Denver-Omaha with 4 pink"):
    """Play a claim; give how it looked before and after, and where it lies."""
    before = game.observe(0)
    game.play(words)
    route = next(i for i, owner in enumerate(game.observe(0).owners) if owner == 0)
    return before, game.observe(0), route


def start():
    return ttr.scenario("usa", hands={0: "4 pink"})


def test_the_small_cards_have_the_colors_of_the_board():
    rules = swatches()
    for kind in KINDS:
        assert LIGHT.cards[kind] in rules or kind == LOCOMOTIVE
        assert f".ttr-{NAMES[kind]} {{" in rules


def test_a_train_comes_down_on_each_space_of_a_claimed_route():
    game = start()
    before, after, route = claim(game)
    layout = make_layout(game.box, 900, 2)
    message = landing(before, after, layout, DARK)
    assert message["color"] == DARK.seats[0]
    spaces = layout.tracks[route].spaces
    assert len(message["spaces"]) == len(spaces)
    for (x, y, _turn), space in zip(message["spaces"], spaces, strict=True):
        middle = [sum(point[axis] for point in space) / len(space) for axis in (0, 1)]
        assert dist((x, y), middle) < 2
    assert len(json.dumps(message)) < 300


def test_nothing_comes_down_without_a_claim_or_in_a_leap():
    game = start()
    before, after, _route = claim(game)
    layout = make_layout(game.box, 900, 2)
    assert landing(after, after, layout, LIGHT) is None
    assert landing(after, before, layout, LIGHT) is None
    two = ttr.scenario("usa", claimed={0: ["Denver-Omaha", "Boston-Montreal"]}).observe(0)
    assert landing(before, two, layout, LIGHT) is None


def test_a_board_tells_the_page_once_for_each_claim(monkeypatch):
    board = ttr.Board(start(), seat=0)
    sent = []
    monkeypatch.setattr(board._face.guard, "send", sent.append)
    board.say("claim Denver-Omaha with 4 pink")
    board.undo()
    assert [message["event"] for message in sent] == ["placed"]


@pytest.mark.parametrize("kind", [guard.Guard, LessonGuard])
def test_joined_scripts_are_one_script(kind):
    made = kind()
    names = re.findall(r"^(?:const|let|function|class) (\w+)", made._esm, re.M)
    made.close()
    assert {"render", "keepKeys"} < set(names)
    assert max(Counter(names).values()) == 1, "a name that is declared twice stops the script"
    assert made._esm.count("export") == 1


def test_the_guard_of_a_lesson_takes_no_room():
    made = LessonGuard()
    display = made.layout.display
    made.close()
    assert display == "none"


def test_every_part_of_the_guard_goes_to_the_page():
    parts = Path(guard.__file__).parent.glob("guard_*.js")
    assert sorted(part.stem for part in parts) == sorted(guard.SCRIPTS)
