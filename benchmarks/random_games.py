"""Measure how fast games of random choices are played, with every action checked.

    python benchmarks/random_games.py        # usa with 2 and 4 seats, europe 4, new-york 2
    python benchmarks/random_games.py europe:3 islands:2 --games 50

A game here asks the engine for all legal actions, takes one of them, each as likely as any
other, and applies it, which checks once more that it is legal. Seconds are those of the
processor, so that other programs on the same machine disturb little.
"""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import ttr_widgets as ttr
from ttr_widgets.model.actions import Action
from ttr_widgets.model.box import Box
from ttr_widgets.model.state import State
from ttr_widgets.play.observe import observe
from ttr_widgets.rules import engine

TABLES = ("usa:2", "usa:4", "europe:4", "new-york:2")


def play(box: Box, seats: int, seed: int) -> Iterator[tuple[State, Action]]:
    """Play one random game: every position with the action taken in it."""
    chance = Random(seed).random
    state, _ = engine.new_game(box, seats, seed)
    while not state.over:
        actions = engine.legal_actions(state)
        action = actions[int(chance() * len(actions))]
        yield state, action
        state, _ = engine.apply(state, action)


def pace(box: Box, seats: int, games: int) -> tuple[float, float]:
    """Play so many games, each with a seed of its own; returns games and actions a second."""
    list(play(box, seats, 0))  # what is made once for a box is made here
    start = process_time()
    actions = sum(1 for seed in range(1, games + 1) for _ in play(box, seats, seed))
    spent = process_time() - start
    return games / spent, actions / spent


def microseconds(
    call: Callable[[State, Action], object], history: list[tuple[State, Action]]
) -> float:
    """The best of five rounds over all positions, for each call."""
    rounds = []
    for _ in range(5):
        start = process_time()
        for state, action in history:
            call(state, action)
        rounds.append((process_time() - start) / len(history))
    return min(rounds) * 1e6


CALLS: dict[str, Callable[[State, Action], object]] = {
    "apply": lambda state, action: engine.apply(state, action),
    "legal_actions": lambda state, action: engine.legal_actions(state),
    "observe": lambda state, action: observe(state, state.seat),
}


def table(tables: list[str], games: int) -> Iterator[str]:
    """Measure each box with so many seats, a line each."""
    heads = ("games/s", "actions/s", *(f"µs {name}" for name in CALLS))
    yield f"{'box':12} {'seats':>5}" + "".join(f"{head:>17}" for head in heads)
    for one in tables:
        name, _, number = one.partition(":")
        box, seats = ttr.load_box(name), int(number or 2)
        games_a_second, actions_a_second = pace(box, seats, games)
        history = [step for seed in range(5) for step in play(box, seats, seed)]
        cells = [f"{games_a_second:.0f}", f"{actions_a_second:,.0f}"]
        cells += [f"{microseconds(call, history):.1f}" for call in CALLS.values()]
        yield f"{name:12} {seats:5}" + "".join(f"{cell:>17}" for cell in cells)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", default=TABLES, help="box:seats, such as europe:4")
    parser.add_argument("--games", type=int, default=200, help="games for each row")
    given = parser.parse_args()
    for line in table(given.tables, given.games):
        print(line, flush=True)
