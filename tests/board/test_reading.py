"""A refusal can be read: it outlasts the moves of others, but not for ever."""

import asyncio

import pytest

import ttr_widgets as ttr
from ttr_widgets.board import reading
from ttr_widgets.board.places import Target
from ttr_widgets.board.widget import Board

from .clicks import ROBO, over_the_map


def table():
    """Ada has moved; now it is the turn of Robo, who is a person here, at another board."""
    game = ttr.scenario("usa", players=["Ada", "Robo"], hands={0: "1 red"}, seed=1)
    for _ in range(2):
        game.play("draw deck")
    return game


def told(board):
    """The refusal that stands under the board, in the picture too, if any."""
    words = board._face.panel.message.value
    assert board._face.guard.alert == words
    assert ("!" in over_the_map(board)) == bool(words)
    return words


@pytest.fixture
def board(board_of):
    board = board_of(table(), seat=0)
    board._safely(board._click, Target("deck"))
    assert "Robo" in told(board)
    return board


def test_a_refusal_outlasts_the_moves_of_others(board):
    before = told(board)
    for _ in range(2):
        board.game.play("draw deck")
        assert told(board) == before


def test_it_goes_when_the_one_who_was_refused_acts(board):
    board.game.play("draw deck")
    board.game.play("draw deck")
    board.say("draw deck")
    assert told(board) == ""


def test_a_click_on_bare_ground_puts_it_away(board):
    board.game.play("draw deck")
    board.cancel()
    assert told(board) == ""


def test_a_refusal_that_was_read_goes_with_the_next_move(board, monkeypatch):
    now = reading.monotonic()
    monkeypatch.setattr(reading, "monotonic", lambda: now + reading.LEAST - 1)
    board.game.play("draw deck")
    assert told(board)
    monkeypatch.setattr(reading, "monotonic", lambda: now + 30)
    board.game.play("draw deck")
    assert told(board) == ""


def test_in_the_event_loop_it_goes_by_itself(monkeypatch):
    monkeypatch.setattr(reading, "LEAST", 0.15)
    monkeypatch.setattr(reading, "_LETTER", 0.0)

    async def play():
        board = Board("usa", players=ROBO, seed=1, pace=0.01)
        board.say("keep all")
        board._safely(board._click, Target("deck"))
        assert "Robo" in told(board)
        moves = len(board.game.actions)
        while len(board.game.actions) == moves:
            await asyncio.sleep(0.01)
        assert "Robo" in told(board), "Robo has moved, and one still reads"
        await asyncio.sleep(0.3)
        assert told(board) == ""
        board.close()

    asyncio.run(play())
