"""Let the engine and the second referee play games side by side, and tell where they differ.

    python benchmarks/referee.py [games] [box ...]      the first so many games: 10000
    python benchmarks/referee.py 5000-10000             a part of them, for a second processor

The referee (``tests/referee``) is slow and naive and shares no rule with the engine. After each
action all legal actions and the whole table are compared, at the end every line of the count.
Every third game begins in a laid-out position near the end, where rare things happen.
"""

import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(1, str(Path(__file__).resolve().parent.parent / "tests"))

from referee.duel import duel
from referee.table import Disagreement

import ttr_widgets as ttr

GAMES = 10_000
SHOWN_EVERY = 1.0


def tables(boxes: list[str]) -> list[tuple[str, int]]:
    """Name all boxes with all their numbers of players."""
    sizes = {name: ttr.load_box(name).players for name in boxes}
    return [(name, seats) for name, (few, most) in sizes.items() for seats in range(few, most + 1)]


def run(numbers: range, boxes: list[str]) -> tuple[Counter[str], list[str]]:
    """Play these games; returns how often each thing happened, and the disagreements."""
    seen: Counter[str] = Counter()
    faults: list[str] = []
    all_tables, start, shown = tables(boxes), perf_counter(), 0.0
    for done, number in enumerate(numbers, start=1):
        seed, place = divmod(number, len(all_tables))
        box, seats = all_tables[place]
        try:
            met = duel(box, seats, seed, late=seed % 3 == 2)
            seen += met + Counter({box: met["games"]})
        except Disagreement as fault:
            faults.append(str(fault))
            print(f"\n{fault}", flush=True)
        if perf_counter() - shown > SHOWN_EVERY or done == len(numbers):
            shown = perf_counter()
            rate = done / (shown - start)
            line = f"{done:,} of {len(numbers):,} games, {seen['actions']:,} actions"
            print(f"\r{line}, {len(faults)} disagreements, {rate:.1f} games/s", end="", flush=True)
    print()
    return seen, faults


def main(words: list[str]) -> int:
    """Print the counts; the result is 1 if the two ever differed."""
    first, _to, last = (words[0] if words else str(GAMES)).rpartition("-")
    seen, faults = run(range(int(first or 0), int(last)), words[1:] or ttr.boxes())
    for name, number in sorted(seen.items()):
        print(f"{number:>10,}  {name}")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
