"""A name stands at its own city: whoever looks for a city finds it beside its name."""

from dataclasses import replace
from functools import lru_cache
from itertools import chain, combinations
from math import dist

import pytest

import ttr_widgets as ttr
from ttr_widgets.board import lettering
from ttr_widgets.board.frame import NARROWEST
from ttr_widgets.board.geometry import bounds, corners, distance, overlap
from ttr_widgets.board.labels import SUN, leader, reach
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.places import Rect
from ttr_widgets.board.scene import View, draw
from ttr_widgets.board.shapes import Label
from ttr_widgets.board.station_names import names_of
from ttr_widgets.board.stations import room
from ttr_widgets.board.tracks import PLATE

from .test_layout import pieces

WIDTHS = sorted({*range(NARROWEST, 1201, 20), 700, 859, 1400, 1500})
BOXES = {lettering.key(ttr.load_box(box).map): box for box in reversed(ttr.boxes())}.values()
"""One box for every map that we ship."""


@lru_cache
def layouts(box):
    return [make_layout(ttr.load_box(box), width, 4) for width in WIDTHS]


def names(box):
    """Every name at every width, with the dot of its city and those of all others."""
    for laid in layouts(box):
        for label in laid.labels:
            others = [dot for city, dot in enumerate(laid.dots) if city != label.city]
            yield laid, label, laid.dots[label.city], others


def said(laid, label):
    return f"{' '.join(label.lines)} at {laid.width}"


@pytest.mark.parametrize("box", BOXES)
def test_a_name_is_much_nearer_to_its_own_city_than_to_any_other(box):
    astray = [
        said(laid, label)
        for laid, label, own, others in names(box)
        if 4 / 3 * reach(label.box, own) > min(reach(label.box, other) for other in others)
    ]
    assert not astray


@pytest.mark.parametrize("box", BOXES)
def test_no_line_from_a_city_to_its_name_touches_another_city(box):
    touched = [
        said(laid, label)
        for laid, label, own, others in names(box)
        if (line := leader(label.box, own))
        and min(distance(*other, line) for other in others) < laid.size.dot + 1
    ]
    assert not touched


@pytest.mark.parametrize("box", ["new-york", "islands"])
def test_no_name_lies_on_the_sun_of_an_attraction(box):
    for laid, label, _own, _others in names(box):
        cities = laid.box.map.cities
        suns = [laid.dots[city.id] for city in cities if city.attraction]
        assert min(reach(label.box, sun) for sun in suns) >= SUN * laid.size.dot, label.lines


@pytest.mark.parametrize("box", BOXES)
def test_a_name_made_smaller_for_lack_of_room_can_still_be_read(box):
    for laid, label, _own, _others in names(box):
        assert label.text > min(10.9, laid.size.text) - 0.01, label.lines
        assert label.text > 0.85 * laid.size.text - 0.01, label.lines


def test_a_name_keeps_to_the_side_of_its_city_when_the_map_grows():
    usa = ttr.load_box("usa")
    small, large = (make_layout(usa, width, 4) for width in (861, 885))
    growth = large.frame.w / small.frame.w
    assert 1.02 < growth < 1.066
    for before, after in zip(small.labels, large.labels, strict=True):
        far = reach(before.box, small.dots[before.city])
        assert reach(after.box, large.dots[after.city]) <= growth * far + 0.01, after.lines


def test_a_name_is_written_in_its_own_size_also_where_it_is_lit():
    game = ttr.Game("islands", players=2, seed=1)
    laid = make_layout(game.box, 900, 2)
    smaller = tuple(replace(label, text=9.75) for label in laid.labels)
    scene = draw(
        game.observe(0), replace(laid, labels=smaller), View(lit_cities=(0,), chosen_tickets=(1,))
    )
    name, on_map = game.box.map.cities[0].label, laid.blocks.map.holds
    written = [
        shape.size
        for shape in chain(*scene.layers.values())
        if isinstance(shape, Label) and shape.text == name and on_map(shape.x, shape.y)
    ]
    assert len(written) > 1
    assert set(written) == {9.75}


@pytest.mark.parametrize("width", [480, 700, 900, 1400])
@pytest.mark.parametrize("box", ["europe", "europe-printed"])
def test_a_name_makes_room_for_a_station(box, width):
    layout = make_layout(ttr.load_box(box), width, 5)
    dots = [square(*dot, layout.size.dot) for dot in layout.dots]
    plates = [square(*track.plate, PLATE) for track in layout.tracks]
    moved = 0
    for city, dot in enumerate(layout.dots):
        names = names_of(layout, [city])
        for label in (one for one in names if one.box.meets(room(*dot)) or one.city == city):
            boxes = [one.box for one in names if one.city != label.city] + plates
            boxes += [room(*dot).shrink(0.1), *dots[: label.city], *dots[label.city + 1 :]]
            assert not any(label.box.meets(other) for other in boxes), label.lines
            assert not covers_a_space(label.box, layout), label.lines
            assert layout.blocks.map.holds(label.box.x, label.box.y)
            assert layout.blocks.map.holds(label.box.right, label.box.bottom)
            moved += label not in layout.labels
    assert moved > 10


def covers_a_space(box, layout):
    return any(
        bounds(piece).meets(box) and overlap(piece, corners(box))
        for _route, piece in pieces(layout)
    )


@pytest.mark.parametrize("width", [700, 900, 1400])
def test_names_make_room_for_many_stations(width):
    """Five players with three stations each, in the cities that lie nearest to one another."""
    layout = make_layout(ttr.load_box("europe"), width, 5)
    crowd = sorted(range(47), key=lambda city: dist(layout.dots[city], layout.dots[0]))[:15]
    names = names_of(layout, crowd)
    houses = [room(*layout.dots[city]).shrink(0.1) for city in crowd]
    for one, other in combinations(names, 2):
        assert not one.box.meets(other.box), (one.lines, other.lines)
    assert not [name.lines for name in names if any(name.box.meets(house) for house in houses)]


@pytest.mark.parametrize(
    ("box", "city", "letters"), [("usa", "Denver", 24), ("islands", "Aluna", 40)]
)
def test_a_name_that_fits_nowhere_is_cut_until_it_does(box, city, letters):
    name = "Llanfairpwllgwyngyllgogerychwyrndrobwllll"[:letters]
    ours = ttr.load_box(box)
    cities = (replace(one, label=name) if one.name == city else one for one in ours.map.cities)
    map_ = replace(ours.map, cities=tuple(cities))
    laid = make_layout(replace(ours, map=map_), 700, 2)
    written = {label.city: "".join(label.lines) for label in laid.labels}
    assert len(written) == len(map_.cities)
    (cut,) = (written[one.id] for one in map_.cities if one.name == city)
    assert cut.endswith("…") and len(cut) >= 5 and name.startswith(cut[:-1])


def square(x, y, r):
    return Rect(x - r, y - r, 2 * r, 2 * r)


def test_a_name_is_written_where_it_makes_room_for_a_station():
    names = [written(ttr.scenario("europe", stations=built)) for built in ({}, {0: ["Paris"]})]
    before, after = names
    assert {name for name in before if before[name] != after[name]} == {"Paris"}


def written(game):
    scene = draw(game.observe(0), make_layout(game.box, 900, 2))
    labels = [one for one in scene.layers["cities"] if isinstance(one, Label)]
    return {one.text: (one.x, one.y) for one in labels if len(one.text) > 1}
