"""What is no lesson, no question, no code: one sentence, never Python's own words."""

import pytest

import ttr_widgets as ttr


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: ttr.quiz(None), "A quiz is a name, a file"),
        (lambda: ttr.quiz(7), "A quiz is a name, a file"),
        (lambda: ttr.read_class(None), "as one text, a code in each line"),
        (lambda: ttr.read_class([3]), "as one text, a code in each line"),
        (lambda: ttr.progress(5), "5 is no lesson"),
        (lambda: ttr.progress([]), "is no lesson"),
        (lambda: ttr.set_up("usa", start="tickets", stop="hand"), '"hand" comes before "tickets"'),
        (lambda: ttr.task(None, goal="Draw.", wanted="draw deck"), "is no game"),
    ],
)
def test_a_wrong_kind_is_told_in_a_sentence(ask, words):
    with pytest.raises(ValueError, match=words):
        ask()


def test_a_class_is_read_by_progress_too():
    assert ttr.progress.read_class("Ada/01-setup/3d33-1") == ttr.read_class("Ada/01-setup/3d33-1")
