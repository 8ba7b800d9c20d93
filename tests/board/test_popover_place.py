"""A pop-over never lies on what it is about: the city, or the whole route with both its cities."""

from functools import cache
from itertools import product

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.geometry import bounds
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.places import Rect, Target
from ttr_widgets.board.popover import pop_over
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
