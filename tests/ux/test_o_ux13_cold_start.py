"""O-UX13: who waits for a shared server knows how long, and has something to read meanwhile."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_o_ux13_the_page_says_how_long_and_what_else_there_is():
    words = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    told = next(part for part in re.split(r"(?<=[.:]) ", words) if "to wake up" in part)
    assert "minutes" in told, "how long a cold start may take"
    reading = re.search(r"can be read here\]\(([^)]+)\)", words)
    assert reading and (ROOT / reading[1]).is_file(), "a lesson to read without a kernel"
    assert "Binder" in words and "start.py" in words, "with nothing to install, or at home"
