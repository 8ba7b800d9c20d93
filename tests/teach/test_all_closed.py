"""Every widget of the package that can be closed leaves nothing behind, here or in the browser."""

import gc
from itertools import count
from weakref import ref

import pytest
from comm import get_comm_manager
from examples import random_game
from ipywidgets.widgets.widget import _instances

import ttr_widgets as ttr
from ttr_widgets.board import cells
from ttr_widgets.board.replay import Replay
from ttr_widgets.board.widget import Board
from ttr_widgets.teach.lesson_board import LessonBoard
from ttr_widgets.teach.lesson_box import LessonBox
from ttr_widgets.teach.progress import Progress, ProgressBar

OVER = random_game("islands", 2, seed=5)
TURN = ttr.scenario("islands", hands={0: "4 black"})
RIGHT = {"answer": "Paris", "correct": True}
ONE = {"question": "Where?", "answers": [RIGHT, {"answer": "Wien"}]}
MANY = {**ONE, "type": "many_choice"}
NUMBER = {"question": "How many?", "type": "numeric", "answers": [{"value": 4, "correct": True}]}


def answered(question):
    quiz = ttr.quiz(question)
    quiz.answer(1)
    return quiz


def set_up(*choices, again=False):
    """A table that was set up so far, and perhaps once more from the start."""
    table = ttr.set_up("usa", seed=48)
    for choice in choices:
        assert table.choose(choice)
    if again:
        table.start_again()
    return table


def task():
    made = ttr.task(TURN, goal="Draw.", wanted="draw deck")
    made.hint()
    return made


WHOLE = (3, 2, 1, 3, 1, 2, 1, "keep 1 2", 1, 3)

MAKERS = {
    "board": lambda: Board(TURN),
    "replay": lambda: Replay(OVER),
    "task": task,
    "quiz of one": lambda: answered(ONE),
    "quiz of many": lambda: answered(MANY),
    "quiz of a number": lambda: answered(NUMBER),
    "quizzes": lambda: ttr.quiz([ONE, MANY]),
    "set-up": set_up,
    "set-up on the board": lambda: set_up(*WHOLE[:7]),
    "set-up at its end": lambda: set_up(*WHOLE),
    "set-up begun again": lambda: set_up(*WHOLE, again=True),
    "count": lambda: ttr.count_by_hand(OVER),
    "progress": lambda: ProgressBar(Progress("05-scoring-and-the-end", None)),
}
every_widget = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)


def held():
    """The widgets and comms that there are, and who watches the games."""
    watchers = len(TURN._watchers), len(OVER._watchers)
    return set(_instances), set(get_comm_manager().comms), watchers


@every_widget
def test_a_closed_widget_leaves_nothing_behind(make):
    make().close()  # what is made once for all stays
    before = held()
    made = make()
    assert held() != before
    made.close()
    made.close()
    assert held() == before


@every_widget
def test_a_closed_widget_is_forgotten(make):
    made = make()
    kept = ref(made)
    made.close()
    del made
    gc.collect()
    assert kept() is None, "a kernel that shows many boards would fill up"


def test_the_game_of_a_closed_board_is_forgotten():
    game = ttr.Game("islands", 2, seed=1)
    kept = ref(game)
    board = Board(game)
    game.play(game.legal_actions()[0])
    board.close()
    del board, game
    gc.collect()
    assert kept() is None


@every_widget
def test_a_cell_that_runs_again_leaves_nothing_of_its_earlier_run(make, monkeypatch):
    runs, running = count(), ["a cell", ""]
    monkeypatch.setattr(cells, "_boards", {})
    monkeypatch.setattr(cells, "_running_cell", lambda: tuple(running))

    def run():
        running[1] = str(next(runs))
        return make()

    run()
    before = [len(what) for what in held()]
    run()
    last = run()
    assert [len(what) for what in held()] == before
    last.close()


def test_no_widget_is_forgotten_here():
    made = [make() for make in MAKERS.values()]
    assert {type(one) for one in made} == {Board, Replay, *LessonBox.__subclasses__()}
    assert Board.__subclasses__() == [LessonBoard]  # it is closed by its task
    for one in made:
        one.close()
