"""The set-up."""

from examples import BOXES, on_both_boxes, tickets_of_the_table

import ttr_widgets as ttr
from ttr_widgets.model.cards import spread
from ttr_widgets.rules import engine


@on_both_boxes
def test_setup_hand(box):
    box = ttr.load_box(box)
    cards = spread(box.cards)
    order = tuple(cards[7 * place % len(cards)] for place in range(len(cards)))
    state, _ = engine.new_game(box, 3, first=1, stacked=order)
    assert len({*order[:4]}) > 1 and [sum(seat.hand) for seat in state.seats] == [4, 4, 4]
    hands = [
        tuple(kind for kind in range(9) for _ in range(seat.hand[kind])) for seat in state.seats
    ]
    assert [hands[1], hands[2], hands[0]] == [
        tuple(sorted(order[start : start + 4])) for start in (0, 4, 8)
    ]
    assert tuple(state.row) == order[12:17] and tuple(reversed(state.deck)) == order[17:]


@on_both_boxes
def test_setup_trains(box):
    for players in range(2, 6):
        game = ttr.Game(box, players)
        assert [seat.trains for seat in game.state.seats] == [45] * players
        assert [seat.points for seat in game.state.seats] == [0] * players


def test_setup_tickets():
    for box, dealt in zip(BOXES, (4, 3), strict=True):
        game = ttr.Game(box, 5, seed=3)
        everything = [ticket.id for ticket in game.box.map.tickets]
        assert len(game.state.decision.offered) == dealt and game.state.seats[0].dealt == ()
        assert [len(seat.dealt) for seat in game.state.seats[1:]] == [dealt] * 4
        for _ in range(5):
            assert tickets_of_the_table(game.state) == everything
            game.play("keep all")
        assert [len(seat.tickets) for seat in game.state.seats] == [dealt] * 5
