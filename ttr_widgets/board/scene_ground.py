"""What never changes in a game: water, land, lakes, parks, borders, and the panels beside."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import dist

from ttr_widgets.model.gamemap import Ring

from .figures import card, rounded
from .geometry import area, corners, simplify
from .layout import Layout
from .palette import Palette, mix
from .places import Rect
from .shapes import Line, Points, Polygon, Shape
from .tracks import on_map

_TOLERANCE = 2.2
"""Points of the coast that change less than this, in CSS pixels, are left out."""
_FAINT = 6.0
"""The same of borders, which are faint and need less."""
_SPECK = 25.0
"""Islands and lakes smaller than this, in square CSS pixels, are left out."""
_SHELF = 7.0
_CORNER = 9.0


@lru_cache(32)
def ground(layout: Layout, palette: Palette) -> tuple[Shape, ...]:
    """Draw the ground that the routes lie on."""
    return (*_ground(layout, palette), *_panels(layout, palette))


def _ground(layout: Layout, palette: Palette) -> Iterator[Shape]:
    outline, rect = layout.box.map.outline, layout.blocks.map
    yield Polygon(corners(rect), palette.water)
    lands = [figure for land in outline.land for figure in _figures(layout, land.ring)]
    lands.sort(key=len, reverse=True)
    lakes = [
        figure for land in outline.land for ring in land.holes for figure in _figures(layout, ring)
    ]
    for figure in (*(simplify(land, 5.0) for land in lands[1:]), *lands[:1]):
        yield Polygon(figure, None, palette.shelf, 2 * _SHELF)
    for figure in lands:  # the first follows the same outline: it need not be sent again
        yield Polygon(figure, palette.land, palette.coast, 1.0)
    for park in outline.parks:
        for figure in _figures(layout, park.ring):
            yield Polygon(figure, palette.park)
    for line in outline.borders:
        for part in _inside(_placed(layout, line), rect):
            yield Line(simplify(part, _FAINT), palette.border, 1.0)
    for figure in lakes:
        yield Polygon(figure, palette.water, palette.coast, 1.0)
    yield from _last_steps(layout, palette)
    yield from _frame(rect, palette)


def _last_steps(layout: Layout, palette: Palette) -> Iterator[Shape]:
    """A thin line from the end of a route to its city, where they lie far apart."""
    size, color = layout.size, mix(palette.rim, palette.land, 0.45)
    for route, track in zip(layout.box.map.routes, layout.tracks, strict=True):
        for city, end in ((route.a, track.line[0]), (route.b, track.line[-1])):
            dot = layout.dots[city]
            if dist(dot, end) - size.dot > size.space:
                yield Line((dot, end), color, 0.3 * size.space)


def _panels(layout: Layout, palette: Palette) -> Iterator[Shape]:
    """What the seats and the last moves stand on."""
    for rect in layout.blocks.seats:
        yield card(rect, palette.panel, palette.edge, 5)
    yield card(layout.blocks.news, palette.panel, mix(palette.panel, palette.edge, 0.5), 5)


def _placed(layout: Layout, ring: Ring) -> Points:
    return tuple(on_map(layout.frame, x, y) for x, y in ring)


def _figures(layout: Layout, ring: Ring) -> Iterator[Points]:
    """A ring as it lies on the map: cut off at the edge, without what nobody can see."""
    figure = _cut(_placed(layout, ring), layout.blocks.map)
    if len(figure) > 2 and area(figure) > _SPECK:
        middle = len(figure) // 2
        first = simplify(figure[: middle + 1], _TOLERANCE)
        yield first[:-1] + simplify((*figure[middle:], figure[0]), _TOLERANCE)[:-1]


def _cut(figure: Points, rect: Rect) -> Points:
    """Cut a figure off at the four edges of a rectangle."""
    points = list(figure)
    for axis, edge, sign in (
        (0, rect.x, 1),
        (0, rect.right, -1),
        (1, rect.y, 1),
        (1, rect.bottom, -1),
    ):
        points = list(_cut_off(points, axis, edge, sign))
    return tuple(points)


def _cut_off(
    points: Iterable[tuple[float, float]], axis: int, edge: float, sign: int
) -> Iterator[tuple[float, float]]:
    ring = list(points)
    for start, end in zip(ring[-1:] + ring[:-1], ring, strict=True):
        before, after = sign * (start[axis] - edge), sign * (end[axis] - edge)
        if (before < 0) != (after < 0):
            part = before / (before - after)
            x = start[0] + (end[0] - start[0]) * part
            y = start[1] + (end[1] - start[1]) * part
            yield x, y
        if after >= 0:
            yield end


def _inside(line: Points, rect: Rect) -> Iterator[Points]:
    """The parts of a line that lie on the map."""
    part: list[tuple[float, float]] = []
    for point in line:
        if rect.holds(*point):
            part.append(point)
        else:
            if len(part) > 1:
                yield tuple(part)
            part = []
    if len(part) > 1:
        yield tuple(part)


def _frame(rect: Rect, palette: Palette) -> Iterator[Shape]:
    """Round the corners of the map and draw its edge; a broad line hides what lies outside."""
    broad = 2 * _SHELF + 2
    outside = rect.shrink(-broad / 2)
    yield Polygon(rounded(outside, _CORNER + broad / 2), None, palette.page, broad)
    yield Polygon(rounded(rect, _CORNER), None, palette.edge, 1.0)
