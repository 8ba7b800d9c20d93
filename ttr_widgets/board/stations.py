"""Stations as the picture needs them: whose they are, and little houses."""

from collections.abc import Iterator

from ttr_widgets.play.observe import Observation

from .figures import pattern
from .palette import Palette, ink_on
from .places import Rect
from .shapes import Label, Points, Polygon, Shape

_HALF = 8.5
"""Half the width of a station on the map, in CSS pixels."""


def owner(seen: Observation, city: int) -> int | None:
    """The seat that has a station in a city; None if nobody has."""
    return next((seat for seat, where in seen.stations if where == city), None)


def house(x: float, y: float, r: float) -> Points:
    """The outline of a little house: ``r`` is half its width, the point its middle."""
    walls = ((-1, 1.15), (-1, -0.25), (0, -1.3), (1, -0.25), (1, 1.15))
    return tuple((x + r * dx, y + r * dy) for dx, dy in walls)


def room(x: float, y: float) -> Rect:
    """How much of the map a station covers, with its bright rim."""
    return Rect(x - _HALF - 2, y - 1.3 * _HALF - 2, 2 * _HALF + 4, 2.45 * _HALF + 4)


def station(x: float, y: float, seat: int, initial: str, palette: Palette) -> Iterator[Shape]:
    """Draw a station on the map: its owner's color and initial, and the pattern below."""
    color = palette.seats[seat % len(palette.seats)]
    ink = ink_on(color)
    figure = house(x, y, _HALF)
    yield Polygon(figure, color, palette.halo, 4)
    yield Polygon(figure, color, palette.ink, 1.4)
    yield from pattern(
        seat, ((x - 7, y + 8.8), (x + 7, y + 8.8), (x + 7, y + 4.8), (x - 7, y + 4.8)), ink
    )
    yield Label(x, y - 0.5, initial, 10.5, ink, bold=True)
