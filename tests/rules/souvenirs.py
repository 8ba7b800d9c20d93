"""A feature that nobody sells, in a file of its own as every feature, which is also its page.

Whoever claims a route of three spaces finds a souvenir there. A souvenir is worth points at the
end, or it is given away for a face-up card. Footpaths, routes of one space, are everybody's. A
payment may hold one locomotive only.
"""

import sys
from dataclasses import dataclass
from typing import ClassVar

from ttr_widgets.model.actions import Action
from ttr_widgets.model.box import Feature
from ttr_widgets.model.cards import LOCOMOTIVE, NO_CARD
from ttr_widgets.model.events import CardTaken, Event, RouteClaimed
from ttr_widgets.model.rule import Rule
from ttr_widgets.model.score import Line
from ttr_widgets.model.state import NOBODY, TakeTurn
from ttr_widgets.rules import turn


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Give a souvenir away for the face-up card at this place."""

    place: int


@dataclass(frozen=True, slots=True)
class SouvenirMoved(Event):
    """A seat finds a souvenir (1) or gives it away (-1)."""

    seat: int
    number: int

    def change(self, state):
        mine = souvenirs(state)
        mine[self.seat] += self.number
        state.extra[Souvenirs.name] = tuple(mine)

    def in_words(self, box, who):
        return f"{who} finds a souvenir." if self.number > 0 else f"{who} gives a souvenir away."


def souvenirs(state):
    """How many souvenirs each seat has."""
    return list(state.extra.get(Souvenirs.name, (0,) * len(state.seats)))


NONE = Rule(
    "souvenir.none", "A swap costs a souvenir.", "You have no souvenir to give.", "invented"
)
EMPTY = Rule("souvenir.empty", "You swap for a card.", "No card is at {place}.", "invented")
WILD = Rule("souvenir.wild", "A payment has few locomotives.", "At most {most} here.", "invented")

ACTION, DECISIONS, RULES, VERB = Swap, (TakeTurn,), (NONE, EMPTY), "swap"


def options(state):
    swaps = (Swap(place) for place, card in enumerate(state.row, 1) if card != NO_CARD)
    yield from swaps if souvenirs(state)[state.seat] else ()


def violations(state, action):
    if not souvenirs(state)[state.seat]:
        yield NONE.broken()
    if action.place not in range(1, 6) or state.row[action.place - 1] == NO_CARD:
        yield EMPTY.broken(place=action.place)


def play(state, action):
    yield SouvenirMoved(state.seat, -1)
    yield CardTaken(state.seat, state.row[action.place - 1], action.place)
    yield from turn.end(state)


@dataclass(frozen=True)
class Souvenirs(Feature):
    """All five questions, answered."""

    found_on: int = 3
    points: int = 1
    most_locomotives: int = 1
    name: ClassVar[str] = "souvenirs"

    def rules(self):
        return (*RULES, WILD)

    def pages(self):
        return {TakeTurn: (sys.modules[__name__],)}

    def limits(self, state, action):
        if hasattr(action, "payment") and action.payment[LOCOMOTIVE] > self.most_locomotives:
            yield WILD.broken(most=self.most_locomotives)

    def reacts(self, state, event):
        if isinstance(event, RouteClaimed) and event.spaces == self.found_on:
            yield SouvenirMoved(event.seat, 1)

    def loans(self, state, seat):
        routes = state.box.map.routes
        return tuple(
            route.id
            for route in routes
            if route.spaces == 1 and state.owners[route.id] not in (NOBODY, seat)
        )

    def lines(self, state, seat):
        number = souvenirs(state)[seat]
        yield Line(seat, self.name, self.points * number, f"souvenirs: {number}")
