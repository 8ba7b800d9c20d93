"""Paint shapes on one layer of a canvas, with few commands and few bytes."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from .shapes import Disc, Line, Polygon, Shape
from .strokes import Batch, Bounds, Stroke, batches, bounds_of, meet
from .text import text_width

FONTS = "Helvetica Neue,Helvetica,Arial,sans-serif"

FINE = 16
"""Steps in one CSS pixel: positions travel as whole numbers of 16 bits."""


def paint(
    layer: Any,
    shapes: Sequence[Shape],
    scale: int,
    background: str = "",
    within: Sequence[Bounds] | None = None,
) -> None:
    """Clear a layer of a canvas and paint shapes on it.

    Args:
        layer: an ipycanvas Canvas.
        shapes: what to paint, the lowest first.
        scale: canvas pixels in one CSS pixel.
        background: a color for the whole layer, or nothing.
        within: only these parts are cleared and painted; None is the whole layer.
    """
    layer.reset_transform()
    layer.save()
    if within is None:
        layer.clear()
    else:
        _clip(layer, within, scale)
        shapes = [one for one in shapes if any(meet(bounds_of(one), part) for part in within)]
    if background:
        layer.fill_style = background
        layer.fill_rect(0, 0, layer.width, layer.height)
    _Brush(layer, scale).paint(batches(shapes))
    layer.restore()


def _clip(layer: Any, within: Sequence[Bounds], scale: int) -> None:
    layer.begin_path()
    for left, top, right, bottom in within:
        layer.rect(*(int(n * scale) for n in (left, top, right - left, bottom - top)))
    layer.clip()
    layer.clear()


class _Brush:
    """Sends batches to one layer, and a setting only when it differs from the last."""

    def __init__(self, layer: Any, scale: int):
        self.layer, self.scale = layer, scale
        self.set: dict[str, Any] = {}
        self.zoom = 0.0
        self.dash: tuple[float, ...] = ()

    def paint(self, found: Sequence[Batch]) -> None:
        """Paint batches one after the other."""
        self._put(line_cap="round", line_join="round")
        for batch in found:
            shape, *touch = batch.kind
            if shape == "Label":
                for stroke in batch.strokes:
                    self._write(stroke.shape)
            elif touch[0] == "both":
                for stroke in batch.strokes:
                    self._both(stroke.shape)
            else:
                self._draw(batch, *touch)

    def _put(self, **settings: Any) -> None:
        for name, value in settings.items():
            if self.set.get(name) != value:
                self.set[name] = value
                setattr(self.layer, name, value)

    def _zoom(self, zoom: float) -> None:
        if self.zoom != zoom:
            self.zoom = zoom
            self.layer.set_transform(zoom, 0, 0, zoom, 0, 0)

    def _line(self, width: float, dash: tuple[float, ...]) -> None:
        self._put(line_width=_short(width * FINE))
        if dash != self.dash:
            self.dash = dash
            self.layer.set_line_dash([_short(length * FINE) for length in dash])

    def _draw(self, batch: Batch, touch: Any, width: float = 0, dash: Any = ()) -> None:
        """Paint a batch with one command; one color for all needs no list of colors."""
        self._zoom(self.scale / FINE)
        if touch == "stroke":
            self._line(width, dash)
        what = {"Polygon": "polygons", "Line": "line_segments", "Disc": "circles"}
        name = what[str(batch.kind[0])]
        where = _discs(batch) if name == "circles" else _figures(batch)
        colors = {(one.color, _alpha(one.shape)) for one in batch.strokes}
        if colors == {(batch.strokes[0].color, 1.0)}:
            self._put(**{f"{touch}_style": batch.strokes[0].color})
            getattr(self.layer, f"{touch}_{name}")(*where)
            return
        styles = _rgb(batch.strokes), _alphas(batch.strokes)
        split = 3 if name == "circles" else 1
        getattr(self.layer, f"{touch}_styled_{name}")(*where[:split], *styles, *where[split:])

    def _both(self, shape: Shape) -> None:
        """Fill a long outline and follow it, without sending it twice."""
        assert isinstance(shape, Polygon)
        self._zoom(self.scale / FINE)
        self._line(shape.width, ())
        self._put(fill_style=shape.fill, stroke_style=shape.stroke, global_alpha=shape.alpha)
        self.layer.fill_polygon(_whole(np.array(shape.points)))
        self.layer.stroke()
        self._put(global_alpha=1.0)

    def _write(self, label: Any) -> None:
        """Write one label, on its halo if it has one."""
        self._zoom(self.scale)
        weight = "bold " if label.bold else ""
        self._put(
            font=f"{weight}{_short(label.size)}px {FONTS}",
            text_align=label.align,
            text_baseline="middle",
        )
        words = label.text, _short(label.x), _short(label.y)
        widest = math.ceil(text_width(label.text, label.size, label.bold))
        if label.halo:
            self._line(label.halo_width / FINE, ())
            self._put(stroke_style=label.halo)
            self.layer.stroke_text(*words, widest)
        self._put(fill_style=label.color)
        self.layer.fill_text(*words, widest)


def _figures(batch: Batch) -> tuple[Any, ...]:
    """The points of all figures; and how many each has, if they differ."""
    figures = [one.shape.points for one in batch.strokes if isinstance(one.shape, (Polygon, Line))]
    points = _whole(np.array([point for figure in figures for point in figure]))
    counts = [len(figure) for figure in figures]
    if len(set(counts)) == 1:
        return (points.reshape(len(figures), -1, 2),)
    return points, np.array(counts, np.uint16)


def _discs(batch: Batch) -> tuple[Any, ...]:
    discs = [one.shape for one in batch.strokes if isinstance(one.shape, Disc)]
    radii = {disc.r for disc in discs}
    r = _short(discs[0].r * FINE) if len(radii) == 1 else _whole(np.array([d.r for d in discs]))
    return _whole(np.array([d.x for d in discs])), _whole(np.array([d.y for d in discs])), r


def _short(length: float) -> float | int:
    rounded = round(float(length), 1)
    return int(rounded) if rounded == int(rounded) else rounded


def _whole(lengths: Any) -> Any:
    return np.clip(np.rint(lengths * FINE), -32768, 32767).astype(np.int16)


def _alpha(shape: Shape) -> float:
    return shape.alpha if isinstance(shape, (Polygon, Line)) else 1.0


def _rgb(strokes: Sequence[Stroke]) -> Any:
    colors = "".join(one.color[1:7] for one in strokes)
    return np.frombuffer(bytes.fromhex(colors), np.uint8).reshape(-1, 3)


def _alphas(strokes: Sequence[Stroke]) -> Any:
    alphas = [_alpha(one.shape) for one in strokes]
    return alphas[0] if len(set(alphas)) == 1 else np.array(alphas, np.float32)
