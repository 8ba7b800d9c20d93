"""Positions laid out by hand: what is laid, and what cannot be."""

import pytest
from examples import cards_of_the_table, deck, hand, on_usa_boxes, owner, row, ticket_names
from examples import tickets_of_the_table as all_tickets
from examples import trains_of_the_table as all_trains

import ttr_widgets as ttr


@on_usa_boxes
def test_what_is_not_said_is_as_in_a_fresh_box(box):
    game = ttr.scenario(box)
    assert cards_of_the_table(game.state) == game.box.cards
    assert all_tickets(game.state) == [ticket.id for ticket in game.box.map.tickets]
    assert all_trains(game.state) == [45, 45]
    assert sum(game.state.discards) == 0 and -1 not in game.state.row
    assert game.seat == 0 and game.names == ("Ada", "Ben") and game.log == ()


@on_usa_boxes
def test_everything_can_be_said(box):
    game = ttr.scenario(
        box,
        players=["Ann", "Bob", "Cid"],
        hands={0: "2 green, 1 locomotive", 2: "3 red"},
        claimed={1: ["denver-omaha", "Portland-Seattle"], 2: ["Kansas City-Denver ORANGE"]},
        tickets={0: ["Denver-El Paso"]},
        trains={0: 7},
        points={0: 50},
        row="red - blue locomotive",
        deck="white, 2 black, pink",
        discards="1 green, 2 red",
        ticket_deck=["Boston-Miami", "Calgary-Phoenix"],
        seat=2,
        turns_left=2,
    )
    assert (hand(game, 0), hand(game, 1), hand(game, 2)) == (
        "2 green, 1 locomotive", "no cards", "3 red"
    )  # fmt: skip
    assert owner(game, "Denver-Omaha") == 1 and owner(game, "Portland-Seattle 1") == 1
    assert owner(game, "Denver-Kansas City orange") == 2
    assert [seat.trains for seat in game.state.seats] == [7, 40, 41]
    assert [seat.points for seat in game.state.seats] == [50, 8, 7]
    assert row(game) == "red - blue locomotive -"
    assert deck(game) == "white black black pink"
    assert ticket_names(game, reversed(game.state.ticket_deck)) == [
        "Boston-Miami", "Calgary-Phoenix"
    ]  # fmt: skip
    assert game.seat == 2 and game.state.turns_left == 2
    game.play("draw deck")
    assert hand(game, 2) == "3 red, 1 white"


@on_usa_boxes
def test_the_rest_lies_below_in_an_order_of_the_seed(box):
    def order(seed):
        return deck(ttr.scenario(box, row="red red blue blue pink", deck="white ...", seed=seed))

    assert order(1).startswith("white ") and len(order(1).split()) == 105
    assert order(1) == order(1) != order(2)


@on_usa_boxes
@pytest.mark.parametrize(
    ("table", "part"),
    [
        ({"hands": {0: "13 red"}}, "12 red"),
        ({"hands": {0: "7 red", 1: "6 red"}}, "12 red"),
        ({"hands": {0: "12 red"}, "row": "red"}, "12 red"),
        ({"hands": {0: "15 locomotives"}}, "14 locomotive"),
        ({"discards": "12 red", "deck": "red ..."}, "12 red"),
        ({"hands": {2: "1 red"}}, "seat 2"),
        ({"hands": {0: "1 mauve"}}, "mauve"),
        ({"claimed": {-1: ["Denver-Omaha"]}}, "seat -1"),
        ({"claimed": {0: ["Denver-Miami"]}}, "No route"),
        ({"claimed": {0: ["Denver-Omaha", "Denver-Omaha"]}}, "twice"),
        ({"claimed": {0: ["Denver-Omaha"], 1: ["Omaha-Denver"]}}, "twice"),
        ({"claimed": {0: ["Portland-Seattle"] * 3}}, "twice"),
        (
            {"claimed": {0: [
                "Duluth-Helena", "Duluth-Toronto", "El Paso-Houston", "El Paso-Los Angeles",
                "Helena-Seattle", "Miami-New Orleans", "Calgary-Winnipeg", "Denver-Omaha",
            ]}},
            "trains",
        ),
        ({"tickets": {0: ["Denver-Miami"]}}, "Denver"),
        ({"tickets": {3: ["Denver-El Paso"]}}, "seat 3"),
        ({"tickets": {0: ["Boston-Miami"], 1: ["Boston-Miami"]}}, "Boston-Miami"),
        ({"tickets": {0: ["Boston-Miami", "Boston-Miami"]}}, "Boston-Miami"),
        ({"tickets": {0: ["Boston-Miami"]}, "ticket_deck": ["Boston-Miami"]}, "Boston-Miami"),
        ({"ticket_deck": ["Boston-Miami", "Boston-Miami"]}, "Boston-Miami"),
        ({"row": "red red red blue blue blue"}, "5 places"),
        ({"row": "red, mauve"}, "mauve"),
        ({"deck": "red - blue"}, "deck"),
        ({"deck": "red ... blue"}, "..."),
        ({"hands": {0: "1 red, -"}}, "-"),
        ({"seat": 2}, "seat"),
        ({"seat": -1}, "seat"),
        ({"trains": {0: -1}}, "trains"),
        ({"trains": {0: 46}}, "trains"),
        ({"trains": {0: 45}, "claimed": {0: ["Denver-Omaha"]}}, "trains"),
        ({"trains": {5: 3}}, "seat 5"),
        ({"points": {5: 3}}, "seat 5"),
        ({"turns_left": 0}, "turns_left"),
        ({"turns_left": -2}, "turns_left"),
        ({"seed": "x"}, "seed"),
        ({"players": 9}, "9"),
    ],
    ids=lambda one: str(one)[:60],
)  # fmt: skip
def test_what_cannot_be_laid_is_refused_in_a_sentence(box, table, part):
    with pytest.raises(ValueError) as error:
        ttr.scenario(box, **table)
    assert part in str(error.value) and str(error.value).endswith((".", "?")), str(error.value)


@on_usa_boxes
def test_a_scenario_plays_to_its_end(box):
    game = ttr.scenario(
        box,
        players={"A": ttr.players.greedy, "B": ttr.players.random},
        claimed={0: ["Denver-Omaha"], 1: ["Atlanta-Miami"]},
        tickets={0: ["Denver-El Paso"], 1: ["Boston-Miami"]},
        trains={0: 12, 1: 12},
    )
    game.advance()
    assert game.over and cards_of_the_table(game.state) == game.box.cards
    assert ttr.Game.from_json(game.to_json()).state == game.state


@pytest.mark.parametrize(
    "facts",
    [
        {"hands": ["1 red"]},
        {"hands": "4 pink"},
        {"hands": {0: 4}},
        {"hands": {0.0: "1 red"}},
        {"hands": {"Zoe": "1 red"}},
        {"claimed": {0: [3]}},
        {"claimed": {0: "Denver-Omaha"}},
        {"trains": 3},
        {"trains": {0: "x"}},
        {"deck": 3},
        {"row": 3},
        {"ticket_deck": 3},
        {"seat": "x"},
        {"turns_left": "x"},
        {"claimed": {0: ["Denver-Kansas City", "Denver-Kansas City"]}},
    ],
    ids=str,
)
def test_facts_of_another_kind_are_refused_in_a_sentence(facts):
    with pytest.raises(ValueError, match=r"^[^\n]+\.$"):
        ttr.scenario("usa", **facts)


def test_a_seat_may_be_named_by_its_player():
    game = ttr.scenario("usa", players=["Zoe", "Max"], hands={"Max": "1 red"}, seat="Max")
    assert game.seat == 1 and game.state.seats[1].hand[0] == 1


@pytest.mark.parametrize("box", ttr.boxes())
def test_a_row_that_is_not_named_needs_no_sweep(box):
    rows = [ttr.scenario(box, seed=seed).state.row for seed in range(60)]
    assert max(row.count(8) for row in rows) < ttr.load_box(box).sweep_at


def test_a_station_where_there_are_none_is_refused_in_a_sentence():
    with pytest.raises(ValueError, match=r"^There are no stations in USA \(2025\)\.$"):
        ttr.scenario("usa").why_not("station Denver with 1 red")


def test_new_york_says_taxi():
    game = ttr.scenario("new-york", hands={0: "1 red, 1 taxi"})
    (broken,) = game.why_not("claim Chelsea-Midtown West with 2 taxis")
    assert str(broken) == "You lack 1 taxi for that: you hold 1 red, 1 taxi."
