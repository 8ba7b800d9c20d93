"""From clicks to an action, as values."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.places import Target
from ttr_widgets.board.selection import NOTHING, Selection, click, done_tickets, likely_payment, lit
from ttr_widgets.model.actions import ClaimRoute, DrawCard, DrawTickets, Keep
from ttr_widgets.model.cards import LOCOMOTIVE, cards


@pytest.fixture
def game():
    hands = {0: "4 pink, 2 black, 2 locomotive"}
    tickets = {0: ["Denver-Pittsburgh", "Duluth-El Paso"]}
    claimed = {0: ["Denver-Santa Fe", "El Paso-Santa Fe"], 1: ["Miami-New Orleans"]}
    return ttr.scenario("usa", hands=hands, tickets=tickets, claimed=claimed)


def route(game, name):
    return next(one for one in game.box.map.routes if one.name == name)


def point(game, kind, number=0, name="", chosen=NOTHING):
    target = Target(kind, number, name) if kind else None
    return click(chosen, target, game.observe(0), game.legal_actions())


def test_a_card_or_a_deck_is_one_click(game):
    assert point(game, "row", 3) == (NOTHING, DrawCard(3))
    assert point(game, "deck") == (NOTHING, DrawCard(0))
    assert point(game, "tickets") == (NOTHING, DrawTickets())


def test_one_payment_is_one_click():
    game = ttr.scenario("usa", hands={0: "4 pink"})
    denver = route(game, "Denver-Omaha")
    assert point(game, "route", denver.id) == (NOTHING, ClaimRoute(denver.id, cards(pink=4)))


def test_a_finger_and_a_tunnel_are_asked_first():
    game = ttr.scenario("usa", hands={0: "4 pink"})
    denver = Target("route", route(game, "Denver-Omaha").id)
    chosen, action = click(NOTHING, denver, game.observe(0), game.legal_actions(), touched=True)
    assert action is None and chosen.what == denver and len(chosen.offers) == 1
    assert click(
        chosen, Target("offer", 0), game.observe(0), game.legal_actions(), touched=True
    ) == (
        NOTHING,
        chosen.offers[0],
    )
    game = ttr.scenario("europe", hands={0: "3 green"})
    chosen, action = point(game, "route", route(game, "Paris-Zurich").id)
    assert action is None and len(chosen.offers) == 1
    game = ttr.scenario("europe", hands={0: "4 green"})
    _chosen, action = point(game, "route", route(game, "Barcelona-Marseille").id)
    assert isinstance(action, ClaimRoute)


def test_several_payments_are_offered_with_fewest_locomotives_first(game):
    denver = route(game, "Denver-Omaha")
    chosen, action = point(game, "route", denver.id)
    assert action is None
    assert chosen.what == Target("route", denver.id)
    spent = [one.payment[LOCOMOTIVE] for one in chosen.offers]
    assert spent == [0, 1, 2]
    assert point(game, "offer", 1, chosen=chosen) == (NOTHING, chosen.offers[1])


def test_a_second_click_or_escape_lets_go(game):
    denver = route(game, "Denver-Omaha")
    chosen, _action = point(game, "route", denver.id)
    assert point(game, "route", denver.id, chosen=chosen) == (NOTHING, None)
    assert point(game, None, chosen=chosen) == (NOTHING, None)
    assert point(game, "button", name="cancel", chosen=chosen) == (NOTHING, None)


def test_a_click_on_a_dialog_means_nothing(game):
    chosen, _action = point(game, "route", route(game, "Denver-Omaha").id)
    assert point(game, "nothing", chosen=chosen) == (chosen, None)


def test_a_forbidden_route_is_a_wish_that_the_engine_refuses(game):
    taken = route(game, "Miami-New Orleans")
    chosen, action = point(game, "route", taken.id)
    assert chosen == NOTHING
    assert isinstance(action, ClaimRoute)
    assert "claim.taken" in {broken.id for broken in game.why_not(action)}


@pytest.mark.parametrize(
    ("name", "payment"),
    [
        ("Denver-Omaha", cards(pink=4)),
        ("Denver-Kansas City black", cards(black=2, locomotive=2)),
        ("Duluth-Helena", cards(orange=4, locomotive=2)),
        ("Denver-Phoenix", cards(white=3, locomotive=2)),
    ],
)
def test_a_likely_payment_is_own_cards_first_then_locomotives(game, name, payment):
    assert likely_payment(game.observe(0), route(game, name)) == payment


def test_a_ticket_lights_its_cities_and_an_open_way(game):
    chosen, action = point(game, "ticket", 0)
    assert action is None
    cities, routes = lit(chosen, game.observe(0), game.legal_actions())
    names = {game.box.map.cities[city].name for city in cities}
    assert names == {"Denver", "Pittsburgh"}
    assert routes
    assert not any(game.state.owners[number] >= 0 for number in routes)
    assert point(game, "ticket", 0, chosen=chosen) == (NOTHING, None)


def test_a_card_of_the_hand_lights_what_it_can_pay_for(game):
    chosen, _action = point(game, "card", 5)
    _cities, routes = lit(chosen, game.observe(0), game.legal_actions())
    assert route(game, "Denver-Omaha").id in routes
    assert route(game, "Miami-New Orleans").id not in routes


def test_offered_tickets_are_marked_and_kept():
    game = ttr.Game("usa", players=2, seed=1)
    chosen, action = point(game, "offered", 3)
    assert (chosen, action) == (Selection(keep=(3,)), None)
    chosen, _action = point(game, "offered", 1, chosen=chosen)
    cities, _routes = lit(chosen, game.observe(0), game.legal_actions())
    assert len(cities) in (3, 4)
    assert point(game, "button", name="keep", chosen=chosen)[1] == Keep((1, 3))
    assert point(game, "offered", 3, chosen=chosen)[0].keep == (1,)


def test_what_is_ticked_stays_lit_whatever_one_points_at():
    game = ttr.Game("usa", players=2, seed=1)
    seen, chosen = game.observe(0), Selection(keep=(1,))
    ends = [{ticket.a, ticket.b} for ticket in (game.box.map.tickets[one] for one in seen.offered)]
    cities, routes = lit(chosen, seen, game.legal_actions(), Target("offered", 2))
    assert set(cities) == ends[0] | ends[1] and routes
    cities, _routes = lit(NOTHING, seen, game.legal_actions(), Target("offered", 2))
    assert set(cities) == ends[1], "nothing is ticked"


def test_connected_tickets_are_done():
    tickets = {0: ["Denver-El Paso", "Denver-Pittsburgh"]}
    claimed = {0: ["Denver-Santa Fe", "El Paso-Santa Fe"]}
    game = ttr.scenario("usa", tickets=tickets, claimed=claimed)
    done = done_tickets(game.observe(0))
    assert [game.box.map.tickets[number].name for number in done] == ["Denver-El Paso"]


def test_at_the_end_a_ticket_over_a_borrowed_route_is_done():
    tickets, stations = {0: ["Paris-Wien"]}, {0: ["Munchen"]}
    claimed = {0: ["Frankfurt-Paris orange", "Frankfurt-Munchen"], 1: ["Munchen-Wien"]}
    game = ttr.scenario("europe", tickets=tickets, claimed=claimed, stations=stations, turns_left=1)
    assert done_tickets(game.observe(0)) == ()
    game.play("draw deck")
    game.play("draw deck")
    assert done_tickets(game.observe(0)) == game.observe(0).me.tickets
