"""An exercise judges what was played, and has words for every way to go wrong."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.teach.exercise import begins, read_exercise

WORDS = {
    "goal": "Claim it.",
    "wanted": "claim Denver-Omaha",
    "hints": ["One.", "Two.", "Three."],
    "solution": "claim Denver-Omaha with 4 pink",
    "remarks": {"draw": "You have enough cards.", "claim.trains": "Count your trains."},
}


@pytest.fixture
def exercise():
    return read_exercise(WORDS)


def test_an_action_is_wanted_with_any_payment():
    assert begins("claim Denver-Omaha with 4 pink", "claim denver - omaha")
    assert begins("keep 1 3", "keep") and begins("claim A-B 1 with 1 red", "claim A-B 1")
    assert not begins("keep 1 3", "keep 1") and not begins("keep 2 3", "keep 1")
    assert not begins("draw deck", "claim Denver-Omaha")


def test_the_goal_is_reached_in_order():
    both = read_exercise({"goal": "Two.", "wanted": ["draw deck", "draw 1"]})
    assert both.on_the_way(["draw deck"]) and not both.reached(None, ["draw deck"])
    assert both.reached(None, ["draw deck", "draw 1"])
    assert not both.on_the_way(["draw 1"])


def test_the_solution_is_what_is_wanted_if_nothing_else_is_said():
    assert read_exercise({"goal": "Go.", "solution": "draw deck"}).wanted == ("draw deck",)


def test_a_goal_may_be_a_function():
    game = ttr.scenario("usa")
    exercise = read_exercise({"goal": "Draw.", "wanted": lambda game: len(game.actions) == 1})
    assert not exercise.reached(game, [])
    game.play("draw deck")
    assert exercise.reached(game, ["draw deck"]) and exercise.on_the_way(["anything"])
    assert exercise.go_on().right is None


def test_a_remark_is_a_wrong_way_to_a_goal_that_is_a_function():
    words = {"goal": "?", "wanted": lambda game: False, "remarks": {"draw": "No."}}
    exercise = read_exercise(words)
    assert exercise.on_the_way(["tickets"]) and not exercise.on_the_way(["tickets", "draw 1"])


def test_a_remark_fits_the_action(exercise):
    assert exercise.remark("draw deck").words.startswith("You have enough cards.")
    assert '"tickets" is allowed' in exercise.remark("tickets").words


def test_a_refusal_is_the_rule_or_the_teachers_words(exercise):
    game = ttr.scenario("usa", hands={0: "4 pink"}, trains={0: 3})
    with pytest.raises(ttr.IllegalAction) as refused:
        game.play("claim Denver-Omaha with 4 pink")
    assert exercise.refusal(refused.value).words == "Not allowed. Count your trains."
    with pytest.raises(ttr.IllegalAction) as refused:
        game.play("claim Denver-Omaha with 4 red")
    assert "Denver-Omaha is pink" in exercise.refusal(refused.value).words


def test_three_hints_then_the_solution(exercise):
    assert exercise.hint(1).words == "Hint 1 of 3: One."
    assert exercise.hint(4).words == "One solution: `claim Denver-Omaha with 4 pink`"
    assert "ask your teacher" in read_exercise({"goal": "?", "wanted": "pass"}).hint(1).words


@pytest.mark.parametrize("change", [{"goal": ""}, {"wanted": ()}, {"hints": ["a"] * 4}])
def test_a_faulty_exercise_is_refused(change):
    with pytest.raises(ValueError, match="A task"):
        read_exercise({**WORDS, **change})
