"""Make the notebooks of the lessons from their source, or tell whether they are fresh.

    python tools/build_lessons.py              all lessons
    python tools/build_lessons.py 01-setup     one lesson
    python tools/build_lessons.py --check      only say which notebooks are stale

The source is lessons/text/NAME.md (jupytext Markdown, with solutions). Made from it:
lessons/NAME.ipynb for learners, where cells tagged ``exercise`` are empty, and
lessons/solved/NAME.ipynb, where they hold the solution. Both are executed; every
other cell keeps its real output, so that a reader without a kernel sees the boards.
"""

import argparse
import os
import sys
from pathlib import Path

import jupytext
import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[1]
LESSONS = ROOT / "lessons"
WIDGET = "application/vnd.jupyter.widget-view+json"
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
METADATA = {"kernelspec": KERNEL, "language_info": {"name": "python"}}


def sources():
    """Name the sources of all lessons, in order."""
    return sorted((LESSONS / "text").glob("[0-9]*.md"))


def targets(source):
    """Name the notebooks made from a source: the learner's and the solved one."""
    name = f"{source.stem}.ipynb"
    return LESSONS / name, LESSONS / "solved" / name


def learner(source):
    """Make the learner's notebook without outputs: exercise cells are empty."""
    notebook = solved(source)
    for cell in notebook.cells:
        if is_tagged(cell, "exercise"):
            cell.source = ""
    return notebook


def solved(source):
    """Make the solved notebook without outputs."""
    read = jupytext.read(source, fmt={"extension": ".md", "split_at_heading": True})
    cells = [_clean(cell, number) for number, cell in enumerate(read.cells)]
    return nbformat.v4.new_notebook(metadata=METADATA, cells=cells)


def is_tagged(cell, tag):
    """Tell whether a cell has a tag."""
    return tag in cell.metadata.get("tags", [])


def _clean(cell, number):
    """Keep of a cell what a reader needs, under an id that does not change by itself."""
    tags = cell.metadata.get("tags", [])
    metadata = {"tags": tags} if tags else {}
    if "hide-input" in tags:
        metadata["jupyter"] = {"source_hidden": True}
    make = nbformat.v4.new_code_cell if cell.cell_type == "code" else nbformat.v4.new_markdown_cell
    return make(cell.source, id=f"cell-{number:02}", metadata=metadata)


def run(notebook):
    """Execute a notebook as a learner would, from the folder of the lessons."""
    os.environ["TTR_PROGRESS"] = "none"  # an author's own progress is nobody's output
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(LESSONS)}}).execute()
    notebook.metadata = nbformat.from_dict(METADATA)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.metadata.pop("execution", None)
            cell.outputs = [_stable(output) for output in cell.outputs]
    return notebook


def _stable(output):
    """Drop what is true for one run only: the model of a widget."""
    output.get("data", {}).pop(WIDGET, None)
    output.get("metadata", {}).pop(WIDGET, None)
    return output


def write(notebook, path):
    """Write a notebook, the same bytes for the same content."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(nbformat.writes(notebook) + "\n", encoding="utf-8")


def stale(source):
    """Say what is not fresh: notebooks that are missing, or whose cells differ from the source."""
    for path, make in zip(targets(source), (learner, solved), strict=True):
        if not path.exists():
            yield f"{path.relative_to(ROOT)} is missing"
        elif _cells(nbformat.read(path, as_version=4)) != _cells(make(source)):
            yield f"{path.relative_to(ROOT)} is older than {source.relative_to(ROOT)}"


def _cells(notebook):
    return [(c.cell_type, c.id, c.source, dict(c.metadata)) for c in notebook.cells]


def main(words):
    """Build or check the lessons whose names begin with the given words."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help="such as 01-setup; all if none is given")
    parser.add_argument("--check", action="store_true", help="change nothing, say what is stale")
    asked = parser.parse_args(words)
    chosen = [s for s in sources() if not asked.names or s.stem.startswith(tuple(asked.names))]
    if asked.check:
        problems = [problem for source in chosen for problem in stale(source)]
        print("\n".join(problems) or "All lessons are fresh.")
        return 1 if problems else 0
    for source in chosen:
        for path, make in zip(targets(source), (learner, solved), strict=True):
            print(f"{path.relative_to(ROOT)} ...", flush=True)
            write(run(make(source)), path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
