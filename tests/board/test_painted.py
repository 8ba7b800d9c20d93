"""What the page paints, played back: the picture of the shapes, however it is sent."""

import numpy as np
import pytest
from PIL import Image, ImageChops, ImageColor, ImageFilter

import ttr_widgets as ttr
from ttr_widgets.board.canvas import SHEETS, BoardCanvas
from ttr_widgets.board.geometry import corners
from ttr_widgets.board.places import Rect
from ttr_widgets.board.png import _Brush
from ttr_widgets.board.shapes import Disc, Label, Line, Polygon
from ttr_widgets.board.text import text_width
from ttr_widgets.board.view import LAYERS, Scene

from .headless import recorded
from .playback import FINER, Page
from .positions import NAMES, picture, played
from .test_dirt import unlike

PAPER, RED, GREEN, BLUE, BLACK = "#ffffff", "#ff0000", "#00ff00", "#0000ff", "#000000"
FIGURE = ((10, 10), (90, 10), (90, 90), (10, 90.5))  # no upright box

TILE = 20
"""Pixels: a fault is a spot; what comes of smoothed edges lies all over the picture."""


def played_back(*scenes):
    """The page after these scenes of one board."""
    canvas = BoardCanvas(scenes[0].width, scenes[0].height)
    with recorded() as sent:
        for scene in scenes:
            canvas.show(scene)
    page = Page(canvas.width, canvas.height).play(sent)
    canvas.close()
    return page


def in_boxes(shapes):
    """The same shapes, with words as the boxes that the page is played back with."""
    for shape in shapes:
        if not isinstance(shape, Label):
            yield shape
            continue
        wide = text_width(shape.text, shape.size, shape.bold)
        left = shape.x - {"left": 0.0, "center": 0.5, "right": 1.0}[shape.align] * wide
        box = corners(Rect(left, shape.y - shape.size / 2, wide, shape.size))
        if shape.halo:
            yield Polygon(box, None, shape.halo, shape.halo_width)
        yield Polygon(box, shape.color)


def as_png(scene, size):
    """The picture of a scene that stays in a saved notebook, with boxes for words."""
    large = Image.new("RGB", (FINER * size[0], FINER * size[1]), scene.background)
    brush = _Brush(large, FINER * size[0] / scene.width)
    for layer in scene.layers.values():
        for shape in in_boxes(layer):
            brush.paint(shape)
    return brush.image.reduce(FINER)


def worst_spot(one, other):
    """How many pixels of the worst tile have a color that is not around there in the other."""
    most, least = (other.filter(kind(3)) for kind in (ImageFilter.MaxFilter, ImageFilter.MinFilter))
    beyond = ImageChops.lighter(ImageChops.subtract(one, most), ImageChops.subtract(least, one))
    down, across = np.nonzero(np.asarray(beyond).max(axis=2) > 80)
    return max(np.bincount(down // TILE * one.width + across // TILE), default=0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("box", ["europe", "usa"])
def test_the_page_shows_the_picture_that_stays_in_a_notebook(box, theme):
    marks = {"chosen": (3,), "lit_routes": (10, 11, 12), "recent": ((20, 21), (4,))}
    scene, _layout = picture(played(box), width=720, theme=theme, lit_cities=(7, 8), **marks)
    page = played_back(scene).picture
    saved = as_png(scene, page.size)
    assert worst_spot(page, saved) < 30
    assert worst_spot(saved, page) < 30


@pytest.mark.parametrize(("box", "seats"), [("europe", 2), ("usa", 4)])
def test_after_many_moves_the_page_is_as_painted_whole(box, seats, board_of):
    game = ttr.Game(box, dict.fromkeys(NAMES[:seats]), seed=5)
    with recorded() as sent:
        board = board_of(game, seat=0)
        for _ in range(25):
            game.play(ttr.players.greedy(game.observe(game.seat), game.legal_actions()))
    canvas, scene = board._face.canvas, board._face._scene
    step_by_step = Page(canvas.width, canvas.height).play(sent)
    assert sent.names.count("clip") > 1, "some parts were painted again"
    assert sent.names.count("clear") == len(SHEETS), "no layer was painted whole again"
    whole = played_back(scene)
    assert len(whole.images) == len(step_by_step.images) == len(SHEETS)
    for one, other in zip(step_by_step.images, whole.images, strict=True):
        assert unlike(on_green(one), on_green(other)) < 10


def on_green(sheet):
    return Image.alpha_composite(Image.new("RGBA", sheet.size, "#7f9f7f"), sheet).convert("RGB")


def colors(places, *pictures):
    """The colors at these places, after these pictures of one layer came one after the other."""
    scenes = [Scene(100, 100, PAPER, {**dict.fromkeys(LAYERS, ()), "marks": p}) for p in pictures]
    page = played_back(*scenes).picture
    k = page.width // 100
    return ["#" + bytes(page.getpixel((k * x, k * y))).hex() for x, y in places]


def mixed(color, alpha, below=PAPER):
    """A color seen on another, as the page mixes them (up to rounding)."""
    pairs = zip(ImageColor.getrgb(color), ImageColor.getrgb(below), strict=True)
    return [alpha * a + (1 - alpha) * b for a, b in pairs]


def box(left, top, width, height, *looks, **more):
    return Polygon(corners(Rect(left, top, width, height)), *looks, **more)


@pytest.mark.parametrize("looks", [(RED,), (None, RED, 4.0)])
def test_boxes_of_different_sizes_keep_their_sizes(looks):
    small = [box(4, 4 + 12 * n, 6, 8, *looks) for n in range(5)]
    large = [box(20, 4 + 24 * n, 70, 20, *looks) for n in range(3)]
    ends = [(20 + 69, 4 + 24 * n + 10) for n in range(3)]
    beyond = [(14, 8 + 12 * n) for n in range(5)]
    assert colors(ends, (*small, *large)) == [RED] * 3
    assert colors(ends, (*large, *small)) == [RED] * 3
    assert colors(beyond, (*large, *small)) == [PAPER] * 5


@pytest.mark.parametrize("number", [1, 4])
def test_a_frame_around_a_box_is_empty_inside(number):
    frames = [box(10, 5 + 24 * n, 60, 18, None, RED, 4.0) for n in range(number)]
    assert colors([(10, 14), (40, 14), (40, 5)], frames) == [RED, PAPER, RED]


@pytest.mark.parametrize("number", [1, 4])
def test_a_rim_has_its_own_color(number):
    discs = [Disc(12 + 25 * n, 50, 9, BLUE, RED, 6.0) for n in range(number)]
    cards = [Polygon(((4, 4), (40, 4), (50, 30), (4, 30)), GREEN, RED, 6.0)]
    places = [(12, 50), (3, 50), (20, 15), (4, 15)]
    assert colors(places, (*cards, *discs)) == [BLUE, RED, GREEN, RED]


def near(color, expected):
    return ImageColor.getrgb(color) == pytest.approx(expected, abs=3)


@pytest.mark.parametrize("number", [1, 4])
def test_one_sees_through_a_veil_and_its_rim(number):
    ground = box(0, 0, 100, 50, BLUE)
    plain = [box(5 + 22 * n, 30, 18, 40, RED, alpha=0.4) for n in range(number)]
    on_blue, on_paper = colors([(14, 40), (14, 60)], (ground, *plain))
    assert near(on_blue, mixed(RED, 0.4, BLUE)) and near(on_paper, mixed(RED, 0.4))
    rimmed = [
        Polygon(((5 + 22 * n, 10), (21 + 22 * n, 10), (21 + 22 * n, 90)), RED, GREEN, 6.0, 0.4)
        for n in range(number)
    ]
    (rim,) = colors([(13, 8)], (ground, *rimmed))
    assert near(rim, mixed(GREEN, 0.4, BLUE))


def test_veils_of_one_color_may_be_of_different_thickness():
    alphas = (0.2, 0.5, 1.0, 0.8)
    veils = [box(5, 5 + 22 * n, 18, 18, RED, alpha=alpha) for n, alpha in enumerate(alphas)]
    lines = [
        Line(((40, 14 + 22 * n), (90, 14 + 22 * n)), RED, 8.0, alpha=alpha)
        for n, alpha in enumerate(alphas)
    ]
    for x in (14, 60):
        seen = colors([(x, 14 + 22 * n) for n in range(4)], (*veils, *lines))
        assert all(near(*pair) for pair in zip(seen, [mixed(RED, a) for a in alphas], strict=True))


@pytest.mark.parametrize("number", [1, 4])
def test_a_line_that_is_cut_ends_straight(number):
    ends = [((20, 10 + 20 * n), (60, 10 + 20 * n)) for n in range(number)]
    lines = [Line(points, RED, 12.0, cut=True) for points in ends]
    assert colors([(23, 10), (17, 10), (63, 10)], lines) == [RED, PAPER, PAPER]
    uncut = [Line(points, BLUE, 12.0) for points in ends]
    assert colors([(23, 10), (17, 10), (63, 10)], uncut) == [BLUE, BLUE, BLUE]


def test_dashes_have_their_lengths():
    line = Line(((10, 10), (90, 10)), RED, 4.0, dash=(10, 20), cut=True)
    assert colors([(15, 10), (25, 10), (45, 10), (55, 10)], (line,)) == [RED, PAPER, RED, PAPER]


def test_a_figure_is_painted_anew_after_a_part_was_cut_out():
    gone, stays = Disc(50, 50, 30, RED), Polygon(((40, 40), (60, 40), (50, 60)), BLUE)
    inside, corner, outside = (50, 45), (30, 30), (41, 59)
    assert colors([inside, corner, outside], (gone, stays), (stays,)) == [BLUE, PAPER, PAPER]


def test_a_figure_is_followed_again_only_if_it_was_painted_last():
    filled, rim = Polygon(FIGURE, BLUE), Polygon(FIGURE, None, RED, 6.0)
    lines = [Line(((0, y), (99, y)), GREEN, 4.0) for y in (25, 45, 65)]
    seen = colors([(50, 15), (50, 10), (50, 25)], (filled, *lines, rim))
    assert seen == [BLUE, RED, GREEN]
    assert colors([(10, 50)], (Line(FIGURE, GREEN, 2.0), rim)) == [RED], "a line is not closed"


def test_what_reaches_over_something_with_its_rim_comes_after_it():
    """Each third shape could join the first one's batch, were it not for what is between."""
    below, spot = Line(((30, 10), (70, 10)), RED, 10.0), Disc(50, 50, 6, BLUE)
    line, disc = Line(((30, 41), (70, 41)), GREEN, 10.0), Disc(20, 20, 6, RED)
    assert colors([(50, 45)], (below, spot, line)) == [GREEN]
    assert colors([(50, 45)], (disc, line, spot)) == [BLUE]
