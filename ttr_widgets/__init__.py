"""Learn, teach and study Ticket to Ride in Jupyter: rules, a board to play on, lessons.

    import ttr_widgets as ttr

    ttr.Board("usa", players=2, seed=1)

Unofficial and not affiliated with Days of Wonder. Names load when first asked for,
so that the import stays light and the rules run without any widget.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .board.replay import Replay as Replay
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
    from .teach.bars import bars as bars
    from .teach.codes import read_class as read_class
    from .teach.compare import compare_boxes as compare_boxes
    from .teach.count import count_by_hand as count_by_hand
    from .teach.heat import heat as heat
    from .teach.lab import simulate as simulate
    from .teach.mistake import breaks_rule as breaks_rule
    from .teach.odds import tunnel_odds as tunnel_odds
    from .teach.progress import progress as progress
    from .teach.quiz import quiz as quiz
    from .teach.set_up import set_up as set_up
    from .teach.task import task as task
    from .teach.tournament import tournament as tournament
    from .teach.trial import trial as trial
    from .teach.watch import watch_list as watch_list

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
    "Replay": "board.replay",
    "bars": "teach.bars",
    "boxes": "play.boxes",
    "breaks_rule": "teach.mistake",
    "compare_boxes": "teach.compare",
    "count_by_hand": "teach.count",
    "heat": "teach.heat",
    "load_box": "play.boxes",
    "players": "play.players",
    "progress": "teach.progress",
    "quiz": "teach.quiz",
    "read_class": "teach.codes",
    "scenario": "play.scenario",
    "set_up": "teach.set_up",
    "simulate": "teach.lab",
    "task": "teach.task",
    "tournament": "teach.tournament",
    "trial": "teach.trial",
    "tunnel_odds": "teach.odds",
    "watch_list": "teach.watch",
}

_MODULES = ("players",)
"""Public names that are modules themselves."""

__all__ = [*_HOMES]


def __getattr__(name: str) -> Any:
    """Load a public name from its module when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"ttr_widgets has no {name!r}; it has {', '.join(sorted(_HOMES))}.")
    module = import_module(f"{__name__}.{_HOMES[name]}")
    if name in ("Game", "scenario"):
        import_module(f"{__name__}.play.game").Game.painter = _paint
    return module if name in _MODULES else getattr(module, name)


def _paint(game: "Game") -> str:
    """Paint a game as SVG, as an onlooker sees it: the wing of play knows no pictures."""
    from .board.layout import make_layout
    from .board.scene import View, draw
    from .board.svg import to_svg

    layout = make_layout(game.box, 900, len(game.names))
    view = View(names=game.names, news=game.log[-6:])
    return to_svg(draw(game.observe(None), layout, view), layout)


def __dir__() -> list[str]:
    return sorted([*_HOMES, "__version__"])
