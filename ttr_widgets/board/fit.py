"""How wide a board is: as wide as its page, and no higher than what one sees of the page."""

from functools import lru_cache

from ttr_widgets.model.box import Box

from .frame import Blocks, blocks
from .layout import NARROWEST

WIDEST, STEP = 1400, 20
"""Widths of the picture in CSS pixels; in steps, as laying out a map takes a while."""
LEAST = 640
"""However low the window is, a board is not made narrower than this for it."""


@lru_cache(256)
def fitting_width(box: Box, seats: int, width: int, height: int) -> int:
    """Choose the widest board that shows the map and all that one plays with at once.

    Where none is low enough, it is the lowest: there is least to scroll.

    Args:
        box: what is played.
        seats: how many players sit at the table.
        width: the room beside each other, in CSS pixels.
        height: how much of the page is seen at once, in CSS pixels; 0 if nobody knows.

    Returns:
        A width in CSS pixels, never more than there is room for.
    """
    room = min(max(width // STEP * STEP, NARROWEST), WIDEST)
    widths = range(room, min(LEAST, room) - 1, -STEP) if height else range(room, room + 1)
    needs = {one: _needed(blocks(box, one, seats)) for one in widths}
    return next((one for one in widths if needs[one] <= height), min(widths, key=needs.__getitem__))


def _needed(parts: Blocks) -> float:
    """How high the part of a board is that one plays with: all but the last moves."""
    lowest = max(parts.map.bottom, parts.tickets.bottom, parts.hand[-1][1].bottom)
    return min(parts.height, lowest + 8)
