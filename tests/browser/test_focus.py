"""The focus keeps its place when what was pressed is disabled, hidden or replaced by it."""

import pytest

from .keys import FOCUSED, by_keys, reach
from .player import shows

SHOW = """
import ttr_widgets as ttr
from tests.browser import finder
board = ttr.Board(eval(position), seat=0, pace=0.3) if "position" in globals() else None
board"""
LONG = "\n".join(["# more below"] * 60)
TURN = 'ttr.scenario("new-york", hands={0: "3 pink, 3 red"}, row="red blue green pink black")'
OVER = (
    'game = ttr.Game("islands", dict.fromkeys(["Ada", "Bo"], ttr.players.greedy), seed=3)\n'
    "while not game.over: game.step()\n"
)
LESSON = """
import os
from IPython.display import display
import ttr_widgets as ttr
os.environ["TTR_PROGRESS"] = "none"
answers = [{"value": 2, "type": "value", "correct": True, "feedback": "Two it is."}]
display(ttr.quiz({"question": "How many?", "type": "numeric", "answers": answers}))
table = ttr.set_up("islands", start="tickets")
display(table, ttr.progress("01-setup"))"""
ON_STATUS = "() => document.activeElement.matches('.ttr-status')"
LANDED = f"words => {{ const at = ({FOCUSED})(); return at.inside && at.name.startsWith(words); }}"
RING = """() => {
    const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
}"""
TOP = "() => document.querySelector('.ttr-board').getBoundingClientRect().top"


@pytest.fixture(scope="module")
def page_of_ada(new_page):
    notebook = new_page("focus", [SHOW, LONG], height=800)
    yield notebook
    notebook.close()


@pytest.fixture
def show(page_of_ada):
    """``show(position)`` puts another game on the board; always in the same page."""
    yield from shows(page_of_ada, TURN)


def lands_on(ada, words):
    """Wait for the focus on the board, where these words begin; it stays there and is seen."""
    page = ada.notebook.page
    page.wait_for_function(LANDED, arg=words, timeout=5000)
    page.wait_for_timeout(200)
    assert page.evaluate(LANDED, words), page.evaluate(FOCUSED)
    assert page.evaluate(RING)


def test_after_the_second_card_it_is_on_the_status_and_nothing_scrolls(show):
    ada = show()
    page = ada.notebook.page
    by_keys(ada, ("Deck", "Enter"))
    reach(ada, "2 blue")
    page.evaluate("() => document.activeElement.scrollIntoView({block: 'start'})")
    top = page.evaluate(TOP)
    page.keyboard.press("Enter")
    lands_on(ada, "Ben takes a turn.")
    assert page.evaluate(ON_STATUS)
    assert page.evaluate(TOP) == top


def test_after_the_last_undo_it_is_on_the_status(show):
    ada = show()
    by_keys(ada, ("Deck", "Enter"), ("Undo", "Enter"))
    lands_on(ada, "Ada takes a turn.")


def test_after_new_game_at_the_end_it_is_on_the_status(show):
    ada = show("game", OVER)
    by_keys(ada, ("New game", "Enter"))
    ada.wait("board.game is not game")
    lands_on(ada, "")
    assert ada.notebook.page.evaluate(ON_STATUS)


def test_a_neighbor_in_the_same_row_comes_first(show):
    ada = show("game", OVER)
    by_keys(ada, ("Next", "Enter"), ("Back", "Enter"))
    lands_on(ada, "Next")


def test_the_list_of_moves_keeps_it_when_a_move_comes(show):
    ada = show()
    ada.notebook.ask("board.say('draw deck')")
    reach(ada, "Moves")
    ada.notebook.ask("board.say('draw deck')")
    ada.notebook.page.locator(".ttr-log li").nth(1).wait_for()
    lands_on(ada, "Moves")


@pytest.mark.parametrize("elsewhere", ["nowhere", "the next control"])
def test_nobody_who_has_moved_on_is_fetched_back(show, elsewhere):
    ada = show()
    page = ada.notebook.page
    reach(ada, "Deck")
    if elsewhere == "nowhere":
        page.evaluate("() => document.activeElement.blur()")
    else:
        reach(ada, "Type a move")
    before = page.evaluate_handle("() => document.activeElement")
    ada.notebook.ask("board.say('draw deck'); board.say('draw deck')")
    page.get_by_role("button", name="Deck", disabled=True).wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate("before => document.activeElement === before", before)


def test_keys_pressed_on_the_status_harm_no_cell_and_tab_goes_on_from_there(show):
    ada = show()
    page = ada.notebook.page
    cells = page.locator(".jp-CodeCell").count()
    by_keys(ada, ("Deck", "Enter"), ("2 blue", "Enter"))
    lands_on(ada, "Ben takes a turn.")
    for key in ("Enter", "x", "d", "d", "Enter"):
        page.keyboard.press(key)
    lands_on(ada, "Ben takes a turn.")
    assert page.locator(".jp-CodeCell").count() == cells
    page.keyboard.press("Shift+Tab")
    lands_on(ada, "Undo")


@pytest.fixture(scope="module")
def lesson(new_page):
    notebook = new_page("lesson", [LESSON], height=800)
    notebook.run_all()
    yield notebook
    notebook.check()
    notebook.close()


def stays(lesson, words):
    """Wait for the focus where these words begin; it stays there and is seen."""
    named = f"words => ({FOCUSED})().name.startsWith(words)"
    lesson.page.wait_for_function(named, arg=words, timeout=5000)
    lesson.page.wait_for_timeout(200)
    assert lesson.page.evaluate(named, words), lesson.page.evaluate(FOCUSED)
    assert lesson.page.evaluate(RING)


def press(lesson, name):
    lesson.page.get_by_role("button", name=name, exact=True, disabled=False).focus()
    lesson.page.keyboard.press("Enter")


def test_after_a_right_answer_it_is_on_the_button_that_gave_it(lesson):
    lesson.page.get_by_placeholder("a number").fill("2")
    press(lesson, "Answer")
    lesson.page.get_by_text("Two it is.").wait_for()
    stays(lesson, "Answer")


def test_enter_in_the_field_of_a_number_answers_and_stays_there(lesson):
    field = lesson.page.get_by_placeholder("a number")
    field.fill("3")
    lesson.page.keyboard.press("Enter")
    lesson.page.get_by_text("Not quite.").wait_for()
    assert field.evaluate("field => document.activeElement === field")


def test_after_each_choice_of_a_set_up_it_is_on_the_next_question(lesson):
    press(lesson, "1 long one and 2 others")
    stays(lesson, "Step 6 of 7. Now your tickets")
    for place in (1, 2):
        lesson.page.locator(".ttr-set-up .ttr-keep input").nth(place - 1).check()
    press(lesson, "Keep")
    stays(lesson, "Step 6 of 7. Where do the tickets go")
    press(lesson, "Out of the game")
    stays(lesson, "Step 7 of 7. Who plays first?")
    press(lesson, "Anybody: draw lots, if you like")
    stays(lesson, "Done: the table is set")
    press(lesson, "Start again")
    stays(lesson, "Step 6 of 7. The tickets are shuffled.")


def test_after_the_marks_are_forgotten_it_is_on_the_button_beside(lesson):
    press(lesson, "Start this lesson again")
    press(lesson, "Forget the marks")
    lesson.page.get_by_text("Nothing is done now.").wait_for()
    stays(lesson, "Start this lesson again")
