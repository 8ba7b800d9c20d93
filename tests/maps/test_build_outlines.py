"""The tool that makes outlines: each border once, none along a coast, few points."""

import importlib.util
import json
import sys
from argparse import Namespace
from itertools import pairwise
from math import cos, dist, pi, sin
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "build_outlines.py"
spec = importlib.util.spec_from_file_location("build_outlines", TOOL)
tool = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tool)

USUAL = Namespace(aspect=1.0, smooth=0, tolerance=0.001, reach=0.005, shortest=0.02)


def box(left, top, right, bottom):
    return [[left, top], [right, top], [right, bottom], [left, bottom], [left, top]]


def area(ring, *holes):
    return {"ring": ring, "holes": list(holes)}


def length(lines):
    return sum(dist(a, b) for line in lines for a, b in pairwise(line))


@pytest.fixture
def island():
    """An island of two countries; their common border, at x = 0.5, has its own points in each."""
    east = box(0.5, 0.2, 0.8, 0.6)
    west = [[0.2, 0.2], [0.5, 0.2], [0.501, 0.3], [0.499, 0.5], [0.5, 0.6], [0.2, 0.6], [0.2, 0.2]]
    return {
        "land": [area(box(0.2, 0.2, 0.8, 0.6))],
        "country": {"West": [area(west)], "East": [area(east)]},
    }


def test_a_border_is_one_open_line_from_coast_to_coast(island):
    (border,) = tool.outline(island, USUAL)["borders"]
    assert sorted([border[0], border[-1]], key=lambda point: point[1]) == [
        pytest.approx([0.5, 0.2], abs=0.01),
        pytest.approx([0.5, 0.6], abs=0.01),
    ]
    assert length([border]) == pytest.approx(0.4, abs=0.01)


def test_a_border_does_not_cross_a_lake(island):
    island["land"][0]["holes"] = [box(0.4, 0.3, 0.6, 0.4)]
    assert length(tool.outline(island, USUAL)["borders"]) == pytest.approx(0.3, abs=0.02)


def test_states_draw_no_border_that_countries_have_drawn(island):
    island["state"] = {**island["country"]}
    assert length(tool.outline(island, USUAL)["borders"]) == pytest.approx(0.4, abs=0.01)


def test_a_country_without_neighbors_has_no_border(island):
    del island["country"]["East"]
    assert tool.outline(island, USUAL)["borders"] == []


def test_points_within_the_tolerance_are_left_out():
    line = [(x / 100, 0.0005 * (x % 2)) for x in range(101)]
    assert tool.simplify(line, 0.001) == [line[0], line[-1]]
    assert len(tool.simplify(line, 0.0001)) > 50


def test_a_simple_ring_stays_within_the_tolerance():
    ring = [(cos(2 * pi * k / 200), sin(2 * pi * k / 200)) for k in range(200)]
    ring.append(ring[0])
    simple = tool.simplify_ring(ring, 0.01)
    assert simple[0] == simple[-1]
    assert len(simple) < 40
    assert all(min(tool._off(p, a, b) for a, b in pairwise(simple)) <= 0.01 for p in ring)


def test_corners_are_cut_but_not_at_the_edge_of_the_board():
    square = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0)]
    smooth = tool.smooth_ring(square, lambda point: point[0] == 0)
    assert (0.0, 0.0) in smooth and (0.0, 1.0) in smooth
    assert (1.0, 0.0) not in smooth and (1.0, 1.0) not in smooth
    assert smooth[0] == smooth[-1]


def test_the_proportions_of_the_board_are_respected():
    frame = tool.Frame(2.0, {"land": [area(box(0, 0, 1, 1))]})
    assert frame.line([[0.5, 0.5]]) == [(0.5, 0.25)]
    assert frame.write(frame.line([[0.5, 0.5], [0.5, 0.5], [1, 1]])) == [[0.5, 0.5], [1, 1]]


def test_it_writes_a_file(island, tmp_path, monkeypatch):
    source, target = tmp_path / "source.json", tmp_path / "target.json"
    source.write_text(json.dumps({**island, "park": [area(box(0.3, 0.3, 0.4, 0.4))]}))
    monkeypatch.setattr(sys, "argv", ["build_outlines.py", str(source), str(target), "--smooth=0"])
    tool.main()
    written = json.loads(target.read_text())
    assert set(written) == {"land", "borders", "parks"}
    assert written["land"][0]["ring"] == box(0.2, 0.2, 0.8, 0.6)
    assert written["parks"][0]["ring"] == box(0.3, 0.3, 0.4, 0.4)
