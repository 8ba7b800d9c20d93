"""Turns: who acts, what a turn is, how the game ends."""

import pytest
from examples import on_usa_boxes, refused, texts

import ttr_widgets as ttr


@on_usa_boxes
@pytest.mark.parametrize(
    ("to_move", "seat", "wish"),
    [(0, 1, "draw deck"), (1, 0, "tickets"), (2, 1, "claim Denver-Santa Fe"), (2, 0, "pass")],
)
def test_turn_order(box, to_move, seat, wish):
    game = ttr.scenario(box, players=["Ann", "Bob", "Cid"], seat=to_move)
    name = game.names[to_move]
    said = refused(game, wish, "turn.order", seat=seat)
    assert said == (f"It is not your turn: the table waits for {name}.",)
    for step in range(4):
        assert game.seat == (to_move + step) % 3
        game.play("draw deck")
        game.play("draw deck")


@on_usa_boxes
@pytest.mark.parametrize(
    ("begun", "wish", "sentence"),
    [
        ("draw deck", "tickets", "First draw your second card."),
        ("draw deck", "claim Atlanta-Nashville with 1 red", "First draw your second card."),
        ("draw deck", "pass", "First draw your second card."),
        ("tickets", "draw deck", "First choose which of the offered tickets you keep."),
        ("tickets", "tickets", "First choose which of the offered tickets you keep."),
        ("tickets", "pass", "First choose which of the offered tickets you keep."),
        ("draw deck", "keep 1", "First draw your second card."),
    ],
)
def test_turn_one_action(box, begun, wish, sentence):
    game = ttr.scenario(box, hands={0: "1 red"}, row="red blue green white black")
    if begun:
        game.play(begun)
    assert refused(game, wish, "turn.one-action") == (sentence,)


@on_usa_boxes
@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("wish", ["draw deck", "tickets", "keep 1", "pass"])
def test_turn_game_over(box, wish, seat):
    game = ttr.scenario(box, turns_left=1)
    game.play("draw deck")
    game.play("draw deck")
    assert game.over and game.legal_actions() == ()
    assert refused(game, wish, "turn.game-over", seat=seat) == ("The game is over.",)


@on_usa_boxes
@pytest.mark.parametrize(("left", "last"), [(3, False), (2, True), (1, True), (0, True)])
def test_turn_last_round(box, left, last):
    game = ttr.scenario(box, players=4, hands={2: "2 red"}, trains={2: left + 2}, seat=2)
    game.play("claim Atlanta-Charleston")
    assert game.state.turns_left == (4 if last else None)
    order = []
    for _ in range(4):
        order.append(game.seat)
        game.play("draw deck")
        game.play("draw deck")
    assert order == [3, 0, 1, 2] and game.over == last


@on_usa_boxes
def test_turn_stuck(box):
    nothing = {"row": "", "deck": "", "ticket_deck": []}
    game = ttr.scenario(box, players=3, seat=1, **nothing)
    for seat in (1, 2, 0):
        assert game.seat == seat and not game.over
        game.play("pass")
    assert game.over and game.scores().totals == (0, 0, 0)


@on_usa_boxes
@pytest.mark.parametrize(
    ("left", "sentence"),
    [
        ({}, "You cannot pass: you could still draw train cards."),
        ({"deck": "", "row": ""}, "You cannot pass: you could still claim a route."),
        (
            {"deck": "", "row": "", "hands": {}},
            "You cannot pass: you could still draw tickets.",
        ),
    ],
)
def test_turn_pass(box, left, sentence):
    game = ttr.scenario(box, **{"hands": {0: "2 red"}} | left)
    assert refused(game, "pass", "turn.pass") == (sentence,)
    alone = ttr.scenario(box, deck="", row="", ticket_deck=[])
    assert texts(alone) == ["pass"]
