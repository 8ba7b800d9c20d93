"""The picture as values: pure, in six layers, nothing secret, everything said."""

from dataclasses import replace
from math import dist

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.frame import NARROWEST
from ttr_widgets.board.geometry import area, distance
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.palette import LIGHT, mix, palette_of
from ttr_widgets.board.places import Target
from ttr_widgets.board.scene import LAYERS, View, draw
from ttr_widgets.board.shapes import Disc, Label, Line, Polygon
from ttr_widgets.board.sight import look
from ttr_widgets.board.text import text_width
from ttr_widgets.board.ticket_room import make_room
from ttr_widgets.model.cards import cards
from ttr_widgets.model.gamemap import Land, Outline
from ttr_widgets.model.state import KeepTickets

from .positions import NAMES, picture, played


def texts(scene, layer=None):
    layers = scene.layers.values() if layer is None else (scene.layers[layer],)
    return [shape.text for shapes in layers for shape in shapes if isinstance(shape, Label)]


def small_game(**more):
    return ttr.scenario("usa", hands={0: "3 pink, 2 red, 1 locomotive"}, players=3, **more)


def test_the_same_position_gives_the_same_picture():
    one, _ = picture(played())
    again, _ = picture(played())
    assert one == again
    assert tuple(one.layers) == LAYERS


def test_a_layer_that_stays_is_the_same_tuple():
    game = small_game()
    before, layout = picture(game)
    game.play("draw deck")
    after = draw(game.observe(0), layout, View(names=game.names))
    assert after.layers["ground"] is before.layers["ground"]
    assert after.layers["routes"] is before.layers["routes"]
    assert after.layers["marks"] != before.layers["marks"]


def test_pointing_changes_the_front_only():
    still, _ = picture(played())
    hover, _ = picture(played(), hover=Target("route", 3), hint="a long road")
    changed = [name for name in LAYERS if still.layers[name] != hover.layers[name]]
    assert changed == ["front"]
    assert "a long road" in texts(hover)


@pytest.mark.parametrize("width", [360, 700, 950])
@pytest.mark.parametrize("box", ["usa", "islands"])
def test_everything_lies_on_the_canvas_and_can_be_read(box, width):
    scene, layout = picture(played(box, 3, 40), width)
    least = 10.9 if width >= 700 else 7.9  # on a phone one zooms in
    for shape in (shape for shapes in scene.layers.values() for shape in shapes):
        if isinstance(shape, Label):
            assert shape.size >= least
            wide = text_width(shape.text, shape.size, shape.bold)
            left = {"left": 0, "center": wide / 2, "right": wide}[shape.align]
            assert shape.x - left >= -1 and shape.x - left + wide <= layout.width + 1, shape
            assert 0 <= shape.y <= layout.height, shape


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_color_is_a_color(theme):
    scene, _ = picture(played(), theme=theme)
    for shape in (shape for shapes in scene.layers.values() for shape in shapes):
        for name in ("fill", "stroke", "color", "halo"):
            color = getattr(shape, name, None)
            assert color is None or (
                color[0] == "#" and int(color[1:], 16) >= 0 and len(color) == 7
            )


@pytest.mark.parametrize(("side", "drawn"), [(3, False), (10, True), (28, True)])
def test_an_island_is_drawn_unless_nobody_could_see_it(side, drawn):
    """``side`` is how long and broad the island is, in CSS pixels."""
    box = ttr.load_box("islands")
    frame = make_layout(box, 900, 2).frame
    right, low = 0.5 + side / frame.w, 0.5 + side / frame.h
    island = Land(((0.5, 0.5), (right, 0.5), (right, low), (0.5, low)))
    own = replace(box, map=replace(box.map, outline=Outline(land=(island,))))
    game = ttr.Game(own, 2, seed=1)
    ground = picture(game, 900)[0].layers["ground"]
    lands = [one for one in ground if isinstance(one, Polygon) and one.fill == LIGHT.land]
    figures = [shape.points for shape in lands]
    assert [area(points) for points in figures] == ([pytest.approx(side * side)] if drawn else [])


@pytest.mark.parametrize("width", [700, 1400])
@pytest.mark.parametrize("box", ["usa", "europe", "new-york", "islands"])
def test_a_route_that_ends_far_from_its_city_is_led_to_it(box, width):
    scene, layout = picture(ttr.Game(box, 2, seed=1), width)
    ends = {one.points for one in scene.layers["ground"] if isinstance(one, Line)}
    for route, track in zip(layout.box.map.routes, layout.tracks, strict=True):
        for city, end in ((route.a, track.line[0]), (route.b, track.line[-1])):
            gap = dist(layout.dots[city], end) - layout.size.dot
            assert ((layout.dots[city], end) in ends) is (gap > layout.size.space), route.name


def test_a_seat_sees_its_own_cards_and_nobody_elses():
    game = small_game(tickets={0: ["Denver-El Paso"], 1: ["Boston-Miami"]})
    mine = texts(picture(game, seat=0)[0], "marks")
    assert "El Paso" in mine and mine[mine.index("pink") + 1] == "3"
    for seat in (1, None):
        seen = texts(picture(game, seat=seat)[0], "marks")
        assert "El Paso" not in seen and "3" not in seen[-12:]


def test_covered_cards_are_not_drawn_and_a_button_uncovers_them():
    game = small_game(tickets={0: ["Denver-El Paso"]})
    scene, layout = picture(game, covered=True)
    assert "El Paso" not in texts(scene, "marks")
    button = next(place for place in scene.places if place.target.name == "show")
    assert layout.target_at(*button.rect.middle, scene.places) == Target("button", name="show")


def test_a_claimed_route_shows_its_owner_and_a_closed_twin_is_struck_through():
    game = small_game(claimed={1: ["Dallas-Houston 1"]})
    names = ("Ada", "Grace", "Hedy")
    layout = make_layout(game.box, 950, 3)
    scene = draw(game.observe(0), layout, View(names=names))
    route = next(r for r in game.box.map.routes if r.name == "Dallas-Houston 1")
    plate = layout.tracks[route.id].plate
    assert any(
        isinstance(shape, Label) and (shape.x, shape.y) == plate and shape.text == "G"
        for shape in scene.layers["routes"]
    )
    twin = layout.tracks[route.twin].line
    assert any(isinstance(s, Line) and s.points == twin for s in scene.layers["routes"])


@pytest.mark.parametrize("theme", ["light", "dark", "contrast", "dark-contrast"])
def test_a_haze_hides_most_of_a_closed_route(theme):
    game, palette = small_game(claimed={1: ["Dallas-Houston 1"]}), palette_of(theme)
    twin = next(one.id for one in game.box.map.routes if one.name == "Dallas-Houston 2")
    scene, layout = picture(game, theme=theme)
    routes, line = scene.layers["routes"], layout.tracks[twin].line
    haze, _strike = (one for one in routes if isinstance(one, Line) and one.points == line)
    assert haze.width >= layout.size.space
    for color in palette.cards:
        left = apart(mix(color, haze.stroke, haze.alpha), palette.land)
        assert left <= apart(color, palette.land) / 2 + 1  # colors are whole numbers


def apart(one, other):
    """How far two colors are from each other, in red, green and blue."""
    return dist(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]))


def test_seats_with_the_same_letter_are_numbered():
    game = small_game()
    layout = make_layout(game.box, 950, 3)
    scene = draw(game.observe(0), layout, View(names=("Ada", "Alan", "Grace")))
    assert {"1", "2", "G"} <= set(texts(scene, "marks"))


def test_payments_are_offered_in_rows_that_are_large_enough():
    game = small_game()
    offers = (cards(red=2), cards(pink=2), cards(red=1, locomotive=1))
    target = Target("route", 20)
    scene, layout = picture(game, offers=offers, offers_for=target, chosen=(20,))
    rows = [place for place in scene.places if place.target.kind == "offer"]
    assert [place.target.id for place in rows] == [0, 1, 2]
    assert all(place.rect.h >= 28 and place.rect.w >= 28 for place in rows)
    assert all(layout.blocks.map.holds(*place.rect.middle) for place in rows)
    assert "1 locomotive" in texts(scene, "front")
    names = {place.target.name for place in scene.places}
    assert "cancel" in names


def test_many_payments_still_fit_on_the_map():
    game = small_game()
    kinds = ("red", "orange", "yellow", "green", "blue", "pink", "white", "black")
    offers = tuple(cards(**{kind: 3 - n, "locomotive": n}) for n in range(3) for kind in kinds)
    scene, layout = picture(game, 700, offers=offers, offers_for=Target("route", 20))
    board = layout.blocks.map
    for place in scene.places:
        assert board.holds(place.rect.x, place.rect.y)
        assert board.holds(place.rect.right, place.rect.bottom)


def test_offered_tickets_are_ticked_and_kept_with_one_button():
    game = ttr.Game("usa", players=3, seed=2)
    assert isinstance(game.state.decision, KeepTickets)
    few, _ = picture(game, seat=game.seat, chosen_tickets=(1,))
    enough, layout = picture(game, seat=game.seat, chosen_tickets=(1, 3))
    assert "Tick 1 more" in texts(few, "front")
    assert "Keep 2" in texts(enough, "front")
    offered = [place for place in enough.places if place.target.kind == "offered"]
    assert [place.target.id for place in offered] == [1, 2, 3, 4]
    assert all(layout.target_at(*p.rect.middle, enough.places) == p.target for p in offered)
    other, _ = picture(game, seat=(game.seat + 1) % 3)
    assert not [place for place in other.places if place.target.kind == "offered"]


@pytest.mark.parametrize("width", [700, 950])
@pytest.mark.parametrize("number", [1, 3, 6, 9, 14])
def test_all_tickets_of_a_hand_are_shown(width, number):
    box = ttr.load_box("usa")
    game = small_game(tickets={0: [ticket.name for ticket in box.map.tickets[:number]]})
    scene, layout = picture(game, width)
    places = [place for place in scene.places if place.target.kind == "ticket"]
    assert len(places) == number
    room = make_room(layout, game.observe(0)).blocks.tickets
    assert all(place.rect.bottom <= room.bottom + 2.5 for place in places)


@pytest.mark.parametrize("box", ttr.boxes())
def test_no_name_of_a_card_is_cut(box):
    """Where a name is too long for its card, its letters are smaller."""
    for width in range(NARROWEST, 1401, 47):
        game = ttr.scenario(box, hands={0: "1 locomotive"}, row="red locomotive red locomotive red")
        assert not [text for text in texts(picture(game, width)[0]) if text.endswith("…")]


def test_a_message_is_written_out_however_long():
    rule = "You place one train on every space of the route. " * 4
    scene, _ = picture(played(), message=rule)
    assert rule.strip() in " ".join(texts(scene, "front"))


def test_the_final_count_names_the_winner_and_can_be_put_away():
    game = played(steps=10_000)
    score = game.state.decision.score
    shown, _ = picture(game)
    said = texts(shown, "front")
    assert f"{NAMES[score.winners[0]]} wins" in said
    assert {str(total) for total in score.totals} <= set(said)
    away, _ = picture(game, closed_count=True)
    assert f"{NAMES[score.winners[0]]} wins" not in texts(away, "front")
    assert any(place.target.name == "close" for place in away.places)


def test_stations_and_attractions_are_drawn():
    game = ttr.scenario("europe", players=2)
    without = picture(game)[0].layers["cities"]
    seen = replace(game.observe(0), extra=(("stations", ((1, 5),)),))
    layout = make_layout(game.box, 950, 2)
    with_station = draw(seen, layout, View(names=game.names)).layers["cities"]
    assert len(with_station) > len(without)
    assert any(isinstance(s, Polygon) and len(s.points) == 5 for s in with_station)


def test_the_words_tell_what_each_seat_has():
    scene, _ = picture(played())
    assert scene.title.startswith("USA")
    assert all(name in scene.words for name in NAMES)


def test_a_full_picture_is_small_enough_to_send():
    scene, _ = picture(played(steps=150))
    shapes = [shape for shapes in scene.layers.values() for shape in shapes]
    points = sum(len(s.points) for s in shapes if isinstance(s, Polygon | Line))
    assert points < 8_000
    assert sum(isinstance(s, Disc | Label) for s in shapes) < 400


def test_a_card_that_was_turned_up_is_seen_and_not_told():
    game = ttr.scenario("usa", players=["Ada", "Ben"], row="red blue green pink white")
    game.play("draw 2")
    sight = look(game, Eyes(0))
    assert any("is turned up" in words for words in sight.log)
    assert sight.moves == ("Ada takes blue from the row.",)


def test_a_lit_way_leaves_free_what_open_routes_ask_for():
    game = ttr.scenario("usa", players=NAMES[:2], claimed={0: ["Duluth-Omaha 1"]})
    mine = game.state.owners.index(0)
    scene, layout = picture(game, lit_routes=(mine, mine - 3))
    lines = [one.points for one in scene.layers["front"] if isinstance(one, Line)]
    rings = [one for one in scene.layers["front"] if isinstance(one, Polygon) and not one.fill]
    assert {*lines} == {layout.tracks[mine].line}
    ring = next(one for one in rings if one.stroke == LIGHT.accent)
    free = distance(*layout.tracks[mine - 3].plate, (*ring.points, ring.points[0]))
    assert free - ring.width / 2 >= layout.size.space / 2
