"""On a phone a thumb meets every control, no field makes the page zoom, and nothing sticks out."""

import pytest

from .player import Player

PHONE = {"device_scale_factor": 3, "has_touch": True, "is_mobile": True}
BOARD = """
import ttr_widgets as ttr
from IPython.display import display
from tests.browser import finder
board = ttr.Board("europe", {"Ada": None, "Robo": ttr.players.greedy}, seed=1)
board"""
LESSON = """
game = ttr.Game("islands", dict.fromkeys(["Ada", "Bo"], ttr.players.greedy), seed=3)
while not game.over: game.step()
long = "a long answer that goes on and on until there is no room for it in one line"
answers = [{"answer": word, "correct": word == long} for word in (long, "a short one")]
for kind in ("many_choice", "multiple_choice"):
    display(ttr.quiz({"question": "How many?", "type": kind, "answers": answers}))
one = {"value": 1, "correct": True}
display(ttr.quiz({"question": "How many?", "type": "numeric", "answers": [one]}))
display(ttr.count_by_hand(game), ttr.set_up("islands"), ttr.progress("01-setup"))
ttr.task(ttr.scenario("islands"), goal="Draw.", wanted=["tickets"])"""

FIELD = "input:not([type=radio], [type=checkbox])"
SEEN = """what => [...document.querySelectorAll(`.jp-OutputArea :is(${what})`)]
    .filter(one => one.checkVisibility() && !one.closest('.widget-html, .jp-RenderedHTML'))"""
THIN = f"""() => ({SEEN})('button, select, {FIELD}, label:has(input)')
    .filter(one => one.getBoundingClientRect().height < 44).map(one => one.outerHTML)"""
SMALL = f"""() => ({SEEN})('select, {FIELD}')
    .filter(one => parseFloat(getComputedStyle(one).fontSize) < 16).map(one => one.outerHTML)"""
OUT = f"""() => ({SEEN})('button, select, input, label, canvas').filter(one => {{
    const {{left, right}} = one.getBoundingClientRect();
    const area = one.closest('.jp-OutputArea').getBoundingClientRect();
    return left < area.left - 4 || right > area.right || right - left < 10;
}}).map(one => one.outerHTML)"""
CUT = f"""() => ({SEEN})('button, label').filter(one => one.scrollWidth > one.clientWidth + 1)
    .map(one => one.outerHTML)"""


@pytest.fixture(scope="module")
def phone(new_page):
    notebook = new_page("phone", [BOARD, LESSON], width=390, height=844, **PHONE)
    notebook.run_all()
    Player(notebook).wait("board._face.guard.width")
    yield notebook
    notebook.check()
    notebook.close()


@pytest.mark.parametrize("faults", [THIN, SMALL, OUT, CUT], ids=["thin", "small", "out", "cut"])
def test_no_control_is_too_small_for_a_thumb_or_leaves_the_page(phone, faults):
    assert phone.page.evaluate(f"() => ({SEEN})('button, input').length") > 40
    assert phone.page.evaluate(faults) == []


def test_a_tap_on_the_shrunken_picture_is_right(phone):
    ada = Player(phone)
    for place in (1, 3):
        x, y = phone.on_page(*ada.where(f"Target('offered', {place})"))
        phone.page.touchscreen.tap(x, y)
    ada.wait("board._marks.chosen.keep == (1, 3)")
