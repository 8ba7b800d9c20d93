"""The canvas painter: few commands, one message, nothing lost after a reload or an error."""

from dataclasses import replace

import pytest
from ipywidgets.widgets.widget import _instances

from ttr_widgets.board.canvas import SHARP, SHEETS, BoardCanvas, hold
from ttr_widgets.board.shapes import Disc, Label, Line, Polygon
from ttr_widgets.board.strokes import batches
from ttr_widgets.board.view import LAYERS, Scene

from .headless import event, recorded

SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0))


def moved(points, x):
    return tuple((a + x, b) for a, b in points)


def scene(**layers):
    every = dict.fromkeys(LAYERS, ()) | layers
    return Scene(200, 100, "#ffffff", every)


@pytest.fixture
def canvas():
    board = BoardCanvas(200, 100)
    yield board
    board.close()


def test_one_frame_is_one_message(canvas):
    shapes = tuple(Polygon(moved(SQUARE, 20 * n), fill="#ff0000") for n in range(5))
    with recorded() as sent:
        canvas.show(scene(ground=shapes, front=(Label(5, 5, "Wien", 12, "#000000"),)))
    assert sent.messages == 1
    assert sent.names.count("fillPolygons") == 1
    assert sent.texts == ["Wien"]


def test_an_unchanged_layer_is_not_sent(canvas):
    first = scene(ground=(Polygon(SQUARE, fill="#ff0000"),))
    canvas.show(first)
    with recorded() as sent:
        canvas.show(first)
    assert sent.messages == 0
    with recorded() as sent:
        canvas.show(replace(first, layers={**first.layers, "marks": (Disc(5, 5, 2, "#000000"),)}))
    assert sent.names.count("switchCanvas") == 1
    assert "fillStyledPolygons" not in sent.names


def test_a_reloaded_page_is_painted_whole(canvas):
    picture = scene(ground=(Polygon(SQUARE, fill="#ff0000"),), front=(Disc(5, 5, 2, "#000000"),))
    canvas.show(picture)

    def again():
        canvas.forget()
        canvas.show(picture)

    canvas.on_client_ready(again)
    with recorded() as sent:
        event(canvas, event="client_ready")
    assert sent.names.count("switchCanvas") == len(SHEETS)
    assert sent.names[0] == "switchCanvas"


def test_an_error_while_holding_leaves_nothing_held_back(canvas):
    manager = canvas._canvas_manager
    with pytest.raises(ZeroDivisionError), hold(manager):
        canvas[0].fill_rect(0, 0, 5, 5)
        1 / 0  # noqa: B018
    assert not manager._caching
    assert manager._commands_cache == []
    with recorded() as sent:
        canvas.show(scene(ground=(Polygon(SQUARE, fill="#ff0000"),)))
    assert sent.messages == 1


def test_another_size_is_painted_whole(canvas):
    picture = scene(ground=(Polygon(SQUARE, fill="#ff0000"),))
    canvas.show(picture)
    with recorded() as sent:
        canvas.show(replace(picture, width=300.0))
    assert sent.names.count("switchCanvas") == len(SHEETS)
    assert canvas.width == 300 * SHARP
    assert canvas.layout.width == "300px"


def test_the_mouse_is_heard_in_css_pixels(canvas):
    heard = []
    canvas.on_press(lambda x, y: heard.append((x, y)))
    event(canvas, event="mouse_down", x=100, y=50)
    assert heard == [(50, 25)]


def test_batches_keep_what_lies_on_top(canvas):
    red = Polygon(SQUARE, fill="#ff0000", stroke="#000000")
    far = Polygon(moved(SQUARE, 50), fill="#00ff00", stroke="#000000")
    over = Polygon(moved(SQUARE, 5), fill="#0000ff", stroke="#000000")
    kinds = [(batch.kind[1], len(batch.strokes)) for batch in batches([red, far])]
    assert kinds == [("fill", 2), ("stroke", 2)]
    kinds = [(batch.kind[1], len(batch.strokes)) for batch in batches([red, over])]
    assert kinds == [("fill", 1), ("stroke", 1), ("fill", 1), ("stroke", 1)]


def test_the_page_keeps_its_settings_until_it_is_new(canvas):
    canvas.show(scene(marks=(Line(SQUARE, "#000000", 2.0, dash=(4.0, 2.0)),)))
    more = scene(marks=(Line(moved(SQUARE, 50), "#000000", 2.0, dash=(4.0, 2.0)),))
    with recorded() as sent:
        canvas.show(more)
    assert sent.names == ["switchCanvas", "clearRect", "strokeLines"]
    canvas.forget()
    with recorded() as sent:
        canvas.show(more)
    assert sent.names.index("resetTransform") < sent.names.index("clear")
    assert {"scale", "set", "setLineDash"} <= set(sent.names)


def test_settings_made_within_a_part_are_forgotten_after_it(canvas):
    below, first = Disc(50, 50, 9, "#00ff00"), Disc(50, 50, 4, "#ff0000")
    canvas.show(scene(marks=(below, first)))
    with recorded() as sent:
        canvas.show(scene(marks=(below, Disc(90, 50, 4, "#ff0000"))))
    after = sent.names.index("restore")
    assert ("set", [0, "#00ff00"]) in sent.commands[:after]
    assert sent.names[after + 1 :] == ["fillCircle"], "red is still set from the frame before"


def test_a_figure_that_is_filled_and_followed_is_sent_once(canvas):
    with recorded() as sent:
        canvas.show(scene(marks=(Disc(50, 50, 5, "#ff0000", "#000000"),)))
    names = sent.names[sent.names.index("fillCircle") :]
    assert "strokeCircle" not in names
    assert "stroke" in names
    other = Disc(90, 50, 5, None, "#000000")
    with recorded() as sent:
        canvas.show(scene(marks=(Disc(50, 50, 5, "#ff0000", "#000000"), other)))
    assert "strokeCircle" in sent.names


def test_after_an_error_everything_is_painted_whole(canvas, monkeypatch):
    canvas.show(scene(marks=(Disc(50, 50, 5, "#ff0000"),)))
    with pytest.raises(AttributeError):
        canvas.show(scene(marks=(None,)))
    with recorded() as sent:
        canvas.show(scene(marks=(Disc(50, 50, 5, "#0000ff"),)))
    assert sent.names.count("clear") == len(SHEETS)


def test_a_closed_canvas_leaves_no_widget_behind():
    known = set(_instances)
    BoardCanvas(200, 100).close()
    assert set(_instances) <= known


def test_a_finer_screen_gets_a_finer_canvas(canvas):
    canvas.sharpen(3.0)
    canvas.show(scene())
    assert canvas.width == 600
    heard = []
    canvas.on_press(lambda x, y: heard.append((x, y)))
    event(canvas, event="mouse_down", x=300, y=150)
    assert heard == [(100, 50)]


def test_only_what_differs_is_painted_again(canvas):
    shapes = tuple(Polygon(moved(SQUARE, 20 * n), fill="#ff0000") for n in range(8))
    canvas.show(scene(routes=shapes))
    changed = (*shapes[:3], Polygon(moved(SQUARE, 60), fill="#0000ff"), *shapes[4:])
    with recorded() as sent:
        canvas.show(scene(routes=changed))
    assert sent.names == ["switchCanvas", "clearRect", "set", "fillPolygon"]
