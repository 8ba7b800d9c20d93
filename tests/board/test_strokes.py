"""Strokes of the brush: few batches, the same picture, and bars as thick lines."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.beds import band
from ttr_widgets.board.canvas import sheet_of
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.outlines import outlines
from ttr_widgets.board.scene import draw
from ttr_widgets.board.shapes import Disc, Label, Line, Polygon
from ttr_widgets.board.strokes import MANY, batches
from ttr_widgets.board.text import text_width

SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0))


def moved(points, x):
    return tuple((a + x, b) for a, b in points)


def test_batches_keep_what_lies_on_top():
    red = Polygon(SQUARE, fill="#ff0000", stroke="#000000")
    far = Polygon(moved(SQUARE, 50), fill="#00ff00", stroke="#000000")
    over = Polygon(moved(SQUARE, 5), fill="#0000ff", stroke="#000000")
    farther = Polygon(moved(SQUARE, 90), fill="#00ff00", stroke="#000000")
    assert touches([red, far, farther]) == [("fill", 3), ("stroke", 3)]
    above = [("fill", 1), ("stroke", 1)]
    assert touches([red, over, far]) == [("fill", 2), ("stroke", 2), *above]


def test_few_outlines_follow_their_fillings():
    red = Polygon(SQUARE, fill="#ff0000", stroke="#000000")
    assert touches([red, Polygon(moved(SQUARE, 50), "#00ff00", "#000000")]) == [("both", 2)]
    box = Polygon(((0.0, 0.0), (9.0, 0.0), (9.0, 4.0), (0.0, 4.0)), "#ff0000", "#000000")
    assert touches([box]) == [("fill", 1), ("stroke", 1)], "the page has no path of a rectangle"


def test_words_come_last_unless_something_covers_them():
    words = [Label(50.0 * n, 5.0, "12", 15.0, "#000000") for n in range(2)]
    spots = [Disc(50.0 * n, 5.0, 9.0, "#ff0000") for n in range(2)]
    assert kinds_of([spots[0], words[0], spots[1], words[1]]) == [("Disc", 2), ("Label", 2)]
    assert kinds_of([words[0], spots[0]]) == [("Label", 1), ("Disc", 1)]


@pytest.mark.parametrize(("align", "left"), [("right", 40.0), ("center", 50.0), ("left", 60.0)])
def test_a_number_is_placed_by_its_left_end(align, left):
    size = 20 / text_width("12", 1)
    number = Label(60.0, 5.0, "12", size, "#000000", bold=True, align=align)
    (batch,) = batches([number])
    label = batch.strokes[0].shape
    assert (label.align, label.x) == ("left", pytest.approx(left))
    (outline,) = outlines([number])
    at, _top, end, _bottom = outline.bounds
    widest = text_width(label.text, label.size, label.bold)
    assert (at, end) == (pytest.approx(label.x), pytest.approx(label.x + widest)), (
        "a wide font is squeezed into what is cleared when the number goes"
    )


def test_a_word_stays_where_it_is_aligned():
    label = Label(60.0, 5.0, "pink", 12.0, "#000000", align="right")
    assert batches([label])[0].strokes[0].shape == label


def touches(shapes):
    return [(batch.kind[1], len(batch.strokes)) for batch in batches(shapes)]


def bars(number, color="#ff0000"):
    """Bars that slant, side by side."""
    slanted = ((0.0, 0.0), (16.0, 12.0), (13.0, 16.0), (-3.0, 4.0))
    return [Polygon(moved(slanted, 10 * n), color) for n in range(number)]


def kinds_of(shapes):
    return [(batch.kind[0], len(batch.strokes)) for batch in batches(shapes)]


def test_many_bars_are_thick_lines_of_half_as_many_points():
    assert kinds_of(bars(MANY)) == [("Bar", MANY)]
    (batch,) = batches(bars(MANY))
    assert batch.strokes[0].shape == Line(((-1.5, 2.0), (14.5, 14.0)), "#ff0000", 5.0)
    assert kinds_of(bars(MANY - 1)) == [("Polygon", MANY - 1)]


def test_a_figure_that_is_no_bar_stays_what_it_is():
    diamond = ((0.0, -10.0), (6.0, 0.0), (0.0, 10.0), (-6.0, 0.0))
    wedge = ((0.0, 0.0), (20.0, 0.0), (20.0, 5.0), (0.0, 8.0))
    slanting = ((0.0, 0.0), (20.0, 0.0), (22.0, 5.0), (2.0, 5.0))
    for figure in (diamond, wedge, slanting):
        shapes = [Polygon(moved(figure, 30 * n), "#ff0000") for n in range(MANY)]
        assert kinds_of(shapes) == [("Polygon", MANY)]


@pytest.mark.parametrize("box", ttr.boxes())
def test_a_bar_reaches_as_far_as_its_figure(box):
    game = ttr.Game(box, 2, seed=5)
    drawn = draw(game.observe(0), make_layout(game.box, 900, 2))
    strokes = [one for batch in batches(sheet_of(drawn, ("routes",))) for one in batch.strokes]
    bars = [one for one in strokes if one.kind[0] == "Bar" and not one.reach]
    painted = outlines([Polygon(band(one.shape.points, one.shape.width / 2)) for one in bars])
    assert len(bars) > 30
    for bar, outline in zip(bars, painted, strict=True):
        off = 0.15 * bar.shape.width
        assert outline.lows == pytest.approx(bar.outline.lows, abs=off)
        assert outline.highs == pytest.approx(bar.outline.highs, abs=off)


def test_what_lies_on_many_that_look_alike_comes_after_them():
    on_top = Polygon(moved(SQUARE, 5), "#0000ff")
    assert kinds_of([*bars(MANY), on_top]) == [("Bar", MANY), ("Polygon", 1)]
    below = [on_top, *bars(MANY)]
    assert kinds_of(below) == [("Polygon", 1), ("Bar", MANY)]
