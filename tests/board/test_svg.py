"""The two painters of still pictures: SVG and PNG."""

from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image

from ttr_widgets.board.places import Target
from ttr_widgets.board.png import to_png
from ttr_widgets.board.scene import LAYERS
from ttr_widgets.board.shapes import Label, Line
from ttr_widgets.board.svg import to_svg
from ttr_widgets.board.view import Scene

from .positions import picture, played

SVG = "{http://www.w3.org/2000/svg}"


def scene_of(layout, *shapes):
    layers = dict.fromkeys(LAYERS, ()) | {"front": shapes}
    return Scene(layout.width, layout.height, "#ffffff", layers)


def test_the_svg_is_well_formed_and_tells_what_it_shows():
    scene, layout = picture(played(), 700)
    root = ElementTree.fromstring(to_svg(scene, layout))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == scene.title
    assert root.findtext(f"{SVG}desc") == scene.words
    assert [group.get("class") for group in root.iter(f"{SVG}g")] == list(LAYERS)


def test_the_svg_has_every_shape():
    scene, layout = picture(played(), 700)
    root = ElementTree.fromstring(to_svg(scene, layout))
    for group in root.iter(f"{SVG}g"):
        assert len(group) == len(scene.layers[group.get("class")])


def test_names_are_escaped():
    _, layout = picture(played(), 700)
    drawn = to_svg(scene_of(layout, Label(9, 9, "<script>&", 12, "#000000")), layout)
    assert "<script>" not in drawn
    ElementTree.fromstring(drawn)


def test_the_svg_is_the_same_each_time():
    one, layout = picture(played(), 700)
    again, _ = picture(played(), 700)
    assert to_svg(one, layout) == to_svg(again, layout)


@pytest.mark.parametrize("scale", [1, 2])
def test_the_png_has_the_size_asked_for(scale):
    scene, layout = picture(played(), 700)
    image = Image.open(BytesIO(to_png(scene, layout, scale)))
    assert image.size == (round(layout.width * scale), round(layout.height * scale))
    assert len(image.convert("RGB").getcolors(1_000_000)) > 50


def test_the_png_shows_what_is_pointed_at():
    still, layout = picture(played(), 700)
    hover, _ = picture(played(), 700, hover=Target("route", 5))
    assert to_png(still, layout, 1) != to_png(hover, layout, 1)


@pytest.mark.parametrize("words", ["Montréal – Zürich", "東京", "−5 ✓"])
def test_any_letters_can_be_painted(words):
    _, layout = picture(played(), 700)
    drawn = to_png(scene_of(layout, Label(90, 90, words, 40, "#000000", True)), layout, 1)
    image = Image.open(BytesIO(drawn)).convert("L")
    assert image.getextrema() == (0, 255)


def test_a_dash_goes_on_round_a_corner_and_ends_straight_if_cut():
    _, layout = picture(played(), 700)
    corner = Line(((10, 10), (25, 10), (25, 40)), "#000000", 6, dash=(0, 10, 10, 10), cut=True)
    image = Image.open(BytesIO(to_png(scene_of(layout, corner), layout, 1))).convert("L")
    assert [image.getpixel((x, 10)) < 99 for x in (15, 21, 24)] == [False, True, True]
    assert [image.getpixel((25, y)) < 99 for y in (13, 19, 22, 33, 38)] == [
        True,
        False,
        False,
        False,
        True,
    ]
    assert image.getpixel((17, 10)) > 150
    assert 'stroke-linecap="butt"' in to_svg(scene_of(layout, corner), layout)


def test_dashes_and_veils_are_painted():
    _, layout = picture(played(), 700)
    dashed = Line(((10, 10), (200, 10)), "#000000", 4, dash=(10, 10))
    veiled = Line(((10, 50), (200, 50)), "#000000", 4, alpha=0.5)
    image = Image.open(BytesIO(to_png(scene_of(layout, dashed, veiled), layout, 1))).convert("L")
    row = [image.getpixel((x, 10)) for x in range(14, 196)]
    assert min(row) < 40 and max(row) > 200
    assert 100 < image.getpixel((100, 50)) < 160
