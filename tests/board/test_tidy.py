"""When all names stand: ways that touch part, and their ends reach for their cities."""

from dataclasses import replace
from math import dist

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.bends import lie
from ttr_widgets.board.convex import Convex
from ttr_widgets.board.field import survey
from ttr_widgets.board.geometry import bounds, distance
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.places import Rect
from ttr_widgets.board.tidy import tidy
from ttr_widgets.board.tracks import lay, on_map, share_out, sizes


@pytest.fixture
def field():
    """The islands as laid out, without a name."""
    game_map, rect = ttr.load_box("islands").map, Rect(0, 0, 690, 493)
    size, frame = sizes(game_map, rect), rect.shrink(8)
    dots = [on_map(frame, city.x, city.y) for city in game_map.cities]
    return survey(lay(game_map, frame, size), game_map.cities, dots, rect, size)


def lost(one):
    return sum(one.way.clear.values())


def test_an_end_that_was_shortened_reaches_for_its_city_again(field):
    full = field.lies[:]
    for place, one in enumerate(full):
        clear = {city: free + 9 for city, free in one.way.clear.items()}
        way = replace(one.way, clear=clear)
        share_out(way, field.size)
        field.lies[place] = lie(way)
    short = field.lies[:]
    tidy(field)
    longer = [lost(now) < lost(was) - 9 for now, was in zip(field.lies, short, strict=True)]
    assert sum(longer) > 0.7 * len(longer)
    assert not any(
        one.runs_into(field.lies[near])
        for place, one in enumerate(field.lies)
        for near in field.near[place]
    )


def test_a_way_bends_off_another_one_that_it_touches(field):
    place = next(i for i, one in enumerate(field.lies) if one.way.routes[0].spaces == 3)
    now, near = field.lies[place], field.near[place][-1]
    assert near > place and now.bent == 0
    (x, y), *_, (u, v) = now.spaces[1].points
    beside = tuple((px + x - u, py + y - v) for px, py in now.spaces[1].points)
    field.lies[near] = replace(now, spaces=(Convex(beside),), hull=bounds(beside))
    tidy(field)
    assert 0 < field.lies[place].bent <= 6
    assert lost(field.lies[place]) <= lost(now)


@pytest.mark.parametrize("width", [860, 960, 1400])
def test_two_double_routes_that_meet_at_brooklyn_leave_room_for_their_rims(width):
    box = ttr.load_box("new-york")
    laid = make_layout(box, width, 2)
    tracks = {route.name: laid.tracks[route.id] for route in box.map.routes}
    blue = tracks["Brooklyn-Wall Street blue"].spaces
    corners = [point for space in tracks["Brooklyn-Chinatown orange"].spaces for point in space]
    assert min(distance(*point, (*space, space[0])) for point in corners for space in blue) > 1.1


def test_a_route_comes_near_to_its_cities():
    box = ttr.load_box("new-york")
    laid = make_layout(box, 1400, 2)
    route = next(one for one in box.map.routes if one.name == "Central Park-Lincoln Center")
    for city in (route.a, route.b):
        spaces = laid.tracks[route.id].spaces
        far = min(dist(point, laid.dots[city]) for space in spaces for point in space)
        assert far < 2.4 * laid.size.dot
