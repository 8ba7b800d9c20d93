"""A state is its events; a record plays again; a state that was given out never changes."""

import json
import os
import subprocess
import sys
from copy import deepcopy
from hashlib import sha256

from examples import (
    BOXES,
    HABITS,
    HERE,
    fresh_steps,
    on_random_games,
    random_game,
    steps,
    the_box,
)

import ttr_widgets as ttr
from ttr_widgets.play.action_text import read_action, write_action
from ttr_widgets.play.position import read_position, write_position
from ttr_widgets.rules import engine
from ttr_widgets.rules.setup import bare_table


@on_random_games
def test_events_alone_rebuild_the_state(box, seats, seed, habit):
    box_, first = the_box(box), seed % seats
    draft = bare_table(box_, seats, seed, first)
    state, events = engine.new_game(box_, seats, seed, first)
    for event in events:
        event.change(draft)
    assert draft == state
    for before, _, after, events in steps(box, seats, seed, habit, first):
        assert draft == before
        for event in events:
            event.change(draft)
        assert draft == after


@on_random_games
def test_apply_leaves_the_old_state_as_it_was(box, seats, seed, habit):
    kept = []
    for number, (before, _, _, _) in enumerate(fresh_steps(box, seats, seed, habit)):
        if number % 3 == 0:
            kept.append((before, deepcopy(before, {id(before.box): before.box})))
    assert all(state == copied for state, copied in kept)


@on_random_games
def test_the_same_action_has_the_same_outcome(box, seats, seed, habit):
    for before, action, after, events in steps(box, seats, seed, habit):
        assert engine.apply(before, action) == (after, events)


@on_random_games
def test_a_record_plays_again(box, seats, seed, habit):
    game = random_game(box, seats, seed, habit, first=seed % seats)
    again = ttr.Game.from_json(game.to_json(), box=game.box)
    assert again.to_json() == game.to_json()
    assert again.events == game.events and again.log == game.log
    while game.actions:
        assert again.state == game.state
        assert again.undo() == game.undo()
    assert again.state == game.state


@on_random_games
def test_actions_read_back(box, seats, seed, habit):
    for number, (state, action, _, _) in enumerate(steps(box, seats, seed, habit)):
        assert read_action(state, write_action(state, action)) == action
        if number % 40 == 0:
            written = [write_action(state, one) for one in engine.legal_actions(state)]
            assert len(set(written)) == len(written)
            read = tuple(read_action(state, text.upper()) for text in written)
            assert read == engine.legal_actions(state)


@on_random_games
def test_positions_read_back(box, seats, seed, habit):
    for number, (_, _, state, _) in enumerate(steps(box, seats, seed, habit)):
        if number % 10 == 0 or state.over:
            text = write_position(state)
            again = read_position(text, state.box)
            assert again == state and write_position(again) == text


@on_random_games
def test_a_position_goes_on_like_the_game_it_was_taken_from(box, seats, seed, habit):
    game = random_game(box, seats, seed, habit)
    half = len(game.actions) // 2
    for _ in range(half):
        game.undo()
    other = read_position(write_position(game.state), game.box)
    state = game.state
    for _ in range(15):
        if not state.over:
            action = engine.legal_actions(state)[-1]
            state, events = engine.apply(state, action)
            other, same = engine.apply(other, action)
            assert events == same
    assert other == state


REPLAY = """
import json, sys
import ttr_widgets as ttr
from ttr_widgets.play.position import write_position
from hashlib import sha256
for record in json.load(sys.stdin):
    game = ttr.Game.from_json(record)
    sums = []
    while True:
        sums.append(write_position(game.state) + repr(game.legal_actions()))
        if not game.actions:
            break
        game.undo()
    print(sha256("".join(sums).encode()).hexdigest())
"""


def _sum(game):
    sums = [write_position(game.state) + repr(game.legal_actions())]
    while game.actions:
        game.undo()
        sums.append(write_position(game.state) + repr(game.legal_actions()))
    return sha256("".join(sums).encode()).hexdigest()


def test_a_record_plays_again_in_another_python_with_another_hash_seed():
    games = [
        random_game(box, ttr.load_box(box).players[1], number, HABITS[number % len(HABITS)])
        for number, box in enumerate(BOXES)
    ]
    env = os.environ | {"PYTHONHASHSEED": "31337", "PYTHONPATH": str(HERE.parent)}
    records = json.dumps([game.to_json() for game in games])
    done = subprocess.run(
        [sys.executable, "-c", REPLAY], input=records, env=env, capture_output=True, text=True
    )
    assert done.stdout.split() == [_sum(game) for game in games], done.stderr
