"""One screen for several persons: nobody sees what another one holds, whatever happens."""

from dataclasses import replace

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.frame import NARROWEST, blocks
from ttr_widgets.board.places import Target

from .test_widget import over_the_map, press, where

TICKETS = {0: ["Dallas-New York"], 1: ["Calgary-Phoenix"]}


def shared(players=("Ada", "Ben"), **more):
    return ttr.scenario("usa", players=players, tickets=TICKETS, seed=1, **more)


def words(board):
    marks = board._face._scene.layers["marks"]
    return [shape.text for shape in marks if hasattr(shape, "text")] + over_the_map(board)


def test_what_is_chosen_goes_with_the_one_who_chose_it(board_of):
    board = board_of(shared())
    board.say("draw deck")
    board.say("draw deck")
    press(board, "ticket")
    press(board, "button", name="show")
    assert board._sight.covered == "Ben" and board._sight.seen.seat is None
    assert board.errors == []
    assert not any("Dallas" in text and "New York" in text for text in words(board))


def test_who_points_at_a_ticket_does_not_leave_it_lying_for_the_next_person(board_of):
    game = shared({"Ada": None, "Robo": ttr.players.greedy, "Ben": None}, row="red " * 5)
    board = board_of(game)
    board.say("draw 1")
    board.hover(*where(board, Target("ticket", 0)))
    board.say("draw 1")
    assert board._sight.covered == "Ben"
    assert board.errors == [] and board._marks.hover is None


def test_what_was_read_out_to_one_person_is_gone_when_the_next_one_comes(board_of):
    board = board_of(shared())
    heard = []
    board._face.guard.observe(
        lambda change: heard.append((change.name, change.new)), ["covered", "news"]
    )
    for _ in range(2):
        board.say("draw deck")
        board.say("draw deck")
        board.show_cards()
        board.show_cards()
    gone = [place for place, (name, new) in enumerate(heard) if name == "covered" and new]
    assert [heard[place][1] for place in gone] == ["Ben", "Ada"]
    assert all(heard[place + 1][0] == "news" for place in gone), "first emptied, then read out"


def test_a_second_board_does_not_leave_the_cards_open(board_of):
    game = shared(hands={1: "4 pink"})
    one, two = board_of(game), board_of(game)
    one.say("draw deck")
    one.say("draw deck")
    assert two._sight.leaving == "Ada"
    one.show_cards()
    one.show_cards()
    one.say("claim Denver-Omaha")
    assert one._sight.covered == two._sight.covered == "Ada"
    assert two._sight.seen.seat is None


def test_a_drawn_card_is_looked_at_also_where_a_computer_plays_in_between(board_of):
    game = shared({"Ada": None, "Robo": ttr.players.greedy, "Ben": None})
    board = board_of(game)
    board.say("draw deck")
    board.say("draw deck")
    assert board._sight.seen.seat == 0 and board._sight.leaving == "Ada"


def test_the_words_of_a_refusal_do_not_hide_the_button_that_they_ask_for(board_of):
    board = board_of(shared())
    board.say("draw deck")
    board.say("draw deck")
    press(board, "route", 0)
    assert "cover your cards" in board._marks.message
    assert "Cover my cards" in over_the_map(board)
    press(board, "button", name="show")
    assert board._marks.message == ""


@pytest.mark.parametrize("aspect", [0.4, 0.7, 1.0, 1.09, 1.5, 2.5, 4.0])
@pytest.mark.parametrize("row", [3, 5, 7])
def test_everything_lies_on_the_canvas_of_any_map(aspect, row):
    box = ttr.load_box("usa")
    own = replace(box, map=replace(box.map, aspect=aspect), row=row)
    for width in range(NARROWEST, 1500, 47):
        parts = blocks(own, width, 5)
        places = [parts.map, parts.hint, parts.tickets, parts.news, parts.deck, parts.ticket_deck]
        places += [*parts.row, *parts.seats, *(rect for _kind, rect in parts.hand)]
        assert max(place.bottom for place in places) <= parts.height
        assert max(place.right for place in places) <= width + 0.01
