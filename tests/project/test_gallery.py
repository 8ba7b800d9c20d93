"""The gallery's page shows every picture with words for those who cannot see it."""

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "gallery"
PICTURES = sorted(path.name for path in FOLDER.glob("*.png"))


@pytest.fixture(scope="module")
def page():
    return (FOLDER / "README.md").read_text(encoding="utf-8")


def test_every_picture_is_shown_once_with_an_alternative_text(page):
    large = re.findall(r"!\[([^\]]+)\]\(([^)]+)\)", page)
    small = re.findall(r'<img src="[^"]+" alt="([^"]+)"', page)
    shown = [name for _alt, name in large] + re.findall(r'<img src="([^"]+)"', page)
    assert sorted(shown) == PICTURES
    assert len(set(small)) == len(small)


def test_the_page_is_the_one_that_the_command_makes(page, monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    try:
        from gallery_index import index

        assert page == index(PICTURES)
    finally:
        sys.modules.pop("gallery_index", None)


def test_the_pictures_are_small():
    sizes = {path.name: path.stat().st_size for path in FOLDER.glob("*.png")}
    assert max(sizes.values()) < 200_000
    assert sum(sizes.values()) < 9_600_000
