"""The table of contents: which page of the rules answers which decision of a box."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import Any, Protocol

from ttr_widgets.locale import _, mark
from ttr_widgets.model.actions import Action, ClaimRoute, DrawCard, DrawTickets
from ttr_widgets.model.box import Box, Feature
from ttr_widgets.model.events import Event
from ttr_widgets.model.rule import Rule, Violation
from ttr_widgets.model.state import State

from . import claim_route, draw_card, draw_tickets, keep_tickets, pay_surcharge, withdraw


class Page(Protocol):
    """One page of the rules: a kind of action, and three functions about it.

    A page that answers a question may have a rule ``UNASKED``: it is broken by an answer
    that nobody asked for.
    """

    @property
    def ACTION(self) -> type:  # noqa: N802
        """The kind of action that this page is about."""

    @property
    def DECISIONS(self) -> tuple[type, ...]:  # noqa: N802
        """The decisions that such an action answers."""

    @property
    def RULES(self) -> tuple[Rule, ...]:  # noqa: N802
        """The rules that stand on this page."""

    def options(self, state: State) -> Iterator[Any]:
        """Yield every legal action of this kind."""

    def violations(self, state: State, action: Any) -> Iterator[Violation]:
        """Yield every rule that this action would break."""

    def play(self, state: State, action: Any) -> Iterator[Event]:
        """Yield what happens, in the order of the booklet."""


BASIC: tuple[Page, ...] = (
    draw_card,
    claim_route,
    draw_tickets,
    keep_tickets,
    pay_surcharge,
    withdraw,
)

_VERBS = {
    DrawCard: mark("draw train cards"),
    ClaimRoute: mark("claim a route"),
    DrawTickets: mark("draw tickets"),
}


@lru_cache(maxsize=512)
def of(box: Box, decision: type) -> tuple[Page, ...]:
    """The pages that may answer a decision, in the order of the booklet."""
    basic = tuple(page for page in BASIC if decision in page.DECISIONS)
    added = (page for feature in box.features for page in feature.pages().get(decision, ()))
    return (*basic, *added)


@lru_cache(maxsize=64)
def limiting(box: Box) -> tuple[Feature, ...]:
    """The features of a box that forbid something besides."""
    return tuple(f for f in box.features if type(f).limits is not Feature.limits)


@lru_cache(maxsize=64)
def reacting(box: Box) -> tuple[Feature, ...]:
    """The features of a box that follow up on events."""
    return tuple(f for f in box.features if type(f).reacts is not Feature.reacts)


def options(state: State) -> Iterator[Action]:
    """List every legal action but a pass, in the order of the booklet and the map."""
    asked: type = type(state.decision)
    every: Iterator[Action] = chain.from_iterable(
        page.options(state) for page in of(state.box, asked)
    )
    limits = limiting(state.box)
    if not limits:
        return every
    return (one for one in every if not any(any(f.limits(state, one)) for f in limits))


def verb(action: Action) -> str:
    """Say in a few words what kind of action this is."""
    return _(_VERBS.get(type(action), type(action).__name__))
