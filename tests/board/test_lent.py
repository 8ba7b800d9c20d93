"""Tickets that a station completes as things stand: told as the final count would have it."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.coach import advice
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.hint import hint
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.places import Target
from ttr_widgets.board.scene import draw
from ttr_widgets.board.selection import done_tickets
from ttr_widgets.board.sight import Marks, look, view_of
from ttr_widgets.play.describe import in_words
from ttr_widgets.play.lent import lent_tickets, loans

GREEN = ["Amsterdam-London", "Amsterdam-Frankfurt", "Frankfurt-Paris", "Munchen-Wien",
         "Budapest-Wien"]  # fmt: skip


def borrowing(**more):
    """One station in München and two routes of Ben into it: one of them can be borrowed."""
    facts = {
        "claimed": {0: GREEN, 1: ["Frankfurt-Munchen", "Munchen-Zurich"]},
        "stations": {0: ["Munchen"]},
        "tickets": {0: ["London-Wien", "Paris-Wien", "Budapest-Zurich"], 1: ["Kyiv-Petrograd"]},
    }
    return ttr.scenario("europe", players=["Ada", "Ben"], **facts | more)


def lent(game, seat=0):
    found, game_map = lent_tickets(game.observe(seat)), game.box.map
    return {
        game_map.tickets[ticket].name: [game_map.routes[route].name for route in routes]
        for ticket, routes in found.items()
    }


def test_one_station_borrows_one_route_for_all_tickets():
    game = borrowing()
    assert lent(game) == {
        "London-Wien": ["Frankfurt-Munchen"],
        "Paris-Wien": ["Frankfurt-Munchen"],
    }
    assert lent(game, 1) == {}, "who lends a route gains nothing"
    assert lent(game, None) == {} == lent_tickets(game.observe(None))


def test_a_ticket_that_is_done_without_a_station_borrows_nothing():
    own = borrowing(claimed={0: [*GREEN, "Frankfurt-Munchen"], 1: ["Munchen-Zurich"]})
    assert lent(own) == {"Budapest-Zurich": ["Munchen-Zurich"]}


def test_without_a_station_or_a_route_of_another_into_it_nothing_is_lent():
    assert lent(borrowing(stations={})) == {}
    assert lent(borrowing(stations={1: ["Munchen"]})) == {}
    assert lent(borrowing(claimed={0: GREEN})) == {}


@pytest.mark.parametrize("seed", [11])
def test_it_is_what_the_final_count_of_this_moment_would_borrow(seed):
    """The engine judges: also with several stations, at any moment of a random game."""
    names = dict.fromkeys(("Ada", "Ben", "Cleo"), ttr.players.random)
    game, helped = ttr.Game("europe", names, seed=seed), 0
    while not game.over:
        game.step()
        for seat in range(3) if len(game.actions) % 15 == 0 and not game.over else ():
            seen, lines = game.observe(seat), game.scores().of(seat)
            (stations,) = (one for one in lines if one.kind == "stations")
            assert loans(seen) == stations.loans
            done = {one.ticket for one in lines if one.kind == "ticket" and one.done}
            assert {*done_tickets(seen), *lent_tickets(seen)} == done
            assert not {*done_tickets(seen)} & {*lent_tickets(seen)}
            helped += bool(lent_tickets(seen))
    assert lent_tickets(game.observe(0)) == {}, "at the end the final count tells"
    assert helped, "a game that shows something"


def test_the_board_ticks_it_in_another_way_and_says_why():
    game = borrowing()
    sight = look(game, Eyes(0))
    names = [game.box.map.tickets[ticket].name for ticket in sight.lent]
    assert names == ["London-Wien", "Paris-Wien"] and sight.done == ()
    view = view_of(sight, Marks(), "light")
    assert view.lent == sight.lent
    marks = draw(sight.seen, make_layout(game.box, 900, 2), view).layers["marks"]
    assert sum(getattr(shape, "text", "") == "✓" for shape in marks) == 2
    words = hint(Target("ticket", 0), sight.seen, game.names, sight.actions)
    assert "done with a station, as things stand: it borrows Frankfurt-München." in words
    assert "Without it: a shortest open way takes 6 trains" in words
    assert "station" not in hint(Target("ticket", 2), sight.seen, game.names, sight.actions)


def test_coach_and_screen_reader_are_told():
    game = borrowing()
    (lines,) = (said for head, said in advice(game.observe(0), ()).parts if "tickets" in head)
    assert lines[0].startswith("London-Wien: done with a station, as things stand")
    assert lines[1].startswith("London-Wien lacks 6 spaces."), "one may still do without"
    mine, others = (in_words(game.observe(seat), game.names) for seat in (0, 1))
    assert "done with a station, as things stand: London-Wien 10, Paris-Wien 8." in mine
    assert "as things stand" not in others
