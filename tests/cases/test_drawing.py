"""Cases O-G01 to O-G09: drawing cards."""

import pytest
from examples import (
    cards_of_the_table,
    deck,
    hand,
    on_usa_boxes,
    refused,
    row,
    texts,
)

import ttr_widgets as ttr
from ttr_widgets.model.cards import LOCOMOTIVE, count
from ttr_widgets.model.events import RowSwept
from ttr_widgets.play.describe import in_words

NO_FACE_UP_LOCOMOTIVE = ["draw deck", "draw 2", "draw 3", "draw 4", "draw 5"]
ALL_DRAWS = ["draw deck", "draw 1", "draw 2", "draw 3", "draw 4", "draw 5"]
LAST_CARDS = {  # all cards of the box but those that O-G05 leaves on the table
    0: "6 red, 6 orange, 6 yellow, 6 green, 6 blue, 6 pink, 6 white, 6 black, 5 locomotives",
    1: "5 red, 6 orange, 6 yellow, 5 green, 5 blue, 6 pink, 6 white, 6 black, 4 locomotives",
}


@on_usa_boxes
def test_o_g01_face_up_locomotive_as_second_card(box):
    game = ttr.scenario(box, row="locomotive red blue green white", deck="yellow black ...")
    game.play("draw deck")
    assert hand(game, 0) == "1 yellow"
    (sentence,) = refused(game, "draw 1", "draw.second-locomotive")
    assert sentence == "A face-up locomotive counts as two cards, so it cannot be your second one."
    assert game.seat == 0 and texts(game) == NO_FACE_UP_LOCOMOTIVE
    game.play("draw 3")
    assert hand(game, 0) == "1 yellow, 1 blue" and game.seat == 1


@on_usa_boxes
def test_o_g01_face_up_locomotive_as_first_card_is_the_whole_draw(box):
    game = ttr.scenario(box, row="locomotive red blue green white", deck="yellow ...")
    game.play("draw 1")
    assert hand(game, 0) == "1 locomotive" and game.seat == 1
    assert row(game) == "yellow red blue green white"


@on_usa_boxes
def test_o_g02_blind_locomotive_counts_as_one_card(box):
    game = ttr.scenario(box, row="locomotive red blue green white", deck="locomotive black ...")
    game.play("draw deck")
    assert hand(game, 0) == "1 locomotive" and game.seat == 0
    assert texts(game) == NO_FACE_UP_LOCOMOTIVE
    refused(game, "draw 1", "draw.second-locomotive")
    game.play("draw deck")
    assert hand(game, 0) == "1 black, 1 locomotive" and game.seat == 1


@on_usa_boxes
def test_o_g02_blind_locomotive_as_second_card(box):
    game = ttr.scenario(box, row="locomotive red blue green white", deck="yellow locomotive ...")
    game.play("draw 2")
    game.play("draw deck")
    assert hand(game, 0) == "1 red, 1 locomotive" and game.seat == 1


@on_usa_boxes
@pytest.mark.parametrize(("second", "card"), [("draw 1", "white"), ("draw deck", "green")])
def test_o_g03_sweep_between_the_two_picks(box, second, card):
    game = ttr.scenario(
        box,
        row="locomotive locomotive red blue green",
        deck="locomotive white black pink yellow orange green ...",
    )
    game.play("draw 3")
    assert row(game) == "white black pink yellow orange"
    assert game.state.discards == list(count([4, 3, *[LOCOMOTIVE] * 3]))
    assert game.seat == 0 and texts(game) == ALL_DRAWS
    game.play(second)
    assert hand(game, 0) == ", ".join(
        sorted(["1 red", f"1 {card}"], key=lambda one: one != "1 red")
    )
    assert game.seat == 1


@on_usa_boxes
def test_o_g04_one_sweep_is_not_always_enough(box):
    game = ttr.scenario(
        box,
        row="locomotive locomotive red blue green",
        deck="locomotive locomotive locomotive locomotive red blue "
        "white black pink yellow orange ...",
    )
    events = game.play("draw 3")
    assert sum(isinstance(event, RowSwept) for event in events) == 2
    assert row(game) == "white black pink yellow orange"
    assert sum(game.state.discards) == 10 and game.state.discards[LOCOMOTIVE] == 6
    assert game.seat == 0 and texts(game) == ALL_DRAWS


@on_usa_boxes
def test_o_g05_a_sweep_that_can_never_succeed_must_stop(box):
    game = ttr.scenario(
        box,
        hands=LAST_CARDS,
        row="locomotive locomotive red blue green",
        deck="locomotive",
        discards="2 locomotives",
    )
    assert cards_of_the_table(game.state) == game.box.cards
    game.play("draw 3")
    assert row(game) == "locomotive locomotive locomotive blue green"
    assert deck(game) == "locomotive locomotive" and sum(game.state.discards) == 0
    assert cards_of_the_table(game.state) == game.box.cards
    assert texts(game) == ["draw deck", "draw 4", "draw 5"]


@on_usa_boxes
def test_o_g05_a_sweep_that_can_just_succeed_goes_on_until_it_does(box):
    hands = {0: LAST_CARDS[0].replace("6 white", "5 white"), 1: LAST_CARDS[1]}
    game = ttr.scenario(
        box,
        hands=hands,
        row="locomotive locomotive red blue green",
        deck="locomotive",
        discards="1 white, 2 locomotives",
    )
    assert cards_of_the_table(game.state) == game.box.cards
    game.play("draw 3")
    assert sorted(row(game).split()) == ["blue", "green", "locomotive", "locomotive", "white"]
    assert len(game.state.deck) + sum(game.state.discards) == 3
    assert cards_of_the_table(game.state) == game.box.cards


@on_usa_boxes
def test_o_g06_empty_places_are_refilled_when_discards_appear(box):
    game = ttr.scenario(box, hands={0: "3 pink"}, row="red - blue - green", deck="")
    game.play("claim Helena-Salt Lake City")
    assert row(game) == "red pink blue pink green"
    assert deck(game) == "pink" and sum(game.state.discards) == 0
    assert game.seat == 1 and texts(game)[:6] == ALL_DRAWS


@on_usa_boxes
def test_o_g06_the_refilled_row_is_checked_for_locomotives(box):
    game = ttr.scenario(
        box,
        hands={0: "1 pink, 2 locomotives"},
        row="locomotive red blue locomotive -",
        deck="",
    )
    game.play("claim Helena-Salt Lake City")
    assert sorted(row(game).split()) == ["blue", "locomotive", "locomotive", "pink", "red"]
    assert len(game.state.deck) + sum(game.state.discards) == 2


@on_usa_boxes
def test_o_g06_an_empty_row_recovers(box):
    game = ttr.scenario(box, hands={0: "2 pink"}, row="", deck="")
    game.play("claim Atlanta-Charleston")
    assert row(game) == "pink pink - - -" and deck(game) == ""
    assert texts(game)[:2] == ["draw 1", "draw 2"]


@on_usa_boxes
def test_o_g07_one_card_left_in_the_world(box):
    game = ttr.scenario(box, row="", deck="red")
    game.play("draw deck")
    assert hand(game, 0) == "1 red" and game.seat == 1 and not game.over
    assert "draw deck" not in texts(game)


@on_usa_boxes
def test_o_g07_one_face_up_card_left_in_the_world(box):
    game = ttr.scenario(box, row="- - red", deck="")
    game.play("draw 3")
    assert hand(game, 0) == "1 red" and game.seat == 1


@on_usa_boxes
def test_o_g07_only_a_face_up_locomotive_left_for_the_second_card(box):
    game = ttr.scenario(box, row="locomotive red", deck="")
    game.play("draw 2")
    assert hand(game, 0) == "1 red" and game.seat == 1
    assert row(game) == "locomotive - - - -"


@on_usa_boxes
def test_o_g08_nothing_at_all_to_draw(box):
    game = ttr.scenario(box, hands={0: "1 red"}, row="", deck="")
    assert not [text for text in texts(game) if text.startswith("draw")]
    assert "tickets" in texts(game)
    assert "claim Atlanta-Nashville with 1 red" in texts(game)
    (sentence,) = refused(game, "draw deck", "draw.empty-deck")
    assert sentence == "The deck is empty and there are no discards to shuffle."
    (sentence,) = refused(game, "draw 1", "draw.no-card-there")
    assert sentence == "No face-up card lies at place 1: the row is empty."
    assert game.seat == 0


@on_usa_boxes
def test_o_g09_no_hand_limit(box):
    game = ttr.scenario(
        box,
        hands={0: "11 red, 12 blue, 11 green"},
        row="red orange yellow pink black",
        deck="white white ...",
    )
    game.play("draw deck")
    game.play("draw deck")
    assert game.observe(0).seats[0].number_of_cards == 36
    said = in_words(game.observe(0), game.names)
    assert "in hand: 11 red, 11 green, 12 blue, 2 white." in said
