"""Runs in the kernel of a test: how an action of a lesson's task is done with the controls."""

from ipywidgets.widgets.widget import _instances

from ttr_widgets.play.action_text import read_action
from ttr_widgets.teach.count import CountSheet, count_questions
from ttr_widgets.teach.quiz import Quiz
from ttr_widgets.teach.task import _shown

from .curious import keys
from .finder import targets, where


def task(name):
    """The task as the page shows it, such as ``"03-claiming-routes/anywhere"``."""
    return _shown[name]


def position(name):
    """How many actions were played, and the position, to compare it."""
    game = task(name).game
    return len(game.actions), id(game.state)


def my_turn(name):
    """Tell whether the learner may act: a computer player takes its time."""
    return task(name).game.seat == task(name)._seat


def ways(name, text):
    """How to do an action in words: ``controls`` to use, ``clicks`` on the picture, or neither.

    What is allowed is in the lists and on the buttons. What is forbidden can be clicked, unless
    the click would mean something else; the rest can only be typed.
    """
    board = task(name).board
    action = read_action(board.game.state, text)
    legal = board.game.legal_actions()
    same = [one for one in legal if _place(one) == _place(action)]
    if action in legal:
        return {"controls": keys(board, action)}
    clicks = [] if same else targets(board, action)
    return {"clicks": list(map(repr, clicks)) if all(where(board, one) for one in clicks) else []}


def answer_given(id_):
    """What is chosen in a question, as the kernel has heard it."""
    return _newest(Quiz, lambda quiz: quiz.question.id == id_)._chosen()


def numbers_given():
    """What stands in the fields of the newest count sheet, as the kernel has heard it."""
    return [field.value for field in _newest(CountSheet)._fields]


def _newest(kind, fits=lambda one: True):
    return [one for one in _instances.values() if isinstance(one, kind) and fits(one)][-1]


def chosen(name):
    """What is chosen or typed below a task's board, as the kernel has heard it."""
    panel = task(name).board._face.panel
    lists = (panel.claim, panel.place, panel.surcharge)
    words = [words for one in lists for words in (one.place.label, one.payment.label)]
    return [*words, panel.line.value]


def _place(action):
    return type(action), getattr(action, "route", None), getattr(action, "city", None)


def right_count(game, seat):
    """What belongs in each field of a count sheet."""
    questions = count_questions(game, seat)
    return [next(one.text for one in asked.answers if one.right) for asked in questions]
