"""What lies in front of everything: lights on the map, and the rule that forbids a move."""

from collections.abc import Iterable, Iterator

from ttr_widgets.play.observe import Observation

from .beds import inside
from .figures import card, rounded
from .layout import Layout
from .palette import Palette
from .places import Rect, Target
from .shapes import Disc, Label, Line, Polygon, Shape
from .text import wrap
from .view import View

_NOTE = 13.0


def lights(seen: Observation, layout: Layout, palette: Palette, view: View) -> Iterator[Shape]:
    """Light up routes and cities: claimed just now, asked for, chosen, pointed at."""
    yield from _rims(view.recent, layout, palette, palette.glow, 2.4)
    yield from _ways(view.lit_routes, layout, palette)
    for city in _lit_cities(view):
        yield from _ring(city, layout, palette)
    pointed = view.hover
    if pointed and pointed.kind == "route":
        yield from _rims((pointed.id,), layout, palette, palette.accent, 1.8)
    yield from _rims(view.chosen, layout, palette, palette.accent, 3.0)
    if pointed:
        yield from _pointed(pointed, layout, palette)


def _rims(
    routes: Iterable[int], layout: Layout, palette: Palette, color: str, width: float
) -> Iterator[Shape]:
    """A ring around each space that leaves its color free."""
    rings = [inside(space, 1.5, 1.06) for r in routes for space in layout.tracks[r].spaces]
    for ring in rings:
        yield Polygon(ring, None, palette.halo, width + 1.6)
    for ring in rings:
        yield Polygon(ring, None, color, width)


def _ways(routes: Iterable[int], layout: Layout, palette: Palette) -> Iterator[Shape]:
    """A dotted line over the routes of a way."""
    for route in routes:
        line = layout.tracks[route].line
        yield Line(line, palette.halo, 5.5)
        yield Line(line, palette.accent, 3)


def _lit_cities(view: View) -> tuple[int, ...]:
    pointed = view.hover
    more = (pointed.id,) if pointed and pointed.kind == "city" else ()
    return view.lit_cities + more


def _ring(city: int, layout: Layout, palette: Palette) -> Iterator[Shape]:
    (x, y), r = layout.dots[city], layout.size.dot + 4
    yield Disc(x, y, r + 1, None, palette.halo, 6)
    yield Disc(x, y, r, palette.glow, palette.accent, 2.6)
    yield Disc(x, y, layout.size.dot * 0.6, palette.ink)
    for label in layout.labels:
        if label.city == city:
            for row, line in enumerate(label.lines):
                y = label.box.y + layout.size.text * (0.47 + 1.08 * row)
                yield Label(
                    label.box.middle[0],
                    y,
                    line,
                    layout.size.text,
                    palette.accent,
                    halo=palette.halo,
                    halo_width=4,
                )


def _pointed(target: Target, layout: Layout, palette: Palette) -> Iterator[Shape]:
    rect = layout.rect_of(target)
    if rect and target.kind != "seat":
        yield Polygon(rounded(rect.shrink(-1.5), 5), None, palette.accent, 2.4)


def note(message: str, layout: Layout, palette: Palette) -> Iterator[Shape]:
    """Say over the foot of the map why something is not allowed."""
    if not message:
        return
    board = layout.blocks.map
    lines = wrap(message, _NOTE, board.w - 72, bold=True)
    h = 18 * len(lines) + 14
    rect = Rect(board.x + 16, board.bottom - h - 12, board.w - 32, h)
    yield card(rect, palette.alert, palette.halo, 8, 1.5)
    yield Disc(rect.x + 19, rect.middle[1], 9, palette.alert_ink)
    yield Label(rect.x + 19, rect.middle[1], "!", 14, palette.alert, bold=True)
    for row, line in enumerate(lines):
        y = rect.y + 16 + 18 * row
        yield Label(rect.x + 36, y, line, _NOTE, palette.alert_ink, bold=True, align="left")
