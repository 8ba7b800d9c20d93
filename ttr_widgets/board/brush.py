"""Paint shapes on one layer of a canvas, with few commands and few bytes."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile
from math import ceil
from typing import Any

from .dirt import Change
from .lists import COMMANDS, FAR, FINE, alpha, alphas, rgb, short, whole
from .outlines import Bounds
from .shapes import Disc, Line, Polygon, Shape
from .strokes import FEW, Batch, Stroke, batches, points_of
from .text import text_width

FONTS = "Arial,sans-serif"


class Brush:
    """Paints one layer of a canvas; sends a setting only when it differs from the last.

    Args:
        layer: an ipycanvas Canvas. It keeps its settings from frame to frame, until a
            page is new or the canvas gets another size: then it must be painted whole.
    """

    def __init__(self, layer: Any):
        self.layer = layer
        self.set: dict[str, Any] = {}
        self.path: object = None

    def paint(self, shapes: Sequence[Shape], scale: int, background: str = "") -> None:
        """Paint the whole layer, on a page of which nothing is known.

        Args:
            shapes: what to paint, the lowest first.
            scale: canvas pixels in one CSS pixel.
            background: a color for the whole layer, or nothing.
        """
        self.set, self.path = {}, None
        self.layer.reset_transform()
        self.layer.clear()
        if background:
            self._put(fill_style=background)
            self.layer.fill_rect(0, 0, self.layer.width, self.layer.height)
        self.layer.scale(scale / FINE)
        self._batches(_whole_layer(tuple(shapes)))

    def change(self, change: Change) -> None:
        """Paint only what changed since the frame before."""
        for part in change.emptied:
            self.layer.clear_rect(*_corner_and_size(part))
        on_top = batches(change.on_top)
        if change.apart:
            self._batches(on_top)
        if change.parts:
            self._inside(change, [] if change.apart else on_top)
        if not change.apart:
            self._batches(on_top)

    def _inside(self, change: Change, after: Sequence[Batch]) -> None:
        """Clear some parts and paint them again, but nothing outside of them.

        What is painted ``after`` in the same way finds its settings: they are made before.
        """
        found = batches(change.inside)
        if after and _look(after[0]) == _look(found[0]):
            self._make_ready(found[0])
        before = self.set.copy()
        self.layer.save()
        self.path = None
        self.layer.begin_path()
        for part in change.parts:
            self.layer.rect(*_corner_and_size(part))
        self.layer.clip()
        self.layer.clear_rect(0, 0, FAR, FAR)
        self._batches(found)
        self.layer.restore()
        self.set = before

    def _batches(self, found: Sequence[Batch]) -> None:
        """Paint batches; of the words at the end, those in the letters last used come first."""
        words = [*takewhile(_only_words, reversed(found))][::-1]
        for batch in found[: len(found) - len(words)]:
            self._batch(batch)
        for batch in sorted(words, key=lambda one: _font(one) != self.set.get("font")):
            self._batch(batch)

    def _batch(self, batch: Batch) -> None:
        """Paint a batch: with one command if its strokes are many."""
        shape, *touch = batch.kind
        if shape == "Label":
            last = self.set.get("fill_style")
            for stroke in sorted(batch.strokes, key=lambda one: (one.color != last, one.color)):
                self._write(stroke.shape, _font(batch))
            return
        self._make_ready(batch)
        if touch[0] == "both" or len(batch.strokes) <= FEW:
            for stroke in batch.strokes:
                self._one(stroke, touch[0])
        else:
            self._many(batch, touch[0])

    def _make_ready(self, batch: Batch) -> None:
        """Set what a batch of figures needs: lines, and the color if all have the same."""
        shape, *touch = batch.kind
        if shape == "Label":
            return
        if touch[0] != "fill":
            self._line(touch[1], touch[2])
        if shape in _CAPS:  # only a line has ends
            self._put(line_cap=_CAPS[shape])
        _kind, looks = _look(batch)
        if len(looks) == 1:
            name = "stroke_style" if touch[0] == "stroke" else "fill_style"
            self._put(**{name: next(iter(looks))})

    def _put(self, **settings: Any) -> None:
        for name, value in settings.items():
            if self.set.get(name) != value:
                self.set[name] = value
                setattr(self.layer, name, value)

    def _line(self, width: float, dash: tuple[float, ...] = ()) -> None:
        self._put(line_join="round", line_width=short(width))
        if self.set.get("dash") != dash:
            self.set["dash"] = dash
            self.layer.set_line_dash([short(length) for length in dash])

    def _one(self, stroke: Stroke, touch: str) -> None:
        """Paint a single figure; the outline of one of few is followed when it is filled."""
        shape, verb = stroke.shape, "stroke" if touch == "stroke" else "fill"
        self._put(**{f"{verb}_style": _tint(stroke)})
        if stroke.kind[0] == "Box":
            (left, top), _right, (right, bottom), _left = points_of(shape)
            where = _corner_and_size((left, top, right, bottom))
            getattr(self.layer, f"{verb}_rect")(*where)
        else:
            self._figure(shape, verb)
        if touch == "both" and isinstance(shape, (Polygon, Disc)) and shape.stroke:
            self._put(stroke_style=_see_through(shape.stroke, alpha(shape)))
            self.layer.stroke()

    def _figure(self, shape: Shape, verb: str) -> None:
        """Paint a figure; one that was just painted is not sent again."""
        place = (shape.x, shape.y, shape.r) if isinstance(shape, Disc) else points_of(shape)
        if place == self.path:
            getattr(self.layer, verb)()
        elif isinstance(shape, Disc):
            where = (short(shape.x), short(shape.y), short(shape.r))
            getattr(self.layer, f"{verb}_circle")(*where)
        elif isinstance(shape, Line):
            self.layer.stroke_lines(whole(place))
        else:
            getattr(self.layer, f"{verb}_polygon")(whole(place))
        self.path = None if isinstance(shape, Line) else place

    def _many(self, batch: Batch, touch: str) -> None:
        """Paint figures with one command; one color for all is set and needs no list of colors."""
        self.path = None
        name, where_of, split = COMMANDS[batch.kind[0]]
        where = where_of(batch.strokes)
        _kind, looks = _look(batch)
        if len(looks) == 1:
            getattr(self.layer, f"{touch}_{name}")(*where)
            return
        styles = rgb(batch.strokes), alphas(batch.strokes)
        getattr(self.layer, f"{touch}_styled_{name}")(*where[:split], *styles, *where[split:])

    def _write(self, label: Any, font: str) -> None:
        """Write one label, on its halo if it has one."""
        self._put(font=font, text_align=label.align, text_baseline="middle")
        words = label.text, short(label.x), short(label.y), *_widest(label)
        if label.halo:
            self._line(label.halo_width)
            self._put(stroke_style=label.halo)
            self.layer.stroke_text(*words)
        self._put(fill_style=label.color)
        self.layer.fill_text(*words)


@lru_cache(16)
def _whole_layer(shapes: tuple[Shape, ...]) -> list[Batch]:
    """A whole layer is painted when a board is made, and again when its page is there."""
    return batches(shapes)


def _look(batch: Batch) -> tuple[object, set[str]]:
    """How a batch is painted, and in which colors."""
    return batch.kind, {_tint(one) for one in batch.strokes}


def _only_words(batch: Batch) -> bool:
    """Tell whether a batch is of words without a halo: these never lie on one another."""
    return batch.kind[0] == "Label" and not batch.kind[4]


def _font(batch: Batch) -> str:
    """The letters of a batch of words."""
    _label, size, bold, *_rest = batch.kind
    return f"{'bold ' if bold else ''}{short(size)}px {FONTS}"


def _widest(label: Any) -> tuple[int, ...]:
    """How wide words may be at most; digits are as wide in all letters that a page may have."""
    if label.text.isdecimal():
        return ()
    return (ceil(FINE * text_width(label.text, label.size, label.bold)),)


_CAPS = {"Line": "round", "Bar": "butt"}
"""How the ends of lines look."""


def _corner_and_size(part: Bounds) -> tuple[int, ...]:
    left, top, right, bottom = part
    return tuple(short(length) for length in (left, top, right - left, bottom - top))


def _tint(stroke: Stroke) -> str:
    return _see_through(stroke.color, alpha(stroke.shape))


def _see_through(color: str, alpha: float) -> str:
    """A color, with two more digits if one sees through it."""
    clear = "" if alpha == 1 else f"{round(255 * alpha):02x}"
    return "#fff" if color + clear == "#ffffff" else color + clear
