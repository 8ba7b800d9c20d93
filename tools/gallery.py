"""Paint the pictures of docs/gallery: ``python tools/gallery.py``.

Three positions of one game at two widths in two themes, and one board of every other box.
"""

from pathlib import Path

import ttr_widgets as ttr
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.png import to_png
from ttr_widgets.board.scene import View, draw
from ttr_widgets.model.state import TakeTurn

FOLDER = Path(__file__).parent.parent / "docs" / "gallery"
NAMES = ("Ada", "Grace", "Hedy", "Katherine")
SCALES = {700: 1.6, 950: 1.3, 1100: 1.25}


def main() -> None:
    """Paint all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for width in (700, 1100):
        for theme in ("light", "dark"):
            game = new_game("usa", seats=4)
            paint(game, "usa-opening", width, theme)
            advance(game, 150)
            paint(game, "usa-middle", width, theme)
            advance(game, 10_000)
            paint(game, "usa-end", width, theme)
    for box in ("europe", "new-york", "islands"):
        game = new_game(box, seats=3)
        advance(game, 70)
        paint(game, f"{box}-middle", 950, "light")


def new_game(box: str, seats: int) -> ttr.Game:
    """A game of computer players whose start tickets are chosen."""
    game = ttr.Game(box, players=dict.fromkeys(NAMES[:seats], ttr.players.greedy), seed=11)
    advance(game, 1)
    return game


def advance(game: ttr.Game, steps: int) -> None:
    """Let the players decide so often, and on until somebody is asked to take a turn."""
    while not game.over and (steps > 0 or not isinstance(game.state.decision, TakeTurn)):
        game.step()
        steps -= 1


def paint(game: ttr.Game, name: str, width: int, theme: str) -> None:
    """Paint a position as the one who is asked sees it."""
    seat = game.seat
    seen = game.observe(seat)
    layout = make_layout(game.box, width, len(game.names))
    view = View(names=game.names, theme=theme, news=game.log_for(seat)[-20:])
    picture = to_png(draw(seen, layout, view), layout, SCALES[width])
    path = FOLDER / f"{name}-{width}-{theme}.png"
    path.write_bytes(picture)
    print(f"{path.name}: {len(picture) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
