"""Small boxes without a fault; one is there to be spoilt in one place at a time."""

import pytest

from ttr_widgets.play.boxes import BoxError

PLAIN = """\
title = "Two towns"
[players]
most = 2
[tickets]
dealt = 0
keep_at_start = 0
[map]
cities = [{ name = "Upton", at = [0.2, 0.3] }, { name = "Alton", at = [0.8, 0.6] }]
routes = [{ from = "upton", to = "Alton", spaces = 3, color = "gray" }]
tickets = []
"""

SMALL = """\
title = "Small"

[players]
most = 2

[cards]
red = 6
blue = 6
locomotive = 4

[tickets]
dealt = 2

[features.longest-path]
points = 10

[end]
tie_breaks = ["tickets"]

[map]
cities = [
  { name = "Ashton", at = [0.1, 0.1] },
  { name = "Barton", at = [0.9, 0.1] },
  { name = "Corton", at = [0.9, 0.9] },
  { name = "Denton", at = [0.1, 0.9] },
]
routes = [
  { from = "Ashton", to = "Barton", spaces = 2, color = "red" },
  { from = "Barton", to = "Corton", spaces = 3, color = "gray" },
  { from = "Barton", to = "Corton", spaces = 3, color = "gray" },
  { from = "Corton", to = "Denton", spaces = 1, color = "blue" },
]
tickets = [
  { from = "Ashton", to = "Corton", points = 5 },
  { from = "Ashton", to = "Denton", points = 6 },
  { from = "Barton", to = "Denton", points = 4 },
  { from = "Ashton", to = "Barton", points = 2 },
]
"""


def changed(old, new, text=SMALL):
    assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
    return text.replace(old, new)


def tell_one_fault(load, old, new, words, *also):
    """Spoil the small box; fail unless this one sentence says what is wrong."""
    text = changed(old, new)
    for pair in also:
        text = changed(*pair, text)
    with pytest.raises(BoxError) as error:
        load(text)
    comma = ", " if words.startswith(("[", "extends")) else ": "
    assert str(error.value) == f"small.toml{comma}{words}"
    assert len(error.value.faults) == 1
