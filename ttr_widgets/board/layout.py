"""Where everything lies on the board: made once for a box, a width and a number of seats.

``make_layout(box, width, seats)`` remembers what it made, so ask as often as you like.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import dist

from ttr_widgets.model.box import Box

from .atlas import map_layout
from .curve import Point
from .frame import NARROW, NARROWEST, Blocks, blocks
from .geometry import distance
from .labels import CityLabel
from .places import Place, Rect, Target
from .tracks import Sizes, Track, beside_twin

_REACH, _REACH_NARROW = 12.5, 17.0
"""How near to the middle line of a route, or to a city, a click must be, in CSS pixels: 24
across, also on a phone 340 pixels wide."""


@dataclass(frozen=True, eq=False)
class Layout:
    """Where everything lies, in CSS pixels. ``width`` and ``height`` are the whole canvas.

    ``blocks`` are the parts of the board, ``dots`` the cities, ``tracks`` the routes with
    their spaces, ``labels`` the names of the cities, ``size`` what they are drawn with.
    ``frame`` is where the places of the map (0 to 1) lie, ``table`` what can be pointed at
    beside the map.
    """

    box: Box
    width: float
    height: float
    blocks: Blocks
    frame: Rect
    size: Sizes
    dots: tuple[Point, ...]
    tracks: tuple[Track, ...]
    labels: tuple[CityLabel, ...]
    table: tuple[Place, ...]

    def target_at(self, x: float, y: float, places: tuple[Place, ...] = ()) -> Target | None:
        """Tell what lies under a point of the canvas.

        Args:
            x: CSS pixels from the left edge.
            y: CSS pixels from the upper edge.
            places: ``scene.places``, which lie in front of the map, the last on top.
        """
        for place in reversed((*self.table, *places)):
            if place.rect.holds(x, y):
                return place.target
        return self._on_map(x, y) if self.blocks.map.holds(x, y) else None

    def rect_of(self, target: Target) -> Rect | None:
        """Where something on the table lies; None for what lies elsewhere."""
        return next((place.rect for place in self.table if place.target == target), None)

    def _on_map(self, x: float, y: float) -> Target | None:
        aside, city = min((dist(dot, (x, y)), i) for i, dot in enumerate(self.dots))
        ways = [(distance(x, y, track.line), i) for i, track in enumerate(self.tracks)]
        on_dot, on_space = aside <= self.size.dot + 2, min(ways)[0] <= self.size.space / 2 + 1
        if on_dot or (aside <= self._reach and not on_space):
            return Target("city", city)
        within = [(far, route) for far, route in ways if far <= self._reach_of(route)]
        return Target("route", min(within)[1]) if within else None

    @property
    def _reach(self) -> float:
        return _REACH if self.width >= NARROW else _REACH_NARROW

    def _reach_of(self, route: int) -> float:
        """How near a click must be; a twin reaches further, as its other side is its twin's."""
        alone = self.box.map.routes[route].twin is None
        return self._reach if alone else 2 * self._reach - beside_twin(self.size)


@lru_cache(64)
def make_layout(box: Box, width: float, seats: int) -> Layout:
    """Lay out the board.

    Args:
        box: what is played.
        width: of the canvas, in CSS pixels; at least 480 are used.
        seats: how many players sit at the table.
    """
    width = max(width, NARROWEST)
    parts = blocks(box, width, seats)
    drawn = map_layout(box.map, parts.map)
    return Layout(
        box,
        width,
        parts.height,
        parts,
        drawn.frame,
        drawn.size,
        drawn.dots,
        drawn.tracks,
        drawn.labels,
        _table(parts),
    )


def _table(parts: Blocks) -> tuple[Place, ...]:
    return (
        *(Place(rect, Target("seat", seat)) for seat, rect in enumerate(parts.seats)),
        *(Place(rect, Target("row", place)) for place, rect in enumerate(parts.row, 1)),
        Place(parts.deck, Target("deck")),
        Place(parts.ticket_deck, Target("tickets")),
        *(Place(rect, Target("card", kind)) for kind, rect in parts.hand),
    )
