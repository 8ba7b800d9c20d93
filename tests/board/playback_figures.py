"""Figures: as commands bring them, and those that thick and dashed lines are made of."""

from collections.abc import Iterator
from itertools import cycle, pairwise
from math import atan2, cos, dist, pi, sin
from typing import Any

import numpy as np

Point = tuple[float, float]
Figure = list[Point]


def closed(figure: Figure) -> Figure:
    return [*figure, figure[0]]


def corners(left: float, top: float, width: float, height: float) -> Figure:
    right, bottom = left + width, top + height
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def circle(x: float, y: float, r: float) -> Figure:
    turns = [2 * pi * n / 48 for n in range(49)]
    return [(x + r * cos(turn), y + r * sin(turn)) for turn in turns]


def thick(piece: Figure, half: float, is_round: bool) -> Iterator[Figure]:
    """The figures that a thick line is made of: bars, and what is round at joints and ends."""
    piece = [piece[0], *(point for last, point in pairwise(piece) if point != last)]
    for (x, y), (u, v) in pairwise(piece):
        a, b = (half * part / dist((x, y), (u, v)) for part in (v - y, x - u))
        yield [(x + a, y + b), (u + a, v + b), (u - a, v - b), (x - a, y - b)]
    is_closed = len(piece) > 2 and piece[0] == piece[-1]
    around = [*piece, piece[1]] if is_closed else piece
    for joint in zip(around, around[1:], around[2:], strict=False):
        yield _joint(*joint, half)
    if is_round and not is_closed:
        yield from (circle(*end, half) for end in (piece[0], piece[-1]))


def _joint(before: Point, at: Point, after: Point, half: float) -> Figure:
    """The wedge that a round joint fills between two bars."""
    (a, b), (x, y), (u, v) = before, at, after
    come, go = atan2(y - b, x - a), atan2(v - y, u - x)
    turn = (go - come + pi) % (2 * pi) - pi
    first = come - pi / 2 if turn > 0 else come + pi / 2
    arc = [first + turn * n / 6 for n in range(7)]
    return [at, *((x + half * cos(angle), y + half * sin(angle)) for angle in arc)]


def dashes(figure: Figure, dash: tuple[float, ...]) -> Iterator[Figure]:
    """The drawn pieces of a line, each of them going on round corners."""
    if not dash:
        yield figure
        return
    lengths = cycle(zip(dash, cycle((True, False))))
    left, drawn = next(lengths)
    piece = [figure[0]]
    for end in figure[1:]:
        while (rest := dist(piece[-1], end)) > left:
            part = left / rest
            (x, y), (u, v) = piece[-1], end
            piece.append((x + (u - x) * part, y + (v - y) * part))
            if drawn:
                yield piece
            piece = piece[-1:]
            left, drawn = next(lengths)
        left -= rest
        piece.append(end)
    if drawn and len(piece) > 1:
        yield piece


def pairs(points: Any) -> Figure:
    return [tuple(pair) for pair in np.reshape(points, (-1, 2)).tolist()]


def _split(number: int, points: Any, counts: Any) -> Iterator[tuple[Figure]]:
    ends = np.cumsum(np.broadcast_to(counts, number))
    assert 2 * ends[-1] == len(points)
    for figure in np.split(np.reshape(points, (-1, 2)), ends[:-1]):
        yield (figure,)


def _spread(*places: Any) -> Iterator[list[float]]:
    yield from np.stack(np.broadcast_arrays(*places), axis=-1).tolist()


def styles(colors: Any, alphas: Any) -> Iterator[str]:
    """A color for each figure, with two digits of how much it covers."""
    rgb = np.reshape(colors, (-1, 3))
    for color, alpha in zip(rgb, np.broadcast_to(alphas, len(rgb)), strict=True):
        yield f"#{bytes(color).hex()}{round(255 * alpha):02x}"


PLACES = {"Rect": _spread, "Circle": _spread, "Polygon": _split, "LineSegment": _split}
"""How the places of many figures come: one after the other, or all of each kind together."""
