"""The planner: stronger than greedy, and each step of its strategy on a position of its own."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.play import plan
from ttr_widgets.play.planner import planner


def choice(game):
    """Write what the planner does here; asked twice, it must do the same."""
    seen, actions = game.observe(game.seat), game.legal_actions()
    chosen = planner(seen, actions)
    assert chosen in actions and planner(seen, actions) == chosen
    return game.write(chosen)


def planned(game):
    """Name the routes of the deciding seat's plan."""
    seen = game.observe(game.seat)
    made = plan.make_plan(plan.table_before(seen), seen.me.tickets)
    assert not made.loans
    return {game.box.map.routes[route].name for route in made.routes}


@pytest.mark.parametrize(
    ("box", "games", "wins"),
    [("usa", 16, 13), ("europe", 12, 10), ("new-york", 24, 19), ("islands", 30, 20)],
)
def test_it_beats_greedy_clearly(box, games, wins):
    table = [ttr.players.planner, ttr.players.greedy]
    results = ttr.simulate(box, table, games, seed=5, progress=False)
    assert results.wins(player="planner").times >= wins
    assert results.mean("total", player="planner") > results.mean("total", player="greedy") + 5


def offered(box, deck, **position):
    """Let the seat choose among these tickets."""
    game = ttr.scenario(box, ticket_deck=deck, **position)
    game.play("draw tickets")
    return game


def test_tickets_that_share_a_network_are_kept_together():
    game = offered(
        "usa",
        ["Los Angeles-New York", "Montreal-Vancouver", "Chicago-Los Angeles"],
        tickets={0: ["Denver-Pittsburgh"]},
        trains={0: 35},
    )
    assert choice(game) == "keep 1 3"


def test_a_ticket_that_no_trains_are_left_for_is_not_kept():
    tickets = ["Los Angeles-New York", "Houston-Kansas City", "New York-Seattle"]
    assert choice(offered("usa", tickets, trains={0: 9, 1: 30})) == "keep 2"


def test_tickets_that_would_take_all_trains_are_not_kept():
    tickets = ["Helena-Los Angeles", "Los Angeles-New York", "Montreal-New Orleans"]
    assert choice(offered("usa", tickets)) == "keep 1 2"


def test_a_ticket_without_enough_trains_is_given_up():
    tickets = {0: ["Los Angeles-New York"]}
    assert len(planned(ttr.scenario("usa", tickets=tickets))) > 2
    assert planned(ttr.scenario("usa", tickets=tickets, trains={0: 12})) == set()


def test_the_order_of_planning_is_the_one_that_shares_most():
    tickets = {0: ["Los Angeles-New York", "Nashville-Portland", "New York-Seattle"]}
    game = ttr.scenario("usa", tickets=tickets)
    seen = game.observe(0)
    made = plan.make_plan(plan.table_before(seen), seen.me.tickets)
    # Planned by points, the last of the three would find no trains left.
    assert len(made.tickets) == 3 and made.spaces(game.box) < 40


def test_all_tickets_are_planned_as_one_network():
    game = ttr.scenario("islands", tickets={0: ["Aluna-Fenzo", "Bimo-Fenzo"]})
    assert planned(game) == {"Aluna-Elki", "Elki-Fenzo", "Aluna-Bimo"}


def test_what_others_have_claimed_is_planned_around():
    ours = planned(ttr.scenario("usa", tickets={0: ["Duluth-El Paso"]}))
    for name in ours:
        taken = ttr.scenario("usa", tickets={0: ["Duluth-El Paso"]}, claimed={1: [name]})
        around = planned(taken)
        assert around and name not in around


COAST = ["New York-Washington", "Raleigh-Washington", "Charleston-Raleigh"]


@pytest.mark.parametrize(
    ("rival", "claim"),
    [
        ("Miami-New Orleans", "claim Charleston-Miami with 4 pink"),
        ("Montreal-New York", "claim Boston-New York red with 2 red"),
    ],
)
def test_a_route_that_a_rival_comes_near_is_claimed_first(rival, claim):
    game = ttr.scenario(
        "usa",
        hands={0: "4 pink, 2 red"},
        tickets={0: ["Boston-Miami"]},
        claimed={0: COAST, 1: [rival]},
    )
    assert choice(game) == claim


@pytest.mark.parametrize("color", ["green", "white"])
def test_of_a_double_route_the_one_is_claimed_that_can_be_paid(color):
    game = ttr.scenario(
        "usa",
        hands={0: f"2 {color}, 1 red"},
        tickets={0: ["Chicago-New Orleans"]},
        claimed={0: ["Little Rock-New Orleans", "Little Rock-Saint Louis"]},
    )
    assert choice(game) == f"claim Chicago-Saint Louis {color} with 2 {color}"


SOUTH = ["El Paso-Los Angeles", "El Paso-Houston", "Houston-New Orleans"]


@pytest.mark.parametrize(
    ("hand", "row", "action"),
    [
        ("4 red", "blue green red pink white", "draw 3"),
        ("4 red, 2 pink", "blue green yellow pink white", "draw deck"),
        ("5 red", "blue green yellow locomotive white", "draw 4"),
        ("1 red", "blue red yellow locomotive red", "draw 2"),
        ("6 red", "blue red yellow locomotive red", "claim Miami-New Orleans with 6 red"),
        ("6 white, 1 red", "blue blue red pink green", "claim Calgary-Winnipeg with 6 white"),
        ("2 white, 2 pink", "blue blue red pink green", "draw 3"),
    ],
)
def test_cards_are_collected_for_what_is_missing(hand, row, action):
    game = ttr.scenario(
        "usa", hands={0: hand}, row=row, tickets={0: ["Los Angeles-Miami"]}, claimed={0: SOUTH}
    )
    assert choice(game) == action


def all_done(**position):
    """Lay out a game in which the only ticket is finished."""
    claimed = {0: ["Denver-Santa Fe", "El Paso-Santa Fe"]}
    return ttr.scenario("usa", tickets={0: ["Denver-El Paso"]}, claimed=claimed, **position)


def test_new_tickets_are_drawn_when_they_are_likely_to_come_cheap():
    across = ["Little Rock-New Orleans", "Little Rock-Saint Louis", "Pittsburgh-Saint Louis"]
    claimed = {0: [*SOUTH, *across, "New York-Pittsburgh"]}
    tickets = {0: ["Los Angeles-New York"]}
    wide = ttr.scenario("usa", claimed=claimed, tickets=tickets)
    late = ttr.scenario("usa", claimed=claimed, tickets=tickets, trains={1: 9})
    assert choice(wide) == "tickets"
    assert choice(late).startswith("draw ") and choice(all_done()).startswith("draw ")


def test_late_in_the_game_the_longest_route_is_worth_more_than_a_ticket():
    late = {"trains": {0: 20, 1: 8}}
    assert choice(all_done(hands={0: "6 white, 2 red"}, **late)) == (
        "claim Calgary-Winnipeg with 6 white"
    )
    assert choice(all_done(hands={0: "1 white, 1 red"}, **late)).startswith("draw ")


def test_in_the_last_turn_a_ticket_is_finished_or_else_the_longest_route_claimed():
    north = ["Duluth-Omaha", "Denver-Omaha", "Denver-Santa Fe"]
    for tickets, action in {
        ("Duluth-El Paso",): "claim El Paso-Santa Fe with 2 red",
        (): "claim El Paso-Houston with 6 green",
    }.items():
        game = ttr.scenario(
            "usa",
            hands={0: "2 red, 6 green"},
            tickets={0: tickets},
            claimed={0: north},
            turns_left=2,
        )
        assert choice(game) == action


@pytest.mark.parametrize(
    ("cards", "trains", "action"),
    [(2, 40, "draw deck"), (3, 40, "claim"), (2, 6, "claim")],
)
def test_a_tunnel_is_tried_with_a_card_to_spare_or_late(cards, trains, action):
    game = ttr.scenario(
        "europe",
        hands={0: f"{cards} yellow"},
        row="red red blue blue white",
        tickets={0: ["Budapest-Zurich"]},
        claimed={0: ["Munchen-Wien", "Budapest-Wien"]},
        trains={1: trains},
    )
    assert choice(game) == ("claim Munchen-Zurich with 2 yellow" if action == "claim" else action)


@pytest.mark.parametrize(("cards", "answer"), [(3, "pay 1 yellow"), (2, "withdraw")])
def test_a_surcharge_is_paid_if_it_can_be(cards, answer):
    game = ttr.scenario("europe", hands={0: f"{cards} yellow"}, deck="yellow red red ...")
    game.play("claim Munchen-Zurich with 2 yellow")
    assert choice(game) == answer


def test_a_station_is_built_for_a_cut_ticket_at_the_end_only():
    cut = {
        "hands": {0: "1 red"},
        "tickets": {0: ["Kyiv-Petrograd"]},
        "claimed": {0: ["Kyiv-Wilno"], 1: ["Petrograd-Wilno", "Petrograd-Riga"]},
    }
    early = ttr.scenario("europe", **cut)
    late = ttr.scenario("europe", **cut, trains={0: 2}, turns_left=2)
    assert not choice(early).startswith("station")
    assert choice(late) == "station Petrograd with 1 red"
