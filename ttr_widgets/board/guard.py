"""A small widget beside the canvas: it lives in the page and speaks for the page."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import anywidget
import traitlets

_HERE = Path(__file__).parent


class Guard(anywidget.AnyWidget):
    """Gives keys, wheel and taps back to the page, names the canvas, tells how the page looks.

    From Python to the page: ``label`` and ``words`` describe the canvas to a screen
    reader, ``news`` and ``alert`` are read out when they change, ``pointing`` turns the
    pointer into a hand, ``asleep`` is shown when the kernel is gone. From the page to
    Python: ``theme`` ("light", "dark", "contrast"), ``width`` of the output in CSS
    pixels (0 until it is known) and ``pixel_ratio`` of the screen.
    """

    _esm = _HERE / "guard.js"
    _css = _HERE / "guard.css"

    label = traitlets.Unicode("").tag(sync=True)
    words = traitlets.Unicode("").tag(sync=True)
    news = traitlets.Unicode("").tag(sync=True)
    alert = traitlets.Unicode("").tag(sync=True)
    asleep = traitlets.Unicode("").tag(sync=True)
    pointing = traitlets.Bool(False).tag(sync=True)
    theme = traitlets.Unicode("light").tag(sync=True)
    width = traitlets.Int(0).tag(sync=True)
    pixel_ratio = traitlets.Float(1.0).tag(sync=True)

    def on_escape(self, callback: Callable[[], None]) -> None:
        """Call back when Escape is pressed on the canvas."""

        def hear(_guard: Any, content: Any, _buffers: Any) -> None:
            if content.get("event") == "escape":
                callback()

        self.on_msg(hear)
