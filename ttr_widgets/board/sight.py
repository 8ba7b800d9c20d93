"""What a board shows at one moment: the position as one seat may see it, and words for it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from ttr_widgets.locale import _, in_person
from ttr_widgets.model import events as happened
from ttr_widgets.model.actions import Action, DrawCard
from ttr_widgets.model.rule import Violation
from ttr_widgets.model.state import GameOver, SecondCard, TunnelSurcharge
from ttr_widgets.play.describe import what_is_asked, who_won
from ttr_widgets.play.game import Game
from ttr_widgets.play.lent import lent_tickets
from ttr_widgets.play.observe import Observation, observe_event
from ttr_widgets.play.tell import tell_each

from .eyes import Eyes
from .free_tunnel import FreeTunnel, free_tunnel, say_free
from .hint import hint
from .places import Target
from .selection import (
    NOTHING,
    Lit,
    Selection,
    click,
    done_tickets,
    lit,
    payment_of,
    standing,
)
from .view import View
from .ways_back import can_take_back

_TURN = ("row", "deck", "tickets", "card", "route", "city")
"""What is only there to be clicked when it is one's turn."""

_IN_THE_PICTURE = (happened.CardTurnedUp, happened.CardRevealed, happened.LastRoundBegan)
"""What the picture shows: face-up cards, a strip for a tunnel that is free, a headline."""

_WITH_CLAIMS = (happened.RouteClaimed, happened.DeckShuffled)
"""What may be told of a claim: the cards of a tunnel may need a new deck."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A position as the board may show it.

    ``actions`` are legal now; () when somebody else decides. ``covered`` names the
    person whose cards are covered, if any, ``leaving`` the one who looks once more at the
    card just drawn, before the next person comes. ``log`` tells all that happened, ``moves``
    only what the picture does not show itself; ``claims`` says which of these may be told of
    a claim.
    ``recent`` are the routes that others claimed and the cities where they built since this
    seat acted last, ``done`` and ``lent`` the tickets that are completed, and those that only
    a station completes, ``tunnel`` what the last action claimed if it is a tunnel that cost
    no extra cards. ``why_not`` names the rules that forbid an action to the one who looks.
    ``again`` tells whether a new game can begin in the place of this one.
    """

    seen: Observation
    names: tuple[str, ...]
    actions: tuple[Action, ...]
    status: str
    log: tuple[str, ...]
    moves: tuple[str, ...]
    claims: frozenset[int]
    recent: Lit
    done: tuple[int, ...]
    lent: tuple[int, ...]
    covered: str
    leaving: str
    can_undo: bool
    tunnel: FreeTunnel | None
    why_not: Callable[[Action | str], tuple[Violation, ...]]
    again: bool = False


@dataclass(frozen=True, slots=True)
class Marks:
    """What the one who looks has pointed out, and was told.

    ``hover`` is what the pointer is on; ``put_away`` whether the final count, or a tunnel
    that cost nothing, was put away to see the map; ``aside`` whether a refusal is told
    beside the map only, because the wish came from a control, or the pointer has gone on to
    something else.
    """

    chosen: Selection = NOTHING
    hover: Target | None = None
    message: str = ""
    put_away: bool = False
    aside: bool = False


def look(game: Game, eyes: Eyes, all_told: bool = False) -> Sight:
    """Look at a game with somebody's eyes; if ``all_told``, the moves hold back nothing."""
    seen, told = eyes.observe(game), _history(game, eyes.may_see, all_told)
    moves = [one for one in told if not isinstance(one[0], _IN_THE_PICTURE)]
    return Sight(
        seen=seen,
        names=game.names,
        actions=game.legal_actions() if eyes.decide(game) else (),
        status=_status(game, seen),
        log=tuple(words for _event, words in told),
        moves=tuple(words for _event, words in moves),
        claims=frozenset(n for n, one in enumerate(moves) if isinstance(one[0], _WITH_CLAIMS)),
        recent=_recent(game, game.seat if eyes.seat is None else eyes.seat),
        done=done_tickets(seen),
        lent=tuple(lent_tickets(seen)),
        covered=game.names[eyes.seat] if eyes.covered and eyes.seat is not None else "",
        leaving=game.names[eyes.seat] if eyes.leaving and eyes.seat is not None else "",
        can_undo=can_take_back(game),
        tunnel=free_tunnel(game),
        why_not=partial(game.why_not, seat=eyes.may_see),
    )


def _status(game: Game, seen: Observation) -> str:
    if isinstance(seen.decision, GameOver):
        return who_won(seen.decision, game.names, game.box)
    return " ".join(filter(None, (say_free(game), what_is_asked(seen, game.names))))


def _history(game: Game, seat: int | None, all_told: bool) -> list[tuple[happened.Event, str]]:
    """What happened, each sentence with its event; told once, as a game may be long."""
    events = (event for events in game.events for event in events)
    seen = (observe_event(one, one.seat if all_told else seat) for one in events)
    return [*tell_each(game.box, game.names, seen)]


def _recent(game: Game, seat: int | None) -> Lit:
    """What others put on the map since this seat acted last."""
    routes: list[int] = []
    cities: list[int] = []
    for events in reversed(game.events[1:]):
        if happened.who_acted(events) == seat:
            break
        routes += [event.route for event in events if isinstance(event, happened.RouteClaimed)]
        cities += [event.city for event in events if hasattr(event, "city")]
    return tuple(sorted(routes)), tuple(sorted(cities))


def why_only_looking(sight: Sight) -> str:
    """Say why nobody can act at this board now."""
    if sight.leaving:
        return _("{name}: cover your cards, then go on.").format(name=sight.leaving)
    if not sight.covered:
        return _("Only computer players sit at this table: you can look on.")
    words = _("The cards are covered. {name}: show your cards first.")
    return words.format(name=sight.covered)


def clicked(
    marks: Marks, target: Target | None, sight: Sight, touched: bool = False
) -> tuple[Marks, Action | str | None]:
    """Tell what a click or a tap changes, and the action (or its text) that it asks for, if any."""
    seen, actions = sight.seen, sight.actions
    chosen, action = click(standing(marks.chosen, seen, actions), target, seen, actions, touched)
    away = marks.put_away or not seen.over  # what a tunnel turned up has been looked at
    return replace(marks, chosen=chosen, message="", aside=False, put_away=away), action


def view_of(sight: Sight, marks: Marks, theme: str) -> View:
    """Say how to draw a sight: what is lit, offered, marked and told.

    Args:
        sight: the position as it may be shown.
        marks: what the one who looks has pointed out.
        theme: ``"light"``, ``"dark"`` or ``"contrast"``.
    """
    chosen = standing(marks.chosen, sight.seen, sight.actions)
    cities, routes = lit(chosen, sight.seen, sight.actions, marks.hover)
    what, kind = chosen.what, chosen.what.kind if chosen.what else ""
    return replace(
        _unmarked(sight, theme),
        hover=marks.hover if clickable(marks.hover, sight) else None,
        chosen=(what.id,) if what and kind == "route" else (),
        lit_cities=cities,
        lit_routes=routes,
        offers=tuple(payment_of(one) for one in chosen.offers),
        offers_for=what if chosen.offers else None,
        chosen_tickets=chosen.keep,
        ticket=what.id if what and kind == "ticket" else None,
        message="" if marks.aside else marks.message,
        hint=_told(sight, marks.hover, what),
        closed_count=marks.put_away,
        line=what.id if what and kind == "line" else None,
        tunnel=None if marks.put_away or sight.seen.over else sight.tunnel,
    )


def _unmarked(sight: Sight, theme: str) -> View:
    """How to draw a sight in which nothing is pointed out and nothing chosen."""
    return View(
        names=sight.names,
        theme=theme,
        can_withdraw=isinstance(sight.seen.decision, TunnelSurcharge) and bool(sight.actions),
        barred=_barred(sight),
        done=sight.done,
        lent=sight.lent,
        covered=bool(sight.covered),
        leaving=sight.leaving,
        news=sight.moves,
        claims=sight.claims,
        recent=((), ()) if sight.seen.over else sight.recent,
        can_undo=sight.can_undo,
        again=sight.again,
        only_looks=not sight.actions,
    )


def _told(sight: Sight, hover: Target | None, chosen: Target | None) -> str:
    """What is told below the map: of what the pointer is on, or else of what lasts."""
    pointed, lasting = (
        hint(target, sight.seen, sight.names, sight.actions) for target in (hover, _lasting(chosen))
    )
    return pointed or _farewell(sight) or lasting


def _farewell(sight: Sight) -> str:
    """What somebody is told who ended the turn with a card that nobody else saw."""
    words = _("[{name}, this|This] is what you drew. Cover your cards before somebody else looks.")
    return in_person(words, sight.leaving).format(name=sight.leaving) if sight.leaving else ""


def _barred(sight: Sight) -> tuple[int, ...]:
    """Where a card lies face up that is not to be had as the second one."""
    if not sight.actions or not isinstance(sight.seen.decision, SecondCard):
        return ()
    places = range(1, len(sight.seen.row) + 1)
    return tuple(place for place in places if DrawCard(place) not in sight.actions)


def clickable(target: Target | None, sight: Sight) -> bool:
    """Tell whether a click there may mean something now: draws and claims wait for one's turn."""
    if target is None or target.kind == "nothing":
        return False
    return bool(sight.actions) or target.kind not in _TURN


def _lasting(what: Target | None) -> Target | None:
    """What goes on being told while the pointer is elsewhere."""
    return what if what and what.kind in ("ticket", "card") else None
