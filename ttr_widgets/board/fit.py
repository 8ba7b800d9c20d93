"""How large a board is: as its page is wide, and no higher than what one sees of the page."""

from functools import lru_cache
from typing import NamedTuple

from ttr_widgets.model.box import Box

from .frame import NARROWEST, Blocks, blocks

WIDEST, STEP = 1400, 20
"""Widths of the picture in CSS pixels; in steps, as laying out a map takes a while."""
LEAST = 640
"""However low the window is, a board is not laid out narrower than this for it."""
SMALLEST = 2 / 3
"""However low the window is, a picture is not scaled down more than this for it: on a page that
is magnified by half, all is still as large as it was before."""


class Fit(NamedTuple):
    """How wide a board is laid out, and how wide the page shows the picture, in CSS pixels."""

    width: int
    shown: int


@lru_cache(256)
def fitting(box: Box, seats: int, width: int, height: int) -> Fit:
    """Choose how to show the map and all that one plays with at once.

    Of the boards that show it, it is one with the largest letters, and of those the widest: only
    in a window too low for any board is the picture scaled down, as in a magnified page. Where
    even that is too high, it is the board that leaves least to scroll. On a page as narrow as a
    phone's, where one scrolls anyhow, it is as wide as the page.

    Args:
        box: what is played.
        seats: how many players sit at the table.
        width: the room beside each other, in CSS pixels.
        height: how much of the page is seen at once, in CSS pixels; 0 if nobody knows.
    """
    room = min(max(width // STEP * STEP, NARROWEST), WIDEST)
    if not height or width < NARROWEST:
        return Fit(room, room)
    widest = min(int(width / SMALLEST), WIDEST)
    widths = range(min(LEAST, room), widest + 1, STEP)
    needs = {one: _needed(blocks(box, one, seats)) for one in widths}
    scales = {one: max(SMALLEST, min(1.0, width / one, height / needs[one])) for one in needs}
    unseen = {one: max(0, round(scales[one] * needs[one] - height)) for one in needs}
    best = min(needs, key=lambda one: (unseen[one], -scales[one], -one))
    return Fit(best, int(scales[best] * best))


def lowest(parts: Blocks) -> float:
    """Where that part of a board ends which one plays with: all but the last moves."""
    return max(parts.map.bottom, parts.tickets.bottom, parts.hand[-1][1].bottom)


def _needed(parts: Blocks) -> float:
    return min(parts.height, lowest(parts) + 8)
