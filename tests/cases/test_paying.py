"""Cases O-C01 to O-C05: paying for a route."""

import pytest
from examples import claims, hand, on_usa_boxes, owner, refused, texts

import ttr_widgets as ttr


@on_usa_boxes
def test_o_c01_gray_is_any_one_color_not_a_mixture(box):
    game = ttr.scenario(box, hands={0: "2 yellow, 1 white"})
    wish = "claim Duluth-Sault St. Marie with 2 yellow, 1 white"
    (sentence,) = refused(game, wish, "claim.one-color")
    assert sentence == ("Duluth-Sault St. Marie takes cards of one color: you offer yellow, white.")
    assert claims(game, "Duluth-Sault St. Marie") == []


@on_usa_boxes
def test_o_c01_a_locomotive_completes_a_gray_set(box):
    game = ttr.scenario(box, hands={0: "2 yellow, 1 locomotive"})
    assert claims(game, "Duluth-Sault St. Marie") == [
        "claim Duluth-Sault St. Marie with 2 yellow, 1 locomotive"
    ]
    game.play("claim Duluth-Sault St. Marie")
    assert owner(game, "Duluth-Sault St. Marie") == 0
    assert game.state.seats[0].points == 4 and game.state.seats[0].trains == 42
    assert hand(game, 0) == "no cards" and sum(game.state.discards) == 3


@on_usa_boxes
def test_o_c02_a_colored_route_paid_only_with_locomotives(box):
    game = ttr.scenario(box, hands={0: "3 locomotives, 1 red"})
    assert claims(game, "Little Rock-New Orleans") == [
        "claim Little Rock-New Orleans with 3 locomotives"
    ]
    game.play("claim Little Rock-New Orleans with 3 locomotives")
    assert owner(game, "Little Rock-New Orleans") == 0 and hand(game, 0) == "1 red"
    assert game.state.discards[-1] == 3


@on_usa_boxes
def test_o_c03_enough_cards_but_not_enough_trains(box):
    game = ttr.scenario(box, hands={0: "4 red"}, trains={0: 3})
    (sentence,) = refused(game, "claim Dallas-El Paso", "claim.trains")
    assert sentence == "Trains needed for Dallas-El Paso: 4. Trains you have left: 3."
    assert claims(game, "Dallas-El Paso") == []
    assert game.state.seats[0].trains == 3
    assert "claim Chicago-Duluth with 3 red" in texts(game)


@on_usa_boxes
@pytest.mark.parametrize(
    ("offer", "broken", "sentence"),
    [
        ("4 red", "count", "Cards needed for Chicago-Duluth: 3. Cards you offer: 4."),
        ("2 red", "count", "Cards needed for Chicago-Duluth: 3. Cards you offer: 2."),
        ("no cards", "count", "Cards needed for Chicago-Duluth: 3. Cards you offer: 0."),
        (
            "2 red, 1 blue",
            "color",
            "Chicago-Duluth is red: blue cannot pay for it, only red cards and locomotives.",
        ),
    ],
)
def test_o_c04_paying_too_much_or_too_little(box, offer, broken, sentence):
    game = ttr.scenario(box, hands={0: "4 red, 1 blue"})
    said = refused(game, f"claim Chicago-Duluth with {offer}", f"claim.{broken}")
    assert said == (sentence,)
    seat = game.state.seats[0]
    assert hand(game, 0) == "4 red, 1 blue" and sum(game.state.discards) == 0
    assert seat.trains == 45 and seat.points == 0 and owner(game, "Chicago-Duluth") == -1


@on_usa_boxes
def test_o_c04_every_fault_is_named(box):
    game = ttr.scenario(box, hands={0: "1 blue"}, trains={0: 2})
    wish = "claim Chicago-Duluth with 2 blue, 2 red"
    said = refused(game, wish, "claim.trains", "claim.count", "claim.color", "claim.hand")
    assert said[-1] == "You lack 2 red, 1 blue for that: you hold 1 blue."


@on_usa_boxes
def test_o_c04_other_cards_in_the_hand_do_not_help(box):
    game = ttr.scenario(box, hands={0: "2 red, 5 blue"})
    said = refused(game, "claim Chicago-Duluth with 3 red", "claim.hand")
    assert said == ("You lack 1 red for that: you hold 2 red, 5 blue.",)


@on_usa_boxes
def test_o_c05_unconnected_routes(box):
    game = ttr.scenario(
        box, hands={0: "2 black"}, claimed={0: ["Portland-Seattle"], 1: ["Denver-Omaha"]}
    )
    assert game.why_not("claim Atlanta-Charleston") == ()
    game.play("claim Atlanta-Charleston")
    assert owner(game, "Atlanta-Charleston") == 0
    assert game.state.seats[0].points == 1 + 2 and game.state.seats[0].trains == 45 - 3
