"""Drawing train cards, the row and the deck."""

import pytest
from examples import deck, hand, on_usa_boxes, refused, row, texts

import ttr_widgets as ttr
from ttr_widgets.model.cards import LOCOMOTIVE, spread, write_cards
from ttr_widgets.model.events import DeckShuffled, RowSwept
from ttr_widgets.rules import engine

COLORS = "red blue green white black"


@on_usa_boxes
def test_deck_reshuffle(box):
    orders = set()
    for seed in range(6):
        game = ttr.scenario(box, row=COLORS, deck="red", discards="3 blue, 3 pink", seed=seed)
        events = game.play("draw deck")
        assert sum(isinstance(event, DeckShuffled) for event in events) == 1
        assert hand(game, 0) == "1 red" and row(game) == COLORS
        assert sorted(deck(game).split()) == ["blue"] * 3 + ["pink"] * 3
        assert sum(game.state.discards) == 0
        orders.add(deck(game))
    assert len(orders) > 1


@on_usa_boxes
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_row_refill(box, place):
    game = ttr.scenario(box, row=COLORS, deck="yellow orange ...")
    game.play(f"draw {place}")
    colors = COLORS.split()
    colors[place - 1] = "yellow"
    assert row(game) == " ".join(colors) and deck(game).startswith("orange")
    gaps = ttr.scenario(box, row="red - blue - green", deck="", discards="2 pink")
    gaps.play("draw deck")
    assert row(gaps) == "red pink blue - green" and hand(gaps, 0) == "1 pink"


@on_usa_boxes
@pytest.mark.parametrize("wild", [2, 3, 4, 5])
def test_row_sweep(box, wild):
    box = ttr.load_box(box)
    rest = list(spread(box.cards))
    top = [0, 1, 2, 3, 4, 5, 6, 7] + [LOCOMOTIVE] * wild + [0, 1, 2][: 5 - wild]
    for card in top:
        rest.remove(card)
    state, events = engine.new_game(box, 2, stacked=[*top, *rest])
    swept = [event for event in events if isinstance(event, RowSwept)]
    assert len(swept) == (1 if wild >= 3 else 0)
    assert sum(state.discards) == 5 * len(swept) and -1 not in state.row
    # Once more in play, where the third locomotive comes up.
    game = ttr.scenario(
        box, row="locomotive red locomotive blue green", deck="locomotive white black pink ..."
    )
    game.play("draw 2")
    assert row(game).startswith("white black pink") and game.state.discards[LOCOMOTIVE] == 3


@on_usa_boxes
@pytest.mark.parametrize(("first", "place"), [("draw deck", 1), ("draw 2", 1), ("draw 2", 5)])
def test_draw_second_locomotive(box, first, place):
    cards = {1: "locomotive red blue green white", 5: "green red blue white locomotive"}[place]
    game = ttr.scenario(box, row=cards, deck="yellow black ...")
    game.play(first)
    assert refused(game, f"draw {place}", "draw.second-locomotive") == (
        "A face-up locomotive counts as two cards, so it cannot be your second one.",
    )


@on_usa_boxes
@pytest.mark.parametrize("second", [False, True])
def test_draw_empty_deck(box, second):
    game = ttr.scenario(box, row="red blue green", deck="", discards="")
    if second:
        game.play("draw 1")
    assert refused(game, "draw deck", "draw.empty-deck") == (
        "The deck is empty and there are no discards to shuffle.",
    )
    assert "draw deck" not in texts(game)


@on_usa_boxes
@pytest.mark.parametrize(
    ("cards", "wish", "sentence"),
    [
        ("red - blue - green", "draw 2", "No face-up card lies at place 2: take 1, 3, 5."),
        ("red - blue - green", "draw 6", "No face-up card lies at place 6: take 1, 3, 5."),
        (COLORS, "draw 6", "No face-up card lies at place 6: take 1, 2, 3, 4, 5."),
        (COLORS, "draw 99", "No face-up card lies at place 99: take 1, 2, 3, 4, 5."),
        ("", "draw 1", "No face-up card lies at place 1: the row is empty."),
        (COLORS, ttr.DrawCard(-1), "No face-up card lies at place -1: take 1, 2, 3, 4, 5."),
    ],
)
def test_draw_no_card_there(box, cards, wish, sentence):
    game = ttr.scenario(box, row=cards, deck="")
    assert refused(game, wish, "draw.no-card-there") == (sentence,)


@on_usa_boxes
@pytest.mark.parametrize(
    ("first", "second", "cards"),
    [
        ("draw deck", "draw deck", "1 yellow, 1 pink"),
        ("draw deck", "draw 5", "1 yellow, 1 black"),
        ("draw 4", "draw deck", "1 pink, 1 white"),
        ("draw 4", "draw 4", "1 yellow, 1 white"),
        ("draw 1", None, "1 locomotive"),
    ],
)
def test_draw_two_cards(box, first, second, cards):
    game = ttr.scenario(box, row="locomotive blue green white black", deck="yellow pink ...")
    game.play(first)
    if second:
        assert game.seat == 0
        game.play(second)
    assert hand(game, 0) == cards and game.seat == 1


@on_usa_boxes
@pytest.mark.parametrize("second", ["draw deck", "draw 1", "draw 5"])
def test_draw_blind_locomotive(box, second):
    game = ttr.scenario(box, row=COLORS, deck="locomotive yellow ...")
    game.play("draw deck")
    assert hand(game, 0) == "1 locomotive" and game.seat == 0
    assert texts(game) == ["draw deck", *(f"draw {place}" for place in range(1, 6))]
    game.play(second)
    assert sum(game.state.seats[0].hand) == 2 and game.seat == 1
    # A second card that turns out to be a locomotive is as good as any.
    game = ttr.scenario(box, row=COLORS, deck="yellow locomotive ...")
    game.play("draw deck")
    game.play("draw deck")
    assert hand(game, 0) == "1 yellow, 1 locomotive" and game.seat == 1


@on_usa_boxes
def test_draw_no_hand_limit(box):
    many = "12 red, 12 blue, 12 green, 12 white, 12 black, 12 yellow, 12 orange, 8 locomotives"
    game = ttr.scenario(box, hands={0: many}, row="pink pink pink pink pink", deck="pink pink pink")
    game.play("draw deck")
    game.play("draw deck")
    assert sum(game.state.seats[0].hand) == 94 and game.seat == 1


@pytest.mark.parametrize(
    ("box", "name", "cards"),
    [
        ("usa", "Chicago-Duluth", "2 red, 1 locomotive"),
        ("europe", "Brest-Paris", "2 black, 1 locomotive"),
        ("new-york", "Gramercy Park-United Nations", "2 green, 1 taxi"),
    ],
)
def test_deck_discards(box, name, cards):
    """What is paid; for the cards swept or revealed see row.sweep and tunnel.reveal."""
    game = ttr.scenario(box, hands={0: cards})
    assert sum(game.state.discards) == 0
    game.play(f"claim {name} with {cards}")
    assert hand(game, 0) == "no cards"
    assert write_cards(game.state.discards, game.box.card_name(LOCOMOTIVE)) == cards
