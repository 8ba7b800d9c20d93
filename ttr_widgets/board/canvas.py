"""Paint layers of shapes on a canvas in the browser. The only module that knows ipycanvas."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import ipycanvas
import ipywidgets

from .brush import paint
from .dirt import dirty_parts
from .shapes import Shape
from .view import LAYERS, Scene

SHARP, SHARPER = 2, 3
"""Canvas pixels in one CSS pixel: for usual screens, and for those with more than twice
the pixels."""

Shapes = tuple[Shape, ...]
Heard = Callable[[float, float], None]


class BoardCanvas(ipycanvas.MultiCanvas):
    """A stack of canvases, one for each layer of a scene; it sends only what changed.

    Args:
        width: in CSS pixels, and so is ``height``; ``fineness`` is how many of its own
            pixels the canvas has for each of them.
    """

    def __init__(self, width: float, height: float):
        layout = ipywidgets.Layout(width=f"{width:g}px", align_self="flex-start")
        self.fineness = SHARP
        self._size = self._own(width, height)
        own_width, own_height = self._size
        super().__init__(len(LAYERS), width=own_width, height=own_height, layout=layout)
        self._shown: dict[str, Shapes] = {}
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
        """Paint a scene in one message; layers that look as before are not sent."""
        self.fit(scene.width, scene.height)
        if scene.background != self._background:
            self._background = scene.background
            self.forget()
        changed = self._changed(scene.layers)
        if not changed:
            return
        with hold(self._canvas_manager):
            for number, name in enumerate(LAYERS):
                if name in changed:
                    self._paint(number, changed[name], self._shown.get(name))
        self._shown.update(changed)

    def _paint(self, number: int, shapes: Shapes, before: Shapes | None) -> None:
        background = self._background if number == 0 else ""
        parts = None if before is None else dirty_parts(before, shapes)
        paint(self[number], shapes, self.fineness, background, parts)

    def _changed(self, layers: Mapping[str, Shapes]) -> dict[str, Shapes]:
        return {
            name: shapes
            for name, shapes in layers.items()
            if name not in self._shown or self._shown[name] != shapes
        }

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
        manager.flush()
    finally:
        manager._commands_cache, manager._buffers_cache = [], []
        manager._caching = False
        manager._current_canvas = None
