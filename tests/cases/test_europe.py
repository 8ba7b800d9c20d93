"""Cases O-EU01 to O-EU11: set-up, ferries and tunnels in the boxes of Europe."""

import pytest
from examples import claims, hand, owner, refused, row, texts

import ttr_widgets as ttr
from ttr_widgets.model.cards import LOCOMOTIVE
from ttr_widgets.model.events import CardRevealed
from ttr_widgets.model.state import TunnelSurcharge

on_both_boards = pytest.mark.parametrize("box", ["europe", "europe-printed"])
COLORS = "red yellow blue white orange"
ZURICH = "claim Venezia-Zurich with"


def tunnel(box, held, revealed, **table):
    """A hand, and what the deck will show."""
    return ttr.scenario(box, hands={0: held}, row=COLORS, deck=revealed, **table)


@on_both_boards
@pytest.mark.parametrize("refused_long", [True, False])
def test_o_eu01_setup_and_where_refused_tickets_go(box, refused_long):
    game = ttr.Game(box, players=4, seed=5)
    kinds = [ticket.kind for ticket in game.box.map.tickets]
    assert (kinds.count("long"), kinds.count("regular")) == (6, 40)
    assert len(game.state.ticket_deck) == 40 - 4 * 3
    kept = []
    for seat in range(4):
        offered = game.state.decision.offered
        assert [kinds[ticket] for ticket in offered].count("long") == 1 and len(offered) == 4
        assert game.state.decision.keep == 2 and len(game.legal_actions()) == 11
        refused(game, "keep 1", "tickets.keep-minimum")
        long = next(place for place, one in enumerate(offered, 1) if kinds[one] == "long")
        others = [place for place in range(1, 5) if place != long]
        chosen = others[:2] if refused_long else sorted([long, others[0]])
        game.play("keep " + " ".join(map(str, chosen)))
        assert game.state.seats[seat].tickets == tuple(offered[place - 1] for place in chosen)
        assert game.state.seats[seat].trains == 45 and sum(game.state.seats[seat].hand) == 4
        kept += game.state.seats[seat].tickets
    assert len(game.state.ticket_deck) == 28 and game.state.aside == ()
    assert {kinds[ticket] for ticket in game.state.ticket_deck} == {"regular"}
    assert not set(kept) & set(game.state.ticket_deck)


@on_both_boards
def test_o_eu01_refused_tickets_never_come_back_but_those_refused_in_play_do(box):
    game = ttr.Game(box, players=2, seed=5)
    gone = set()
    for _ in range(2):
        gone |= set(game.state.decision.offered[2:])
        game.play("keep 1 2")
    under = game.state.ticket_deck[-1]
    game.play("tickets")
    assert under in game.state.decision.offered
    game.play("keep 2")
    assert under in game.state.ticket_deck[:2]
    assert not gone & set(game.state.ticket_deck)


@on_both_boards
@pytest.mark.parametrize(
    ("held", "ways"),
    [
        ("2 red, 1 locomotive", ["2 red, 1 locomotive"]),
        ("3 red", []),
        ("1 red, 1 blue, 1 locomotive", []),
    ],
)
def test_o_eu02_ferry_the_example_of_the_lesson(box, held, ways):
    game = ttr.scenario(box, hands={0: held})
    for twin in ("Essen-Kobenhavn 1", "Essen-Kobenhavn 2"):
        assert claims(game, twin) == [f"claim {twin} with {way}" for way in ways]
        if not ways:
            broken = "claim.ferry" if held == "3 red" else "claim.one-color"
            refused(game, f"claim {twin} with {held}", broken)


@on_both_boards
@pytest.mark.parametrize(
    ("held", "ways"),
    [
        ("4 green, 2 locomotives", ["4 green, 2 locomotives"]),
        ("3 green, 3 locomotives", ["3 green, 3 locomotives"]),
        ("6 locomotives", ["6 locomotives"]),
        ("5 green, 1 locomotive", []),
    ],
)
def test_o_eu03_ferry_extra_locomotives_are_wild_as_usual(box, held, ways):
    game = ttr.scenario(box, hands={0: held})
    assert claims(game, "Palermo-Smyrna") == [f"claim Palermo-Smyrna with {w}" for w in ways]
    if ways:
        game.play(f"claim Palermo-Smyrna with {held}")
        assert game.state.seats[0].points == 15 and game.state.seats[0].trains == 39
    else:
        (sentence,) = refused(game, f"claim Palermo-Smyrna with {held}", "claim.ferry")
        assert sentence.endswith(
            "needed for the ferry Palermo-Smyrna: 2. Locomotives you offer: 1."
        )


@pytest.mark.parametrize("extra", ["2 black", "1 black, 1 locomotive", "2 locomotives"])
def test_o_eu04_tunnel_arithmetic_the_example_of_the_lesson(extra):
    game = tunnel("europe", f"2 black, {extra}", "black red locomotive ...")
    game.play("claim Roma-Venezia with 2 black")
    assert game.state.decision.extra == 2 and game.state.decision.revealed == (7, 0, LOCOMOTIVE)
    assert texts(game) == [f"pay {extra}", "withdraw"]
    game.play(f"pay {extra}")
    assert owner(game, "Roma-Venezia") == 0 and hand(game, 0) == "no cards"
    assert game.state.seats[0].points == 2 and game.state.seats[0].trains == 43


def test_o_eu05_what_is_printed_between_roma_and_venezia():
    boxes = [ttr.load_box(name) for name in ("europe", "europe-printed")]
    tunnels = [[r.name for r in box.map.routes if r.tunnel] for box in boxes]
    assert set(tunnels[0]) - set(tunnels[1]) == {"Roma-Venezia"}
    assert len(tunnels[1]) == 18
    assert any("Roma-Venezia" in note for note in boxes[0].notes)
    printed = ttr.scenario("europe-printed", hands={0: "2 black"}, deck="black black black")
    printed.play("claim Roma-Venezia")
    assert owner(printed, "Roma-Venezia") == 0


@on_both_boards
def test_o_eu06_tunnel_paid_only_with_locomotives(box):
    game = tunnel(box, "1 green, 3 locomotives", "green green locomotive ...")
    game.play(f"{ZURICH} 2 locomotives")
    assert game.state.decision.extra == 1
    assert texts(game) == ["pay 1 locomotive", "withdraw"]
    refused(game, "pay 1 green", "tunnel.color")
    game.play("pay 1 locomotive")
    assert owner(game, "Venezia-Zurich") == 0 and hand(game, 0) == "1 green"


@on_both_boards
def test_o_eu07_gray_tunnel(box):
    game = tunnel(box, "3 yellow, 2 locomotives", "yellow locomotive blue ...")
    game.play("claim Paris-Zurich with 2 yellow, 1 locomotive")
    assert game.state.decision.extra == 2
    assert texts(game) == ["pay 1 yellow, 1 locomotive", "withdraw"]


@on_both_boards
def test_o_eu08_cannot_pay_the_extra(box):
    game = tunnel(box, "3 green, 3 red", "green blue locomotive ...")
    game.play(f"{ZURICH} 2 green")
    assert game.state.decision.extra == 2 and texts(game) == ["withdraw"]
    assert isinstance(game.observe(1).decision, TunnelSurcharge)
    refused(game, "pay 2 green", "tunnel.hand")
    refused(game, "draw deck", "turn.one-action")
    refused(game, "withdraw", "turn.order", seat=1)
    game.play("withdraw")
    assert hand(game, 0) == "3 red, 3 green" and game.seat == 1
    assert game.state.discards == [0, 0, 0, 1, 1, 0, 0, 0, 1]
    assert owner(game, "Venezia-Zurich") == -1
    assert game.state.seats[0].points == 0 and game.state.seats[0].trains == 45


@on_both_boards
def test_o_eu09_only_one_card_left_to_reveal(box):
    game = tunnel(box, "2 green", "red")
    events = game.play(f"{ZURICH} 2 green")
    assert [event.card for event in events if isinstance(event, CardRevealed)] == [0]
    assert owner(game, "Venezia-Zurich") == 0 and game.state.seats[0].points == 2


@on_both_boards
def test_o_eu10_nothing_left_to_reveal(box):
    game = tunnel(box, "2 green", "")
    events = game.play(f"{ZURICH} 2 green")
    assert not any(isinstance(event, CardRevealed) for event in events)
    assert owner(game, "Venezia-Zurich") == 0 and game.seat == 1


@on_both_boards
@pytest.mark.parametrize("answer", ["pay 1 green", "withdraw"])
def test_o_eu11_where_revealed_cards_go(box, answer):
    game = tunnel(box, "3 green", "green pink black white white ...")
    game.play(f"{ZURICH} 2 green")
    assert sum(game.state.discards) == 0 and row(game) == COLORS
    game.play(answer)
    won = answer != "withdraw"
    assert game.state.discards == [0, 0, 0, 4 if won else 1, 0, 1, 0, 1, 0]
    assert row(game) == COLORS and hand(game, 0) == ("no cards" if won else "3 green")
    assert game.state.deck[-2:] == [6, 6]
