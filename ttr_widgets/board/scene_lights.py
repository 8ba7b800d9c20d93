"""Lights on the map: what happened just now, what is asked for, chosen, pointed at, counted.

Light has two tones: the accent, and beside it the tone that stands off from it the most. So one
of the two stands off from whatever card or train lies there.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ttr_widgets.model.score import Line as CountLine
from ttr_widgets.model.state import NOBODY
from ttr_widgets.play.observe import Observation

from . import stations
from .beds import band
from .figures import plate, rounded
from .geometry import distance
from .layout import Layout
from .palette import Palette, ink_on
from .places import Target
from .scene_table import initials
from .shapes import Disc, Label, Line, Polygon, Shape
from .station_names import names_of
from .tracks import PLATE
from .view import View

_MARGIN = 4.5
"""How far the band below a route goes beyond its spaces, in CSS pixels."""
_TEETH = 0.35
"""How far the teeth of a tunnel reach beyond its spaces, for a space of height 1."""


def lights(
    seen: Observation, layout: Layout, palette: Palette, view: View, names: tuple[str, ...]
) -> Iterator[Shape]:
    """Light up routes and cities of the map, and what the pointer is on beside it."""
    lamp, line = _Lamp(seen, layout, palette, initials(names)), line_shown(seen, view)
    yield from lamp.way(view.lit_routes, line)
    for city in _wanted(seen, view):
        yield from lamp.wanted(city)
    pointed = _pointed_ticket(seen, view)
    bright = pointed or view.lit_cities
    for city in sorted(view.lit_cities, key=lambda one: one in bright):
        if seen.offered and not (view.chosen_tickets or pointed):
            yield from lamp.wanted(city)  # of many tickets yet: no name stands out
        else:
            yield from lamp.city(city, city in bright)
    for city in view.recent[1]:
        yield from lamp.city(city)
    yield from lamp.plates(view.lit_routes, line)
    for route in view.chosen:
        yield from lamp.rim(route, 3.0)
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


def _pointed_ticket(seen: Observation, view: View) -> tuple[int, ...]:
    """The cities of the ticket pointed at while one chooses others; () if it is none."""
    match view.hover:
        case Target("offered", place) if place <= len(seen.offered):
            number = seen.offered[place - 1]
        case Target("ticket", index) if seen.offered and index < len(seen.held_tickets):
            number = seen.held_tickets[index]
        case _:
            return ()
    ticket = seen.box.map.tickets[number]
    return ticket.a, ticket.b


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

    @property
    def beside(self) -> str:
        """The second tone of the light."""
        return ink_on(self.palette.accent)

    def rim(self, route: int, width: float) -> Iterator[Shape]:
        """A ring around a route that leaves its spaces free, and the teeth of a tunnel."""
        space, tunnel = self.layout.size.space, self.seen.box.map.routes[route].tunnel
        line, half = self.layout.tracks[route].line, space / 2 + 1.4 + width / 2
        half += tunnel * _TEETH * space
        ring = tuple(at for at in band(line, half) if distance(*at, line) > half - 0.1)
        yield Polygon(ring, None, self.beside, width + 2)
        yield Polygon(ring, None, self.palette.accent, width)

    def way(self, routes: Sequence[int], line: CountLine | None) -> Iterator[Shape]:
        """A ring around open routes; over trains a line, dashed where they are borrowed."""
        taken = [route for route in routes if self.seen.owners[route] != NOBODY]
        for route in routes:
            if route not in taken:
                yield from self.rim(route, 2.6)
        for route in taken:
            yield from self._over_trains(route, line is not None and route in line.loans)

    def plates(self, routes: Sequence[int], line: CountLine | None) -> Iterator[Shape]:
        """The plates of a way and of its twins once more, over what was drawn across them.

        Instead, the routes are numbered where the order counts.
        """
        twins = [self.seen.box.map.routes[route].twin for route in routes]
        for twin in twins:
            if twin is not None and twin not in routes:
                yield from self._plate(twin)
        numbered = line is not None and line.kind == "longest-path"
        for place, route in enumerate(routes, 1):
            yield from self._number(route, place) if numbered else self._plate(route)

    def _over_trains(self, route: int, borrowed: bool) -> Iterator[Shape]:
        """A line as broad as trains, in a rim: it is found among many trains."""
        line, broad = self.layout.tracks[route].line, self.layout.size.space
        yield Line(line, self.palette.accent, broad + 5.5, cut=True)
        yield Line(line, self.beside, broad + 2.5, cut=True)
        dash = (7, 5) if borrowed else ()
        yield Line(line, self.palette.accent, broad - 2.5, dash, cut=True)

    def wanted(self, city: int) -> Iterator[Shape]:
        """The dot of a city that a ticket asks for; its name stays free."""
        (x, y), r = self.layout.dots[city], self.layout.size.dot
        yield Disc(x, y, r, self.palette.halo, self.palette.accent, 3.0)
        yield Disc(x, y, 0.45 * r, self.palette.accent)

    def city(self, city: int, bright: bool = True) -> Iterator[Shape]:
        """A ring around a city, broad if ``bright``, and its name in the same color."""
        (x, y), palette = self.layout.dots[city], self.palette
        r, fill = self.layout.size.dot + 2 + 2 * bright, palette.glow if bright else palette.halo
        yield Disc(x, y, r + 1, None, self.beside, 6)
        yield Disc(x, y, r, fill, palette.accent, 2.6)
        owner = stations.owner(self.seen, city)
        if owner is None:
            yield Disc(x, y, self.layout.size.dot * 0.6, palette.ink)
        else:
            yield from stations.station(x, y, owner, self.initials[owner], palette)
        yield from self._name(city)

    def _name(self, city: int) -> Iterator[Shape]:
        color, halo = self.palette.accent, self.palette.halo
        built = {where for _seat, where in self.seen.stations}
        for label in names_of(self.layout, built):
            for line, x, y in label.rows() if label.city == city else ():
                yield Label(x, y, line, label.text, color, halo=halo, halo_width=4)

    def pointed(self, target: Target) -> Iterator[Shape]:
        """What the pointer is on."""
        if target.kind == "route":
            yield from self.rim(target.id, 1.8)
        elif target.kind == "city":
            yield from self.city(target.id)
        elif target.kind != "seat" and (rect := self.layout.rect_of(target)):
            yield Polygon(rounded(rect.shrink(-1.5), 5), None, self.palette.accent, 2.4)

    def _color(self, seat: int) -> str:
        return self.palette.seats[seat % len(self.palette.seats)]

    def _plate(self, route: int) -> Iterator[Shape]:
        """The plate of a route's owner, if it has one."""
        owner = self.seen.owners[route]
        if owner != NOBODY:
            yield from self._disc(route, PLATE, self._color(owner), self.initials[owner])

    def _number(self, route: int, place: int) -> Iterator[Shape]:
        return self._disc(route, PLATE + 2.3, self.palette.accent, str(place))

    def _disc(self, route: int, r: float, color: str, words: str) -> Iterator[Shape]:
        x, y = self.layout.tracks[route].plate
        yield plate(x, y, r, color, self.palette.halo)
        yield Label(x, y, words, 11, ink_on(color), bold=True)
