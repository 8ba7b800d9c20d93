"""Undo is there while somebody can take back what a person did; it can be pressed and typed."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.pace import hush
from ttr_widgets.board.ways_back import can_take_back
from ttr_widgets.model.events import DeckShuffled

from .clicks import mid_game, over_the_map

GREEDY = ttr.players.greedy
LATE = {"Robo": GREEDY, "Ada": None}
"""The computer player sits in seat 0 and decides first."""


def offered(board):
    """Whether Undo is there: the button of the panel and that of the picture agree."""
    button = not board._face.panel.undo.disabled
    assert button == any(place.target.name == "undo" for place in board._face._scene.places)
    return button


def typed(board, words):
    board._face.panel.line.value = words
    board._face.panel.play.click()


def test_what_only_a_computer_player_did_is_not_taken_back(board_of):
    board = board_of("usa", LATE, seed=1)
    assert len(board.game.actions) == 1 and board.game.seat == 1
    assert not offered(board)
    board.undo()
    assert len(board.game.actions) == 1
    assert "no move of a person" in board._face.panel.message.value


def test_after_a_move_of_ones_own_it_goes_back_to_before_that(board_of):
    board = board_of("usa", LATE, seed=1)
    board.say("keep all")
    assert offered(board) and len(board.game.actions) > 2
    board.undo()
    assert len(board.game.actions) == 1 and board.game.seat == 1
    assert not offered(board), "now only the computer player has moved"


def test_at_a_shared_board_any_person_takes_back_the_last_move(board_of):
    board = board_of("usa", {"Robo": GREEDY, "Ada": None, "Ben": None}, seed=1)
    assert not offered(board)
    board.show_cards()
    board.say("keep all")
    assert offered(board) and "show" in {one.target.name for one in board._face._scene.places}
    board.undo()
    assert board.game.seat == 1 and not offered(board)


def test_a_game_of_computer_players_only_has_no_undo(board_of):
    board = board_of("islands", {"Robo": GREEDY, "Max": GREEDY}, seed=1)
    assert board.game.over and not offered(board)


@pytest.mark.parametrize(("players", "own"), [({"Ada": None, "Robo": GREEDY}, True), (LATE, False)])
def test_a_move_that_begins_with_a_new_deck_is_the_move_of_who_made_it(players, own):
    facts = {"hands": {0: "3 green"}, "deck": "", "discards": "4 blue, 4 white"}
    game = ttr.scenario("europe", players=players, row="red red blue blue pink", **facts)
    game.play("claim Paris-Zurich with 3 green")
    assert isinstance(game.events[1][0], DeckShuffled)
    assert can_take_back(game) is own


@pytest.mark.parametrize("words", ["undo", " Undo ", "UNDO"])
def test_undo_can_be_typed(board_of, words):
    board = board_of(mid_game(), seat=0)
    typed(board, "claim Denver-Omaha")
    assert len(board.game.actions) == 1
    typed(board, words)
    assert board.game.actions == () and board._face.panel.line.value == ""
    assert not board._face.panel.message.value
    assert board._face.panel.line.placeholder.endswith("or undo")


def test_typed_it_is_refused_where_the_button_is_not_there(board_of):
    board = board_of("usa", LATE, seed=1)
    with hush(board.game):
        typed(board, "undo")
    assert len(board.game.actions) == 1
    assert "no move of a person" in board._face.panel.message.value
    assert board._face.panel.line.value == "undo", "it stays, to be mended"
    assert "no move of a person" in " ".join(over_the_map(board))
