"""The door of this folder: a new game, what is legal, why not, and what happens then."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ttr_widgets.locale import _, mark
from ttr_widgets.model.actions import Action
from ttr_widgets.model.box import Box
from ttr_widgets.model.events import Event
from ttr_widgets.model.rule import IllegalAction, Rule, Violation
from ttr_widgets.model.state import (
    Decision,
    GameOver,
    KeepTickets,
    SecondCard,
    State,
    TakeTurn,
    TunnelSurcharge,
)

from . import (
    claim_route,
    deck,
    draw_card,
    draw_tickets,
    keep_tickets,
    pages,
    passing,
    pay_surcharge,
    payment,
    scoring,
    setup,
    tunnel,
    turn,
    withdraw,
)

RULES_VERSION = 1
"""Raised when a change makes an old record play differently."""

_ASKED = {
    TakeTurn: mark("choose one action for your turn"),
    SecondCard: mark("draw your second card"),
    KeepTickets: mark("choose which of the offered tickets you keep"),
    TunnelSurcharge: mark("pay the extra cards for the tunnel, or withdraw"),
}
_ASKED_ELSE = mark("answer what you are asked")
"""For the decision of a feature, which may say it in words of its own: its ``ASKED``."""


def rules(box: Box | None = None) -> tuple[Rule, ...]:
    """List every rule of the basic game, and those that only the box's own map and features use.

    Args:
        box: whose rules; None takes the basic game with ferries and tunnels.
    """
    basic = (setup, turn, deck, draw_card, claim_route, payment, draw_tickets)
    more = (keep_tickets, passing, scoring)
    found = [rule for page in (*basic, *more) for rule in page.RULES]
    if box and not any(route.ferry for route in box.map.routes):
        found.remove(payment.FERRY)
    if box is None or any(route.tunnel for route in box.map.routes):
        found += (*tunnel.RULES, *pay_surcharge.RULES, *withdraw.RULES)
    for feature in box.features if box else ():
        found += feature.rules()
    return tuple(found)


def new_game(
    box: Box,
    seats: int = 2,
    seed: int = 0,
    first: int = 0,
    stacked: Sequence[int] | None = None,
) -> tuple[State, tuple[Event, ...]]:
    """Set up a game: the state that asks the first seat for its tickets, and how it came about.

    Args:
        box: what is played.
        seats: how many players.
        seed: decides every shuffle of the game.
        first: the seat that begins.
        stacked: the train cards in a known order, top first, instead of a shuffle.

    Raises:
        ValueError: the box is not made for so many players, or there is no such first seat.
    """
    low, high = box.players
    if not low <= seats <= high:
        raise ValueError(f"{box.title} is for {low} to {high} players, not for {seats}.")
    if not 0 <= first < seats:
        raise ValueError(f"first={first} is no seat: the seats are 0 to {seats - 1}.")
    draft = setup.bare_table(box, seats, seed, first)
    return draft, _happen(draft, setup.deal(draft, stacked))


def legal_actions(state: State) -> tuple[Action, ...]:
    """List everything that the deciding seat may do, in the order of booklet and map."""
    if type(state.decision) is GameOver:
        return ()
    return tuple(pages.options(state)) or tuple(passing.options(state))


def violations(state: State, action: Action, seat: int | None = None) -> tuple[Violation, ...]:
    """Name every rule that an action would break; empty if it is legal.

    Args:
        state: the position.
        action: the wish.
        seat: who wishes it; None takes the seat that is asked.
    """
    return tuple(_violations(state, action, seat))


def _violations(state: State, action: Action, seat: int | None) -> Iterator[Violation]:
    page = _page(state, action)
    if type(state.decision) is GameOver:
        yield turn.OVER.broken()
    elif seat is not None and seat != state.seat:
        yield turn.ORDER.broken(seat=f"seat {state.seat}")
    elif type(state.decision) not in page.DECISIONS:
        yield _unasked(state.decision, page)
    else:
        yield from page.violations(state, action)
        for feature in pages.limiting(state.box):
            yield from feature.limits(state, action)


def _unasked(decision: Decision, page: pages.Page) -> Violation:
    """Say that something else is asked, or that nothing asks for this answer."""
    rule: Rule | None = getattr(page, "UNASKED", None)
    if rule is None or type(decision) is not TakeTurn:
        asked = _ASKED.get(type(decision), getattr(decision, "ASKED", _ASKED_ELSE))
        return turn.ONE_ACTION.broken(asked=_(asked))
    return rule.broken()


def _page(state: State, action: Action) -> pages.Page:
    kind: type = type(action)
    page = _pages(state.box).get(kind)
    if page is None:
        raise ValueError(f"{kind.__name__} is no action of {state.box.title}.")
    return page


@lru_cache(maxsize=64)
def _pages(box: Box) -> dict[type, pages.Page]:
    """The page about each kind of action that a box knows."""
    added = [page for feature in box.features for more in feature.pages().values() for page in more]
    return {page.ACTION: page for page in (*pages.BASIC, passing, *added)}


def apply(state: State, action: Action, seat: int | None = None) -> tuple[State, tuple[Event, ...]]:
    """Carry out an action: the new state and what happened. The old state stays as it is.

    Args:
        state: the position.
        action: the wish of the deciding seat.
        seat: who wishes it; None takes the seat that is asked.

    Raises:
        IllegalAction: the action breaks a rule; every broken rule is named.
    """
    broken = violations(state, action, seat)
    if broken:
        raise IllegalAction(broken)
    draft = state.draft()
    return draft, _happen(draft, _page(draft, action).play(draft, action))


def _happen(draft: State, story: Iterator[Event]) -> tuple[Event, ...]:
    """Let events change a draft one by one, and features follow up on each."""
    events: list[Event] = []
    reacting = pages.reacting(draft.box)
    for event in story:
        event.change(draft)
        events.append(event)
        for feature in reacting:
            events += _happen(draft, iter(feature.reacts(draft, event)))
    return tuple(events)
