"""The map of a replay as SVG: the last picture, each part with the move that brought it.

A claim or a station only adds shapes to the map: it never takes one away, and never moves one.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from html import escape
from itertools import groupby
from operator import itemgetter

from ttr_widgets.model.state import NOBODY

from .layout import Layout, make_layout
from .palette import palette_of
from .places import Rect
from .replay_ink import ink
from .replay_looks import Themed, Wardrobe, n
from .scene_ground import ground
from .scene_routes import Claims, cities, glow, routes
from .scene_table import initials
from .shapes import Disc, Label, Shape
from .tape import Tape
from .text import FONTS

THEMES = ("light", "dark", "contrast", "dark-contrast")
_WIDTH = 760.0
"""Width of the layout in CSS pixels: names are then readable on a small screen too."""


def map_svg(tape: Tape, wardrobe: Wardrobe, title: str) -> str:
    """Draw the map as one SVG element; what comes with a move is in ``<g data-from="move">``.

    Args:
        tape: the game; it is wound to its end.
        wardrobe: gathers the looks of all shapes, for the style sheet.
        title: says what is shown, for those who cannot see it.
    """
    layout = make_layout(tape.past.box, _WIDTH, len(tape.past.names))
    born = births(tape, layout)
    last = (on_map(tape, layout, theme) for theme in THEMES)
    shapes = zip(born, zip(*last, strict=True), strict=True)
    groups = groupby(shapes, key=itemgetter(0))
    drawn = "".join(_group(move, (one for _move, one in group), wardrobe) for move, group in groups)
    rect = layout.blocks.map
    box = " ".join(map(n, (rect.x, rect.y, rect.w, rect.h)))
    return (
        f'<svg viewBox="{box}" role="img" aria-label="{escape(title)}" fill="none"'
        f' stroke-linejoin="round" stroke-linecap="round" font-family="{escape(FONTS)}">'
        f"{drawn}</svg>"
    )


def births(tape: Tape, layout: Layout) -> list[int]:
    """Find out with which move each shape of the last picture came to the map.

    Args:
        tape: the game; it is wound to its end.
        layout: where everything lies.
    """
    tape.wind(0)
    claims = _claims(tape)
    born = dict.fromkeys(_told_apart(_picture(layout, THEMES[0], claims)), 0)
    for number in range(1, tape.length + 1):
        tape.wind(number)
        before, claims = claims, _claims(tape)
        if claims != before:
            for shape in _told_apart(_picture(layout, THEMES[0], _new(before, claims))):
                born.setdefault(shape, number)
    return [born[shape] for shape in _told_apart(on_map(tape, layout, THEMES[0]))]


def _new(before: Claims, now: Claims) -> Claims:
    """Only what a move put on the map: to draw it alone is quicker than to draw all."""
    return replace(
        now,
        owners=tuple(
            NOBODY if was != NOBODY else owner
            for was, owner in zip(before.owners, now.owners, strict=True)
        ),
        closed=tuple(shut and not was for was, shut in zip(before.closed, now.closed, strict=True)),
        stations=tuple(one for one in now.stations if one not in before.stations),
    )


def _told_apart(shapes: Iterable[Shape]) -> list[tuple[Shape, int]]:
    """Number equal shapes: the space of a claimed ferry is painted again, over its symbol."""
    times: Counter[Shape] = Counter()
    found = []
    for shape in shapes:
        times[shape] += 1
        found.append((shape, times[shape]))
    return found


def on_map(tape: Tape, layout: Layout, theme: str) -> tuple[Shape, ...]:
    """List what is on the map at this place of the tape, in the order of painting."""
    return _picture(layout, theme, _claims(tape))


def _picture(layout: Layout, theme: str, claims: Claims) -> tuple[Shape, ...]:
    palette = palette_of(theme)
    return (
        *_within(ground(layout, palette), layout.blocks.map),
        *glow(layout, palette, claims),
        *routes(layout, palette, claims),
        *cities(layout, palette, claims),
    )


def _claims(tape: Tape) -> Claims:
    seen = tape.past.observe(tape.seat)
    marks = initials(tape.past.names)
    return Claims(seen.owners, seen.closed, marks, tape.seat, seen.stations)


def _within(shapes: Iterable[Shape], rect: Rect) -> Iterator[Shape]:
    """What of the ground belongs to the map; the panels beside it are left out."""
    for shape in shapes:
        points = ((shape.x, shape.y),) if isinstance(shape, Disc | Label) else shape.points
        if min(x for x, _y in points) <= rect.right:
            yield shape


def _group(move: int, shapes: Iterable[Themed], wardrobe: Wardrobe) -> str:
    drawn = ink(shapes, wardrobe)
    return f'<g data-from="{move}">{drawn}</g>' if move else drawn
