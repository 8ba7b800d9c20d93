"""A line of a table as HTML, in the form that every page keeps."""

from collections.abc import Iterable
from html import escape


def line(cells: Iterable[str], tag: str = "td") -> str:
    """Write a line of words.

    Args:
        cells: plain text; what HTML would take for its own is escaped.
        tag: ``"td"``, or ``"th"`` for a line of headings.
    """
    return _row(cell(text, tag) for text in cells)


def numbers_line(cells: Iterable[str], tag: str = "td") -> str:
    """Write a line of numbers with a name before them: they stand below each other."""
    name, *numbers = cells
    return _row([cell(name, tag), *(cell(number, tag, "right") for number in numbers)])


def cell(text: str, tag: str = "td", side: str = "left") -> str:
    """Write one cell, with its text on the left or on the right; one without is no heading."""
    tag = tag if text else "td"
    return f'<{tag} style="text-align:{side}">{escape(text)}</{tag}>'


def _row(cells: Iterable[str]) -> str:
    return f"<tr>{''.join(cells)}</tr>"
