"""What is installed: plain pins that agree with each other and with what the project needs."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PIN = re.compile(r"[A-Za-z0-9._-]+==[A-Za-z0-9.!+]+")


def lines(name):
    return (ROOT / name).read_text(encoding="utf-8").split()


def plain(requirement):
    """Bring a requirement down to the name it starts with, as registries compare names."""
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def test_pins_are_plain():
    assert all(PIN.fullmatch(line) for line in lines("constraints.txt"))
    *pins, project = lines("binder/requirements.txt")
    assert project == "." and all(PIN.fullmatch(line) for line in pins)


def test_binder_has_the_same_versions():
    *pins, _project = lines("binder/requirements.txt")
    assert set(pins) <= set(lines("constraints.txt"))


def test_everything_needed_is_pinned():
    pinned = {plain(line) for line in lines("constraints.txt")}
    on_binder = {plain(line) for line in lines("binder/requirements.txt")[:-1]}
    extras = [name for extra in PROJECT["optional-dependencies"].values() for name in extra]
    assert {plain(name) for name in PROJECT["dependencies"]} <= on_binder
    assert {plain(name) for name in [*PROJECT["dependencies"], *extras]} - {"ttr-widgets"} <= pinned


def test_binder_has_a_python_that_the_project_runs_on():
    assert lines("binder/runtime.txt") == ["python-3.12"]
    assert PROJECT["requires-python"] == ">=3.11"
    assert (ROOT / "binder/postBuild").stat().st_mode & 0o111


def test_the_version_is_said_once():
    import ttr_widgets

    assert ttr_widgets.__version__ == PROJECT["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## {PROJECT['version']}" in changelog
