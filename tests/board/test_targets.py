"""A finger hits what it aims at: whatever can be tapped is 24 CSS pixels wide and high."""

from itertools import pairwise
from math import cos, dist, pi, sin

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.eyes import open_eyes
from ttr_widgets.board.frame import NARROWEST
from ttr_widgets.board.geometry import distance
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.places import Target
from ttr_widgets.board.scene import draw
from ttr_widgets.board.selection import click
from ttr_widgets.board.sight import Marks, look, view_of

from .positions import played

FINGER = 24
THUMB, JUPYTERLAB = 44, 288
"""What a thumb needs, and the room that JupyterLab leaves on a phone, in CSS pixels."""
PHONE = 340
"""The narrowest page; the narrowest picture is scaled down to it."""
BOXES = ("usa", "europe", "new-york", "islands")
WIDTHS = (NARROWEST, 700, 900, 1400)
TURNS = [step * pi / 6 for step in range(12)]


def opening(box):
    return ttr.Game(box, players=2, seed=1)


def turn(box):
    return ttr.scenario(box, hands={0: "3 red, 3 blue, 3 green, 2 locomotive"})


def tickets_drawn(box):
    game = turn(box)
    game.play("tickets")
    return game


def over(box):
    return played(box, seats=2, steps=9999, seed=3)


def seen(game, width, target=None):
    """The layout, and all that can be tapped, after a tap on a target if any."""
    layout = make_layout(game.box, width, len(game.names))
    sight = look(game, open_eyes(game, 0))
    chosen = Marks().chosen
    if target:
        chosen, _action = click(chosen, target, sight.seen, sight.actions)
    scene = draw(sight.seen, layout, view_of(sight, Marks(chosen), "light"))
    return layout, [*layout.table, *scene.places]


def too_small(places):
    """What a finger misses. A long list of tickets is there once more, among the controls."""
    buttons = [one for one in places if one.target.kind not in ("nothing", "ticket")]
    return [one.target for one in buttons if min(one.rect.w, one.rect.h) < FINGER]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("make", [opening, turn, tickets_drawn, over])
def test_cards_decks_and_buttons_are_large_enough(make, box, width):
    _layout, places = seen(make(box), width)
    assert len(places) > 8
    assert too_small(places) == []


@pytest.mark.parametrize("box", BOXES)
def test_on_a_phone_cards_and_undo_have_room_for_a_thumb(box):
    game = ttr.scenario(box, players=["Ada", "Ben"], hands={0: "3 red"})
    game.play("draw deck")
    _layout, places = seen(game, NARROWEST)
    found = {one.target: one.rect for one in places}
    for target in (Target("row", 1), Target("deck"), Target("tickets")):
        assert min(found[target].w, found[target].h) >= THUMB * NARROWEST / JUPYTERLAB, target
    assert found[Target("button", name="undo")].h >= FINGER * NARROWEST / JUPYTERLAB


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("box", BOXES)
def test_offered_payments_are_large_enough(box, width):
    game, offered = turn(box), 0
    for route in game.box.map.routes:
        _layout, places = seen(game, width, Target("route", route.id))
        assert too_small(places) == []
        offered += sum(one.target.kind == "offer" for one in places)
    assert offered


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("box", BOXES)
def test_every_route_is_hit_a_finger_around_its_middle(box, width):
    """Where nothing else is nearer; on a phone the picture is smaller, and so is its reach."""
    layout, _places = seen(turn(box), width)
    half = FINGER / 2 * max(1, NARROWEST / PHONE if width == NARROWEST else 1)
    for route, track in enumerate(layout.tracks):
        x, y, sideways = middle(track.line)
        beside = [(x + sideways[0] * by, y + sideways[1] * by) for by in (-half, half)]
        found = [layout.target_at(*point) for point in beside if layout.blocks.map.holds(*point)]
        assert found and None not in found, layout.box.map.routes[route].name


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("box", BOXES)
def test_a_city_is_hit_a_finger_around_it_where_no_route_lies(box, width):
    layout, _places = seen(turn(box), width)
    half = FINGER / 2 * max(1, NARROWEST / PHONE if width == NARROWEST else 1)
    hit = 0

    def nearer(point, city):
        return min(layout.dots, key=lambda dot: dist(dot, point)) != layout.dots[city]

    for city, (x, y) in enumerate(layout.dots):
        assert layout.target_at(x, y) == Target("city", city)
        around = [(x + half * cos(turn), y + half * sin(turn)) for turn in TURNS]
        for point in [one for one in around if layout.blocks.map.holds(*one)]:
            found = layout.target_at(*point)
            near = min(distance(*point, track.line) for track in layout.tracks)
            assert found == Target("city", city) or near < layout.size.space or nearer(point, city)
            hit += found == Target("city", city)

    assert hit >= len(TURNS) / 3 * len(layout.dots)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("box", BOXES)
def test_a_twin_is_hit_a_finger_across_where_nothing_else_is_nearer(box, width):
    layout, _places = seen(turn(box), width)
    alone = 0
    for route in [one for one in layout.box.map.routes if one.twin is not None]:
        x, y, (u, v) = middle(layout.tracks[route.id].line)
        across = [(x + by * u / 2, y + by * v / 2) for by in range(-50, 51)]
        if not all(layout.blocks.map.holds(*point) for point in across):
            continue
        hits = [layout.target_at(*point) for point in across]
        mine = hits.count(Target("route", route.id)) / 2
        if {*hits} <= {None, Target("route", route.id), Target("route", route.twin)}:
            assert mine >= FINGER, route.name
            alone += 1
    assert alone > 1


def middle(line):
    """The middle of a line, and the direction across it."""
    (ax, ay), (bx, by) = list(pairwise(line))[len(line) // 2]
    far = dist((ax, ay), (bx, by))
    return (ax + bx) / 2, (ay + by) / 2, ((ay - by) / far, (bx - ax) / far)
