"""Where things lie: nothing covers anything, everything can be pointed at."""

import json
from itertools import combinations
from math import dist

import pytest

import ttr_widgets as ttr
from ttr_widgets.board import atlas, lettering
from ttr_widgets.board.bends import octagon
from ttr_widgets.board.fit import WIDEST
from ttr_widgets.board.frame import NARROW, NARROWEST, WIDE, blocks
from ttr_widgets.board.geometry import bounds, corners, overlap
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.places import Place, Rect, Target

WIDTHS = (480, 700, 900, 1400)
BOXES = ("usa", "europe", "new-york", "islands")
MAPS = [(box, width) for box in BOXES for width in WIDTHS]


def layout(box, width, seats=4):
    return make_layout(ttr.load_box(box), width, seats)


def spaces(laid):
    return [(i, space) for i, track in enumerate(laid.tracks) for space in track.spaces]


def pieces(laid):
    """All spaces, those that bend cut in two, so that every piece is convex."""
    for i, space in spaces(laid):
        for k in range(len(space) // 2 - 1):
            yield i, (space[k], space[k + 1], space[-2 - k], space[-1 - k])


@pytest.mark.parametrize(("box", "width"), MAPS)
def test_every_city_has_its_name(box, width):
    laid = layout(box, width)
    assert [label.city for label in laid.labels] == [city.id for city in laid.box.map.cities]
    for label in laid.labels:
        assert " ".join(label.lines) == laid.box.map.cities[label.city].label


@pytest.mark.parametrize(("box", "width"), MAPS)
def test_no_name_covers_a_name_a_space_or_a_city(box, width):
    laid = layout(box, width)
    for one, other in combinations(laid.labels, 2):
        assert not one.box.meets(other.box), (one.lines, other.lines)
    for label in laid.labels:
        figure = corners(label.box)
        assert laid.blocks.map.holds(label.box.x, label.box.y)
        assert laid.blocks.map.holds(label.box.right, label.box.bottom)
        for route, space in pieces(laid):
            if bounds(space).meets(label.box):
                assert not overlap(space, figure), (label.lines, laid.box.map.routes[route].name)
        for x, y in laid.dots:
            assert not overlap(octagon(x, y, laid.size.dot), figure), label.lines


@pytest.mark.parametrize("width", WIDTHS)
def test_no_space_lies_on_a_space_of_another_route_or_on_a_city(width):
    laid = layout("usa", width)
    routes = laid.box.map.routes
    for (i, one), (j, other) in combinations(pieces(laid), 2):
        if i != j and bounds(one).meets(bounds(other)):
            assert not overlap(one, other), (routes[i].name, routes[j].name)
    for _, space in pieces(laid):
        for x, y in laid.dots:
            assert not overlap(space, octagon(x, y, laid.size.dot))


def length(space):
    """How long a space is along its middle, from end to end."""
    half = len(space) // 2
    start, end = (space[0], space[-1]), (space[half - 1], space[half])
    a, b = ([(one[i] + other[i]) / 2 for i in (0, 1)] for one, other in (start, end))
    return dist(a, b)


@pytest.mark.parametrize("box", BOXES)
def test_every_route_has_its_spaces_evenly(box):
    laid = layout(box, 900 if box == "europe" else 950)
    for route, track in zip(laid.box.map.routes, laid.tracks, strict=True):
        assert len(track.spaces) == route.spaces
        lengths = [length(space) for space in track.spaces]
        assert max(lengths) < 1.6 * min(lengths), route.name


@pytest.mark.parametrize(("box", "width"), MAPS)
def test_a_click_on_a_space_finds_its_route(box, width):
    laid = layout(box, width)
    for route, space in spaces(laid):
        x = sum(x for x, _ in space) / len(space)
        y = sum(y for _, y in space) / len(space)
        assert laid.target_at(x, y) == Target("route", route)


def test_the_nearer_twin_is_hit_and_a_miss_of_twelve_pixels_still_hits():
    laid = layout("usa", 950)
    route = next(r for r in laid.box.map.routes if r.name == "Duluth-Winnipeg")
    (x0, y0), (x1, y1) = laid.tracks[route.id].line[4], laid.tracks[route.id].line[5]
    far = dist((x0, y0), (x1, y1))
    x, y = x0 - (y1 - y0) / far * 11.9, y0 + (x1 - x0) / far * 11.9
    assert laid.target_at(x, y) == Target("route", route.id)


def test_cities_cards_decks_and_seats_are_found():
    laid = layout("usa", 950)
    assert laid.target_at(*laid.dots[7]) == Target("city", 7)
    assert laid.target_at(*laid.blocks.row[2].middle) == Target("row", 3)
    assert laid.target_at(*laid.blocks.deck.middle) == Target("deck")
    assert laid.target_at(*laid.blocks.ticket_deck.middle) == Target("tickets")
    assert laid.target_at(*laid.blocks.seats[1].middle) == Target("seat", 1)
    assert laid.target_at(laid.width - 1, laid.height - 1) is None


def test_a_place_in_front_goes_before_the_map_and_the_last_is_on_top():
    laid = layout("usa", 950)
    x, y = laid.dots[7]
    spot = Rect(x - 5, y - 5, 10, 10)
    front = (Place(spot, Target("nothing")), Place(spot, Target("offer", 1)))
    assert laid.target_at(x, y, front) == Target("offer", 1)
    assert laid.target_at(x, y, front[:1]) == Target("nothing")


def test_a_wide_board_fits_into_a_notebook_without_scrolling():
    for box, seats in (("usa", 5), ("new-york", 4)):
        assert layout(box, 950, seats).height <= 600


@pytest.mark.parametrize("width", [NARROWEST, 560, 680, 700, 860, 950, 1400])
@pytest.mark.parametrize("box", ["usa", "new-york"])
def test_no_block_lies_on_another_or_beyond_the_edge(box, width):
    parts = blocks(ttr.load_box(box), width, 4)
    rects = [parts.map, *parts.seats, *parts.row, parts.deck, parts.ticket_deck, parts.hint]
    rects += [*(rect for _, rect in parts.hand), parts.tickets, parts.news]
    for one, other in combinations(rects, 2):
        assert not one.shrink(0.01).meets(other.shrink(0.01))
    for rect in rects:
        assert rect.x >= 0 and rect.right <= width and rect.bottom <= parts.height


def test_a_layout_is_made_once():
    assert layout("usa", 950) is layout("usa", 950)


@pytest.mark.parametrize("box", BOXES)
def test_the_names_of_our_maps_are_placed_beforehand(box):
    game_map = ttr.load_box(box).map
    for form in atlas.forms(game_map):
        kept = json.loads(lettering.FILE.read_text())[lettering.key(form)]
        assert set(kept) == {str(step) for step in atlas.steps(form)}
        for names in kept.values():
            assert len(names["labels"]) == len(game_map.cities)


@pytest.mark.parametrize("box", BOXES)
def test_every_width_finds_its_names_placed(box):
    for width in (*range(NARROWEST, NARROW, 20), NARROW, WIDE, WIDEST):
        laid = layout(box, width)
        assert len(laid.labels) == len(laid.box.map.cities)
        assert {label.cost for label in laid.labels} == {0.0}, f"placed live at {width}"


@pytest.mark.parametrize(("box", "width"), MAPS)
def test_names_are_large_enough_to_read(box, width):
    for label in layout(box, width).labels:
        assert label.text >= (10.9 if width >= 700 else 8), label.lines


def test_a_narrow_map_is_squarer_and_a_tall_one_stays_tall():
    assert layout("usa", 480).blocks.map.h > 380
    tall = layout("new-york", 480).blocks.map
    assert tall.w / tall.h == pytest.approx(ttr.load_box("new-york").map.aspect, abs=0.01)


def test_the_names_are_placed_as_they_were_beforehand():
    game_map = ttr.load_box("islands").map
    kept = json.loads(lettering.FILE.read_text())[lettering.key(game_map)]
    assert json.loads(json.dumps(atlas.place_names(game_map, 3))) == kept["3"]


@pytest.mark.parametrize(("box", "width"), MAPS)
def test_no_space_is_too_short_to_be_seen(box, width):
    laid = layout(box, width)
    for route, space in spaces(laid):
        least = 1.3 if width >= 700 else 1.15
        assert length(space) > least * laid.size.space, laid.box.map.routes[route].name
