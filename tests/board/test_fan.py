"""Routes leave a city in the order in which they go on, and reach it from both sides."""

from math import dist

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.fan import spoke, spread
from ttr_widgets.board.layout import make_layout

CITY = (0.0, 0.0)


def test_routes_that_leave_almost_alike_are_put_in_the_order_of_their_middles():
    first = spoke(CITY, (-29, -33), 5, middle=(-49, -15))
    second = spoke(CITY, (-90, -91), 5, middle=(-65, -79))
    spread([first, second], 12, 20)
    assert first.angle < second.angle - 0.3
    assert first.moved and second.moved


def test_routes_that_leave_apart_stay_as_printed():
    right, up = spoke(CITY, (50, 0), 5, (60, 0)), spoke(CITY, (0, -50), 5, (0, -60))
    spread([right, up], 12, 20)
    assert not right.moved and not up.moved


@pytest.mark.parametrize("width", [700, 900, 1100])
@pytest.mark.parametrize("name", ["Marseille-Pamplona", "Marseille-Paris"])
def test_routes_to_marseille_reach_it(name, width):
    laid = make_layout(ttr.load_box("europe"), width, 3)
    route = next(one for one in laid.box.map.routes if one.name == name)
    city = laid.dots[route.a]
    near = min(dist(city, point) for point in laid.tracks[route.id].spaces[0])
    assert near < 2.2 * laid.size.space
