"""Paint layers of shapes on a canvas in the browser. The only module that knows ipycanvas."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain
from secrets import token_urlsafe
from typing import Any

import ipycanvas
import ipywidgets

from . import wire
from .brush import Brush
from .dirt import change
from .shapes import Shape
from .view import Scene

SHARP, SHARPER = 2, 3
"""Canvas pixels in one CSS pixel: for usual screens, and for those with more than twice
the pixels."""

SHEETS = (("ground",), ("glow",), ("routes",), ("cities", "marks"), ("front",))
"""The layers of a scene that lie on each canvas: a canvas is some 8 MB in the browser."""

Shapes = tuple[Shape, ...]
Heard = Callable[[float, float], None]


class BoardCanvas(ipycanvas.MultiCanvas):
    """A stack of canvases with the layers of a scene; it sends only what changed.

    The name of a layer travels with each change of it, so it is shorter than ipycanvas makes it.

    Args:
        width: in CSS pixels, and so is ``height``; ``fineness`` is how many of its own
            pixels the canvas has for each of them.
    """

    def __init__(self, width: float, height: float):
        layout = ipywidgets.Layout(width=f"{width:g}px", align_self="flex-start")
        self.fineness = SHARP
        self._size = self._own(width, height)
        own_width, own_height = self._size
        layers = [ipycanvas.Canvas(model_id=token_urlsafe(4)) for _ in SHEETS]
        super(ipycanvas.MultiCanvas, self).__init__(
            _canvases=layers, width=own_width, height=own_height, layout=layout
        )
        self.on_msg(layers[-1]._handle_frontend_event)
        self._brushes = [Brush(layer) for layer in self._canvases]
        self._shown: dict[int, Shapes] = {}
        self._background = ""

    def _own(self, width: float, height: float) -> tuple[int, int]:
        return round(width * self.fineness), round(height * self.fineness)

    def sharpen(self, pixel_ratio: float) -> None:
        """Suit a screen that has this many pixels for each CSS pixel."""
        self.fineness = SHARPER if pixel_ratio > SHARP else SHARP

    def fit(self, width: float, height: float) -> None:
        """Take another size in CSS pixels; a resized canvas is empty."""
        size = self._own(width, height)
        if size != self._size:
            self._size = self.width, self.height = size
            self.layout.width = f"{width:g}px"
            self.forget()

    def forget(self) -> None:
        """Take for granted that the page shows nothing: the next scene is painted whole."""
        self._shown.clear()

    def show(self, scene: Scene) -> None:
        """Paint a scene in one message; what looks as before is not sent."""
        self.fit(scene.width, scene.height)
        if scene.background != self._background:
            self._background = scene.background
            self.forget()
        sheets = [sheet_of(scene, names) for names in SHEETS]
        changed = {n: sheet for n, sheet in enumerate(sheets) if self._shown.get(n) != sheet}
        before, self._shown = self._shown, {}  # after an error nothing is sure
        with hold(self._canvas_manager):
            for number, sheet in changed.items():
                self._paint(number, before.get(number), sheet)
        self._shown = before | changed

    def _paint(self, number: int, before: Shapes | None, shapes: Shapes) -> None:
        found = None if number == 0 or before is None else change(before, shapes)
        if found:
            self._brushes[number].change(found)
        else:
            background = "" if number else self._background
            self._brushes[number].paint(shapes, self.fineness, background)

    def on_press(self, callback: Heard) -> None:
        """Call back with CSS pixels when the mouse button goes down, or at a tap."""
        self.on_mouse_down(self._in_css_pixels(callback))

    def on_point(self, callback: Heard) -> None:
        """Call back with CSS pixels when the pointer moves over the canvas."""
        self.on_mouse_move(self._in_css_pixels(callback))

    def _in_css_pixels(self, callback: Heard) -> Heard:
        def hear(x: float, y: float) -> None:
            callback(x / self.fineness, y / self.fineness)

        return hear

    def close(self) -> None:
        """Give everything back, in the browser too: an emptied canvas weighs nothing."""
        if self.comm is None:
            return
        self.width = self.height = 1
        for layer in self._canvases:
            layer.layout.close()
            layer.close()
        self._canvas_manager._current_canvas = None
        self.layout.close()
        super().close()


def sheet_of(scene: Scene, names: tuple[str, ...]) -> Shapes:
    """All shapes of some layers of a scene, the lowest first."""
    return tuple(chain.from_iterable(scene.layers[name] for name in names))


@contextmanager
def hold(manager: Any) -> Iterator[None]:
    """Gather all drawing into one message; after an error nothing is sent, or held back.

    The manager forgets which canvas is current: a reloaded page does not know it.
    """
    if manager._caching:
        yield
        return
    manager._current_canvas = None
    manager._caching = True
    try:
        yield
        wire.send(manager)
    finally:
        manager._commands_cache, manager._buffers_cache = [], []
        manager._caching = False
        manager._current_canvas = None
