"""The picture of a game in the page: guard and canvas, kept up to date with one sight."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any, ClassVar

from ttr_widgets.locale import _
from ttr_widgets.model.box import Box
from ttr_widgets.play.describe import in_words

from .canvas import BoardCanvas
from .fit import Fit, fitting
from .guard import Guard
from .layout import Layout, make_layout
from .motion import landing
from .palette import palette_of
from .places import Target
from .scene import draw
from .sight import Marks, Sight, clickable, view_of

_PAGE = ["theme", "width", "height", "pixel_ratio"]
"""What the guard tells of the page."""

_TRAINS_FIRST = 0.4
"""How many seconds later than its trains a free tunnel's cards come, in a frame of their own."""

Refresh = Callable[[Callable[[], None]], Any]


class Picture:
    """A picture that follows its page in size, theme and sharpness.

    Args:
        box: what is played.
        sight, marks: what is shown first.
    """

    width: ClassVar[int] = 900
    height: ClassVar[int] = 0
    """The room for a new picture in CSS pixels, until its page has told; see ``Guard``."""

    def __init__(self, box: Box, sight: Sight, marks: Marks):
        self._box, self._sight, self._marks = box, sight, marks
        self.guard = Guard(asleep=_("This board is asleep: run its cell again."))
        self._strip: asyncio.TimerHandle | None = None
        self._refresh: Refresh = lambda paint: paint()
        self._scene = self._draw()
        self.canvas = BoardCanvas(self._scene.width, self._scene.height)
        self._scale()
        self.parts = [self.guard, self.canvas]

    def _fit(self) -> Fit:
        page = self.guard if self.guard.width else Picture
        return fitting(self._box, len(self._sight.names), page.width, page.height)

    def _layout(self) -> Layout:
        return make_layout(self._box, self._fit().width, len(self._sight.names))

    def _draw(self) -> Any:
        view = view_of(self._sight, self._marks, self.guard.theme)
        if self._strip:
            view = replace(view, tunnel=None)
        return draw(self._sight.seen, self._layout(), view)

    def target_at(self, x: float, y: float) -> Target | None:
        """Tell what lies under a point of the picture, in CSS pixels."""
        return self._layout().target_at(x, y, self._scene.places)

    def point(self, marks: Marks) -> None:
        """Show the pointer somewhere else; the controls stay as they are."""
        self._marks = marks
        self.guard.pointing = clickable(marks.hover, self._sight)
        self._paint()

    def show(self, sight: Sight, marks: Marks) -> None:
        """Bring everything up to date; what looks as before is not sent."""
        placed = landing(self._sight.seen, sight.seen, self._layout(), palette_of(self.guard.theme))
        self._sight, self._marks = sight, marks
        self._stop_waiting()
        if placed and sight.tunnel:
            self._wait_for_trains()
        self._paint()
        if placed:
            self.guard.send(placed)
        self.guard.label = self._scene.title
        self.guard.words = in_words(sight.seen, sight.names)
        self.guard.alert = marks.message

    def _wait_for_trains(self) -> None:
        """Leave a free tunnel's cards to the event loop; without one they come with the trains."""
        with suppress(RuntimeError):
            loop = asyncio.get_running_loop()
            self._strip = loop.call_later(_TRAINS_FIRST, self._refresh, self._show_strip)

    def _show_strip(self) -> None:
        self._stop_waiting()
        self._paint()

    def _stop_waiting(self) -> None:
        if self._strip:
            self._strip.cancel()
        self._strip = None

    def tell(self, message: str) -> None:
        """Show a message and nothing else, when drawing itself may be what is broken."""
        self.guard.alert = message

    def _paint(self) -> None:
        self._scene = self._draw()
        self.canvas.show(self._scene)
        self._scale()

    def _scale(self) -> None:
        """Have the page show the picture smaller than it is laid out, where there is no room."""
        self.canvas.layout.max_width = f"min(100%, {self._fit().shown}px)"

    def repaint(self) -> None:
        """Paint everything again for a page that shows nothing yet."""
        self.canvas.forget()
        self._paint()

    def refit(self) -> None:
        """Follow the page: its theme, and how much room it gives."""
        if self.guard.width:
            Picture.width, Picture.height = self.guard.width, self.guard.height
        self.canvas.sharpen(self.guard.pixel_ratio)
        self._paint()

    def on_page(self, refresh: Refresh) -> None:
        """Follow the page from now on; ``refresh`` runs what there is to do."""
        self._refresh = refresh
        self.canvas.on_client_ready(lambda: refresh(self.repaint))
        self.guard.observe(lambda _change: refresh(self.refit), _PAGE)

    def close(self) -> None:
        """Give back every widget, here and in the browser."""
        self._stop_waiting()
        for part in self.parts:
            if part is not self.canvas:
                close_all(part)
        self.canvas.close()


def close_all(widget: Any) -> None:
    """Close a widget and everything inside it."""
    for part in _inside(widget):
        part.close()


def _inside(widget: Any) -> Iterator[Any]:
    """A widget and everything inside it, the innermost first."""
    for child in getattr(widget, "children", ()):
        yield from _inside(child)
    if widget.has_trait("style"):
        yield widget.style
    yield widget.layout
    yield widget
