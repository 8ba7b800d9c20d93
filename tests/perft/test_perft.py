"""The number of ways a game can go on, from fixed positions."""

from pathlib import Path

import pytest
from examples import BOXES, tool

from ttr_widgets.rules import engine

perft = tool("perft")
LINES = [
    (path.stem, line)
    for path in sorted(Path(__file__).parent.glob("*.perft"))
    for line in perft.read(path)
]


@pytest.mark.parametrize(
    ("box", "line"),
    LINES,
    ids=lambda one: one if isinstance(one, str) else "-".join(map(str, one[:3])),
)
def test_as_many_ways_as_ever(box, line):
    state = perft.position(box, *line[:3])
    for depth, known in enumerate(line.counts, start=1):
        number = perft.count(state, depth)
        if number != known:
            parts = perft.divide(box, state, depth)
            said = "\n".join(f"{part:8}  {action}" for action, part in parts.items())
            pytest.fail(f"{number} sequences of {depth} instead of {known}:\n{said}")


def test_the_counts_of_the_first_actions_add_up():
    state = perft.position("usa", 2, 1, 12)
    parts = perft.divide("usa", state, 2)
    assert sum(parts.values()) == perft.count(state, 2)
    assert len(parts) == len(engine.legal_actions(state))


def test_every_box_has_a_file_with_every_position():
    assert {path.stem for path in Path(__file__).parent.glob("*.perft")} >= {*BOXES}
    for box in BOXES:
        assert [tuple(line[:3]) for name, line in LINES if name == box] == [*perft.POSITIONS]
