"""The map of what was claimed: a picture, and the same in words."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageColor

import ttr_widgets as ttr
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.palette import LIGHT
from ttr_widgets.teach.heat import _lines, _ranks


@pytest.fixture(scope="module")
def results():
    players = [ttr.players.greedy, ttr.players.random]
    return ttr.simulate("islands", players, 10, seed=1, progress=False)


def painted(heat):
    data, _words = heat._repr_mimebundle_()
    return Image.open(BytesIO(data["image/png"])).convert("RGB")


def test_its_words_are_the_numbered_routes_and_stand_in_for_the_picture(results):
    heat = ttr.heat(results, most=3)
    title, *lines = repr(heat).splitlines()
    assert title == "Most wanted in 10 games of The Islands:"
    for rank, (line, row) in enumerate(zip(lines, results.routes[:3], strict=True), 1):
        assert line.split() == [str(rank), *row["name"].split(), *str(row["claimed"]).split()]
    data, metadata = heat._repr_mimebundle_()
    assert metadata["image/png"]["alt"] == data["text/plain"] == repr(heat)


def test_the_hotter_a_route_the_broader_its_line(results):
    layout = make_layout(results.box, 900, 2)
    widths = [line.width for line in _lines(results.routes, layout, LIGHT)][1::2]
    assert widths == sorted(widths, reverse=True) and widths[0] > 3 * widths[-1]


def test_numbers_lie_on_their_routes(results):
    layout = make_layout(results.box, 900, 2)
    labels = [*_ranks(results.routes[:4], layout, LIGHT)][1::2]
    assert [label.text for label in labels] == ["1", "2", "3", "4"]
    assert [(label.x, label.y) for label in labels] == [
        layout.tracks[row["route"]].plate for row in results.routes[:4]
    ]


def test_it_is_a_card_with_round_corners_for_a_dark_page_too(results):
    picture = Image.open(BytesIO(ttr.heat(results)._png()))
    right, bottom = picture.width - 1, picture.height - 1
    for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        assert picture.getpixel((x, y))[3] == 0
    sides = ((right // 2, 5), (5, bottom // 2), (right - 5, bottom // 2), (right // 2, bottom - 5))
    for side in sides:
        assert picture.getpixel(side) == (*ImageColor.getrgb(LIGHT.page), 255)


def test_only_the_map_is_painted(results):
    picture = painted(ttr.heat(results))
    layout = make_layout(results.box, 900, 2)
    assert picture.width < 1.5 * layout.width and picture.height < 1.5 * layout.height
    numbered = ImageChops.difference(picture, painted(ttr.heat(results, most=0)))
    assert numbered.getbbox()
