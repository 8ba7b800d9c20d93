"""Buttons, rows and texts of the page, all made in one way."""

from collections.abc import Callable
from typing import Any

import ipywidgets

from . import home


def button(words: str, pressed: Callable[[], Any], style: str = "") -> Any:
    """Make a button that calls back, where the cells run; its style is empty or ``"primary"``."""
    made = ipywidgets.Button(description=words, button_style=style, layout={"width": "auto"})
    made.on_click(lambda _button: home.bring(pressed))
    return made


def html(look: str) -> Any:
    """Make a text with the class ``look``; whoever fills it escapes what is in it."""
    made = ipywidgets.HTML()
    made.add_class(look)
    return made


def label(words: str) -> Any:
    """Make the name of a row."""
    made = ipywidgets.Label(words)
    made.add_class("ttr-name")
    return made


def row(look: str, *controls: Any) -> Any:
    """Stand controls side by side, in as many lines as there is need for."""
    made = ipywidgets.HBox(controls)
    made.add_class("ttr-row")
    made.add_class(look)
    return made


def display(widget: Any, shown: bool) -> None:
    """Show a control, or take it out of sight; one that stays as it is is not sent."""
    wanted = None if shown else "none"
    if widget.layout.display != wanted:
        widget.layout.display = wanted
