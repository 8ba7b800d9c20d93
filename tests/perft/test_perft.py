"""The number of ways a game can go on, from fixed positions."""

from pathlib import Path

import pytest
from examples import BOXES, the_box, tool

from ttr_widgets.model.actions import ClaimRoute
from ttr_widgets.model.state import TunnelSurcharge
from ttr_widgets.rules import engine
from ttr_widgets.rules.features.build_station import BuildStation, number_each

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
    assert {path.stem for path in Path(__file__).parent.glob("*.perft")} == {*BOXES}
    for box in BOXES:
        assert [tuple(line[:3]) for name, line in LINES if name == box] == [*perft.POSITIONS[box]]


@pytest.mark.parametrize("box", BOXES)
def test_the_positions_of_a_box_have_everything_that_it_can_ask(box):
    states = [perft.position(box, *where) for where in perft.POSITIONS[box]]
    actions = [action for state in states for action in engine.legal_actions(state)]
    box = the_box(box)
    claimable = [box.map.routes[one.route] for one in actions if isinstance(one, ClaimRoute)]
    assert {len(state.seats) for state in states} == {*range(box.players[0], box.players[1] + 1)}
    assert any(route.twin is not None for route in claimable)
    for kind in ("tunnel", "ferry"):
        printed = any(getattr(route, kind) for route in box.map.routes)
        assert any(getattr(route, kind) for route in claimable) == printed, kind
    tunnels = any(route.tunnel for route in box.map.routes)
    assert any(isinstance(state.decision, TunnelSurcharge) for state in states) == tunnels
    built = any(isinstance(action, BuildStation) for action in actions)
    assert built == (number_each(box) > 0)
