"""What a tunnel asks is told in the same words at the board and in a replay."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.play.describe import pay_or_withdraw

from .test_popover import told, tunnel

CANNOT = "{} cannot pay that, and can only withdraw."


def asked(name, hand):
    facts = {"hands": {0: hand}, "deck": "green blue locomotive ..."}
    game = ttr.scenario("europe", players=[name, "Grace"], **facts)
    game.play("claim Paris-Zurich with 3 green")
    return game


@pytest.mark.parametrize("name", ["Ada", "You", "[a|b]"])
def test_who_cannot_pay_is_told_so_in_the_same_words_at_the_board_and_in_a_replay(
    name, board_of, replay_of
):
    game = asked(name, "3 green, 1 red")
    board, replay = board_of(game, seat=0), replay_of(game, seat=0)
    replay.go(1)
    for scene in (board._face._scene, replay._picture._scene):
        assert CANNOT.format(name) in told(scene)
        assert told(scene).count("can only withdraw") == 2, "in the headline as in the pop-over"
    assert CANNOT.format(name) in board._face.panel.status.value


@pytest.mark.parametrize(("name", "does"), [("Ada", "pays, or withdraws"), ("You", "pay, or")])
def test_who_can_pay_has_the_payments_for_it_and_a_replay_has_the_words(
    name, does, board_of, replay_of
):
    game = asked(name, "5 green")
    board, replay = board_of(game, seat=0), replay_of(game, seat=0)
    replay.go(1)
    assert f"{name} {does}" in told(replay._picture._scene)
    assert "Costs 2 more cards: green or locomotive." in told(board._face._scene)
    assert "cannot" not in told(board._face._scene) + told(replay._picture._scene)


@pytest.mark.parametrize("seat", [1, None])
def test_of_a_hand_that_cannot_pay_the_others_are_told_nothing(seat):
    game = tunnel("3 green, 1 red")
    assert pay_or_withdraw(game.observe(seat), game.names) == "Ada pays, or withdraws."
    assert pay_or_withdraw(game.observe(0), game.names) == CANNOT.format("Ada")
