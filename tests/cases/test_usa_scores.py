"""Cases O-US08 to O-US13, O-US17 and O-US18: points and the final count of the USA."""

import pytest
from examples import draw_two, on_usa_boxes

import ttr_widgets as ttr


def longest_paths(game):
    """The line about the longest path, for each seat."""
    return [line for line in game.scores().lines if line.kind == "longest-path"]


@on_usa_boxes
def test_o_us08_a_ticket_by_a_long_way_round(box):
    way = [
        "Denver-Kansas City", "Kansas City-Oklahoma City", "Oklahoma City-Dallas",
        "Dallas-Houston", "Houston-El Paso",
    ]  # fmt: skip
    game = ttr.scenario(box, claimed={0: way}, tickets={0: ["Denver-El Paso"]})
    assert game.state.seats[0].points == 7 + 2 + 2 + 1 + 15 == 27
    routes, ticket, path = game.scores().of(0)
    assert (ticket.kind, ticket.points, ticket.done) == ("ticket", 4, True)
    assert sorted(ticket.routes) == sorted(game.state.routes_of(0))
    assert (routes.points, path.points) == (27, 10)
    assert game.scores().totals == (41, 0)


@on_usa_boxes
def test_o_us08_a_gap_in_the_way_fails_the_ticket(box):
    way = ["Denver-Kansas City", "Oklahoma City-Dallas", "Dallas-Houston", "Houston-El Paso"]
    game = ttr.scenario(
        box, claimed={0: way, 1: ["Kansas City-Oklahoma City"]}, tickets={0: ["Denver-El Paso"]}
    )
    ticket = game.scores().of(0)[1]
    assert (ticket.points, ticket.done, ticket.routes) == (-4, False, ())


@on_usa_boxes
@pytest.mark.parametrize("twin", ["black", "orange"])
def test_o_us08_either_member_of_a_double_route_connects(box, twin):
    way = [f"Denver-Kansas City {twin}", "Kansas City-Saint Louis", "Pittsburgh-Saint Louis"]
    game = ttr.scenario(box, players=4, claimed={2: way}, tickets={2: ["Denver-Pittsburgh"]})
    assert game.scores().of(2)[1].points == 11


@on_usa_boxes
@pytest.mark.parametrize(
    ("name", "spaces", "points"),
    [
        ("Atlanta-Nashville", 1, 1),
        ("Atlanta-Charleston", 2, 2),
        ("Chicago-Duluth", 3, 4),
        ("Dallas-El Paso", 4, 7),
        ("Helena-Omaha", 5, 10),
        ("Miami-New Orleans", 6, 15),
    ],
)
def test_o_us09_route_points(box, name, spaces, points):
    game = ttr.scenario(box, hands={0: "6 red"}, claimed={0: ["Denver-Santa Fe"]})
    game.play(f"claim {name}")
    seat = game.state.seats[0]
    assert seat.points == 2 + points and seat.trains == 43 - spaces
    assert game.observe(1).seats[0].points == 2 + points
    assert game.scores().of(0)[0].points == 2 + points


@on_usa_boxes
def test_o_us10_longest_path_a_loop_with_two_spurs(box):
    net = [
        "Denver-Kansas City", "Kansas City-Oklahoma City", "Oklahoma City-Denver",
        "Denver-Santa Fe", "Kansas City-Saint Louis",
    ]  # fmt: skip
    game = ttr.scenario(box, claimed={0: net})
    assert game.state.seats[0].trains == 45 - 14
    mine, other = longest_paths(game)
    spaces = [game.box.map.routes[number].spaces for number in mine.routes]
    assert sum(spaces) == 12 and len(set(mine.routes)) == len(mine.routes)
    assert len(mine.cities) == len(mine.routes) + 1
    assert mine.words == "longest path: 12 spaces" and mine.points == 10
    assert other.points == 0


@on_usa_boxes
def test_o_us11_tied_for_longest(box):
    claimed = {
        0: ["Pittsburgh-Toronto", "Duluth-Toronto", "Duluth-Helena", "Helena-Seattle",
            "Portland-Seattle"],
        1: ["El Paso-Los Angeles", "El Paso-Houston", "Houston-New Orleans",
            "Little Rock-New Orleans", "Little Rock-Saint Louis", "Nashville-Saint Louis"],
        2: ["Calgary-Winnipeg", "Sault St. Marie-Winnipeg", "Montreal-Sault St. Marie"],
    }  # fmt: skip
    game = ttr.scenario(box, players=3, claimed=claimed)
    assert [line.words for line in longest_paths(game)] == [
        "longest path: 21 spaces", "longest path: 21 spaces", "longest path: 17 spaces"
    ]  # fmt: skip
    assert [line.points for line in longest_paths(game)] == [10, 10, 0]
    points = [seat.points for seat in game.state.seats]
    assert game.scores().totals == (points[0] + 10, points[1] + 10, points[2])


@pytest.mark.parametrize(
    ("box", "name", "bonus"),
    [("usa", "Dallas-Houston", 10), ("europe", "Berlin-Wien", 10), ("islands", "Aluna-Bimo", 5)],
)
def test_o_us11_the_bonus_of_each_box(box, name, bonus):
    game = ttr.scenario(box, claimed={1: [name]})
    assert [line.points for line in longest_paths(game)] == [0, bonus]


NORTH = [
    "Los Angeles-San Francisco", "Portland-San Francisco", "Portland-Seattle", "Helena-Seattle",
    "Duluth-Helena", "Duluth-Toronto", "Pittsburgh-Toronto", "New York-Pittsburgh",
    "Nashville-Pittsburgh",
]  # fmt: skip
SOUTH = [
    "Denver-Santa Fe", "El Paso-Santa Fe", "Denver-Kansas City", "Kansas City-Saint Louis",
    "Chicago-Saint Louis", "Kansas City-Oklahoma City", "Dallas-Oklahoma City", "Dallas-Houston",
    "Pittsburgh-Saint Louis", "Pittsburgh-Washington", "New York-Washington",
]  # fmt: skip


@on_usa_boxes
def test_o_us12_tie_for_the_win_goes_by_the_number_of_tickets_not_their_value(box):
    game = ttr.scenario(
        box,
        claimed={0: NORTH, 1: SOUTH},
        points={0: 40, 1: 70},
        tickets={
            0: ["Los Angeles-New York", "New York-Seattle", "Nashville-Portland"],
            1: ["Denver-El Paso", "Houston-Kansas City", "Chicago-Santa Fe", "Dallas-New York",
                "Denver-Pittsburgh"],
        },
    )  # fmt: skip
    score = game.scores()
    tickets = [[line.points for line in score.of(s) if line.kind == "ticket"] for s in (0, 1)]
    assert (len(tickets[0]), sum(tickets[0])) == (3, 60)
    assert (len(tickets[1]), sum(tickets[1])) == (5, 40)
    assert [line.points for line in longest_paths(game)] == [10, 0]
    assert score.totals == (110, 110)
    assert score.winners == (1,) and score.decided_by == "tickets"


@on_usa_boxes
def test_o_us13_negative_totals(box):
    game = ttr.scenario(
        box,
        points={0: 1, 1: 1},
        tickets={0: ["Denver-El Paso"], 1: ["Dallas-New York"]},
        turns_left=1,
    )
    draw_two(game)
    assert game.over and game.scores().totals == (-3, -10)
    assert game.scores().winners == (0,) and game.scores().decided_by == "points"
    assert "Ada wins with −3 points." in str(game)


@on_usa_boxes
def test_o_us17_ticket_points_stay_out_of_the_running_score(box):
    game = ttr.scenario(
        box,
        hands={0: "2 red"},
        claimed={0: ["Denver-Santa Fe"]},
        tickets={0: ["Denver-El Paso"]},
        turns_left=2,
    )
    game.play("claim El Paso-Santa Fe")
    assert game.state.seats[0].points == 4
    seen = game.observe(1).seats[0]
    assert (seen.points, seen.number_of_tickets, seen.tickets) == (4, 1, None)
    assert not [sentence for sentence in game.log_for(1) if "ticket" in sentence.casefold()]
    draw_two(game)
    assert game.over and game.scores().totals == (4 + 4 + 10, 0)
    assert [line.kind for line in game.scores().of(0)] == ["routes", "ticket", "longest-path"]
    assert game.observe(1).seats[0].tickets == game.state.seats[0].tickets


@on_usa_boxes
def test_o_us18_nobody_built_anything(box):
    game = ttr.scenario(box, players=3, turns_left=1)
    draw_two(game)
    assert game.over and game.scores().totals == (0, 0, 0)
    assert [(line.points, line.routes) for line in longest_paths(game)] == [(0, ())] * 3
    assert game.scores().winners == (0, 1, 2) and game.scores().decided_by == "shared"
