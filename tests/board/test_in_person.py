"""The board speaks to a player called "You", and leaves every name as it was typed."""

import json
import re

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.hint import hint
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.places import Target
from ttr_widgets.board.replay import Replay
from ttr_widgets.board.scene import draw
from ttr_widgets.board.shapes import Label
from ttr_widgets.board.sight import Marks, look, view_of

BRACKETS = "[a|b]"
"""A name like the place in a sentence where words are chosen that fit a name."""


def texts(game, eyes=Eyes(0)):
    """All that is written in the picture."""
    sight = look(game, eyes)
    layout = make_layout(game.box, 900, len(game.names))
    scene = draw(sight.seen, layout, view_of(sight, Marks(), "light"))
    shapes = [shape for layer in scene.layers.values() for shape in layer]
    return [shape.text for shape in shapes if isinstance(shape, Label)]


def two_draws(name, **more):
    game = ttr.scenario("usa", players=[name, "Bo"], deck="pink green ...", **more)
    game.play("draw deck")
    game.play("draw deck")
    return game


FAREWELLS = [
    ("You", "This is what you drew."),
    ("Ada", "Ada, this is what you drew."),
    (BRACKETS, "[a|b], this is what you drew."),
]


@pytest.mark.parametrize(("name", "words"), FAREWELLS)
def test_who_leaves_with_a_card_is_told_to_cover_it(name, words):
    game = two_draws(name)
    sight = look(game, Eyes(0, shared=True, leaving=len(game.actions)))
    assert view_of(sight, Marks(), "light").hint.startswith(words)


@pytest.mark.parametrize(
    ("name", "status"), [("You", "You take"), ("Ada", "Ada takes"), (BRACKETS, "[a|b] takes")]
)
def test_the_status_says_whose_turn_it_is(name, status):
    assert look(ttr.scenario("usa", players=[name, "Bo"]), Eyes(1)).status == f"{status} a turn."


@pytest.mark.parametrize(
    ("name", "words"), [("You", "You win"), ("Ada", "Ada wins"), (BRACKETS, "[a|b] wins")]
)
def test_the_final_count_says_who_wins(name, words):
    game = two_draws(name, turns_left=1, points={0: 5})
    assert words in texts(game), "above the table"
    assert look(game, Eyes(1)).status.startswith(f"{words} with ")


@pytest.mark.parametrize(
    ("name", "words"), [("You", "your last lines"), ("Ada", "the last lines of Ada")]
)
def test_after_the_end_a_seat_leads_to_its_lines(name, words):
    game = two_draws(name, turns_left=1)
    assert hint(Target("seat", 0), game.observe(1), game.names, ()) == f"Click to see {words}."


@pytest.mark.parametrize(
    ("name", "words"), [("You", "You pay, or withdraw."), (BRACKETS, "[a|b] pays, or withdraws.")]
)
def test_an_onlooker_reads_who_pays_for_a_tunnel(name, words):
    hands, deck = {0: "5 green"}, "green blue red ..."
    game = ttr.scenario("europe", players=[name, "Bo"], hands=hands, deck=deck)
    game.play("claim Paris-Zurich with 3 green")
    assert words in " ".join(texts(game, Eyes(1)))


def page(name):
    """The page of a short game as this player sees it: its HTML, and the moves in words."""
    text = Replay(two_draws(name, tickets={0: ["Boston-Miami"]}), seat=0).to_html()
    return text, json.loads(re.search(r'id="moves">(.*?)</script>', text)[1])["sentences"]


def test_a_page_speaks_to_you():
    text, told = page("You")
    for words in ("As you see it.", "<b>Your tickets:</b>", 'aria-label="Your cards"'):
        assert words in text
    assert "You draw from the deck: pink." in told
    assert not re.search(r"of You\b|\bYou (sees|draws|has|takes)\b", text)


@pytest.mark.parametrize("name", ["Ada", BRACKETS])
def test_a_page_speaks_of_others_by_the_names_that_were_typed(name):
    text, told = page(name)
    for words in (f"As {name} sees it.", f"<b>Tickets of {name}:</b>", f'"Cards of {name}"'):
        assert words in text
    assert f"{name} draws from the deck: pink." in told
    assert f"</span>{name}</th>" in text


def test_a_replay_in_the_notebook_speaks_to_you(replay_of):
    replay = replay_of(two_draws("You"), seat=0)
    replay.go(2)
    assert "You draw from the deck: green." in replay._steps.words.value


def test_a_name_in_brackets_stands_on_the_board_as_it_was_typed():
    game = two_draws(BRACKETS, claimed={0: ["Denver-Omaha"]})
    said = texts(game, Eyes(1))
    assert BRACKETS in said, "at its seat"
    assert f"{BRACKETS} draws a card from the deck." in " ".join(said)
    omaha = next(one for one in game.box.map.routes if one.name == "Denver-Omaha")
    told = hint(Target("route", omaha.id), game.observe(1), game.names, ())
    assert told.endswith(f"{BRACKETS} has it.")
