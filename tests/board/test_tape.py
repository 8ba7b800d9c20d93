"""The tape of a game: wound to any move, it shows the position and says what happened."""

import re

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.tape import Tape

from .played_games import BOXES, finished


@pytest.mark.parametrize("box, seats", BOXES)
def test_a_tape_shows_every_position_of_the_game(box, seats):
    game = finished(box, seats)
    tape = Tape(game)
    for number in (0, 7, tape.length, 20, 19, 0, tape.length):
        tape.wind(number)
        assert tape.number == number
        assert tape.past.state == game._states[number]
    assert tape.past.scores() == game.scores()


def test_beyond_the_ends_is_at_the_ends():
    tape = Tape(finished())
    tape.wind(-5)
    assert tape.number == 0
    tape.wind(10_000)
    assert tape.number == tape.length


def test_a_tape_leaves_the_game_alone_and_ends_where_it_was_made():
    game = ttr.Game("islands", ["Ada", "Ben"], seed=1)
    game.play("keep all")
    tape = Tape(game)
    game.play("keep all")
    tape.wind(99)
    assert tape.length == 1 and len(game.actions) == 2


def test_a_position_laid_out_by_hand_is_where_its_tape_begins():
    game = ttr.scenario("usa", hands={0: "4 pink"}, row="red blue green pink white")
    game.play("claim Denver-Omaha")
    tape = Tape(game)
    tape.wind(0)
    assert tape.past.state == game.start
    tape.wind(1)
    assert tape.past.state == game.state
    assert "claims Denver-Omaha" in tape.words(1)


def test_words_are_those_that_the_one_who_looks_may_hear():
    game = ttr.Game("usa", ["Ada", "Ben"], seed=1)
    for words in ("keep all", "keep all", "draw deck"):
        game.play(words)
    assert Tape(game).words(3) == Tape(game, seat=1).words(3) == "Ada draws a card from the deck."
    assert re.match("Ada draws from the deck: .+", Tape(game, seat=0).words(3))
    assert Tape(game, open_hands=True).words(3) == Tape(game, seat=0).words(3)


def test_a_wrong_seat_is_told():
    with pytest.raises(ValueError, match="no seat 7"):
        Tape(finished(), seat=7)
