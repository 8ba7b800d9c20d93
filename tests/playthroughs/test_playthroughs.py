"""Whole games, compared with how they were written down."""

from difflib import unified_diff
from pathlib import Path

import pytest
from examples import BOXES, the_box, tool

from ttr_widgets.rules.features.build_station import number_each

playthroughs = tool("playthroughs")
FOLDER = Path(__file__).parent


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_a_game_goes_as_it_was_written_down(name):
    written = _text(name).splitlines()
    played = playthroughs.write(*playthroughs.GAMES[name]).splitlines()
    changes = list(unified_diff(written, played, "written down", "played now", lineterm="", n=2))
    again = "\nIf this is meant: python tools/playthroughs.py, and read the difference."
    assert not changes, "\n".join(changes[:60]) + again


def test_no_file_is_left_over():
    assert {path.stem for path in FOLDER.glob("*.txt")} == {*playthroughs.GAMES}


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_a_written_game_has_everything_in_it(name):
    text = _text(name)
    for verb in ("draw deck", "draw ", "claim ", "keep "):
        assert f": {verb}" in text, verb
    assert "everybody has one last turn" in text and "decided by" in text


@pytest.mark.parametrize("box", BOXES)
def test_the_written_games_of_a_box_show_what_it_adds(box):
    text = "".join(_text(name) for name, game in playthroughs.GAMES.items() if game[0] == box)
    routes = the_box(box).map.routes
    ferries = [route.name for route in routes if route.ferry]
    assert not ferries or any(f": claim {ferry} with" in text for ferry in ferries)
    assert (": station " in text) == (number_each(the_box(box)) > 0)
    for verb in ("pay", "withdraw"):
        assert (f": {verb}" in text) == any(route.tunnel for route in routes), verb


def _text(name):
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_box_has_a_written_game():
    assert {box for box, _, _ in playthroughs.GAMES.values()} == {*BOXES}


def test_the_written_games_show_tickets_drawn_a_new_deck_and_a_swept_row():
    texts = "".join(map(_text, playthroughs.GAMES))
    assert ": tickets " in texts
    assert texts.count("a new deck") > len(playthroughs.GAMES)
    assert "the row is discarded" in texts
