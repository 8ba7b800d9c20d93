"""A board in the page of a small laptop: no scroll bar of its own, map and hand seen at once."""

import pytest

from .player import Player

SHOW = """
import ttr_widgets as ttr
from tests.browser import finder
board = ttr.Board({box!r}, {{"Ada": None, "Robo": ttr.players.greedy}}, seed=1)
board"""
TRAPS = """() => {
    const found = [];
    for (let one = document.querySelector('.ttr-board'); one; one = one.parentElement) {
        if (one.matches('.jp-WindowedPanel-outer, .jp-Notebook')) break;
        const {overflowX, overflowY} = getComputedStyle(one);
        const bar = how => ['auto', 'scroll'].includes(how);
        if (bar(overflowX) && one.scrollWidth > one.clientWidth + 1) found.push(one.className);
        if (bar(overflowY) && one.scrollHeight > one.clientHeight + 1) found.push(one.className);
    }
    return found;
}"""


@pytest.mark.parametrize("box", ["usa", "new-york"])
def test_o_ux14_it_fits_a_laptop_with_the_side_bar_open(open_notebook, box):
    notebook = open_notebook(SHOW.format(box=box), width=1366, height=768)
    page = notebook.page
    page.evaluate("() => window.jupyterapp.commands.execute('filebrowser:activate')")
    page.wait_for_function("() => document.querySelector('.jp-SideBar, #jp-left-stack')")
    Player(notebook).wait("0 < board._face.guard.width < 1150")
    page.wait_for_timeout(400)
    assert page.evaluate(TRAPS) == []
    board, canvas = page.locator(".ttr-board").bounding_box(), notebook.canvas().bounding_box()
    assert canvas["width"] <= board["width"]
    assert board["x"] + board["width"] <= 1366
    assert canvas["height"] < 1.25 * 768, "a turn takes little scrolling"


PANE = "() => document.querySelector('.ttr-board').closest('.jp-WindowedPanel-outer').clientHeight"


def test_o_ux14_map_and_hand_are_seen_at_once_in_a_low_window(open_notebook):
    notebook = open_notebook(SHOW.format(box="usa"), width=1600, height=720)
    page, player = notebook.page, Player(notebook)
    low = page.evaluate(PANE)
    player.wait(f"800 < board._face._scene.width and board._face._scene.height <= {low}")
    assert notebook.canvas().bounding_box()["height"] <= low < 720
    page.set_viewport_size({"width": 1600, "height": 1000})
    player.wait(f"board._face._scene.height > {low}")
    page.set_viewport_size({"width": 1600, "height": 720})
    player.wait(f"board._face._scene.height <= {low}")
    notebook.ask("sizes = []; board._face.guard.observe(sizes.append, ['width', 'height'])")
    page.wait_for_timeout(600)
    assert player.ask("len(sizes)") == 0, "its own size changes nothing that is measured"


@pytest.mark.parametrize("room", [(1024, 576), (853, 480)])
def test_a_small_laptop_that_is_magnified_shows_map_and_hand_and_hears_clicks(open_notebook, room):
    width, height = room
    notebook = open_notebook(SHOW.format(box="usa"), width=width, height=height)
    page, player = notebook.page, Player(notebook)
    page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    player.wait("board._face._scene.width == 860")
    page.wait_for_function("() => document.querySelector('.ttr-board canvas').offsetWidth < 800")
    page.wait_for_timeout(600)  # the side bar closes in steps: nobody clicks on what still moves
    assert notebook.canvas().bounding_box()["height"] <= page.evaluate(PANE) + 1
    for place in (2, 4):
        player.click(f"Target('offered', {place})")
    player.wait("board._marks.chosen.keep == (2, 4)")
