"""Who sits where: persons, computer players and the seed, checked before a game begins."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ttr_widgets.locale import _
from ttr_widgets.model.actions import Action

from .observe import Observation

Player = Callable[[Observation, Sequence[Action]], Action]
"""A player is a function from what it sees and what it may do to what it does."""

Functions = Mapping[str, Player | None]
"""Who plays for each name: a function, or None for a person."""

Players = int | Sequence[str] | Mapping[str, Player | None]
"""How many persons, or their names, or names with the function that plays for each."""

LONGEST_NAME = 40
MOST_PERSONS = 99
PERSONS = ("Ada", "Ben", "Cleo", "Dan", "Eve")


class GameError(ValueError):
    """A game that cannot be set up or gone on with like this."""


def seat_players(players: Players) -> dict[str, Player | None]:
    """Give each seat a name, and the function that plays for it (None for a person).

    Raises:
        GameError: neither a number nor names, two equal names, or a player that is no
            function.
    """
    if isinstance(players, Mapping):
        return {_name(name): _player(name, player) for name, player in players.items()}
    if isinstance(players, bool) or not isinstance(players, (int, list, tuple)):
        raise GameError(
            _("players={players!r}: give a number, a list of names, or names with players.").format(
                players=players
            )
        )
    names = _persons(players) if isinstance(players, int) else list(players)
    checked = [_name(name) for name in names]
    if len(set(checked)) != len(checked):
        raise GameError(_("Two players have the same name: give each a name of its own."))
    return dict.fromkeys(checked)


def _name(name: Any) -> str:
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        raise GameError(_("{name!r} is no name for a player.").format(name=name))
    if len(name) > LONGEST_NAME:
        raise GameError(
            _("{name} is too long a name: {n} letters are enough.").format(
                name=name, n=LONGEST_NAME
            )
        )
    return name


def _persons(number: int) -> list[str]:
    if not 0 <= number <= MOST_PERSONS:
        raise GameError(_("A game cannot have {number} players.").format(number=number))
    more = [f"P{seat + 1}" for seat in range(len(PERSONS), number)]
    return [*PERSONS, *more][:number]


def _player(name: str, player: Any) -> Player | None:
    if player is not None and not callable(player):
        raise GameError(
            _(
                "{name} has no function to play: give ttr.players.greedy, or None for a person."
            ).format(name=name)
        )
    return player  # type: ignore[no-any-return]


def whole(number: Any, what: str) -> int:
    """Check a whole number; ``what`` names it in the sentence."""
    if isinstance(number, bool) or not isinstance(number, int):
        raise GameError(_("{what}={number!r} is no whole number.").format(what=what, number=number))
    return number
