"""Cases O-G10 to O-G15: conservation, turns, passing, chance."""

import os
import subprocess
import sys
from collections import Counter

import pytest
from examples import (
    HERE,
    cards_of_the_table,
    on_usa_boxes,
    random_game,
    refused,
    row,
    texts,
)

import ttr_widgets as ttr
from ttr_widgets.rules.deck import shuffled

ALL_DRAWS = ["draw deck", "draw 1", "draw 2", "draw 3", "draw 4", "draw 5"]


@on_usa_boxes
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_o_g10_cards_are_conserved(box, seats):
    game = random_game(box, seats, seed=10)
    assert game.box.cards == (12,) * 8 + (14,) and sum(game.box.cards) == 110
    begin = ttr.Game(box, seats, seed=10).state
    state = begin.copy()
    for events in game.events[1:]:
        for event in events:
            event.change(state)
            assert cards_of_the_table(state) == game.box.cards, event
    assert state == game.state


@on_usa_boxes
@pytest.mark.parametrize(
    "wish", ["claim Denver-Omaha with 4 pink", "tickets", "keep 1", "pass", "claim Denver-Santa Fe"]
)
def test_o_g11_a_half_finished_draw_cannot_turn_into_something_else(box, wish):
    game = ttr.scenario(box, hands={0: "4 pink"}, row="red blue green white black", deck="red ...")
    game.play("draw deck")
    assert texts(game) == ALL_DRAWS
    (sentence,) = refused(game, wish, "turn.one-action")
    assert sentence == "First draw your second card."


@on_usa_boxes
@pytest.mark.parametrize("wish", ["draw deck", "draw 1", "tickets", "pass", "claim Denver-Omaha"])
def test_o_g12_acting_out_of_turn(box, wish):
    game = ttr.scenario(box, hands={0: "4 pink", 1: "4 pink"}, row="red blue green white black")
    (sentence,) = refused(game, wish, "turn.order", seat=1)
    assert sentence == "It is not your turn: the table waits for Ada."
    assert game.why_not(wish, seat=0) == () or wish == "pass"


@on_usa_boxes
def test_o_g12_choosing_tickets_out_of_turn(box):
    game = ttr.Game(box, ["Ann", "Bob", "Cid"], seed=1, first=2)
    (sentence,) = refused(game, "keep 1 2", "turn.order", seat=0)
    assert sentence == "It is not your turn: the table waits for Cid."


@on_usa_boxes
def test_o_g12_a_wish_out_of_turn_shows_no_card_of_the_seat_to_move(box):
    game = ttr.scenario(box, hands={0: "2 red, 2 blue"})
    (sentence,) = refused(game, "claim Atlanta-Charleston", "turn.order", seat=1)
    assert sentence == "It is not your turn: the table waits for Ada."


@on_usa_boxes
def test_o_g13_passing_is_refused_while_anything_is_possible(box):
    game = ttr.scenario(box)
    assert "pass" not in texts(game)
    (sentence,) = refused(game, "pass", "turn.pass")
    assert sentence == "You cannot pass: you could still draw train cards."


@on_usa_boxes
@pytest.mark.parametrize("stuck", [{}, {"hands": {0: "12 red"}, "trains": {0: 0}}])
def test_o_g13_passing_when_nothing_else_is_possible(box, stuck):
    game = ttr.scenario(box, row="", deck="", ticket_deck=[], **stuck)
    assert texts(game) == ["pass"]
    game.play("pass")
    assert game.seat == 1 and not game.over


@on_usa_boxes
@pytest.mark.parametrize("players", [2, 3, 5])
def test_o_g14_everyone_is_stuck(box, players):
    game = ttr.scenario(
        box,
        players=players,
        claimed={1: ["Denver-Omaha"]},
        tickets={0: ["Denver-El Paso"]},
        row="",
        deck="",
        ticket_deck=[],
    )
    for _ in range(players):
        assert not game.over and texts(game) == ["pass"]
        game.play("pass")
    assert game.over and game.legal_actions() == ()
    assert game.scores().totals[:2] == (-4, 17) and game.scores().winners == (1,)


@on_usa_boxes
def test_o_g14_only_passes_in_a_row_count(box):
    game = ttr.scenario(box, hands={1: "1 red"}, row="", deck="", ticket_deck=[])
    game.play("pass")
    game.play("claim Atlanta-Nashville")
    assert row(game) == "red - - - -"
    game.play("draw 1")
    game.play("pass")
    assert not game.over and game.seat == 0


SAME_GAME = """
import sys
from examples import random_game, texts
from ttr_widgets.play.position import write_position
box, seats = sys.argv[1], int(sys.argv[2])
game = random_game(box, seats, seed=77)
print(game.to_json(), game.log, game.scores())
while game.actions:
    print(write_position(game.state), texts(game))
    game.undo()
"""


@on_usa_boxes
def test_o_g15_same_seed_same_game(box):
    def run(hashing):
        paths = os.pathsep.join([str(HERE), str(HERE.parent)])
        env = os.environ | {"PYTHONHASHSEED": hashing, "PYTHONPATH": paths}
        code = [sys.executable, "-c", SAME_GAME, box, "3"]
        return subprocess.run(code, env=env, capture_output=True, text=True, check=True).stdout

    one, other = run("1"), run("4242")
    assert len(one) > 10_000 and one == other


def test_o_g15_every_order_is_as_likely_as_any_other():
    orders = Counter(shuffled(seed, 1, range(4)) for seed in range(4800))
    assert len(orders) == 24
    assert 150 < min(orders.values()) <= max(orders.values()) < 250


@on_usa_boxes
def test_o_g15_every_deck_is_shuffled_in_every_game(box):
    games = [ttr.Game(box, seed=seed).state for seed in range(5)]
    assert len({tuple(state.deck) for state in games}) == 5
    assert len({tuple(state.ticket_deck) for state in games}) == 5


@on_usa_boxes
def test_o_g15_no_shuffle_is_like_the_one_before(box):
    discards = "3 red, 3 blue, 3 green, 3 pink"
    game = ttr.scenario(box, row="red blue green pink red", deck="red", discards=discards)
    number = game.state.shuffles
    game.play("draw deck")
    assert game.state.shuffles == number + 1
    again = (shuffled(game.state.seed, later, range(12)) for later in range(number, number + 5))
    assert len(set(again)) == 5
