"""A cell that runs again and again leaves nothing behind: no widget, no comm, no watcher."""

from itertools import count

import pytest
from comm import get_comm_manager
from ipywidgets.widgets.widget import _instances

import ttr_widgets as ttr
from ttr_widgets.board import cells
from ttr_widgets.board.widget import Board


@pytest.fixture
def cell(monkeypatch):
    """``cell()`` runs the cell once more: what it makes next closes what it made before."""
    monkeypatch.setattr(Board, "strict", True)
    runs = count()
    running = ["a cell", ""]
    monkeypatch.setattr(cells, "_running_cell", lambda: tuple(running))

    def run():
        running[1] = str(next(runs))

    yield run
    cells._boards.pop("a cell", None)


def held():
    """The widgets and comms that there are."""
    return set(_instances), set(get_comm_manager().comms)


def used_board(game):
    """A board on which somebody has opened everything there is to open."""
    board = Board(game)
    board._face.coach.ask.click()
    board._shelf.turn.click()
    board.hover(300, 300)
    return board


def over():
    game = ttr.Game("islands", dict.fromkeys(["Ada", "Bo"], ttr.players.greedy), seed=3)
    game.advance()
    return game


def turn():
    return ttr.scenario("islands", hands={0: "4 black, 1 red"})


@pytest.mark.parametrize(
    ("game", "make", "times"),
    [
        pytest.param(turn(), Board, 200, id="new", marks=pytest.mark.slow),
        pytest.param(turn(), used_board, 8, id="used"),
        pytest.param(over(), used_board, 8, id="over"),
    ],
)
def test_a_cell_that_runs_again_and_again_holds_one_board(cell, game, make, times):
    cell()
    make(game)
    before = [len(what) for what in held()]
    for _ in range(times):
        cell()
        board = make(game)
    assert [len(what) for what in held()] == before
    assert len(game._watchers) == 1
    board.close()
    assert game._watchers == []


def test_boards_of_new_games_and_other_boxes_leave_nothing_behind(cell):
    cell()
    outside = held()
    board = Board("islands", players=2, seed=1)
    others = [ttr.Game(box, players=2, seed=1).to_json() for box in ("new-york", "islands")]
    for record in 3 * others:
        board.load(record)
        board.say("keep all")
        board.restart(2)
    board.close()
    assert held() == outside
