"""The map laid out: slow work, done for a few sizes only; what lies between is scaled up."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from math import floor, log, sqrt
from typing import Any

from ttr_widgets.model.gamemap import GameMap

from . import lettering
from .curve import Point
from .give_way import labels_with_room
from .labels import CityLabel, nearest
from .places import Rect
from .shapes import Points
from .tracks import Sizes, Track, Way, in_order, lay, on_map, sizes

_FIRST = 549.0
_STEP = 1.066
"""The sizes that are laid out: the square root of the area, each so much more than the last.

The first is that of a board 700 CSS pixels wide.
"""
SQUARER = 1.15
"""What a broad map is stretched to where the board is narrow: its names need the height."""
_TALL, _BROAD, _SQUARE = range(-6, 10), range(-1, 10), range(-4, 3)


@dataclass(frozen=True, slots=True)
class MapLayout:
    """Where cities, routes and names lie in CSS pixels; see ``Layout``."""

    frame: Rect
    size: Sizes
    dots: tuple[Point, ...]
    tracks: tuple[Track, ...]
    labels: tuple[CityLabel, ...]


def map_layout(game_map: GameMap, rect: Rect) -> MapLayout:
    """Lay the map out in a rectangle that has its form, or its squarer one."""
    step = floor(log(sqrt(rect.w * rect.h) / _FIRST) / log(_STEP) + 1e-6)
    form = min(forms(game_map), key=lambda form: abs(form.aspect - rect.w / rect.h))
    return _scaled(_laid(form, step), rect)


@lru_cache(32)
def forms(game_map: GameMap) -> tuple[GameMap, ...]:
    """Give the forms that a map is drawn in: its own, and a squarer one if it is broad."""
    if game_map.aspect <= SQUARER:
        return (game_map,)
    return game_map, replace(game_map, aspect=SQUARER)


def steps(form: GameMap) -> range:
    """Give the steps of size in use for a form: from a phone to a screen 1500 pixels wide."""
    return _TALL if form.aspect < SQUARER else _SQUARE if form.aspect == SQUARER else _BROAD


@lru_cache(64)
def _laid(game_map: GameMap, step: int) -> MapLayout:
    rect, frame, size, dots, ways = _unlettered(game_map, step)
    labels = lettering.placed(game_map, step, ways, size)
    if not labels:
        labels = labels_with_room(ways, game_map.cities, dots, rect, size)
    return MapLayout(frame, size, dots, in_order(ways), labels)


def place_names(game_map: GameMap, step: int) -> dict[str, Any]:
    """Place the names of a map for good: what ``lettering.placed`` finds again."""
    rect, _frame, size, dots, ways = _unlettered(game_map, step)
    before = ways[:]
    labels = labels_with_room(ways, game_map.cities, dots, rect, size, patient=True)
    return lettering.written(before, ways, labels)


def _unlettered(
    game_map: GameMap, step: int
) -> tuple[Rect, Rect, Sizes, tuple[Point, ...], list[Way]]:
    area, aspect = _FIRST * _STEP**step, sqrt(game_map.aspect)
    rect = Rect(0, 0, round(area * aspect, 3), round(area / aspect, 3))
    frame = Rect(8, 6, rect.w - 18, rect.h - 12)
    size = sizes(game_map, rect)
    dots = tuple(on_map(frame, city.x, city.y) for city in game_map.cities)
    return rect, frame, size, dots, lay(game_map, frame, size)


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
        tuple(_near_its_dot(label, drawn.dots[label.city], at) for label in drawn.labels),
    )


def _near_its_dot(label: CityLabel, dot: Point, at: Callable[[float, float], Point]) -> CityLabel:
    """Put a name where its box has grown: it leaves room, so it keeps to the side of its dot."""
    box = label.box
    left, top = at(box.x, box.y)
    right, bottom = at(box.right, box.bottom)
    x, y = at(*nearest(box, dot))
    x, y = _held(x, box.w, left, right), _held(y, box.h, top, bottom)
    return replace(label, box=Rect(x, y, box.w, box.h))


def _held(point: float, length: float, start: float, end: float) -> float:
    """Where a line must begin to lie in the middle between two ends and reach a point."""
    middle = (start + end - length) / 2
    return min(max(middle, point - length), point)
