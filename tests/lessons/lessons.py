"""The lessons as the tests read them: notebooks, their sections, the words beside them."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import nbformat

ROOT = Path(__file__).parents[2]
LESSONS = ROOT / "lessons"
NAMES = sorted(path.stem for path in (LESSONS / "text").glob("[0-9]*.md"))


@dataclass(frozen=True)
class Section:
    """A part of a lesson under one ``##`` heading."""

    lesson: str
    title: str
    cells: tuple


@cache
def notebook(name, solved=False):
    """Read the learner's notebook of a lesson, or the solved one."""
    folder = LESSONS / "solved" if solved else LESSONS
    return nbformat.read(folder / f"{name}.ipynb", as_version=4)


@cache
def words(name):
    """Read the questions and tasks of a lesson."""
    return json.loads((LESSONS / "words" / f"{name}.json").read_text(encoding="utf-8"))


def code_cells(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def prose(notebook):
    return [cell.source for cell in notebook.cells if cell.cell_type == "markdown"]


def is_tagged(cell, tag):
    return tag in cell.metadata.get("tags", [])


def sections(name, solved=False):
    """Take a lesson apart at its ``##`` headings; what comes before the first is left out."""
    parts, current = [], None
    for cell in notebook(name, solved).cells:
        if cell.cell_type == "markdown" and cell.source.startswith("## "):
            current = [cell]
            parts.append((cell.source.splitlines()[0][3:], current))
        elif current is not None:
            current.append(cell)
    return [Section(name, title, tuple(cells)) for title, cells in parts]
