"""The box around the controls of a lesson: when it goes, all that is in it goes."""

from collections.abc import Iterable
from typing import Any

import ipywidgets as widgets

from ttr_widgets.board import cells, still
from ttr_widgets.board.picture import close_all


class LessonBox(widgets.VBox):
    """Controls below each other. A cell that runs again closes the boxes of its earlier run.

    Args:
        parts: what is in the box.
        look: its class, for the style of the page.
    """

    def __init__(self, parts: Iterable[widgets.Widget], look: str):
        super().__init__([*parts])
        self.add_class("ttr-lesson")
        self.add_class(look)
        cells.remember(self)

    def close(self) -> None:
        """Give back every widget in the box, here and in the browser."""
        for part in self.children:
            close_all(part)
        self.layout.close()
        super().close()

    def _still(self) -> dict[str, Any]:
        """What a page shows that cannot show widgets."""
        return {}

    def _repr_mimebundle_(self, **options: Any) -> dict[str, Any]:
        return {**super()._repr_mimebundle_(**options), **self._still()}

    def _show_with_picture(self, words: str) -> None:
        """Leave a picture in the saved notebook, if there is one, and show the live box.

        Args:
            words: what stands instead of the live box where no kernel is.
        """
        if "image/png" in (picture := self._still()):
            still.display(picture)
        still.display(still.live(super()._repr_mimebundle_(), words))


def refill(box: widgets.Box, parts: Iterable[widgets.Widget], keep: object = None) -> None:
    """Put other widgets into a box, and close those that were in it.

    Args:
        box: what is filled.
        parts: what is in it from now on.
        keep: a widget that is not closed, because it comes back.
    """
    before, box.children = box.children, (*parts,)
    for part in before:
        if part not in (*box.children, keep):
            close_all(part)
