"""Tourist attractions."""

import pytest

import ttr_widgets as ttr


@pytest.mark.parametrize(
    ("box", "claimed", "touched"),
    [
        ("new-york", [], []),
        # Two cities, of which one is an attraction; then both; then one, twice.
        ("new-york", ["Midtown West-Times Square"], ["Times Square"]),
        ("new-york", ["Central Park-Times Square"], ["Central Park", "Times Square"]),
        ("new-york", ["Midtown West-Times Square", "Lincoln Center-Times Square"],
         ["Times Square"]),
        ("new-york", ["Lincoln Center-Midtown West"], []),
        ("islands", ["Aluna-Bimo", "Aluna-Corra", "Dovan-Jumi"], ["Aluna", "Jumi"]),
        ("islands", ["Bimo-Corra"], []),
    ],
)  # fmt: skip
def test_score_attractions(box, claimed, touched):
    game = ttr.scenario(box, claimed={1: claimed})
    mine, other = [
        [line for line in game.scores().of(seat) if line.kind == "attractions"] for seat in (1, 0)
    ]
    assert [line.points for line in mine + other] == [len(touched), 0]
    assert [game.box.map.cities[city].name for city in mine[0].cities] == touched
