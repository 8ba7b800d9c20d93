"""The coach says facts: what is legal, what it costs, why something is not allowed."""

import re
from itertools import pairwise

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.coach import MOST, about_route, advice
from ttr_widgets.board.coach_corner import CoachCorner
from ttr_widgets.board.coach_tickets import open_tickets, open_ways
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.sight import look
from ttr_widgets.play.players import cheapest_way


def table(box="usa", hand="4 pink, 2 locomotive", **more):
    return ttr.scenario(box, players=["Ada", "Grace"], hands={0: hand}, **more)


def said(game, seat=0):
    actions = game.legal_actions() if seat == game.seat else ()
    return dict(advice(game.observe(seat), actions).parts)


def route(game, name):
    return next(one for one in game.box.map.routes if one.name == name)


def about(game, name, seat=0):
    actions = game.legal_actions() if seat == game.seat else ()
    facts = (route(game, name), game.observe(seat), game.names, actions)
    return str(about_route(*facts, lambda wish: game.why_not(wish, seat)))


def test_each_kind_of_action_has_its_part():
    parts = said(table("europe", row="red blue locomotive green pink"))
    assert any("red, blue, locomotive, green, pink" in line for line in parts["Draw cards"])
    assert "A face-up locomotive is all you draw." in parts["Draw cards"]
    assert any("keep at least 1" in line for line in parts["Draw tickets"])
    assert any("costs 1 card; 3 of 3" in line for line in parts["Build a station"])
    assert "Build a station" not in said(table())


def test_routes_are_listed_by_their_points_and_not_too_many():
    game = table()
    (lines,) = (said(game)[part] for part in said(game) if part.startswith("Claim"))
    points = [int(line.split(" point")[0].split()[-1]) for line in lines[:MOST]]
    assert points == sorted(points, reverse=True)
    payable = {getattr(one, "route", None) for one in game.legal_actions()} - {None}
    most = max(game.box.points[game.box.map.routes[number].spaces] for number in payable)
    assert points[0] == most > game.box.points[1]
    assert lines[-1] == f"And {len(payable) - MOST} more."
    assert all("Pay " in line for line in lines[:MOST])


def test_a_second_card_is_all_that_can_be_drawn():
    game = table(row="red blue locomotive green pink", deck="red ...")
    game.play("draw deck")
    (heading, lines), *rest = said(game).items()
    assert heading == "Draw cards" and not rest
    assert "A face-up locomotive cannot be the second card." in lines


def test_a_tunnel_is_answered_with_each_payment_or_by_withdrawing():
    game = table("europe", hand="5 green, 1 locomotive", deck="green red red ...")
    game.play("claim Paris-Zurich with 3 green")
    (lines,) = said(game).values()
    assert "Pay 1 green more for the tunnel." in lines
    assert "Pay 1 locomotive more for the tunnel." in lines
    assert any(line.startswith("Withdraw") for line in lines)


def test_offered_tickets_are_counted():
    game = ttr.Game("usa", players=2, seed=1)
    (lines,) = said(game, game.seat).values()
    assert lines[0] == "Keep at least 2 of the 4 offered tickets."
    offered = [game.box.map.tickets[number] for number in game.state.decision.offered]
    assert len(lines) == 5
    for ticket, line in zip(offered, lines[1:], strict=True):
        assert line.startswith(f"{game.box.map.ticket_label(ticket)}, {ticket.points} points: ")
        assert int(line.split(": ")[1].split()[0]) >= 1 and line.endswith((" spaces.", " space."))


def test_routes_that_help_a_ticket_come_first():
    game = table(hand="1 pink, 2 locomotive", tickets={0: ["Denver-El Paso"]})
    (lines,) = (lines for part, lines in said(game).items() if part.startswith("Claim"))
    (needed,) = said(game)["Your open tickets"]
    assert "you can pay that" in needed
    assert "your ticket Denver-El Paso" in lines[0]
    assert "your ticket" not in lines[-2]


def test_who_waits_is_told_so():
    assert list(said(table(), seat=1)) == ["You can do nothing now: somebody else decides."]


def test_a_route_that_can_be_paid_says_with_what():
    assert "You can pay 4 pink, or other cards." in about(table(), "Denver-Omaha")


def test_a_route_that_cannot_be_had_says_which_rule_and_what_is_missing():
    game = table(claimed={1: ["Miami-New Orleans"]})
    assert "Grace" in about(game, "Miami-New Orleans")
    assert "lack" in about(game, "Duluth-Helena")
    assert "turn" in about(game, "Duluth-Helena", seat=1)


def test_advice_can_be_shown_and_is_escaped():
    html = advice(table().observe(0), table().legal_actions())._repr_html_()
    assert html.startswith("<p>Draw cards</p><ul><li>")


def test_the_corner_speaks_only_when_asked_and_stays_true():
    game = table()
    corner = CoachCorner(game.box)
    corner.show(look(game, Eyes(0)))
    assert corner.answer.value == "" and corner.answer.layout.display == "none"
    corner.ask.click()
    assert "Draw tickets" in corner.answer.value
    game.play("draw deck")
    corner.show(look(game, Eyes(0)))
    assert "Draw tickets" not in corner.answer.value
    corner.route.value = route(game, "Denver-Omaha").id
    assert "Denver-Omaha: 4 pink spaces, 7 points." in corner.answer.value
    corner.ask.click()
    assert corner.answer.value == ""


def test_covered_cards_are_not_talked_about():
    game = table()
    corner = CoachCorner(game.box)
    corner.ask.click()
    corner.show(look(game, Eyes(0, shared=True, covered=True)))
    corner.route.value = route(game, "Denver-Omaha").id
    assert corner.answer.value == "<p>Ada: show your cards first, then ask.</p>"


def tickets(**more):
    held = {0: ["Berlin-Roma", "Paris-Zagrab"], 1: ["Edinburgh-Athina"]}
    claimed = {0: ["Paris-Zurich"]}
    return table("europe", "2 green, 1 red", tickets=held, claimed=claimed, **more)


def test_own_open_tickets_are_told_with_what_they_lack_and_the_way():
    lines = said(tickets())["Your open tickets"]
    start = "Berlin-Roma lacks 9 spaces. A shortest open way: from Berlin to Frankfurt (3 "
    assert lines[0].startswith(start)
    assert "you can pay that" not in lines[0], "no step of it can be paid with this hand"
    assert lines[1] == (
        "Paris-Zagrab lacks 4 spaces. A shortest open way: from Paris to Zürich (yours), "
        "to Venezia (2 green, you can pay that), to Zagrab (2 gray, you can pay that)."
    )


@pytest.mark.parametrize("box", ["usa", "europe", "new-york", "islands"])
def test_a_way_leads_from_one_end_of_its_ticket_to_the_other(box):
    game = ttr.Game(box, dict.fromkeys(["Ada", "Bo"], ttr.players.greedy), seed=3)
    while len(game.actions) < 90 and not game.over:
        game.step()
        seen = game.observe(0)
        for (ticket, way), line in zip(open_ways(seen), open_tickets(seen, ()), strict=True):
            assert way is None or led(seen, ticket, line) == [ends(seen, one) for one in way]


def ends(seen, number):
    route = seen.box.map.routes[number]
    return {route.a, route.b}


def led(seen, ticket, line):
    """The steps between cities that are still to be claimed; own routes make up the others."""
    ids = {city.label: city.id for city in seen.box.map.cities}
    start, _to, rest = line.split("way: from ")[1].partition(" to ")
    stops = re.findall(r"to ([^(]+) [(](.*?)[)]", f"to {rest}")
    cities = [ids[start], *(ids[city] for city, _price in stops)]
    assert (cities[0], cities[-1]) == (ticket.a, ticket.b)
    steps = [(pair, price) for pair, (_city, price) in zip(pairwise(cities), stops, strict=True)]
    assert all(cheapest_way(seen, *pair) == () for pair, price in steps if price == "yours")
    return [{*pair} for pair, price in steps if price != "yours"]


def test_a_route_that_helps_a_ticket_says_so():
    game = tickets()
    helps = "It is on a shortest open way of your ticket Paris-Zagrab."
    assert helps in about(game, "Venezia-Zurich")
    assert "your ticket" not in about(game, "Edinburgh-London orange")
    few = table("europe", "1 black", tickets={0: ["Amsterdam-Pamplona"]})
    (lines,) = (lines for part, lines in said(few).items() if part.startswith("Claim"))
    (line,) = (line for line in lines if "your ticket Amsterdam-Pamplona" in line)
    assert line.startswith("Amsterdam-Bruxelles: 1 black space")


def test_nobody_elses_tickets_are_told_and_none_to_an_onlooker():
    game = tickets()
    for seat in (0, 1, None):
        words = str(advice(game.observe(seat), ()))
        assert ("Athina-Edinburgh" in words) == (seat == 1)
        assert ("Berlin-Roma" in words) == (seat == 0)
    assert "You can do nothing now: somebody else decides." in said(game, seat=1)
    for name in ("Edinburgh-London orange", "Athina-Brindisi"):
        assert "your ticket" not in about(game, name)


def test_a_ticket_that_is_done_is_left_out_and_one_out_of_reach_is_not_promised():
    way = {0: ["Paris-Zurich", "Venezia-Zurich", "Venezia-Zagrab"]}
    done = table("europe", claimed=way, tickets={0: ["Paris-Zagrab"]})
    assert "Your open tickets" not in said(done)
    few = table("europe", tickets={0: ["Berlin-Roma"]}, trains={0: 4})
    (line,) = said(few)["Your open tickets"]
    assert line.startswith("Berlin-Roma lacks 9 spaces (you have 4 trains). A shortest open way:")
    none = table("europe", tickets={0: ["Berlin-Roma"]}, trains={0: 0})
    poor = "Berlin-Roma: you have too few trains for every way that is open."
    assert said(none)["Your open tickets"] == (poor,)


def test_a_city_that_is_shut_in_is_reached_by_nothing_but_a_station():
    shut = {1: ["Edinburgh-London orange"]}
    game = table("europe", claimed=shut, tickets={0: ["Athina-Edinburgh"]})
    (line,) = said(game)["Your open tickets"]
    assert line == "Athina-Edinburgh: no way is open any more; a station may still help."
    used = {0: ["Roma", "Wien", "Paris"]}
    without = table("europe", claimed=shut, stations=used, tickets={0: ["Athina-Edinburgh"]})
    assert said(without)["Your open tickets"] == ("Athina-Edinburgh: no way is open any more.",)


def test_a_ferry_on_the_way_names_its_locomotives_and_new_york_has_taxis():
    game = table("europe", tickets={0: ["Palermo-Constantinople"]})
    (line,) = said(game)["Your open tickets"]
    assert "to Palermo (6 gray, at least 2 locomotives, you can pay that)" in line
    game = table("new-york", hand="1 pink", trains={0: 1}, tickets={0: ["Central Park-Chinatown"]})
    assert "too few taxis" in str(said(game)) or "(you have 1 taxi)" in str(said(game))
