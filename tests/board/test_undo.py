"""Undo goes back to the last decision of a person; a new game begins with the same players."""

import ttr_widgets as ttr

from .clicks import ROBO, mid_game, press


def test_undo_goes_back_to_the_last_decision_of_a_person(board_of):
    board = board_of("usa", players=ROBO, seed=1)
    board.say("keep all")
    kept = board.game.actions
    board.say("draw deck")
    board.say("draw deck")
    assert board.game.seat == 0
    assert len(board.game.actions) > len(kept) + 2
    board.undo()
    assert len(board.game.actions) == len(kept) + 1
    assert board.game.seat == 0
    board.undo()
    assert board.game.actions == kept


def test_undo_before_the_first_move_says_so(board_of):
    board = board_of(mid_game(), seat=0)
    board.undo()
    assert "nothing to take back" in board._face.panel.message.value


def test_undo_takes_back_the_turn_of_who_still_looks_at_a_drawn_card(board_of):
    board = board_of(ttr.scenario("usa", players=["Ada", "Ben"], seed=1))
    board.say("draw deck")
    board.say("draw deck")
    board.undo()
    assert board._sight.seen.seat == 0 and not board._sight.leaving and board._sight.actions


def test_a_game_without_persons_has_no_undo(board_of):
    robots = {"Robo": ttr.players.greedy, "Max": ttr.players.greedy}
    game = ttr.Game("usa", robots, seed=1)
    game.advance()
    played = len(game.actions)
    board = board_of(game)
    assert board._face.panel.undo.disabled
    board.undo()
    assert "no move of a person" in board._face.panel.message.value
    assert len(game.actions) == played


def test_a_new_game_has_the_same_players_and_another_seed(board_of):
    board = board_of("usa", players=ROBO, seed=1)
    board.say("keep all")
    board.restart(7)
    assert (board.game.seed, board.game.names) == (7, ("Ada", "Robo"))
    assert board.game.actions == ()
    press(board, "offered", 1)
    assert board._marks.chosen.keep == (1,)


def test_a_position_laid_out_by_hand_begins_again(board_of):
    game = mid_game()
    board = board_of(game, seat=0)
    board.say("claim Denver-Omaha")
    board.restart()
    assert board.game.actions == ()
    assert board.game.observe(0) == game.from_here(game.start).observe(0)


def test_a_game_that_is_played_is_given_up_at_the_second_press_only(board_of):
    board = board_of("usa", players=2, seed=1)
    panel = board._face.panel
    board.say("keep 1 2")
    panel.new.click()
    assert board.game.actions and panel.new.description == "Give this game up?"
    board.show_cards()
    assert panel.new.description == "New game", "something else was done meanwhile"
    panel.new.click()
    panel.new.click()
    assert not board.game.actions
