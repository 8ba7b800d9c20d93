"""How long does the longest path take? Print a table for random networks of a whole game.

    python benchmarks/longest_path.py [networks per line]

A network is what one player could have built with all trains of the box, never with both
routes of a double route. It is grown route by route from a city drawn by lot; four tastes say
which route comes next. Times are those of the processor, each network timed once.
"""

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median, quantiles
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import ttr_widgets as ttr
from ttr_widgets.model.box import Box
from ttr_widgets.model.gamemap import GameMap, Route
from ttr_widgets.rules.network import longest_path

Taste = Callable[[Route, set[int], random.Random], float]
"""How little a player likes a route, given the cities reached: the least goes first."""


def scattered(route: Route, cities: set[int], rng: random.Random) -> float:
    """Claim anything anywhere."""
    return rng.random()


def connected(route: Route, cities: set[int], rng: random.Random) -> float:
    """Claim anything that touches what is claimed."""
    return rng.random() + (0 if _reached(route, cities) else 9)


def dense(route: Route, cities: set[int], rng: random.Random) -> float:
    """Claim the shortest route that touches what is claimed."""
    return route.spaces + connected(route, cities, rng)


def loops(route: Route, cities: set[int], rng: random.Random) -> float:
    """Claim the shortest route between two cities already reached, if there is one."""
    return dense(route, cities, rng) + 9 * (2 - _reached(route, cities))


def _reached(route: Route, cities: set[int]) -> int:
    return len(cities.intersection((route.a, route.b)))


def build(box: Box, taste: Taste, rng: random.Random) -> list[int]:
    """Claim routes to a taste until no more trains fit."""
    trains, mine, open_routes = box.trains, [], list(box.map.routes)
    cities = {rng.randrange(len(box.map.cities))}
    while open_routes := [route for route in open_routes if route.spaces <= trains]:
        route = min(open_routes, key=lambda route: taste(route, cities, rng))
        mine.append(route.id)
        trains -= route.spaces
        cities |= {route.a, route.b}
        open_routes = [r for r in open_routes if r.id not in (route.id, route.twin)]
    return mine


def milliseconds(game_map: GameMap, routes: list[int]) -> float:
    """Time one search."""
    start = process_time()
    longest_path(game_map, routes)
    return 1000 * (process_time() - start)


TASTES: tuple[Taste, ...] = (scattered, connected, dense, loops)


def legend() -> Iterator[str]:
    """Say how each kind of network is grown."""
    for taste in TASTES:
        yield f"{taste.__name__:10} {taste.__doc__}"


def table(number: int) -> Iterator[str]:
    """Measure all kinds of networks on all big maps, a line each."""
    yield f"{'box':9} {'network':10} {'routes':>6} {'median':>8} {'99 %':>8} {'max':>8}  ms"
    for name in (name for name in ("usa", "europe") if name in ttr.boxes()):
        box = ttr.load_box(name)
        for taste in TASTES:
            rng = random.Random(1)
            networks = [build(box, taste, rng) for _ in range(number)]
            times = [milliseconds(box.map, network) for network in networks]
            middle, most = median(times), quantiles(times, n=100)[98]
            size = sum(map(len, networks)) / number
            yield (
                f"{name:9} {taste.__name__:10} {size:6.1f} {middle:8.3f} {most:8.3f} "
                f"{max(times):8.3f}"
            )


if __name__ == "__main__":
    print(*legend(), "", sep="\n")
    for line in table(int(sys.argv[1]) if sys.argv[1:] else 1000):
        print(line, flush=True)
