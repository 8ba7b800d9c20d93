"""The last moves in words: the newest are there, most only add a line, however long the game."""

from itertools import pairwise

from ttr_widgets.board import scene_table
from ttr_widgets.board.shapes import Label

from .positions import picture, played


def last_moves(news, **told):
    """What stands in the block of the last moves: each line and how high it stands."""
    scene, layout = picture(played(), news=news, **told)
    return {
        shape.text: shape.y
        for shape in scene.layers["marks"]
        if isinstance(shape, Label) and layout.blocks.news.holds(shape.x, shape.y)
    }


def test_the_last_moves_are_broken_into_lines_with_the_newest_last():
    news = ("Ada draws a card.", "Grace claims Denver-Omaha with 3 pink and 1 locomotive.")
    lines = last_moves(news)
    assert " ".join(sorted(lines, key=lines.get)) == " ".join(news)


MOVES = tuple(f"Move {number}." for number in range(40))


def test_as_many_moves_stand_there_as_there_is_room_for_and_the_newest_always():
    pages = [last_moves(MOVES[:number]) for number in range(1, 41)]
    most = max(map(len, pages))
    assert [len(page) for page in pages] == [min(number, most) for number in range(1, 41)]
    assert all(f"Move {number}." in page for number, page in enumerate(pages))


def test_below_them_is_room_for_a_claim_that_leaves_the_others_where_they_are():
    """What stays where it is need not be sent to the browser again."""
    claim = "Grace claims Denver-Omaha with 3 pink and 1 locomotive: 7 points."
    news = (*MOVES, claim)
    before, after = last_moves(MOVES), last_moves(news, claims=frozenset({40}))
    assert before.items() < after.items() and "".join(after).endswith("7 points.")
    assert next(iter(last_moves(news))) != next(iter(before)), "another move is told as one more"


def test_a_claim_that_finds_no_room_keeps_a_part_of_the_page():
    pages = [last_moves(MOVES[:n], claims=frozenset(range(40))) for n in range(1, 41)]
    most, kept = max(map(len, pages)), 0
    for before, after in pairwise(pages):
        kept += all(after.get(line) == y for line, y in before.items())
        assert len(after) > most / 3 or len(after) > len(before)
    assert kept >= 32


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
