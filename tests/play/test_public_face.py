"""The public names, and how things show themselves."""

import re

import pytest
from examples import USA, random_game

import ttr_widgets as ttr
from ttr_widgets.model.score import FinalScore


def test_functions_are_functions_and_players_are_a_module():
    assert ttr.scenario("usa").seat == 0
    assert {"usa", "usa-2004"} <= set(ttr.boxes())
    assert ttr.load_box("usa") is ttr.load_box("usa")
    assert callable(ttr.players.greedy) and callable(ttr.players.random)
    assert ttr.Replay.__module__ == "ttr_widgets.board.replay"
    assert callable(ttr.players.planner) and callable(ttr.simulate)


def test_an_unknown_name_lists_what_there_is():
    with pytest.raises(AttributeError, match="scenario"):
        ttr.scenaro  # noqa: B018
    assert set(ttr.__all__) <= set(dir(ttr))


def test_no_repr_has_an_address():
    game = random_game("usa", 3, seed=2)
    while game.actions:
        shown = [game, game.state, game.observe(None), game.observe(0), *game.events[-1]]
        shown += [game.box, game.box.map, *game.legal_actions()[:3], game.why_not("keep 9")]
        for one in shown:
            assert not re.search(r"0x[0-9a-f]{6}| at 0x", repr(one)), repr(one)
        game.undo()


def test_reprs_are_short_and_in_words():
    game = ttr.Game("usa", ["Ann", "Bob"], seed=1)
    assert repr(game) == "<Game usa: Ann and Bob; Ann to move>"
    assert repr(game.box) == "<Box usa: USA (2025)>"
    assert repr(game.observe(1)) == "<Observation of usa by seat 1: seat 0 to move>"
    assert repr(game.observe()) == "<Observation of usa by an onlooker: seat 0 to move>"
    assert repr(game.box.map) == "<GameMap: 36 cities, 100 routes, 33 tickets>"
    (violation,) = game.why_not("keep 1")
    assert repr(violation) == (
        "<tickets.keep-minimum: Tickets you must keep here: at least 2. Tickets you chose: 1.>"
    )


@pytest.mark.parametrize("box", USA)
def test_print_says_the_position_in_words_and_no_secret(box):
    game = ttr.scenario(
        box,
        players=["Ann", "Bob"],
        hands={0: "2 red"},
        claimed={1: ["Denver-Omaha"]},
        tickets={0: ["Boston-Miami"]},
        row="red blue green white -",
        deck="",
    )
    lines = str(game).splitlines()
    assert lines[0] == game.box.title
    assert "Ann takes a turn." in lines
    assert "Face up: red, blue, green, white, an empty place." in lines
    assert "Ann: 0 points, 45 trains left, 2 cards, 1 tickets." in "\n".join(lines).replace(
        "1 ticket.", "1 tickets."
    )
    assert "routes: Denver-Omaha" in str(game)
    assert "Boston" not in str(game) and "in hand" not in str(game)


def test_the_end_says_who_won():
    game = ttr.scenario("usa", players=["Ann", "Bob"], points={1: 5}, turns_left=1)
    game.play("draw deck")
    game.play("draw deck")
    assert repr(game) == "<Game usa: Ann and Bob; over>"
    assert "Bob wins with 5 points." in str(game)
    assert isinstance(game.scores(), FinalScore) and game.scores().winners == (1,)
