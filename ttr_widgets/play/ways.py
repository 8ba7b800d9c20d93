"""Ways: how to connect two cities at the lowest price, given a price for each route."""

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush

from ttr_widgets.model.gamemap import GameMap

Way = tuple[int, ...]
"""Route ids that are still to be claimed to connect two cities."""

Prices = Sequence[float | None]
"""What each route of a map costs, by id; None where there is no way through."""

OWN = 0
"""The price of a route that one has already: it is free, and no part of a way."""

PLANNED = -1
"""The price of a route that will be claimed anyhow: free, but still to be claimed."""

INFINITE = float("inf")


def cheapest_way(game_map: GameMap, start: int, end: int, prices: Prices) -> Way | None:
    """Find the routes to claim so that two cities become connected at the lowest price.

    Args:
        game_map: the map that the ids belong to.
        start: a city id.
        end: the city id to reach.
        prices: for each route a number above zero, OWN, PLANNED or None.

    Returns:
        The ids of the routes along the way, own ones left out: () if the cities are
        connected already; None if no way is left. Among equals always the same one.
    """
    steps, best = _steps(game_map), [INFINITE] * len(game_map.cities)
    best[start] = 0
    queue: list[tuple[float, int, Way]] = [(0, start, ())]
    while queue:
        cost, city, way = heappop(queue)
        if city == end:
            return way
        for number, other in steps[city]:
            price = prices[number]
            if price is None:
                continue
            reached = cost + price if price > 0 else cost
            if reached < best[other]:
                best[other] = reached
                heappush(queue, (reached, other, way if price == OWN else (*way, number)))
    return None


@lru_cache(maxsize=32)
def _steps(game_map: GameMap) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each city, the routes that touch it and where they lead."""
    routes = game_map.routes
    return tuple(
        tuple((number, routes[number].a + routes[number].b - city) for number in there)
        for city, there in enumerate(game_map.routes_at)
    )
