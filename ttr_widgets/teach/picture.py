"""A picture of a table on which nothing can be clicked: what lies there, and one line under it."""

from collections.abc import Sequence

from ttr_widgets.board.layout import Layout, make_layout
from ttr_widgets.board.png import to_png
from ttr_widgets.board.scene import draw
from ttr_widgets.board.svg import to_svg
from ttr_widgets.board.view import Scene, View
from ttr_widgets.model.state import State
from ttr_widgets.play.observe import observe

_WIDTH = 900

_EMPTY = (
    "border:2px dashed var(--jp-border-color1, #bbb); border-radius:8px; padding:3em; "
    "text-align:center; color:var(--jp-ui-font-color2, #555); max-width:60em"
)

_STYLE = """<style>
.jp-OutputArea-child:has(+ .jp-OutputArea-child .ttr-set-up) .jp-RenderedImage { display: none; }
.ttr-table svg { max-width: 100%; height: auto; border-radius: 8px; }
.ttr-table.ttr-dark, body[data-jp-theme-light="false"] .ttr-table.ttr-light { display: none; }
body[data-jp-theme-light="false"] .ttr-table.ttr-dark { display: block; }
</style>"""
"""The saved picture is for readers without a kernel: away with it while the table lives. The
kernel cannot know the theme of the page, so both pictures are there and one is shown."""


def svg(state: State, names: Sequence[str], line: str) -> str:
    """Draw a table as the first seat sees it, sharp at every size.

    Args:
        state: what lies on the table.
        names: the players' names, by seat.
        line: what the line under the map says.
    """
    pictures = (
        f'<div class="ttr-table ttr-{theme}">{to_svg(*_scene(state, names, line, theme))}</div>'
        for theme in ("light", "dark")
    )
    return _STYLE + "".join(pictures)


def empty_table(words: str) -> str:
    """Draw a table on which nothing lies yet."""
    return f'{_STYLE}<div style="{_EMPTY}">{words}</div>'


def png(state: State, names: Sequence[str], line: str) -> bytes:
    """Draw the same picture as an image for a saved notebook."""
    return to_png(*_scene(state, names, line, "light"), scale=1)


def _scene(state: State, names: Sequence[str], line: str, theme: str) -> tuple[Scene, Layout]:
    layout = make_layout(state.box, _WIDTH, len(state.seats))
    view = View(names=tuple(names), hint=line, theme=theme)
    return draw(observe(state, 0), layout, view), layout
