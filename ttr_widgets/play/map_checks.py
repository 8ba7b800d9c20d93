"""Whether a map goes together: cities known, routes payable, tickets possible."""

from collections import defaultdict
from collections.abc import Iterator

from ttr_widgets.locale import mark as _
from ttr_widgets.model.cards import COLORS, NAMES

from .box_faults import LONGEST_LABEL, Fault, fault, unknown, unreadable
from .box_schema import written
from .boxfile import Draft, Row
from .names import plain


def check(draft: Draft) -> Iterator[Fault]:
    """Yield all that is wrong with the cities, routes and tickets of a draft."""
    faults: list[Fault] = []
    for part, tables in (
        (_enough, ("map", "without", "extends")),
        (_cities, ()),
        (_labels, ()),
        (_bends, ()),
        (_ends, ()),
        (_colors, ("cards",)),
        (_spaces, ("points", "players")),
        (_doubles, ()),
        (_repeated_tickets, ()),
    ):
        faults += part(draft) if draft.sound(*tables) else ()
    yield from faults
    # A city or a route that is faulty would cut off tickets that are not.
    if draft.sound("map") and not any(each.place.table.startswith("[map]") for each in faults):
        yield from _unconnected(draft)


def _enough(draft: Draft) -> Iterator[Fault]:
    """A map of which too much was left out."""
    if not (draft.rows["routes"] and len(draft.rows["cities"]) > 1):
        words = _("this leaves no map; a box needs two cities and a route.")
        yield fault(draft.place("without"), words)


def _cities(draft: Draft) -> Iterator[Fault]:
    """Cities that are there twice, lie outside the board or on top of one another."""
    names, places = dict[str, Row](), dict[tuple[float, ...], str]()
    for row in draft.rows["cities"]:
        name, at = row.values.get("name", ""), tuple(row.values.get("at", ()))
        first = names.setdefault(plain(name), row)
        if name and first is not row:
            words = _('the city "{name}" is in row {first} already; leave one of them out.')
            yield fault(row.place, words, name=name, first=first.place.row)
        elif not all(0 <= number <= 1 for number in at):
            words = _('"{name}" lies outside the board at {at}; both numbers run from 0 to 1.')
            yield fault(row.place, words, name=name, at=written(list(at)))
        elif at and places.setdefault(at, name) != name:
            words = _('"{name}" lies exactly on "{other}"; move one of them.')
            yield fault(row.place, words, name=name, other=places[at])


def _labels(draft: Draft) -> Iterator[Fault]:
    """Names that the board cannot show: too long, or with signs that nobody sees."""
    for row in draft.rows["cities"]:
        key = "label" if "label" in row.values else "name"
        if "at" in row.values and (trouble := unreadable(row.values[key])):
            yield fault(row.place, trouble, key=key, most=LONGEST_LABEL)


def _bends(draft: Draft) -> Iterator[Fault]:
    """Routes that would leave the board on their way."""
    for row in draft.rows["routes"]:
        bend = row.values.get("bend", ())
        if not all(-0.5 <= number <= 1.5 for number in bend):
            words = _("bend lies far outside the board at {at}; both numbers run from 0 to 1.")
            yield fault(row.place, words, at=written(bend))


def _ends(draft: Draft) -> Iterator[Fault]:
    """Routes and tickets between cities that are unknown, or one and the same."""
    names = [row.names[0] for row in draft.rows["cities"] if row.names]
    known = set(map(plain, names))
    for row in (*draft.rows["routes"], *draft.rows["tickets"]):
        for name in row.names:
            if plain(name) not in known:
                words = unknown(_("city"), name, names, _("add it to the cities"))
                yield Fault(row.place, words)
        if row.names and row.key[0] == row.key[1]:
            words = _('this leads from "{name}" to itself; name another city in from or to.')
            yield fault(row.place, words, name=row.names[0])


def _colors(draft: Draft) -> Iterator[Fault]:
    """Routes that no hand of this box can pay."""
    cards = draft.numbers("cards")
    wild = cards.get("locomotive", 0)
    for row in _whole(draft.rows["routes"]):
        color, spaces, ferry = row.values["color"], row.values["spaces"], row.values.get("ferry", 0)
        colors = [NAMES[each] for each in COLORS] if color == "gray" else [color]
        fitting = max(cards.get(each, 0) for each in colors)
        if not fitting:
            words = _("no train card of this box is {color}; take a color that [cards] has.")
            yield fault(row.place, words, color=color)
        elif fitting + wild < spaces:
            words = _("{spaces} spaces cannot be paid with {fitting} fitting cards; lower spaces.")
            yield fault(row.place, words, spaces=spaces, fitting=fitting + wild)
        if ferry > min(spaces, wild):
            words = _(
                "a ferry cannot ask for {ferry} locomotives here; at most {most} are possible."
            )
            yield fault(row.place, words, ferry=ferry, most=min(spaces, wild))


def _spaces(draft: Draft) -> Iterator[Fault]:
    """Routes that no player can fill, or that the points table forgets."""
    points, trains = draft.numbers("points"), draft.numbers("players")["trains"]
    for row in _whole(draft.rows["routes"]):
        spaces = row.values["spaces"]
        if spaces > trains:
            words = _(
                "{spaces} spaces are more than the {trains} trains of a player; lower spaces."
            )
            yield fault(row.place, words, spaces=spaces, trains=trains)
        if str(spaces) not in points:
            words = _("[points] has nothing for {spaces} spaces; add a line {spaces} = ... there.")
            yield fault(row.place, words, spaces=spaces)


def _doubles(draft: Draft) -> Iterator[Fault]:
    """Routes that are there twice, and double routes whose two rows disagree."""
    for first, *others in _pairs(draft.rows["routes"]).values():
        for row in others[1:]:
            words = _("this is the third route from {a} to {b}; two are possible, leave one out.")
            yield fault(row.place, words, a=row.names[0], b=row.names[1])
        for row in others[:1]:
            yield from _twin(first, row)


def _twin(first: Row, second: Row) -> Iterator[Fault]:
    """Compare the two rows of a double route."""
    number, row = first.place.row, second.values
    if row["color"] == first.values["color"] != "gray":
        words = _("this is the same {color} route as row {row}; leave it out or change its color.")
        yield fault(second.place, words, color=row["color"], row=number)
    for key in ("spaces", "bend"):
        mine, other = row.get(key), first.values.get(key)
        if mine and other and mine != other:
            words = _(
                "{key} is {mine}, but {other} in row {row}, the other half of this double route; "
                "make them equal."
            )
            yield fault(second.place, words, key=key, mine=mine, other=other, row=number)


def _repeated_tickets(draft: Draft) -> Iterator[Fault]:
    for first, *others in _pairs(draft.rows["tickets"]).values():
        for row in others:
            words = _("the ticket from {a} to {b} is in row {row} already; leave one of them out.")
            yield fault(row.place, words, a=row.names[0], b=row.names[1], row=first.place.row)


def _unconnected(draft: Draft) -> Iterator[Fault]:
    """Tickets that nobody can complete."""
    part = {row.key[0]: {row.key[0]} for row in draft.rows["cities"]}
    for route in draft.rows["routes"]:
        a, b = route.key
        if part[a] is not part[b]:
            part[a] |= part[b]
            part |= dict.fromkeys(part[b], part[a])
    for row in draft.rows["tickets"]:
        a, b = row.key
        if part[a] is not part[b]:
            words = _("no chain of routes leads from {a} to {b}; add routes or drop the ticket.")
            yield fault(row.place, words, a=row.names[0], b=row.names[1])


def _whole(rows: list[Row]) -> Iterator[Row]:
    """The rows that have not been emptied for a fault in their form."""
    return (row for row in rows if row.values)


def _pairs(rows: list[Row]) -> dict[tuple[str, ...], list[Row]]:
    """Sort rows by the two cities they are about."""
    pairs = defaultdict[tuple[str, ...], list[Row]](list)
    for row in _whole(rows):
        pairs[row.key].append(row)
    return pairs
