"""Where a name finds no place beside its city, a route or two bend a little and give way."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import hypot

from ttr_widgets.model.gamemap import City

from .curve import Point, curve
from .geometry import bounds, corners, overlap
from .labels import CityLabel, boxes_around, city_labels, doubt, neighbors, octagon, reach
from .places import Rect
from .shapes import Points
from .tracks import PLATE, Sizes, Way, share_out, spare

_POOR = 38
"""A place for a name that costs more than this is worth bending a route for."""
_HOPELESS = 0.4
"""Where fewer than this part of all names fit, bending would not help."""
_NEAR = 16
_WISHES = 300
_SHORTER = (0, 6, 12)
_SHIFTS = (0, 4, -4, 8, -8, 12, -12, 16, -16, 20, -20)


@dataclass(frozen=True, slots=True)
class _Try:
    """How hard to try: which places are too poor, how many ways may bend, and how far."""

    poor: float
    most: int
    bend: float


_TRIES = (
    _Try(38, 2, 0.16),
    _Try(38, 2, 0.16),
    _Try(60, 2, 0.22),
    _Try(120, 3, 0.26),
    _Try(200, 3, 0.3),
)


@dataclass(slots=True)
class _Field:
    """The map while ways give way."""

    ways: list[Way]
    dots: Sequence[Point]
    rect: Rect
    size: Sizes
    bent: set[int]

    def taken(self) -> list[Points]:
        """Where no name may lie: on spaces, and on the plates of their owners."""
        spaces = [space for way in self.ways for space in way.spaces]
        plates = [octagon(*track.plate, PLATE) for way in self.ways for track in way.tracks]
        return spaces + plates


def labels_with_room(
    ways: list[Way], cities: Sequence[City], dots: Sequence[Point], rect: Rect, size: Sizes
) -> tuple[CityLabel, ...]:
    """Place the names of all cities; bend ways (in the list) where that helps.

    Args:
        ways: all ways of the map; some are replaced by bent ones.
        cities: the cities.
        dots: where they lie, in CSS pixels.
        rect: where the map lies.
        size: see ``Sizes``.
    """
    field = _Field(ways, dots, rect.shrink(2), size, set())
    labels = city_labels(cities, dots, field.taken(), rect, size)
    for effort in _TRIES if len(labels) > _HOPELESS * len(cities) else ():
        poor = [city for city in cities if _cost(city, labels) > effort.poor]
        bent = {city: _give_way(city, field, effort) for city in poor}
        if any(bent.values()):
            labels = city_labels(cities, dots, field.taken(), rect, size)
            unhelped = [city for city in poor if _cost(city, labels) > effort.poor]
            if _straighten(unhelped, bent, field):
                labels = city_labels(cities, dots, field.taken(), rect, size)
    return labels


def _straighten(
    unhelped: Sequence[City], bent: Mapping[City, dict[int, Way]], field: _Field
) -> bool:
    """Undo what was bent for names that found no good place all the same."""
    undone = {place: way for city in unhelped for place, way in bent[city].items()}
    for place, way in undone.items():
        if _fits(way, place, field):
            field.ways[place] = way
    return bool(undone)


def _cost(city: City, labels: Sequence[CityLabel]) -> float:
    return next((label.cost for label in labels if label.city == city.id), 999.0)


def _give_way(city: City, field: _Field, effort: _Try) -> dict[int, Way]:
    """Bend the ways that stand where the name could be; give them as they were before."""
    around = [(bounds(_all(way)), i) for i, way in enumerate(field.ways)]
    for box in _wishes(city, field):
        inside = [i for hull, i in around if hull.meets(box) and _touches(field.ways[i], box)]
        if len(inside) <= effort.most and not field.bent & set(inside):
            before = {i: field.ways[i] for i in inside}
            if _bend_all(inside, city.id, box, field, effort):
                return before
    return {}


def _all(way: Way) -> Points:
    return tuple(point for space in way.spaces for point in space)


def _wishes(city: City, field: _Field) -> list[Rect]:
    """Boxes near the city that lie on no dot, the best first."""
    dot, size = field.dots[city.id], field.size
    others = neighbors(city.id, field.dots)
    found = [
        (cost + doubt(box, dot, others), place, box)
        for place, (box, _, cost) in enumerate(boxes_around(city, dot, size, _NEAR))
        if _whole(box, field.rect) and all(reach(box, other) > size.dot for other in others)
    ]
    return [box for cost, _, box in sorted(found, key=lambda wish: wish[:2]) if cost < _POOR][
        :_WISHES
    ]


def _whole(box: Rect, rect: Rect) -> bool:
    return rect.holds(box.x, box.y) and rect.holds(box.right, box.bottom)


def _touches(way: Way, box: Rect) -> bool:
    figure = corners(box)
    return any(bounds(space).meets(box) and overlap(space, figure) for space in way.spaces)


def _bend_all(inside: list[int], city: int, box: Rect, field: _Field, effort: _Try) -> bool:
    before = field.ways[:]
    for i in inside:
        bent = _bend(i, city, box, field, effort)
        if not bent:
            field.ways[:] = before
            return False
        field.ways[i] = bent
    field.bent |= set(inside)
    return True


def _bend(place: int, city: int, box: Rect, field: _Field, effort: _Try) -> Way | None:
    way = field.ways[place]
    most = effort.bend * way.curve.length
    room = spare(way, field.size)
    for shorter, shift in product(_SHORTER if city in way.ends else (0,), _SHIFTS):
        if shorter > max(room, 0):
            break
        if abs(shift) <= most and (shorter or shift):
            bent = _changed(way, shift, city, shorter, field.size)
            if not _touches(bent, box.shrink(-1.5)) and _fits(bent, place, field):
                return bent
    return None


def _changed(way: Way, shift: float, city: int, shorter: float, size: Sizes) -> Way:
    """The same way, its middle moved aside by ``shift``, its end at a city shorter."""
    (ax, ay), (bx, by) = way.curve.points[0], way.curve.points[-1]
    far = hypot(bx - ax, by - ay) or 1.0
    dx, dy = 2 * shift * (by - ay) / far, 2 * shift * (bx - ax) / far
    bend = (way.bend[0] - dx, way.bend[1] + dy)
    clear = {end: free + (shorter if end == city else 0) for end, free in way.clear.items()}
    bent = replace(way, bend=bend, curve=curve((ax, ay), bend, (bx, by)), clear=clear)
    share_out(bent, size)
    return bent


def _fits(bent: Way, place: int, field: _Field) -> bool:
    """Tell whether a bent way stays on the map, off all dots and off all other ways."""
    hull = bounds(_all(bent))
    near = [way for i, way in enumerate(field.ways) if i != place and hull.meets(bounds(_all(way)))]
    others = [(bounds(space), space) for way in near for space in way.spaces]
    return _whole(hull, field.rect) and not any(
        _blocked(space, others, field) for space in bent.spaces
    )


def _blocked(space: Points, others: list[tuple[Rect, Points]], field: _Field) -> bool:
    hull, r = bounds(space), field.size.dot
    for x, y in field.dots:
        square = Rect(x - r, y - r, 2 * r, 2 * r)
        if hull.meets(square) and overlap(space, corners(square)):
            return True
    return any(hull.meets(around) and overlap(space, other) for around, other in others)
