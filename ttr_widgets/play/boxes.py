"""The boxes one can play: their names, and how one is loaded from its file."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from ttr_widgets.model.box import Box

from . import box_build, box_checks, box_schema
from .box_faults import BoxError as BoxError
from .box_faults import Fault
from .boxfile import box_names, locate, read


def boxes() -> list[str]:
    """List the boxes that can be loaded by name, the best known first.

    Returns:
        names such as ``["usa", "usa-2004"]``.
    """
    return box_names()


def load_box(name: str | Path) -> Box:
    """Load a box: a map, its tickets and its numbers.

    Args:
        name: a name from ``boxes()``, or the path of a ``.toml`` file of your own. Such a
            file is read again each time, so that it can be changed and tried.

    Returns:
        the box; for a name always the same one.

    Raises:
        BoxError: there is no such box, or its file has faults. All of them are told, each
            in one sentence with its file, table, row and repair.

    >>> load_box("usa")
    <Box usa: USA (2025)>
    """
    path = locate(name, Path())
    return _load_ours(path) if path.parent == box_schema.maps_folder() else _load(path, True)


@lru_cache(maxsize=64)
def _load_ours(path: Path) -> Box:
    """Load one of our own boxes without a look at the form of its file, if that goes well."""
    try:
        return _load(path, checked=False)
    except Exception:
        # Somebody has changed the file: look at its form after all, and say what is wrong.
        return _load(path, checked=True)


def _load(path: Path, checked: bool) -> Box:
    draft = read(path, checked)
    faults = list(box_checks.check(draft))
    try:
        outline = box_build.read_outline(draft)
    except BoxError as error:
        faults += error.faults
    if faults:
        raise BoxError(_in_order(faults))
    return box_build.build(draft, outline)


def _in_order(faults: Iterable[Fault]) -> list[Fault]:
    """Sort faults as somebody meets them who reads the file from its beginning."""
    tables = ["", *(f"[{table}]" for table in box_schema.schema()["properties"])]
    tables += [f"[map] {each}" for each in ("cities", "routes", "tickets")]

    def where(fault: Fault) -> tuple[str, int, int]:
        table = fault.place.table
        known = tables.index(table) if table in tables else tables.index("[features]")
        return fault.place.file, known, fault.place.row

    return sorted(faults, key=where)
