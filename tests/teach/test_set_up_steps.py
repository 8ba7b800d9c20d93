"""The set-up in steps: what is asked follows from the box and from how the cards fell."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.model.state import KeepTickets
from ttr_widgets.teach.set_up_steps import set_up_steps


def steps(box, seed=1, players=2):
    return {step.id: step for step in set_up_steps(ttr.Game(box, players, seed))}


def right(step):
    return next(answer.text for answer in step.question.answers if answer.right)


def test_the_steps_come_in_the_order_of_the_booklet():
    assert [*steps("usa")] == [
        "board", "trains", "hand", "row", "sweep", "bonus", "tickets", "keep", "refused", "first"
    ]  # fmt: skip


def test_the_numbers_are_those_of_the_box():
    assert right(steps("usa")["trains"]).startswith("45 trains")
    assert right(steps("usa")["tickets"]) == "4" and right(steps("usa-2004")["tickets"]) == "3"


def test_things_are_called_as_in_the_box():
    assert "longest path" in steps("usa")["bonus"].question.text
    assert "European Express" in steps("europe")["bonus"].question.text
    last = [answer.text for answer in steps("new-york")["first"].question.answers]
    assert "The player with most taxis" in last


@pytest.mark.parametrize(
    ("seed", "words"), [(1, "The row stays"), (3, "Discard all of them and turn up new ones")]
)
def test_the_row_is_judged_as_it_lies(seed, words):
    assert right(steps("usa", seed)["sweep"]) == words


def test_the_table_grows_step_by_step():
    table = {name: step.before for name, step in steps("usa", seed=3).items()}
    assert [table[name].seats[0].trains for name in ("board", "trains", "hand")] == [0, 0, 45]
    assert [sum(table[name].seats[1].hand) for name in ("hand", "row")] == [0, 4]
    assert set(table["row"].row) == {-1} and table["sweep"].row.count(8) == 3
    assert table["bonus"].row.count(8) < 3 and sum(table["bonus"].discards) == 5
    assert [len(table[name].seats[1].dealt) for name in ("tickets", "keep")] == [0, 4]


def test_the_last_table_is_the_game_itself():
    game = ttr.Game("usa", 2, 3)
    last = set_up_steps(game)[-1].before
    assert last is game.state and isinstance(last.decision, KeepTickets)


@pytest.mark.parametrize("box", ttr.boxes())
@pytest.mark.parametrize("seed", range(5))
def test_every_box_has_a_set_up_with_one_right_answer(box, seed):
    for step in steps(box, seed).values():
        if step.question:
            assert sum(answer.right for answer in step.question.answers) == 1
            texts = [answer.text for answer in step.question.answers]
            assert len({*texts}) == len(texts)
            assert all(answer.feedback for answer in step.question.answers)
