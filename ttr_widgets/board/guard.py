"""A small widget beside the canvas: it lives in the page and speaks for the page."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ttr_widgets.model.cards import KINDS, LOCOMOTIVE, NAMES

from .palette import LIGHT

_HERE = Path(__file__).parent

SCRIPTS = tuple(f"guard_{of}" for of in ("keys", "canvas", "focus", "voice", "trains", "page"))
"""What the guard does in the page, each subject in a file of its own."""


def script(*names: str) -> str:
    """Join scripts that lie beside this module: a widget has one."""
    return "\n".join((_HERE / f"{name}.js").read_text(encoding="utf-8") for name in names)


def swatches() -> str:
    """Write the CSS for the small cards on the buttons: the colors that the board has."""
    plain = [kind for kind in KINDS if kind != LOCOMOTIVE]
    every = ", ".join(LIGHT.cards[kind] for kind in plain)
    rules = [f".ttr-{NAMES[kind]} {{ --ttr-card: {LIGHT.cards[kind]}; }}" for kind in plain]
    rules.append(f".ttr-{NAMES[LOCOMOTIVE]} {{ --ttr-card: linear-gradient(135deg, {every}); }}")
    return "\n".join(rules)


class Guard(anywidget.AnyWidget):
    """Gives keys, wheel and taps back to the page, names the canvas, tells how the page looks.

    From Python to the page: ``label`` and ``words`` describe the canvas to a screen reader,
    ``news`` and ``alert`` are read out when they change, ``covered``, a name, empties what was
    read out to somebody else, ``pointing`` turns the pointer into a hand, ``asleep`` is shown
    when the kernel is gone. From the page to Python: ``theme`` (a name of ``palette_of``),
    ``width`` of the output and ``height`` of what one sees of the page at once, in CSS pixels
    (0 until it is known, or where the page is as high as what is in it), ``pixel_ratio`` of
    the screen, and whether the canvas was ``touched`` last, by a finger, or clicked.

    The message of ``motion.landing`` makes trains come down, unless the reader of the
    page wants nothing to move: the page knows, and Python need not ask.
    """

    _esm = script(*SCRIPTS, "guard")
    _css = (_HERE / "guard.css").read_text(encoding="utf-8") + swatches()

    label = traitlets.Unicode("").tag(sync=True)
    words = traitlets.Unicode("").tag(sync=True)
    news = traitlets.Unicode("").tag(sync=True)
    alert = traitlets.Unicode("").tag(sync=True)
    covered = traitlets.Unicode("").tag(sync=True)
    asleep = traitlets.Unicode("").tag(sync=True)
    pointing = traitlets.Bool(False).tag(sync=True)
    theme = traitlets.Unicode("light").tag(sync=True)
    width = traitlets.Int(0).tag(sync=True)
    height = traitlets.Int(0).tag(sync=True)
    touched = traitlets.Bool(False).tag(sync=True)
    pixel_ratio = traitlets.Float(1.0).tag(sync=True)

    def say(self, words: str, covered: str) -> None:
        """Read words out; nothing said before can be read again where cards are covered.

        Args:
            words: what is new.
            covered: whose cards are covered now; "" if nobody's are.
        """
        self.covered = covered
        self.news = words

    def on_escape(self, callback: Callable[[], None]) -> None:
        """Call back when Escape is pressed on the canvas."""

        def hear(_guard: Any, content: Any, _buffers: Any) -> None:
            if content.get("event") == "escape":
                callback()

        self.on_msg(hear)
