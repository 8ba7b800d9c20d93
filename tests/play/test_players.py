"""Computer players: legal, always the same, and greedy is better than random."""

import pytest
from examples import USA, on_usa_boxes, steps

import ttr_widgets as ttr
from ttr_widgets.play.observe import observe
from ttr_widgets.rules import engine

PLAYERS = (ttr.players.random, ttr.players.greedy, ttr.players.planner)


def duel(box, seed, swap):
    """Let greedy and random play one game; returns greedy's lead."""
    table = {"G": ttr.players.greedy, "R": ttr.players.random}
    game = ttr.Game(box, dict(reversed(table.items())) if swap else table, seed=seed)
    game.advance()
    totals = dict(zip(game.names, game.scores().totals, strict=True))
    return totals["G"] - totals["R"]


@on_usa_boxes
def test_greedy_beats_random_clearly(box):
    leads = [duel(box, seed, swap=seed % 2 == 1) for seed in range(24)]
    assert sum(lead > 0 for lead in leads) >= 22
    assert sum(leads) / len(leads) > 60


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_player_chooses_a_legal_action_and_always_the_same(player, seats):
    for number, (state, _, _, _) in enumerate(steps("usa", seats, seed=6)):
        if number % 5 == 0:
            actions = engine.legal_actions(state)
            seen = observe(state, state.seat)
            choice = player(seen, actions)
            assert choice in actions and player(seen, actions) == choice


@on_usa_boxes
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_table_of_computers_plays_to_the_end(box, player, seats):
    table = {f"P{seat}": player for seat in range(seats)}
    game = ttr.Game(box, table, seed=seats)
    game.advance()
    again = ttr.Game(box, table, seed=seats)
    again.advance()
    assert game.over and game.state == again.state and game.actions == again.actions


def test_random_makes_use_of_all_it_may_do():
    chosen = set()
    for state, _, _, _ in steps("usa", 4, seed=2):
        actions = engine.legal_actions(state)
        action = ttr.players.random(observe(state, state.seat), actions)
        chosen.add((type(action).__name__, actions.index(action) < len(actions) / 2))
    assert len(chosen) >= 6


@pytest.mark.parametrize("box", USA)
def test_computers_play_until_a_person_must_decide(box):
    game = ttr.Game(box, {"R": ttr.players.random, "Ada": None, "G": ttr.players.greedy}, seed=9)
    assert game.seat == 0 and game.step() and game.seat == 1
    assert game.step() == () and game.advance() == ()
    game.play("keep 1 2")
    events = game.advance()
    assert events and game.seat == 1
    assert [event.seat for event in events if type(event).__name__ == "TurnEnded"] == [0]


def test_a_player_is_any_function_of_what_it_sees_and_may_do():
    seen = []

    def first(observation, actions):
        seen.append(observation)
        return actions[0]

    game = ttr.Game("usa", {"Me": first, "R": ttr.players.random}, seed=1)
    game.advance()
    assert game.over and {one.seat for one in seen} == {0}
    assert all(one.seats[1].hand is None and one.me.hand is not None for one in seen)


@pytest.mark.parametrize("answer", [None, "fly", ttr.Keep(()), 3, ttr.DrawCard(0)], ids=repr)
def test_a_player_that_answers_nonsense_changes_nothing(answer):
    game = ttr.Game("usa", {"Me": lambda seen, actions: answer, "Ada": None})
    before = game.state.copy()
    with pytest.raises(ValueError):
        game.advance()
    assert game.state == before
