"""A mistake on purpose shows its rule; another mistake, or none, is an error."""

import doctest

import pytest

import ttr_widgets as ttr
from ttr_widgets.teach import mistake
from ttr_widgets.teach.mistake import NothingBroken


@pytest.fixture
def game():
    return ttr.scenario("usa", hands={0: "2 red"})


def test_the_rule_is_said(game, capsys):
    with ttr.breaks_rule("claim.color"):
        game.play("claim Denver-Omaha with 2 red")
    said = capsys.readouterr().out
    assert said.startswith("Not allowed. ") and "(claim.color)" in said


def test_another_rule_was_broken(game):
    with pytest.raises(NothingBroken, match=r"not claim\.trains"), ttr.breaks_rule("claim.trains"):
        game.play("claim Denver-Omaha with 2 red")


def test_nothing_was_broken(game):
    with pytest.raises(NothingBroken, match="allowed"), ttr.breaks_rule("claim.color"):
        game.play("draw deck")


@pytest.mark.parametrize("wish", ["draw deck", "claim Denver-Omaha with 2 red"])
def test_a_rule_that_no_box_has_is_named_with_what_is_close(game, wish):
    words = r'no rule "claim\.colour"\. Perhaps: claim\.color'
    with pytest.raises(NothingBroken, match=words), ttr.breaks_rule("claim.colour"):
        game.play(wish)


def test_the_example_runs():
    assert doctest.testmod(mistake, optionflags=doctest.ELLIPSIS).failed == 0
