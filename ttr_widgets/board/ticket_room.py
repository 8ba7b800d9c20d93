"""Where held tickets lie: beside the hand, and where the last moves were if there are many."""

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from ttr_widgets.model.box import Box
from ttr_widgets.model.gamemap import GameMap
from ttr_widgets.play.observe import Observation

from .frame import GAP, Blocks
from .layout import Layout
from .places import Rect
from .text import text_width
from .ticket_cards import ABOVE, BESIDE, LEAST, SMALL, WITHOUT


class _Form(NamedTuple):
    """A form of tickets, in CSS pixels.

    ``taken`` is the room that no name has in a line, ``letters`` how high those are in which
    the longest name has room.
    """

    width: float
    height: float
    taken: float
    letters: float


_ABOVE = (_Form(128.0, 70.0, ABOVE, LEAST), _Form(88.0, 70.0, ABOVE, LEAST))
"""Tickets with a map above their names, the best first."""
_THREE = _Form(76.0, 70.0, ABOVE, LEAST)
"""The form of three tickets in one row, rather than the third alone in a second one."""
_BESIDE = (_Form(112.0, 34.0, BESIDE, LEAST), _Form(88.0, 34.0, BESIDE, LEAST))
"""Tickets with a map beside their names, if it has room."""
_BESIDE_ALL = _Form(88.0, 34.0, BESIDE + 40.0, SMALL)
"""Tickets that all have a map beside their names, in letters that are not too small."""
_LOWEST = _Form(88.0, 24.0, WITHOUT, SMALL)
"""The form of many tickets: still high enough for a finger."""
_LOWEST_ALL = _LOWEST._replace(taken=WITHOUT + 23.0)
"""The lowest tickets that all have a map beside their names."""
_FEW = 6
"""More tickets than a computer player mostly has."""
_BROADEST, _HIGHEST = 170.0, 31.0
"""How broad any ticket becomes where there is room, and how high those of the lowest form."""
_APART, _GAP, _LEAST_GAP = 4.0, 2.0, 1.0
"""The gap beside a ticket, the one below it, and where it matters the least one below it."""
_FOUR_ROWS = 4 * _HIGHEST + 3 * _GAP
_OVER = 2.0
"""How far tickets may reach beyond their block, above and below: there is a gap around it."""
_NEWS = 62.0
"""What many tickets leave of the last moves if these lie below them: three lines."""


def ticket_places(rect: Rect, number: int, box: Box) -> list[Rect]:
    """Where so many tickets lie in a block: as large as there is room for all of them.

    Args:
        rect: the block.
        number: how many tickets there are.
        box: what is played; the longest name on its tickets has room in a ticket. Only where
            even the lowest tickets with such room are too many, they are narrower.
    """
    for form in _forms(number):
        if _columns(rect, box, form) * _rows(rect, form) >= number:
            return _grid(rect, number, _columns(rect, box, form), form)
    return _grid(rect, number, -(-number // _rows(rect, _LOWEST)), _LOWEST)


def make_room(layout: Layout, seen: Observation) -> Layout:
    """Give the tickets of the seat that looks room of the last moves, if they are many.

    Args:
        layout: where things lie, from ``make_layout``.
        seen: what the seat may know.

    Returns:
        The same layout where there is room enough; for many tickets always one and the same
        other, so that a claim leaves everything where it is.
    """
    many = with_room(layout.blocks, len(seen.held_tickets), layout.box) is not layout.blocks
    return _roomier(layout) if many else layout


@lru_cache(64)
def _roomier(layout: Layout) -> Layout:
    return replace(layout, blocks=_larger(layout.blocks))


def with_room(parts: Blocks, number: int, box: Box) -> Blocks:
    """The blocks for so many tickets: with more room for many low ones, or for too many."""
    larger, fit = _larger(parts), _most(parts.tickets, box)
    if number <= _FEW:
        return larger if fit < number <= _most(larger.tickets, box) else parts
    low = ticket_places(parts.tickets, number, box)[0].h < _HIGHEST
    return larger if low or number > fit else parts


def _most(rect: Rect, box: Box) -> int:
    """How many tickets have room for every name."""
    return _columns(rect, box, _LOWEST) * _rows(rect, _LOWEST)


def _larger(parts: Blocks) -> Blocks:
    """Have the tickets reach into the last moves."""
    tickets, news = parts.tickets, parts.news
    if news.bottom < tickets.y:  # above the tickets: they change places
        tickets, news = news, tickets
    elif news.x > tickets.right:  # at the right: the tickets reach below them
        tickets = replace(tickets, w=news.right - tickets.x)
        news = replace(news, h=tickets.y - GAP - news.y)
    elif news.x < tickets.x:  # below, and broader: the tickets reach down beside them
        tickets = replace(tickets, h=news.bottom - tickets.y)
        news = replace(news, w=tickets.x - GAP - news.x)
    else:  # below: they are lower
        most = news.bottom - _NEWS - GAP - tickets.y
        tickets = replace(tickets, h=max(tickets.h, min(_FOUR_ROWS, most)))
        news = replace(news, y=tickets.bottom + GAP, h=news.bottom - GAP - tickets.bottom)
    return replace(parts, tickets=tickets, news=news)


def _forms(number: int) -> tuple[_Form, ...]:
    """The forms that so many tickets may have, the best first."""
    if number > _FEW:
        return (*(form._replace(letters=SMALL) for form in _ABOVE), _BESIDE_ALL, _LOWEST)
    return (*_ABOVE, *(_THREE,) * (number == 3), *_BESIDE, _LOWEST_ALL, _LOWEST)


def _columns(rect: Rect, box: Box, form: _Form) -> int:
    """How many tickets of a form lie beside each other."""
    width = max(form.width, _longest(box.map, form.letters) + form.taken)
    return max(1, int((rect.w + _APART) // (width + _APART)))


def _rows(rect: Rect, form: _Form) -> int:
    """How many tickets of a form lie one below the other."""
    return max(1, int((rect.h + 2 * _OVER + _LEAST_GAP) // (form.height + _LEAST_GAP)))


@lru_cache(32)
def _longest(game_map: GameMap, letters: float) -> float:
    """How wide the longest name on a ticket is."""
    cities = {city for ticket in game_map.tickets for city in (ticket.a, ticket.b)}
    return max((text_width(game_map.cities[city].label, letters) for city in cities), default=0.0)


def _grid(rect: Rect, number: int, columns: int, form: _Form) -> list[Rect]:
    """Lay tickets out row by row, as evenly as may be."""
    rows = max(1, -(-number // columns))
    columns = max(1, -(-number // rows))
    h = form.height
    if h == _LOWEST.height:
        h = min(_HIGHEST, max(h, (rect.h + _GAP) / rows - _GAP))
    gap = min(_GAP, (rect.h + 2 * _OVER - rows * h) / max(1, rows - 1))
    top = rect.y - max(0.0, (rows * (h + gap) - gap - rect.h) / 2)
    w = min(_BROADEST, (rect.w - _APART * (columns - 1)) / columns)
    return [
        Rect(rect.x + column * (w + _APART), top + row * (h + gap), w, h)
        for row, column in (divmod(place, columns) for place in range(number))
    ]
