"""Cases O-NY01 to O-NY08, and those of all boxes where New York has other numbers."""

import pytest
from examples import (
    cards_of_the_table,
    claims,
    hand,
    owner,
    refused,
    route,
    row,
    texts,
    ticket_names,
    tickets_of_the_table,
)

import ttr_widgets as ttr
from ttr_widgets.model.cards import LOCOMOTIVE, NAMES
from ttr_widgets.model.events import GameEnded, LastRoundBegan, RowSwept


def new_york(**table):
    return ttr.scenario("new-york", **table)


def draw_two(game):
    game.play("draw deck")
    game.play("draw deck")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_o_ny01_setup(players):
    game = ttr.Game("new-york", players=players, seed=2)
    assert len(game.box.map.tickets) == 18
    assert len(game.state.ticket_deck) == 18 - 2 * players
    returned = []
    for seat in range(players):
        assert game.seat == seat and texts(game) == ["keep 1", "keep 2", "keep 1 2"]
        refused(game, "keep nothing", "tickets.keep-minimum")
        assert game.state.seats[seat].trains == 15 and sum(game.state.seats[seat].hand) == 2
        if seat == 1:
            game.play("keep 1 2")
        else:
            returned.append(game.state.decision.offered[0])
            game.play("keep 2")
    assert sorted(game.state.ticket_deck[: len(returned)]) == sorted(returned)
    assert len(game.state.ticket_deck) == 18 - 2 * players + len(returned)
    assert tickets_of_the_table(game.state) == list(range(18))
    assert -1 not in game.state.row and len(game.state.row) == 5


@pytest.mark.parametrize("players", [1, 5])
def test_o_ny01_no_other_number_of_players(players):
    with pytest.raises(ValueError, match="2 to 4"):
        ttr.Game("new-york", players=players)


@pytest.mark.parametrize("players", [3, 4])
def test_o_ny02_double_routes_with_three_players(players):
    hands = {0: "1 pink, 1 orange", 1: "1 orange", 2: "1 pink, 1 orange"}
    game = new_york(players=players, hands=hands)
    twins = "claim Empire State Building-Times Square"
    game.play(f"{twins} pink")
    assert not any(game.observe(None).closed)
    refused(game, f"{twins} pink with 1 pink", "claim.taken", "claim.hand")
    game.play(f"{twins} orange")
    for _ in range(players - 2):
        draw_two(game)
    refused(game, f"{twins} orange with 1 orange", "claim.taken")
    assert owner(game, "Empire State Building-Times Square orange") == 1


def test_o_ny02_the_same_player_may_not_claim_both():
    claimed = {0: ["Empire State Building-Times Square pink"]}
    game = new_york(players=3, hands={0: "1 orange"}, claimed=claimed)
    refused(game, "claim Empire State Building-Times Square orange", "claim.own-twin")


def test_o_ny02_with_two_players_the_twin_closes():
    claimed = {0: ["Empire State Building-Times Square pink"]}
    game = new_york(hands={1: "1 orange"}, claimed=claimed, seat=1)
    refused(game, "claim Empire State Building-Times Square orange", "claim.twin-closed")
    assert claims(game, "Empire State Building-Times Square") == []


@pytest.mark.parametrize(("players", "broken"), [(2, ["claim.twin-closed"]), (3, [])])
def test_o_ny02_the_islands_are_like_new_york(players, broken):
    twins = [route.name for route in ttr.load_box("islands").map.routes if route.twin is not None]
    game = ttr.scenario(
        "islands", players=players, hands={0: "4 locomotives"}, claimed={1: [twins[0]]}
    )
    twin = next(r for r in game.box.map.routes if r.twin == route(game, twins[0]))
    wish = f"claim {twin.name} with {twin.spaces} locomotives"
    assert [violation.id for violation in game.why_not(wish)] == broken
    assert bool(claims(game, twin.name)) == (not broken)


def test_o_ny03_ticket_action():
    a, b, c = "Brooklyn-Chelsea", "East Village-Soho", "Soho-Times Square"
    game = new_york(ticket_deck=[a, b, c])
    game.play("tickets")
    assert ticket_names(game, game.state.decision.offered) == [a, b]
    assert texts(game) == ["keep 1", "keep 2", "keep 1 2"]
    refused(game, "keep nothing", "tickets.keep-minimum")
    refused(game, "keep 1 3", "tickets.keep-offered")
    game.play("keep 2")
    game.play("tickets")
    assert ticket_names(game, game.state.decision.offered) == [c, a]


def test_o_ny03_a_single_ticket_left_must_be_kept():
    game = new_york(ticket_deck=["Brooklyn-Chelsea"])
    game.play("tickets")
    assert texts(game) == ["keep 1"]
    game.play("keep 1")
    assert "tickets" not in texts(game)


def test_o_ny04_tourist_attractions_count_once_per_place():
    claimed = ["Empire State Building-Times Square", "Central Park-Times Square",
               "Empire State Building-United Nations"]  # fmt: skip
    routes, attractions = new_york(claimed={0: claimed}).scores().of(0)
    assert (routes.kind, routes.points) == ("routes", 5)
    assert (attractions.kind, attractions.points) == ("attractions", 4)
    assert new_york(claimed={0: claimed}).scores().totals == (9, 0)


def test_o_ny05_no_longest_path_in_new_york():
    game = new_york(claimed={0: ["Soho-Wall Street"]}, tickets={0: ["Brooklyn-Chelsea"]})
    assert [line.kind for line in game.scores().of(0)] == ["routes", "ticket", "attractions"]
    assert game.scores().totals == (2 - 8 + 1, 0)
    assert "longest-path" not in game.box.tie_breaks and game.box.feature("stations") is None


def test_o_ny05_a_tie_goes_to_more_tickets_and_is_shared_then():
    """Nothing else breaks a tie here: no path, no station."""
    claimed = {0: ["Greenwich Village-Lower East Side"], 1: ["Lincoln Center-Midtown West"]}
    shared = new_york(claimed=claimed, points={0: 5, 1: 6}).scores()
    assert shared.totals == (6, 6)
    assert (shared.winners, shared.decided_by) == ((0, 1), "shared")
    tickets = {1: ["Lower East Side-Wall Street"], 0: ["East Village-Soho"]}
    even = new_york(claimed=claimed, points={0: 9, 1: 8}, tickets=tickets).scores()
    assert even.totals == (6, 6) and even.winners == (0, 1)
    claimed[0].append("Greenwich Village-Soho")
    claimed[0].append("East Village-Greenwich Village")
    done = new_york(claimed=claimed, points={0: 1, 1: 8}, tickets=tickets).scores()
    assert done.totals == (6, 6)
    assert (done.winners, done.decided_by) == ((0,), "tickets")


def test_o_ny06_three_face_up_taxis_are_swept():
    game = new_york(
        row="taxi taxi red blue green", deck="taxi black pink orange red blue black orange ..."
    )
    events = game.play("draw 3")
    assert sum(isinstance(event, RowSwept) for event in events) == 1
    assert row(game) == "black pink orange red blue" and game.state.discards[LOCOMOTIVE] == 3
    assert "Too many taxis face up: the row is discarded." in game.log


def test_o_ny06_three_taxis_at_set_up_are_swept():
    swept = 0
    for seed in range(40):
        game = ttr.Game("new-york", seed=seed)
        swept += sum(isinstance(event, RowSwept) for event in game.events[0])
        assert game.state.row.count(LOCOMOTIVE) < 3
    assert swept > 0


def test_o_ny06_a_face_up_taxi_is_no_second_card():
    game = new_york(row="taxi red blue green black", deck="pink orange red ...")
    game.play("draw deck")
    (sentence,) = refused(game, "draw 1", "draw.second-locomotive")
    assert sentence == "A face-up taxi counts as two cards, so it cannot be your second one."
    first = new_york(row="taxi red blue green black")
    first.play("draw 1")
    assert first.seat == 1 and hand(first, 0) == "1 locomotive"


def test_o_ny07_end_trigger():
    ways = {
        "Chelsea-Soho": 11,
        "Brooklyn-Wall Street black": 8,
        "Gramercy Park-United Nations": 5,
        "Brooklyn-Chinatown red": 2,
    }
    game = new_york(hands={0: "4 pink, 3 black, 3 green, 3 red"}, deck="pink black ...")
    for way, left in ways.items():
        assert game.state.turns_left is None
        events = game.play(f"claim {way}")
        assert game.state.seats[0].trains == left
        if left > 2:
            game.play("tickets")
            game.play("keep 1")
    assert [event for event in events if isinstance(event, LastRoundBegan)] == [
        LastRoundBegan(seat=0, turns=2)
    ]
    acted = []
    while not game.over:
        acted.append(game.seat)
        draw_two(game)
    assert acted == [1, 0] and isinstance(game.events[-1][-1], GameEnded)


def test_o_ny08_two_facts_about_the_board_and_deck_that_copies_get_wrong():
    box = ttr.load_box("new-york")
    assert (len(box.map.cities), len(box.map.routes)) == (15, 41)
    (gray,) = [r for r in box.map.routes if r.name == "East Village-Gramercy Park"]
    assert (gray.spaces, NAMES[gray.color]) == (2, "gray")
    assert {city.name for city in box.map.cities if city.attraction} == {
        "Central Park", "Times Square", "United Nations", "Empire State Building", "Chelsea",
        "Greenwich Village", "Chinatown", "Wall Street", "Brooklyn",
    }  # fmt: skip
    cards = dict(zip(NAMES, box.cards, strict=False))
    assert cards == dict.fromkeys(("blue", "green", "black", "pink", "red", "orange"), 6) | {
        "yellow": 0, "white": 0, "locomotive": 8
    }  # fmt: skip


def test_o_g05_a_sweep_that_can_never_succeed_must_stop():
    hands = {0: "5 red, 6 orange, 5 blue, 3 locomotives", 1: "5 green, 6 pink, 6 black"}
    game = new_york(hands=hands, row="taxi taxi red blue green", deck="taxi", discards="2 taxis")
    assert cards_of_the_table(game.state) == game.box.cards and sum(game.box.cards) == 44
    game.play("draw 3")
    assert row(game) == "locomotive locomotive locomotive blue green"
    assert cards_of_the_table(game.state) == game.box.cards


def test_o_g10_cards_are_conserved_from_the_deal():
    for seed in range(20):
        game = ttr.Game("new-york", players=4, seed=seed)
        assert cards_of_the_table(game.state) == game.box.cards


def test_o_c01_gray_is_any_one_color_of_this_box():
    game = new_york(hands={0: "1 red, 1 pink, 1 taxi"})
    assert claims(game, "Soho-Wall Street") == [
        "claim Soho-Wall Street with 1 red, 1 taxi",
        "claim Soho-Wall Street with 1 pink, 1 taxi",
    ]
    refused(game, "claim Soho-Wall Street with 1 red, 1 pink", "claim.one-color")
    refused(game, "claim Soho-Wall Street with 1 red, 1 white", "claim.one-color", "claim.hand")


def test_o_c02_a_colored_route_paid_only_with_taxis():
    game = new_york(hands={0: "3 taxis, 1 red"})
    game.play("claim Gramercy Park-United Nations with 3 taxis")
    assert owner(game, "Gramercy Park-United Nations") == 0 and hand(game, 0) == "1 red"
