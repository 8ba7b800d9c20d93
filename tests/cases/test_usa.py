"""Cases O-US01 to O-US07: set-up, double routes and tickets of the USA."""

import pytest
from examples import (
    claims,
    draw_two,
    on_usa_boxes,
    owner,
    refused,
    route,
    texts,
    ticket_names,
    tickets_of_the_table,
)

import ttr_widgets as ttr
from ttr_widgets.model.actions import ClaimRoute


@on_usa_boxes
def test_o_us01_one_ticket_chosen_twice_is_not_two(box):
    refused(ttr.Game(box), "keep 1 1", "tickets.keep-once", "tickets.keep-minimum")


@on_usa_boxes
def test_o_us01_refused_start_tickets_go_under_the_deck_in_another_order(box):
    orders = set()
    for seed in range(8):
        game, given_back = ttr.Game(box, 4, seed=seed), []
        for _ in range(4):
            given_back += game.state.decision.offered[2:]
            game.play("keep 1 2")
        under = game.state.ticket_deck[: len(given_back)]
        orders.add(tuple(given_back.index(ticket) for ticket in under))
    assert len(orders) > 6


@on_usa_boxes
def test_o_us01_nobody_is_dealt_the_ticket_of_another(box):
    game = ttr.Game(box, 5, seed=4)
    dealt = [*game.state.decision.offered, *(t for seat in game.state.seats for t in seat.dealt)]
    everything = [ticket.id for ticket in game.box.map.tickets]
    assert sorted([*dealt, *game.state.ticket_deck]) == everything


@pytest.mark.parametrize(
    ("box", "tickets", "dealt", "ways"), [("usa", 33, 4, 11), ("usa-2004", 30, 3, 4)]
)
def test_o_us01_setup_numbers_depend_on_the_edition(box, tickets, dealt, ways):
    game = ttr.Game(box, players=4, seed=1)
    assert len(game.box.map.tickets) == tickets
    assert len(game.state.ticket_deck) == tickets - 4 * dealt
    for seat in range(4):
        assert game.seat == seat
        assert len(game.state.decision.offered) == dealt and game.state.decision.keep == 2
        assert len(game.legal_actions()) == ways
        (sentence,) = refused(game, "keep 1", "tickets.keep-minimum")
        assert sentence == "Tickets you must keep here: at least 2. Tickets you chose: 1."
        assert game.state.seats[seat].trains == 45 and sum(game.state.seats[seat].hand) == 4
        game.play("keep 1 2")
    assert len(game.state.row) == 5 and -1 not in game.state.row
    assert len(game.state.deck) == 110 - 4 * 4 - 5 - sum(game.state.discards)
    assert len(game.state.ticket_deck) == tickets - 4 * 2
    assert game.seat == 0


@on_usa_boxes
@pytest.mark.parametrize("players", [2, 3])
def test_o_us02_double_route_with_two_or_three_players(box, players):
    hands = dict.fromkeys(range(players), "2 green, 2 white")
    game = ttr.scenario(box, players=players, hands=hands)
    game.play("claim Chicago-Saint Louis white")
    for seat in (1, *range(2, players), 0):
        broken = ["claim.own-twin", "claim.twin-closed"] if seat == 0 else ["claim.twin-closed"]
        sentences = refused(game, "claim Chicago-Saint Louis green with 2 green", *broken)
        assert sentences[-1] == (
            f"Chicago-Saint Louis green is closed: with {players} players only one route of a "
            "double route is used."
        )
        assert claims(game, "Chicago-Saint Louis") == []
        draw_two(game)
    assert owner(game, "Chicago-Saint Louis white") == 0
    assert owner(game, "Chicago-Saint Louis green") == -1
    seen = game.observe(None)
    closed = [r.name for r in game.box.map.routes if seen.closed[r.id]]
    assert closed == ["Chicago-Saint Louis green"]
    assert seen.owners[route(game, "Chicago-Saint Louis green")] == -1


@on_usa_boxes
@pytest.mark.parametrize("players", [4, 5])
def test_o_us03_double_route_with_four_or_five_players_same_owner(box, players):
    hands = dict.fromkeys(range(players), "2 black, 2 locomotives")
    claimed = {0: ["Denver-Kansas City orange"]}
    wish = "claim Denver-Kansas City black with 2 black, 2 locomotives"
    for seat in range(players):
        game = ttr.scenario(box, players=players, hands=hands, claimed=claimed, seat=seat)
        assert not any(game.observe(None).closed)
        if seat == 0:
            (sentence,) = refused(game, wish, "claim.own-twin")
            assert sentence == (
                "You already own the other route of Denver-Kansas City black: "
                "nobody may claim both."
            )
            assert claims(game, "Denver-Kansas City") == []
        else:
            game.play(wish)
            assert owner(game, "Denver-Kansas City black") == seat
            assert owner(game, "Denver-Kansas City orange") == 0


@on_usa_boxes
def test_o_us04_twin_tracks_that_look_identical(box):
    hands = {0: "1 red", 1: "1 blue", 2: "1 green"}
    game = ttr.scenario(box, players=5, hands=hands)
    assert len(claims(game, "Portland-Seattle")) == 2
    game.play("claim Portland-Seattle with 1 red")
    game.play("claim Portland-Seattle with 1 blue")
    for wish in ("claim Portland-Seattle", "claim Portland-Seattle 1", "claim Portland-Seattle 2"):
        refused(game, f"{wish} with 1 green", "claim.taken")
    (sentence,) = refused(game, "claim Portland-Seattle 2 with 1 green", "claim.taken")
    assert sentence == "Portland-Seattle 2 already belongs to Ben."
    again = ttr.Game.from_json(game.to_json())
    for one in (game, again):
        assert owner(one, "Portland-Seattle 1") == 0 and owner(one, "Portland-Seattle 2") == 1
        assert [seat.points for seat in one.state.seats] == [1, 1, 0, 0, 0]
    assert again.state == game.state


@on_usa_boxes
def test_o_us04_every_pair_of_twins_can_have_two_owners(box):
    pairs = [r for r in ttr.load_box(box).map.routes if r.twin is not None and r.id < r.twin]
    assert len(pairs) == 22
    for one in pairs:
        game = ttr.scenario(box, players=4, hands={0: "6 locomotives", 1: "6 locomotives"})
        wilds = (0,) * 8 + (one.spaces,)
        game.play(ClaimRoute(one.twin, wilds))
        game.play(ClaimRoute(one.id, wilds))
        assert (game.state.owners[one.twin], game.state.owners[one.id]) == (0, 1)


@on_usa_boxes
def test_o_us05_tickets_drawn_during_play_keep_at_least_one(box):
    game = ttr.scenario(box)
    game.play("tickets")
    assert len(game.state.decision.offered) == 3 and game.seat == 0
    assert texts(game) == [
        "keep 1", "keep 2", "keep 3", "keep 1 2", "keep 1 3", "keep 2 3", "keep 1 2 3"
    ]  # fmt: skip
    (sentence,) = refused(game, "keep nothing", "tickets.keep-minimum")
    assert sentence == "Tickets you must keep here: at least 1. Tickets you chose: 0."
    offered = game.state.decision.offered
    game.play("keep 2")
    assert game.state.seats[0].tickets == (offered[1],) and game.seat == 1


@on_usa_boxes
def test_o_us05_new_tickets_come_on_top_of_the_old_ones(box):
    game = ttr.scenario(box, tickets={0: ["Boston-Miami"]}, ticket_deck=["Denver-El Paso"])
    game.play("tickets")
    game.play("keep 1")
    mine = ticket_names(game, game.state.seats[0].tickets)
    assert mine == ["Boston-Miami", "Denver-El Paso"]


@on_usa_boxes
def test_o_us06_ticket_deck_empty(box):
    game = ttr.scenario(box, ticket_deck=[])
    assert "tickets" not in texts(game)
    (sentence,) = refused(game, "tickets", "tickets.empty-deck")
    assert sentence == "The ticket deck is empty."
    assert game.seat == 0 and game.observe(0).ticket_deck == 0


@on_usa_boxes
@pytest.mark.parametrize("left", [1, 2])
def test_o_us06_ticket_deck_almost_empty(box, left):
    names = ["Denver-El Paso", "Boston-Miami"][:left]
    game = ttr.scenario(box, ticket_deck=names)
    game.play("tickets")
    assert ticket_names(game, game.state.decision.offered) == names
    assert game.observe(1).ticket_deck == 0
    refused(game, "keep nothing", "tickets.keep-minimum")
    game.play("keep all")
    assert ticket_names(game, game.state.seats[0].tickets) == names
    assert game.observe(1).ticket_deck == 0 and "tickets" not in texts(game)


@on_usa_boxes
def test_o_us07_returned_tickets_go_under_the_deck(box):
    a, b, c, d = "Denver-El Paso", "Boston-Miami", "Calgary-Phoenix", "Duluth-Houston"
    game = ttr.scenario(box, ticket_deck=[a, b, c, d])
    before = tickets_of_the_table(game.state)
    game.play("tickets")
    assert ticket_names(game, game.state.decision.offered) == [a, b, c]
    game.play("keep 2")
    assert ticket_names(game, game.state.seats[0].tickets) == [b]
    game.play("tickets")
    offered = ticket_names(game, game.state.decision.offered)
    assert offered[0] == d and sorted(offered[1:]) == sorted([a, c])
    game.play("keep 1")
    assert tickets_of_the_table(game.state) == before
