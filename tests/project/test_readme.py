"""What the README promises is true: its commands, its tour, its links."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ttr_widgets as ttr

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_commands_are_the_ones_that_start_understands():
    commands = set(re.findall(r"^python3 start\.py (\w+)", README, re.M))
    assert commands == {"lessons", "tests"}
    shown = subprocess.run([sys.executable, "start.py"], cwd=ROOT, capture_output=True, text=True)
    assert all(f"start.py {command}" in shown.stderr for command in commands)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_examples_run(path):
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, _tried = doctest.testfile(str(path), module_relative=False, optionflags=flags)
    assert failed == 0


def test_the_exercise_of_ten_lines_works():
    (code,) = re.findall(r"```python\n(task = .*?)```", README, re.S)
    names = {"ttr": ttr}
    exec(code, names)
    assert len(code.splitlines()) <= 10
    assert names["task"].play("draw deck").words.startswith("You have enough cards already.")
    assert names["task"].play("claim Denver-Santa Fe with 2 red")
    assert names["task"].done


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(path):
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.S)
    links = re.findall(r"\]\((?!https?:|mailto:|#)([^)#\s]+)", text)
    missing = [link for link in links if not (path.parent / link).exists()]
    assert not missing, f"{path.name} links to {missing}"


def test_it_says_that_it_is_unofficial():
    assert "not affiliated with" in " ".join(README.split())
