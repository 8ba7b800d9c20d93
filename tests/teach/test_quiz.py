"""A quiz shows ordinary controls, answers in words too, and comes back answered."""

import json

import pytest
from board.headless import event

import ttr_widgets as ttr
from ttr_widgets.teach.progress import Progress
from ttr_widgets.teach.question import read_question
from ttr_widgets.teach.quiz import Quiz

from .test_question import MANY, NUMBER, ONE


def controls(quiz):
    """The parts of a quiz as a browser has them: choice, button, verdict."""
    _heading, choice, button, say, _keys = quiz.children
    return choice, button, say


def test_a_click_answers():
    quiz = ttr.quiz(ONE)
    choice, button, say = controls(quiz)
    choice.value = "40"
    button.click()
    assert "✗ More." in say.value and 'role="alert"' in say.value
    choice.value = "45"
    button.click()
    assert "✓ Yes." in say.value and not button.disabled, "who presses it keeps the focus"


def test_nothing_is_chosen_before_one_chooses():
    choice, button, say = controls(ttr.quiz(ONE))
    assert choice.value is None
    button.click()
    assert "Choose an answer first" in say.value


def test_enter_in_the_field_of_a_number_answers():
    field, _button, say = controls(ttr.quiz(NUMBER))
    field.value = "2"
    event(field, event="submit")
    assert "✓" in say.value


def test_the_same_answer_again_is_no_new_try(tmp_path):
    kept = Progress("x", tmp_path / "x.progress.json")
    quiz = Quiz(read_question({"id": "n", **NUMBER}), kept)
    _choice, button, _say = controls(quiz)
    quiz.answer(3)
    for _press in range(3):
        button.click()
    assert kept.of("n").tries == 1
    quiz.answer(4)
    quiz.answer(2)
    button.click()
    assert kept.of("n").tries == 3 and kept.of("n").done


def test_words_and_numbers_answer_too():
    assert ttr.quiz(ONE).answer("45") and ttr.quiz(ONE).answer(1)
    assert ttr.quiz(MANY).answer(1, 2)
    assert ttr.quiz(NUMBER).answer(2)


def test_words_move_the_controls():
    quiz = ttr.quiz(MANY)
    quiz.answer("red", "gray")
    choice, _button, _say = controls(quiz)
    assert [box.value for box in choice.children] == [True, False, True]


def test_it_comes_back_answered(tmp_path):
    file = tmp_path / "x.progress.json"
    question = read_question({"id": "trains", **ONE})
    first = Quiz(question, Progress("x", file))
    first.answer("40")
    first.answer("45")
    again = Quiz(question, Progress("x", file))
    choice, _button, say = controls(again)
    assert choice.value == "45" and "✓ Yes." in say.value
    assert Progress("x", file).of("trains").tries == 2


def test_an_answer_that_is_gone_is_forgotten(tmp_path):
    kept = Progress("x", tmp_path / "x.progress.json")
    kept.note("trains", answer=["46"])
    choice, _button, say = controls(Quiz(read_question({"id": "trains", **ONE}), kept))
    assert choice.value is None and say.value == ""


def test_without_a_widget_there_are_words():
    bundle = ttr.quiz(ONE)._repr_mimebundle_()
    assert bundle["text/plain"] == "How many trains?\n  1. 45\n  2. 40"
    assert "<li>45</li>" in bundle["text/html"]


def test_lines_of_a_long_question_stand_close():
    heading = ttr.quiz(ONE).children[0]
    assert heading.value.startswith('<strong style="display:block; line-height:1.45')


def test_words_are_escaped():
    html = ttr.quiz({**ONE, "question": "<b>?"})._repr_mimebundle_()["text/html"]
    assert "<b>" not in html and "&lt;b&gt;?" in html


def test_a_file_holds_several(tmp_path):
    path = tmp_path / "mine.json"
    path.write_text(json.dumps([ONE, NUMBER]))
    assert len(ttr.quiz(str(path)).children) == 2


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(ValueError, match=r"mine\.json"):
        ttr.quiz(tmp_path / "mine.json")


def test_an_unknown_lesson_and_item_are_named():
    with pytest.raises(ValueError, match=r"words/99-nothing\.json"):
        ttr.quiz("99-nothing/x")
    with pytest.raises(ValueError, match="it has locomotives"):
        ttr.quiz("01-setup/x")
