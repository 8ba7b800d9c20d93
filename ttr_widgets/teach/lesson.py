"""The words of a lesson's questions and tasks, in a JSON file beside the notebooks.

The file is a list, in the order of the lesson. A question has the keys of jupyterquiz
and an ``id``; a task has ``"type": "task"`` and the keywords of ``ttr.task``, a trial
``"type": "trial"`` and those of ``ttr.trial``. A ``"type": "plot"`` has the words of a
picture, and asks for nothing.
"""

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from ttr_widgets.locale import _

Item = Mapping[str, Any]
"""A question or a task of a lesson, as the file has it."""

_FOLDER = "words"
_PLOT = "plot"


class LessonError(ValueError):
    """A lesson's words that are missing or cannot be read; the sentence says where."""


def lesson_items(lesson: str) -> tuple[Item, ...]:
    """Read all questions and tasks of a lesson, in order.

    Args:
        lesson: the name of its notebook, such as ``"01-setup"``.

    Raises:
        LessonError: no such file beside the notebook, or it is no list of items with ids.
    """
    return read_items(_find(lesson))


def lesson_asks(lesson: str) -> tuple[Item, ...]:
    """Read what a learner is asked in a lesson: all items but the words of pictures."""
    return tuple(item for item in lesson_items(lesson) if item.get("type") != _PLOT)


def lesson_item(name: str) -> Item:
    """Find one question or task by its full name, such as ``"01-setup/row"``.

    Raises:
        LessonError: the lesson has no such item; the sentence lists those it has.
    """
    lesson, _slash, wanted = name.partition("/")
    items = lesson_items(lesson)
    for item in items:
        if item["id"] == wanted:
            return item
    known = ", ".join(item["id"] for item in items)
    raise LessonError(
        _('{lesson} has no "{wanted}"; it has {known}.').format(
            lesson=lesson, wanted=wanted, known=known
        )
    )


@lru_cache(maxsize=32)
def read_items(path: Path) -> tuple[Item, ...]:
    """Read a file of questions and tasks; items without an ``id`` are numbered from 1.

    Raises:
        LessonError: the file is missing, is no JSON, or is no list of items.
    """
    try:
        items = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        message = _("{path} cannot be read: {fault}").format(path=path.name, fault=fault)
        raise LessonError(message) from None
    if not isinstance(items, list) or not all(isinstance(item, dict) for item in items):
        raise LessonError(_("{path} must be a list of questions.").format(path=path.name))
    return tuple({"id": str(number), **item} for number, item in enumerate(items, 1))


def _find(lesson: str) -> Path:
    for folder in _folders():
        path = folder / _FOLDER / f"{lesson}.json"
        if path.is_file():
            return path
    raise LessonError(
        _("{folder}/{lesson}.json is not beside this notebook: keep the folder {folder} with it.")
        .format(folder=_FOLDER, lesson=lesson)
    )  # fmt: skip


def _folders() -> Iterator[Path]:
    """Where a notebook's words may lie: beside it, one folder up, or in the checkout."""
    here = Path.cwd()
    yield from (here, here.parent, here / "lessons")
    yield Path(__file__).parents[2] / "lessons"
