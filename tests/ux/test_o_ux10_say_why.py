"""O-UX10: each route that cannot be claimed says why, in a sentence of its own, with what lacks."""

import pytest
from board.headless import event

import ttr_widgets as ttr
from ttr_widgets.board.places import Target
from ttr_widgets.board.widget import Board

HANDS = {0: "3 red, 2 green", 1: "8 green, 8 white, 8 blue"}
REASONS = {
    "closed twin": ("Frankfurt-Paris orange", {}, "is closed: with 2 players"),
    "taken": ("Frankfurt-Paris white", {}, "Ben"),
    "too few trains": ("Berlin-Wien", {"trains": {0: 2}}, "Trains you have left: 2"),
    "wrong color": ("Berlin-Warszawa yellow", {}, "4 yellow"),
    "missing locomotive": ("Amsterdam-London", {}, "2 locomotives"),
    "not your turn": ("Berlin-Wien", {"seat": 1}, "turn"),
}


@pytest.fixture
def board_of(monkeypatch):
    monkeypatch.setattr(Board, "strict", True)
    boards = []

    def make(**table):
        claimed = {1: ["Frankfurt-Paris white"]}
        game = ttr.scenario("europe", hands=HANDS, claimed=claimed, **table)
        boards.append(Board(game, seat=0))
        return boards[-1]

    yield make
    for board in boards:
        board.close()


def click(board, name):
    """Press on the middle of a route, as the page does; give what the board says to it."""
    route = next(one.id for one in board.game.box.map.routes if one.name == name)
    layout = board._face._layout()
    line = layout.tracks[route].line
    x, y = next(p for p in line[len(line) // 3 :] if layout.target_at(*p) == Target("route", route))
    event(board._face.canvas, event="client_ready")
    board.click(x, y)
    return board._marks.message


@pytest.mark.parametrize("reason", REASONS)
def test_o_ux10_a_route_that_cannot_be_claimed_says_why(board_of, reason):
    name, table, words = REASONS[reason]
    board = board_of(**table)
    said = click(board, name)
    assert words in said, said
    assert said in board._face.guard.alert and said in "\n".join(drawn(board))
    assert board.game.actions == ()


def test_o_ux10_the_reasons_differ(board_of):
    said = [click(board_of(**table), name) for name, table, _words in REASONS.values()]
    assert len(set(said)) == len(REASONS)


def drawn(board):
    """The words in front of the map, lines of a paragraph joined."""
    labels = (shape for shape in board._face._scene.layers["front"] if hasattr(shape, "text"))
    return [" ".join(label.text for label in labels)]
