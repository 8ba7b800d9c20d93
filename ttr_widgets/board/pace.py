"""Computer players move by themselves, one decision at a time, in the event loop."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from weakref import WeakKeyDictionary

from ttr_widgets.model.state import TunnelSurcharge
from ttr_widgets.play.game import Game

from .free_tunnel import free_tunnel

_LOOKING = 3.0
"""How many seconds more a computer player waits at most while three new cards lie open."""

_waiting: "WeakKeyDictionary[Game, bool]" = WeakKeyDictionary()
"""Games whose next computer move is on its way: several boards may show one game."""


def computer_decides(game: Game) -> bool:
    """Tell whether the table waits for a computer player."""
    return not game.over and game.players[game.seat] is not None


def wake(game: Game, seconds: float, step: Callable[[], bool]) -> None:
    """Let the computer player whose turn it is move soon.

    Nothing blocks: in a notebook the move is left to the event loop. Without an event
    loop all computer players move at once.

    Args:
        game: the game.
        seconds: how long to think about each decision; longer after a tunnel turned up cards.
        step: plays one decision; False if that failed.
    """
    if _waiting.get(game) or not computer_decides(game):
        return
    _waiting[game] = True
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        _move_at_once(game, step)
        return
    loop.call_later(seconds + _to_look(game, seconds), _move, game, step)


def _to_look(game: Game, pace: float) -> float:
    """How much longer to wait: the cards that a tunnel turned up want to be looked at."""
    asked = isinstance(game.state.decision, TunnelSurcharge)
    return min(_LOOKING, 3 * pace) if asked or free_tunnel(game) else 0.0


@contextmanager
def hush(game: Game) -> Iterator[None]:
    """Let no computer player move while this goes on."""
    before = _waiting.get(game, False)
    _waiting[game] = True
    try:
        yield
    finally:
        _waiting[game] = before


def _move(game: Game, step: Callable[[], bool]) -> None:
    _waiting[game] = False  # first, so that the change itself wakes the next
    if computer_decides(game):
        step()


def _move_at_once(game: Game, step: Callable[[], bool]) -> None:
    try:
        while computer_decides(game) and step():
            pass
    finally:
        _waiting[game] = False
