"""Let chance play all boxes with all numbers of players, and tell what the engine stumbles on.

    python benchmarks/million.py [actions] [box ...]

Whole games, one after the other, in the habits of the tests. Each action is one that the engine
called legal: to refuse it, or any other exception, is an error of ours. It is printed with all
that it takes to play the game again:

    list(fresh_steps(box, seats, seed, habit))       of tests/examples.py
"""

import sys
from collections import Counter
from pathlib import Path
from time import perf_counter
from traceback import format_exc

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(1, str(Path(__file__).resolve().parent.parent / "tests"))

from examples import HABITS, cards_of_the_table, fresh_steps, tables, trains_of_the_table

import ttr_widgets as ttr
from ttr_widgets.model.state import State

ACTIONS = 1_000_000
SHOWN_EVERY = 1.0
LONGEST = 5_000
"""No game has so many actions, by far: one that has goes round in a circle."""

ENOUGH_ERRORS = 20

HABITS_BY_NAME = {habit.__name__: habit for habit in HABITS}


def play(box: str, seats: int, seed: int, habit: str, seen: Counter[str]) -> str:
    """Play a game and count its actions; returns what went wrong, or nothing."""
    done = 0
    try:
        for _, action, after, _ in fresh_steps(box, seats, seed, HABITS_BY_NAME[habit]):
            done += 1
            seen[type(action).__name__] += 1
            check(after, done)
    except Exception:
        where = f"box {box}, seats {seats}, seed {seed}, habit {habit}, after {done} actions"
        return f"{where}\n{format_exc()}"
    return ""


def check(state: State, done: int) -> None:
    """Look whether all is there at the end, and whether an end comes at all."""
    assert done < LONGEST, "the game does not end"
    if state.over:
        assert cards_of_the_table(state) == state.box.cards, "cards are lost or made"
        trains = [state.box.trains] * len(state.seats)
        assert trains_of_the_table(state) == trains, "trains are lost or made"


def run(actions: int, boxes: list[str]) -> tuple[Counter[str], int]:
    """Play until so many actions are done; returns how many of each kind, and the errors."""
    seen: Counter[str] = Counter()
    errors, games, start, shown = 0, 0, perf_counter(), 0.0
    trials = [(*table, habit) for table in tables(boxes) for habit in HABITS_BY_NAME]
    while seen.total() < actions and errors < ENOUGH_ERRORS:
        seed, place = divmod(games, len(trials))
        box, seats, habit = trials[place]
        error = play(box, seats, seed, habit, seen)
        games += 1
        if error:
            errors += 1
            print(f"\n{error}", flush=True)
        if perf_counter() - shown > SHOWN_EVERY or seen.total() >= actions:
            shown = perf_counter()
            rate = seen.total() / (shown - start)
            line = f"{seen.total():,} of {actions:,} actions, {games:,} games"
            print(f"\r{line}, {errors} errors, {rate:,.0f} actions/s", end="", flush=True)
    print()
    return seen, errors


def main(words: list[str]) -> int:
    """Print the counts; the result is 1 if anything went wrong."""
    actions = int(words[0].replace(",", "").replace("_", "")) if words else ACTIONS
    seen, errors = run(actions, words[1:] or ttr.boxes())
    for name, number in sorted(seen.items()):
        print(f"{number:>12,}  {name}")
    return bool(errors)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
