"""What the tests of box files share: files to write and to load."""

import pytest

from ttr_widgets.play.boxes import load_box


@pytest.fixture
def write(tmp_path):
    """``write(text, name)`` writes a file and gives its path."""

    def write_text(text, name="towns.toml"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write_text


@pytest.fixture
def load(write):
    """``load(text, name)`` writes the file of a box and loads it."""
    return lambda text, name="small.toml": load_box(write(text, name))
