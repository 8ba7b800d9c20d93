"""A way that bends: the same route, its middle a little aside, its ends a little shorter."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import hypot

from .convex import Convex
from .curve import curve
from .geometry import bounds
from .labels import Dots
from .places import Rect
from .shapes import Points
from .tracks import PLATE, Sizes, Way, share_out, spare

FARTHEST = 24
"""How far the middle of a way may move aside, in CSS pixels."""
_SHIFTS = sorted(range(-FARTHEST, FARTHEST + 1, 3), key=abs)
_STIFF = 6
"""How far that of a single space may move: bent more, a space looks broken."""
_SHORTER = (0, 6, 12)
_SHORT = 2.0
"""How much more it counts when an end is shorter than when the middle moves aside."""


@dataclass(frozen=True, slots=True)
class Lie:
    """How a way lies: its spaces, the plates of its owners, and how much it is bent.

    ``hull`` is the rectangle around all of them, ``bent`` how far its middle has moved
    aside, ``effort`` also counts by how much its ends are shorter: both in CSS pixels.
    """

    way: Way
    hull: Rect
    spaces: tuple[Convex, ...]
    plates: tuple[Convex, ...]
    bent: float = 0.0
    effort: float = 0.0

    def covers(self, box: Rect) -> bool:
        """Tell whether a space or a plate lies on a box."""
        return self.hull.meets(box) and any(
            figure.lies_on(box) for figure in (*self.spaces, *self.plates)
        )

    def runs_into(self, other: "Lie") -> bool:
        """Tell whether a space lies on a space of another way."""
        return self.hull.meets(other.hull) and any(
            space.meets(theirs)
            for space in self.spaces
            if space.around.meets(other.hull)
            for theirs in other.spaces
        )


def lie(way: Way, bent: float = 0.0, effort: float = 0.0) -> Lie:
    """Measure a way."""
    spaces = tuple(Convex(space) for space in way.spaces)
    plates = tuple(Convex(octagon(*track.plate, PLATE)) for track in way.tracks)
    hull = bounds(tuple(point for figure in (*spaces, *plates) for point in figure.points))
    return Lie(way, hull, spaces, plates, bent, effort)


def octagon(x: float, y: float, r: float) -> Points:
    """A figure as good as a disc."""
    c = r * 0.42
    near = ((-r, -c), (-c, -r), (c, -r), (r, -c), (r, c), (c, r), (-c, r), (-r, c))
    return tuple((x + dx, y + dy) for dx, dy in near)


def bends(way: Way, rect: Rect, dots: Dots, size: Sizes) -> Iterator[Lie]:
    """All ways in which a way may lie, the straightest first; on the map and off all dots."""
    room = max(spare(way, size), 0)
    choices = [
        (abs(shift) + _SHORT * (before + after), shift, before, after)
        for shift, before, after in product(_SHIFTS, _SHORTER, _SHORTER)
        if before + after <= room and (way.routes[0].spaces > 1 or abs(shift) <= _STIFF)
    ]
    for effort, shift, before, after in sorted(choices):
        bent = lie(_bent(way, shift, (before, after), size), abs(shift), effort)
        if whole(bent.hull, rect) and not on_dots(bent, dots, size.dot):
            yield bent


def _bent(way: Way, shift: float, shorter: Sequence[float], size: Sizes) -> Way:
    """The same way, its middle moved aside by ``shift``, its ends shorter."""
    (ax, ay), (bx, by) = way.curve.points[0], way.curve.points[-1]
    far = hypot(bx - ax, by - ay) or 1.0
    dx, dy = 2 * shift * (by - ay) / far, 2 * shift * (bx - ax) / far
    bend = (way.bend[0] - dx, way.bend[1] + dy)
    ends = zip(way.ends, shorter, strict=True)
    clear = {end: way.clear[end] + more for end, more in ends}
    bent = replace(way, bend=bend, curve=curve((ax, ay), bend, (bx, by)), clear=clear)
    share_out(bent, size)
    return bent


def whole(hull: Rect, rect: Rect) -> bool:
    """Tell whether a hull lies inside a rectangle."""
    return rect.holds(hull.x, hull.y) and rect.holds(hull.right, hull.bottom)


def on_dots(bent: Lie, dots: Dots, r: float) -> bool:
    """Tell whether a space lies on a city; ``r`` is the radius of a dot."""
    squares = [Rect(x - r, y - r, 2 * r, 2 * r) for x, y in dots.places]
    return any(
        space.lies_on(square)
        for square in squares
        if bent.hull.meets(square)
        for space in bent.spaces
    )
