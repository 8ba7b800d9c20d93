"""Cases of all boxes that stations and tunnels change."""

import pytest
from examples import cards_of_the_table, owner, refused, texts

import ttr_widgets as ttr
from ttr_widgets.model.state import TunnelSurcharge

on_both_boards = pytest.mark.parametrize("box", ["europe", "europe-printed"])


@on_both_boards
def test_o_g08_nothing_to_draw_but_a_station_to_build(box):
    game = ttr.scenario(
        box, hands={0: "1 red", 1: "1 blue"}, row="", deck="", ticket_deck=[], trains={0: 3}
    )
    refused(game, "draw deck", "draw.empty-deck")
    assert {text.split()[0] for text in texts(game)} == {"claim", "station"}
    game.play("station Wien with 1 red")
    assert game.seat == 1 and game.observe(None).row.count(0) == 1


@on_both_boards
@pytest.mark.parametrize("answer", ["pay 1 green", "withdraw"])
def test_o_g10_cards_are_conserved_during_a_tunnel(box, answer):
    game = ttr.scenario(box, hands={0: "3 green"}, deck="green red blue ...")
    game.play("claim Venezia-Zurich with 2 green")
    state = game.state
    loose = [*state.deck, *state.row, *state.decision.revealed]
    bags = [state.discards, *(seat.hand for seat in state.seats)]
    whole = [loose.count(kind) + sum(bag[kind] for bag in bags) for kind in range(9)]
    assert tuple(whole) == game.box.cards and len(state.decision.revealed) == 3
    game.play(answer)
    assert cards_of_the_table(game.state) == game.box.cards and sum(game.box.cards) == 110


@on_both_boards
def test_o_g11_a_half_finished_draw_cannot_turn_into_a_station(box):
    game = ttr.scenario(box, hands={0: "3 blue"}, row="red yellow blue white orange")
    game.play("draw 1")
    refused(game, "station Wien with 1 blue", "turn.one-action")
    assert {text.split()[0] for text in texts(game)} == {"draw"}


@on_both_boards
def test_o_g12_nobody_else_builds_or_answers_for_a_tunnel(box):
    game = ttr.scenario(box, hands={0: "3 green", 1: "3 green"}, deck="green red blue ...")
    refused(game, "station Wien with 1 green", "turn.order", seat=1)
    game.play("claim Venezia-Zurich with 2 green")
    for answer in ("pay 1 green", "withdraw"):
        refused(game, answer, "turn.order", seat=1)
    assert isinstance(game.state.decision, TunnelSurcharge) and game.seat == 0
    assert owner(game, "Venezia-Zurich") == -1


@on_both_boards
@pytest.mark.parametrize(
    ("held", "built", "options"),
    [
        ("no cards", [], ["pass"]),
        ("1 red", ["Wien", "Roma"], ["pass"]),
        ("1 red", ["Wien", "Roma", "Paris"], ["pass"]),
        ("1 red", [], None),
    ],
)
def test_o_g13_who_can_build_a_station_cannot_pass(box, held, built, options):
    game = ttr.scenario(
        box,
        hands={0: held},
        stations={0: built},
        trains={0: 0},
        row="",
        deck="",
        ticket_deck=[],
        turns_left=2,
    )
    if options:
        assert texts(game) == options
        game.play("pass")
        assert game.seat == 1
    else:
        refused(game, "pass", "turn.pass")
        assert {text.split()[0] for text in texts(game)} == {"station"}


@on_both_boards
def test_o_g14_everybody_is_stuck(box):
    game = ttr.scenario(box, players=3, row="", deck="", ticket_deck=[], seat=1)
    for seat in (1, 2, 0):
        assert (game.seat, texts(game)) == (seat, ["pass"])
        game.play("pass")
    assert game.over and game.scores().totals == (12, 12, 12)


@on_both_boards
def test_o_us16_a_final_turn_with_no_trains_may_build_a_station(box):
    game = ttr.scenario(box, hands={0: "2 red"}, trains={0: 0}, turns_left=1)
    assert not any(text.startswith("claim") for text in texts(game))
    game.play("station Wien with 1 red")
    assert game.over and game.scores().totals == (8, 12)


@on_both_boards
def test_o_us18_nobody_built_anything(box):
    score = ttr.scenario(box).scores()
    assert score.totals == (12, 12) and (score.winners, score.decided_by) == ((0, 1), "shared")
