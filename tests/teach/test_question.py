"""Questions judge answers with a word for each, and say what is wrong with their file."""

import pytest

from ttr_widgets.teach.question import read_question

ONE = {
    "question": "How many trains?",
    "type": "multiple_choice",
    "answers": [
        {"answer": "45", "correct": True, "feedback": "Yes."},
        {"answer": "40", "correct": False, "feedback": "More."},
    ],
}
MANY = {
    "question": "Which are colors?",
    "type": "many_choice",
    "answers": [
        {"answer": "red", "correct": True},
        {"answer": "blue", "correct": True},
        {"answer": "gray", "correct": False, "feedback": "No card is gray."},
    ],
}
NUMBER = {
    "question": "How many?",
    "type": "numeric",
    "answers": [
        {"type": "value", "value": 2, "correct": True, "feedback": "Two."},
        {"type": "range", "range": [3, 10], "correct": False, "feedback": "Fewer."},
        {"type": "default", "feedback": "No."},
    ],
}


def test_one_answer_is_right():
    question = read_question(ONE)
    assert question.judge("45") and question.judge("45").words == "Yes."
    assert question.judge("40").right is False and question.judge("40").words == "More."


def test_nothing_chosen_is_no_wrong_answer():
    assert read_question(ONE).judge([]).right is None


def test_all_right_answers_are_wanted():
    question = read_question(MANY)
    assert question.judge(["blue", "red"])
    assert "not all" in question.judge(["red"]).words
    assert question.judge(["red", "blue", "gray"]).words == "No card is gray."


@pytest.mark.parametrize(
    ("given", "words"), [("2", "Two."), ("2,0", "Two."), (7, "Fewer."), ("99", "No.")]
)
def test_numbers(given, words):
    assert read_question(NUMBER).judge(given).words == words


def test_a_word_is_no_number():
    assert read_question(NUMBER).judge("two").right is None


def test_an_unknown_answer_lists_the_known_ones():
    with pytest.raises(ValueError, match="45; 40"):
        read_question(ONE).judge("46")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"question": ""}, 'needs "question"'),
        ({"type": "string"}, "multiple_choice, many_choice, numeric"),
        ({"answers": [{"answer": "45"}]}, "No answer"),
    ],
)
def test_a_faulty_question_says_what_is_wrong(change, words):
    with pytest.raises(ValueError, match=words):
        read_question({**ONE, **change})
