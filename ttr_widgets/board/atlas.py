"""The map laid out: slow work, done for a few sizes only; what lies between is scaled up."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from math import floor, log, sqrt

from ttr_widgets.model.gamemap import GameMap

from .curve import Point
from .give_way import labels_with_room
from .labels import CityLabel
from .places import Rect
from .shapes import Points
from .tracks import Sizes, Track, in_order, lay, on_map, sizes

_FIRST = 549.0
_STEP = 1.066
"""The sizes that are laid out: the square root of the area, each so much more than the last.

The first is that of a board 700 CSS pixels wide.
"""


@dataclass(frozen=True, slots=True)
class MapLayout:
    """Where cities, routes and names lie in CSS pixels; see ``Layout``."""

    frame: Rect
    size: Sizes
    dots: tuple[Point, ...]
    tracks: tuple[Track, ...]
    labels: tuple[CityLabel, ...]


def map_layout(game_map: GameMap, rect: Rect) -> MapLayout:
    """Lay the map out in a rectangle."""
    steps = floor(log(sqrt(rect.w * rect.h) / _FIRST) / log(_STEP) + 1e-6)
    small = _FIRST * _STEP**steps / sqrt(rect.w * rect.h)
    return _scaled(_laid(game_map, round(rect.w * small, 3), round(rect.h * small, 3)), rect)


@lru_cache(64)
def _laid(game_map: GameMap, w: float, h: float) -> MapLayout:
    rect = Rect(0, 0, w, h)
    frame = Rect(8, 6, w - 18, h - 12)
    size = sizes(game_map, rect)
    dots = tuple(on_map(frame, city.x, city.y) for city in game_map.cities)
    ways = lay(game_map, frame, size)
    labels = labels_with_room(ways, game_map.cities, dots, rect, size)
    return MapLayout(frame, size, dots, in_order(ways), labels)


def _scaled(drawn: MapLayout, rect: Rect) -> MapLayout:
    """Enlarge a layout to a rectangle; names keep their size."""
    by = (rect.w - 18) / drawn.frame.w

    def at(x: float, y: float) -> Point:
        return rect.x + x * by, rect.y + y * by

    def all_of(points: Points) -> Points:
        return tuple(at(x, y) for x, y in points)

    frame = Rect(*at(drawn.frame.x, drawn.frame.y), drawn.frame.w * by, drawn.frame.h * by)
    s = drawn.size
    return MapLayout(
        frame,
        Sizes(s.space * by, s.longest * by, s.gap * by, s.dot * by, s.text),
        all_of(drawn.dots),
        tuple(
            Track(
                all_of(track.line),
                tuple(map(all_of, track.spaces)),
                at(*track.plate),
                tuple(map(all_of, track.beds)),
            )
            for track in drawn.tracks
        ),
        tuple(replace(label, box=_moved(label.box, at)) for label in drawn.labels),
    )


def _moved(box: Rect, at: Callable[[float, float], Point]) -> Rect:
    x, y = at(*box.middle)
    return Rect(x - box.w / 2, y - box.h / 2, box.w, box.h)
