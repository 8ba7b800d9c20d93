"""Tunnels: three cards are revealed, and what they add is paid, or the tunnel is left."""

import pytest
from examples import claims, deck, hand, owner, refused, row, texts

import ttr_widgets as ttr
from ttr_widgets.model.cards import spread
from ttr_widgets.model.events import CardRevealed
from ttr_widgets.model.state import TakeTurn, TunnelSurcharge

in_every_box_with_tunnels = pytest.mark.parametrize("box", ["europe", "europe-printed"])
COLORS = "red yellow blue white orange"
TUNNEL = "claim Venezia-Zurich with 2 green"


def at_the_tunnel(box, held, revealed):
    """Two green cards lie before the green tunnel of two spaces, and cards were revealed."""
    game = ttr.scenario(
        box, hands={0: f"2 green, {held}"}, row=COLORS, deck=f"{revealed} black black black ..."
    )
    game.play(TUNNEL)
    return game


@in_every_box_with_tunnels
@pytest.mark.parametrize(
    ("revealed", "extra"),
    [
        ("red blue black", 0),
        ("green blue black", 1),
        ("red locomotive black", 1),
        ("green locomotive black", 2),
        ("green green green", 3),
        ("locomotive green locomotive", 3),
    ],
)
def test_tunnel_reveal(box, revealed, extra):
    game = ttr.scenario(
        box, hands={0: "5 green"}, row=COLORS, deck=f"{revealed} pink white orange ..."
    )
    events = game.play(TUNNEL)
    names = [game.box.card_name(e.card) for e in events if isinstance(e, CardRevealed)]
    assert names == revealed.split() and deck(game).startswith("pink white orange")
    assert row(game) == COLORS and hand(game, 0) == ("5 green" if extra else "3 green")
    if extra:
        assert isinstance(game.state.decision, TunnelSurcharge) and game.seat == 0
        assert game.state.decision.extra == extra
        assert texts(game) == [f"pay {extra} green", "withdraw"]
        game.play(f"pay {extra} green")
    assert owner(game, "Venezia-Zurich") == 0 and game.seat == 1
    assert game.state.seats[0].points == 2 and game.state.seats[0].trains == 43
    assert sum(game.state.discards) == 3 + 2 + extra


@in_every_box_with_tunnels
@pytest.mark.parametrize(
    ("left", "thrown", "revealed"),
    [("", "", 0), ("red", "", 1), ("red blue", "", 2), ("red", "1 black", 2), ("", "4 black", 3)],
)
def test_tunnel_few_cards(box, left, thrown, revealed):
    """The discards are shuffled in, but not the cards that are being paid."""
    game = ttr.scenario(box, hands={0: "2 green"}, row=COLORS, deck=left, discards=thrown)
    events = game.play(TUNNEL)
    shown = [game.box.card_name(e.card) for e in events if isinstance(e, CardRevealed)]
    assert len(shown) == revealed and "green" not in shown
    assert owner(game, "Venezia-Zurich") == 0 and hand(game, 0) == "no cards"
    assert isinstance(game.state.decision, TakeTurn) and game.seat == 1


@in_every_box_with_tunnels
@pytest.mark.parametrize(
    ("revealed", "payments"),
    [
        ("green green black", None),
        ("green green locomotive", ["pay 1 locomotive", "withdraw"]),
        ("locomotive red locomotive", ["pay 2 locomotives", "withdraw"]),
        ("locomotive locomotive locomotive", ["withdraw"]),
    ],
)
def test_tunnel_locomotives_only(box, revealed, payments):
    game = ttr.scenario(
        box, hands={0: "3 green, 4 locomotives"}, row=COLORS, deck=f"{revealed} ..."
    )
    game.play("claim Venezia-Zurich with 2 locomotives")
    if payments is None:
        assert owner(game, "Venezia-Zurich") == 0 and game.seat == 1
    else:
        assert texts(game) == payments
        game.play(payments[0])
        assert owner(game, "Venezia-Zurich") == (-1 if payments == ["withdraw"] else 0)


@in_every_box_with_tunnels
@pytest.mark.parametrize("offer", ["no cards", "1 green", "3 green"])
def test_tunnel_count(box, offer):
    game = at_the_tunnel(box, "3 green", "green locomotive red")
    number = 0 if offer == "no cards" else int(offer[0])
    assert refused(game, f"pay {offer}", "tunnel.count") == (
        f"Extra cards this tunnel costs: 2. Cards you offer: {number}.",
    )
    assert texts(game) == ["pay 2 green", "withdraw"]


@in_every_box_with_tunnels
@pytest.mark.parametrize("offer", ["2 red", "1 green, 1 red", "1 red, 1 locomotive"])
def test_tunnel_color(box, offer):
    game = at_the_tunnel(box, "2 green, 2 red, 1 locomotive", "green locomotive red")
    assert refused(game, f"pay {offer}", "tunnel.color") == (
        "Here you pay with green or locomotive: red cannot pay.",
    )
    assert texts(game) == ["pay 2 green", "pay 1 green, 1 locomotive", "withdraw"]


@in_every_box_with_tunnels
@pytest.mark.parametrize(
    ("held", "offer", "missing"),
    [
        ("1 green", "2 green", "1 green"),
        ("1 green", "1 green, 1 locomotive", "1 locomotive"),
        # The two that are laid out are paid already.
        ("3 red", "2 green", "2 green"),
    ],
)
def test_tunnel_hand(box, held, offer, missing):
    game = at_the_tunnel(box, held, "green locomotive red")
    assert refused(game, f"pay {offer}", "tunnel.hand") == (f"You lack {missing} for that.",)
    assert texts(game) == ["withdraw"]


@in_every_box_with_tunnels
@pytest.mark.parametrize("held", ["1 red", "2 green, 2 locomotives"])
def test_tunnel_withdraw(box, held):
    """Who can pay may withdraw as well as who cannot; everybody is asked."""
    game = at_the_tunnel(box, held, "green locomotive red")
    before = game.state.seats[0].hand
    assert isinstance(game.observe(1).decision, TunnelSurcharge) and "withdraw" in texts(game)
    game.play("withdraw")
    assert game.state.seats[0].hand == before and game.state.seats[0].trains == 45
    assert owner(game, "Venezia-Zurich") == -1 and game.state.seats[0].points == 0
    thrown = [game.box.card_name(card) for card in spread(game.state.discards)]
    assert thrown == ["red", "green", "locomotive"]
    assert game.seat == 1 and claims(game, "Venezia-Zurich") == []


@in_every_box_with_tunnels
@pytest.mark.parametrize("wish", ["pay 1 green", "withdraw"])
def test_tunnel_nothing_due(box, wish):
    game = ttr.scenario(box, hands={0: "2 green"})
    assert refused(game, wish, "tunnel.nothing-due") == ("No tunnel asks anything of you now.",)
