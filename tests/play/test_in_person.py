"""A player called "You" is told what "you draw", and everybody else what "Ada draws"."""

import re

import pytest

import ttr_widgets as ttr
from ttr_widgets.locale import in_person
from ttr_widgets.play.describe import what_is_asked, who_won

THIRD_PERSON = re.compile(r"\b[Yy]ou (?!pass\b)(\w+s|has)\b|\byou (is|has)\b|\[|\|", re.IGNORECASE)
"""What must not be said: "You draws", "You has", or the brackets of a sentence."""


def test_the_words_in_brackets_are_those_that_fit_the_name():
    sentence = "{who} [has|have] it and [passes|pass]."
    assert in_person(sentence, "Ada") == "{who} has it and passes."
    assert in_person(sentence, " you ") == in_person(sentence, "You") == "{who} have it and pass."
    assert in_person("Nobody [stays", "You") == "Nobody [stays"


@pytest.mark.parametrize("box", ttr.boxes())
def test_a_whole_game_reads_well_for_you_and_for_others(box):
    table = {"You": ttr.players.greedy, "Bo": ttr.players.random}
    game = ttr.Game(box, table, seed=1)
    asked = set()
    while not game.over:
        asked.add(what_is_asked(game.observe(None), game.names))
        game.step()
    told = [*asked, *game.log_for(0), who_won(game.state.decision, game.names, game.box)]
    wrong = [line for line in told if THIRD_PERSON.search(line)]
    assert not wrong
    assert {"You take a turn.", "Bo takes a turn.", "You draw a second card."} <= asked
    assert any(line.startswith("Bo claims") for line in game.log)
    assert any(line.startswith("You claim ") for line in game.log)


def test_you_win_and_somebody_else_wins():
    for names, said in ((["You", "Bo"], "You win with"), (["Bo", "You"], "Bo wins with")):
        game = ttr.scenario("usa", players=names, hands={0: "1 red"}, turns_left=1, points={0: 5})
        game.play("draw deck")
        game.play("draw deck")
        assert said in str(game)


def test_a_name_like_the_brackets_of_a_sentence_stays_as_it_was_typed():
    for name in ("[a|b]", "{who}"):
        game = ttr.scenario("usa", players=[name, "Bo"], hands={0: "1 red"}, turns_left=1)
        asked = what_is_asked(game.observe(None), game.names)
        assert asked.startswith(f"{name} takes a turn.")
        game.play("draw deck")
        game.play("draw deck")
        assert f"{name} draws a card from the deck." in game.log_for(None)
        assert f"\n{name}: 0 points, " in str(game)


def test_what_a_feature_tells_keeps_the_name_too():
    game = ttr.scenario("europe", players=["[a|b]", "Bo"], hands={0: "1 red"})
    game.play("station Wien with 1 red")
    assert any(line.startswith("[a|b] ") and "Wien" in line for line in game.log)
