"""The headline below the map: what is asked or pointed at, the last round, and buttons.

The buttons stand beside it: Undo, and at the end those of a final count that is put away.
"""

from collections.abc import Iterator, Sequence

from ttr_widgets.locale import _
from ttr_widgets.model.state import (
    GameOver,
    KeepTickets,
    SecondCard,
    TakeTurn,
    TunnelSurcharge,
)
from ttr_widgets.play.describe import asked_alone, last_round, what_is_asked, who_won
from ttr_widgets.play.observe import Observation

from .figures import rounded
from .frame import NARROWEST
from .geometry import corners
from .layout import Layout
from .palette import Palette, ink_on
from .places import Place, Rect, Target
from .shapes import Label, Polygon, Shape
from .text import shorten, text_width, wrap
from .view import View

_LETTERS, _LINE = 12.5, 15.0
_WIDTHS = {"new": 92.0, "close": 92.0, "show": 132.0, "undo": 58.0}
_HEIGHT, _APART = 26.0, 6.0
_UNEVEN = 48.0
"""If one name is so much longer than another, in CSS pixels, a gap before the other would show."""
_BROADER, _HIGHER = 1.3, 1.6
"""How much larger a button is on a phone, where the picture is scaled down."""
_UNDO = Target("button", name="undo")


def asked(seen: Observation, names: tuple[str, ...]) -> str:
    """Say in one line whose turn it is and what is asked."""
    name = names[seen.to_move]
    match seen.decision:
        case TakeTurn():
            return f"{_named(name)} {_take_turn(seen)}"
        case SecondCard():
            words = _("{name}: draw a second card.")
        case KeepTickets():
            words = _("{name}: keep at least {keep} of the offered tickets.")
            return words.format(name=name, keep=seen.decision.keep)
        case TunnelSurcharge():
            return asked_alone(seen, names)
        case GameOver():
            return who_won(seen.decision, names, seen.box)
        case _:
            return what_is_asked(seen, names)
    return words.format(name=name)


def _take_turn(seen: Observation) -> str:
    """What a turn can be; a station only while there is one to build."""
    if seen.stations_left(seen.to_move):
        return _("draw cards, claim a route, draw tickets or build a station.")
    return _("draw cards, claim a route or draw tickets.")


def _named(name: str) -> str:
    return _("{name}:").format(name=name)


def headline(
    seen: Observation, layout: Layout, palette: Palette, view: View, names: tuple[str, ...]
) -> Iterator[Shape]:
    """Write what the pointer is on, or else the last round and what is asked.

    What a turn can be is left to ``turn``: it stays when somebody else's turn begins.
    """
    near, lines = _lines(seen, layout, view, names)
    rect, color = layout.blocks.hint, palette.accent if view.hint else palette.ink
    rows = _rows(layout, near + lines)
    if near:
        band = Rect(rect.x, rows[0] - 8, text_width(near[0], _LETTERS, True) + 10, _LINE)
        yield Polygon(corners(band), palette.accent)
        yield _line(rect.x, rows[0], near[0], ink_on(palette.accent))
    left = _beside_name(seen, layout, view, names)
    if left:
        name = _named(names[seen.to_move])
        yield _line(rect.x, rows[-1], name, color)
    else:
        for y, line in zip(rows[len(near) :], lines, strict=True):
            yield _line(rect.x, y, line, color)


def turn(
    seen: Observation, layout: Layout, palette: Palette, view: View, names: tuple[str, ...]
) -> Iterator[Shape]:
    """Write what a turn can be, in one place for all names: so it is not sent every turn."""
    if left := _beside_name(seen, layout, view, names):
        near, lines = _lines(seen, layout, view, names)
        y = _rows(layout, near + lines)[-1]
        yield _line(layout.blocks.hint.x + left, y, _take_turn(seen), palette.ink)


def _line(x: float, y: float, words: str, color: str) -> Label:
    return Label(x + 4, y, words, _LETTERS, color, bold=True, align="left")


def _rows(layout: Layout, lines: Sequence[str]) -> list[float]:
    """How high each of some lines stands."""
    top = layout.blocks.hint.y + (8 if len(lines) > 1 else 15)
    return [top + _LINE * row for row in range(len(lines))]


def _beside_name(seen: Observation, layout: Layout, view: View, names: tuple[str, ...]) -> float:
    """How far to the right the longest name ends, if what a turn can be fits beside it."""
    if view.hint or not isinstance(seen.decision, TakeTurn):
        return 0.0
    wide = [_blank(_named(name)) for name in names]
    width = max(wide) + text_width(_take_turn(seen), _LETTERS, True)
    fits = width <= _room(seen, layout, view) and max(wide) - min(wide) <= _UNEVEN
    return max(wide) if fits else 0.0


def _blank(words: str) -> float:
    """How broad some words are, and a blank after them."""
    return text_width(words + " ", _LETTERS, True)


def _room(seen: Observation, layout: Layout, view: View) -> float:
    rect, buttons = layout.blocks.hint, beside_it(layout, view, to_press(seen, view))
    return min([rect.right, *(place.x - 8 for place in buttons.values())]) - rect.x - 8


def _lines(
    seen: Observation, layout: Layout, view: View, names: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The line of the last round, if it has begun; and what is told, or else asked."""
    room, most = _room(seen, layout, view), int(layout.blocks.hint.h // _LINE)
    near = () if view.hint else wrap(last_round(seen), _LETTERS, room - 8, bold=True)[:1]
    return near, _in_lines(view.hint or asked(seen, names), room, most - len(near))


def _in_lines(words: str, room: float, most: int) -> tuple[str, ...]:
    """Each sentence on a line of its own, or closer where there is no room for that."""
    lines = [line for part in words.split("\n") for line in wrap(part, _LETTERS, room, bold=True)]
    if len(lines) > most:
        lines = [*wrap(words.replace("\n", " "), _LETTERS, room, bold=True)]
    if len(lines) > most:
        lines[most - 1 :] = [shorten(" ".join(lines[most - 1 :]), _LETTERS, room, bold=True)]
    return tuple(lines)


def to_press(seen: Observation, view: View) -> tuple[str, ...]:
    """The buttons beside the headline, without Undo: to cover one's cards, or of the count."""
    return ("show",) if view.leaving else put_away(seen, view)


def put_away(seen: Observation, view: View) -> tuple[str, ...]:
    """What the buttons of the final count do while it is put away, and the map is seen."""
    if not (seen.over and view.closed_count and view.line is None):
        return ()
    return ("new", "close") if view.again else ("close",)


def beside_it(layout: Layout, view: View, names: tuple[str, ...] = ()) -> dict[str, Rect]:
    """Where the buttons beside the headline are: those of such names, and Undo as the last."""
    rect, names = layout.blocks.hint, (*names, *("undo",) * view.can_undo)
    places: dict[str, Rect] = {}
    touched = layout.width <= NARROWEST
    broader, h = (_BROADER, _HIGHER * _HEIGHT) if touched else (1.0, _HEIGHT)
    right = rect.right
    for name in reversed(names):
        w = broader * _WIDTHS[name]
        places[name] = Rect(right - w, rect.middle[1] - h / 2, w, h)
        right = places[name].x - _APART
    return {name: places[name] for name in names}


def undo_button(layout: Layout, palette: Palette, view: View) -> Iterator[Shape]:
    """The button beside the headline that takes back, if there is something to take back."""
    if not view.can_undo:
        return
    rect, pointed = beside_it(layout, view)["undo"], view.hover == _UNDO
    words = shorten(_("Undo"), _LETTERS, rect.w - 8, bold=True)
    left = rect.middle[0] - text_width(words, _LETTERS, True) / 2  # aligned as the seats' names
    yield Label(left, rect.middle[1], words, _LETTERS, palette.ink, True, "left")
    edge, width = (palette.accent, 2.0) if pointed else (palette.edge, 1.0)
    yield Polygon(rounded(rect, 4), None, edge, width)


def undo_places(layout: Layout, view: View) -> tuple[Place, ...]:
    """Where Undo can be clicked, if there is something to take back."""
    return tuple(Place(rect, _UNDO) for rect in beside_it(layout, view).values())
