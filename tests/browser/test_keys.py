"""What one types on a control of ours is no command: no cell is cut, added or changed by it."""

import pytest

from .keys import reach
from .player import Player

BOARD = """
import ttr_widgets as ttr
board = ttr.Board(ttr.scenario("usa", hands={0: "4 pink"}, row="red blue green pink white"), seat=0)
board"""
LESSON = """
import os
from IPython.display import display
os.environ["TTR_PROGRESS"] = "none"
game = ttr.Game("islands", dict.fromkeys(["Ada", "Bo"], ttr.players.greedy), seed=3)
while not game.over: game.step()
answers = [{"answer": word, "correct": word == "one"} for word in ("one", "two")]
for kind in ("many_choice", "multiple_choice"):
    display(ttr.quiz({"question": "How many?", "type": kind, "answers": answers}))
display(ttr.count_by_hand(game), ttr.set_up("islands"), ttr.progress("01-setup"))
ttr.task(ttr.scenario("islands"), goal="Draw.", wanted=["tickets"])"""
COMMANDS = ["x", "d", "d", "b", "a", "1", "Shift+L"]
"""Of JupyterLab: cut, delete, add two cells, make a heading, show the numbers of lines."""
BOXES = [".ttr-board", ".ttr-quiz", ".ttr-count-sheet", ".ttr-set-up", ".ttr-progress", ".ttr-task"]

CONTROLS = """box => [...document.querySelectorAll(`${box} :is(button, select, input, ol)`)]
    .filter(one => one.checkVisibility() && !one.matches(':disabled, [type=file]'))"""
CELLS = """() => {
    const {model, mode, widgets} = window.jupyterapp.shell.currentWidget.content;
    const cells = model.sharedModel.toJSON().cells.map(one => one.cell_type + one.source);
    return [mode, ...cells, widgets.map(one => one.editor.getOption('lineNumbers'))];
}"""
HAS_FOCUS = "one => document.activeElement === one"
IN_CELL = "() => document.activeElement.matches('.jp-Cell')"
UNSAVED = "() => window.jupyterapp.shell.currentWidget.context.model.dirty"
NUMBER = "() => document.querySelector('.jp-InputPrompt').innerText"


@pytest.fixture(scope="module")
def page(new_page):
    notebook = new_page("keys", [BOARD, LESSON])
    notebook.run_all()
    Player(notebook).wait("board._face.guard.width")
    yield notebook
    notebook.close()


@pytest.fixture
def ada(page):
    yield Player(page)
    page.check()


@pytest.mark.parametrize("box", BOXES)
def test_letters_on_a_control_harm_no_cell(ada, box):
    page = ada.notebook.page
    before = page.evaluate(CELLS)
    controls = page.evaluate_handle(CONTROLS, box).get_properties().values()
    assert controls
    for control in (one.as_element() for one in controls):
        control.focus()
        for key in COMMANDS:
            page.keyboard.press(key)
        assert page.evaluate(CELLS) == before, control.evaluate("one => one.outerHTML")
        assert control.evaluate(HAS_FOCUS)


def test_enter_and_space_press_and_shift_enter_and_saving_are_the_notebooks(ada):
    page = ada.notebook.page
    before, number = page.evaluate(CELLS), page.evaluate(NUMBER)
    for count, key in enumerate(("Enter", "Space"), start=1):
        reach(ada, "Deck")
        page.keyboard.press(key)
        ada.wait(f"len(board.game.actions) == {count}")
    assert page.evaluate(CELLS) == before
    reach(ada, "Undo")
    page.keyboard.press("Control+s")
    page.wait_for_function(f"() => !({UNSAVED})()")
    page.keyboard.press("Shift+Enter")
    page.wait_for_function(f"before => ![before, '[*]:'].includes(({NUMBER})())", arg=number)


@pytest.mark.parametrize("name", ["Deck", "Claim a route", "Type a move"])
def test_escape_leaves_a_control_and_then_keys_are_the_notebooks(ada, name):
    page = ada.notebook.page
    before = page.evaluate(CELLS)
    reach(ada, name)
    page.keyboard.press("Escape")
    assert page.evaluate(IN_CELL)
    page.keyboard.press("b")
    assert page.evaluate(CELLS) != before
    page.keyboard.press("z")
    page.wait_for_function(f"before => ({CELLS})().join() === before.join()", arg=before)
