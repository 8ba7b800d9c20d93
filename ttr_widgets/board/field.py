"""The map while names are placed: how its ways lie, where they could, which names stand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from ttr_widgets.model.gamemap import City

from .bends import FARTHEST, Lie, bends, lie
from .curve import Point
from .labels import WRONG, CityLabel, Dots, dots_of, spots
from .places import Rect
from .tracks import Sizes, Way

MISSING = 4 * WRONG
"""What it costs to leave a name out."""
APART = 6.0
"""How far names keep from each other, in CSS pixels: two must not read as one."""
PULL = 0.6
"""What it costs to bend a way by one CSS pixel."""


@dataclass(slots=True)
class Field:
    """The map while names are placed and ways give way.

    ``names`` are those placed, ``spots`` all that each name may have. ``hulls`` say how far
    each way can bend, ``near`` which ways it could meet, ``around`` which ones could lie where
    the name of a city wants to be.
    """

    ways: Sequence[Way]
    lies: list[Lie]
    dots: Dots
    rect: Rect
    size: Sizes
    spots: dict[int, list[CityLabel]]
    names: dict[int, CityLabel]
    hulls: list[Rect]
    near: list[list[int]]
    around: dict[int, list[int]]
    known: dict[int, list[Lie]] = field(default_factory=dict)
    source: dict[int, Iterator[Lie]] = field(default_factory=dict)

    def options(self, way: int) -> Iterator[Lie]:
        """All ways in which a way may lie, the straightest first; remembered."""
        known = self.known.setdefault(way, [])
        if way not in self.source:
            self.source[way] = bends(self.ways[way], self.rect, self.dots, self.size)
        place = 0
        while True:
            if place == len(known):
                known.extend(islice(self.source[way], 1))
            if place == len(known):
                return
            yield known[place]
            place += 1

    def covering(self, spot: CityLabel) -> list[int]:
        """The ways that lie on a spot."""
        box = spot.box.shrink(-1)
        return [way for way in self.around[spot.city] if self.lies[way].covers(box)]

    def crowding(self, spot: CityLabel) -> list[int]:
        """The cities whose names lie on a spot."""
        return [
            city
            for city, name in self.names.items()
            if city != spot.city and name.box.shrink(-APART).meets(spot.box)
        ]

    def price(self, city: int) -> float:
        """How far the name of a city is from ideal."""
        return self.names[city].cost if city in self.names else MISSING

    def cost(self) -> float:
        """How far all is from ideal."""
        bent = PULL * sum(one.effort for one in self.lies)
        return bent + sum(self.price(city) for city in self.spots)

    def names_near(self, way: int) -> list[Rect]:
        """Where names stand that a way could run into, however it bends."""
        hull = self.hulls[way]
        return [name.box.shrink(-1) for name in self.names.values() if hull.meets(name.box)]


def survey(
    ways: Sequence[Way], cities: Sequence[City], places: Sequence[Point], rect: Rect, size: Sizes
) -> Field:
    """Look at a map before any name is placed; for the arguments see ``labels_with_room``."""
    dots, lies = dots_of(cities, places, size), [lie(way) for way in ways]
    hulls = [one.hull.shrink(-FARTHEST) for one in lies]
    near = [
        [j for j, other in enumerate(hulls) if i != j and hull.meets(other)]
        for i, hull in enumerate(hulls)
    ]
    around = {
        city.id: [i for i, hull in enumerate(hulls) if hull.meets(_square(dots.places[city.id]))]
        for city in cities
    }
    wishes = {city.id: spots(city, dots, rect, size) for city in cities}
    return Field(tuple(ways), lies, dots, rect, size, wishes, {}, hulls, near, around)


def _square(dot: Point) -> Rect:
    return Rect(dot[0] - 150, dot[1] - 100, 300, 200)
