"""The picture that stays in a saved notebook, where no kernel moves the board."""

from dataclasses import replace
from typing import Any

import IPython.display

from ttr_widgets.locale import _
from ttr_widgets.play.describe import in_words
from ttr_widgets.play.game import Game

from .eyes import Eyes
from .layout import make_layout
from .png import to_png
from .scene import draw
from .sight import Marks, look, view_of

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
WIDTH = 900


def picture(game: Game, eyes: Eyes) -> dict[str, Any]:
    """Show a game to a reader without a kernel: a picture, and words for it.

    In pass and play no person's cards are in it: it stays in the saved notebook.
    """
    sight = replace(look(game, Eyes(None) if eyes.shared else eyes), can_undo=False)
    layout = make_layout(game.box, WIDTH, len(game.names))
    view = replace(
        view_of(sight, Marks(), "light"),
        hint=_("{status} Run this cell to play.").format(status=sight.status),
    )
    scene = draw(sight.seen, layout, view)
    return {
        "image/png": to_png(scene, layout, scale=1),
        "text/plain": in_words(sight.seen, sight.names),
    }


def display(bundle: dict[str, Any]) -> None:
    """Put a bundle into the output of the running cell; its words stand in for its picture."""
    alt = {"image/png": {"alt": bundle["text/plain"]}} if "image/png" in bundle else {}
    IPython.display.display(bundle, raw=True, metadata=alt)  # type: ignore[no-untyped-call]


def live(bundle: dict[str, Any], words: str) -> dict[str, Any]:
    """Leave of a widget's bundle the live view, and words for who cannot show it."""
    return {WIDGET_VIEW: bundle[WIDGET_VIEW], "text/plain": words}
