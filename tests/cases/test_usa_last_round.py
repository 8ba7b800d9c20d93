"""Cases O-US14 to O-US16: when the last round of the USA begins, and who still has a turn."""

import pytest
from examples import draw_two, on_usa_boxes, refused, texts

import ttr_widgets as ttr
from ttr_widgets.model.events import GameEnded, LastRoundBegan
from ttr_widgets.model.state import KeepTickets


@on_usa_boxes
@pytest.mark.parametrize("left", [0, 1, 2])
def test_o_us14_who_still_gets_a_turn(box, left):
    game = ttr.scenario(box, players=3, hands={1: "2 red"}, trains={1: 2 + left}, seat=1)
    events = game.play("claim Atlanta-Charleston")
    assert [event for event in events if isinstance(event, LastRoundBegan)] == [
        LastRoundBegan(seat=1, turns=3)
    ]
    assert "Ben is almost out of trains: everybody has one last turn." in game.log
    acted = []
    while not game.over:
        acted.append(game.seat)
        draw_two(game)
    assert acted == [2, 0, 1]
    assert sum("has one last turn" in sentence for sentence in game.log) == 1
    assert isinstance(game.events[-1][-1], GameEnded)
    refused(game, "draw deck", "turn.game-over")


@on_usa_boxes
def test_o_us14_three_trains_are_not_few_enough(box):
    game = ttr.scenario(box, players=3, hands={1: "2 red"}, trains={1: 5}, seat=1)
    game.play("claim Atlanta-Charleston")
    assert game.state.seats[1].trains == 3 and game.state.turns_left is None


@on_usa_boxes
def test_o_us15_a_second_player_runs_low_in_the_last_round(box):
    game = ttr.scenario(
        box, players=3, hands={1: "2 red", 2: "2 blue"}, trains={1: 4, 2: 2}, seat=1
    )
    game.play("claim Atlanta-Charleston")
    game.play("claim Denver-Santa Fe")
    assert game.state.seats[2].trains == 0 and game.state.turns_left == 2
    acted = []
    while not game.over:
        acted.append(game.seat)
        draw_two(game)
    assert acted == [0, 1]


@on_usa_boxes
def test_o_us16_a_final_turn_with_no_trains(box):
    game = ttr.scenario(box, hands={0: "6 red"}, trains={0: 0}, turns_left=1)
    assert texts(game) == [
        "draw deck", "draw 1", "draw 2", "draw 3", "draw 4", "draw 5", "tickets"
    ]  # fmt: skip
    (sentence,) = refused(game, "claim Chicago-Duluth", "claim.trains")
    assert sentence == "Trains needed for Chicago-Duluth: 3. Trains you have left: 0."
    refused(game, "pass", "turn.pass")
    game.play("draw deck")
    assert not game.over and game.seat == 0
    game.play("draw deck")
    assert game.over


@on_usa_boxes
def test_o_us16_the_seat_that_began_the_last_round_is_not_skipped(box):
    game = ttr.scenario(box, hands={0: "2 red"}, trains={0: 2})
    game.play("claim Atlanta-Charleston")
    draw_two(game)
    assert game.seat == 0 and game.state.seats[0].trains == 0
    game.play("tickets")
    assert isinstance(game.state.decision, KeepTickets) and not game.over
    game.play("keep 1")
    assert game.over
