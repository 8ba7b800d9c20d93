"""The set-up of every box."""

import pytest
from examples import cards_of_the_table, tickets_of_the_table

import ttr_widgets as ttr
from ttr_widgets.model.cards import LOCOMOTIVE, NO_CARD, spread
from ttr_widgets.rules import engine

in_every_box = pytest.mark.parametrize("box", ttr.boxes())

PLAYERS = {"new-york": (2, 4), "islands": (2, 3)}
TRAINS = {"new-york": 15, "islands": 15}
DEALT = {"usa": (4, 2), "usa-2004": (3, 2), "new-york": (2, 1), "islands": (3, 2)}
IN_EUROPE = (4, 2)


@in_every_box
def test_setup_players(box):
    few, most = PLAYERS.get(box, (2, 5))
    for players in range(few, most + 1):
        assert len(ttr.Game(box, players).state.seats) == players
    for players in (0, few - 1, most + 1):
        with pytest.raises(ValueError, match=f"{few} to {most} players"):
            ttr.Game(box, players)


@in_every_box
def test_setup_cards(box):
    tickets = {"usa": 33, "usa-2004": 30, "new-york": 18, "islands": 19}.get(box, 46)
    each, kinds, wild = {"new-york": (6, 6, 8), "islands": (6, 6, 8)}.get(box, (12, 8, 14))
    state = ttr.Game(box).state
    cards = cards_of_the_table(state)
    assert cards[LOCOMOTIVE] == wild
    assert sorted(cards[:LOCOMOTIVE]) == [0] * (8 - kinds) + [each] * kinds
    assert len(state.box.map.tickets) == tickets


@in_every_box
def test_setup_trains(box):
    few, most = ttr.load_box(box).players
    for players in range(few, most + 1):
        game = ttr.Game(box, players)
        assert [seat.trains for seat in game.state.seats] == [TRAINS.get(box, 45)] * players
        assert [seat.points for seat in game.state.seats] == [0] * players


@in_every_box
def test_setup_hand(box):
    number = 2 if box == "new-york" else 4
    box = ttr.load_box(box)
    cards = spread(box.cards)
    order = tuple(cards[7 * place % len(cards)] for place in range(len(cards)))
    state, _ = engine.new_game(box, 3, first=1, stacked=order)
    assert sorted(order) == sorted(cards) and len({*order[:number]}) > 1
    hands = [spread(seat.hand) for seat in state.seats]
    assert [hands[1], hands[2], hands[0]] == [
        tuple(sorted(order[start : start + number])) for start in (0, number, 2 * number)
    ]
    row = order[3 * number :][:5]
    assert row.count(LOCOMOTIVE) < 3 and tuple(state.row) == row
    assert tuple(reversed(state.deck)) == order[3 * number + 5 :]


@in_every_box
def test_setup_row(box):
    for seed in range(40):
        row = ttr.Game(box, seed=seed).state.row
        assert len(row) == 5 and NO_CARD not in row and row.count(LOCOMOTIVE) < 3


@in_every_box
def test_setup_tickets(box):
    dealt, keep = DEALT.get(box, IN_EUROPE)
    most = ttr.load_box(box).players[1]
    game = ttr.Game(box, most, seed=3)
    decision = game.state.decision
    assert (len(decision.offered), decision.keep) == (dealt, keep)
    assert game.state.seats[0].dealt == ()
    assert [len(seat.dealt) for seat in game.state.seats[1:]] == [dealt] * (most - 1)
    long = [game.box.map.tickets[ticket].kind == "long" for ticket in decision.offered]
    has_long = box.startswith(("europe", "islands"))
    assert long == [has_long] + [False] * (dealt - 1)
    on_the_table = tickets_of_the_table(game.state)
    for _ in range(most):
        assert tickets_of_the_table(game.state) == on_the_table
        game.play("keep all")
    assert [len(seat.tickets) for seat in game.state.seats] == [dealt] * most


@in_every_box
def test_setup_first_player(box):
    assert ttr.Game(box, 3).seat == 0
    game = ttr.Game(box, 3, first=2)
    order = []
    for _ in range(3):
        order.append(game.seat)
        game.play("keep all")
    assert order == [2, 0, 1] and game.seat == 2
