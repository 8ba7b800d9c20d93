"""Make a box of a draft that has no faults."""

import json
from collections.abc import Iterator
from math import isfinite
from typing import Any

from ttr_widgets.locale import mark as _
from ttr_widgets.model.box import Box, Feature, TicketRules
from ttr_widgets.model.cards import NAMES, cards
from ttr_widgets.model.gamemap import City, GameMap, Land, Outline, Ring, Route, Ticket
from ttr_widgets.rules.features import FEATURES

from .box_faults import BoxError, fault
from .boxfile import Draft, Row
from .names import plain


def build(draft: Draft, outline: Outline) -> Box:
    """Make a box of a draft and the ground that its map is drawn on."""
    players, row, end = (draft.numbers(table) for table in ("players", "row", "end"))
    top = draft.tables[""]
    return Box(
        id=draft.id,
        title=top["title"],
        map=_map(draft, outline),
        players=(players["fewest"], players["most"]),
        trains=players["trains"],
        cards=cards(**draft.numbers("cards")),
        hand=players["hand"],
        row=row["size"],
        sweep_at=row["sweep_at"],
        tickets=TicketRules(**draft.numbers("tickets")),
        points=_points(draft.numbers("points")),
        doubles_close_up_to=draft.numbers("doubles")["close_up_to"],
        last_round_at=end["last_round_at"],
        tie_breaks=tuple(end["tie_breaks"]),
        features=tuple(_features(draft.numbers("features"))),
        words=draft.numbers("words"),
        notes=tuple(top.get("notes", ())),
    )


def _points(table: dict[str, int]) -> tuple[int, ...]:
    """What 0, 1, 2, ... spaces score; a length that the table skips scores nothing."""
    return tuple(table.get(str(spaces), 0) for spaces in range(max(map(int, table)) + 1))


def _features(numbers: dict[str, dict[str, Any]]) -> Iterator[Feature]:
    for name, values in numbers.items():
        given = {k: tuple(v) if isinstance(v, list) else v for k, v in values.items()}
        yield FEATURES[name](**given)


def _map(draft: Draft, outline: Outline) -> GameMap:
    cities = tuple(_city(i, row.values) for i, row in enumerate(draft.rows["cities"]))
    known = {plain(city.name): city for city in cities}
    return GameMap(
        cities=cities,
        routes=_routes(draft.rows["routes"], known),
        tickets=tuple(_ticket(i, row, known) for i, row in enumerate(draft.rows["tickets"])),
        aspect=float(draft.numbers("board")["aspect"]),
        outline=outline,
    )


def _city(number: int, row: dict[str, Any]) -> City:
    (x, y), name = map(float, row["at"]), row["name"]
    return City(number, name, row.get("label", name), x, y, row.get("attraction", False))


def _ends(row: Row, cities: dict[str, City]) -> tuple[City, City]:
    """The two cities of a row, in alphabetical order."""
    a, b = sorted((cities[key] for key in row.key), key=lambda city: city.name)
    return a, b


def _routes(rows: list[Row], cities: dict[str, City]) -> tuple[Route, ...]:
    """Make the routes; the two of a double route know each other and share their bend."""
    halves: dict[tuple[str, ...], list[int]] = {}
    for number, row in enumerate(rows):
        halves.setdefault(row.key, []).append(number)
    return tuple(
        _route(number, rows, halves[row.key], _ends(row, cities)) for number, row in enumerate(rows)
    )


def _route(number: int, rows: list[Row], halves: list[int], ends: tuple[City, City]) -> Route:
    row = rows[number].values
    a, b = ends
    bends = [rows[half].values["bend"] for half in halves if "bend" in rows[half].values]
    return Route(
        id=number,
        name=f"{a.name}-{b.name}{_suffix(number, rows, halves)}",
        a=a.id,
        b=b.id,
        color=NAMES.index(row["color"]),
        spaces=row["spaces"],
        tunnel=row.get("tunnel", False),
        ferry=row.get("ferry", 0),
        twin=next((half for half in halves if half != number), None),
        bend=(float(bends[0][0]), float(bends[0][1])) if bends else None,
    )


def _suffix(number: int, rows: list[Row], halves: list[int]) -> str:
    """What tells the two of a double route apart: their colors, or else a number."""
    colors = {rows[half].values["color"] for half in halves}
    if len(halves) == 1:
        return ""
    return f" {rows[number].values['color']}" if len(colors) > 1 else f" {halves.index(number) + 1}"


def _ticket(number: int, row: Row, cities: dict[str, City]) -> Ticket:
    a, b = _ends(row, cities)
    kind = "long" if row.values.get("long") else "regular"
    stand_in = row.values.get("stand_in", False)
    return Ticket(number, f"{a.name}-{b.name}", a.id, b.id, row.values["points"], kind, stand_in)


def read_outline(draft: Draft) -> Outline:
    """Read the ground that a map is drawn on; a draft that names no file has plain ground.

    Raises:
        BoxError: there is no such file, or it is no outline.
    """
    path = draft.numbers("board").get("outline")
    if path is None:
        return Outline()
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        lands, parks = (
            tuple(_land(each) for each in data.get(key, ())) for key in ("land", "parks")
        )
        return Outline(lands, tuple(_line(each) for each in data.get("borders", ())), parks)
    except OSError:
        words = _('the outline "{name}" is not there; leave outline out, or write where it is.')
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        words = _('"{name}" is not an outline: it needs "land", a list of rings of points [x, y].')
    raise BoxError([fault(draft.place("board"), words, name=path.name)]) from None


def _land(area: dict[str, Any]) -> Land:
    holes = tuple(_line(hole) for hole in area.get("holes", ()))
    return Land(_line(area["ring"]), holes, area.get("name", ""))


def _line(points: list[list[float]]) -> Ring:
    line = tuple((float(x), float(y)) for x, y in points)
    if len(line) < 2 or not all(isfinite(number) for point in line for number in point):
        raise ValueError("nothing that one could draw")  # JSON of Python knows NaN
    return line
