"""What a tunnel reveals is one line of the last moves, which says what it costs, too."""

import pytest

import ttr_widgets as ttr


def told(deck, claim="Paris-Zurich with 3 green", seat=None, then=(), **more):
    """The moves in words, as a seat sees them."""
    facts = {"hands": {0: "5 green, 4 locomotive"}, "deck": deck, **more}
    game = ttr.scenario("europe", players=["Ada", "Ben"], **facts)
    for move in (f"claim {claim}", *then):
        game.play(move)
    return [*game.log_for(seat)]


CLAIMED = "Ada claims Paris-Zürich with 3 green: 4 points."


@pytest.mark.parametrize("seat", [0, 1, None])
def test_it_says_that_nothing_more_is_to_be_paid(seat):
    line = "Revealed for the tunnel: black, red, red; nothing more to pay."
    assert told("black red red ...", seat=seat) == [line, CLAIMED]


@pytest.mark.parametrize(
    ("deck", "due"),
    [("green red red", "1 more card"), ("locomotive green blue", "2 more cards")],
)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_it_says_how_many_more_cards_are_to_be_paid(deck, due, seat):
    (line,) = told(f"{deck} ...", seat=seat)
    tried = "Ada tries Paris-Zürich with 3 green."
    assert line == f"{tried} Revealed: {', '.join(deck.split())}; {due} to pay."


def test_paying_and_withdrawing_are_told_after_it():
    paid = told("green red red ...", then=["pay 1 green"])
    assert len(paid) == 2 and paid[1] == "Ada claims Paris-Zürich with 4 green: 4 points."
    left = told("green red red ...", then=["withdraw"])
    assert left[1:] == ["Ada withdraws from the tunnel Paris-Zürich."]


def test_a_new_deck_in_between_does_not_break_it_in_two():
    facts = {"discards": "2 white, 1 yellow", "row": "blue blue pink pink black"}
    lines = told("red", **facts)
    assert [line for line in lines if "new deck" in line] == lines[:1]
    assert lines[1].startswith("Revealed for the tunnel: red, ") and lines[1].count(",") == 2
    assert lines[1].endswith("; nothing more to pay.") and lines[2:] == [CLAIMED]


def test_with_no_card_left_nothing_is_said_of_it():
    assert told("", row="blue blue pink pink black")[0] == CLAIMED


def test_two_tunnels_are_two_lines():
    then = ["draw deck", "draw deck", "claim Munchen-Zurich with 2 locomotive"]
    lines = told("red red red white white black black black ...", then=then)
    revealed = [line for line in lines if line.startswith("Revealed")]
    assert [line.count("red") + line.count("black") for line in revealed] == [3, 3]
