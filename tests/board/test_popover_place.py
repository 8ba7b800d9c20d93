"""A pop-over never lies on what it is about: the city, or the whole route with both its cities."""

from dataclasses import replace
from functools import cache
from itertools import product
from math import hypot

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.geometry import bounds
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.places import Rect, Target
from ttr_widgets.board.popover import pop_over
from ttr_widgets.board.popover_place import beside
from ttr_widgets.board.selection import NOTHING, click
from ttr_widgets.board.sight import Marks, look, view_of

from .test_popover import NAMES

WIDTHS = (700, 900, 1400)


@cache
def table(box, each=3, wild=2):
    """A seat with so many cards of each color can pay for most routes in many ways."""
    colors = [ttr.load_box(box).card_name(color) for color in ttr.load_box(box).colors]
    hand = [f"{each} {color}" for color in colors] + [f"{wild} locomotive"]
    return ttr.scenario(box, players=NAMES[:2], hands={0: ", ".join(hand)})


def popped(game, target, width):
    """The pop-over after a click on a target, if there is one; and the layout."""
    sight = look(game, Eyes(0))
    chosen, _action = click(NOTHING, target, sight.seen, sight.actions)
    layout = make_layout(game.box, width, 2)
    return pop_over(sight.seen, layout, view_of(sight, Marks(chosen), "light"), NAMES), layout


def to_see(target, layout):
    """The dots of the cities, and the spaces of a route."""
    spaces, cities = (), (target.id,)
    if target.kind == "route":
        route = layout.box.map.routes[target.id]
        cities, spaces = (route.a, route.b), layout.tracks[target.id].spaces
    dots = [Rect(*layout.dots[city], 0, 0).shrink(-layout.size.dot) for city in cities]
    return [*dots, *map(bounds, spaces)]


def covered(rect, parts):
    return sum(rect.meets(part) for part in parts)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("box", ["usa", "europe", "new-york", "islands"])
def test_all_of_a_route_is_seen_beside_its_payments(box, width):
    game, asked = table(box), 0
    for route in game.box.map.routes:
        target = Target("route", route.id)
        panel, layout = popped(game, target, width)
        if panel:
            asked += 1
            assert not covered(panel.rect, to_see(target, layout)), route.name
            assert layout.blocks.map.holds(panel.rect.x, panel.rect.y)
            assert layout.blocks.map.holds(panel.rect.right, panel.rect.bottom)
    assert asked > len(game.box.map.routes) / 3


@pytest.mark.parametrize("width", (480, *WIDTHS))
def test_a_city_and_its_name_are_seen_beside_the_price_of_a_station(width):
    game = table("europe")
    for city in game.box.map.cities:
        panel, layout = popped(game, Target("city", city.id), width)
        (name,) = (one.box for one in layout.labels if one.city == city.id)
        assert not covered(panel.rect, [*to_see(Target("city", city.id), layout), name]), city.name


@pytest.mark.parametrize("width", (480, 900))
def test_where_the_map_has_too_little_room_no_other_place_covers_less(width):
    game, crowded = table("europe", 4, 3), 0
    for route in game.box.map.routes[::3]:
        target = Target("route", route.id)
        panel, layout = popped(game, target, width)
        parts = to_see(target, layout)
        if panel and covered(panel.rect, parts):
            crowded += 1
            least = min(
                covered(one, parts) for one in places(panel.rect, layout.blocks.map.shrink(6))
            )
            assert covered(panel.rect, parts) <= least, route.name
    assert crowded


def places(rect, board):
    """Where else on the map it could lie, 10 pixels apart."""
    rights = range(int(max(board.w - rect.w, 0)) + 1)[::10]
    downs = range(int(max(board.h - rect.h, 0)) + 1)[::10]
    return [Rect(board.x + x, board.y + y, rect.w, rect.h) for x, y in product(rights, downs)]


@pytest.mark.parametrize("width", WIDTHS)
def test_it_lies_near_what_it_is_about(width):
    game = table("usa")
    (denver,) = (one for one in game.box.map.routes if one.name == "Denver-Omaha")
    panel, layout = popped(game, Target("route", denver.id), width)
    around = [part.middle for part in to_see(Target("route", denver.id), layout)]
    near = panel.rect.shrink(-0.12 * layout.blocks.map.w)
    assert any(near.holds(*middle) for middle in around)


def test_it_hides_less_of_the_map_than_it_would_in_the_middle_of_it():
    game, hidden = table("usa"), []
    for route in game.box.map.routes:
        panel, layout = popped(game, Target("route", route.id), 900)
        if panel:
            x, y = layout.blocks.map.middle
            middle = Rect(x - panel.rect.w / 2, y - panel.rect.h / 2, panel.rect.w, panel.rect.h)
            plates = [track.plate for track in layout.tracks]
            hidden.append([sum(one.holds(*at) for at in plates) for one in (panel.rect, middle)])
    assert sum(here for here, _there in hidden) < 0.75 * sum(there for _here, there in hidden)


def named(target, layout):
    """The names of the cities that a target is about."""
    route = layout.box.map.routes[target.id]
    return [one.box for one in layout.labels if one.city in (route.a, route.b)]


def test_names_are_left_in_sight_rather_than_a_gap_around_it():
    layout = make_layout(ttr.load_box("islands"), 480, 2)
    for route in layout.box.map.routes:
        target = Target("route", route.id)
        parts, names = to_see(target, layout), named(target, layout)
        spot = beside(target, layout, 300, 220)
        least = min(
            (covered(one, parts), covered(one, names))
            for one in places(spot, layout.blocks.map.shrink(6))
        )
        assert (covered(spot, parts), covered(spot, names)) <= least, route.name


@pytest.mark.parametrize("box", ["usa", "europe"])
def test_its_middle_is_level_with_a_city_unless_the_map_ends_there(box):
    """So where no route of the map can be hidden, and every place beside it is as near."""
    layout = replace(make_layout(ttr.load_box(box), 900, 2), tracks=())
    board = layout.blocks.map.shrink(6)
    for city, (x, y) in zip(layout.box.map.cities, layout.dots, strict=True):
        spot = beside(Target("city", city.id), layout, 180, 90)
        across = spot.x - board.x, board.right - spot.right, abs(spot.middle[0] - x)
        down = spot.y - board.y, board.bottom - spot.bottom, abs(spot.middle[1] - y)
        assert min(*across, *down) < 1, city.name


@pytest.mark.parametrize(("box", "width"), [("usa", 900), ("europe", 480)])
def test_no_place_close_by_or_at_an_end_of_the_map_hides_much_less(box, width):
    """Three routes more in sight are worth a way of 40 pixels."""
    layout = make_layout(ttr.load_box(box), width, 2)

    def hidden(spot):
        return sum(spot.holds(*track.plate) for track in layout.tracks)

    for city, dot in zip(layout.box.map.cities, layout.dots, strict=True):
        spot = beside(Target("city", city.id), layout, 180, 90)
        for other in around(city.id, spot, layout):
            near = away(other, dot) <= away(spot, dot) + 40
            assert not near or hidden(spot) < hidden(other) + 3, city.name


def around(city, rect, layout):
    """Places a gap, but for a pixel, from a city and its name, or at an end of the map."""
    board, r = layout.blocks.map.shrink(6), layout.size.dot
    (name,) = (one.box for one in layout.labels if one.city == city)
    parts = [one.shrink(-12) for one in (Rect(*layout.dots[city], 0, 0).shrink(-r), name)]
    lefts = [board.x, board.right - rect.w]
    tops = [board.y, board.bottom - rect.h]
    for part in parts:
        lefts += [part.x - rect.w, part.right]
        tops += [part.y - rect.h, part.bottom]
    for left, top in product(lefts, tops):
        place = replace(rect, x=left, y=top)
        inside = board.shrink(-0.1)
        on_map = inside.holds(place.x, place.y) and inside.holds(place.right, place.bottom)
        if on_map and not covered(place.shrink(1), parts):
            yield place


def away(rect, dot):
    """How far the nearest edge of a rectangle is from a dot."""
    x, y = dot
    return hypot(max(rect.x - x, x - rect.right, 0), max(rect.y - y, y - rect.bottom, 0))
