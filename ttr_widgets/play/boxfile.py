"""Read a box file, and what it extends, into one draft of a box."""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from typing import Any

from ttr_widgets.locale import _, mark

from . import box_schema
from .box_faults import BoxError, Fault, Place, unknown
from .names import plain

KINDS = {
    "cities": mark("city"),
    "routes": mark("route"),
    "tickets": mark("ticket"),
    "features": mark("feature"),
}
LISTS = ("cities", "routes", "tickets")
ORDER = ("usa", "usa-2004", "europe", "europe-printed", "new-york", "islands")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a list in a file, and where it stands; a faulty one has lost its values."""

    values: dict[str, Any]
    place: Place

    @property
    def names(self) -> tuple[str, ...]:
        """The city or the two cities that this row is about, as written."""
        return tuple(self.values[key] for key in ("name", "from", "to") if key in self.values)

    @property
    def key(self) -> tuple[str, ...]:
        """The same, however it is spelt and in whichever order."""
        return tuple(sorted(map(plain, self.names)))


@dataclass
class Draft:
    """All that the files say about a box, put together and not yet believed.

    ``tables`` has the numbers of each table (those above all tables under ``""``),
    ``files`` tells which file wrote a table last.
    """

    id: str
    file: str
    tables: dict[str, dict[str, Any]] = field(default_factory=dict)
    rows: dict[str, list[Row]] = field(default_factory=lambda: {each: [] for each in LISTS})
    files: dict[str, str] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    def numbers(self, table: str) -> dict[str, Any]:
        """What a table says, with the numbers of the basic game where it is silent."""
        whole = "default" in box_schema.described((table,))
        if whole and table in self.tables:
            return self.tables[table]
        return box_schema.defaults(table) | self.tables.get(table, {})

    def place(self, table: str) -> Place:
        """Where a table stands, in the file that wrote it last."""
        return Place(self.files.get(table, self.file), f"[{table}]")

    def sound(self, *tables: str) -> bool:
        """Whether the form of these tables was faultless, so that their numbers may be compared."""
        known = box_schema.schema()["properties"]
        wrong = {re.sub(r"\W*([\w-]+).*", r"\1", fault.place.table) for fault in self.faults}
        # A table whose name is wrong may have been meant to be any of them.
        return not any(table in tables or table not in known for table in wrong if table)


def box_names() -> list[str]:
    """The names of the boxes in the maps folder, the best known first."""
    names = sorted(path.stem for path in box_schema.maps_folder().glob("*.toml"))
    return [*(name for name in ORDER if name in names), *(n for n in names if n not in ORDER)]


def locate(name: str | Path, folder: Path) -> Path:
    """Find the file of a box.

    Args:
        name: the name of a box, or a path to a ``.toml`` file.
        folder: where a relative path begins.

    Raises:
        BoxError: there is no such box or file; the sentence says what is close.
    """
    text = str(name)
    if not isinstance(name, Path) and not re.search(r"[/\\]|\.toml$", text):
        box = plain(text).replace("_", "-").replace(" ", "-")
        if box in box_names():
            return box_schema.maps_folder() / f"{box}.toml"
        raise BoxError([Fault(Place(), unknown(mark("box"), text, box_names()))])
    path = (folder / Path(name).expanduser()).resolve()
    if path.is_file():
        return path
    beside = [each.name for each in sorted(path.parent.glob("*.toml"))]
    words = unknown(
        mark("file"), path.name, beside, _("its folder is {path}").format(path=path.parent)
    )
    raise BoxError([Fault(Place(), words)])


def read(path: Path, checked: bool, above: tuple[Path, ...] = ()) -> Draft:
    """Read a file on top of what it extends.

    Args:
        path: the file.
        checked: whether the form of our own files, those in the maps folder, is checked too.
        above: the files that extend this one.

    Raises:
        BoxError: a file cannot be read at all, or a box extends itself.
    """
    data = _parse(path)
    faults: list[Fault] = []
    if checked or path.parent != box_schema.maps_folder():
        faults = box_schema.check(data, path.name)
    draft = Draft(path.stem, path.name)
    if "extends" in data:
        draft = _base(data["extends"], path, checked, (*above, path))
    draft.faults += faults
    _add_tables(draft, data, path)
    _leave_out(draft, data.get("without", {}), path)
    for each in LISTS:
        _add_rows(draft, each, data.get("map", {}).get(each, ()), path)
    draft.id, draft.file = path.stem, path.name
    return draft


def _parse(path: Path) -> dict[str, Any]:
    """Read one file as TOML."""
    try:
        return tomllib.loads(path.read_bytes().decode("utf-8-sig"), parse_float=_number)
    except UnicodeDecodeError:
        words = _("this file is not written in UTF-8; save it again with that encoding.")
        raise BoxError([Fault(Place(path.name), words)]) from None
    except tomllib.TOMLDecodeError as error:
        raise BoxError([_not_toml(str(error), path.name)]) from None
    except (ValueError, RecursionError):  # thousands of digits, or of brackets in brackets
        words = _("a number or a list of this file is far too long; make it shorter.")
        raise BoxError([Fault(Place(path.name), words)]) from None


def _number(text: str) -> float | str:
    """Read a number with a point; 4.0 trains are 4 trains."""
    # No number of a box is infinite or "nan": as a text it is refused like any other text.
    number = float(text)
    if not isfinite(number):
        return text
    return int(number) if number.is_integer() else number


def _not_toml(message: str, file: str) -> Fault:
    line = re.search(r"at line (\d+)", message)
    place = Place(file, _("line {n}").format(n=line[1]) if line else _("at the end"))
    reason = message.partition(" (at ")[0]
    words = _("this is not TOML ({reason}); look for a quote, comma or bracket that is missing.")
    return Fault(place, words.format(reason=reason[:1].lower() + reason[1:]))


def _base(name: str, path: Path, checked: bool, above: tuple[Path, ...]) -> Draft:
    """Read the box that a file extends."""
    try:
        base = locate(name, path.parent)
    except BoxError as error:
        words = error.faults[0].words
        raise BoxError([Fault(Place(path.name, "extends"), words)]) from None
    if base in above:
        circle = " > ".join(file.stem for file in (*above[above.index(base) :], base))
        words = _("a box cannot extend itself ({circle}); let one of them extend another box.")
        raise BoxError([Fault(Place(path.name, "extends"), words.format(circle=circle))])
    return read(base, checked, above)


def _add_tables(draft: Draft, data: dict[str, Any], path: Path) -> None:
    """Let the numbers of a file hold where they differ from what was read before."""
    tables = {t: v for t, v in data.items() if isinstance(v, dict) and t not in ("map", "without")}
    extends = bool(draft.tables)
    for table, values in {"": {"title": path.stem} | _top(data), **tables}.items():
        before = draft.numbers(table) if extends else {}
        if table == "features":
            values = {name: before.get(name, {}) | each for name, each in values.items()}
            draft.files |= {f"features.{name}": path.name for name in values}
        if "outline" in values:
            values = values | {"outline": path.parent / values["outline"]}
        draft.files[table] = path.name
        draft.tables[table] = before | values


def _top(data: dict[str, Any]) -> dict[str, Any]:
    return {key: data[key] for key in ("title", "notes") if key in data}


def _add_rows(draft: Draft, each: str, values: Iterable[dict[str, Any]], path: Path) -> None:
    """Add rows; those about the same cities as earlier rows take the place of these."""
    new = [
        Row(row, Place(path.name, f"[map] {each}", number)) for number, row in enumerate(values, 1)
    ]
    groups: dict[tuple[str, ...], list[Row]] = {}
    for row in new:
        groups.setdefault(row.key, []).append(row)
    replaced, rows = set(groups), list[Row]()
    for row in draft.rows[each]:
        rows += groups.pop(row.key, []) if row.key in replaced else [row]
    draft.rows[each] = rows + [row for row in new if row.key in groups]


def _leave_out(draft: Draft, without: dict[str, list[str]], path: Path) -> None:
    """Leave out what a file says its box is without."""
    for each, names in without.items():
        for name in names:
            if each == "features":
                known = list(draft.tables.get("features", ()))
                left = draft.tables.get("features", {}).pop(name, None) is not None
            else:
                known = ["-".join(sorted(row.names)) for row in draft.rows[each]]
                left = _leave_out_rows(draft, each, name)
            if not left:
                words = unknown(KINDS[each], name, known)
                draft.faults.append(Fault(Place(path.name, "[without]"), words))


def _leave_out_rows(draft: Draft, each: str, name: str) -> bool:
    key = tuple(sorted(plain(name).split("-")))
    rows = draft.rows[each]
    draft.rows[each] = [row for row in rows if row.key != key]
    return len(draft.rows[each]) < len(rows)
