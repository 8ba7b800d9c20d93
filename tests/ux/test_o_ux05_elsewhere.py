"""O-UX05: where no board can live there is a picture, and words for it; never an empty cell."""

import re
from base64 import b64encode

import nbformat
import pytest
from nbconvert import HTMLExporter, MarkdownExporter

import ttr_widgets as ttr
from ttr_widgets.board import still

SHOWN = {
    "board": lambda: ttr.Board("islands", {"Ada": None, "Robo": ttr.players.greedy}, seed=1),
    "pass and play": lambda: ttr.Board("islands", ["Ada", "Ben"], seed=1),
    "replay": lambda: ttr.Replay(ttr.Game("islands", ["Ada", "Ben"], seed=1)),
}


def _as_text(content):
    return b64encode(content).decode() if isinstance(content, bytes) else content


@pytest.fixture
def notebook(request, monkeypatch):
    """A notebook as it is saved after a cell has shown something."""
    outputs = []

    def display(bundle, raw, metadata):
        data = {kind: _as_text(content) for kind, content in bundle.items()}
        outputs.append(nbformat.v4.new_output("display_data", data, metadata=metadata))

    monkeypatch.setattr(still.IPython.display, "display", display)
    shown = SHOWN[request.param]()
    shown._ipython_display_()
    shown.close()
    cell = nbformat.v4.new_code_cell("board", outputs=outputs)
    return nbformat.v4.new_notebook(cells=[cell])


everything_shown = pytest.mark.parametrize("notebook", SHOWN, indirect=True)


@everything_shown
@pytest.mark.parametrize("template", ["lab", "classic"])
def test_o_ux05_nbconvert_shows_the_picture(notebook, template):
    page, _rest = HTMLExporter(template_name=template).from_notebook_node(notebook)
    picture, live = (output.data for output in notebook.cells[0].outputs)
    assert picture["image/png"] in page.replace("\n", "")
    assert live["text/plain"] in page, "how to bring it to life"
    if template == "classic":  # the other one leaves out the words for a picture
        assert "Ada" in re.findall(r'alt="([^"]*)"', page)[-1]


@everything_shown
def test_o_ux05_a_reader_without_pictures_has_words(notebook):
    first, live = (output.data["text/plain"] for output in notebook.cells[0].outputs)
    assert "Ada" in first and "trains" in first
    assert live.startswith("Run this cell")
    words, rest = MarkdownExporter().from_notebook_node(notebook)
    assert len(rest["outputs"]) == 1 and ".png" in words
