"""What moves: trains come down on a route that was just claimed; the page does the rest."""

from math import atan2, degrees, dist
from typing import Any

from ttr_widgets.model.state import NOBODY
from ttr_widgets.play.observe import Observation

from .layout import Layout
from .palette import Palette
from .shapes import Points
from .tracks import TRAIN


def landing(
    before: Observation, after: Observation, layout: Layout, palette: Palette
) -> dict[str, Any] | None:
    """Say which trains come down, as a message to the page.

    Args:
        before: a position, as one seat sees it.
        after: a later one.
        layout: where the routes lie.
        palette: the colors of the trains.

    Returns:
        The message; None unless just one route was claimed, as in a leap of a replay.
    """
    owners = enumerate(zip(before.owners, after.owners, strict=True))
    claimed = [route for route, (old, new) in owners if old == NOBODY != new]
    if len(claimed) != 1:
        return None
    spaces = layout.tracks[claimed[0]].spaces
    across, along = TRAIN
    long = dist(*_ends(spaces[len(spaces) // 2])) * along
    return {
        "event": "placed",
        "width": layout.width,
        "height": layout.height,
        "color": palette.seats[after.owners[claimed[0]]],
        "rim": palette.halo,
        "size": [round(long, 1), round(layout.size.space * across, 1)],
        "spaces": [_lie(space) for space in spaces],
    }


def _lie(space: Points) -> list[int]:
    """The middle of a space, and how it is turned, in degrees."""
    (ax, ay), (bx, by) = _ends(space)
    turn = degrees(atan2(by - ay, bx - ax))
    return [round((ax + bx) / 2), round((ay + by) / 2), round(turn)]


def _ends(space: Points) -> tuple[tuple[float, float], tuple[float, float]]:
    """The middles of the two short sides."""
    half = len(space) // 2
    start, end = (space[0], space[-1]), (space[half - 1], space[half])
    return _middle(*start), _middle(*end)


def _middle(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
