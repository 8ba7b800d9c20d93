"""The final count line by line: one seat's lines beside the map, which shows what earned them."""

from collections.abc import Iterator
from dataclasses import dataclass

from ttr_widgets.locale import _, numeral
from ttr_widgets.model.score import FinalScore, Line
from ttr_widgets.model.state import GameOver
from ttr_widgets.play.observe import Observation

from .figures import card, plate, rounded
from .frame import cells
from .layout import Layout
from .palette import Palette, ink_on, mix
from .places import Place, Rect, Target
from .scene_count import button
from .scene_lights import line_shown
from .scene_table import initials
from .shapes import Label, Polygon, Shape
from .text import shorten, text_width, wrap
from .view import View

_HEAD, _BUTTON, _ROW, _LEAST = 30.0, 28.0, 22.0, 17.0
_REASON = 66.0
_SIDE, _BROAD = 236.0, 360.0
_BUTTONS = ("previous", "next", "totals")


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of one seat laid out: ``rows`` pairs the index of a line and its place."""

    rect: Rect
    head: Rect
    rows: tuple[tuple[int, Rect], ...]
    reason: Rect
    buttons: tuple[Rect, ...]
    seat: int
    score: FinalScore
    at: int


def count_lines(seen: Observation, layout: Layout, view: View) -> Lines | None:
    """Lay out the lines of the seat whose line is explained; None if none is."""
    if not isinstance(seen.decision, GameOver) or view.line is None:
        return None
    score, rect = seen.decision.score, layout.blocks.count
    seat = score.lines[view.line].seat
    numbers = [place for place, line in enumerate(score.lines) if line.seat == seat]
    inner = rect.shrink(8)
    beside = rect.w > max(_BROAD, rect.h)
    side = min(_SIDE, 0.46 * inner.w)
    text = Rect(inner.right - side, inner.y, side, inner.h) if beside else inner
    head = Rect(text.x, text.y, text.w, _HEAD)
    foot = Rect(text.x, text.bottom - _BUTTON, text.w, _BUTTON)
    room = Rect(inner.x, inner.y, inner.w - side - 12, inner.h) if beside else _between(head, foot)
    rows = _rows(numbers, view.line, room, 2 if beside and len(numbers) > room.h // _ROW else 1)
    top = head.bottom if beside else rows[-1][1].bottom + 6
    reason = Rect(text.x, top, text.w, foot.y - top)
    return Lines(
        rect, head, rows, reason, tuple(cells(foot, 3, 3, _BUTTON)), seat, score, view.line
    )


def _between(head: Rect, foot: Rect) -> Rect:
    return Rect(head.x, head.bottom, head.w, foot.y - _REASON - head.bottom)


def _rows(numbers: list[int], at: int, room: Rect, columns: int) -> tuple[tuple[int, Rect], ...]:
    """A row for each line, as many as there is room for around the one explained."""
    most = columns * int(room.h // _LEAST)
    first = max(0, min(numbers.index(at) - most // 2, len(numbers) - most))
    shown = numbers[first : first + most]
    high = min(_ROW, room.h / -(-len(shown) // columns))
    per_column = -(-len(shown) // columns)
    w = (room.w - 8 * (columns - 1)) / columns
    return tuple(
        (
            number,
            Rect(
                room.x + (i // per_column) * (w + 8), room.y + (i % per_column) * high, w, high - 2
            ),
        )
        for i, number in enumerate(shown)
    )


def line_places(panel: Lines) -> tuple[Place, ...]:
    """Where the lines and their buttons can be clicked."""
    rows = (Place(rect, Target("line", number)) for number, rect in panel.rows)
    named = zip(panel.buttons, _BUTTONS, strict=True)
    buttons = (Place(rect, Target("button", name=name)) for rect, name in named)
    return (Place(panel.rect, Target("nothing")), *rows, *buttons)


def draw_lines(
    panel: Lines,
    seen: Observation,
    layout: Layout,
    palette: Palette,
    view: View,
    names: tuple[str, ...],
) -> Iterator[Shape]:
    """Draw the lines of a seat, the one explained marked, its reason below."""
    yield card(panel.rect.shrink(-2), palette.page, palette.page, 6)
    yield card(panel.rect, palette.page, palette.ink, 8, 1.5)
    seat = layout.blocks.seats[panel.seat]
    yield Polygon(rounded(seat.shrink(-1.5), 5), None, palette.accent, 2.4)
    yield from _head(panel, palette, names)
    for number, rect in panel.rows:
        yield from _row(rect, panel.score.lines[number], number, panel.at, palette, view)
    yield from _reason(panel, seen, palette, view)
    words = (_("Back"), _("Next"), _("Table"))
    for rect, name in zip(panel.buttons, words, strict=True):
        yield from button(rect, name, palette)


def _head(panel: Lines, palette: Palette, names: tuple[str, ...]) -> Iterator[Shape]:
    """Whose lines these are, and the points up to the line explained."""
    rect, color = panel.head, palette.seats[panel.seat % len(palette.seats)]
    lines = panel.score.lines[: panel.at + 1]
    so_far = sum(line.points for line in lines if line.seat == panel.seat)
    words = _("{n} so far").format(n=numeral(so_far))
    yield plate(rect.x + 10, rect.y + 11, 9.5, color, palette.halo)
    yield Label(rect.x + 10, rect.y + 11, initials(names)[panel.seat], 11, ink_on(color), bold=True)
    name = shorten(names[panel.seat], 14, rect.w - 32 - text_width(words, 14, True), True)
    yield Label(rect.x + 26, rect.y + 11, name, 14, palette.ink, True, "left")
    yield Label(rect.right, rect.y + 11, words, 14, palette.ink, True, "right")


def _row(
    rect: Rect, line: Line, number: int, at: int, palette: Palette, view: View
) -> Iterator[Shape]:
    """One line; those that still come are pale."""
    pointed = view.hover == Target("line", number)
    if number == at or pointed:
        fill = mix(palette.panel, palette.glow, 0.25) if number == at else palette.panel
        yield card(rect, fill, palette.accent, 4, 1.5)
    ink = palette.ink if number <= at else palette.muted
    mark = "" if line.kind != "ticket" else "✓ " if line.done else "× "
    points = numeral(line.points)
    y = rect.middle[1]
    words = mark + _capital(line.words)
    room = rect.w - 18 - text_width(points, 12.5, True)
    yield Label(rect.x + 6, y, shorten(words, 12, room), 12, ink, align="left")
    yield Label(rect.right - 6, y, points, 12.5, ink, number <= at, "right")


def _reason(panel: Lines, seen: Observation, palette: Palette, view: View) -> Iterator[Shape]:
    """What the line counts, and why it has its points."""
    line, rect = line_shown(seen, view), panel.reason
    if line is None:
        return
    title = wrap(_capital(line.words), 12, rect.w, True)
    for row, words in enumerate((*title, *wrap(line.reason, 12, rect.w))[: int(rect.h // 15)]):
        y, bold = rect.y + 9 + 15 * row, row < len(title)
        yield Label(rect.x, y, words, 12, palette.ink, bold, "left")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
