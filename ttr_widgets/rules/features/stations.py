"""Stations: build one in a city; at the end it lends you one route of another player there."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from types import ModuleType
from typing import ClassVar

from ttr_widgets.locale import _, mark
from ttr_widgets.model.box import Feature
from ttr_widgets.model.gamemap import GameMap
from ttr_widgets.model.rule import Rule
from ttr_widgets.model.score import Line
from ttr_widgets.model.state import NOBODY, State, TakeTurn
from ttr_widgets.rules import network

from . import build_station
from .build_station import built_by

UNUSED = Rule(
    "score.stations",
    mark("At the end each station that you did not build scores four points."),
    source="europe, purpose 4 and stations; cases O-EU16",
)
LOAN = Rule(
    "station.loan",
    mark(
        "At the end each station of yours lends you one route into its city that another player "
        "has claimed, the same one for all your tickets, or none. The engine chooses for you: "
        "most points, then most tickets, then fewest loans. A borrowed route does not count for "
        "the longest path."
    ),
    source="europe, stations; ruling 8; cases O-EU14, O-EU15, O-EU17, O-EU18",
)


@dataclass(frozen=True)
class Stations(Feature):
    """``each`` player has so many stations; an unbuilt one scores ``unused_points``."""

    each: int = 3
    unused_points: int = 4
    name: ClassVar[str] = "stations"

    def rules(self) -> tuple[Rule, ...]:
        """The rules of building, of borrowing and of what is left."""
        return (*build_station.RULES, LOAN, UNUSED)

    def pages(self) -> Mapping[type, tuple[ModuleType, ...]]:
        """Building a station is a further action of a turn."""
        return {TakeTurn: (build_station,)}

    def loans(self, state: State, seat: int) -> tuple[int, ...]:
        """Choose the borrowed routes that are best for the owner."""
        game_map, owners = state.box.map, state.owners
        choices = tuple(lendable(game_map, owners, seat, city) for city in built_by(state, seat))
        own, tickets = state.routes_of(seat), state.seats[seat].tickets
        return best_loans(state.box.map, own, tickets, choices)

    def lines(self, state: State, seat: int) -> Iterator[Line]:
        """Score the stations in reserve; show where the others stand and what they borrow."""
        built, loans = built_by(state, seat), self.loans(state, seat)
        left = self.each - len(built)
        words = _("stations not built: {number}").format(number=left)
        points, reason = self.unused_points * left, _reason(state, built, loans)
        yield Line(seat, self.name, points, words, None, loans, built, True, reason, loans)


def _reason(state: State, built: tuple[int, ...], loans: tuple[int, ...]) -> str:
    if not built:
        return _("None was built.")
    game_map = state.box.map
    where = ", ".join(game_map.cities[city].label for city in built)
    lent = ", ".join(game_map.route_label(game_map.routes[route]) for route in loans)
    borrowed = _("Borrowed: {routes}.").format(routes=lent) if loans else _("Nothing is borrowed.")
    return _("Built in {cities}.").format(cities=where) + " " + borrowed


def lendable(game_map: GameMap, owners: Sequence[int], seat: int, city: int) -> tuple[int, ...]:
    """The routes of other players into a city, in map order."""
    return tuple(r for r in game_map.routes_at[city] if owners[r] not in (NOBODY, seat))


@lru_cache(maxsize=512)
def best_loans(
    game_map: GameMap,
    own: tuple[int, ...],
    tickets: tuple[int, ...],
    choices: tuple[tuple[int, ...], ...],
) -> tuple[int, ...]:
    """Choose at most one route for each station: most points, most tickets, fewest loans.

    Args:
        game_map: the map.
        own: the seat's own routes.
        tickets: its tickets.
        choices: for each of its stations the routes that could be borrowed.

    Returns:
        The ids of the borrowed routes, in map order; the first in map order among equals.
    """
    mine = network.groups(game_map, own)

    def worth(loans: tuple[int, ...]) -> tuple[int, int, int]:
        group = network.groups(game_map, loans, mine)
        done = [game_map.tickets[t] for t in tickets]
        done = [ticket for ticket in done if group[ticket.a] == group[ticket.b]]
        return sum(ticket.points for ticket in done), len(done), -len(loans)

    ways = {
        tuple(sorted({route for route in way if route != NOBODY}))
        for way in product(*((NOBODY, *routes) for routes in choices))
    }
    return max(sorted(ways), key=worth)
