"""A field for a number: Enter answers, as the button does."""

from collections.abc import Callable
from typing import Any

import ipywidgets as widgets

from ttr_widgets.board import home


def number_field(answer: Callable[[], Any], **options: Any) -> widgets.Text:
    """Make a field to write a number in.

    Args:
        answer: called, where the cells run, when Enter is pressed in the field.
        options: how it looks, as for ``ipywidgets.Text``.
    """
    made = widgets.Text(**options)

    def hear(_field: Any, content: Any, _buffers: Any) -> None:
        if content.get("event") == "submit":
            home.bring(answer)

    made.on_msg(hear)
    return made
