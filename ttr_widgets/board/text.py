"""How much room a text takes, without asking a browser.

The widths are those of Helvetica and Arial, measured in Liberation Sans, whose letters are as
broad. A painter hands ``text_width`` to the canvas as the greatest width, so that a wider font
is squeezed and never runs over.
"""

from functools import lru_cache
from unicodedata import combining, normalize

FONTS = (
    '"Helvetica Neue", Helvetica, Arial, "Liberation Sans", "Noto Sans", "DejaVu Sans", '
    '"Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", sans-serif'
)
"""The fonts a painter asks for, best first."""

_BY_WIDTH = {
    0.222: "'ijl’|łιіј",
    0.278: " !,./:;I[]\\tf·ıľŧìíîïĩīĭίϊΙїІ",
    0.345: '()-r"`{}•г',
    0.400: "ťτґ",
    0.450: "ĳεζξзкт",
    0.500: "Jckvsxyz*^ĸγκλνςχсухчьэЈҐєѕ",
    0.556: "0123456789abdeghnopquL#$?_–ðþđħŁŋαβδηθμορυΓабвеийнопрцяћџђГК",
    0.611: "FTZ+<=>~×ßøďŦσΖΣΤдлъЗТУ",
    0.667: "ABEKPSVXY&ÞπφΑΒΔΕΚΛΞΡΥΧжмАБВДЕЛРХЧЬЅ",
    0.722: "CDHNRUwÐĐĦĲŊψΗΝΠΩыюИЙНПСЦЭЯЄЏ",
    0.778: "GOQØωΘΟΦшОФЪ",
    0.833: "mMΜΨфщњМЋ",
    0.889: "æљЂШЫ",
    0.944: "W%œЖЩ",
    1.000: "ÆŒ…ЮЉЊ",
}
"""How much of the height of the font each letter takes; an accent adds little or nothing."""

_SIGNS = {"✓": 0.722, "▶": 0.833, "★": 0.944, "→": 0.944}
"""Arial has none of these: they come from another font."""

_ARIAL = {letter: width for width, letters in _BY_WIDTH.items() for letter in letters}
_WIDEST = 1.02
_REGULAR, _BOLD = 1.03, 1.11
_SMALLEST = 0.75
"""Smaller than this, as a part of the size asked for, letters would be hard to read."""


@lru_cache(4096)
def text_width(text: str, size: float, bold: bool = False) -> float:
    """Reckon the width that a text may fill; a number fills it, as all digits are alike.

    Args:
        text: one line.
        size: height of the font in CSS pixels.
        bold: whether it is bold.

    Returns:
        The width in CSS pixels.
    """
    ems = sum(map(_ems, text))
    if text.isdecimal():
        return ems * size
    return ems * size * (_BOLD if bold else _REGULAR)


def measured(text: str) -> bool:
    """Tell whether it is known how broad every letter of a text is in Arial."""
    return all(_plain(letter) in _ARIAL or combining(letter) for letter in text)


@lru_cache(4096)
def _ems(letter: str) -> float:
    """The width of a letter, as a part of the height of the font."""
    if combining(letter):
        return 0.0
    return _ARIAL.get(_plain(letter)) or _SIGNS.get(letter, _WIDEST)


def _plain(letter: str) -> str:
    """A letter without its accent, unless that makes it broader."""
    return letter if letter in _ARIAL else normalize("NFD", letter)[0]


@lru_cache(4096)
def shorten(text: str, size: float, width: float, bold: bool = False) -> str:
    """Cut a text to a width, with three dots where something is missing."""
    if text_width(text, size, bold) <= width:
        return text
    end = len(text)
    while end and text_width(text[:end].rstrip() + "…", size, bold) > width:
        end -= 1
    return text[:end].rstrip() + "…"


def fit(text: str, size: float, width: float, bold: bool = False) -> tuple[str, float]:
    """Set a text in smaller letters where it is too long, and cut it only if that does not do.

    Returns:
        The text, and the height of its letters in CSS pixels.
    """
    smaller = size * min(1.0, max(_SMALLEST, width / text_width(text, size, bold)))
    return shorten(text, smaller, width + 0.01, bold), smaller


@lru_cache(1024)
def wrap(text: str, size: float, width: float, bold: bool = False) -> tuple[str, ...]:
    """Break a text into lines that are no wider than ``width``."""
    lines: list[str] = []
    for word in _words(text):
        longer = lines[-1] + word if lines else word
        if lines and text_width(longer.rstrip(), size, bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(shorten(line.rstrip(), size, width, bold) for line in lines)


def _words(text: str) -> list[str]:
    """Cut where a line may break: after blanks, and between Chinese or Japanese letters."""
    words = [""]
    for letter in text:
        words[-1] += letter
        if letter == " " or letter >= "\u2e80":
            words.append("")
    return [word for word in words if word]
