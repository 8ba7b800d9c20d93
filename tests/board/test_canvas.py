"""The canvas painter: few commands, one message, nothing lost after a reload or an error."""

from dataclasses import replace
from math import cos, sin

import pytest
from ipywidgets.widgets.widget import _instances

import ttr_widgets as ttr
from ttr_widgets.board.beds import middles
from ttr_widgets.board.canvas import SHARP, SHEETS, BoardCanvas, hold
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.scene import draw
from ttr_widgets.board.shapes import Disc, Label, Line, Polygon
from ttr_widgets.board.strokes import MANY
from ttr_widgets.board.view import LAYERS, Scene

from .headless import event, recorded
from .test_strokes import SQUARE, bars, moved


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


def test_a_bar_ends_flat_and_a_line_after_it_round(canvas):
    line = Line(((0.0, 50.0), (90.0, 50.0)), "#000000", 3.0)
    with recorded() as sent:
        canvas.show(scene(routes=(*bars(MANY), line)))
    caps = [words for name, words in sent.commands if name == "set" and words[0] == 9]
    assert caps == [[9, "butt"], [9, "round"]]
    assert sent.names.index("strokeLineSegments") < sent.names.index("strokeLines")


def test_many_figures_that_look_alike_need_no_list_of_colors(canvas):
    many = [Polygon(moved(SQUARE, 20 * n), "#ff0000") for n in range(MANY)]
    few = [Polygon(moved(SQUARE, 1000 + 20 * n), f"#0000f{n}") for n in range(3)]
    with recorded() as sent:
        canvas.show(scene(routes=(*many, *few)))
    assert sent.names.count("fillPolygons") == sent.names.count("fillStyledPolygons") == 1


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
    inside, after = sent.names.index("clip"), sent.names.index("restore")
    assert ("set", [0, "#00ff00"]) in sent.commands[inside:after]
    assert sent.names[:inside].count("fillCircle") == 1, "it lies apart, and red is still set"
    assert sent.names[after + 1 :] == []
    canvas.show(scene(marks=(below, first)))
    with recorded() as sent:
        canvas.show(scene(marks=(below, Disc(57, 50, 4, "#ff0000"))))
    after = sent.names.index("restore")
    assert sent.names[after + 1 :] == ["fillCircle"], "it reaches into the part; red is still set"


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


def test_an_outline_is_sent_once_to_be_followed_filled_and_followed_again(canvas):
    coast = tuple((100 + 90 * cos(n / 20), 50 + 40 * sin(n / 20)) for n in range(120))
    shelf = Polygon(coast, None, "#d8e7ec", 14)
    island = Polygon(moved(SQUARE, 50), None, "#d8e7ec", 14)
    with recorded() as sent:
        canvas.show(scene(ground=(island, shelf, Polygon(coast, "#f4eddc", "#98b4bf"))))
    assert [name for name in sent.names if "Polygon" in name] == ["strokePolygon"] * 2
    assert [name for name in sent.names if name in ("fill", "stroke")] == ["fill", "stroke"]


def test_the_name_of_a_layer_is_short_and_its_own(canvas):
    names = [layer.model_id for layer in canvas._canvases]
    assert {len(name) for name in names} == {6}
    assert len(set(names)) == len(SHEETS)


def test_a_tunnel_has_teeth_all_along():
    """Rows of dashes that are narrower the farther out they reach, all below the beds."""
    box = ttr.load_box("europe")
    layout = make_layout(box, 900, 2)
    layer = draw(ttr.Game(box, 2, seed=5).observe(0), layout).layers["routes"]
    teeth = [shape for shape in layer if isinstance(shape, Line) and shape.cut]
    rows = sorted({(tooth.width, tooth.dash[2]) for tooth in teeth})
    assert len(rows) == 2 and rows[0][1] > rows[1][1]
    assert all(width > layout.size.space + 2.2 for width, _along in rows)
    lines = [
        line
        for route in box.map.routes
        if route.tunnel
        for line in middles(layout.tracks[route.id].spaces)
    ]
    assert sorted(tooth.points for tooth in teeth) == sorted(lines * 2)
    first_bed = next(n for n, shape in enumerate(layer) if isinstance(shape, Polygon))
    assert layer.index(teeth[-1]) < first_bed
