"""Imports run one way, and nothing below the board needs more than the standard library."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "ttr_widgets"
WINGS = ("locale", "model", "rules", "play", "board", "teach")
MAY_IMPORT = {
    "locale": set(),
    "model": {"locale"},
    "rules": {"model", "locale"},
    "play": {"rules", "model", "locale"},
    "board": {"play", "model", "locale"},
    "teach": {"board", "play", "rules", "model", "locale"},
}
HEAVY = (
    "ipywidgets",
    "ipycanvas",
    "anywidget",
    "networkx",
    "jsonschema",
    "PIL",
    "numpy",
    "IPython",
)
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)


def imported_wings(path):
    """Name the wings of the package that a module imports, wherever the import stands."""
    home = ("ttr_widgets", *path.relative_to(PACKAGE).parts[:-1])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[1:2] for name in node.names if _ours(name.name))
        elif isinstance(node, ast.ImportFrom):
            base = home[: len(home) - node.level + 1] if node.level else ()
            name = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            if name == "ttr_widgets":
                yield [node.names[0].name]
            elif _ours(name):
                yield name.split(".")[1:2]


def _ours(name):
    return name.startswith("ttr_widgets.")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_run_one_way(path):
    wing = path.relative_to(PACKAGE).parts[0]
    used = {name for names in imported_wings(path) for name in names} - {wing}
    assert used <= MAY_IMPORT[wing], f"{wing} must not import {sorted(used - MAY_IMPORT[wing])}"


def test_every_folder_is_a_wing():
    assert {path.relative_to(PACKAGE).parts[0] for path in MODULES} <= {*WINGS}


def without_heavy_packages(code):
    """Run code in a Python that has none of the packages the board and the graphs need."""
    block = f"import sys; sys.modules.update(dict.fromkeys({HEAVY!r}))\n"
    run = [sys.executable, "-c", block + code]
    return subprocess.run(run, cwd=PACKAGE.parent, capture_output=True, text=True, timeout=60)


def test_a_whole_game_needs_only_the_standard_library():
    done = without_heavy_packages(
        "import ttr_widgets as ttr\n"
        "game = ttr.Game('islands', {'Ada': ttr.players.greedy, 'Bo': ttr.players.random})\n"
        "game.advance()\n"
        "assert game.over and ttr.Game.from_json(game.to_json()).scores() == game.scores()\n"
    )
    assert done.returncode == 0, done.stderr


def test_the_import_is_light():
    code = "import sys, ttr_widgets; print(*[name for name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert not {*HEAVY} & {*done.stdout.split()}


def test_every_button_is_made_in_one_place():
    """What it does is brought to the thread of the cells; a button of another make might not."""
    makers = [file.name for file in MODULES if ".on_click(" in file.read_text(encoding="utf-8")]
    assert makers == ["controls.py"]


def test_what_a_control_tells_is_brought_to_the_thread_of_the_cells():
    """Its handler would else read and change a board in the thread that hears the page."""
    lines = [
        line
        for file in MODULES
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(r"\.observe\(.*\"value\"\)", line)
    ]
    assert len(lines) == 5
    assert [line for line in lines if "home.bring" not in line and "_marking" not in line] == []
