"""Words in front of the map: names that a light touches, the rule that forbids what was tried."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from .figures import card
from .geometry import corners
from .layout import Layout
from .outlines import outlines, touch
from .palette import Palette
from .places import Rect
from .shapes import Disc, Label, Line, Polygon, Shape
from .text import text_width, wrap

_NOTE = 13.0


def names_above(lit: Sequence[Shape], drawn: Sequence[Shape]) -> Iterator[Shape]:
    """Lights, and above them the names that they touch: these can still be read.

    Args:
        lit: the lights, and names in their color.
        drawn: the cities as they are drawn below, each with its name.
    """
    bright, names = (
        [one for one in shapes if isinstance(one, Label) and one.halo] for shapes in (lit, drawn)
    )
    lamps = [one for one in lit if one not in bright]
    yield from lamps
    places = {(name.x, name.y) for name in bright}
    yield from _touched([name for name in names if (name.x, name.y) not in places], lamps)
    yield from bright


def _touched(names: Sequence[Label], lamps: Sequence[Shape]) -> Iterator[Label]:
    """The names of which a light covers a letter."""
    measured = list(zip(lamps, outlines(lamps), strict=True))
    for name, letters in zip(names, outlines([_letters(name) for name in names]), strict=True):
        near = [one for one, outline in measured if touch(letters, outline)]
        if any(touch(letters, piece) for one in near for piece in outlines(_pieces(one))):
            yield name


def _letters(name: Label) -> Polygon:
    """What the letters of a name fill, without their halo."""
    wide = text_width(name.text, name.size)
    return Polygon(corners(Rect(name.x - wide / 2, name.y - name.size / 2, wide, name.size)))


def _pieces(shape: Shape) -> list[Shape]:
    """The straight pieces of a line or a ring: a name in its bow, or inside, is not touched."""
    if isinstance(shape, Disc | Label) or (isinstance(shape, Polygon) and shape.fill):
        return [shape]
    points = shape.points if isinstance(shape, Line) else (*shape.points, shape.points[0])
    return [Line(pair, shape.stroke or "", shape.width) for pair in pairwise(points)]


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
