"""Make slides for a projector from the cells of the lessons.

    python tools/build_slides.py                     all lessons
    python tools/build_slides.py 02-drawing-cards    one lesson

Each lesson becomes one file in the folder ``build/slides``: a web page that needs no network.
A slide is what a lesson says from one "Try", "Check" or "Say it back" to the next, with the
picture of the board that is stored in the notebook. Answers and solutions are on the
slides, closed until somebody opens them.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from string import Template

import nbformat
from nbconvert.filters import markdown2html

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from ttr_widgets.teach.lesson import Item, lesson_items  # noqa: E402
from ttr_widgets.teach.question import read_question  # noqa: E402
from ttr_widgets.teach.say import inline  # noqa: E402

LESSONS = ROOT / "lessons"
FOLDER = ROOT / "build" / "slides"
PAGE = Template((Path(__file__).parent / "slides.html").read_text(encoding="utf-8"))
LAST = "## How far you got"
"""Here the lesson turns to one learner alone, and the slides end."""

_BEGIN = re.compile(r"(?=^#{1,2} |^\*\*(?:Try|Check|Say it back))", re.MULTILINE)
_RULE = re.compile(r" \(\[[^\]]+\]\([^)]*rules\.md[^)]*\)\)")
_LINK = re.compile(r"\[([^\]]+)\]\((?!https?:)[^)]+\)")


@dataclass
class Slide:
    """One slide: the heading that it belongs to, its words and its pictures, as HTML."""

    heading: str
    words: list[str] = field(default_factory=list)
    pictures: list[str] = field(default_factory=list)


def slides(name: str) -> list[Slide]:
    """Take a lesson apart into slides.

    Args:
        name: the lesson, such as ``"02-drawing-cards"``.
    """
    notebook = nbformat.read(LESSONS / f"{name}.ipynb", as_version=4)
    solved = nbformat.read(LESSONS / "solved" / f"{name}.ipynb", as_version=4)
    items = {f"{name}/{item['id']}": item for item in lesson_items(name)}
    made: list[Slide] = []
    for cell, with_solution in zip(notebook.cells, solved.cells, strict=True):
        if cell.source.startswith(LAST):
            break
        if cell.cell_type == "markdown":
            _add_words(made, cell.source)
        elif "exercise" in cell.metadata.get("tags", []):
            made[-1].words.append(_closed("One way in words", _code(with_solution.source)))
        elif "check" not in cell.metadata.get("tags", []):
            if made[-1].pictures and _boards(cell):
                made.append(Slide(made[-1].heading))
            _add_outputs(made[-1], cell)
            made[-1].words += _answers(cell.source, items)
    return made


def _add_words(made: list[Slide], source: str) -> None:
    """Begin slides where the lesson turns to something new, and go on with the last one."""
    for part in filter(str.strip, _BEGIN.split(source)):
        heading = re.match(r"#{1,2} (.*)", part)
        if heading:
            made.append(Slide(heading[1]))
        elif part.startswith(("**Try", "**Check", "**Say")):
            made.append(Slide(made[-1].heading))
        text = _RULE.sub("", part[heading.end() :] if heading else part)
        text = _LINK.sub(r"\1", text)
        made[-1].words.append(markdown2html(text))


def _add_outputs(slide: Slide, cell: nbformat.NotebookNode) -> None:
    """Show what a cell has shown; where that is a board, nobody needs to see its code."""
    pictures = _boards(cell)
    slide.pictures += [_picture(one) for one in pictures]
    if not pictures and "hide-input" not in cell.metadata.get("tags", []):
        slide.words.append(_code(cell.source))
    for output in cell.outputs:
        data = output.get("data", {})
        if "text/html" in data and "image/png" not in data:
            slide.words.append(data["text/html"])
        elif output.output_type == "stream" or (not pictures and "text/plain" in data):
            words = output.get("text") or data["text/plain"]
            slide.words.append(f"<pre class='said'>{escape(words.rstrip())}</pre>")


def _boards(cell: nbformat.NotebookNode) -> list[nbformat.NotebookNode]:
    return [one for one in cell.outputs if "image/png" in one.get("data", {})]


def _picture(output: nbformat.NotebookNode) -> str:
    data = output.data
    png = data["image/png"].replace("\n", "")
    alt = escape(data.get("text/plain", ""), quote=True)
    return f'<img src="data:image/png;base64,{png}" alt="{alt}">'


def _code(source: str) -> str:
    lines = [line for line in source.splitlines() if line != "import ttr_widgets as ttr"]
    return f"<pre>{escape(chr(10).join(lines))}</pre>"


def _answers(source: str, items: dict[str, Item]) -> Iterator[str]:
    """The right answers of the questions that a cell asks, the solutions of its tasks."""
    for name in filter(items.__contains__, re.findall(r'"([^"\s]+)"', source)):
        item = items[name]
        if "question" in item:
            right = [one for one in read_question(item).answers if one.right]
            said = [f"<b>{inline(one.text)}</b> {inline(one.feedback)}" for one in right]
            yield _closed("Answer", "".join(f"<p>{one}</p>" for one in said))
        elif item.get("goal"):
            ways = "".join(f"<li><code>{escape(way)}</code></li>" for way in item["solution"])
            goal, praise = inline(item["goal"]), inline(item.get("praise", ""))
            yield f"<p><b>{goal}</b></p>" + _closed("Solution", f"<ol>{ways}</ol><p>{praise}</p>")


def _closed(summary: str, inside: str) -> str:
    return f"<details><summary>{summary}</summary>{inside}</details>"


def page(name: str) -> str:
    """Write the slides of a lesson as one web page."""
    made = slides(name)
    return PAGE.substitute(
        title=escape(made[0].heading),
        slides="\n".join(map(_section, made)),
    )


def _section(slide: Slide) -> str:
    """One slide is one page: its heading is the first of that page, as only one slide is seen."""
    words = f"<div class='words'>{''.join(slide.words)}</div>"
    pictures = f"<div class='pictures'>{''.join(slide.pictures)}</div>" if slide.pictures else ""
    head = f"<h1>{inline(slide.heading)}</h1>"
    return f"<section>{head}<div class='body'>{words}{pictures}</div></section>"


def main(words: list[str]) -> int:
    """Make the slides of the lessons whose names begin with the given words; of all if none."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for source in sorted((LESSONS / "text").glob("[0-9]*.md")):
        if not words or source.stem.startswith(tuple(words)):
            path = FOLDER / f"{source.stem}.html"
            path.write_text(page(source.stem), encoding="utf-8")
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
