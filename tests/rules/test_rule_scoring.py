"""The final count."""

import pytest
from examples import on_usa_boxes

import ttr_widgets as ttr


@on_usa_boxes
def test_score_tickets(box):
    game = ttr.scenario(
        box,
        claimed={0: ["Denver-Santa Fe", "El Paso-Santa Fe"], 1: ["Dallas-Houston"]},
        tickets={0: ["Denver-El Paso", "Boston-Miami"], 1: ["Houston-Kansas City"]},
    )
    tickets = [
        [(line.words, line.points, line.done) for line in game.scores().of(seat)[1:-1]]
        for seat in (0, 1)
    ]
    assert tickets[0] == [("Denver-El Paso", 4, True), ("Boston-Miami", -12, False)]
    assert tickets[1] == [("Houston-Kansas City", -5, False)]
    assert game.scores().totals == (4 + 4 - 12 + 10, 1 - 5)


TICKETS = {0: ["Denver-El Paso"], 1: ["Houston-Kansas City"]}
DONE = {0: ["Denver-Santa Fe", "El Paso-Santa Fe"], 1: ["Dallas-Houston"]}


@on_usa_boxes
@pytest.mark.parametrize(
    ("table", "totals", "winners", "decided_by"),
    [
        ({"points": {0: 3, 1: 7}}, (3, 7), (1,), "points"),
        # Three have 7 points: the one with a completed ticket wins, though it is worth less.
        (
            {
                "points": {0: 0, 1: 19, 2: 14},
                "claimed": DONE,
                "tickets": {0: ["Denver-El Paso"], 1: ["Houston-Kansas City"]},
            },
            (14, 14, 14),
            (0,),
            "tickets",
        ),
        # As many tickets, as many points: the longest path decides.
        (
            {"points": {0: 5, 1: 15, 2: 15}, "claimed": {0: ["Dallas-Houston"]}},
            (15, 15, 15),
            (0,),
            "longest-path",
        ),
        # Two have the bonus for the longest path: they share the victory.
        (
            {
                "points": {0: 5, 1: 5, 2: 15},
                "claimed": {0: ["Dallas-Houston"], 1: ["Atlanta-Nashville"]},
            },
            (15, 15, 15),
            (0, 1),
            "shared",
        ),
        ({"points": {0: 7, 1: 7, 2: 7}}, (7, 7, 7), (0, 1, 2), "shared"),
        ({"points": {0: -7, 1: -9, 2: -7}}, (-7, -9, -7), (0, 2), "shared"),
    ],
)
def test_score_winner(box, table, totals, winners, decided_by):
    players = len(totals)
    score = ttr.scenario(box, players=players, **table).scores()
    assert (score.totals, score.winners, score.decided_by) == (totals, winners, decided_by)


@on_usa_boxes
@pytest.mark.parametrize(
    ("claimed", "spaces", "points"),
    [
        ({}, [0, 0], [0, 0]),
        ({0: ["Dallas-Houston"]}, [1, 0], [10, 0]),
        ({0: ["Dallas-Houston"], 1: ["Atlanta-Nashville"]}, [1, 1], [10, 10]),
        # Three spurs at one city: only two of them lie on one path.
        ({0: ["Denver-Santa Fe", "Denver-Omaha", "Denver-Helena"]}, [8, 0], [10, 0]),
        # Two nets that do not meet: only one of them counts.
        ({0: ["Denver-Omaha", "Atlanta-Miami"], 1: ["Helena-Seattle"]}, [5, 6], [0, 10]),
        # A loop is walked all around, and a spur after it.
        (
            {
                0: [
                    "Dallas-Houston",
                    "Houston-New Orleans",
                    "Little Rock-New Orleans",
                    "Dallas-Little Rock",
                    "Dallas-El Paso",
                ]
            },
            [12, 0],
            [10, 0],
        ),
    ],
)
def test_score_longest_path(box, claimed, spaces, points):
    lines = ttr.scenario(box, claimed=claimed).scores().lines
    paths = [line for line in lines if line.kind == "longest-path"]
    words = [f"longest path: {n} {'space' if n == 1 else 'spaces'}" for n in spaces]
    assert [line.words for line in paths] == words
    assert [line.points for line in paths] == points
