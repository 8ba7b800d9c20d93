"""The routes and cities: open, closed and claimed spaces, trains, names."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import chain
from math import cos, pi, sin

from ttr_widgets.model.cards import GRAY, LOCOMOTIVE
from ttr_widgets.model.gamemap import Route
from ttr_widgets.model.state import NOBODY

from .beds import inside, middles
from .figures import pattern, plate, symbol
from .labels import SUN, leader
from .layout import Layout
from .palette import Palette, card_color, contrast, ink_on, mix
from .shapes import Disc, Label, Line, Points, Polygon, Shape
from .station_names import names_of
from .stations import station
from .tracks import PLATE, TRAIN, Track

_HAZE = 0.75
"""How much of the land lies over a route that nobody may build any more."""

_EDGE = (0.93, 0.94)
"""How much of a space a train fills with its edge, across and along."""

_TOOTH = 0.8
"""From one tooth of a tunnel to the next, for a space of height 1."""

_SAW = ((1.5, 0.56), (1.7, 0.26))
"""The teeth, row by row outward: from tip to tip across, and how long a tooth is there."""


@dataclass(frozen=True, slots=True)
class Claims:
    """What the routes look like: owners, closed ones, the initials of all seats, who looks.

    ``stations`` are pairs of seat and city.
    """

    owners: tuple[int, ...]
    closed: tuple[bool, ...]
    initials: tuple[str, ...]
    seat: int | None
    stations: tuple[tuple[int, int], ...] = ()


@lru_cache(64)
def routes(layout: Layout, palette: Palette, claims: Claims) -> tuple[Shape, ...]:
    """Draw all routes as if open, and over them what became of them.

    A claim only adds shapes: painted over the picture before, they make the new one.
    """
    drawn = [_Route(layout, palette, claims, route) for route in layout.box.map.routes]
    taken = [one for one in drawn if one.owner != NOBODY]
    closed = [one for one in drawn if one.closed]
    return (
        *_open_routes(layout, palette),
        *_parts(closed, _strike),
        *_parts([one for one in taken if one.route.ferry], _space),
        *_parts(taken, _train),
        *_parts(taken, _plate),
    )


@lru_cache(32)
def _open_routes(layout: Layout, palette: Palette) -> tuple[Shape, ...]:
    every = layout.box.map.routes
    nothing = Claims((NOBODY,) * len(every), (False,) * len(every), (), None)
    drawn = [_Route(layout, palette, nothing, route) for route in every]
    saws: list[_Part] = [partial(_saw, row) for row in _SAW]
    layered = chain.from_iterable(_parts(drawn, part) for part in (*saws, _bed, _space, _marks))
    return (*_leaders(layout, palette), *layered)


def _parts(drawn: Iterable["_Route"], *parts: "_Part") -> list[Shape]:
    """The parts of one route after the other."""
    return [shape for one in drawn for part in parts for shape in part(one)]


@lru_cache(64)
def glow(layout: Layout, palette: Palette, claims: Claims) -> tuple[Shape, ...]:
    """Draw the light under one's own routes."""
    routes = layout.box.map.routes
    return tuple(_parts((_Route(layout, palette, claims, route) for route in routes), _glow))


@lru_cache(64)
def cities(layout: Layout, palette: Palette, claims: Claims) -> tuple[Shape, ...]:
    """Draw the cities with their stations and names."""
    built = _stations(layout, palette, claims)
    return (*_cities(layout, palette), *built, *_names(layout, palette, claims))


class _Route:
    """One route with all that decides about its looks."""

    def __init__(self, layout: Layout, palette: Palette, claims: Claims, route: Route) -> None:
        self.route = route
        self.track: Track = layout.tracks[route.id]
        self.size = layout.size
        self.palette = palette
        self.owner = claims.owners[route.id]
        self.mine = self.owner != NOBODY and self.owner == claims.seat
        self.closed = claims.closed[route.id] and self.owner == NOBODY
        self.initial = claims.initials[self.owner] if self.owner != NOBODY else ""
        self.color = card_color(palette, route.color)
        self.train = palette.seats[self.owner % len(palette.seats)]


_Part = Callable[[_Route], Iterator[Shape]]


def _glow(one: _Route) -> Iterator[Shape]:
    """A soft band under one's own routes."""
    if one.mine:
        width = one.size.space + 9
        yield Line(one.track.line, one.train, width, alpha=0.28)


def _bed(one: _Route) -> Iterator[Shape]:
    """What lies under the spaces: their rim."""
    palette = one.palette
    rim = palette.rim if contrast(palette.rim, one.color) > 1.9 else palette.seam
    for bed in one.track.beds:
        yield Polygon(bed, rim)


def _saw(row: tuple[float, float], one: _Route) -> Iterator[Shape]:
    """A row of dashes below a tunnel: narrow ones far out, wide ones near, make it a saw."""
    if one.route.tunnel:
        across, along = (one.size.space * part for part in row)
        between = (_TOOTH * one.size.space - along) / 2
        for line in middles(one.track.spaces):
            dash = 0.0, between, along, between
            yield Line(line, one.palette.rim, across, dash, cut=True)


def _space(one: _Route) -> Iterator[Shape]:
    """The spaces in the color of the route."""
    for space in one.track.spaces:
        yield Polygon(space, one.color)


def _marks(one: _Route) -> Iterator[Shape]:
    """The symbol of the color on every space, the locomotive on a ferry."""
    for place, space in enumerate(one.track.spaces):
        x, y = _middle(space)
        r = one.size.space * 0.29
        if place < one.route.ferry:
            yield Disc(x, y, one.size.space * 0.5, one.palette.cards[LOCOMOTIVE])
            yield from symbol(LOCOMOTIVE, x, y, r, ink_on(one.palette.cards[LOCOMOTIVE]))
        elif one.route.color != GRAY:
            yield from symbol(one.route.color, x, y, r, ink_on(one.color))


def _train(one: _Route) -> Iterator[Shape]:
    """The owner's trains; the rim of the space goes on showing the color of the route."""
    if one.owner == NOBODY:
        return
    ink, edge = ink_on(one.train), mix(one.train, one.palette.halo, 0.85)
    for space in one.track.spaces:
        body = inside(space, *TRAIN)
        yield Polygon(inside(space, *_EDGE), edge)
        yield Polygon(body, one.train)
        yield from pattern(one.owner, inside(body, 0.9, 0.94), ink)


def _plate(one: _Route) -> Iterator[Shape]:
    """A plate with the owner's initial in the middle of the route."""
    if one.owner == NOBODY:
        return
    x, y = one.track.plate
    edge = one.palette.halo
    yield plate(x, y, PLATE, one.train, edge)
    yield Label(x, y, one.initial, 11, ink_on(one.train), bold=True)


def _strike(one: _Route) -> Iterator[Shape]:
    """A haze over a closed route, and a line through it."""
    palette, width = one.palette, one.size.space + 2.5
    yield Line(one.track.line, palette.land, width, alpha=_HAZE, cut=True)
    yield Line(one.track.line, mix(palette.rim, palette.land, 0.15), 1.4, cut=True)


def _middle(space: Points) -> tuple[float, float]:
    return sum(x for x, _ in space) / len(space), sum(y for _, y in space) / len(space)


def _cities(layout: Layout, palette: Palette) -> Iterator[Shape]:
    size = layout.size
    for city, (x, y) in zip(layout.box.map.cities, layout.dots, strict=True):
        if city.attraction:
            yield Polygon(_burst(x, y, size.dot * SUN), palette.glow, palette.rim, 1.0)
    for x, y in layout.dots:
        yield Disc(x, y, size.dot, palette.halo, palette.ink, 1.6)
        yield Disc(x, y, size.dot * 0.42, palette.ink)


def _leaders(layout: Layout, palette: Palette) -> Iterator[Shape]:
    """A fine line, below the routes, from a name to a city that lies farther off."""
    for label in layout.labels:
        if line := leader(label.box, layout.dots[label.city]):
            yield Line(line, palette.muted, 1.0)


def _stations(layout: Layout, palette: Palette, claims: Claims) -> Iterator[Shape]:
    """A little house on each city where somebody has built a station."""
    for seat, city in claims.stations:
        yield from station(*layout.dots[city], seat, claims.initials[seat], palette)


def _names(layout: Layout, palette: Palette, claims: Claims) -> Iterator[Shape]:
    built = {city for _seat, city in claims.stations}
    for label in names_of(layout, built):
        for line, x, y in label.rows():
            yield Label(x, y, line, label.text, palette.ink, halo=palette.halo, halo_width=2.5)


def _burst(x: float, y: float, r: float) -> Points:
    points = []
    for step in range(16):
        far = r if step % 2 == 0 else 0.66 * r
        points.append((x + far * cos(step * pi / 8), y + far * sin(step * pi / 8)))
    return tuple(points)
