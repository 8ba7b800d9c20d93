"""The form of a box file: maps/box.schema.json, its defaults, and its faults in plain words."""

import json
import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ttr_widgets.locale import _, mark

from .box_faults import Fault, Place, unknown
from .short import short

if TYPE_CHECKING:
    from jsonschema import ValidationError
    from jsonschema.protocols import Validator

Steps = tuple[str | int, ...]
"""The way to something in the data of a file: ``("map", "routes", 2, "spaces")``."""


@lru_cache(maxsize=1)
def maps_folder() -> Path:
    """The folder of the boxes: in the package, or beside it in a checkout."""
    package = Path(__file__).resolve().parents[1]
    folders = (package / "maps", package.parent / "maps")
    return next(
        (folder for folder in folders if (folder / "box.schema.json").is_file()), folders[0]
    )


@lru_cache(maxsize=1)
def schema() -> dict[str, Any]:
    """The schema as data."""
    text = (maps_folder() / "box.schema.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def defaults(table: str) -> dict[str, Any]:
    """What holds where a table of the file, or a key in it, is not written."""
    about = described((table,))
    if "default" in about:
        return dict(about["default"])
    keys = {key: described((table, key)) for key in about.get("properties", ())}
    return {key: told["default"] for key, told in keys.items() if "default" in told}


def described(steps: Sequence[str | int]) -> dict[str, Any]:
    """What the schema says about something in a file; empty if it is unknown there."""
    about = schema()
    for step in steps:
        if isinstance(step, int):
            about = about.get("items", {})
        else:
            about = about.get("properties", {}).get(step) or _further(about)
        about = {
            **schema()["$defs"].get(about.get("$ref", "").removeprefix("#/$defs/"), {}),
            **about,
        }
    return about


def _further(about: dict[str, Any]) -> dict[str, Any]:
    """What the schema says about keys whose names it does not list."""
    told = [*about.get("patternProperties", {}).values(), about.get("additionalProperties")]
    return told[0] if isinstance(told[0], dict) else {}


@lru_cache(maxsize=1)
def _validator() -> "Validator":
    # Loaded this late because it takes up to a second where its optional formats are installed.
    from jsonschema import Draft202012Validator

    return Draft202012Validator(schema())


def check(data: dict[str, Any], file: str) -> list[Fault]:
    """Find all that is wrong with the form of a file, and take it out of the data.

    What is left can be looked at further, so that all faults are told at once. A faulty
    row stays, but empty, so that the others keep their numbers; a city keeps its name.
    """
    errors = list(_validator().iter_errors(data))
    faults = [fault for error in errors for fault in _faults(error, data, file)]
    for error in errors:
        _take_out(data, tuple(error.absolute_path))
    return list(dict.fromkeys(faults))


def _take_out(data: dict[str, Any], steps: Steps) -> None:
    match steps:
        case ("map", str(rows), int(row), *_rest):
            values = data["map"][rows][row]
            name = values.get("name") if isinstance(values, dict) else None
            data["map"][rows][row] = {"name": name} if isinstance(name, str) else {}
        case ("features", str(name), str(key), *_rest):
            data["features"][name].pop(key, None)
        case (str(table), str(key), *_rest) if isinstance(data.get(table), dict):
            data[table].pop(key, None)
        case (str(table), *_rest) if not isinstance(data.get(table), dict):
            data.pop(table, None)


def _faults(error: "ValidationError", data: dict[str, Any], file: str) -> Iterator[Fault]:
    steps, rule = tuple(error.absolute_path), error.validator
    value: Any = error.instance
    wanted: Any = error.validator_value
    place = _place(steps, file)
    if rule == "required":
        for key in _missing(value, wanted):
            words, example = _("{key} is missing; add {example}."), _example((*steps, key))
            yield Fault(_place((*steps, key), file), words.format(key=key, example=example))
    elif rule == "additionalProperties":
        yield from _strange_keys(steps, value, place)
    elif rule == "enum":
        yield Fault(place, unknown(_key(steps), str(value), wanted))
    elif rule == "pattern":
        yield Fault(place, _not_plain(_key(steps), str(value)))
    else:
        yield Fault(place, _wrong(steps, data))


def _missing(row: Any, keys: Sequence[str]) -> list[str]:
    return [key for key in keys if key not in row]


def _place(steps: Steps, file: str) -> Place:
    match steps:
        case ("map", str(rows), int(row), *_rest):
            return Place(file, f"[map] {rows}", row + 1)
        case ("features", str(name), *_rest):
            return Place(file, f"[features.{short(name)}]")
        case (str(table), *_rest) if described((table,)).get("type") == "object":
            return Place(file, f"[{table}]")
        case ("extends",):
            return Place(file, "extends")
    return Place(file)


def _key(steps: Steps) -> str:
    """Call what stands at the end of a way as the writer of the file does."""
    return short(steps[-1]) if steps and isinstance(steps[-1], str) else _("a row")


def _strange_keys(steps: Steps, table: dict[str, Any], place: Place) -> Iterator[Fault]:
    about = described(steps)
    keys = list(about.get("properties", ()))
    patterns = list(about.get("patternProperties", ()))
    repair = "" if keys else _("write a number from 1 to 9")
    for key, value in table.items():
        if key in keys or any(re.search(pattern, key) for pattern in patterns):
            continue
        if not steps and isinstance(value, dict):
            table_place = Place(place.file, f"[{short(key)}]")
            yield Fault(table_place, unknown(mark("table"), key, keys))
        else:
            yield Fault(place, unknown(mark("key"), key, keys, repair))


def _not_plain(key: str, value: str) -> str:
    """Say that a city's name cannot be typed by everybody, and how it could be written."""
    letters = unicodedata.normalize("NFKD", value).encode("ascii", "ignore").decode()
    spaced = re.sub(r"[-,\0-\x1f\x7f]|(?<= )with(?= )", " ", letters, flags=re.IGNORECASE)
    typed = " ".join(spaced.split()) or _("a name in plain letters")
    return _(
        '{key} "{value}" must have plain letters only, no hyphen, no comma and no word "with"; '
        'write {key} = "{typed}", and "{value}" as the label of the city.'
    ).format(key=key, value=short(value), typed=short(typed))


def _wrong(steps: Steps, data: dict[str, Any]) -> str:
    """Say what a key must be, what it is, and how it is written."""
    while len(steps) > 1 and _is_part(steps):
        steps = steps[:-1]
    value: Any = data
    for step in steps:
        value = value[step]
    return _("{key} must be {wanted}, not {value}; write for example {example}.").format(
        key=_key(steps),
        wanted=_wanted(described(steps)),
        value=written(value),
        example=_example(steps),
    )


def _is_part(steps: Steps) -> bool:
    """Whether a way leads into a small list, such as a place on the board, and not to a row."""
    return isinstance(steps[-1], int) and described(steps).get("type") != "object"


def _wanted(about: dict[str, Any]) -> str:
    match about:
        case {"type": "integer" | "number" as kind, "minimum": low, "maximum": high}:
            number = _("a whole number") if kind == "integer" else _("a number")
            return _("{number} from {low} to {high}").format(number=number, low=low, high=high)
        case {"type": "integer", "minimum": low}:
            return _("a whole number, {low} or more").format(low=low)
        case {"type": "array", "items": {"type": "number"}}:
            return _("two numbers, x and y")
        case {"type": "array", "items": {"type": "string"}}:
            return _("a list of texts in quotes")
        case {"type": "array"}:
            return _("a list of rows, at least {few}").format(few=about.get("minItems", 0))
        case {"type": "string"}:
            return _("a text in quotes")
        case {"type": "boolean"}:
            return _("true or false")
        case {"type": "object"}:
            return _("a table")
    return _("a whole number")


def _example(steps: Steps) -> str:
    """Show how a key is written, as the first example in the schema does."""
    about = described(steps)
    if "examples" in about:
        return f"{steps[-1]} = {toml(about['examples'][0])}"
    inside = ", ".join(about.get("required") or about.get("properties", ()))
    return _("a table with {keys}").format(keys=inside)


def written(value: Any) -> str:
    """Write a value for a sentence: as it stands in a file, but no longer than one can read."""
    return short(toml(value))


def toml(value: Any) -> str:
    """Write a value as it stands in a file."""
    if isinstance(value, dict) and value:
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False, default=str)
