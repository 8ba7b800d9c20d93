"""Tourist attractions: a point for each one that a route of yours touches."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from ttr_widgets.locale import _, mark
from ttr_widgets.model.box import Feature
from ttr_widgets.model.rule import Rule
from ttr_widgets.model.score import Line
from ttr_widgets.model.state import State

ATTRACTIONS = Rule(
    "score.attractions",
    mark(
        "At the end each attraction that one or more of your routes touch scores one point, "
        "however many routes touch it."
    ),
    source="new-york, final scoring 3; cases O-NY04",
)

RULES = (ATTRACTIONS,)


@dataclass(frozen=True)
class Attractions(Feature):
    """``points`` for each attraction that a seat's routes touch."""

    points: int = 1
    name: ClassVar[str] = "attractions"

    def rules(self) -> tuple[Rule, ...]:
        """The one rule of this feature."""
        return RULES

    def lines(self, state: State, seat: int) -> Iterator[Line]:
        """Count the attractions that the seat's routes touch."""
        game_map, routes = state.box.map, state.routes_of(seat)
        touched = {city for r in routes for city in (game_map.routes[r].a, game_map.routes[r].b)}
        cities = tuple(city for city in sorted(touched) if game_map.cities[city].attraction)
        words = _("attractions: {number}").format(number=len(cities))
        names = ", ".join(game_map.cities[city].label for city in cities)
        reason = _("Touched: {cities}.").format(cities=names) if cities else _("None is touched.")
        at = tuple(r for r in routes if {game_map.routes[r].a, game_map.routes[r].b} & {*cities})
        points = self.points * len(cities)
        yield Line(seat, self.name, points, words, routes=at, cities=cities, reason=reason)
