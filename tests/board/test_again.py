"""After the final count: a new game, and this one once more, in the picture and beside it."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.frame import NARROWEST
from ttr_widgets.board.places import Target
from ttr_widgets.board.shapes import Label
from ttr_widgets.teach.lesson_board import LessonBoard

from .positions import NAMES


@pytest.mark.parametrize("put_away", [False, True])
@pytest.mark.parametrize("width", [NARROWEST, 900])
def test_the_picture_of_the_count_offers_a_new_game(board_of, put_away, width):
    board = board_of(finished())
    board._face.guard.width = width
    if put_away:
        press(board, "close")
    press(board, "new")
    assert not board.game.over and board.game.actions == () and board.game.seed == 12
    assert not {"New game", "Replay"} & {*words(board)}


def test_the_picture_of_the_count_offers_a_replay(board_of):
    board = board_of(finished())
    press(board, "replay")
    assert board._shelf.replay and board.game.over
    press(board, "replay")
    assert board._shelf.replay is None


def test_the_controls_beside_the_list_begin_anew_and_show_again(board_of):
    board = board_of(finished())
    count = board._face.count
    count.replay.click()
    assert board._shelf.replay
    board._face.panel.seed.value = 77
    count.new.click()
    assert (board.game.seed, board.game.over) == (77, False)
    assert count.layout.display == "none"


def test_a_task_offers_no_new_game_and_a_replay_none_either(board_of, replay_of):
    lesson = LessonBoard(finished(), again=lambda: None)
    replay = replay_of(finished())
    replay.go(10_000)
    for scene in (lesson._face._scene, replay._picture._scene):
        names = {one.target.name for one in scene.places if one.target.kind == "button"}
        assert names - {"undo"} == {"lines", "close"}, "Start again is the exercise's own button"
    assert lesson._face.count.new.layout.display == "none"
    lesson.close()


def finished():
    game = ttr.Game("islands", dict.fromkeys(NAMES[:2], ttr.players.greedy), seed=11)
    game.advance()
    return ttr.Game.from_json(game.to_json())  # persons sit at it: nobody plays on by itself


def press(board, name):
    wanted = Target("button", name=name)
    (rect,) = [one.rect for one in board._face._scene.places if one.target == wanted]
    board.click(*rect.middle)


def words(board):
    front = board._face._scene.layers["front"]
    return [shape.text for shape in front if isinstance(shape, Label)]
