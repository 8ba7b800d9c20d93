"""Whole games, compared with how they were written down."""

from difflib import unified_diff
from pathlib import Path

import pytest
from examples import tool

playthroughs = tool("playthroughs")
FOLDER = Path(__file__).parent


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_a_game_goes_as_it_was_written_down(name):
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    played = playthroughs.write(*playthroughs.GAMES[name]).splitlines()
    changes = list(unified_diff(written, played, "written down", "played now", lineterm="", n=2))
    again = "\nIf this is meant: python tools/playthroughs.py, and read the difference."
    assert not changes, "\n".join(changes[:60]) + again


def test_no_file_is_left_over():
    assert {path.stem for path in FOLDER.glob("*.txt")} == {*playthroughs.GAMES}


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_a_written_game_has_everything_in_it(name):
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    for verb in ("draw deck", "draw ", "claim ", "tickets ", "keep "):
        assert f": {verb}" in text, verb
    assert "everybody has one last turn" in text and "decided by" in text


def test_the_written_games_show_a_new_deck_and_a_swept_row():
    texts = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
    assert texts.count("a new deck") > len(playthroughs.GAMES)
    assert "the row is discarded" in texts
