"""Play back with Pillow what a page is told to draw: the picture that a browser would show.

It knows the commands that the brush sends, and what ipycanvas's page does on each. A text is
a plain box, as wide as the text may be at most.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import repeat
from math import ceil, floor
from typing import Any

from PIL import Image, ImageChops, ImageColor, ImageDraw

from .headless import Recording
from .playback_figures import (
    PLACES,
    Figure,
    circle,
    closed,
    corners,
    dashes,
    pairs,
    styles,
    thick,
)

SETTINGS = {
    0: "fill",
    1: "stroke",
    3: "font",
    4: "align",
    5: "baseline",
    8: "width",
    9: "cap",
    10: "join",
}
"""The settings of a canvas by the numbers that ipycanvas gives them."""

Part = tuple[int, int, int, int]

FINER = 2
"""Figures are painted this much larger and then shrunk, to smooth their edges."""


@dataclass(frozen=True)
class Pen:
    """The settings that a canvas keeps, as the browser has them at first."""

    fill: str = "#000000"
    stroke: str = "#000000"
    width: float = 1.0
    cap: str = "butt"
    join: str = "miter"
    dash: tuple[float, ...] = ()
    font: str = "10px sans-serif"
    align: str = "start"
    baseline: str = "alphabetic"
    k: float = 1.0
    clip: Image.Image | None = None


@dataclass
class Sheet:
    """One canvas. ``image`` holds colors times alpha, so that painting is plain mixing."""

    image: Image.Image
    pen: Pen = Pen()
    saved: list[Pen] = field(default_factory=list)
    path: list[Figure] = field(default_factory=list)

    def do(self, name: str, words: list[Any]) -> None:
        """Carry out one command; it fails on one that it does not know."""
        many = re.fullmatch(r"(fill|stroke)(Styled)?(Rect|Circle|Polygon|LineSegment)s", name)
        if many:
            verb, styled, figure = many.groups()
            self._many(verb, figure, words, bool(styled))
        else:
            getattr(self, f"_{name}")(*words)

    def _many(self, verb: str, figure: str, words: list[Any], styled: bool) -> None:
        places, looks = (words[:-2], styles(*words[-2:])) if styled else (words, repeat(None))
        for place, look in zip(PLACES[figure](*places), looks, strict=False):
            before = self.pen
            self.pen = replace(before, **{verb: look}) if styled else before
            getattr(self, f"_{verb}{figure}")(*place)
            self.pen = before

    def _set(self, number: int, value: Any) -> None:
        self.pen = replace(self.pen, **{SETTINGS[number]: value})

    def _setLineDash(self, lengths: list[float]) -> None:
        self.pen = replace(self.pen, dash=tuple(lengths) * (1 + len(lengths) % 2))

    def _resetTransform(self) -> None:
        self.pen = replace(self.pen, k=1.0)

    def _scale(self, k: float, k_down: float | None = None) -> None:
        assert k_down in (k, None)
        self.pen = replace(self.pen, k=self.pen.k * k)

    def _save(self) -> None:
        self.saved.append(self.pen)

    def _restore(self) -> None:
        self.pen = self.saved.pop()

    def _beginPath(self) -> None:
        self.path = []

    def _rect(self, *place: float) -> None:
        self.path.append(corners(*place))

    def _clip(self) -> None:
        inside = Image.new("L", self.image.size)
        for figure in self.path:
            inside.paste(255, self._around([self._scaled(figure)]))
        before = self.pen.clip
        self.pen = replace(self.pen, clip=ImageChops.darker(inside, before) if before else inside)

    def _clear(self) -> None:
        self._clearRect(0, 0, *self.image.size)

    def _clearRect(self, *place: float) -> None:
        part = self._around([self._scaled(corners(*place))])
        self._mix((0, 0, 0, 0), part, Image.new("L", _size(part), 255))

    def _fillRect(self, *place: float) -> None:
        self._paint(self.pen.fill, [corners(*place)])

    def _strokeRect(self, *place: float) -> None:
        self._follow([closed(corners(*place))])

    def _fill(self, rule: str = "nonzero") -> None:
        assert rule == "nonzero"
        self._paint(self.pen.fill, self.path)

    def _stroke(self) -> None:
        self._follow(self.path)

    def _fillCircle(self, x: float, y: float, r: float) -> None:
        self.path = [circle(x, y, r)]
        self._fill()

    def _strokeCircle(self, x: float, y: float, r: float) -> None:
        self.path = [circle(x, y, r)]
        self._stroke()

    def _fillPolygon(self, points: Any) -> None:
        self.path = [closed(pairs(points))]
        self._fill()

    def _strokePolygon(self, points: Any) -> None:
        self.path = [closed(pairs(points))]
        self._stroke()

    def _strokeLines(self, points: Any) -> None:
        self.path = [pairs(points)]
        self._stroke()

    def _strokeLineSegment(self, points: Any) -> None:
        self._strokeLines(points)

    def _fillText(self, text: str, x: float, y: float, widest: float = 0) -> None:
        self._paint(self.pen.fill, [self._words(x, y, widest or self._digits(text))])

    def _strokeText(self, _text: str, x: float, y: float, widest: float) -> None:
        self._follow([closed(self._words(x, y, widest))])

    def _digits(self, text: str) -> float:
        """How wide digits are, that tell no width of their own: all are as wide in all fonts."""
        assert text.isdecimal()
        return 0.556 * len(text) * self._size()

    def _size(self) -> float:
        return float(re.search(r"([\d.]+)px", self.pen.font)[1])

    def _words(self, x: float, y: float, widest: float) -> Figure:
        assert self.pen.baseline == "middle"
        size = self._size()
        left = x - {"left": 0, "center": 0.5, "right": 1}[self.pen.align] * widest
        return corners(left, y - size / 2, widest, size)

    def _scaled(self, figure: Figure) -> Figure:
        return [(x * self.pen.k, y * self.pen.k) for x, y in figure]

    def _follow(self, figures: list[Figure]) -> None:
        """Stroke figures: all pieces of a line are one spot, so it covers itself only once."""
        assert self.pen.join == "round"
        pieces = [piece for figure in figures for piece in dashes(figure, self.pen.dash)]
        half, is_round = self.pen.width / 2, self.pen.cap == "round"
        spots = [spot for piece in pieces for spot in thick(piece, half, is_round)]
        self._paint(self.pen.stroke, spots)

    def _paint(self, color: str, figures: Iterable[Figure]) -> None:
        """Paint figures in a color; it may be one that shows what lies below."""
        scaled = [self._scaled(figure) for figure in figures]
        part = self._around(scaled)
        left, top, right, bottom = part
        if not scaled or left >= right or top >= bottom:
            return
        *rgb, alpha = ImageColor.getcolor(color, "RGBA")
        mask = Image.new("L", _size(part, FINER))
        for figure in scaled:
            at = [(FINER * (x - left), FINER * (y - top)) for x, y in figure]
            ImageDraw.Draw(mask).polygon(at, alpha)
        self._mix((*rgb, 255), part, mask.reduce(FINER))

    def _mix(self, color: tuple[int, ...], part: Part, mask: Image.Image) -> None:
        """Mix a color into a part, as far as the canvas is not cut off."""
        if self.pen.clip:
            mask = ImageChops.darker(mask, self.pen.clip.crop(part))
        self.image.paste(Image.new("RGBA", mask.size, color), part, mask)

    def _around(self, figures: list[Figure]) -> Part:
        """The pixels that figures reach into."""
        points = [point for figure in figures for point in figure]
        across, down = zip(*points, strict=True) if points else ((0,), (0,))
        width, height = self.image.size
        right, bottom = min(ceil(max(across)), width), min(ceil(max(down)), height)
        return max(floor(min(across)), 0), max(floor(min(down)), 0), right, bottom


class Page:
    """All canvases of one board, the lowest first, as they come in what was recorded."""

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)
        self.sheets: dict[str, Sheet] = {}

    def play(self, recording: Recording) -> "Page":
        """Do all that was recorded."""
        sheet = None
        for name, words in recording.drawn:
            if name == "switchCanvas":
                sheet = self.sheets.setdefault(words[0], Sheet(Image.new("RGBA", self.size)))
            else:
                sheet.do(name, words)
        return self

    @property
    def images(self) -> list[Image.Image]:
        """What each canvas shows."""
        raw = [(one.image.size, one.image.tobytes()) for one in self.sheets.values()]
        return [Image.frombytes("RGBa", *one).convert("RGBA") for one in raw]

    @property
    def picture(self) -> Image.Image:
        """All canvases on top of each other."""
        return reduce(Image.alpha_composite, self.images).convert("RGB")


def _size(part: Part, k: int = 1) -> tuple[int, int]:
    left, top, right, bottom = part
    return k * (right - left), k * (bottom - top)
