"""A board that is closed leaves nothing behind; a cell that runs again closes its own."""

from ipywidgets.widgets.widget import _instances

from ttr_widgets.board import cells
from ttr_widgets.board.widget import Board

from .clicks import mid_game


def test_closed_boards_leave_nothing_behind():
    game = mid_game()
    Board(game, seat=0).close()
    before = set(_instances)
    for _ in range(20):
        board = Board(game, seat=0)
        board.close()
        board.close()
    assert set(_instances) == before
    assert game._watchers == []


def test_a_cell_that_runs_again_closes_its_earlier_boards(board_of, monkeypatch):
    runs = iter(["one", "one", "two", "two"])
    monkeypatch.setattr(cells, "_running_cell", lambda: ("a cell", next(runs)))
    first, second = board_of(mid_game()), board_of(mid_game())
    assert not first._closed
    board_of(mid_game())
    assert first._closed
    assert second._closed
