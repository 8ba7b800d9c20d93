"""Measure how fast games of random choices are played, with every action checked.

    python benchmarks/random_games.py [seconds for each row]

A decision is one action of one seat. A game here asks the engine for all legal actions, takes
one of them and applies it, which checks once more that it is legal.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import ttr_widgets as ttr
from ttr_widgets.model.actions import Action
from ttr_widgets.model.box import Box
from ttr_widgets.model.state import State
from ttr_widgets.play.observe import observe
from ttr_widgets.rules import engine

BOXES = ("usa", "usa-2004")
SEATS = (2, 4)
History = list[tuple[State, Action]]


def play(box: Box, seats: int, seed: int) -> History:
    """Play one random game; returns every position with the action taken in it."""
    chance = Random(seed).random
    history: History = []
    state, _ = engine.new_game(box, seats, seed)
    while not state.over:
        actions = engine.legal_actions(state)
        action = actions[int(chance() * len(actions))]
        history.append((state, action))
        state, _ = engine.apply(state, action)
    return history


def games(box: Box, seats: int, seconds: float) -> tuple[float, float, History]:
    """Play games for so long; returns games a second, decisions a second and one game."""
    number, decisions, start = 0, 0, perf_counter()
    history = play(box, seats, 0)
    while perf_counter() - start < seconds:
        decisions += len(play(box, seats, number))
        number += 1
    spent = perf_counter() - start
    return number / spent, decisions / spent, history


def microseconds(call: Callable[[State, Action], object], history: History) -> float:
    """The best of five rounds over a whole game, for each call."""
    rounds = []
    for _ in range(5):
        start = perf_counter()
        for state, action in history:
            call(state, action)
        rounds.append((perf_counter() - start) / len(history))
    return min(rounds) * 1e6


CALLS: dict[str, Callable[[State, Action], object]] = {
    "legal_actions": lambda state, action: engine.legal_actions(state),
    "apply": lambda state, action: engine.apply(state, action),
    "observe": lambda state, action: observe(state, state.seat),
}


def main(words: list[str]) -> None:
    """Print the table."""
    seconds = float(words[0]) if words else 2.0
    heads = ("box", "seats", "games/s", "decisions/s", *(f"µs {name}" for name in CALLS))
    print("  ".join(f"{head:>16}" for head in heads))
    for name in BOXES:
        for seats in SEATS:
            fast, decisions, history = games(ttr.load_box(name), seats, seconds)
            each = [f"{microseconds(call, history):.1f}" for call in CALLS.values()]
            row = (name, seats, f"{fast:.0f}", f"{decisions:,.0f}", *each)
            print("  ".join(f"{cell:>16}" for cell in row))


if __name__ == "__main__":
    main(sys.argv[1:])
