"""Let the planner play against greedy, two at a table, and measure how fast games are simulated.

    python benchmarks/players.py [number of games] [boxes]

Each plays every other game from the first seat. A share is given with its 95 % interval. The
seconds are those of the processor, so that a busy machine does not change them much.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import ttr_widgets as ttr
from ttr_widgets.play.seating import Player
from ttr_widgets.teach.results import Results

BOXES = ("usa", "usa-2004", "europe", "new-york", "islands")
GAMES = 1000
PLAYERS = ttr.players


def timed(box: str, players: Sequence[Player], games: int) -> tuple[Results, float]:
    """Simulate games; returns the results and how many games a second that were."""
    start = process_time()
    results = ttr.simulate(box, players, games, seed=1)
    return results, games / (process_time() - start)


def duels(boxes: Sequence[str], games: int) -> Iterator[str]:
    """Let the planner meet greedy, a line for each box."""
    heads = ("planner wins as first", "as second", "mean points")
    yield f"{'box':10} {heads[0]:>22} {heads[1]:>22} {heads[2]:>15} {'games/s':>8}"
    for box in boxes:
        results, fast = timed(box, (PLAYERS.planner, PLAYERS.greedy), games)
        first, second = (str(results.wins(player="planner", seat=seat)) for seat in (0, 1))
        means = " v ".join(f"{row['total']:.1f}" for row in results.summary)
        yield f"{box:10} {first:>22} {second:>22} {means:>15} {fast:8.1f}"


def speeds(boxes: Sequence[str], games: int) -> Iterator[str]:
    """Let each player play against itself, a line for each box."""
    players = (PLAYERS.random, PLAYERS.greedy, PLAYERS.planner)
    yield f"{'games/s':10}" + "".join(f"{player.__name__:>10}" for player in players)
    for box in boxes:
        fast = [timed(box, (player, player), games)[1] for player in players]
        yield f"{box:10}" + "".join(f"{number:10.1f}" for number in fast)


def main(words: Sequence[str]) -> None:
    """Print both tables."""
    games = int(words[0]) if words else GAMES
    boxes = words[1:] or BOXES
    for line in chain(duels(boxes, games), [""], speeds(boxes, max(10, games // 20))):
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
