"""Words in front of the map: the rule that forbids what was tried."""

from collections.abc import Iterator

from .figures import card
from .layout import Layout
from .palette import Palette
from .places import Rect
from .shapes import Disc, Label, Shape
from .text import wrap

_NOTE = 13.0


def note(message: str, layout: Layout, palette: Palette) -> Iterator[Shape]:
    """Say over the foot of the map why something is not allowed."""
    if not message:
        return
    board = layout.blocks.map
    lines = wrap(message, _NOTE, board.w - 72, bold=True)
    h = 18 * len(lines) + 14
    rect = Rect(board.x + 16, board.bottom - h - 12, board.w - 32, h)
    yield card(rect, palette.alert, palette.halo, 8, 1.5)
    yield Disc(rect.x + 19, rect.middle[1], 9, palette.alert_ink)
    yield Label(rect.x + 19, rect.middle[1], "!", 14, palette.alert, bold=True)
    for row, line in enumerate(lines):
        y = rect.y + 16 + 18 * row
        yield Label(rect.x + 36, y, line, _NOTE, palette.alert_ink, bold=True, align="left")
