"""What differs between the boxes, in one table: every number of it is read from the boxes."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from ttr_widgets.locale import _, mark
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import LOCOMOTIVE
from ttr_widgets.play.boxes import boxes, load_box
from ttr_widgets.play.tell import say_points
from ttr_widgets.rules.features.attractions import Attractions
from ttr_widgets.rules.features.longest_path import LongestPath
from ttr_widgets.rules.features.stations import Stations

from .table import cell


@dataclass(frozen=True, slots=True)
class BoxTable:
    """Boxes side by side. Make it with ``ttr.compare_boxes``.

    ``rows`` hold what is not the same in all of them, ``alike`` what is: a name, and then
    the words for each box.
    """

    titles: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    alike: tuple[tuple[str, ...], ...]

    def __repr__(self) -> str:
        lines = [("", *self.titles), *self.rows]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        padded = (map(str.ljust, line, widths) for line in lines)
        return "\n".join(["  ".join(line).rstrip() for line in padded] + self._same())

    def _repr_html_(self) -> str:
        lines = [("", *self.titles), *self.rows]
        rows = (_line(line, "td" if number else "th") for number, line in enumerate(lines))
        same = "".join(f"<p>{escape(words)}</p>" for words in self._same())
        return f"<table>{''.join(rows)}</table>{same}"

    def _same(self) -> list[str]:
        facts = "; ".join(f"{row[0]}: {row[1]}" for row in self.alike)
        return [_("The same in all of them: {facts}.").format(facts=facts)] if facts else []


def compare_boxes(*names: str | Path | Box) -> BoxTable:
    """Show what differs between boxes: one column for each, and below what is the same.

    >>> import ttr_widgets as ttr
    >>> for row in ttr.compare_boxes("usa", "usa-2004").rows:
    ...     print(row)
    ('tickets in the deck', '33', '30')
    ('tickets dealt at the start', '4', '3')

    Args:
        names: names of boxes, paths of files of your own, or boxes; none takes all that
            ``ttr.boxes`` lists.

    Raises:
        ValueError: there is no such box, or its file has a fault.
    """
    loaded = [one if isinstance(one, Box) else load_box(one) for one in names or boxes()]
    rows = tuple((_(name), *map(say, loaded)) for name, say in ROWS)
    differ = tuple(row for row in rows if len({*row[1:]}) > 1 or len(loaded) == 1)
    alike = tuple(row for row in rows if row not in differ)
    return BoxTable(tuple(box.title for box in loaded), differ, alike)


def _line(cells: Sequence[str], tag: str) -> str:
    """Write a line of the table, with the name in front as its heading."""
    name, *said = cells
    words = "".join(cell(one, tag) for one in said)
    head = f'<th scope="row" style="text-align:left">{escape(name)}</th>' if name else "<td></td>"
    return f"<tr>{head}{words}</tr>"


def _pieces(box: Box) -> str:
    return _("{n} {train}s").format(n=box.trains, train=box.train)


def _wild_cards(box: Box) -> str:
    return _("{n} {wild}s").format(n=box.cards[LOCOMOTIVE], wild=box.card_name(LOCOMOTIVE))


def _deck_of_tickets(box: Box) -> str:
    long = sum(ticket.kind == "long" for ticket in box.map.tickets)
    words = _("{n}, of them {long} long") if long else "{n}"
    return words.format(n=len(box.map.tickets), long=long)


def _dealt(box: Box) -> str:
    words = _("{n} and {long} long") if box.tickets.dealt_long else "{n}"
    return words.format(n=box.tickets.dealt, long=box.tickets.dealt_long)


def _refused(box: Box) -> str:
    out = box.tickets.refused_at_start == "out"
    return _("out of the game") if out else _("under the deck")


def _longest_route(box: Box) -> str:
    spaces = max(route.spaces for route in box.map.routes)
    return _("{n} spaces, {points}").format(n=spaces, points=say_points(box.points[spaces]))


def _closes(box: Box) -> str:
    if box.doubles_close_up_to < box.players[0]:
        return _("nobody")
    return _("{n} players").format(n=box.doubles_close_up_to)


def _number(count: int) -> str:
    return str(count) if count else _("none")


def _stations(box: Box) -> str:
    match box.feature(Stations.name):
        case Stations(each, points):
            return _("{n} each, {points} if not built").format(n=each, points=say_points(points))
    return _("none")


def _attractions(box: Box) -> str:
    places = sum(city.attraction for city in box.map.cities)
    match box.feature(Attractions.name):
        case Attractions(points):
            return _("{n}, {points} each").format(n=places, points=say_points(points))
    return _("none")


def _longest_path(box: Box) -> str:
    match box.feature(LongestPath.name):
        case LongestPath(points):
            return say_points(points)
    return _("none")


def _tie_breaks(box: Box) -> str:
    return ", ".join(_tie_break_words(box)) or _("none")


def _tie_break_words(box: Box) -> Iterator[str]:
    for name in box.tie_breaks:
        yield box.words.get(name) or _(TIE_BREAKS.get(name, name))


TIE_BREAKS = {
    "tickets": mark("tickets completed"),
    Stations.name: mark("stations left"),
    LongestPath.name: mark("longest path"),
    Attractions.name: mark("attractions"),
}

ROWS: tuple[tuple[str, Callable[[Box], str]], ...] = (
    (mark("players"), lambda box: "{}-{}".format(*box.players)),
    (mark("pieces of each player"), _pieces),
    (mark("train cards"), lambda box: str(sum(box.cards))),
    (mark("colors of cards"), lambda box: str(len(box.colors))),
    (mark("wild cards"), _wild_cards),
    (mark("cards in a starting hand"), lambda box: str(box.hand)),
    (mark("face-up cards"), lambda box: str(box.row)),
    (mark("wild cards that sweep the row"), lambda box: str(box.sweep_at)),
    (mark("tickets in the deck"), _deck_of_tickets),
    (mark("tickets dealt at the start"), _dealt),
    (mark("tickets kept at the start, at least"), lambda box: str(box.tickets.keep_at_start)),
    (mark("refused start tickets go"), _refused),
    (mark("tickets drawn in a turn"), lambda box: str(box.tickets.drawn)),
    (mark("tickets kept in a turn, at least"), lambda box: str(box.tickets.keep)),
    (mark("longest route"), _longest_route),
    (mark("double routes close with up to"), _closes),
    (mark("ferries"), lambda box: _number(sum(r.ferry > 0 for r in box.map.routes))),
    (mark("tunnels"), lambda box: _number(sum(r.tunnel for r in box.map.routes))),
    (mark("stations"), _stations),
    (mark("attractions"), _attractions),
    (mark("bonus for the longest path"), _longest_path),
    (mark("pieces left that begin the last round"), lambda box: str(box.last_round_at)),
    (mark("a tie is decided by"), _tie_breaks),
)
"""What is compared: a name, and the words for one box."""
