"""Facts given seat by seat, as people write them: by number or by name, checked one by one."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from ttr_widgets.locale import _

from .names import listed

Fact = TypeVar("Fact")

EXAMPLES = {
    "hands": '{0: "2 green, 1 locomotive"}',
    "claimed": '{1: ["Denver-Omaha"]}',
    "tickets": '{0: ["Denver-El Paso"]}',
    "trains": "{0: 3}",
    "points": "{0: 21}",
    "stations": '{1: ["München"]}',
}


class ScenarioError(ValueError):
    """A position that cannot be laid with the cards and pieces of the box."""


def by_seat(names: Sequence[str], what: str, given: Mapping[Any, Fact] | None) -> dict[int, Fact]:
    """Read facts that are given seat by seat.

    Args:
        names: the players' names, by seat.
        what: the name of the argument, such as ``"hands"``.
        given: a fact for some seats, which are named by number or by player.

    Raises:
        ScenarioError: it is no table, a seat is unknown, or a fact is of another kind.
    """
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise ScenarioError(
            _("{what}={given!r}: write it seat by seat, such as {what}={example}.").format(
                what=what, given=given, example=EXAMPLES[what]
            )
        )
    return {number_of(names, seat): _fact(what, seat, fact) for seat, fact in given.items()}


def number_of(names: Sequence[str], seat: Any) -> int:
    """Find a seat by its number or its player's name."""
    if seat in names and isinstance(seat, str):
        return names.index(seat)
    if type(seat) is int and seat in range(len(names)):
        return seat
    message = _("There is no seat {seat!r}: they are 0 to {last}, or {names}.")
    raise ScenarioError(message.format(seat=seat, last=len(names) - 1, names=listed(names)))


def _fact(what: str, seat: Any, fact: Any) -> Any:
    fits = {
        "hands": isinstance(fact, str),
        "trains": type(fact) is int,
        "points": type(fact) is int,
    }.get(what, isinstance(fact, Sequence) and not isinstance(fact, str))
    if not fits:
        raise ScenarioError(
            _("{what} of seat {seat!r} cannot be {fact!r}: write {what}={example}.").format(
                what=what, seat=seat, fact=fact, example=EXAMPLES[what]
            )
        )
    return fact
