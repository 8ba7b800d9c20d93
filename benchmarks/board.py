"""How much the board sends to the browser, and how long Python takes for it: one line a box.

    python benchmarks/board.py

Nothing here needs a browser: the drawing commands are weighed instead of sent.
"""

import asyncio
import sys
import time
from pathlib import Path
from statistics import median

import ttr_widgets as ttr
from ttr_widgets.board import picture
from ttr_widgets.board.canvas import SHEETS, sheet_of
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.scene import draw
from ttr_widgets.board.strokes import batches

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.board.headless import event, recorded, weighed

WIDTH = 900
COLUMNS = {
    "layout ms": "laying the map out, once for a size",
    "scene ms": "drawing the first scene as shapes",
    "sort ms": "sorting the shapes into batches, once for a picture",
    "first ms": "painting: from batches to the message, when the page is there",
    "first kB": "what a first paint sends",
    "hover kB": "what pointing at a route sends",
    "idle kB": "what a click beside everything sends",
    "claim kB": "what a claim sends: in the middle of a game for two",
    "worst kB": "and the dearest claim of that game",
    "strip kB": "the frame after it: the three cards of a tunnel that cost nothing",
    "controls kB": "what all other widgets send at a claim, in the middle",
}


def main() -> None:
    """Print the table."""
    for column, words in COLUMNS.items():
        print(f"{column:>12}: {words}")
    print("\n" + "".join(f"{word:>15}" for word in ("box", *COLUMNS)))
    for name in ttr.boxes():
        print("".join(f"{figure:>15}" for figure in (name, *measure(name))))


def measure(name: str) -> list[str]:
    """Weigh and time one box: a first paint, pointing, and all claims of a game."""
    game = ttr.Game(name, {"Ada": None, "Ben": None}, seed=5)
    for _ in range(8):
        play(game)
    layout, laid = timed(lambda: make_layout(game.box, WIDTH, 2))
    scene, drawn = timed(lambda: draw(game.observe(0), layout))
    _batches, sorted_out = timed(lambda: [batches(sheet_of(scene, names)) for names in SHEETS])
    board = ttr.Board(game, seat=0)
    with recorded() as first:
        _nothing, painted = timed(lambda: event(board._face.canvas, event="client_ready"))
    with recorded() as hover:
        board.hover(*layout.tracks[0].plate)
    with recorded() as idle:
        board.cancel()
    canvas, strips, controls = asyncio.run(claims(game))
    board.close()
    times = (f"{1000 * seconds:.0f}" for seconds in (laid, drawn, sorted_out, painted))
    sizes = [first.bytes, hover.bytes, idle.bytes, median(canvas), max(canvas)]
    sizes += [max(strips, default=0), median(controls)]
    return [*times, *(f"{size / 1000:.1f}" for size in sizes)]


async def claims(game: ttr.Game) -> tuple[list[int], list[int], list[int]]:
    """Play a game to its end; give what claims sent.

    First what each sent for the canvas, then the cards of tunnels that cost nothing, and what
    each claim sent for all else.
    """
    canvas, strips, controls = [], [], []
    picture._TRAINS_FIRST = 0  # nobody looks
    while not game.over:
        with weighed() as sent:
            claimed = play(game)
        with recorded() as late:
            await asyncio.sleep(0.001)
        if claimed and not game.over:
            canvas.append(sum(sent.pop("_CanvasManager")))
            controls.append(sum(map(sum, sent.values())))
            strips += late.sizes
    return canvas, strips, controls


def play(game: ttr.Game) -> bool:
    """Do what a greedy player would; tell whether a route was claimed."""
    before = game.state.owners
    game.play(ttr.players.greedy(game.observe(game.seat), game.legal_actions()))
    return game.state.owners != before


def timed(work):  # type: ignore[no-untyped-def]
    """Do something; give what it gave, and the seconds of the processor it took."""
    start = time.process_time()
    result = work()
    return result, time.process_time() - start


if __name__ == "__main__":
    main()
