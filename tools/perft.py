"""Count how many ways a game can go on: the sum of a rules engine in a few numbers.

A change that adds, drops or doubles a legal action anywhere near these positions changes a
count. Each line of a file names a position (players, seed, how many decisions random players
have made) and how many sequences of one, two, ... actions there are from it.

    python tools/perft.py                      make tests/perft/*.perft again
    python tools/perft.py usa 3 1 40 2         the count of each first action, two deep
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "perft"
sys.path.insert(0, str(FOLDER.parent.parent))

import ttr_widgets as ttr  # noqa: E402
from ttr_widgets.model.state import State  # noqa: E402
from ttr_widgets.rules import engine  # noqa: E402

ENOUGH = 1000
"""A position is counted one action deeper while that takes no more states than this."""

DEEPEST = 5
"""And not deeper than this: near the end there are few games to count, all of them over."""

Where = tuple[int, int, int]
"""A position: players, seed and how many decisions random players have made."""

USA = (
    (2, 1, 0),
    (2, 1, 12),
    (2, 1, 60),
    (2, 2, 100),
    (2, 2, 150),
    (3, 3, 40),
    (4, 4, 90),
    (5, 5, 200),
)
POSITIONS: dict[str, tuple[Where, ...]] = {
    "usa": USA,
    "usa-2004": USA,
    # In three of these positions a tunnel asks for more cards.
    "europe": (
        (2, 1, 0),
        (2, 2, 81),
        (2, 1, 185),
        (2, 2, 191),
        (3, 2, 77),
        (3, 3, 40),
        (4, 1, 28),
        (5, 5, 200),
    ),
    "europe-printed": (
        (2, 1, 0),
        (2, 1, 77),
        (2, 1, 170),
        (2, 2, 150),
        (3, 3, 40),
        (4, 3, 139),
        (4, 4, 90),
        (5, 3, 8),
    ),
    "new-york": (
        (2, 1, 0),
        (2, 1, 12),
        (2, 1, 45),
        (2, 2, 58),
        (3, 1, 72),
        (3, 3, 40),
        (4, 1, 100),
        (4, 4, 60),
    ),
    "islands": (
        (2, 1, 0),
        (2, 1, 12),
        (2, 1, 63),
        (2, 2, 81),
        (3, 1, 84),
        (3, 2, 82),
        (3, 3, 9),
        (3, 3, 70),
    ),
}
HEADER = """\
# How many ways a game of {box} can go on. Made by tools/perft.py: do not edit, read.
# players, seed and decisions made name a position; then the sequences of 1, 2, ... actions.
"""


class Line(NamedTuple):
    """One counted position."""

    players: int
    seed: int
    decisions: int
    counts: tuple[int, ...]


def position(box: str, players: int, seed: int, decisions: int) -> State:
    """Let random players decide so many times from the start of a game."""
    table = {f"P{seat}": ttr.players.random for seat in range(players)}
    game = ttr.Game(box, table, seed=seed)
    for _ in range(decisions):
        game.step()
    return game.state


def count(state: State, depth: int) -> int:
    """Count the sequences of so many actions; a game that ends earlier counts once."""
    actions = engine.legal_actions(state)
    if depth <= 1 or not actions:
        return len(actions) or 1
    return sum(count(engine.apply(state, action)[0], depth - 1) for action in actions)


def divide(box: str, state: State, depth: int) -> dict[str, int]:
    """Count for each first action separately, to find the one that is wrong."""
    game = ttr.Game(box, len(state.seats)).from_here(state)
    return {
        game.write(action): count(engine.apply(state, action)[0], depth - 1) if depth > 1 else 1
        for action in game.legal_actions()
    }


def measure(box: str, players: int, seed: int, decisions: int) -> Line:
    """Count a position as deep as is quick."""
    state = position(box, players, seed, decisions)
    counts = [count(state, 1)]
    while counts[-1] <= ENOUGH and len(counts) < DEEPEST:
        counts.append(count(state, len(counts) + 1))
    return Line(players, seed, decisions, tuple(counts))


def write(box: str) -> str:
    """Make the text of a file."""
    lines = (measure(box, *where) for where in POSITIONS[box])
    return HEADER.format(box=box) + "".join(
        f"players {p}, seed {s}, decisions {d}: {' '.join(map(str, counts))}\n"
        for p, s, d, counts in lines
    )


def read(path: Path) -> Iterator[Line]:
    """Read a file."""
    for text in path.read_text(encoding="utf-8").splitlines():
        if not text.startswith("#"):
            where, _, counts = text.partition(": ")
            players, seed, decisions = (int(part.split()[-1]) for part in where.split(","))
            yield Line(players, seed, decisions, tuple(map(int, counts.split())))


def main(words: list[str]) -> None:
    """Make all files again, or show the count of each first action of one position."""
    if words:
        box, (players, seed, decisions, depth) = words[0], map(int, words[1:])
        for action, number in divide(box, position(box, players, seed, decisions), depth).items():
            print(f"{number:8}  {action}")
    for box in () if words else POSITIONS:
        (FOLDER / f"{box}.perft").write_text(write(box), encoding="utf-8")
        print(f"tests/perft/{box}.perft")


if __name__ == "__main__":
    main(sys.argv[1:])
