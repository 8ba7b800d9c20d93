"""How a pop-over is laid out: words, revealed cards, payments in columns, and the way out."""

from dataclasses import dataclass
from math import prod

from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import KINDS, Cards

from .frame import NARROWEST, WIDE
from .layout import Layout
from .places import Place, Rect, Target
from .popover_place import beside
from .text import text_width

PAD, TITLE, LINE, SWATCH = 8.0, 24.0, 17.0, 17.0
WORDS = 12.5
"""Sizes in CSS pixels: margin, heights of title and line of words, width of a tiny card,
height of the letters."""
WIDEST = 312.0
"""Lines of words are wrapped so that no pop-over is wider than this, in CSS pixels."""
CROSS = 24.0
"""The size of the cross that leads out of a small pop-over, in CSS pixels."""


@dataclass(frozen=True, slots=True)
class Talk:
    """What a pop-over says: its title, words below, words after the revealed cards.

    ``faces`` are the revealed cards of a tunnel, each with whether it costs one more;
    ``out`` is the button's name and its words, None for those who only look on.
    """

    title: str
    words: tuple[str, ...] = ()
    faces: tuple[tuple[int, bool], ...] = ()
    due: tuple[str, ...] = ()
    out: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class PopOver:
    """A pop-over laid out: one row for each payment, and the button that leads out.

    ``named`` tells whether the payments name their colors, or show only their cards.
    """

    rect: Rect
    talk: Talk
    faces: tuple[Rect, ...]
    due: float
    rows: tuple[Rect, ...]
    out: Rect | None
    named: bool


@dataclass(frozen=True, slots=True)
class _Form:
    """How large the parts of a pop-over are: a row, what it has to spare, a revealed card.

    ``most`` payments stand below each other, ``cross`` is the size of the way out. A ``small``
    one names no colors, has a cross for Cancel, and so many columns that it covers as little
    of the map as it can.
    """

    row: float
    spare: float
    face: tuple[float, float]
    most: int
    small: bool = False
    cross: float = CROSS


_ROOMY = _Form(31, 24, (98, 28), 7)
_SMALL = _Form(27, 13, (80, 27), 9, small=True)
_TOUCHED = _Form(43, 22, (80, 27), 9, small=True, cross=40)
"""For a phone, where the page shows the narrowest board smaller still."""


def lay_out(
    talk: Talk, target: Target | None, box: Box, layout: Layout, offers: tuple[Cards, ...]
) -> PopOver:
    """Lay a pop-over out beside what it is about; a small one where the board is narrow."""
    form = _ROOMY if layout.width >= WIDE else _SMALL if layout.width > NARROWEST else _TOUCHED
    columns = _columns(talk, box, offers, form, layout.blocks.map.w - 12)
    rect = beside(target, layout, *_size(talk, form, columns, len(offers)))
    row = rect.y + PAD + TITLE + LINE * len(talk.words) + 2
    due = row + (form.face[1] + 10 if talk.faces else 0)
    inner = Rect(rect.x + PAD, due + LINE * len(talk.due) + 2, rect.w - 2 * PAD, form.row)
    return PopOver(
        rect=rect,
        talk=talk,
        faces=_faces(Rect(inner.x, row, *form.face), len(talk.faces)),
        due=due,
        rows=_cells(inner, columns, len(offers)),
        out=_out(rect, talk, form),
        named=not form.small and len(columns) == 1,
    )


def _columns(
    talk: Talk, box: Box, offers: tuple[Cards, ...], form: _Form, room: float
) -> list[float]:
    """The widths of the columns in which the payments stand, if they can within the room."""
    few = -(-len(offers) // form.most)
    ways = [_widths(box, offers, number, form) for number in range(few, len(offers) + 1)]
    if not form.small:
        return ways[0]
    sizes = [(_size(talk, form, columns, len(offers)), columns) for columns in ways]
    return min(sizes, key=lambda one: (one[0][0] > room, prod(one[0])))[1]


def _widths(box: Box, offers: tuple[Cards, ...], number: int, form: _Form) -> list[float]:
    named, rows = number == 1 and not form.small, -(-len(offers) // max(number, 1))
    columns = [offers[start : start + rows] for start in range(0, len(offers), max(rows, 1))]
    return [max(_row_width(box, one, named) for one in column) + form.spare for column in columns]


def _row_width(box: Box, offer: Cards, with_names: bool) -> float:
    return sum(
        SWATCH + 8 + text_width(words_of(box, kind, offer[kind], with_names), 13)
        for kind in KINDS
        if offer[kind]
    )


def words_of(box: Box, kind: int, number: int, with_name: bool) -> str:
    """Say so many cards of one kind, with its name or without."""
    one_kind = tuple(number if other == kind else 0 for other in range(9))
    return box.say_cards(one_kind) if with_name else str(number)


def _size(talk: Talk, form: _Form, columns: list[float], number: int) -> tuple[float, float]:
    """The width and height of a pop-over with so many payments in these columns."""
    lines = [text_width(line, WORDS) for line in talk.words]
    lines += [text_width(line, WORDS, True) for line in talk.due]
    aside = form.cross + 4 if _crossed(talk, form) else 0.0
    title = text_width(talk.title, WORDS, True) + aside
    lines[:1] = [line + (aside if aside > TITLE + 4 else 0) for line in lines[:1]]
    faces = (form.face[0] + 4) * len(talk.faces) - 4
    w = max(*lines, title, faces, sum(columns), 110 if form.small else 134) + 2 * PAD
    rows = -(-number // len(columns)) if columns else 0
    rows += bool(talk.out) and not _crossed(talk, form)
    above = TITLE + LINE * len(lines) + (form.face[1] + 10 if talk.faces else 0)
    return w, above + 4 + rows * form.row + 2 * PAD


def _crossed(talk: Talk, form: _Form) -> bool:
    """Tell whether a cross leads out: what costs nothing needs no words."""
    return form.small and talk.out is not None and talk.out[0] != "withdraw"


def _faces(first: Rect, number: int) -> tuple[Rect, ...]:
    return tuple(
        Rect(first.x + i * (first.w + 4), first.y, first.w, first.h) for i in range(number)
    )


def _cells(first: Rect, columns: list[float], number: int) -> tuple[Rect, ...]:
    """One row for each payment, column by column; together they fill the width."""
    wider = first.w / sum(columns) if columns else 1.0
    rows = -(-number // len(columns)) if columns else 0
    between = 3 if len(columns) > 1 else 0
    return tuple(
        Rect(
            first.x + wider * sum(columns[: i // rows]),
            first.y + i % rows * first.h,
            wider * columns[i // rows] - between,
            first.h - 3,
        )
        for i in range(number)
    )


def _out(rect: Rect, talk: Talk, form: _Form) -> Rect | None:
    if _crossed(talk, form):
        return Rect(rect.right - form.cross - 5, rect.y + 5, form.cross, form.cross)
    low = Rect(rect.x + PAD, rect.bottom - PAD - form.row + 3, rect.w - 2 * PAD, form.row - 3)
    return low if talk.out else None


def offer_places(panel: PopOver) -> tuple[Place, ...]:
    """Where the pop-over can be clicked."""
    rows = (Place(rect, Target("offer", i)) for i, rect in enumerate(panel.rows))
    places = (Place(panel.rect, Target("nothing")), *rows)
    if panel.out and panel.talk.out:
        places += (Place(panel.out, Target("button", name=panel.talk.out[0])),)
    return places
