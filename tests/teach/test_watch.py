"""What to watch for in a game: what the box has, ticked when it happens, with no secret in it."""

import doctest

import pytest

import ttr_widgets as ttr
from ttr_widgets.teach import watch


def ticked(game):
    return {thing: said for thing, said in ttr.watch_list(game).rows if said}


def after(*actions, box="islands", **position):
    """Play these actions from a position, and say what was ticked."""
    game = ttr.scenario(box, players=["Ada", "Ben"], seed=1, **position)
    assert not ticked(game)
    for action in actions:
        game.play(action)
    return ticked(game)


def test_each_box_has_what_it_has():
    things = {box: len(ttr.watch_list(ttr.Game(box)).rows) for box in ttr.boxes()}
    assert (things["usa"], things["new-york"]) == (6, 6)
    assert things["europe"] == things["islands"] == 10


def test_a_taxi_is_called_a_taxi():
    assert "A face-up taxi is taken" in repr(ttr.watch_list(ttr.Game("new-york")))


def test_a_new_game_has_nothing_ticked():
    assert not ticked(ttr.Game("islands", seed=3))


@pytest.mark.parametrize(
    ("thing", "actions", "position"),
    [
        ("A face-up locomotive is taken", ["draw 1"], {"row": "locomotive red red red blue"}),
        (
            "The row is swept, because of too many locomotives",
            ["draw 1"],
            {
                "row": "red locomotive locomotive blue blue",
                "deck": "locomotive red green blue white black",
            },
        ),
        (
            "The second route of a double route closes",
            ["claim Aluna-Corra 1 with 2 red"],
            {"hands": {0: "2 red"}},
        ),
        (
            "A ferry is claimed",
            ["claim Fenzo-Jumi with 2 red, 1 locomotive"],
            {"hands": {0: "2 red, 1 locomotive"}},
        ),
        (
            "A tunnel is tried",
            ["claim Corra-Fenzo with 2 red"],
            {"hands": {0: "2 red"}},
        ),
        ("A station is built", ["station Holva with 1 red"], {"hands": {0: "1 red"}}),
        ("More tickets are drawn", ["tickets"], {}),
        (
            "The deck runs out, and the discards are shuffled",
            ["draw deck"],
            {"deck": "red", "discards": "2 blue", "row": "green green green red blue"},
        ),
        (
            "The last round begins",
            ["claim Aluna-Bimo with 2 yellow"],
            {"hands": {0: "2 yellow"}, "trains": {0: 4}},
        ),
    ],
)
def test_it_is_ticked_when_it_happens(thing, actions, position):
    assert thing in after(*actions, **position)


def test_a_withdrawal_is_ticked():
    position = {"hands": {0: "2 red"}, "deck": "red blue green white ..."}
    said = after("claim Corra-Fenzo with 2 red", "withdraw", **position)
    assert said["Somebody withdraws from a tunnel"].startswith("Ada withdraws")


def test_a_single_route_closes_nothing():
    said = after("claim Aluna-Bimo with 2 yellow", hands={0: "2 yellow"})
    assert not said


def test_with_many_players_no_double_route_closes():
    game = ttr.scenario("islands", players=3, hands={0: "2 red"})
    game.play("claim Aluna-Corra 1 with 2 red")
    assert not ticked(game)


def test_the_first_time_is_told():
    game = ttr.scenario("islands", players=["Ada", "Ben"], hands={0: "1 red", 1: "1 blue"}, seed=1)
    game.play("station Holva with 1 red")
    game.play("station Aluna with 1 blue")
    assert ticked(game)["A station is built"] == "Ada builds a station in Holva with 1 red."


def test_it_tells_no_secret():
    game = ttr.Game("usa", players={"Ada": ttr.players.greedy, "Ben": ttr.players.greedy}, seed=1)
    game.advance()
    public = {*game.log}
    assert {*ticked(game).values()} <= public


def test_names_are_escaped():
    game = ttr.scenario("islands", players=["<b>", "Ben"], row="locomotive red red red blue")
    game.play("draw 1")
    assert "<b>" not in ttr.watch_list(game)._repr_html_()


def test_the_example_runs():
    assert doctest.testmod(watch).failed == 0
