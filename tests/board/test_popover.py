"""The dialogs over the map: tunnels, stations, offered tickets, and what was claimed just now."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.frame import NARROWEST
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.palette import LIGHT
from ttr_widgets.board.places import Target
from ttr_widgets.board.popover import pop_over
from ttr_widgets.board.scene import draw
from ttr_widgets.board.selection import NOTHING, click
from ttr_widgets.board.shapes import Label, Polygon
from ttr_widgets.board.sight import Marks, clickable, look, view_of
from ttr_widgets.board.text import text_width
from ttr_widgets.play.observe import revealed_that_cost

NAMES = ["Ada", "Grace", "Hedy", "Katherine", "Mary"]


def tunnel(hand="5 green, 2 locomotive", deck="green blue locomotive ..."):
    game = ttr.scenario("europe", players=NAMES[:2], hands={0: hand}, deck=deck)
    game.play("claim Paris-Zurich with 3 green")
    return game


def shown(game, seat=0, width=700, clicked=(), hover=None):
    """The picture after some clicks, with its layout."""
    sight, chosen = look(game, Eyes(seat)), NOTHING
    for target in clicked:
        chosen, _action = click(chosen, target, sight.seen, sight.actions)
    layout = make_layout(game.box, width, len(game.names))
    return draw(sight.seen, layout, view_of(sight, Marks(chosen, hover), "light")), layout


def texts(scene, layer="front"):
    return [shape.text for shape in scene.layers[layer] if isinstance(shape, Label)]


def targets(scene, kind):
    found = [place.target for place in scene.places if place.target.kind == kind]
    return [target for target in found if target.name != "undo"]  # it is beside every question


def city(game, name):
    return Target("city", next(one.id for one in game.box.map.cities if one.name == name))


def test_a_tunnel_shows_what_was_laid_out_revealed_and_due():
    scene, _ = shown(tunnel())
    said = texts(scene)
    assert "Tunnel Paris-Zürich" in said
    assert "Laid out: 3 green. Revealed:" in said
    assert {"green", "blue", "locomotive"} <= set(said)
    assert said.count("+1") == 2
    assert "Costs 2 more cards: green or locomotive." in said
    assert len(targets(scene, "offer")) == 3
    assert targets(scene, "button") == [Target("button", name="withdraw")]


def test_who_cannot_pay_is_told_so_and_can_only_withdraw():
    scene, _ = shown(tunnel("3 green, 1 red"))
    assert "Ada cannot pay that, and can only withdraw." in told(scene)
    assert targets(scene, "offer") == []
    assert targets(scene, "button") == [Target("button", name="withdraw")]


def test_the_others_see_the_revealed_cards_and_no_payments():
    scene, _ = shown(tunnel(), seat=1)
    said = told(scene)
    assert "Ada laid out 3 green." in said
    assert "Ada pays, or withdraws." in said
    assert targets(scene, "offer") == targets(scene, "button") == []


def told(scene):
    """The words in front of the map as one text, however they are broken into lines."""
    return " ".join(texts(scene))


@pytest.mark.parametrize("paid", ["3 green", "2 green, 1 locomotive", "3 locomotive"])
@pytest.mark.parametrize("deck", ["green blue locomotive", "locomotive locomotive red"])
def test_the_marked_cards_are_as_many_as_the_engine_asks_for(paid, deck):
    hand = "5 green, 4 locomotive"
    game = ttr.scenario("europe", players=2, hands={0: hand}, deck=deck + " ...")
    game.play(f"claim Paris-Zurich with {paid}")
    asked = game.state.decision
    costs = [*revealed_that_cost(asked)]
    assert sum(costs) == asked.extra


def test_a_tunnel_paid_with_locomotives_only_names_no_color():
    hand = "1 red, 4 locomotive"
    game = ttr.scenario("europe", players=2, hands={0: hand}, deck="locomotive red red ...")
    game.play("claim Paris-Zurich with 3 locomotive")
    assert "Costs 1 more card: locomotive." in texts(shown(game)[0])


def station(hand="2 green, 1 locomotive", **more):
    return ttr.scenario("europe", players=NAMES[:3], hands={0: hand}, **more)


def test_a_station_tells_its_price_and_what_is_left():
    game = station(stations={0: ["Paris"]})
    scene, _ = shown(game, clicked=[city(game, "Munchen")])
    said = texts(scene)
    assert "Station in München" in said
    assert "A station costs 2 cards of one color; 2 of 3 left." in said
    assert len(targets(scene, "offer")) == 2
    assert "build a station" in scene.title


def test_a_station_that_is_not_allowed_is_a_wish_that_the_engine_refuses():
    game = station(stations={1: ["Munchen"]})
    chosen, wish = click(NOTHING, city(game, "Munchen"), game.observe(0), game.legal_actions())
    assert chosen == NOTHING
    assert [broken.id for broken in game.why_not(wish)] == ["station.city-taken"]
    usa = ttr.scenario("usa", players=2)
    assert click(NOTHING, Target("city", 3), usa.observe(0), ()) == (NOTHING, None)


def test_stations_left_stand_in_every_seat_and_only_where_there_are_stations():
    with_stations, _ = shown(station(stations={0: ["Paris", "Roma"]}))
    assert texts(with_stations, "marks").count("3") >= 2
    without, _ = shown(ttr.scenario("usa", players=NAMES[:3]))
    houses = [
        len([s for s in scene.layers["marks"] if isinstance(s, Polygon) and len(s.points) == 5])
        for scene in (with_stations, without)
    ]
    assert houses[0] >= houses[1] + 3


def test_pointing_at_an_offered_ticket_shows_its_way_and_how_long_it_is():
    game = ttr.Game("europe", players=NAMES[:3], seed=2)
    scene, _ = shown(game, game.seat, hover=Target("offered", 4))
    assert any("a shortest open way takes" in words for words in texts(scene))


def test_a_chosen_ticket_goes_on_telling_how_many_trains_it_needs():
    game = ttr.scenario(
        "usa",
        players=2,
        tickets={0: ["Denver-Pittsburgh"]},
        claimed={0: ["Denver-Kansas City black"]},
    )
    scene, _ = shown(game, clicked=[Target("ticket", 0)])
    assert "Denver-Pittsburgh, 11 points: a shortest open way takes 7 trains; you have 41." in (
        " ".join(texts(scene))
    )


def test_what_others_claimed_lies_on_a_band_in_their_color():
    game = ttr.scenario("usa", players=NAMES[:2], hands={1: "4 pink"})
    game.play("draw deck")
    game.play("draw deck")
    assert not shown(game)[0].layers["glow"]
    game.play("claim Denver-Omaha with 4 pink")
    scene, layout = shown(game)
    route = next(one for one in game.box.map.routes if one.name == "Denver-Omaha")
    (band,) = scene.layers["glow"]
    assert band.points == layout.tracks[route.id].line
    assert band.stroke == LIGHT.seats[1] and band.width > layout.size.space + 6


def test_who_paid_for_a_tunnel_has_seen_what_others_claimed_before():
    hands = {0: "4 green", 1: "1 black"}
    game = ttr.scenario("europe", players=NAMES[:2], hands=hands, deck="green blue red ...", seat=1)
    game.play("claim Amsterdam-Bruxelles with 1 black")
    assert look(game, Eyes(0)).recent[0]
    game.play("claim Paris-Zurich with 3 green")
    game.play("pay 1 green")
    assert look(game, Eyes(0)).recent == ((), ())


def test_a_station_of_another_is_lit_until_the_next_turn():
    game = ttr.scenario("europe", players=NAMES[:2], hands={1: "2 red"}, seat=1)
    game.play("station Wien with 1 red")
    sight = look(game, Eyes(0))
    assert sight.recent == ((), (city(game, "Wien").id,))
    game.play("draw deck")
    game.play("draw deck")
    assert look(game, Eyes(0)).recent == ((), ())


@pytest.mark.parametrize("kind", ["deck", "row", "tickets", "route", "city", "card"])
def test_while_another_decides_nothing_of_mine_lights_up(kind):
    game = ttr.scenario("usa", players=2, hands={0: "2 red"})
    target = Target(kind, 1)
    assert clickable(target, look(game, Eyes(0)))
    assert view_of(look(game, Eyes(0)), Marks(hover=target), "light").hover == target
    waiting = look(game, Eyes(1))
    assert not clickable(target, waiting)
    assert view_of(waiting, Marks(hover=target), "light").hover is None


def test_what_is_refused_at_a_control_is_not_told_over_the_map_too():
    sight = look(ttr.scenario("usa", players=2), Eyes(0))
    assert view_of(sight, Marks(message="No."), "light").message == "No."
    assert view_of(sight, Marks(message="No.", aside=True), "light").message == ""


def test_the_badge_of_a_card_that_costs_lies_on_all_cards():
    hands = {0: "3 green, 3 locomotive"}
    game = ttr.scenario("europe", players=NAMES[:2], hands=hands, deck="green blue green ...")
    game.play("claim Paris-Zurich with 3 green")
    scene, _layout = shown(game, 0, 900)
    front = scene.layers["front"]
    badges = [n for n, one in enumerate(front) if isinstance(one, Label) and one.text == "+1"]
    names = [n for n, one in enumerate(front) if isinstance(one, Label) and one.text == "green"]
    assert len(badges) == 2 and max(names) < min(badges)
    for n in badges:
        circle, label = front[n - 1], front[n]
        assert 2 * circle.r > text_width("+1", label.size, bold=True) + 4


def test_who_taps_is_warned_of_a_tunnel_too():
    game = ttr.scenario("europe", players=NAMES[:2], hands={0: "3 green, 3 locomotive"})
    (route,) = (one for one in game.box.map.routes if one.name == "Paris-Zurich")
    sight = look(game, Eyes(0))
    chosen, _action = click(NOTHING, Target("route", route.id), sight.seen, sight.actions)
    view = view_of(sight, Marks(chosen), "light")
    for width in (NARROWEST, 700, 900):
        panel = pop_over(sight.seen, make_layout(game.box, width, 2), view, game.names)
        assert "Tunnel: it may cost more." in " ".join(panel.talk.words)
        least = 40 if width == NARROWEST else 24
        assert min(rect.h for rect in (*panel.rows, panel.out)) >= least
