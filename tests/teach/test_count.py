"""A game is counted by hand: one question for each line, and the engine knows the answers."""

import doctest

import pytest
from board.headless import event
from examples import BOXES, random_game

import ttr_widgets as ttr
from ttr_widgets.teach import count
from ttr_widgets.teach.count import count_questions
from ttr_widgets.teach.say import Verdict

MINE = ["Bimo-Corra", "Corra-Fenzo", "Fenzo-Ilmi 1"]


@pytest.fixture
def game():
    made = ttr.scenario(
        "islands",
        players=["Ada", "Ben"],
        hands={0: "1 black"},
        claimed={0: MINE, 1: ["Holva-Ilmi", "Aluna-Elki"]},
        tickets={0: ["Bimo-Holva", "Elki-Jumi"]},
        turns_left=1,
        seed=1,
    )
    made.play("station Holva with 1 black")
    return made


def test_each_line_is_asked_and_then_the_total(game):
    asked = [(one.id, one.answers[0].text) for one in count_questions(game, 0)]
    assert asked == [
        ("routes", "6"),
        ("ticket", "7"),
        ("ticket", "-6"),
        ("stations", "8"),
        ("attractions", "0"),
        ("longest-path", "5"),
        ("total", "20"),
    ]


def test_the_questions_do_not_give_the_answers_away(game):
    assert repr(ttr.count_by_hand(game)).splitlines() == [
        "How many points does Ada get?",
        "  Routes: ?",
        "  Bimo-Holva (7), + or -: ?",
        "  Elki-Jumi (6), + or -: ?",
        "  Stations not built: ?",
        "  Attractions: ?",
        "  Longest path: ?",
        "  Total: ?",
    ]


def test_enter_in_a_field_checks_the_count(game):
    sheet = ttr.count_by_hand(game)
    first = sheet.children[1].children[0]
    first.value = "6"
    event(first, event="submit")
    assert "1 of 7 lines are right" in sheet.children[-2].value


def words_below(sheet, line):
    """What stands below a line of the sheet, as HTML."""
    return sheet.children[line + 1].children[1].value


def test_the_right_number_is_explained(game):
    sheet = ttr.count_by_hand(game)
    assert not sheet.answer(6, -7)
    assert "✗" in words_below(sheet, 1) and "Borrowed" not in words_below(sheet, 1)
    assert not sheet.answer(6, 7)
    assert "✓" in words_below(sheet, 1) and "Borrowed: Holva-Ilmi" in words_below(sheet, 1)


def test_a_wrong_number_gives_a_tip_and_not_the_answer(game):
    sheet = ttr.count_by_hand(game)
    sheet.answer(6, 7, -6, 12)
    said = words_below(sheet, 3).partition(">")[2]
    assert "in reserve" in said and "8" not in said


def test_what_is_not_filled_in_is_not_judged(game):
    sheet = ttr.count_by_hand(game)
    assert repr(sheet.answer(6)) == "✗ 1 of 7 lines are right."
    assert all(words_below(sheet, line) == "" for line in range(1, 7))


def test_the_whole_count_is_right(game):
    sheet = ttr.count_by_hand(game)
    assert repr(sheet.answer(6, 7, -6, 8, 0, 5, 20)) == "✓ 7 of 7 lines are right."
    assert "6 + 7 − 6 + 8 + 0 + 5 = 20" in words_below(sheet, 6)


def test_it_is_filled_in_by_hand(game):
    _heading, *lines, button, said, _keys = ttr.count_by_hand(game).children
    lines[0].children[0].value = "6"
    button.click()
    assert "✓" in lines[0].children[1].value and "1 of 7" in said.value


def test_a_page_without_widgets_shows_the_questions(game):
    bundle = ttr.count_by_hand(game)._repr_mimebundle_()
    assert bundle["text/plain"].count(": ?") == bundle["text/html"].count("<li>") == 7


def test_the_other_seat_has_questions_of_its_own(game):
    assert "Ben get" in repr(ttr.count_by_hand(game, seat=1))


def test_it_is_too_early_before_the_end():
    game = ttr.scenario("islands", tickets={0: ["Bimo-Holva"]})
    said = ttr.count_by_hand(game)
    assert isinstance(said, Verdict) and "not over" in said.words and "Bimo" not in said.words


def test_there_is_no_such_seat(game):
    with pytest.raises(ValueError, match="no seat 2"):
        ttr.count_by_hand(game, seat=2)


@pytest.mark.parametrize("box", BOXES)
def test_the_answers_add_up_in_every_box(box):
    game = random_game(box, 2, seed=5)
    for seat in (0, 1):
        *lines, total = [int(one.answers[0].text) for one in count_questions(game, seat)]
        assert sum(lines) == total == game.scores().totals[seat]


@pytest.mark.parametrize(
    ("box", "bonus"), [("usa", "Longest path"), ("europe", "European Express")]
)
def test_the_bonus_is_called_as_in_the_box(box, bonus):
    asked = [one.text for one in count_questions(random_game(box, 2, seed=5), 0)]
    assert asked[-2] == bonus


def test_the_example_runs():
    assert doctest.testmod(count).failed == 0
