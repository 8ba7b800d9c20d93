"""Save a game to a file on one's own machine, and load it again: no server writes anything.

What is saved may hold every secret of a game. It is in no trait, so neither in the state of
a widget nor in a saved notebook: it goes to the page once, when somebody asks for it.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import anywidget
import traitlets

Give = Callable[[str, str], None]
"""Gives the page a file: its name and its text."""

_HERE = Path(__file__).parent


class Keeping(anywidget.AnyWidget):
    """A button that saves, perhaps one that loads, and a word about it.

    Args:
        asked: called when somebody wants to save, with what gives the file to the page.
        chosen: called with the text of a file that was chosen to be loaded.
        words: the traits ``save``, ``load`` (none: no such button) and ``note``.
        reveal: whether the page scrolls there as soon as it is shown.
    """

    _esm = (_HERE / "keeping.js").read_text(encoding="utf-8")
    _css = (_HERE / "keeping.css").read_text(encoding="utf-8")

    save = traitlets.Unicode("").tag(sync=True)
    load = traitlets.Unicode("").tag(sync=True)
    note = traitlets.Unicode("").tag(sync=True)
    reveal = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        asked: Callable[[Give], None],
        chosen: Callable[[str], None] | None = None,
        *,
        reveal: bool = False,
        **words: str,
    ):
        super().__init__(reveal=reveal, **words)
        self._asked, self._chosen = asked, chosen
        self.on_msg(self._hear)

    def _hear(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if content.get("event") == "save":
            self._asked(partial(self._give, content.get("view")))
        elif content.get("event") == "load" and self._chosen:
            self._chosen(str(content.get("text", "")))

    def _give(self, view: Any, name: str, text: str) -> None:
        """Send a file to the one view that asked: a game may be shown in several."""
        self.send({"view": view, "name": name, "text": text})
