"""Each line of the final count says why, and on the map it shows where."""

import pytest
from examples import random_game, route

import ttr_widgets as ttr
from ttr_widgets.rules import network


def line(game, seat, kind, place=0):
    return [one for one in game.scores().of(seat) if one.kind == kind][place]


def borrowing():
    """Green's station in Munich lends the route to Frankfurt; Vienna and Paris are linked by it."""
    return ttr.scenario(
        "europe",
        claimed={
            0: ["Amsterdam-London", "Amsterdam-Frankfurt", "Frankfurt-Paris white", "Munchen-Wien"],
            1: ["Frankfurt-Munchen", "Munchen-Zurich"],
        },
        stations={0: ["Munchen"]},
        tickets={0: ["London-Wien", "Paris-Wien", "Budapest-Zurich"]},
    )


def test_a_ticket_names_its_way_and_what_it_borrows():
    game = borrowing()
    done, _, missed = (line(game, 0, "ticket", place) for place in range(3))
    assert done.loans == (route(game, "Frankfurt-Munchen"),)
    assert done.reason == (
        "Linked by way of Amsterdam, Frankfurt, München. Borrowed: Frankfurt-München."
    )
    assert not missed.done and missed.loans == missed.routes == ()
    assert missed.reason == "No continuous line of own trains links the two cities."


def test_a_ticket_that_own_trains_link_borrows_nothing():
    around = ["Paris-Zurich", "Frankfurt-Paris white", "Munchen-Wien", "Venezia-Zurich"]
    game = ttr.scenario(
        "europe",
        claimed={0: [*around, "Munchen-Venezia"], 1: ["Frankfurt-Munchen", "Budapest-Wien red"]},
        stations={0: ["Wien", "Munchen"]},
        tickets={0: ["Paris-Wien", "Budapest-Zurich"]},
    )
    assert [line(game, 0, "ticket", place).done for place in (0, 1)] == [True, True]
    assert line(game, 0, "ticket").loans == ()
    assert line(game, 0, "ticket", 1).loans == (route(game, "Budapest-Wien red"),)


def test_the_other_lines_say_why():
    game = borrowing()
    stations = line(game, 0, "stations")
    assert stations.reason == "Built in München. Borrowed: Frankfurt-München."
    assert stations.routes == stations.loans == (route(game, "Frankfurt-Munchen"),)
    assert line(game, 1, "stations").reason == "None was built."
    assert line(game, 0, "longest-path").reason == "No path is longer."
    assert line(game, 1, "longest-path").reason == "The longest path has 7 spaces."
    assert line(game, 0, "routes").reason == "Spaces covered: 10."
    york = ttr.scenario("new-york", claimed={0: ["Midtown West-Times Square"]})
    assert line(york, 0, "attractions").reason == "Touched: Times Square."
    assert line(york, 0, "attractions").routes == (route(york, "Midtown West-Times Square"),)
    assert line(york, 1, "attractions").reason == "None is touched."


@pytest.mark.parametrize("box", ttr.boxes())
def test_what_a_line_lights_earns_its_points(box):
    """On whole games: own and borrowed routes only, for a ticket a way between its cities."""
    for seed in range(3):
        game = random_game(box, 3, seed)
        for one in game.scores().lines:
            owned = {*game.state.routes_of(one.seat)}
            assert one.reason.endswith(".") and {*one.routes} - {*one.loans} <= owned
            if one.kind == "ticket" and one.done:
                a, b = one.cities
                assert game.box.map.cities_along(one.routes, a)[-1] == b
                assert network.connected(game.box.map, one.routes, a, b)
