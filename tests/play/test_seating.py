"""Who sits at the table: numbers, names, players and seeds, and what is refused."""

from pathlib import Path

import pytest
from examples import on_usa_boxes

import ttr_widgets as ttr


@on_usa_boxes
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_number_seats_persons(box, players):
    game = ttr.Game(box, players)
    assert game.names == ("Ada", "Ben", "Cleo", "Dan", "Eve")[:players]
    assert game.players == (None,) * players and game.seat == 0


def test_names_and_players():
    game = ttr.Game("usa", ["Zoë", "李"])
    assert game.names == ("Zoë", "李")
    game = ttr.Game("usa", {"Ada": None, "Robo": ttr.players.greedy})
    assert game.names == ("Ada", "Robo") and game.players == (None, ttr.players.greedy)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_another_seat_may_begin(first):
    game = ttr.Game("usa", 3, seed=1, first=first)
    order = []
    for _ in range(3):
        order.append(game.seat)
        game.play("keep 1 2")
    assert order == [first, (first + 1) % 3, (first + 2) % 3] and game.seat == first


@on_usa_boxes
@pytest.mark.parametrize(
    "players",
    [0, 1, 6, -1, 10**9, [], ["Ada"], ["Ada", "Ada"], list("abcdef"), {}, {"Ada": None}],
    ids=repr,
)
def test_a_number_the_box_is_not_made_for_is_refused(box, players):
    with pytest.raises(ValueError) as error:
        ttr.Game(box, players)
    assert str(error.value).endswith(".")


@pytest.mark.parametrize(
    "players",
    [None, "Ada", 2.5, True, {"Ada": None, "Robo": 3}, {"Ada": None, "Robo": "greedy"}, object(),
     [1, "1"], {1: None, "1": None}, [["a"], ["b"]], ["Ada", None], ["Ada", ""], ["Ada", " "]],
    ids=lambda players: type(players).__name__,
)  # fmt: skip
def test_players_that_are_none_are_refused(players):
    with pytest.raises(ValueError) as error:
        ttr.Game("usa", players)
    assert str(error.value).endswith(".")


@pytest.mark.parametrize("seed", ["seven", 1.5, True, [], b"1"], ids=repr)
def test_a_seed_that_is_no_whole_number_is_refused(seed):
    with pytest.raises(ValueError, match="whole number"):
        ttr.Game("usa", 2, seed=seed)


@pytest.mark.parametrize("seed", [None, 0, -3, 10**30])
def test_any_whole_number_is_a_seed(seed):
    assert ttr.Game("usa", 2, seed=seed).state == ttr.Game("usa", 2, seed=seed).state
    assert ttr.Game("usa").seed == 0


def test_other_seeds_are_other_games():
    assert len({str(ttr.Game("usa", 2, seed=seed).state.deck) for seed in range(20)}) == 20


@pytest.mark.parametrize("first", [-1, 2, 99, "x", None, 1.0], ids=repr)
def test_a_first_seat_that_is_none_is_refused(first):
    with pytest.raises(ValueError, match="first"):
        ttr.Game("usa", 2, first=first)


@pytest.mark.parametrize("box", ["mars", "", None, 3, ["usa"]], ids=repr)
def test_a_box_that_is_none_is_refused(box):
    with pytest.raises(ValueError):
        ttr.Game(box)


def test_a_box_may_be_a_file():
    path = Path(__file__).parents[2] / "maps" / "usa.toml"
    assert ttr.Game(path).box.id == "usa"


@pytest.mark.parametrize("seat", [-1, 2, 7, "Ada", 0.5], ids=repr)
def test_a_seat_that_is_none_is_refused(seat):
    game = ttr.scenario("usa")
    with pytest.raises(ValueError):
        game.observe(seat)
    with pytest.raises(ValueError):
        game.log_for(seat)
    with pytest.raises(ValueError):
        game.play("draw deck", seat=seat)
    assert not game.actions
