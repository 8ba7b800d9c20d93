"""What a board shows at one moment: the position as one seat may see it, and words for it."""

from dataclasses import dataclass

from ttr_widgets.locale import _
from ttr_widgets.model.actions import Action
from ttr_widgets.model.events import RouteClaimed
from ttr_widgets.model.state import GameOver, TunnelSurcharge
from ttr_widgets.play.describe import what_is_asked, who_won
from ttr_widgets.play.game import Game
from ttr_widgets.play.observe import Observation

from .eyes import Eyes
from .hint import hint
from .places import Target
from .selection import NOTHING, Selection, done_tickets, lit, payment_of, standing
from .view import View

NEWS = 12
"""How many of the last moves the picture tells."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A position as the board may show it.

    ``actions`` are legal now; () when somebody else decides. ``covered`` names the
    person whose cards are covered, if any.
    """

    seen: Observation
    names: tuple[str, ...]
    actions: tuple[Action, ...]
    status: str
    log: tuple[str, ...]
    recent: tuple[int, ...]
    done: tuple[int, ...]
    covered: str
    can_undo: bool


@dataclass(frozen=True, slots=True)
class Marks:
    """What the one who looks has pointed out, and was told.

    ``hover`` is what the pointer is on; ``put_away`` whether the final count was put
    away to see the map.
    """

    chosen: Selection = NOTHING
    hover: Target | None = None
    message: str = ""
    put_away: bool = False


def look(game: Game, eyes: Eyes) -> Sight:
    """Look at a game with somebody's eyes."""
    seen = eyes.observe(game)
    return Sight(
        seen=seen,
        names=game.names,
        actions=game.legal_actions() if eyes.decide(game) else (),
        status=_status(game, seen),
        log=game.log_for(eyes.may_see),
        recent=_recent(game, game.seat if eyes.seat is None else eyes.seat),
        done=done_tickets(seen),
        covered=game.names[eyes.seat] if eyes.covered and eyes.seat is not None else "",
        can_undo=bool(game.actions) and None in game.players,
    )


def _status(game: Game, seen: Observation) -> str:
    if isinstance(seen.decision, GameOver):
        return who_won(seen.decision, game.names)
    return what_is_asked(seen, game.names)


def _recent(game: Game, seat: int | None) -> tuple[int, ...]:
    """The routes that others claimed since this seat acted last."""
    claimed: list[int] = []
    for events in reversed(game.events[1:]):
        if any(event.seat == seat for event in events[:1]):
            break
        claimed += [event.route for event in events if isinstance(event, RouteClaimed)]
    return tuple(sorted(claimed))


def why_only_looking(sight: Sight) -> str:
    """Say why nobody can act at this board now."""
    if not sight.covered:
        return _("Only computer players sit at this table: you can look on.")
    words = _("The cards are covered. {name}: show your cards first.")
    return words.format(name=sight.covered)


def view_of(sight: Sight, marks: Marks, theme: str) -> View:
    """Say how to draw a sight: what is lit, offered, marked and told.

    Args:
        sight: the position as it may be shown.
        marks: what the one who looks has pointed out.
        theme: ``"light"``, ``"dark"`` or ``"contrast"``.
    """
    chosen = standing(marks.chosen, sight.seen, sight.actions)
    cities, routes = lit(chosen, sight.seen, sight.actions)
    what = chosen.what
    return View(
        names=sight.names,
        theme=theme,
        hover=marks.hover,
        chosen=(what.id,) if what and what.kind == "route" else (),
        lit_cities=cities,
        lit_routes=routes,
        offers=tuple(payment_of(one) for one in chosen.offers),
        offers_for=what if chosen.offers else None,
        can_withdraw=isinstance(sight.seen.decision, TunnelSurcharge) and bool(sight.actions),
        chosen_tickets=chosen.keep,
        ticket=what.id if what and what.kind == "ticket" else None,
        done=sight.done,
        covered=bool(sight.covered),
        news=sight.log[-NEWS:],
        message=marks.message,
        hint=hint(marks.hover, sight.seen, sight.names, sight.actions),
        recent=sight.recent,
        closed_count=marks.put_away,
    )
