"""The board in Notebook 7: shown, clicked, and changed."""

import pytest

from .lab import NOTEBOOK_7, PATIENCE, Notebook, serve, write_notebook
from .player import Player

pytest.importorskip("notebook", reason="pip install notebook")

CELL = """
import ttr_widgets as ttr
from tests.browser import finder
board = ttr.Board(ttr.scenario("usa", hands={0: "4 pink, 1 red"}, seed=1), seat=0)
board"""
OF_NOTEBOOK_7 = "reading 'schema'"
"""Notebook 7.6 says this of an empty notebook, too."""


@pytest.fixture
def notebook(browser, tmp_path):
    with serve(tmp_path, NOTEBOOK_7) as server:
        write_notebook(server.folder / "board.ipynb", CELL)
        page = browser.new_page(viewport={"width": 1280, "height": 1000})
        page.set_default_timeout(PATIENCE)
        opened = Notebook(page)
        opened.listen()
        opened.open(server, "board.ipynb")
        yield opened
        opened.errors = [one for one in opened.errors if OF_NOTEBOOK_7 not in one]
        opened.check()
        opened.close()


def test_a_click_claims_a_route_in_notebook_7(notebook):
    notebook.run_all()
    ada = Player(notebook)
    ada.wait("board._face.guard.width")
    notebook.page.wait_for_timeout(300)
    before = notebook.picture()
    ada.click_route("Denver-Omaha")
    ada.wait(f"board.game.state.owners[{ada.route('Denver-Omaha')}] == 0")
    notebook.page.get_by_text("claims Denver-Omaha").first.wait_for()
    notebook.page.wait_for_timeout(300)
    assert notebook.picture() != before
