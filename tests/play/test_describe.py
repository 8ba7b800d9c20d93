"""A position in words: with the box's own names, and one of a thing is one."""

import ttr_widgets as ttr
from ttr_widgets.play.describe import in_words


def said(game, seat):
    return in_words(game.observe(seat), game.names)


def test_one_of_a_thing_is_one():
    game = ttr.scenario("usa", hands={0: "1 red"}, points={0: 1}, trains={0: 1})
    assert "Ada: 1 point, 1 train left, 1 card, 0 tickets.\n" in str(game)


def test_stations_are_told_and_taxis_are_taxis():
    game = ttr.scenario("europe", stations={1: ["Wien", "Paris"]})
    assert "Ben: 0 points, 45 trains left, 0 cards, 0 tickets, 1 station left; " in str(game)
    assert "stations in Wien, Paris." in str(game)
    assert "Ada: 0 points, 15 taxis left, 0 cards, 0 tickets.\n" in str(ttr.scenario("new-york"))


def test_an_empty_row_is_nothing():
    assert "Face up: nothing.\n" in str(ttr.scenario("usa", row="", deck=""))
    gaps = ttr.scenario("usa", row="red - blue", deck="")
    assert "Face up: red, an empty place, blue" in str(gaps)


def test_a_ticket_is_done_as_soon_as_ones_own_routes_connect_it():
    tickets = {0: ["Denver-El Paso", "Los Angeles-Miami"]}
    way = ["Denver-Santa Fe", "El Paso-Santa Fe"]
    half, whole = (ttr.scenario("usa", tickets=tickets, claimed={0: way[:n]}) for n in (1, 2))
    assert "done:" not in said(half, 0)
    assert "  done: Denver-El Paso 4.\n" in said(whole, 0)
    assert "done:" not in said(whole, 1), "tickets are secret"


def test_offered_tickets_stand_below_the_name_of_who_is_asked():
    told = said(ttr.Game("usa", ["Ada", "Ben"], seed=1), 0)
    assert told.index("Ada:") < told.index("offered: 1 ") < told.index("Ben:")
