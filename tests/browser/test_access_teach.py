"""Lessons and replays for every hand and eye: names, contrast, rings, keys, large letters."""

import pytest

from .sight import (
    CONTRASTS,
    DOUBLED,
    OURS,
    RINGS,
    SMALL,
    THEMES,
    assert_axe_finds_nothing,
    wear,
)

LESSON = """
import os
from IPython.display import display
import ttr_widgets as ttr
os.environ["TTR_PROGRESS"] = "none"
asked = [{"value": 2, "type": "value", "correct": True, "feedback": "Two it is."}]
one, many = ttr.quiz("01-setup/locomotives"), ttr.quiz("01-setup/spares")
number = ttr.quiz({"question": "How many?", "type": "numeric", "answers": asked})
table = ttr.set_up("islands")
game = ttr.scenario("islands", hands={0: "4 red, 4 blue, 4 green"})
words = {"goal": "Claim a route.", "wanted": "claim", "hints": ["Look.", "Use `claim`."]}
task = ttr.task(game, solution="claim Aluna-Corra 1", remarks={"draw": "No cards."}, **words)
played = ttr.Game("islands", dict.fromkeys(["Ada", "Bo"], ttr.players.greedy), seed=3)
end = played.advance()
sheet = ttr.count_by_hand(played)
display(one, many, number, table, task, sheet, ttr.progress("01-setup"))"""
TABLES = """
both = {"greedy": ttr.players.greedy, "random": ttr.players.random}
results = ttr.simulate("islands", both, 4)
code = ttr.progress("01-setup").code("Ada")
shares = {name: results.wins(player=name) for name in both}
display(results, ttr.bars(shares, title="Won", heads=("Player", "Share")))
display(ttr.progress.read_class([code, "no code"]), ttr.watch_list(played))
display(ttr.tournament(both, "islands", games=2), ttr.compare_boxes("usa", "islands"))
display(ttr.trial("11-strategy-lab/first-player"))"""
REPLAY = "replay = ttr.Replay(played, pace=0.1)\nreplay"
MOMENTS = {
    "fresh": "pass",
    "wrong": """
one.answer(1); many.answer(3); number.answer(7); table.choose(1); task.hint()
task.play("draw deck"); sheet.answer(*[-1] * 9); replay.go(9)""",
    "right": """
one.answer(3); many.answer(1, 2, 4); number.answer(2); task.solution()
task.play("claim Aluna-Corra 1 with 2 red"); replay.go(999)""",
}
"""What is done with everything in the notebook; a mistake comes before what is right."""
AGAIN = """
task.start_again(); task._hints = 0; table.start_again(); sheet.answer(*[""] * 9)
replay.go(0)"""
LOST = "() => document.activeElement === document.body"
NAMED = """words => {
    const group = document.activeElement.closest('[role=group]');
    return group.getAttribute('aria-label').startsWith(words);
}"""


@pytest.fixture(scope="module")
def lesson(new_page):
    notebook = new_page("access-teach", [LESSON, TABLES, REPLAY], height=5200)
    notebook.run_all()
    yield notebook
    notebook.check()
    notebook.close()


@pytest.fixture
def page(lesson):
    """The page as it was at first, but for what is remembered."""
    assert lesson.ask(f"{AGAIN}\nprint('done')") == "done"
    lesson.page.locator(".ttr-words", has_text="Move 0 of").wait_for()
    yield lesson.page
    lesson.page.emulate_media(forced_colors="null")


@pytest.mark.parametrize("moment", MOMENTS)
def test_axe_finds_nothing_in_any_theme(lesson, page, moment):
    assert lesson.ask(f"{MOMENTS[moment]}\nprint('done')").endswith("done")
    for theme in THEMES if moment != "fresh" else ["Light"]:
        wear(page, theme)
        assert_axe_finds_nothing(page)
        assert page.evaluate(CONTRASTS) == [], theme
    assert page.evaluate(SMALL, OURS) == []


def test_axe_finds_nothing_while_a_replay_plays(lesson, page):
    button = page.get_by_role("button", name="Play", exact=True).last
    button.press("Space")
    page.get_by_role("button", name="Pause").wait_for()
    assert_axe_finds_nothing(page)
    page.get_by_role("button", name="Pause").press("Space")
    page.get_by_role("button", name="Pause").wait_for(state="detached")


@pytest.mark.parametrize("theme", THEMES)
def test_the_focus_is_seen_on_every_control(page, theme):
    wear(page, theme)
    page.locator(".ttr-quiz input").first.focus()
    page.keyboard.press("Tab")  # only somebody at the keyboard needs a ring
    assert page.evaluate(RINGS, OURS) == []


def test_tab_stops_at_every_control_and_no_stop_is_without_a_name(page):
    """The number beside a slider is one that has no name of its own."""
    page.locator(".ttr-slide [role=slider]").focus()
    page.keyboard.press("Tab")
    number = page.evaluate_handle("() => document.activeElement")
    assert number.get_attribute("aria-label") == "Move"
    assert number.get_attribute("role") == "textbox"


@pytest.mark.parametrize(
    "control, words",
    [
        (".ttr-quiz [type=radio]", "How many of the 110"),
        (".ttr-quiz [type=checkbox]", "A real box has"),
        (".ttr-quiz [type=text]", "How many?"),
        (".ttr-set-up button", "Step 1 of 7."),
        (".ttr-count-sheet input", "How many points does Ada get?"),
        (".ttr-task > div button", "Task: Claim a route."),
    ],
)
def test_the_question_names_the_group_of_its_answers(page, control, words):
    page.locator(control).first.focus()
    assert page.evaluate(NAMED, words)


def test_what_is_said_of_a_line_of_the_count_describes_its_field(lesson, page):
    lesson.ask("sheet.answer(-1)")
    field = page.locator(".ttr-count-sheet input").first
    page.locator(".ttr-count-sheet .widget-text + .widget-html", has_text="Look up").wait_for()
    assert "Look up each route" in field.get_attribute("aria-description")


def test_every_button_works_by_keys_and_keeps_the_focus(page):
    for name, key, then in (
        ("Deal the train cards", "Enter", "✗"),
        ("Lay the board where everybody reaches it", "Space", "Step 2 of 7"),
        ("Hint", "Space", "Hint 1 of 2"),
        ("Hint", "Enter", "Hint 2 of 2"),
        ("Solution", "Enter", "One solution"),
        ("Check the count", "Enter", "lines are right"),
        ("Start this lesson again", "Space", "will be forgotten"),
        ("Keep the marks", "Enter", "Start this lesson again"),
    ):
        button = page.locator(".ttr-lesson").get_by_role("button", name=name, exact=True)
        button.first.focus()
        page.keyboard.press(key)
        page.locator(".ttr-lesson").filter(has_text=then).first.wait_for()
        page.wait_for_timeout(200)
        assert not page.evaluate(LOST), name


def test_letters_twice_as_large_are_cut_nowhere(lesson, page):
    lesson.ask(MOMENTS["wrong"])
    assert page.evaluate(DOUBLED, OURS) == []


def test_buttons_and_sliders_have_edges_where_the_colors_are_the_readers_own(page):
    page.emulate_media(forced_colors="active")
    edges = """() => [...document.querySelectorAll('.ttr-lesson button, .noUi-target')]
        .filter(one => one.checkVisibility() && getComputedStyle(one).borderTopStyle !== 'solid')
        .map(one => one.outerHTML.slice(0, 80))"""
    assert page.evaluate(edges) == []
