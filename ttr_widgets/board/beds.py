"""The bed of a route: a rim around its spaces that also shows between them; bands along it."""

from itertools import chain
from math import dist, hypot

from .curve import Point
from .geometry import simplify
from .shapes import Points

_RIM = 1.1
"""How far the bed looks out from under a space, in CSS pixels."""
_WIDE = 4.5
"""Spaces farther apart than this have beds of their own."""


def beds(spaces: tuple[Points, ...]) -> tuple[Points, ...]:
    """Lay one bed under all spaces of a route, or one under each if they lie far apart."""
    wider = [grown(space, _RIM) for space in spaces]
    if _far_apart(spaces):
        return tuple(wider)
    right = _side([space[: len(space) // 2] for space in wider])
    left = _side([space[len(space) // 2 :] for space in reversed(wider)])
    return (simplify(right, 0.4) + simplify(left, 0.4),)


def middles(spaces: tuple[Points, ...]) -> tuple[Points, ...]:
    """The lines through the middle of all beds of a route."""
    lines = [middle(grown(space, _RIM)) for space in spaces]
    if _far_apart(spaces):
        return tuple(lines)
    return (simplify(tuple(chain.from_iterable(lines)), 0.8),)


def _far_apart(spaces: tuple[Points, ...]) -> bool:
    return len(spaces) > 1 and dist(spaces[0][len(spaces[0]) // 2 - 1], spaces[1][0]) > _WIDE


def facing(outline: Points) -> tuple[tuple[Point, Point], ...]:
    """The points of the two long sides of a band, in pairs that face each other."""
    half = len(outline) // 2
    return tuple(zip(outline[:half], outline[: half - 1 : -1], strict=True))


def middle(outline: Points) -> Points:
    """The line through the middle of a band, from end to end."""
    return tuple(((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in facing(outline))


def _side(pieces: list[Points]) -> Points:
    """One long side of a bed: where two spaces meet, they share one corner."""
    points = list(pieces[0])
    for piece in pieces[1:]:
        (x, y), (u, v) = points.pop(), piece[0]
        points += [((x + u) / 2, (y + v) / 2), *piece[1:]]
    return tuple(points)


def band(line: Points, half: float) -> Points:
    """The outline of a band along a line: ``half`` its width, in CSS pixels, on each side."""
    ends = zip((line[0], *line[:-1]), (*line[1:], line[-1]), strict=True)
    right, left = [], []
    for (x, y), ((x0, y0), (x1, y1)) in zip(line, ends, strict=True):
        far = hypot(x1 - x0, y1 - y0) or 1.0
        dx, dy = half * (y1 - y0) / far, half * (x0 - x1) / far
        right.append((x - dx, y - dy))
        left.append((x + dx, y + dy))
    return (*right, *reversed(left))


def grown(space: Points, by: float) -> Points:
    """A space that is larger by so much on all sides."""
    first, *_, last = facing(space)
    height, length = dist(*first), dist(first[0], last[0])
    return inside(space, 1 + 2 * by / height, 1 + 2 * by / length)


def inside(space: Points, across: float, along: float) -> Points:
    """A space of so much of its height and so much of its length, with the same middle."""
    right, left = zip(*facing(space), strict=True)
    line, half = middle(space), len(right)
    cx, cy = sum(x for x, _ in line) / half, sum(y for _, y in line) / half
    points = []
    for (x, y), (mx, my) in zip((*right, *left), (*line, *line), strict=True):
        to_x, to_y = cx + (mx - cx) * along, cy + (my - cy) * along
        points.append((to_x + (x - mx) * across, to_y + (y - my) * across))
    return tuple(points[:half] + points[: half - 1 : -1])
