"""Every notebook is fresh, complete, readable without a kernel and without a mouse."""

import ast
import builtins
import re
import sys

import pytest

import ttr_widgets as ttr

from .lessons import (
    LESSONS,
    NAMES,
    ROOT,
    code_cells,
    is_tagged,
    notebook,
    prose,
    sections,
    words,
)

sys.path.insert(0, str(ROOT / "tools"))
import itertools

import build_lessons

WIDTH = 96  # letters that fit into a cell in a small window
TAGS = {"setup", "exercise", "solution", "check", "hide-input"}
STRIPPED = ("<svg", "<ruby", "<rt", "role=", "aria-", "<script", "<style", "<iframe")
BOTH = pytest.mark.parametrize("solved", [False, True], ids=["learner", "solved"])
EACH = pytest.mark.parametrize("name", NAMES)


@EACH
def test_it_is_fresh(name):
    stale = list(build_lessons.stale(LESSONS / "text" / f"{name}.md"))
    assert not stale, "run tools/build_lessons.py: " + "; ".join(stale)


@BOTH
@EACH
def test_no_widget_state_is_stored(name, solved):
    assert set(notebook(name, solved).metadata) == {"kernelspec", "language_info"}
    for cell in code_cells(notebook(name, solved)):
        for output in cell.outputs:
            assert build_lessons.WIDGET not in output.get("data", {})


@BOTH
@EACH
def test_every_output_is_there(name, solved):
    for cell in code_cells(notebook(name, solved)):
        if not is_tagged(cell, "exercise"):
            assert cell.outputs, f"{cell.id} shows nothing: {cell.source}"
        assert all(output.output_type != "error" for output in cell.outputs), cell.source


@EACH
def test_exercises_are_stored_empty(name):
    cells = [cell for cell in code_cells(notebook(name)) if is_tagged(cell, "exercise")]
    assert cells and all(not cell.source and not cell.outputs for cell in cells)
    solved = [c for c in code_cells(notebook(name, solved=True)) if is_tagged(c, "exercise")]
    assert all(cell.source for cell in solved)


@EACH
def test_every_check_of_the_solved_lesson_is_passed(name):
    cells = [c for c in code_cells(notebook(name, solved=True)) if is_tagged(c, "check")]
    shown = ["".join(str(output.get("data", {}).get("text/plain", "")) for output in cell.outputs)
             for cell in cells]  # fmt: skip
    assert cells and all(text.startswith("✓") for text in shown), shown


@EACH
def test_it_is_one_sitting(name):
    cells = notebook(name).cells
    written = sum(cell.cell_type == "markdown" for cell in cells)
    parts = len(sections(name))
    assert 15 <= len(cells) <= 40 and written >= len(cells) * 0.45
    assert parts <= 10, "split the lesson"


@EACH
def test_code_is_short(name):
    for cell in code_cells(notebook(name, solved=True)):
        lines = cell.source.splitlines()
        assert len(lines) <= 7 and max(map(len, lines)) <= WIDTH, cell.source
        assert {*cell.metadata.get("tags", [])} <= TAGS


@EACH
def test_headings(name):
    text = "\n".join(prose(notebook(name)))
    levels = [len(marks) for marks in re.findall(r"^(#+) ", text, re.M)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after <= before + 1 for before, after in itertools.pairwise(levels))


@EACH
def test_the_first_cell_tells_what_to_expect(name):
    opening = notebook(name).cells[0].source
    assert all(words in opening for words in ("You will be able to", "Time:", "You need:"))


@EACH
def test_the_footer_says_that_it_is_unofficial(name):
    footer = notebook(name).cells[-1].source
    assert "not affiliated with" in footer and "CC BY 4.0" in footer


@EACH
def test_the_markup_survives_jupyterlab(name):
    text = "\n".join(prose(notebook(name)))
    assert not [markup for markup in STRIPPED if markup in text]
    assert ":::" not in text and "{%" not in text


@EACH
def test_pictures_have_words(name):
    text = "\n".join(prose(notebook(name)))
    assert "![](" not in text
    assert all("alt=" in tag for tag in re.findall(r"<img[^>]*>", text))


@EACH
def test_links_lead_somewhere(name):
    text = "\n".join(prose(notebook(name)))
    links = re.findall(r"\]\((?!https?:|#)([^)#\s]+)", text)
    assert not [link for link in links if not (LESSONS / link).exists()]


@EACH
def test_each_section_stands_alone(name):
    """Any section runs after a restart: what a cell uses is made in the same section."""
    for section in sections(name, solved=True):
        made = {*dir(builtins)}
        for cell in section.cells:
            if cell.cell_type == "code":
                used, makes = _names(cell.source)
                assert used <= made | makes, f"{section.title}: {used - made - makes}"
                made |= makes


def _names(code):
    nodes = [*ast.walk(ast.parse(code))]
    makes = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    makes |= {a.asname or a.name for n in nodes if isinstance(n, ast.Import) for a in n.names}
    makes |= {n.name for n in nodes if isinstance(n, ast.FunctionDef)}
    makes |= {n.arg for n in nodes if isinstance(n, ast.arg)}
    return {n.id for n in nodes if isinstance(n, ast.Name)} - makes, makes


@EACH
def test_only_public_names_are_used(name):
    for cell in code_cells(notebook(name, solved=True)):
        for node in ast.walk(ast.parse(cell.source)):
            if isinstance(node, ast.Attribute):
                assert not node.attr.startswith("_"), cell.source
                if isinstance(node.value, ast.Name) and node.value.id == "ttr":
                    assert node.attr in ttr.__all__, f"ttr.{node.attr} is not public"
            assert not isinstance(node, ast.ImportFrom), cell.source


@EACH
def test_questions_and_tasks_are_those_of_the_words(name):
    """Each is used once, in the order of the file, so that the progress bar is true."""
    code = "\n".join(cell.source for cell in code_cells(notebook(name)))
    used = re.findall(rf'"{name}/([a-z0-9-]+)"', code)
    assert used == [item["id"] for item in words(name)]


@EACH
def test_every_answer_has_a_word(name):
    for item in words(name):
        assert item.get("title"), item["id"]
        for answer in item.get("answers", ()):
            assert answer.get("feedback"), f"{item['id']}: {answer}"
