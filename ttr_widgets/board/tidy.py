"""When all names stand: ways that touch part a little, and their ends reach for their cities."""

from dataclasses import replace
from math import dist

from .beds import grown
from .bends import Lie, lie, on_dots, whole
from .convex import Convex
from .field import Field
from .tracks import CLEAR, share_out

_TOUCH, _AIR = 0.4, 1.5
"""Ways nearer than this touch, and so much room a way that moves keeps around it; in CSS
pixels. The rims of both lie there."""
_ASIDE = 18
"""A way makes no greater effort than this to part from another one; see ``Lie``."""
_STEP, _WORTH = 1.5, 3.0
"""So far an end reaches at a time, and so much both must gain together; in CSS pixels."""


def tidy(field: Field) -> None:
    """Part the ways that touch, and let all ends reach for their cities; names stay."""
    for way, now in enumerate(field.lies):
        if _touches(now, way, field, _TOUCH):
            field.lies[way] = _parted(way, field)
    before = field.lies[:]
    _reach_out(field)
    for way, old in enumerate(before):
        if _length_lost(old) - _length_lost(field.lies[way]) < _WORTH:
            field.lies[way] = old


def _parted(way: int, field: Field) -> Lie:
    """The straightest lie of a way, no shorter than it is, that touches nothing; or as it lies."""
    now = field.lies[way]
    for option in field.options(way):
        if option.effort > now.effort + _ASIDE:
            break
        if _length_lost(option) <= _length_lost(now) and _free(option, way, field):
            return option
    return now


def _length_lost(one: Lie) -> float:
    return sum(one.way.clear.values())


def _reach_out(field: Field) -> None:
    """Lengthen all ends step by step, each until it would touch something."""
    ends = [(way, place) for way in range(len(field.lies)) for place in (0, -1)]
    while ends:
        ends = [(way, place) for way, place in ends if _reached(way, place, field)]


def _reached(way: int, place: int, field: Field) -> bool:
    """Lengthen one end by a step; tell whether there was room."""
    now, size = field.lies[way], field.size
    city = now.way.ends[place]
    clear = now.way.clear[city] - _STEP
    start = dist(now.way.curve.points[place], field.dots.places[city])
    grown_up = now.way.routes[0].spaces * (size.longest + size.gap)
    if now.way.curve.length - _length_lost(now) >= grown_up:
        return False
    if start + clear < max(size.dot + CLEAR, field.dots.radii[city]):
        return False
    longer = replace(now.way, clear=now.way.clear | {city: clear})
    share_out(longer, size)
    option = lie(longer, now.bent, now.effort)
    if not _free(option, way, field):
        return False
    field.lies[way] = option
    return True


def _free(one: Lie, way: int, field: Field) -> bool:
    """Tell whether a way keeps off names, cities and other ways."""
    if not whole(one.hull, field.rect) or on_dots(one, field.dots, field.size.dot):
        return False
    named = any(one.covers(box) for box in field.names_near(way))
    return not named and not _touches(one, way, field, _AIR)


def _touches(one: Lie, way: int, field: Field, air: float) -> bool:
    """Tell whether a way that wants so much room around it meets another one."""
    wide = tuple(Convex(grown(space.points, air)) for space in one.spaces)
    airy = replace(one, hull=one.hull.shrink(-air), spaces=wide)
    return any(airy.runs_into(field.lies[other]) for other in field.near[way])
