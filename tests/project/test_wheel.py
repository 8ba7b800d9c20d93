"""The wheel carries all that a game needs: maps, catalogues, the script beside the canvas."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def names(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=120)
    (wheel,) = folder.glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def test_it_carries_every_map(names):
    for path in (ROOT / "maps").rglob("*"):
        if path.is_file():
            assert f"ttr_widgets/{path.relative_to(ROOT).as_posix()}" in names


def test_it_carries_every_file_of_the_package(names):
    for path in (ROOT / "ttr_widgets").rglob("*"):
        if path.is_file() and path.suffix not in (".pyc",):
            assert path.relative_to(ROOT).as_posix() in names


def test_it_carries_nothing_else(names):
    assert {name.split("/")[0].split("-")[0] for name in names} == {"ttr_widgets"}
