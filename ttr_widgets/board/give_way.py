"""Where a name finds no place beside its city, a route or two bend a little and give way."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice, product

from ttr_widgets.model.gamemap import City
from ttr_widgets.play.short import short

from .bends import Lie, lie
from .curve import Point
from .field import PULL, Field, survey
from .labels import WRONG, CityLabel, spots
from .places import Rect
from .tidy import tidy
from .tracks import Sizes, Way

_HOPELESS = 0.6
"""Where more than this part of all names do not fit, bending would not help."""
_ROUNDS = 2, 6
"""So often all begins, with the names first that found no good place: in haste, and at leisure."""
_CHOICES = 40
"""Of so many free places for each name the best is taken, before anything gives way."""
_GAIN = 3.0
"""A name is moved only where it comes so much nearer to its ideal."""
_PUSHED = 14
"""A way that is pushed by another one bends no farther than this, in CSS pixels."""
_FEWEST, _FEW = 3, 7
"""Fewer letters do not tell one city from another; as many fit where nothing else does."""


@dataclass(frozen=True, slots=True)
class _Try:
    """How hard to try.

    ``most`` ways may bend for a name, by ``bend`` of their length, and ``depth`` further
    ways one after the other give way to each; ``names`` other names may move. A name is
    moved if it lies worse than ``poor``; its new place and what bends for it may cost
    ``worth`` together, so that what is cheap is done first.
    """

    most: int
    bend: float
    depth: int
    names: int
    poor: float
    worth: float


_SOON = 3
"""So many of these are made in haste, while somebody waits."""
_TRIES = (
    _Try(2, 0.13, 0, 1, 5, 10),
    _Try(2, 0.16, 0, 1, 10, 20),
    _Try(3, 0.2, 1, 2, 16, 40),
    _Try(4, 0.3, 1, 3, 80, 100),
    _Try(4, 0.35, 2, 3, WRONG, WRONG),
)


def labels_with_room(
    ways: list[Way],
    cities: Sequence[City],
    dots: Sequence[Point],
    rect: Rect,
    size: Sizes,
    patient: bool = False,
) -> tuple[CityLabel, ...]:
    """Place the names of all cities; bend ways (in the list) where that helps.

    Args:
        ways: all ways of the map; some are replaced by bent ones.
        cities: the cities.
        dots: where they lie, in CSS pixels.
        rect: where the map lies.
        size: see ``Sizes``.
        patient: whether there is leisure: nobody waits, the last name may take many seconds.
    """
    field = survey(ways, cities, dots, rect.shrink(2), size)
    first: tuple[int, ...] = ()
    found: list[tuple[float, int, list[Lie], dict[int, CityLabel]]] = []
    for _ in range(_ROUNDS[patient]):
        _settle(field, first, _TRIES if patient else _TRIES[:_SOON])
        found.append((field.cost(), len(found), field.lies[:], dict(field.names)))
        unlucky = tuple(city for city in field.spots if field.price(city) >= WRONG)
        first = tuple(dict.fromkeys((*unlucky, *first)))
        if not unlucky or len(unlucky) > _HOPELESS * len(cities):
            break
    _cost, _number, field.lies, field.names = min(found)
    for city in cities:
        _cut_short(city, field)
    brief = [one if one.id in field.names else _cut(one, _FEW) for one in cities]
    if brief != list(cities):
        return labels_with_room(ways, brief, dots, rect, size, patient)
    tidy(field)
    ways[:] = [one.way for one in field.lies]
    return tuple(field.names[city] for city in sorted(field.names))


def _settle(field: Field, first: Sequence[int], tries: Sequence[_Try]) -> None:
    """Place all names from the beginning, some cities before all others."""
    field.lies, field.names = [lie(way) for way in field.ways], {}
    for effort, city in product(tries, first):
        _make_place(city, field, effort)
    _place_freely(field)
    if len(field.names) > (1 - _HOPELESS) * len(field.spots):
        for effort in tries:
            for city in sorted(field.spots, key=field.price, reverse=True):
                _make_place(city, field, effort)
    _place_anyhow(field)
    _straighten(field)


def _place_freely(field: Field) -> None:
    """Give every city its best place where nothing lies, the tightest city first."""
    choices = {
        city: list(islice((spot for spot in wishes if not field.covering(spot)), _CHOICES))
        for city, wishes in field.spots.items()
    }
    for city in sorted(choices.keys() - field.names, key=lambda city: (len(choices[city]), city)):
        spot = next((one for one in choices[city] if not field.crowding(one)), None)
        if spot and spot.cost < WRONG:
            field.names[city] = spot


def _make_place(city: int, field: Field, effort: _Try) -> None:
    """Give a city a better place for its name where ways and names can give way."""
    most = min(field.price(city) - _GAIN, effort.worth)
    for spot in field.spots[city] if field.price(city) > effort.poor else ():
        if spot.cost >= most or _move_to(spot, field, effort):
            break


def _move_to(spot: CityLabel, field: Field, effort: _Try) -> bool:
    """Put a name where ways and other names may lie; undo all if one cannot give way."""
    ways, crowd = field.covering(spot), field.crowding(spot)
    if len(ways) > effort.most or len(crowd) > effort.names:
        return False
    lies, names, cost = field.lies[:], dict(field.names), field.cost()
    won = min(field.price(spot.city), effort.worth) - spot.cost
    for other in crowd:
        del field.names[other]
    field.names[spot.city] = spot
    bent = all(_bend(way, field, effort, won, set(ways) - {way}) for way in ways)
    if bent and all(_house(other, field) for other in crowd) and field.cost() < cost - _GAIN:
        return True
    field.lies[:], field.names = lies, names
    return False


def _bend(
    way: int, field: Field, effort: _Try, won: float, fixed: set[int], depth: int = 0
) -> bool:
    """Bend a way off all names; a way that it runs into must bend in turn."""
    before, most = field.lies[:], effort.bend * _supple(field.ways[way])
    room, boxes = before[way].effort + won / PULL, field.names_near(way)
    for option in field.options(way):
        if option.effort > min(room, _PUSHED if depth else room):
            break
        if option.bent > most or any(option.covers(box) for box in boxes):
            continue
        hit = [j for j in field.near[way] if option.runs_into(field.lies[j])]
        if len(hit) + depth > effort.depth or fixed & set(hit):
            continue
        field.lies[way] = option
        if all(_bend(j, field, effort, won, fixed | {way}, depth + 1) for j in hit):
            return True
        field.lies[:] = before
    return False


def _supple(way: Way) -> float:
    """How long the part of a way is that bends well; a single space looks bent too soon."""
    return way.curve.length * (1 if way.routes[0].spaces > 1 else 0.5)


def _house(city: int, field: Field, most: float = WRONG) -> bool:
    """Give a city its best place where nothing lies."""
    for spot in field.spots[city]:
        if spot.cost >= most:
            break
        if not field.crowding(spot) and not field.covering(spot):
            field.names[city] = spot
            return True
    return False


def _place_anyhow(field: Field) -> None:
    """A name that fits nowhere beside its city goes where it fits at all."""
    for city in field.spots:
        if city not in field.names:
            _house(city, field, 2 * WRONG)


def _cut_short(city: City, field: Field) -> None:
    """Cut a name that fits nowhere until it does; pointing at the city tells it whole."""
    letters = len(city.label)
    while city.id not in field.names and letters > _FEWEST:
        letters -= 1
        cut = _cut(city, letters)
        field.spots[city.id] = spots(cut, field.dots, field.rect, field.size)
        _house(city.id, field, 2 * WRONG)


def _cut(city: City, letters: int) -> City:
    """The city with no more letters in its name than that."""
    return replace(city, label=short(city.label, letters))


def _straighten(field: Field) -> None:
    """Bend no way farther than it must."""
    for way, bent in enumerate(field.lies):
        boxes = field.names_near(way)
        others = [field.lies[other] for other in field.near[way]]
        for option in field.options(way) if bent.effort else ():
            if option.effort >= bent.effort:
                break
            free = not any(option.covers(box) for box in boxes)
            if free and not any(option.runs_into(other) for other in others):
                field.lies[way] = option
                break
