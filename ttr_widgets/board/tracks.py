"""Where every space of every route lies on the map."""

from dataclasses import dataclass, replace
from itertools import combinations
from math import sqrt

from ttr_widgets.model.gamemap import GameMap, Route

from .beds import beds
from .curve import Curve, Point, curve
from .fan import on_ring, spoke, spread
from .geometry import bounds, overlap
from .places import Rect
from .shapes import Points

_APART = 0.24
"""How far twins lie apart, as a part of the height of a space."""

_ROUNDS = 14
CLEAR = 2.5
"""How far a way keeps from the dot of a city at least, in CSS pixels."""
PLATE = 6.2
"""The radius of the plate with an owner's initial, in CSS pixels: as large as a letter needs."""
_RIM = 0.7
"""How far the rim of a plate looks out."""
TRAIN = (0.82, 0.88)
"""How much of a space its train fills, across and along."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """What a map of this size is drawn with, in CSS pixels.

    ``space`` is the height of a space, ``longest`` its greatest length, ``gap`` the room
    between two, ``dot`` the radius of a city, ``text`` the size of its name.
    """

    space: float
    longest: float
    gap: float
    dot: float
    text: float


def sizes(game_map: GameMap, rect: Rect) -> Sizes:
    """Choose sizes by the room that each route has."""
    room = sqrt(rect.w * rect.h / max(len(game_map.routes), 30))
    space = min(16.0, max(5.5, 0.138 * room))
    narrow = min(11.0, max(8.0, rect.w / 62, 1.3 * space))
    text = min(13.5, max(narrow, 1.06 * space))
    return Sizes(space, 7.5 * space, max(1.6, 0.2 * space), max(3.5, 0.56 * space), text)


@dataclass(frozen=True, slots=True)
class Track:
    """One route on the map.

    ``line`` runs through the middle, ``spaces`` are outlines, ``plate`` is where the
    owner's initial goes, ``beds`` show as a rim around the spaces and between them.
    """

    line: Points
    spaces: tuple[Points, ...]
    plate: Point
    beds: tuple[Points, ...] = ()


@dataclass(slots=True)
class Way:
    """A way between two cities (one route, or twins) while it is being laid.

    ``clear`` is how much of the curve stays free at each end, in CSS pixels.
    """

    routes: tuple[Route, ...]
    bend: Point
    ends: tuple[int, int]
    curve: Curve
    clear: dict[int, float]
    tracks: tuple[Track, ...] = ()

    @property
    def spaces(self) -> list[Points]:
        """The outlines of all its spaces."""
        return [space for track in self.tracks for space in track.spaces]


def lay(game_map: GameMap, frame: Rect, size: Sizes) -> list[Way]:
    """Lay out all ways: even spaces along the curve, clear of cities and of each other.

    Args:
        game_map: cities and routes.
        frame: where the places of the map (0 to 1) lie.
        size: see ``Sizes``.
    """
    ways = _ways(game_map, frame, size)
    for way in ways:
        share_out(way, size)
    for _ in range(_ROUNDS):
        if not _make_room(ways, size):
            break
    return ways


def in_order(ways: list[Way]) -> tuple[Track, ...]:
    """One track for each route, at its id."""
    laid = {r.id: track for way in ways for r, track in zip(way.routes, way.tracks, strict=True)}
    return tuple(replace(laid[route], beds=beds(laid[route].spaces)) for route in sorted(laid))


def on_map(rect: Rect, x: float, y: float) -> Point:
    """Turn a place of the map (0 to 1) into CSS pixels."""
    return rect.x + x * rect.w, rect.y + y * rect.h


def _ways(game_map: GameMap, rect: Rect, size: Sizes) -> list[Way]:
    dots = [on_map(rect, city.x, city.y) for city in game_map.cities]
    ways = [
        _way(game_map, route, rect, dots)
        for route in game_map.routes
        if route.twin is None or route.id < route.twin
    ]
    starts = _starts(ways, dots, size)
    for way in ways:
        a, b = (starts[way.routes[0].id, city] for city in way.ends)
        way.curve = curve(a[0], way.bend, b[0])
        way.clear = {way.ends[0]: a[1], way.ends[1]: b[1]}
    return ways


def _way(game_map: GameMap, route: Route, rect: Rect, dots: list[Point]) -> Way:
    pair = (route,) if route.twin is None else (route, game_map.routes[route.twin])
    (ax, ay), (bx, by) = dots[route.a], dots[route.b]
    bend = on_map(rect, *route.bend) if route.bend else ((ax + bx) / 2, (ay + by) / 2)
    ends = (route.a, route.b)
    return Way(pair, bend, ends, curve(dots[route.a], bend, dots[route.b]), {})


def _starts(
    ways: list[Way], dots: list[Point], size: Sizes
) -> dict[tuple[int, int], tuple[Point, float]]:
    """Where each way begins at each of its cities, and how much of it stays free there."""
    starts = {}
    for city in sorted({end for way in ways for end in way.ends}):
        dot, here = dots[city], [way for way in ways if city in way.ends]
        middles = [way.curve.points[len(way.curve.points) // 2] for way in here]
        spokes = [
            spoke(dot, way.bend, _half(way, size), middle)
            for way, middle in zip(here, middles, strict=True)
        ]
        owner = {id(one): way for one, way in zip(spokes, here, strict=True)}
        nearest = size.dot + CLEAR + size.space / 2
        radius = spread(spokes, nearest, nearest + 1.1 * size.space)
        for one in spokes:
            point = on_ring(dot, one.angle, radius) if one.moved else dot
            clear = 0.0 if one.moved else size.dot + CLEAR
            starts[owner[id(one)].routes[0].id, city] = point, clear
    return starts


def _half(way: Way, size: Sizes) -> float:
    """Half the width of a way."""
    return size.space / 2 if len(way.routes) == 1 else size.space * (1 + _APART / 2)


def share_out(way: Way, size: Sizes) -> None:
    """Share the free part of the curve out evenly among the spaces."""
    start, end = way.clear[way.ends[0]], way.curve.length - way.clear[way.ends[1]]
    number = way.routes[0].spaces
    pitch = (end - start) / number
    half = min(pitch - size.gap, size.longest) / 2
    middles = [start + pitch * (place + 0.5) for place in range(number)]
    way.tracks = tuple(
        Track(
            tuple(way.curve.at(start + (end - start) * step / 8, aside) for step in range(9)),
            tuple(way.curve.piece(m - half, m + half, size.space / 2, aside) for m in middles),
            way.curve.at((start + end) / 2 + _off_middle(number, pitch, half, aside), aside),
        )
        for aside in _asides(way, size)
    )


def _off_middle(number: int, pitch: float, half: float, aside: float) -> float:
    """How far from the middle of a route its plate hides the least of the trains.

    It lies between two spaces, or at an end of a single one; the plates of twins keep off each
    other.

    Args:
        number: how many spaces the route has.
        pitch: from the middle of a space to that of the next.
        half: half the length of a space.
        aside: how far the route lies from the line between twins; 0 if it has none.
    """
    side = -1 if aside < 0 else 1
    if number == 1:
        return side * max(0.0, half - PLATE / 2)
    if number % 2:
        return side * pitch / 2
    if number == 2:
        return side * sqrt(max(0.0, (PLATE + _RIM) ** 2 - aside**2)) if aside else 0.0
    return side * pitch if aside else 0.0


def _asides(way: Way, size: Sizes) -> tuple[float, ...]:
    if len(way.routes) == 1:
        return (0.0,)
    aside = beside_twin(size)
    return (-aside, aside)


def beside_twin(size: Sizes) -> float:
    """How far the middle of a twin lies from the line between the two, in CSS pixels."""
    return size.space * (1 + _APART) / 2


def _make_room(ways: list[Way], size: Sizes) -> bool:
    """Shorten the ends of ways that run into each other at a city; tell whether any did."""
    moved: set[tuple[int, int]] = set()
    for (i, one), (j, other) in combinations(enumerate(ways), 2):
        for city in set(one.ends) & set(other.ends):
            if _collide(one, other, city):
                moved |= {(i, city), (j, city)}
    for i, city in moved:
        if spare(ways[i], size) > 0:
            ways[i].clear[city] += 1.2
    for i in {i for i, _ in moved}:
        share_out(ways[i], size)
    return bool(moved)


def spare(way: Way, size: Sizes) -> float:
    """How much longer a way is than its spaces need at least."""
    needed = way.routes[0].spaces * (1.75 * size.space + size.gap)
    return way.curve.length - sum(way.clear.values()) - needed


def _collide(one: Way, other: Way, city: int) -> bool:
    return any(
        bounds(mine).meets(bounds(theirs)) and overlap(mine, theirs)
        for mine in _last_spaces(one, city)
        for theirs in _last_spaces(other, city)
    )


def _last_spaces(way: Way, city: int) -> list[Points]:
    """The two spaces of each route that lie nearest to a city."""
    near = slice(0, 2) if way.ends[0] == city else slice(-2, None)
    return [space for track in way.tracks for space in track.spaces[near]]
