"""Stations: where they stand, what they cost, and what they lend at the end."""

import pytest
from examples import hand, refused, texts

import ttr_widgets as ttr

with_stations = pytest.mark.parametrize("box", ["europe", "europe-printed"])


def stations(game, city):
    return [text for text in texts(game) if text.startswith(f"station {city} ")]


@with_stations
@pytest.mark.parametrize(("builder", "name"), [(0, "Ada"), (1, "Ben")])
def test_station_city_taken(box, builder, name):
    game = ttr.scenario(box, hands={0: "3 blue"}, stations={builder: ["Munchen"]})
    cards = "2 blue" if builder == 0 else "1 blue"
    assert refused(game, f"station Munchen with {cards}", "station.city-taken") == (
        f"München already has a station of {name}.",
    )
    assert stations(game, "Munchen") == [] and stations(game, "Wien") != []
    game.play(f"station Wien with {cards}")
    built = [(seat, game.box.map.cities[city].name) for seat, city in game.observe(None).stations]
    assert built == [(builder, "Munchen"), (0, "Wien")]


@with_stations
def test_station_none_left(box):
    built = {0: ["Munchen", "Wien", "Berlin"]}
    game = ttr.scenario(box, hands={0: "4 blue"}, stations=built)
    for cards in ("1 blue", "3 blue", "4 blue"):
        assert refused(game, f"station Paris with {cards}", "station.none-left") == (
            "You have no station left.",
        )
    assert stations(game, "Paris") == []


@with_stations
@pytest.mark.parametrize(
    ("built", "offer", "number"),
    [([], "2 blue", 2), ([], "no cards", 0), (["Wien"], "1 blue", 1), (["Wien"], "3 blue", 3),
     (["Wien", "Berlin"], "2 blue", 2)],
)  # fmt: skip
def test_station_count(box, built, offer, number):
    cost = len(built) + 1
    game = ttr.scenario(box, hands={0: "4 blue"}, stations={0: built})
    assert refused(game, f"station Paris with {offer}", "station.count") == (
        f"Cards needed for this station: {cost}. Cards you offer: {number}.",
    )
    assert stations(game, "Paris") == [f"station Paris with {cost} blue"]
    game.play(f"station Paris with {cost} blue")
    assert hand(game, 0) == f"{4 - cost} blue" and sum(game.state.discards) == cost
    assert game.state.seats[0].trains == 45 and game.state.seats[0].points == 0
    assert game.seat == 1


@with_stations
@pytest.mark.parametrize(
    ("built", "offer", "colors"),
    [
        (["Wien"], "1 red, 1 blue", "red, blue"),
        (["Wien", "Berlin"], "1 red, 1 blue, 1 locomotive", "red, blue"),
        (["Wien", "Berlin"], "1 red, 1 blue, 1 black", "red, blue, black"),
    ],
)
def test_station_one_color(box, built, offer, colors):
    game = ttr.scenario(box, hands={0: "1 red, 2 blue, 1 black, 1 locomotive"}, stations={0: built})
    assert refused(game, f"station Paris with {offer}", "station.one-color") == (
        f"A station takes cards of one color: you offer {colors}.",
    )
    wilds = [text for text in stations(game, "Paris") if "locomotive" in text]
    assert f"station Paris with {len(built)} blue, 1 locomotive" in wilds


@with_stations
@pytest.mark.parametrize(
    ("built", "offer", "missing"),
    [([], "1 red", "1 red"), (["Wien"], "2 blue", "1 blue"), (["Wien"], "2 locomotives",
     "1 locomotive")],
)  # fmt: skip
def test_station_hand(box, built, offer, missing):
    game = ttr.scenario(box, hands={0: "1 blue, 1 locomotive"}, stations={0: built})
    assert refused(game, f"station Paris with {offer}", "station.hand") == (
        f"You lack {missing} for that: you hold 1 blue, 1 locomotive.",
    )


@with_stations
@pytest.mark.parametrize(
    ("lender", "tickets", "points"),
    [
        # The one borrowed route serves two tickets, and the third goes without.
        ({1: ["Frankfurt-Munchen", "Munchen-Zurich"]}, 3, [10, 8, -6]),
        # Nobody built there: an open route lends nothing.
        ({}, 3, [-10, -8, -6]),
        # It need not be one and the same player.
        ({1: ["Munchen-Zurich"], 2: ["Frankfurt-Munchen"]}, 3, [10, 8, -6]),
        # A route that does not enter the city of the station lends nothing.
        ({1: ["Frankfurt-Munchen"], 2: ["Venezia-Zurich"]}, 3, [10, 8, -6]),
    ],
)
def test_station_loan(box, lender, tickets, points):
    own = ["Amsterdam-London", "Amsterdam-Frankfurt", "Frankfurt-Paris", "Munchen-Wien",
           "Budapest-Wien"]  # fmt: skip
    game = ttr.scenario(
        box,
        players=3,
        claimed={0: own, **lender},
        stations={0: ["Munchen"]},
        tickets={0: ["London-Wien", "Paris-Wien", "Budapest-Zurich"][:tickets]},
    )
    lines = game.scores().of(0)
    assert [line.points for line in lines if line.kind == "ticket"] == points
    (path,) = [line for line in lines if line.kind == "longest-path"]
    assert "7 spaces" in path.words and set(path.routes) <= set(game.state.routes_of(0))


@with_stations
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_score_stations(box, built):
    game = ttr.scenario(box, stations={1: ["Munchen", "Wien", "Berlin"][:built]})
    lines = [line for line in game.scores().lines if line.kind == "stations"]
    assert [line.points for line in lines] == [12, 12 - 4 * built]
    assert game.scores().totals == (12, 12 - 4 * built)
