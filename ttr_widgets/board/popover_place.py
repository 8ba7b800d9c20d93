"""Where a pop-over lies: near what it is about, never on that, and on as little else as it can."""

from functools import lru_cache
from itertools import product
from math import hypot

from .curve import Point
from .geometry import bounds
from .layout import Layout
from .places import Rect, Target

_EDGE, _GAP = 6.0, 12.0
"""How far a pop-over keeps from the edge of the map, and from what it is about, in CSS pixels."""
_DETOUR = 16.0
"""How much farther away it lies, in CSS pixels, to leave one more route of the map in sight."""
_ASKEW = 0.2
"""What it costs, beside its distance, that its middle is one CSS pixel away."""


@lru_cache(64)
def beside(target: Target | None, layout: Layout, w: float, h: float) -> Rect:
    """Find a place for a pop-over; remembered, as it is asked for with every move of the mouse.

    A city is left free, and of a route all spaces and both its cities, wherever the map has room
    for that; and their names, too, if it can be. Where there is no room, the fewest are covered.

    Args:
        target: what it is about; None for nothing on the map.
        layout: where things lie.
        w: its width in CSS pixels.
        h: its height in CSS pixels.
    """
    board = layout.blocks.map.shrink(_EDGE)
    shown, names = _to_see(target, layout)
    x, y = bounds(tuple(one.middle for one in shown)).middle if shown else board.middle
    around = [one.shrink(-_GAP) for one in (*shown, *names)]
    lefts = _starts(x, [(one.x, one.right) for one in around], w, (board.x, board.right))
    tops = _starts(y, [(one.y, one.bottom) for one in around], h, (board.y, board.bottom))

    def price(spot: Rect) -> tuple[int, int, int, float]:
        close = _covered(spot.shrink(1), around)  # one that only touches the gap keeps it
        hidden = sum(spot.holds(*track.plate) for track in layout.tracks)
        far = _away(spot, (x, y)) + _DETOUR * hidden
        return _covered(spot, shown), _covered(spot, names), close, far

    return min((Rect(left, top, w, h) for left, top in product(lefts, tops)), key=price)


def _away(spot: Rect, place: Point) -> float:
    """How far a pop-over is from a place: its nearest edge, and a little its middle."""
    x, y = place
    apart = hypot(max(spot.x - x, x - spot.right, 0), max(spot.y - y, y - spot.bottom, 0))
    return apart + _ASKEW * hypot(spot.middle[0] - x, spot.middle[1] - y)


def _starts(
    middle: float, taken: list[tuple[float, float]], size: float, ends: tuple[float, float]
) -> list[float]:
    """Where something of this size may begin: around the middle, beside a part, at an end."""
    wished = [middle - size / 2, *ends, *(one for a, b in taken for one in (a - size, b))]
    low, high = ends[0], max(ends[1] - size, ends[0])
    return sorted({min(max(one, low), high) for one in wished})


def _to_see(target: Target | None, layout: Layout) -> tuple[list[Rect], list[Rect]]:
    """What is to be seen beside the pop-over, and the names of the cities there."""
    if target is None:
        return [], []
    spaces: tuple[Rect, ...] = ()
    cities: tuple[int, ...] = (target.id,)
    if target.kind == "route":
        route = layout.box.map.routes[target.id]
        cities = (route.a, route.b)
        spaces = tuple(bounds(space) for space in layout.tracks[target.id].spaces)
    r = layout.size.dot
    dots = [Rect(x - r, y - r, 2 * r, 2 * r) for x, y in (layout.dots[city] for city in cities)]
    return [*spaces, *dots], [one.box for one in layout.labels if one.city in cities]


def _covered(spot: Rect, parts: list[Rect]) -> int:
    return sum(spot.meets(part) for part in parts)
