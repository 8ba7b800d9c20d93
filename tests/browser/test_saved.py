"""What stays in the file of a notebook: a picture for readers elsewhere, and no secret."""

import json

from .player import Player

PASS_AND_PLAY = """
import ttr_widgets as ttr
board = ttr.Board("europe", ["Ada", "Ben"], seed=8)
for move in ("keep 1 2", "keep 2 3", "draw deck", "draw deck"):
    board.show_cards()
    board.say(move)
board"""
SECRETS = """[words for seat in (0, 1) for words in (
    *(set(board.game.log_for(seat)) - set(board.game.log)),
    *(f"{board.game.box.map.ticket_label(board.game.box.map.tickets[number])}, "
      for number in board.game.state.seats[seat].tickets))]"""


def saved(notebook, server):
    """The text of the notebook's file, as it is after saving."""
    notebook.page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
    path = "() => window.jupyterapp.shell.currentWidget.context.path"
    return (server.folder / notebook.page.evaluate(path)).read_text(encoding="utf-8")


def test_o_ux11_the_saved_notebook_of_pass_and_play_has_no_secret(open_notebook, server):
    notebook = open_notebook(PASS_AND_PLAY)
    ada = Player(notebook)
    notebook.page.get_by_role("button", name="Ada: cover my cards").click()
    notebook.page.get_by_role("button", name="Ben: show my cards").click()
    ada.wait("board._sight.seen.seat == 1")
    secrets = ada.ask(SECRETS)
    assert len(secrets) > 6
    page = notebook.page.inner_text(".ttr-log")
    assert [words for words in secrets if words in page], "Ben reads his own: he may"
    text = saved(notebook, server)
    assert "image/png" in text and "Ada" in text
    assert [words for words in secrets if words in text] == []
    assert "widget-state" not in text and "ttr_widgets game" not in text


def test_o_ux05_a_notebook_from_elsewhere_shows_the_picture(open_notebook, server):
    """A copy that nobody here has signed is not trusted: scripts and widgets stay out."""
    notebook = open_notebook(PASS_AND_PLAY)
    copy = json.loads(saved(notebook, server))
    copy["cells"][0]["source"] += "  # a copy"
    (server.folder / "from-elsewhere.ipynb").write_text(json.dumps(copy), encoding="utf-8")
    notebook.open(server, "from-elsewhere.ipynb")
    trusted = "() => window.jupyterapp.shell.currentWidget.content.model.cells.get(0).trusted"
    assert not notebook.page.evaluate(trusted)
    picture = notebook.page.locator(".jp-OutputArea-output img")
    picture.wait_for(state="visible")
    assert picture.evaluate("picture => picture.naturalWidth") == 900
    assert notebook.page.locator(".ttr-board").count() == 0
