"""Paint a scene with Pillow: the picture that stays in a saved notebook."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache, partial
from io import BytesIO
from itertools import cycle, pairwise
from math import hypot
from unicodedata import normalize

from PIL import Image, ImageDraw, ImageFont

from .curve import Point
from .layout import Layout
from .shapes import Disc, Label, Line, Points, Polygon, Shape
from .text import text_width
from .view import Scene

_FINER = 2
"""The picture is painted this much larger and then shrunk, to smooth its edges."""

_FONTS = (
    ("LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"),
    ("Arial.ttf", "Arial Bold.ttf"),
    ("arial.ttf", "arialbd.ttf"),
    ("DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf"),
    ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
)
_EASTERN = ("NotoSansCJK-Regular.ttc", "Hiragino Sans GB.ttc", "msgothic.ttc")
_PLAIN = str.maketrans("–—−’✓×", "---'v*")


def to_png(scene: Scene, layout: Layout, scale: float = 2) -> bytes:
    """Paint a scene as a PNG picture.

    Args:
        scene: the picture, from ``scene.draw``.
        layout: where it was laid out.
        scale: picture points for each CSS pixel.

    Returns:
        The bytes of the PNG file.
    """
    finer = scale * _FINER
    large = (round(layout.width * finer), round(layout.height * finer))
    image = Image.new("RGB", large, scene.background)
    brush = _Brush(image, finer)
    for shapes in scene.layers.values():
        for shape in shapes:
            brush.paint(shape)
    small = (round(layout.width * scale), round(layout.height * scale))
    return _packed(brush.image.resize(small, Image.Resampling.BOX))


def _packed(image: Image.Image) -> bytes:
    """A small file: 192 colors are enough for a drawn map."""
    stream = BytesIO()
    image.quantize(192, dither=Image.Dither.NONE).save(stream, "PNG", optimize=True)
    return stream.getvalue()


class _Brush:
    """Paints one shape after the other on a picture that is ``k`` times as large."""

    def __init__(self, image: Image.Image, k: float) -> None:
        self.image = image
        self.k = k
        self.pen = ImageDraw.Draw(image)

    def paint(self, shape: Shape) -> None:
        match shape:
            case Polygon():
                self._polygon(shape)
            case Line():
                self._line(shape)
            case Disc():
                self._disc(shape)
            case Label():
                self._label(shape)

    def _at(self, points: Points) -> list[tuple[float, float]]:
        return [(x * self.k, y * self.k) for x, y in points]

    def _polygon(self, shape: Polygon) -> None:
        points = self._at(shape.points)
        if shape.fill and shape.alpha < 1:
            self._veil(points, shape.alpha, lambda pen, at: pen.polygon(at, 255), shape.fill)
        elif shape.fill:
            self.pen.polygon(points, shape.fill)
        if shape.stroke:
            self._stroke([*points, points[0], points[1]], shape.stroke, shape.width)

    def _line(self, shape: Line) -> None:
        parts = list(_dashes(shape.points, shape.dash)) if shape.dash else [shape.points]
        for part in parts:
            points = self._at(part)
            if shape.alpha < 1:
                thick = round(shape.width * self.k)
                line = partial(_thick_line, thick=thick, cut=shape.cut)
                self._veil(points, shape.alpha, line, shape.stroke, thick)
            else:
                self._stroke(points, shape.stroke, shape.width, shape.cut)

    def _stroke(self, points: list[Point], color: str, width: float, cut: bool = False) -> None:
        _thick_line(self.pen, points, color, max(1, round(width * self.k)), cut)

    def _veil(
        self,
        points: list[Point],
        alpha: float,
        draw: Callable[[ImageDraw.ImageDraw, list[Point]], None],
        color: str,
        margin: int = 0,
    ) -> None:
        """Paint through a mask, so that what lies below shines through evenly."""
        left, top = (int(min(p[axis] for p in points)) - margin for axis in (0, 1))
        right, bottom = (int(max(p[axis] for p in points)) + margin + 1 for axis in (0, 1))
        mask = Image.new("L", (right - left, bottom - top))
        draw(ImageDraw.Draw(mask), [(x - left, y - top) for x, y in points])
        self.image.paste(color, (left, top), mask.point(lambda value: round(value * alpha)))

    def _disc(self, shape: Disc) -> None:
        r = shape.r + (shape.width / 2 if shape.stroke else 0)
        box = tuple(v * self.k for v in (shape.x - r, shape.y - r, shape.x + r, shape.y + r))
        rim = max(1, round(shape.width * self.k)) if shape.stroke else 0
        self.pen.ellipse(box, shape.fill, shape.stroke, rim)

    def _label(self, shape: Label) -> None:
        size = shape.size * self.k
        room = text_width(shape.text, size, shape.bold)
        text, font = _font(shape.text, size, shape.bold)
        if font.getlength(text) > room:
            text, font = _font(shape.text, size * room / font.getlength(text), shape.bold)
        at = (shape.x * self.k, (shape.y + 0.35 * shape.size) * self.k)
        anchor = {"left": "ls", "center": "ms", "right": "rs"}[shape.align]
        if shape.halo:
            rim = round(shape.halo_width / 2 * self.k)
            self.pen.text(at, text, shape.halo, font, anchor, stroke_width=rim)
        self.pen.text(at, text, shape.color, font, anchor)


def _thick_line(
    pen: ImageDraw.ImageDraw,
    points: list[Point],
    color: str | int = 255,
    thick: int = 1,
    cut: bool = False,
) -> None:
    """A line whose joints, and ends unless they are cut, are round."""
    pen.line(points, color, thick, joint="curve")
    r = thick / 2
    if r > 1.5 and not cut:
        for x, y in (points[0], points[-1]):
            pen.ellipse((x - r, y - r, x + r, y + r), color)


def _dashes(points: Points, dash: tuple[float, ...]) -> Iterator[Points]:
    """The drawn pieces of a dashed line; a dash goes on round a corner as two pieces."""
    lengths = cycle(dash * (1 + len(dash) % 2))
    drawn, left = False, 0.0
    for (x0, y0), (x1, y1) in pairwise(points):
        length, start = hypot(x1 - x0, y1 - y0) or 1.0, 0.0
        while start < length:
            while left < 0.01:
                drawn, left = not drawn, next(lengths)
            end = min(start + left, length)
            if drawn and end > start:
                ends = (start / length, end / length)
                yield tuple((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part) for part in ends)
            start, left = end, left - (end - start)


@lru_cache(512)
def _font(text: str, size: float, bold: bool) -> tuple[str, ImageFont.FreeTypeFont]:
    """A font for a text, and the text as this font can write it."""
    eastern = any(letter >= "\u2e80" for letter in text)
    names = _EASTERN if eastern else [pair[bold] for pair in _FONTS]
    name = _first_there(tuple(names))
    if name:
        return text, ImageFont.truetype(name, size)
    font = ImageFont.load_default(size)
    assert isinstance(font, ImageFont.FreeTypeFont)
    return _without_accents(text), font


@lru_cache
def _first_there(names: tuple[str, ...]) -> str:
    for name in names:
        with suppress(OSError):
            ImageFont.truetype(name, 10)
            return name
    return ""


def _without_accents(text: str) -> str:
    """Letters that the font which Pillow brings along can write."""
    plain = normalize("NFKD", text.translate(_PLAIN))
    return plain.encode("ascii", "ignore").decode()
