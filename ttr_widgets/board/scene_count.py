"""The final count: a table with a column for each seat, and who won."""

from collections.abc import Iterator
from dataclasses import dataclass

from ttr_widgets.locale import _, in_person, numeral
from ttr_widgets.model.box import Box
from ttr_widgets.model.score import FinalScore, Line
from ttr_widgets.model.state import GameOver
from ttr_widgets.play.describe import why_they_won
from ttr_widgets.play.names import listed
from ttr_widgets.play.observe import Observation

from .figures import card, plate, rounded
from .layout import Layout
from .palette import Palette, ink_on, mix
from .places import Place, Rect, Target
from .scene_headline import beside_it, put_away
from .scene_table import initials
from .shapes import Label, Polygon, Shape
from .shapes import Line as Stroke
from .text import fit, shorten, text_width
from .view import View

_ROW, _HEAD, _FOOT, _APART = 24.0, 50.0, 46.0, 6.0


@dataclass(frozen=True, slots=True)
class Count:
    """The final count laid out: its rows of words and numbers, and where they stand.

    ``why`` says what settled a tie, ``buttons`` what each button does; put away, the count is
    nothing but these, beside the headline.
    """

    rect: Rect
    titles: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    score: FinalScore
    why: str
    buttons: tuple[tuple[str, Rect], ...]


def final_count(seen: Observation, layout: Layout, view: View) -> Count | None:
    """Lay the final count out over the map; None while the game goes on."""
    if not isinstance(seen.decision, GameOver) or view.line is not None:
        return None
    score, board = seen.decision.score, layout.blocks.map
    if names := put_away(seen, view):
        places = beside_it(layout, view, names)
        buttons = tuple((name, places[name]) for name in names)
        return Count(layout.blocks.hint, (), (), score, "", buttons)
    titles, rows = _table(score, seen.box)
    w = min(board.w - 20, 184 + 118 * len(seen.seats))
    h = min(board.h - 20, _HEAD + 40 + _ROW * (len(rows) + 1) + _FOOT)
    rect = Rect(board.middle[0] - w / 2, board.middle[1] - h / 2, w, h)
    foot = Rect(rect.right - 12, rect.bottom - 38, 0, 30)
    names = (*(("new", "replay") if view.again else ()), "lines", "close")
    widest = min(116.0, (w - 24 + _APART) / len(names) - _APART)
    why = why_they_won(score, seen.box)
    return Count(rect, titles, rows, score, why, _from_right(foot, names, widest))


def _from_right(corner: Rect, names: tuple[str, ...], w: float) -> tuple[tuple[str, Rect], ...]:
    """Buttons side by side, the last one in the corner."""
    steps = range(len(names), 0, -1)
    lefts = (corner.x - step * w - (step - 1) * _APART for step in steps)
    return tuple(
        (name, Rect(x, corner.y, w, corner.h)) for name, x in zip(names, lefts, strict=True)
    )


def _table(score: FinalScore, box: Box) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """The rows of the table: what is counted, and the points of each seat."""
    titles, rows, seats = [], [], range(len(score.totals))
    for title, lines in _groups(score, box):
        titles.append(title)
        rows.append(tuple(_cell([one for one in lines if one.seat == seat]) for seat in seats))
    return tuple(titles), tuple(rows)


def _groups(score: FinalScore, box: Box) -> Iterator[tuple[str, list[Line]]]:
    kinds = list(dict.fromkeys(line.kind for line in score.lines))
    for kind in kinds:
        lines = [line for line in score.lines if line.kind == kind]
        if kind == "ticket":
            yield _("Tickets done"), [line for line in lines if line.done]
            yield _("Tickets missed"), [line for line in lines if not line.done]
        else:
            yield box.words.get(kind) or _title(kind), lines


def _title(kind: str) -> str:
    return _TITLES[kind]() if kind in _TITLES else kind.replace("-", " ").capitalize()


_TITLES = {
    "routes": lambda: _("Routes"),
    "longest-path": lambda: _("Longest path"),
    "stations": lambda: _("Stations left"),
    "attractions": lambda: _("Attractions"),
}


def _cell(lines: list[Line]) -> str:
    points = sum(line.points for line in lines)
    if not lines:
        return "–"
    shown = numeral(points)
    return f"{shown} ({len(lines)})" if lines[0].kind == "ticket" else shown


def count_places(count: Count) -> tuple[Place, ...]:
    """Where the final count can be clicked."""
    table = (Place(count.rect, Target("nothing")),) if count.rows else ()
    buttons = (Place(rect, Target("button", name=name)) for name, rect in count.buttons)
    return (*table, *buttons)


def draw_count(
    count: Count, palette: Palette, view: View, names: tuple[str, ...]
) -> Iterator[Shape]:
    """Draw the final count, or the button that brings it back."""
    if count.rows:
        yield from _draw_table(count, palette, names)
    for name, place in count.buttons:
        back = name == "close" and not count.rows
        yield from button(place, _("Final count") if back else _BUTTONS[name](), palette)


_BUTTONS = {
    "new": lambda: _("New game"),
    "replay": lambda: _("Replay"),
    "lines": lambda: _("Line by line"),
    "close": lambda: _("See the map"),
}


def _draw_table(count: Count, palette: Palette, names: tuple[str, ...]) -> Iterator[Shape]:
    """The title, the columns of all seats, and what settled a tie."""
    rect = count.rect
    shadow = Rect(rect.x + 3, rect.y + 4, rect.w, rect.h)
    yield Polygon(rounded(shadow, 10), "#000000", alpha=0.3)
    yield card(rect, palette.page, palette.ink, 10, 1.5)
    title = shorten(_victory(count.score, names), 19, rect.w - 40, True)
    yield Label(rect.x + 20, rect.y + 26, title, 19, palette.ink, True, "left")
    columns = _columns(rect, len(names))
    yield from _heads(columns, rect.y + _HEAD + 20, count, palette, names)
    yield from _rows(count, columns, palette)
    if count.why:
        words = shorten(count.why, 12.5, rect.w - 40)
        yield Label(rect.x + 20, rect.y + 45, words, 12.5, palette.ink, align="left")


def _victory(score: FinalScore, names: tuple[str, ...]) -> str:
    winners = [names[seat] for seat in score.winners]
    if len(winners) == 1:
        return in_person(_("{name} [wins|win]"), winners[0]).format(name=winners[0])
    return _("{names} share the victory").format(names=listed(winners, _("and")))


def _columns(rect: Rect, number: int) -> list[float]:
    """The middle of each seat's column."""
    left = rect.x + 150
    w = (rect.right - 14 - left) / number
    return [left + w * (place + 0.5) for place in range(number)]


def _heads(
    columns: list[float], y: float, count: Count, palette: Palette, names: tuple[str, ...]
) -> Iterator[Shape]:
    width = columns[1] - columns[0] if len(columns) > 1 else 200.0
    widest = max(text_width(name, 13, True) for name in names)
    beside = widest <= width - 34
    for seat, x in enumerate(columns):
        color = palette.seats[seat % len(palette.seats)]
        if seat in count.score.winners:
            column = Rect(x - width / 2 + 3, y - 17, width - 6, _ROW * (len(count.rows) + 1) + 40)
            yield card(column, mix(palette.page, palette.glow, 0.2), palette.glow, 7)
        name = shorten(names[seat], 13, width - (34 if beside else 8), True)
        left = x - text_width(name, 13, True) / 2
        mark, word = ((left - 4, y), (left + 9, y)) if beside else ((x, y - 6), (left, y + 11))
        yield plate(*mark, 9, color, palette.halo)
        yield Label(*mark, initials(names)[seat], 11, ink_on(color), bold=True)
        yield Label(*word, name, 13, palette.ink, True, "left")


def _rows(count: Count, columns: list[float], palette: Palette) -> Iterator[Shape]:
    rect = count.rect
    y = rect.y + _HEAD + 40 + _ROW / 2
    for title, row in zip(count.titles, count.rows, strict=True):
        yield Label(rect.x + 20, y, shorten(title, 13, 128), 13, palette.ink, align="left")
        for x, cell in zip(columns, row, strict=True):
            yield Label(x, y, cell, 13, palette.ink)
        y += _ROW
    yield Stroke(((rect.x + 16, y - 11), (rect.right - 16, y - 11)), palette.edge, 1)
    yield Label(rect.x + 20, y + 2, _("Total"), 15, palette.ink, True, "left")
    for x, total in zip(columns, count.score.totals, strict=True):
        yield Label(x, y + 2, numeral(total), 17, palette.ink, True)


def button(rect: Rect, words: str, palette: Palette) -> Iterator[Shape]:
    """A button of the final count."""
    yield card(rect, palette.accent, palette.page, 7, 1.5)
    text, size = fit(words, 13, rect.w - 8, True)
    yield Label(*rect.middle, text, size, ink_on(palette.accent), True)
