"""Make the pictures of docs/gallery: ``python tools/gallery.py [--photos] [part of a name]``.

Pillow paints, without a browser: every box in the middle of a game with the most seats, at
three widths in three themes; and every moment and dialog of a board, in light, dark and high
contrast. With ``--photos``, Chromium photographs boards and a lesson in a JupyterLab of its
own, and replays as pages. Each time the index, docs/gallery/README.md, is made again.
"""

import sys
from pathlib import Path

from gallery_index import index
from gallery_moments import Moment, boxes, moments

from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.png import to_png
from ttr_widgets.board.scene import draw
from ttr_widgets.board.selection import NOTHING, click
from ttr_widgets.board.sight import Marks, look, view_of

FOLDER = Path(__file__).parent.parent / "docs" / "gallery"
SCALES = {700: 1.4, 900: 1.2, 1400: 1.0}
BOX_THEMES = ("light", "dark", "dark-contrast")
MOMENT_THEMES = ("light", "dark", "contrast")


def main() -> None:
    """Make all pictures, or those with these words in their name; then the index."""
    words = [word for word in sys.argv[1:] if word != "--photos"]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for moment in boxes():
        for width in SCALES:
            for theme in BOX_THEMES:
                paint(moment, width, theme, words)
    for moment in moments():
        for theme in MOMENT_THEMES:
            paint(moment, 900, theme, words)
    if "--photos" in sys.argv[1:]:
        from gallery_photos import photograph  # only this needs a browser

        photograph(FOLDER, words)
    names = sorted(path.name for path in FOLDER.glob("*.png"))
    (FOLDER / "README.md").write_text(index(names), encoding="utf-8")


def paint(moment: Moment, width: int, theme: str, words: list[str]) -> None:
    """Paint a moment as the one who is asked sees it."""
    path = FOLDER / f"{moment.name}-{width}-{theme}.png"
    if not all(word in path.stem for word in words):
        return
    sight, chosen = look(moment.game, moment.eyes or Eyes(moment.game.seat)), NOTHING
    for target in moment.clicked:
        chosen, _action = click(chosen, target, sight.seen, sight.actions)
    layout = make_layout(moment.game.box, width, len(moment.game.names))
    marks = Marks(chosen, moment.hover, moment.message)
    scale = SCALES[width] if theme == "light" else 1.0  # the others are shown small
    picture = to_png(draw(sight.seen, layout, view_of(sight, marks, theme)), layout, scale)
    path.write_bytes(picture)
    print(f"{path.name}: {len(picture) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
