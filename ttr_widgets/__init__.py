"""Learn, teach and study Ticket to Ride in Jupyter: rules, a board to play on, lessons.

    import ttr_widgets as ttr

    ttr.Board("usa", players=2, seed=1)

Unofficial and not affiliated with Days of Wonder. Names load when first asked for,
so that the import stays light and the rules run without any widget.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .board.widget import Board as Board
    from .model.actions import ClaimRoute as ClaimRoute
    from .model.actions import DrawCard as DrawCard
    from .model.actions import DrawTickets as DrawTickets
    from .model.actions import Keep as Keep
    from .model.actions import Pass as Pass
    from .model.rule import IllegalAction as IllegalAction
    from .play import players as players
    from .play.boxes import boxes as boxes
    from .play.boxes import load_box as load_box
    from .play.game import Game as Game
    from .play.scenario import scenario as scenario

__version__ = "0.1.0"

_HOMES = {
    "Board": "board.widget",
    "ClaimRoute": "model.actions",
    "DrawCard": "model.actions",
    "DrawTickets": "model.actions",
    "Game": "play.game",
    "IllegalAction": "model.rule",
    "Keep": "model.actions",
    "Pass": "model.actions",
    "boxes": "play.boxes",
    "load_box": "play.boxes",
    "players": "play.players",
    "scenario": "play.scenario",
}

_MODULES = ("players",)
"""Public names that are modules themselves."""

__all__ = [*_HOMES]


def __getattr__(name: str) -> Any:
    """Load a public name from its module when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"ttr_widgets has no {name!r}; it has {', '.join(sorted(_HOMES))}.")
    module = import_module(f"{__name__}.{_HOMES[name]}")
    return module if name in _MODULES else getattr(module, name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])
