"""Spread the routes around a city like a fan, so that none runs into its neighbor."""

from dataclasses import dataclass
from itertools import pairwise
from math import atan, atan2, cos, pi, sin

from .curve import Point

_ROUNDS = 60
_FULL = 2 * pi * 0.94
_CLOSE = 0.2
"""Routes that leave a city in so nearly one direction, in radians, keep the order of their
middles."""


@dataclass(slots=True)
class Spoke:
    """A route as it leaves a city: its direction (radians), half its width (CSS px).

    ``beyond`` is the direction to the middle of the route.
    """

    angle: float
    half: float
    printed: float
    beyond: float

    @property
    def moved(self) -> bool:
        """Whether it leaves the city elsewhere than straight towards its bend."""
        return abs(self.angle - self.printed) > 0.02


def spoke(city: Point, towards: Point, half: float, middle: Point) -> Spoke:
    """A route that leaves ``city`` towards a point, and whose middle lies at another."""
    angle = atan2(towards[1] - city[1], towards[0] - city[0])
    return Spoke(angle, half, angle, atan2(middle[1] - city[1], middle[0] - city[0]))


def spread(spokes: list[Spoke], nearest: float, farthest: float) -> float:
    """Turn spokes away from each other until each has its width on a ring.

    Args:
        spokes: the routes at a city; their angles are changed.
        nearest: the smallest radius of the ring, in CSS pixels.
        farthest: the largest; reached only where many routes meet.

    Returns:
        The radius of the ring.
    """
    radius = nearest
    while radius < farthest and sum(_need(s, radius) for s in spokes) > _FULL:
        radius += 0.5
    spokes.sort(key=lambda one: one.angle)
    for one, after in pairwise(spokes):
        if after.angle - one.angle < _CLOSE and (after.beyond - one.beyond) % (2 * pi) > pi:
            one.angle, after.angle = after.angle, one.angle  # else they would cross
    spokes.sort(key=lambda one: one.angle)
    scale = min(1.0, _FULL / sum(_need(s, radius) for s in spokes))
    for _ in range(_ROUNDS if len(spokes) > 1 else 0):
        _push(spokes, radius, scale)
    return radius


def _need(one: Spoke, radius: float) -> float:
    return 2 * atan((one.half + 0.6) / radius)


def _push(spokes: list[Spoke], radius: float, scale: float) -> None:
    for place, one in enumerate(spokes):
        after = spokes[(place + 1) % len(spokes)]
        between = (after.angle - one.angle) % (2 * pi)
        lack = scale * (_need(one, radius) + _need(after, radius)) / 2 - between
        if lack > 0:
            one.angle -= lack / 2
            after.angle += lack / 2


def on_ring(city: Point, angle: float, radius: float) -> Point:
    """The point of the ring around a city in a direction."""
    return city[0] + radius * cos(angle), city[1] + radius * sin(angle)
