"""The last moves in words: the newest are there, most only add a line, however long the game."""

from itertools import pairwise

from ttr_widgets.board import scene_table
from ttr_widgets.board.shapes import Label

from .positions import picture, played


def last_moves(news):
    """What stands in the block of the last moves: each line and how high it stands."""
    scene, layout = picture(played(), news=news)
    return {
        shape.text: shape.y
        for shape in scene.layers["marks"]
        if isinstance(shape, Label) and layout.blocks.news.holds(shape.x, shape.y)
    }


def test_the_last_moves_are_broken_into_lines_with_the_newest_last():
    news = ("Ada draws a card.", "Grace claims Denver-Omaha with 3 pink and 1 locomotive.")
    lines = last_moves(news)
    assert " ".join(sorted(lines, key=lines.get)) == " ".join(news)


def test_most_moves_only_add_a_line_and_a_full_page_goes_on_with_its_last_half():
    """What stays where it is need not be sent to the browser again."""
    news, kept = tuple(f"Move {number}." for number in range(40)), 0
    pages = [last_moves(news[:number]) for number in range(1, 41)]
    for before, after in pairwise(pages):
        kept += all(after.get(line) == y for line, y in before.items())
        assert len(after) >= len(before) // 2
    assert kept >= 30
    assert all(f"Move {number}." in page for number, page in enumerate(pages))


def test_of_a_long_game_only_the_late_moves_are_looked_at(monkeypatch):
    looked_at, wrap = set(), scene_table.wrap
    monkeypatch.setattr(
        scene_table, "wrap", lambda text, *how: looked_at.add(text) or wrap(text, *how)
    )
    news = tuple(f"Move {number}." for number in range(2000))
    for number in (1981, 1984, 1985, 2000):
        lines = last_moves(news[:number])
        assert f"Move {number - 1}." in lines
        assert len(lines) >= 5, "there is always half a page to read"
    assert len(looked_at) < 250
