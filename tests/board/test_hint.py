"""The two lines under the map: what is pointed at, what it costs, what a click would do."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.hint import hint
from ttr_widgets.board.places import Target
from ttr_widgets.model.cards import LOCOMOTIVE, PINK


def told(game, kind, number=0, seat=0):
    actions = game.legal_actions() if seat == game.seat else ()
    return hint(Target(kind, number), game.observe(seat), game.names, actions)


def route(game, name):
    return next(one.id for one in game.box.map.routes if one.name == name)


def city(game, name):
    return next(one.id for one in game.box.map.cities if one.name == name)


def table(box="usa", hand="4 pink, 1 locomotive", **more):
    return ttr.scenario(box, players=["Ada", "Grace"], hands={0: hand}, **more)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (
            "Denver-Omaha",
            "Denver-Omaha: 4 pink spaces, 7 points.\nYou can pay 4 pink, or other cards.",
        ),
        ("Duluth-Helena", "You still need 5 orange."),
        ("Miami-New Orleans", "Grace has it."),
        ("Dallas-Houston 2", "Closed: its twin is taken."),
    ],
)
def test_a_route_tells_its_facts_and_what_i_would_pay_or_lack(name, line):
    claimed = {1: ["Miami-New Orleans", "Dallas-Houston 1"]}
    game = table(claimed=claimed)
    assert line in told(game, "route", route(game, name))


def test_too_few_trains_are_told():
    game = table(trains={0: 3})
    assert "too few trains left: 3." in told(game, "route", route(game, "Denver-Omaha"))


def test_ferries_and_tunnels_warn():
    game = table("europe")
    assert "Ferry: at least 2 locomotives." in told(game, "route", route(game, "Amsterdam-London"))
    assert "Tunnel: it may cost more." in told(game, "route", route(game, "Paris-Zurich"))


def test_a_city_tells_the_price_of_a_station_or_whose_it_is():
    game = table("europe", stations={1: ["Wien"]})
    price = "Zürich. A station costs 1 card; 3 of 3 left.\nClick to build."
    assert told(game, "city", city(game, "Zurich")) == price
    assert told(game, "city", city(game, "Wien")) == "Wien: Grace has a station here."
    assert told(table(), "city", 0) == "Atlanta"
    harbor = table("new-york")
    assert "attraction" in told(harbor, "city", city(harbor, "Chinatown"))


def test_cards_and_decks_tell_what_a_click_does_only_in_my_turn():
    game = table(row="pink locomotive red red blue")
    assert told(game, "row", 1) == "A face-up card: pink.\nClick to take it."
    assert told(game, "row", 2).endswith("it is all you draw.")
    for kind in ("deck", "tickets", "row"):
        assert "Click" in told(game, kind, 1)
        assert "Click" not in told(game, kind, 1, seat=1)


def test_cards_of_the_hand_tell_how_many_there_are():
    assert told(table(), "card", PINK).startswith("You hold 4 pink.")
    assert told(table(), "card", LOCOMOTIVE).startswith("You hold 1 locomotive.")
    assert told(table(), "card", 0) == ""


def test_a_ticket_tells_the_trains_that_a_shortest_open_way_takes():
    game = table(
        tickets={0: ["Denver-El Paso", "Denver-Pittsburgh"]},
        claimed={0: ["Denver-Santa Fe", "El Paso-Santa Fe"]},
    )
    assert told(game, "ticket", 0) == "Denver-El Paso, 4 points: the cities are connected."
    assert "takes 11 trains; you have 41." in told(game, "ticket", 1)
    assert told(game, "ticket", 7) == ""


def test_an_onlooker_is_told_what_lies_open():
    game = table("europe")
    seen = game.observe(None)
    for target in (Target("route", 3), Target("city", 3), Target("ticket"), Target("card", 1)):
        words = hint(target, seen, game.names, ())
        assert "You" not in words and "need" not in words


def test_a_player_called_you_is_spoken_to():
    table = {"players": ["Ada", "You"], "claimed": {0: ["Berlin-Wien"], 1: ["Paris-Zurich"]}}
    game = ttr.scenario("europe", stations={0: ["Roma"], 1: ["Wien"]}, **table)
    assert "You have it." in told(game, "route", route(game, "Paris-Zurich"))
    assert "Ada has it." in told(game, "route", route(game, "Berlin-Wien"))
    assert told(game, "city", city(game, "Wien")) == "Wien: You have a station here."
    assert told(game, "city", city(game, "Roma")) == "Roma: Ada has a station here."
    assert told(game, "seat", 1) == "Click to see your routes."
    assert told(game, "seat", 0) == "Click to see the routes of Ada."
