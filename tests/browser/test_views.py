"""One board in two browsers, or twice in a page: one size, no quarrel, and every click is right."""

import pytest

from .lab import PATIENCE, Notebook
from .player import Player

BOARD = """
import ttr_widgets as ttr
from tests.browser import finder
board = ttr.Board(ttr.scenario("usa", hands={0: "4 pink"}, row="red blue green pink white"), seat=0)
sizes = []
board._face.guard.observe(lambda change: sizes.append(change["new"]), "width")
board"""
VIEW_OF_OUTPUT = """async () => {
    window.jupyterapp.shell.currentWidget.content.activeCellIndex = 0;
    await window.jupyterapp.commands.execute('notebook:create-output-view');
}"""
LINKED = ".jp-LinkedOutputView .ttr-board"
PLACE = f"""() => [...document.querySelectorAll('.ttr-board canvas')].findIndex(
    one => one.closest('{LINKED}'))"""
SHOWN = "() => document.querySelector('.ttr-board canvas').getBoundingClientRect().width"
WIDE, NARROW = {"width": 1400, "height": 1000}, {"width": 700, "height": 900}


@pytest.fixture
def open_twice(open_notebook, server, browser):
    """Open a notebook in a wide browser, and then the same in a narrow one."""
    opened = []

    def start():
        wide = open_notebook(BOARD, **WIDE)
        wide.page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
        view = browser.new_context(viewport=NARROW)
        view.set_default_timeout(PATIENCE / 4)
        narrow = Notebook(view.new_page())
        opened.append(narrow)
        narrow.listen()
        narrow.open(server, wide.page.url.split("?")[0].split("/tree/")[1])
        narrow.page.locator(".ttr-board canvas").first.wait_for()
        return wide, narrow

    yield start
    for notebook in opened:
        notebook.check()
        notebook.page.close()


def at_rest(player, page):
    """Nothing more is told of any size."""
    page.wait_for_timeout(250)
    before = player.ask("len(sizes)")
    page.wait_for_timeout(500)
    assert player.ask("len(sizes)") == before


def test_the_browser_that_is_used_rules_and_clicks_are_right_in_both(open_twice):
    wide, narrow = open_twice()
    ada, ben = Player(wide), Player(narrow)
    ada.wait("board._face._scene.width < 700")
    at_rest(ada, wide.page)
    ada.click("Target('row', 1)")
    ada.wait("board.game.action_texts() == ['draw 1'] and board._face._scene.width > 900")
    at_rest(ada, wide.page)
    assert narrow.page.evaluate(SHOWN) < 700
    ben.click("Target('row', 2)")
    ada.wait("board.game.action_texts() == ['draw 1', 'draw 2'] and board._face._scene.width < 700")
    at_rest(ada, wide.page)
    before = ada.ask("board._face.guard.width")
    wide.page.set_viewport_size({"width": 1300, "height": 1000})
    narrow.page.set_viewport_size({"width": 650, "height": 900})
    ada.wait(f"board._face.guard.width == {before} - 50")
    at_rest(ada, wide.page)
    assert ada.ask("board._face.guard.width") == before - 50


def test_a_second_view_in_the_page_takes_over_when_it_is_used_and_gives_back(open_notebook):
    notebook = open_notebook(BOARD, **WIDE)
    page, ada = notebook.page, Player(notebook)
    ada.wait("board._face._scene.width > 900")
    page.evaluate(VIEW_OF_OUTPUT)
    page.locator(f"{LINKED} canvas").wait_for()
    at_rest(ada, page)
    height = ada.ask("board._face.guard.height")
    assert height > 500
    second = page.evaluate(PLACE)
    ada.click("Target('row', 1)", second)
    ada.wait(f"board.game.action_texts() == ['draw 1'] and board._face.guard.height < {height}")
    at_rest(ada, page)
    ada.click("Target('row', 2)", 1 - second)
    ada.wait(f"len(board.game.actions) == 2 and board._face.guard.height == {height}")
    ada.click("Target('tickets')", second)
    ada.wait(f"board._face.guard.height < {height}")
    page.locator(".lm-TabBar-tabCloseIcon").last.click()
    ada.wait(f"board._face.guard.height > {height}")
    at_rest(ada, page)
