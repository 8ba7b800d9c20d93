"""The map of a box: cities, routes between them, and tickets."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .cards import NAMES

if TYPE_CHECKING:
    import networkx

Point = tuple[float, float]
Ring = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class City:
    """A place on the map.

    ``name`` is plain ASCII and unique; ``label`` is what the board shows. ``x`` and
    ``y`` run from 0 to 1, to the right and down.
    """

    id: int
    name: str
    label: str
    x: float
    y: float
    attraction: bool = False

    def __repr__(self) -> str:
        return f"<City {self.label}>"


@dataclass(frozen=True, slots=True)
class Route:
    """One row of spaces between two neighboring cities; a double route is two of these.

    ``a`` and ``b`` are city ids, ``twin`` the id of the parallel route, ``ferry`` the
    number of locomotives printed on it, ``bend`` the control point of its curve.
    """

    id: int
    name: str
    a: int
    b: int
    color: int
    spaces: int
    tunnel: bool = False
    ferry: int = 0
    twin: int | None = None
    bend: Point | None = None

    def __repr__(self) -> str:
        return f"<Route {self.name}, {self.spaces} {NAMES[self.color]}>"


@dataclass(frozen=True, slots=True)
class Ticket:
    """Two cities to connect, and what that is worth.

    ``a`` and ``b`` are city ids; ``kind`` is ``"regular"`` or ``"long"``. A
    ``stand_in`` fills the place of a card that no source names.
    """

    id: int
    name: str
    a: int
    b: int
    points: int
    kind: str = "regular"
    stand_in: bool = False

    def __repr__(self) -> str:
        return f"<Ticket {self.name}, {self.points} points>"


@dataclass(frozen=True, slots=True)
class Land:
    """A piece of land or a park: a closed ring of points, perhaps with holes (lakes)."""

    ring: Ring
    holes: tuple[Ring, ...] = ()
    name: str = ""


@dataclass(frozen=True, slots=True)
class Outline:
    """The ground that the map is drawn on, in the cities' frame.

    ``borders`` are open lines; each border is there once.
    """

    land: tuple[Land, ...] = ()
    borders: tuple[Ring, ...] = ()
    parks: tuple[Land, ...] = ()


@dataclass(frozen=True, eq=False)
class GameMap:
    """All cities, routes and tickets of a box, each at the index that is its id.

    ``aspect`` is the board's width divided by its height.
    """

    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    aspect: float = 1.5
    outline: Outline = field(default=Outline(), repr=False)

    @cached_property
    def routes_at(self) -> tuple[tuple[int, ...], ...]:
        """For each city, the ids of the routes that touch it."""
        touching: list[list[int]] = [[] for _ in self.cities]
        for route in self.routes:
            touching[route.a].append(route.id)
            touching[route.b].append(route.id)
        return tuple(tuple(ids) for ids in touching)

    @cached_property
    def graph(self) -> "networkx.MultiGraph[Any]":
        """The map as a networkx MultiGraph: nodes are city names, keys are route ids."""
        import networkx  # made only when a lesson asks: it takes a while to load

        graph: networkx.MultiGraph[Any] = networkx.MultiGraph()
        for city in self.cities:
            graph.add_node(city.name, label=city.label, pos=(city.x, city.y))
        for route in self.routes:
            a, b = self.cities[route.a].name, self.cities[route.b].name
            graph.add_edge(
                a, b, key=route.id, name=route.name, color=NAMES[route.color], spaces=route.spaces
            )
        return graph

    def route_label(self, route: Route) -> str:
        """Call a route as the board writes it: ``Montréal-New York``."""
        return self._route_labels[route.id]

    @cached_property
    def _route_labels(self) -> tuple[str, ...]:
        ends = [(self.cities[route.a], self.cities[route.b]) for route in self.routes]
        return tuple(
            a.label + "-" + b.label + route.name.removeprefix(f"{a.name}-{b.name}")
            for route, (a, b) in zip(self.routes, ends, strict=True)
        )

    def ticket_label(self, ticket: Ticket) -> str:
        """Call a ticket as its card does: ``Montréal-Atlanta``."""
        return f"{self.cities[ticket.a].label}-{self.cities[ticket.b].label}"

    def cities_along(self, path: Iterable[int], start: int) -> tuple[int, ...]:
        """Name the cities that a path of routes passes, from its start on.

        Args:
            path: route ids in the order walked.
            start: the city where the path begins.
        """
        cities = [start]
        for route in (self.routes[number] for number in path):
            cities.append(route.b if route.a == cities[-1] else route.a)
        return tuple(cities)

    def __repr__(self) -> str:
        return (
            f"<GameMap: {len(self.cities)} cities, {len(self.routes)} routes, "
            f"{len(self.tickets)} tickets>"
        )
