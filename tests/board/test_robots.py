"""A board with computer players: they move in the event loop, and a failure is told."""

import asyncio
import threading

import ttr_widgets as ttr
from ttr_widgets.board.widget import Board

from .clicks import ROBO, mid_game


def test_a_computer_player_moves_in_the_event_loop():
    async def play():
        board = Board("usa", players=ROBO, seed=1, pace=0.01)
        board.say("keep all")
        assert board.game.seat == 1
        for _ in range(50):
            await asyncio.sleep(0.01)
            if board.game.seat == 0:
                break
        assert board.game.seat == 0
        assert "Robo keeps" in board._face.panel.moves.value
        board.close()

    asyncio.run(play())


def test_a_click_heard_in_another_thread_is_judged_where_the_cells_run():
    async def play():
        game = mid_game()
        board = Board(game, seat=0)
        threads = []
        game.watch(lambda: threads.append(threading.current_thread()))
        await asyncio.to_thread(board.say, "draw 1")
        await asyncio.sleep(0.01)
        assert threads == [threading.main_thread()]
        board.close()

    asyncio.run(play())


def test_a_computer_player_that_fails_is_told(board_of, monkeypatch):
    def broken(seen, actions):
        raise KeyError("nothing")

    monkeypatch.setattr(Board, "strict", False)
    board = board_of("usa", players={"Ada": None, "Robo": broken}, seed=1)
    board.say("keep all")
    assert "KeyError" in board._face.panel.message.value
    assert "nothing" in board.errors[0]
    assert board.game.seat == 1


def test_at_a_table_of_computers_one_looks_on(board_of):
    both = {"Robo": ttr.players.greedy, "Rita": ttr.players.greedy}
    board = board_of("usa", players=both, seed=1)
    assert board.game.over
    assert board._sight.seen.seat is None
