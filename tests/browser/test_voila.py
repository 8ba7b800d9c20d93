"""The board as a page of Voila: shown, clicked, and changed, with no code in sight."""

import pytest

from ttr_widgets.board.layout import make_layout
from ttr_widgets.play.boxes import load_box

from .lab import PATIENCE, VOILA, Notebook, serve, write_notebook

pytest.importorskip("voila", reason="pip install voila")

CELL = """
import ttr_widgets as ttr
ttr.Board(ttr.scenario("usa", hands={0: "4 pink, 1 red"}, seed=1), seat=0)"""
OF_VOILA = ("net::ERR_", "The getter for the shared module is not a function")
"""Voila asks the network for more, and lacks parts of JupyterLab that extensions may ask for."""


@pytest.fixture
def shown(browser, tmp_path):
    with serve(tmp_path, VOILA) as server:
        write_notebook(server.folder / "board.ipynb", CELL)
        page = browser.new_page(viewport={"width": 1280, "height": 1000})
        page.set_default_timeout(PATIENCE)
        opened = Notebook(page)
        opened.listen()
        page.goto(server.url("board.ipynb"))
        yield opened
        assert [one for one in opened.errors if not any(word in one for word in OF_VOILA)] == []
        page.close()


def middle(notebook, name):
    """The middle of a route on the picture that is shown, in CSS pixels."""
    box = load_box("usa")
    layout = make_layout(box, notebook.canvas().evaluate("canvas => canvas.width") / 2, 2)
    line = layout.tracks[next(one.id for one in box.map.routes if one.name == name)].line
    return line[len(line) // 2]


def test_a_click_claims_a_route_in_voila(shown):
    page = shown.page
    page.locator(".ttr-board canvas").first.wait_for()
    page.wait_for_timeout(1000)
    before = shown.picture()
    shown.click(*middle(shown, "Denver-Omaha"))
    page.locator(".ttr-log").get_by_text("claims Denver-Omaha").wait_for()
    page.wait_for_timeout(300)
    assert shown.picture() != before
    assert page.get_by_text("import ttr_widgets").count() == 0
