"""Convex figures know what they meet: as slow checks say, and no less."""

import random
from math import cos, sin, tau

from ttr_widgets.board.convex import Convex
from ttr_widgets.board.geometry import corners, overlap
from ttr_widgets.board.places import Rect


def figure(rng):
    """Some corners on an oval, turned anyhow."""
    x, y, r, flat, turn = (
        rng.uniform(0, 60),
        rng.uniform(0, 60),
        12,
        rng.uniform(0.3, 1),
        rng.random(),
    )
    angles = sorted(rng.uniform(0, tau) for _ in range(rng.randint(3, 7)))
    oval = [(r * cos(angle), flat * r * sin(angle)) for angle in angles]
    c, s = cos(turn), sin(turn)
    return Convex(tuple((x + c * u - s * v, y + s * u + c * v) for u, v in oval))


def test_figures_meet_as_a_slow_check_says():
    rng, met = random.Random(3), 0
    for _ in range(4000):
        one, other = figure(rng), figure(rng)
        met += one.meets(other)
        assert one.meets(other) == other.meets(one) == overlap(one.points, other.points)
    assert 300 < met < 3700


def test_a_figure_lies_on_a_box_as_a_slow_check_says():
    rng, met = random.Random(4), 0
    for _ in range(4000):
        one, box = figure(rng), Rect(rng.uniform(0, 60), rng.uniform(0, 60), 30, 8)
        met += one.lies_on(box)
        assert one.lies_on(box) == overlap(one.points, corners(box))
    assert 300 < met < 3700


def test_figures_that_only_touch_share_nothing():
    left, right = Rect(0, 0, 10, 10), Rect(10, 0, 10, 10)
    assert not Convex(corners(left)).meets(Convex(corners(right)))
    assert not Convex(corners(left)).lies_on(right)
    assert Convex(corners(left)).lies_on(right.shrink(-0.1))
