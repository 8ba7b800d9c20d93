"""How a lesson speaks: a verdict in words, and a place where it is read aloud."""

import re
from dataclasses import dataclass
from html import escape
from typing import Any

import ipywidgets as widgets

_SIGNS = {True: "✓", False: "✗", None: "→"}
_COLORS = {
    True: "var(--jp-success-color1, #2e7d32)",
    False: "var(--jp-error-color1, #c62828)",
    None: "var(--jp-info-color1, #0277bd)",
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a question or a task says: right, wrong, or (None) just something to know."""

    right: bool | None
    words: str

    def __bool__(self) -> bool:
        return bool(self.right)

    def __repr__(self) -> str:
        return f"{_SIGNS[self.right]} {self.words}".strip()


def inline(text: str) -> str:
    """Write a sentence as HTML: names are escaped, `code` in backticks is code."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))


class Say(widgets.HTML):
    """The place where verdicts appear.

    Args:
        quiet: not read aloud, because another place says the same.
    """

    def __init__(self, quiet: bool = False, **options: Any):
        self._role = "" if quiet else ' role="alert"'
        super().__init__(**options)

    def say(self, verdict: Verdict) -> None:
        """Show a verdict; one without words empties the place."""
        style = (
            f"border-left:4px solid {_COLORS[verdict.right]}; padding:2px 0 2px 10px; "
            "line-height:1.45; max-width:60em; white-space:normal"
        )
        said = f'<div{self._role} style="{style}">{inline(repr(verdict))}</div>'
        self.value = said if verdict.words else ""


def prose(text: str, tag: str = "div") -> widgets.HTML:
    """Show a paragraph of plain words; a blank line in it begins a new paragraph."""
    style = "display:block; line-height:1.45; max-width:44em; white-space:normal; margin:2px 0"
    paragraphs = (f'<{tag} style="{style}">{inline(part)}</{tag}>' for part in text.split("\n\n"))
    made = widgets.HTML("".join(paragraphs))
    made.add_class("ttr-asks")
    return made
