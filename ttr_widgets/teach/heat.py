"""The map of a box with its most wanted routes lit: the more often claimed, the broader."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any

from PIL import Image, ImageDraw

from ttr_widgets.board.figures import plate
from ttr_widgets.board.layout import Layout, make_layout
from ttr_widgets.board.palette import Palette, ink_on, mix, palette_of
from ttr_widgets.board.png import to_png
from ttr_widgets.board.scene_ground import ground
from ttr_widgets.board.scene_routes import Claims, cities
from ttr_widgets.board.shapes import Label, Line, Shape
from ttr_widgets.board.tracks import PLATE
from ttr_widgets.board.view import Scene
from ttr_widgets.locale import _
from ttr_widgets.model.state import NOBODY

from .results import Results, Row, Share

_WIDTH = 900
_FINE = 1.5
"""Points of the picture for each CSS pixel."""

_CORNER = 14
"""How round the corners of the card are, in CSS pixels."""

_SMOOTH = 4
"""How much larger the card's shape is drawn and then shrunk."""

_THIN, _BROAD = 1.5, 11.0
"""How broad the line of a route is that nobody ever claimed, and of one that always was."""


@dataclass(frozen=True)
class Heat:
    """A picture of what was claimed. Make it with ``ttr.heat``."""

    results: Results
    most: int

    def __repr__(self) -> str:
        title = _("Most wanted in {games} games of {title}:")
        lines = [title.format(games=f"{self.results.games:,}", title=self.results.title)]
        for rank, row in enumerate(self._top(), 1):
            lines.append(f"{rank:>3}  {row['name']}  {row['claimed']}")
        return "\n".join(lines)

    def _top(self) -> tuple[Row, ...]:
        return self.results.routes[: self.most]

    def _repr_mimebundle_(self, **_options: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Show a picture; its words stand in for it."""
        words = repr(self)
        data = {"image/png": self._png(), "text/plain": words}
        return data, {"image/png": {"alt": words}}

    def _png(self) -> bytes:
        layout = make_layout(self.results.box, _WIDTH, 2)
        rect = layout.blocks.map
        rim = rect.x
        cut = replace(layout, width=rect.right + rim, height=rect.bottom + rim)
        palette = palette_of("light")
        scene = Scene(cut.width, cut.height, palette.page, self._layers(layout, palette))
        return _card(to_png(scene, cut, scale=_FINE))

    def _layers(self, layout: Layout, palette: Palette) -> dict[str, tuple[Shape, ...]]:
        coldest_first = [*reversed(self.results.routes)]
        routes = layout.box.map.routes
        nobody = Claims((NOBODY,) * len(routes), (False,) * len(routes), (), None)
        return {
            "ground": ground(layout, palette),
            "routes": tuple(_lines(coldest_first, layout, palette)),
            "cities": cities(layout, palette, nobody),
            "marks": tuple(_ranks(self._top(), layout, palette)),
        }


def _card(png: bytes) -> bytes:
    """Round the corners: on a dark page, the light map lies on a card of its own."""
    picture = Image.open(BytesIO(png)).convert("RGB")
    width, height = (_SMOOTH * side for side in picture.size)
    shape = Image.new("L", (width, height))
    corner = _CORNER * _FINE * _SMOOTH
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, width - 1, height - 1), corner, fill=255)
    picture.putalpha(shape.resize(picture.size, Image.Resampling.LANCZOS))
    file = BytesIO()
    picture.save(file, "PNG", optimize=True)
    return file.getvalue()


def _lines(rows: Iterable[Row], layout: Layout, palette: Palette) -> Iterator[Shape]:
    """Draw each route as a line, the more often claimed, the broader and the brighter."""
    for row in rows:
        share, line = row["claimed"].share, layout.tracks[row["route"]].line
        width = _THIN + (_BROAD - _THIN) * share
        yield Line(line, palette.halo, width + 2.5)
        yield Line(line, _color(row["claimed"], palette), width)


def _color(claimed: Share, palette: Palette) -> str:
    return mix(palette.seam, palette.accent, min(1.0, 1.4 * claimed.share))


def _ranks(rows: Iterable[Row], layout: Layout, palette: Palette) -> Iterator[Shape]:
    """Number the most wanted routes."""
    for rank, row in enumerate(rows, 1):
        x, y = layout.tracks[row["route"]].plate
        yield plate(x, y, PLATE + 2.3, palette.accent, palette.halo)
        yield Label(x, y, str(rank), 11, ink_on(palette.accent), bold=True)


def heat(results: Results, most: int = 12) -> Heat:
    """Show on the map how often each route was claimed in many games.

    Args:
        results: from ``ttr.simulate``.
        most: how many of the most wanted routes get a number, from 1.

    Returns:
        a still picture. In words it is the list of the numbered routes, each with the share
        of the games in which somebody claimed it.
    """
    return Heat(results, most)
