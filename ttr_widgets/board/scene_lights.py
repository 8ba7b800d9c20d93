"""Lights on the map: what happened just now, what is asked for, chosen, pointed at, counted."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ttr_widgets.model.score import Line as CountLine
from ttr_widgets.model.state import NOBODY
from ttr_widgets.play.observe import Observation

from . import stations
from .beds import band
from .figures import plate, rounded
from .layout import Layout
from .palette import Palette, ink_on
from .places import Target
from .scene_table import initials
from .shapes import Disc, Label, Line, Polygon, Shape
from .tracks import PLATE
from .view import View

_MARGIN = 4.5
"""How far the band below a route goes beyond its spaces, in CSS pixels."""


def lights(
    seen: Observation, layout: Layout, palette: Palette, view: View, names: tuple[str, ...]
) -> Iterator[Shape]:
    """Light up routes and cities of the map, and what the pointer is on beside it."""
    lamp = _Lamp(seen, layout, palette, initials(names))
    yield from lamp.way(view.lit_routes, line_shown(seen, view))
    for city in _wanted(seen, view):
        yield from lamp.wanted(city)
    for city in (*view.lit_cities, *view.recent[1]):
        yield from lamp.city(city)
    for route in view.chosen:
        yield from lamp.rim(route, palette.accent, 3.0)
    if view.hover:
        yield from lamp.pointed(view.hover)


def recent(seen: Observation, layout: Layout, palette: Palette, view: View) -> Iterator[Shape]:
    """A broad band, in the color of the owner, below the routes that others claimed just now."""
    width, routes = layout.size.space + 2 * _MARGIN, view.recent[0]
    for route in routes:
        color = palette.seats[seen.owners[route] % len(palette.seats)]
        yield Line(layout.tracks[route].line, color, width)


def _wanted(seen: Observation, view: View) -> list[int]:
    """The cities, without those under a station, that the one who looks has still to connect."""
    if view.covered or seen.over:
        return []
    tickets = [seen.box.map.tickets[n] for n in seen.held_tickets if n not in view.done]
    ends = {city for ticket in tickets for city in (ticket.a, ticket.b)}
    return sorted(city for city in ends if stations.owner(seen, city) is None)


def line_shown(seen: Observation, view: View) -> CountLine | None:
    """The line of the final count that the map shows: the one pointed at, or the chosen one."""
    number = view.hover.id if view.hover and view.hover.kind == "line" else view.line
    score = getattr(seen.decision, "score", None)
    return score.lines[number] if score and number is not None else None


@dataclass(frozen=True, slots=True)
class _Lamp:
    """Lights up one thing after the other; ``initials`` are those of all seats."""

    seen: Observation
    layout: Layout
    palette: Palette
    initials: tuple[str, ...]

    def rim(self, route: int, color: str, width: float) -> Iterator[Shape]:
        """A ring around a route that leaves its spaces free."""
        half = self.layout.size.space / 2 + 1.4 + width / 2
        ring = band(self.layout.tracks[route].line, half)
        yield Polygon(ring, None, self.palette.halo, width + 2)
        yield Polygon(ring, None, color, width)

    def way(self, routes: Iterable[int], line: CountLine | None) -> Iterator[Shape]:
        """A ring around open routes; over trains a line, dashed where they are borrowed.

        It is numbered where the order counts.
        """
        numbered = line is not None and line.kind == "longest-path"
        for place, route in enumerate(routes, 1):
            track, borrowed = self.layout.tracks[route], line and route in line.loans
            if self.seen.owners[route] == NOBODY:
                yield from self.rim(route, self.palette.accent, 2.6)
                continue
            broad = 2.0 if line else 0.0
            yield Line(track.line, self.palette.halo, 6.5 + broad)
            yield Line(track.line, self.palette.accent, 3.4 + broad, (6, 7) if borrowed else ())
            yield from self._number(route, place) if numbered else self._plate(route)

    def wanted(self, city: int) -> Iterator[Shape]:
        """The dot of a city that a ticket asks for; its name stays free."""
        (x, y), r = self.layout.dots[city], self.layout.size.dot
        yield Disc(x, y, r, self.palette.halo, self.palette.accent, 3.0)
        yield Disc(x, y, 0.45 * r, self.palette.accent)

    def city(self, city: int) -> Iterator[Shape]:
        """A bright ring around a city, and its name in the same color."""
        (x, y), r, palette = self.layout.dots[city], self.layout.size.dot + 4, self.palette
        yield Disc(x, y, r + 1, None, palette.halo, 6)
        yield Disc(x, y, r, palette.glow, palette.accent, 2.6)
        owner = stations.owner(self.seen, city)
        if owner is None:
            yield Disc(x, y, self.layout.size.dot * 0.6, palette.ink)
        else:
            yield from stations.station(x, y, owner, self.initials[owner], palette)
        yield from self._name(city)

    def _name(self, city: int) -> Iterator[Shape]:
        color, halo = self.palette.accent, self.palette.halo
        built = {where for _seat, where in self.seen.stations}
        for label in stations.names_of(self.layout, built):
            for line, x, y in label.rows() if label.city == city else ():
                yield Label(x, y, line, label.text, color, halo=halo, halo_width=4)

    def pointed(self, target: Target) -> Iterator[Shape]:
        """What the pointer is on."""
        if target.kind == "route":
            yield from self.rim(target.id, self.palette.accent, 1.8)
        elif target.kind == "city":
            yield from self.city(target.id)
        elif target.kind != "seat" and (rect := self.layout.rect_of(target)):
            yield Polygon(rounded(rect.shrink(-1.5), 5), None, self.palette.accent, 2.4)

    def _color(self, seat: int) -> str:
        return self.palette.seats[seat % len(self.palette.seats)]

    def _plate(self, route: int) -> Iterator[Shape]:
        """The plate of a route's owner once more, over what was drawn across it."""
        owner = self.seen.owners[route]
        if owner != NOBODY:
            yield from self._disc(route, PLATE, self._color(owner), self.initials[owner])

    def _number(self, route: int, place: int) -> Iterator[Shape]:
        return self._disc(route, PLATE + 1, self.palette.accent, str(place))

    def _disc(self, route: int, r: float, color: str, words: str) -> Iterator[Shape]:
        x, y = self.layout.tracks[route].plate
        yield plate(x, y, r, color, self.palette.halo)
        yield Label(x, y, words, 11, ink_on(color), bold=True)
