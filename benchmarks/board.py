"""How much the board sends to the browser, and how long Python takes for it: one line a box.

    python benchmarks/board.py

Nothing here needs a browser: the drawing commands are weighed instead of sent.
"""

import sys
import time
from pathlib import Path

import ttr_widgets as ttr
from ttr_widgets.board.layout import make_layout

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.board.headless import event, recorded

WIDTH = 950
HEAD = ("box", "layout ms", "first kB", "first ms", "hover kB", "claim kB", "claim messages")


def main() -> None:
    """Print the table."""
    print("".join(f"{word:>16}" for word in HEAD))
    for name in ttr.boxes():
        print("".join(f"{figure:>16}" for figure in (name, *measure(name))))


def measure(name: str) -> list[str]:
    """Weigh a first paint, a hover and a claim in one box."""
    game = ttr.scenario(name, hands={0: "5 green, 5 locomotives"}, seed=1)
    layout, laid = timed(lambda: make_layout(game.box, WIDTH, len(game.names)))
    board = ttr.Board(game, seat=0)
    with recorded() as first:
        _nothing, painted = timed(lambda: event(board._face.canvas, event="client_ready"))
    with recorded() as hover:
        board.hover(*layout.tracks[0].plate)
    with recorded() as claim:
        board.say(next(a for a in game.legal_actions() if isinstance(a, ttr.ClaimRoute)))
    board.close()
    sizes = (first.bytes, hover.bytes, claim.bytes)
    first_kb, hover_kb, claim_kb = (f"{size / 1000:.1f}" for size in sizes)
    laid_ms, painted_ms = f"{1000 * laid:.0f}", f"{1000 * painted:.0f}"
    return [laid_ms, first_kb, painted_ms, hover_kb, claim_kb, str(claim.messages)]


def timed(work):  # type: ignore[no-untyped-def]
    """Do something; give what it gave, and the seconds it took."""
    start = time.perf_counter()
    result = work()
    return result, time.perf_counter() - start


if __name__ == "__main__":
    main()
