"""Claiming routes and paying for them."""

import pytest
from examples import claims, hand, on_usa_boxes, owner, refused, with_ferry

import ttr_widgets as ttr
from ttr_widgets.model.cards import GRAY, LOCOMOTIVE, NAMES


@on_usa_boxes
@pytest.mark.parametrize(("seat", "whose"), [(0, "you"), (1, "Ada"), (2, "Ada")])
def test_claim_taken(box, seat, whose):
    game = ttr.scenario(
        box, players=4, hands={seat: "4 pink"}, claimed={0: ["Denver-Omaha"]}, seat=seat
    )
    said = refused(game, "claim Denver-Omaha", "claim.taken")
    assert said == (f"Denver-Omaha already belongs to {whose}.",)
    assert claims(game, "Denver-Omaha") == []


@on_usa_boxes
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize(
    ("mine", "wish", "cards"),
    [
        ("Denver-Kansas City orange", "Denver-Kansas City black", "4 black"),
        ("Denver-Kansas City black", "Denver-Kansas City orange", "4 orange"),
        ("Portland-Seattle 1", "Portland-Seattle 2", "1 red"),
    ],
)
def test_claim_own_twin(box, players, mine, wish, cards):
    game = ttr.scenario(box, players=players, hands={0: cards}, claimed={0: [mine]})
    said = refused(game, f"claim {wish} with {cards}", "claim.own-twin")
    assert said == (f"You already own the other route of {wish}: nobody may claim both.",)
    assert claims(game, wish) == []


@on_usa_boxes
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_claim_twin_closed(box, players):
    game = ttr.scenario(
        box, players=players, hands={0: "2 white"}, claimed={1: ["Chicago-Saint Louis green"]}
    )
    wish = "claim Chicago-Saint Louis white with 2 white"
    if players > 3:
        assert game.why_not(wish) == () and wish in claims(game, "Chicago-Saint Louis")
        return
    assert refused(game, wish, "claim.twin-closed") == (
        f"Chicago-Saint Louis white is closed: with {players} players only one route of a double "
        "route is used.",
    )
    assert claims(game, "Chicago-Saint Louis") == []


@on_usa_boxes
@pytest.mark.parametrize(
    ("name", "cards", "spaces", "left"),
    [
        ("Dallas-El Paso", "4 red", 4, 3),
        ("Dallas-El Paso", "4 red", 4, 0),
        ("Miami-New Orleans", "6 red", 6, 5),
    ],
)
def test_claim_trains(box, name, cards, spaces, left):
    game = ttr.scenario(box, hands={0: cards}, trains={0: left})
    said = refused(game, f"claim {name}", "claim.trains")
    assert said == (f"Trains needed for {name}: {spaces}. Trains you have left: {left}.",)
    enough = ttr.scenario(box, hands={0: cards}, trains={0: spaces})
    enough.play(f"claim {name}")
    assert enough.state.seats[0].trains == 0


@pytest.mark.parametrize("box", ttr.boxes())
def test_claim_points(box):
    table = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21}
    for route in ttr.load_box(box).map.routes:
        game = ttr.scenario(box, hands={0: "8 locomotives"}, deck="", row="")
        game.play(ttr.ClaimRoute(route.id, (0,) * 8 + (route.spaces,)))
        assert game.state.seats[0].points == table[route.spaces]
        assert game.state.seats[0].trains == game.box.trains - route.spaces


@on_usa_boxes
def test_claim_anywhere(box):
    game = ttr.scenario(box, hands={0: "2 red"}, claimed={0: ["Seattle-Vancouver 1"]})
    assert "claim Atlanta-Charleston with 2 red" in claims(game, "Atlanta-Charleston")
    game.play("claim Atlanta-Charleston")
    assert owner(game, "Atlanta-Charleston") == 0


@pytest.mark.parametrize(
    ("box", "name", "color"),
    [
        ("usa", "Chicago-Duluth", "red"),
        ("usa", "Montreal-Toronto", "red"),
        ("europe", "Marseille-Paris", "red"),
        ("new-york", "Empire State Building-United Nations", "red"),
    ],
)
def test_claim_locomotives(box, name, color):
    """They stand in on colored and on gray routes, one of them or all."""
    route = next(r for r in ttr.load_box(box).map.routes if r.name.startswith(name))
    wild = ttr.load_box(box).card_name(LOCOMOTIVE)
    color = color if route.color == GRAY else NAMES[route.color]
    for number in range(1, route.spaces + 1):
        cards = [f"{route.spaces - number} {color}"] if number < route.spaces else []
        paid = ", ".join([*cards, f"{number} {wild}{'s' * (number > 1)}"])
        game = ttr.scenario(box, hands={0: paid}, deck="", row="")
        game.play(f"claim {route.name} with {paid}")
        assert owner(game, route.name) == 0 and hand(game, 0) == "no cards"


@on_usa_boxes
@pytest.mark.parametrize(("offer", "number"), [("2 red", 2), ("4 red", 4), ("no cards", 0)])
def test_claim_count(box, offer, number):
    game = ttr.scenario(box, hands={0: "5 red"})
    assert refused(game, f"claim Chicago-Duluth with {offer}", "claim.count") == (
        f"Cards needed for Chicago-Duluth: 3. Cards you offer: {number}.",
    )


@on_usa_boxes
@pytest.mark.parametrize(
    ("offer", "wrong"),
    [("3 blue", "blue"), ("2 red, 1 blue", "blue"), ("1 green, 1 blue, 1 red", "green, blue")],
)
def test_claim_color(box, offer, wrong):
    game = ttr.scenario(box, hands={0: "3 red, 3 blue, 3 green, 3 locomotives"})
    assert refused(game, f"claim Chicago-Duluth with {offer}", "claim.color") == (
        f"Chicago-Duluth is red: {wrong} cannot pay for it, only red cards and locomotives.",
    )
    assert claims(game, "Chicago-Duluth") == [
        "claim Chicago-Duluth with 3 red",
        "claim Chicago-Duluth with 2 red, 1 locomotive",
        "claim Chicago-Duluth with 1 red, 2 locomotives",
        "claim Chicago-Duluth with 3 locomotives",
    ]


@on_usa_boxes
@pytest.mark.parametrize(
    ("offer", "colors"),
    [
        ("2 yellow, 1 white", "yellow, white"),
        ("1 yellow, 1 white, 1 locomotive", "yellow, white"),
        ("1 red, 1 yellow, 1 white", "red, yellow, white"),
    ],
)
def test_claim_one_color(box, offer, colors):
    game = ttr.scenario(box, hands={0: "1 red, 2 yellow, 1 white, 1 locomotive"})
    wish = f"claim Montreal-Toronto with {offer}"
    assert refused(game, wish, "claim.one-color") == (
        f"Montréal-Toronto takes cards of one color: you offer {colors}.",
    )
    assert claims(game, "Montreal-Toronto") == [
        "claim Montreal-Toronto with 2 yellow, 1 locomotive"
    ]


@on_usa_boxes
@pytest.mark.parametrize(
    ("locomotives", "offer", "offered"),
    [(1, "3 red", 0), (2, "2 red, 1 locomotive", 1), (2, "3 red", 0)],
)
def test_claim_ferry(box, locomotives, offer, offered):
    ferry = with_ferry(box, "Montreal-Toronto", locomotives)
    game = ttr.scenario(ferry, hands={0: "3 red, 3 locomotives"})
    assert refused(game, f"claim Montreal-Toronto with {offer}", "claim.ferry") == (
        f"Locomotives needed for the ferry Montréal-Toronto: {locomotives}. "
        f"Locomotives you offer: {offered}.",
    )
    assert len(claims(game, "Montreal-Toronto")) == 4 - locomotives
    game.play(f"claim Montreal-Toronto with {3 - locomotives} red, {locomotives} locomotives")
    assert owner(game, "Montreal-Toronto") == 0


@on_usa_boxes
@pytest.mark.parametrize(
    ("held", "offer", "missing"),
    [
        ("2 red", "3 red", "1 red"),
        ("2 red", "2 red, 1 locomotive", "1 locomotive"),
        ("no cards", "1 red, 2 locomotives", "1 red, 2 locomotives"),
    ],
)
def test_claim_hand(box, held, offer, missing):
    game = ttr.scenario(box, hands={0: held})
    assert refused(game, f"claim Chicago-Duluth with {offer}", "claim.hand") == (
        f"You lack {missing} for that: you hold {held}.",
    )
    assert hand(game, 0) == held
