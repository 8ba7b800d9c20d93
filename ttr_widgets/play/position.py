"""A whole position as text, and back: every card in its place, nothing left out.

One line for each thing on the table, ``name: value``, in words that a reader knows.
It shows every secret: it is for tests, records and teachers.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from ttr_widgets.locale import _
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import write_cards
from ttr_widgets.model.state import (
    NOBODY,
    Decision,
    GameOver,
    KeepTickets,
    Seat,
    SecondCard,
    State,
    TakeTurn,
    TunnelSurcharge,
)
from ttr_widgets.rules.scoring import final_score

from . import soundness
from .names import find_routes, find_ticket, read_cards, read_row, write_row
from .short import short

_NUMBERS = ("seed", "shuffles", "asked", "first", "passes")

_DIGITS = 4000
"""A number of more digits is none that Python reads."""


class PositionError(ValueError):
    """A text that is no position; the sentence names the line."""


def write_position(state: State) -> str:
    """Write a position as text; ``read_position`` makes an equal state of it."""
    return "".join(f"{name}: {value}\n" for name, value in _lines(state))


def _lines(state: State) -> Iterable[tuple[str, str]]:
    yield "box", state.box.id
    for name in _NUMBERS:
        yield name, str(getattr(state, name))
    yield "turns left", "-" if state.turns_left is None else str(state.turns_left)
    yield "to move", str(state.seat)
    yield "decision", _write_decision(state)
    yield "row", write_row(state.row)
    yield "deck", write_row(reversed(state.deck))
    yield "discards", write_cards(state.discards)
    yield "ticket deck", _write_tickets(state, reversed(state.ticket_deck))
    yield "aside", _write_tickets(state, state.aside)
    yield "extra", json.dumps(state.extra, sort_keys=True)
    for number, seat in enumerate(state.seats):
        yield from _seat_lines(state, number, seat)


def _seat_lines(state: State, number: int, seat: Seat) -> Iterable[tuple[str, str]]:
    yield f"seat {number} trains", str(seat.trains)
    yield f"seat {number} points", str(seat.points)
    yield f"seat {number} hand", write_cards(seat.hand)
    yield f"seat {number} tickets", _write_tickets(state, seat.tickets)
    yield f"seat {number} dealt", _write_tickets(state, seat.dealt)
    routes = (state.box.map.routes[route].name for route in state.routes_of(number))
    yield f"seat {number} routes", ", ".join(routes) or "-"


def _write_tickets(state: State, tickets: Iterable[int]) -> str:
    return ", ".join(state.box.map.tickets[ticket].name for ticket in tickets) or "-"


def _write_decision(state: State) -> str:
    match state.decision:
        case TakeTurn():
            return "turn"
        case SecondCard():
            return "second card"
        case KeepTickets(offered, keep, start):
            when = "start tickets" if start else "tickets"
            return f"{when}; keep {keep}; {_write_tickets(state, offered)}"
        case TunnelSurcharge(route, payment, revealed, extra):
            name = state.box.map.routes[route].name
            return f"surcharge; {extra}; {name}; {write_cards(payment)}; {write_row(revealed)}"
    return "over"


def read_position(text: str, box: Box) -> State:
    """Read a position that ``write_position`` wrote.

    Args:
        text: the lines.
        box: the box it was played with.

    Raises:
        PositionError: a line is missing or cannot be read; it is named.
    """
    if not isinstance(text, str):
        raise PositionError(_("A position is a text."))
    lines = _Lines(text)
    try:
        return _sound(_state(lines, box), lines)
    except KeyError as fault:
        raise PositionError(_("The position has no line {name}.").format(name=fault)) from None
    except (json.JSONDecodeError, IndexError, TypeError, AttributeError):
        why = _("it is not written as a position writes it.")
    except ValueError as fault:
        why = str(fault)
    place = _(', in the line "{line}"').format(line=lines.last) if lines.last else ""
    raise PositionError(_("The position cannot be read{place}: {why}").format(place=place, why=why))


class _Lines(dict[str, str]):
    """The lines of a position by their names; it knows which one was asked for last."""

    def __init__(self, text: str):
        pairs = [line.partition(":") for line in text.splitlines() if line.strip()]
        super().__init__((name.strip(), value.strip()) for name, _colon, value in pairs)
        self.last, self.number = "", len(pairs)

    def __getitem__(self, name: str) -> str:
        self.last = name
        return super().__getitem__(name)


def _sound(state: State, lines: _Lines) -> State:
    """Refuse lines that a position does not have, or has twice, and what cannot be laid."""
    lines.last = ""
    unknown = set(lines) - {name for name, _value in _lines(state)}
    if unknown:
        words = _('"{name}" is no line of a position.')
        raise PositionError(words.format(name=short(min(unknown))))
    if lines.number != len(lines):
        raise PositionError(_("a line stands there twice."))
    for fault in soundness.faults(state):
        raise PositionError(fault)
    return state


def _whole(text: str) -> int:
    digits = text.removeprefix("-")
    if not digits.isdecimal() or not text.isascii() or len(digits) > _DIGITS:
        raise PositionError(_('"{text}" is no whole number.').format(text=short(text)))
    return int(text)


def _state(lines: Mapping[str, str], box: Box) -> State:
    if lines["box"] != box.id:
        message = _('it is of the box "{other}", not of "{box}".')
        raise PositionError(message.format(other=short(lines["box"]), box=box.id))
    state = State(
        box=box,
        deck=list(reversed(read_row(lines["deck"]))),
        discards=list(read_cards(lines["discards"])),
        row=_read_places(lines["row"], box),
        ticket_deck=list(reversed(_read_tickets(box, lines["ticket deck"]))),
        owners=[NOBODY] * len(box.map.routes),
        seats=[],
        aside=_read_tickets(box, lines["aside"]),
        turns_left=None if lines["turns left"] == "-" else _whole(lines["turns left"]),
        extra=_as_values(json.loads(lines["extra"]), box),
        seed=_whole(lines["seed"]),
    )
    for name in _NUMBERS:
        setattr(state, name, _whole(lines[name]))
    while f"seat {len(state.seats)} trains" in lines:
        _read_seat(state, lines, len(state.seats))
    state.seat = _whole(lines["to move"])
    state.decision = _read_decision(state, lines["decision"])
    return state


def _as_values(extra: dict[str, Any], box: Box) -> dict[str, Any]:
    """Make tuples of the lists that JSON knows instead."""
    if not isinstance(extra, dict):
        raise PositionError(_('"extra" is no table.'))
    unknown = set(extra) - {feature.name for feature in box.features}
    if unknown:
        words = _('no feature of this box is "{name}".')
        raise PositionError(words.format(name=short(min(unknown))))

    def value(found: Any) -> Any:
        return tuple(map(value, found)) if isinstance(found, list) else found

    return {name: value(found) for name, found in extra.items()}


def _read_places(text: str, box: Box) -> list[int]:
    row = list(read_row(text))
    if len(row) != box.row:
        raise PositionError(_("the row has {n} places.").format(n=box.row))
    return row


def _read_seat(state: State, lines: Mapping[str, str], number: int) -> None:
    game_map = state.box.map
    seat = Seat(
        trains=_whole(lines[f"seat {number} trains"]),
        hand=list(read_cards(lines[f"seat {number} hand"])),
        tickets=_read_tickets(state.box, lines[f"seat {number} tickets"]),
        points=_whole(lines[f"seat {number} points"]),
        dealt=_read_tickets(state.box, lines[f"seat {number} dealt"]),
    )
    for name in _items(lines[f"seat {number} routes"], ", "):
        route = find_routes(game_map, name)[0].id
        if state.owners[route] != NOBODY:
            raise PositionError(_("{route} is claimed twice.").format(route=name))
        state.owners[route] = number
    state.seats.append(seat)


def _read_tickets(box: Box, text: str) -> tuple[int, ...]:
    return tuple(find_ticket(box.map, name).id for name in _items(text, ", "))


def _items(text: str, between: str) -> list[str]:
    return [] if text == "-" else text.split(between)


def _read_decision(state: State, text: str) -> Decision:
    kind, *facts = text.split("; ")
    if kind in ("start tickets", "tickets"):
        keep = _whole(facts[0].removeprefix("keep "))
        return KeepTickets(_read_tickets(state.box, facts[1]), keep, kind == "start tickets")
    if kind == "surcharge":
        route = find_routes(state.box.map, facts[1])[0].id
        return TunnelSurcharge(route, read_cards(facts[2]), read_row(facts[3]), _whole(facts[0]))
    if kind == "over":
        return GameOver(final_score(state))
    if kind not in ("turn", "second card"):
        raise PositionError(_('"{kind}" is no decision.').format(kind=short(kind)))
    return TakeTurn() if kind == "turn" else SecondCard()
