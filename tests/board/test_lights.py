"""Light on the map: what it may not hide, and that it is found among cards and trains."""

from dataclasses import replace
from itertools import chain, pairwise
from math import ceil, dist

import numpy as np
import pytest

import ttr_widgets as ttr
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.geometry import corners, distance
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.palette import CONTRAST, DARK, DARK_CONTRAST, LIGHT, contrast, ink_on
from ttr_widgets.board.places import Rect, Target
from ttr_widgets.board.scene import draw
from ttr_widgets.board.scene_front import names_above
from ttr_widgets.board.selection import Selection
from ttr_widgets.board.shapes import Disc, Label, Line, Polygon
from ttr_widgets.board.sight import Marks, look, view_of
from ttr_widgets.board.text import text_width
from ttr_widgets.model.cards import LOCOMOTIVE

from .positions import NAMES, picture
from .test_count import borrowed, line_of, over
from .test_palette import lab

THEMES = [LIGHT, DARK, CONTRAST, DARK_CONTRAST]
BOXES = {"usa": 20, "europe": 20, "new-york": 1, "islands": 1}
"""How many names light lies on at least, in the pictures with much of it."""
SPARE = 0.8
"""What smoothed edges may hide of a letter, in CSS pixels."""


def rich(box, seats=2):
    """A game whose first seat can pay for nearly every route with locomotives."""
    return ttr.scenario(box, players=NAMES[:seats], hands={0: "6 locomotive"})


def seen_by(game, width, marks, theme="light"):
    """The picture after some clicks, with its layout."""
    sight, layout = look(game, Eyes(0)), make_layout(game.box, width, len(game.names))
    return draw(sight.seen, layout, view_of(sight, marks, theme)), layout


def names(shapes):
    return [one for one in shapes if isinstance(one, Label) and one.halo]


def stroked(shape):
    """Points all along the stroke of a light, and half its width; a line may be cut short."""
    if isinstance(shape, Disc):
        return np.array([(shape.x, shape.y)]), shape.r + shape.width / 2
    closed = (*shape.points, shape.points[0]) if isinstance(shape, Polygon) else shape.points
    half = shape.width / 2
    steps = [np.linspace(a, b, 2 + int(dist(a, b))) for a, b in pairwise(closed)]
    points = np.concatenate(steps)
    if isinstance(shape, Line) and shape.cut:
        points = points[ceil(half) : -ceil(half)]
    return points, half


def gap(shape, name):
    """How far a light is from the letters of a name, in CSS pixels; below 0 if it lies on them."""
    points, half = stroked(shape)
    room = (text_width(name.text, name.size) / 2 - 1, 0.37 * name.size)
    aside = np.maximum(abs(points - (name.x, name.y)) - room, 0)
    return np.hypot(*aside.T).min() - half


def lit_pictures(box, width):
    """Pictures with much light: of a card, of a hovered and a chosen route, of a line."""
    game = rich(box)
    marks = [
        Marks(Selection(Target("card", LOCOMOTIVE))),
        *(Marks(hover=Target("route", route)) for route in range(0, len(game.state.owners), 5)),
        *(Marks(hover=Target("city", city)) for city in range(0, len(game.box.map.cities), 7)),
    ]
    return [seen_by(game, width, one) for one in marks]


def on_map(scene, layout):
    """The lights of a picture, without words."""
    inside = layout.blocks.map.holds
    for one in scene.layers["front"]:
        place = (one.x, one.y) if isinstance(one, Disc | Label) else one.points[0]
        if not isinstance(one, Label) and inside(*place):
            yield one


@pytest.mark.parametrize("width", [700, 900])
@pytest.mark.parametrize(("box", "fewest"), BOXES.items())
def test_no_light_lies_on_a_name(box, fewest, width):
    """Each name that one cuts comes after it; no other comes twice in its own color."""
    touched = 0
    for scene, layout in lit_pictures(box, width):
        front, lights = scene.layers["front"], [*on_map(scene, layout)]
        place = {(one.x, one.y): at for at, one in enumerate(front) if one in names(front)}
        for name in names(scene.layers["cities"]):
            gaps = {front.index(one): gap(one, name) for one in lights}
            cut = [at for at, far in gaps.items() if far < -SPARE]
            at = place.get((name.x, name.y), -1)
            assert all(at > below for below in cut), name.text
            assert at < 0 or front[at] != name or min(gaps.values()) < 3, name.text
            touched += bool(cut)
    assert touched >= fewest


def test_a_name_inside_a_bow_or_a_ring_is_not_written_twice():
    name = Label(50, 50, "Ur", 10, "#000000", halo="#ffffff")
    ring = Polygon(corners(Rect(10, 30, 80, 40)), None, "#ff0000", 4.0)
    bow = Line(((10, 90), (10, 10), (90, 10), (90, 90)), "#ff0000", 4.0)
    assert [*names_above([ring, bow], [name])] == [ring, bow]
    through = Line(((10, 45), (90, 45)), "#ff0000", 4.0)
    assert [*names_above([through], [name])] == [through, name]
    bright = replace(name, color="#ff0000")
    assert [*names_above([bright, through], [name])] == [through, bright]


@pytest.mark.parametrize("width", [700, 900])
def test_a_lit_tunnel_keeps_its_teeth(width):
    game = rich("europe")
    still, layout = picture(game, width)
    teeth = {
        one.points: one.width / 2
        for one in still.layers["routes"]
        if isinstance(one, Line) and one.dash
    }
    for route in game.box.map.routes:
        scene, _ = picture(game, width, hover=Target("route", route.id))
        lit, track = scene.layers["front"], layout.tracks[route.id]
        rims = [one for one in lit if isinstance(one, Polygon) and len(one.points) > 8]
        rims = [one for one in rims if one not in still.layers["front"]]
        assert {one.stroke for one in rims} == {LIGHT.accent, ink_on(LIGHT.accent)}
        half = layout.size.space / 2
        if route.tunnel:
            mine = [far for line, far in teeth.items() if distance(*line[0], track.line) < 2]
            half = max(mine)
        for rim in rims:
            side = rim.points[len(rim.points) // 4]
            assert distance(*side, track.line) - rim.width / 2 > half - 0.01


def test_a_rim_does_not_cross_itself():
    """On the inner side of a short bow a band folds over: those points are left out."""
    game = rich("europe")
    for route in game.box.map.routes:
        scene, layout = picture(game, 900, hover=Target("route", route.id))
        line, front = layout.tracks[route.id].line, scene.layers["front"]
        (rim,) = (one for one in front if isinstance(one, Polygon) and one.stroke == LIGHT.accent)
        far = [distance(*point, line) for point in rim.points]
        assert min(far) > max(far) - 0.2, route.name


@pytest.mark.parametrize("palette", THEMES, ids=lambda p: p.name)
def test_light_stands_off_from_every_card_and_every_seat(palette):
    """By 3 with one of its two tones, and it looks like none of them."""
    for color in (*palette.cards, *palette.seats):
        tones = (palette.accent, ink_on(palette.accent))
        assert max(contrast(color, tone) for tone in tones) >= 3, color


@pytest.mark.parametrize("palette", [DARK, DARK_CONTRAST], ids=lambda p: p.name)
def test_in_the_dark_light_has_the_color_of_no_card(palette):
    mine = lab(palette.accent, "full")
    for color in (*palette.cards, *palette.seats):
        assert dist(mine, lab(color, "full")) > 30, color


@pytest.mark.parametrize("palette", THEMES, ids=lambda p: p.name)
def test_a_counted_way_is_broader_than_trains_and_has_both_tones(palette):
    game = over()
    number = line_of(game, "routes", 0)
    route = game.scores().lines[number].routes[0]
    scene, layout = picture(game, line=number, lit_routes=(route,), theme=palette.name)
    lines = [one for one in scene.layers["front"] if isinstance(one, Line)]
    tones = [one.stroke for one in lines]
    assert tones == [palette.accent, ink_on(palette.accent), palette.accent]
    widths = [one.width for one in lines]
    assert widths == sorted(widths, reverse=True)
    assert widths[1] > layout.size.space > widths[2] > layout.size.space / 2


def test_dashes_of_a_borrowed_route_keep_apart():
    game = borrowed()
    number = line_of(game, "ticket", done=True)
    line = game.scores().lines[number]
    scene, _layout = picture(game, line=number, lit_routes=line.routes)
    dashed = [one for one in scene.layers["front"] if isinstance(one, Line) and one.dash]
    assert dashed and all(one.cut for one in dashed), "round ends would close the gaps"


def test_the_numbers_of_a_path_lie_above_its_cities():
    game = over()
    number = line_of(game, "longest-path", done=True)
    line = game.scores().lines[number]
    scene, layout = picture(game, line=number, lit_routes=line.routes, lit_cities=line.cities)
    front = scene.layers["front"]
    cities = [
        n for n, one in enumerate(front) if isinstance(one, Disc) and one.stroke == LIGHT.accent
    ]
    plates = {layout.tracks[route].plate for route in line.routes}
    numbers = [
        n for n, one in enumerate(front) if isinstance(one, Label) and (one.x, one.y) in plates
    ]
    assert len(numbers) == len(line.routes)
    assert min(numbers) > max(cities)


def test_the_plate_of_a_twin_is_not_cut_by_a_way():
    game = ttr.scenario(
        "usa",
        players=NAMES[:4],
        claimed={0: ["Duluth-Omaha 1"], 1: ["Duluth-Omaha 2"]},
    )
    mine, other = (game.state.owners.index(seat) for seat in (0, 1))
    scene, layout = picture(game, lit_routes=(mine,))
    discs = {(one.x, one.y) for one in scene.layers["front"] if isinstance(one, Disc)}
    assert {layout.tracks[mine].plate, layout.tracks[other].plate} <= discs


def asked_for_tickets():
    """Ada is asked which of four tickets to keep, and the two cities of each."""
    game = ttr.Game("usa", players=NAMES[:2], seed=2)
    tickets = [game.box.map.tickets[number] for number in game.state.decision.offered]
    return game, [{ticket.a, ticket.b} for ticket in tickets]


def rings(scene, layout):
    """The cities that are lit, each with the filling of its ring."""
    found = {
        (one.x, one.y): one.fill
        for one in scene.layers["front"]
        if isinstance(one, Disc) and one.stroke == LIGHT.accent
    }
    dots = enumerate(layout.dots)
    return {city: found[dot] for city, dot in dots if dot in found}


def test_ticked_tickets_stay_lit_while_one_points_at_another():
    game, ends = asked_for_tickets()
    lit, layout = seen_by(game, 900, Marks(Selection(keep=(1,)), Target("offered", 2)))
    fills = rings(lit, layout)
    assert set(fills) == ends[0] | ends[1]
    assert {city for city, fill in fills.items() if fill == LIGHT.glow} == ends[1]
    ways = [one for one in lit.layers["front"] if getattr(one, "width", 0) == 2.6]
    assert any(isinstance(one, Polygon) for one in ways), "the way of the one pointed at"


def test_ticked_tickets_alone_are_all_bright():
    game, ends = asked_for_tickets()
    fills = rings(*seen_by(game, 900, Marks(Selection(keep=(1, 3)))))
    assert set(fills) == ends[0] | ends[2]
    assert set(fills.values()) == {LIGHT.glow}
    every = rings(*seen_by(game, 900, Marks()))
    assert set(every) == set(chain(*ends)), "before one is ticked, those of all"


def ticket_deck_is_pale(scene, layout):
    room = corners(layout.blocks.ticket_deck)
    hazes = [one for one in scene.layers["marks"] if isinstance(one, Polygon) and one.alpha < 1]
    return any(one.points == room for one in hazes)


def test_tickets_are_pale_while_one_draws_a_second_card():
    game = ttr.scenario("usa", players=NAMES[:2], row="red blue green pink white")
    assert not ticket_deck_is_pale(*seen_by(game, 900, Marks()))
    game.play("draw 1")
    assert ticket_deck_is_pale(*seen_by(game, 900, Marks()))
    sight, layout = look(game, Eyes(1)), make_layout(game.box, 900, 2)
    others = draw(sight.seen, layout, view_of(sight, Marks(), "light"))
    assert not ticket_deck_is_pale(others, layout), "not while somebody else draws"
