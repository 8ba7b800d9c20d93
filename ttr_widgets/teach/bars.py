"""Bars: a small picture of numbers that is a table at the same time.

In a notebook the bars are colored strips beside the numbers. Where a reader strips all
style (an untrusted notebook, a web page that shows notebooks) letters take their place,
the same as in plain text: full for what is certain, fainter for what is not.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from itertools import accumulate, pairwise
from typing import Any

from ttr_widgets.locale import _

from .lesson import LessonError, lesson_item
from .results import Share

Value = float | Share
"""What a bar stands for: a number, or a share with its uncertainty."""

LETTERS = 40
"""How many letters the longest bar has in plain text."""

_BLANK, _FULL, _LESS, _MORE, _BELOW = "\u2007", "█", "▒", "░", "▓"
_SURENESS = (_FULL, _LESS, _MORE)
"""Of a share: reached for sure; counted; may be reached."""

_COLOR, _LOSS = "#2f7fc9", "#c8622a"  # both stand out from a white page and from a dark one
_PIECE = "display:inline-block; vertical-align:top; height:14px"
_STYLES = {
    _BLANK: "",
    _FULL: f"background:{_COLOR}",
    _LESS: f"background:{_COLOR}88; border-right:2px solid {_COLOR}; box-sizing:border-box",
    _MORE: f"background:{_COLOR}44",
    _BELOW: f"background:{_LOSS}",
}

Part = tuple[str, float]
"""A piece of a bar: its letter, and how long it is, in parts of the longest bar."""


@dataclass(frozen=True)
class Bars:
    """A bar for each value. Make it with ``ttr.bars``."""

    values: Mapping[Any, Value]
    title: str = ""
    heads: tuple[str, str] = ("", "")

    def __repr__(self) -> str:
        rows = [self.heads, *zip(map(str, self.values), self._numbers(), strict=True)]
        wide, far = (max(len(row[side]) for row in rows) for side in (0, 1))
        letters = ["", *(_letters(parts) for parts in self._bars())]
        lines = [
            f"{label:{wide}}  {number:>{far}}  {bar}".rstrip()
            for (label, number), bar in zip(rows, letters, strict=True)
        ]
        return "\n".join(line for line in (self.title, *lines) if line)

    def _repr_html_(self) -> str:
        caption = f'<caption style="text-align:left">{escape(self.title)}</caption>'
        heads = "".join(_cell("th", head) for head in self.heads)
        rows = zip(map(str, self.values), self._numbers(), self._bars(), strict=True)
        body = "".join(
            f"<tr>{_cell('th', label)}{_cell('td', number)}{_strip(parts)}</tr>"
            for label, number, parts in rows
        )
        top = f"<thead><tr>{heads}<td></td></tr></thead>" if any(self.heads) else ""
        return f"<table>{caption if self.title else ''}{top}<tbody>{body}</tbody></table>"

    def _numbers(self) -> list[str]:
        """Write all numbers with as many digits as the chart needs."""
        plain = [value for value in self.values.values() if not isinstance(value, Share)]
        digits = 0
        if any(value != int(value) for value in plain):
            digits = 2 if max(map(abs, plain)) < 10 else 1
        return [
            str(value) if isinstance(value, Share) else f"{value:,.{digits}f}"
            for value in self.values.values()
        ]

    def _bars(self) -> Iterator[list[Part]]:
        """Cut each bar into its pieces; the longest reaches to the largest value, or to 100 %."""
        cut = [_pieces(value) for value in self.values.values()]
        ends = [end for pieces in cut for _letter, start, stop in pieces for end in (start, stop)]
        whole = any(isinstance(value, Share) for value in self.values.values())
        left, right = min(0.0, *ends), max(float(whole), *ends)
        long = (right - left) or 1.0
        for pieces in cut:
            blank = (_BLANK, (pieces[0][1] - left) / long)
            yield [blank, *((letter, (stop - start) / long) for letter, start, stop in pieces)]


def _pieces(value: Value) -> list[tuple[str, float, float]]:
    """Where each piece of a bar begins and ends, from left to right."""
    if isinstance(value, Share):
        marks = (0.0, value.low, value.share, value.high)
        return [(letter, *ends) for letter, ends in zip(_SURENESS, pairwise(marks), strict=True)]
    return [(_FULL, 0.0, value)] if value >= 0 else [(_BELOW, value, 0.0)]


def _letters(parts: list[Part]) -> str:
    """Draw a bar with letters; the pieces are rounded together, so that bars end where they do."""
    ends = [0, *(round(LETTERS * end) for end in accumulate(part for _letter, part in parts))]
    pieces = zip(parts, pairwise(ends), strict=True)
    return "".join(letter * (end - start) for (letter, _part), (start, end) in pieces)


def _strip(parts: list[Part]) -> str:
    """Draw a bar with style; its letters are there for who drops the style."""
    letters = [(letter, _letters([(letter, part)]), part) for letter, part in parts]
    drawn = "".join(
        f'<span style="{_PIECE}; width:{100 * part:.1f}%; {_STYLES[letter]}">{text}</span>'
        for letter, text, part in letters
    )
    cell = '<td aria-hidden="true" style="text-align:left; width:320px">'  # if there is room
    row = '<div style="width:100%; min-width:60px; white-space:nowrap; font-size:0; line-height:0">'
    return f"{cell}{row}{drawn}</div></td>"


def _cell(tag: str, text: str) -> str:
    side = "right" if tag == "td" else "left"
    style = f"text-align:{side}; white-space:nowrap; font-variant-numeric:tabular-nums"
    return f'<{tag} style="{style}">{escape(text)}</{tag}>'


def bars(
    values: Mapping[Any, Value], name: str = "", title: str = "", heads: tuple[str, str] = ("", "")
) -> Bars:
    """Draw a bar for each value, with its number beside it.

    >>> import ttr_widgets as ttr
    >>> ttr.bars({"Denver": 2, "Omaha": 1}, title="Routes claimed")
    Routes claimed
    Denver  2  ████████████████████████████████████████
    Omaha   1  ████████████████████

    Args:
        values: labels with numbers, or with shares such as ``results.wins(player="greedy")``.
            The bar of a share is full up to where it surely reaches; the mark in its
            fainter part is what was counted, and its end is how far the true share may reach.
            The whole length is 100 %.
        name: the lesson's words that are meant, such as ``"11-strategy-lab/per-train"``.
        title: what the picture shows, where no lesson has words for it.
        heads: what the labels and the numbers are.

    Raises:
        ValueError: there are no values, or the lesson has no such words.
    """
    if not values:
        raise LessonError(_("There is nothing to draw: bars need at least one value."))
    words = lesson_item(name) if name else {"title": title, "heads": heads}
    label, number = words.get("heads", ("", ""))
    return Bars(values, str(words.get("title", "")), (label, number))
