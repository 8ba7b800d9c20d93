"""Build a station: pay one card for the first, two for the second, three for the third."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ttr_widgets.locale import _, mark
from ttr_widgets.model.actions import Action
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import GRAY, LOCOMOTIVE, NAMES, Cards, checked, colors_of
from ttr_widgets.model.events import Event, discard, take_from_hand
from ttr_widgets.model.rule import Rule, Violation
from ttr_widgets.model.state import State, TakeTurn
from ttr_widgets.rules import payment, turn

MEMORY = "stations"
"""Where ``state.extra`` keeps the stations: pairs of seat and city, in the order built."""


@dataclass(frozen=True, slots=True)
class BuildStation(Action):
    """Build a station in a city and pay these cards for it."""

    city: int
    payment: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "payment", checked(self.payment))


@dataclass(frozen=True, slots=True)
class StationBuilt(Event):
    """A station stands in a city."""

    seat: int
    city: int
    payment: Cards

    def change(self, state: State) -> None:
        take_from_hand(state, self.seat, self.payment)
        discard(state, self.payment)
        state.extra[MEMORY] = (*state.extra.get(MEMORY, ()), (self.seat, self.city))

    def in_words(self, box: Box, who: str) -> str:
        words = _("{who} [builds|build] a station in {city} with {paid}.")
        city, paid = box.map.cities[self.city].label, box.say_cards(self.payment)
        return words.format(who=who, city=city, paid=paid)


ACTION = BuildStation
DECISIONS = (TakeTurn,)
VERB = "station"

TAKEN = Rule(
    "station.city-taken",
    mark("A city holds one station at most, whoever built it."),
    mark("{city} already has a station of {seat}."),
    "europe, action 4; cases O-EU13",
)
NONE_LEFT = Rule(
    "station.none-left",
    mark("Each player has three stations for the whole game."),
    mark("You have no station left."),
    "rulebook of Europe, stations; cases O-EU18",
)
COUNT = Rule(
    "station.count",
    mark("The first station costs one card, the second two, the third three."),
    mark("Cards needed for this station: {cost}. Cards you offer: {offered}."),
    "europe, action 4; cases O-EU12",
)
ONE_COLOR = Rule(
    "station.one-color",
    mark("The cards for a station are of one color; locomotives may stand in."),
    mark("A station takes cards of one color: you offer {colors}."),
    "europe, action 4; rulebook of Europe, stations; ruling 8; cases O-EU12",
)
HAND = Rule(
    "station.hand",
    mark("You pay for a station with the cards in your hand."),
    mark("You lack {missing} for that: you hold {held}."),
    "europe, action 4",
)

RULES = (TAKEN, NONE_LEFT, COUNT, ONE_COLOR, HAND)


def stations(state: State) -> tuple[tuple[int, int], ...]:
    """All stations on the map: pairs of seat and city, in the order built."""
    found: tuple[tuple[int, int], ...] = state.extra.get(MEMORY, ())
    return found


def built_by(state: State, seat: int) -> tuple[int, ...]:
    """The cities where a seat has built, in the order built."""
    return tuple([city for owner, city in stations(state) if owner == seat])


@lru_cache(maxsize=64)
def number_each(box: Box) -> int:
    """How many stations each player of this box has."""
    return int(getattr(box.feature(MEMORY), "each", 0))


@lru_cache(maxsize=256)
def _choices(box: Box, cost: int) -> tuple[tuple[BuildStation, ...], ...]:
    """For each city, every station that could be paid at this cost."""
    sets = payment.sets(GRAY, cost, 0, box.colors)
    return tuple(tuple(BuildStation(city.id, one) for one in sets) for city in box.map.cities)


def options(state: State) -> Iterator[BuildStation]:
    """Yield every legal station, city by city, fewest locomotives first."""
    cost = len(built_by(state, state.seat)) + 1
    if cost > number_each(state.box):
        return
    hand, taken = state.seats[state.seat].hand, {city for _seat, city in stations(state)}
    places = payment.payable(GRAY, cost, 0, state.box.colors, hand)
    for city, choices in enumerate(_choices(state.box, cost) if places else ()):
        if city not in taken:
            for place in places:
                yield choices[place]


def violations(state: State, action: BuildStation) -> Iterator[Violation]:
    """Yield every rule that this station would break."""
    if action.city not in range(len(state.box.map.cities)):
        raise ValueError(f"There is no city {action.city} on this map.")
    cost = len(built_by(state, state.seat)) + 1
    for seat, city in stations(state):
        if city == action.city:
            yield TAKEN.broken(city=state.box.map.cities[city].label, seat=f"seat {seat}")
    if cost > number_each(state.box):
        yield NONE_LEFT.broken()
    elif sum(action.payment) != cost:
        yield COUNT.broken(cost=cost, offered=sum(action.payment))
    yield from _payment_violations(state, action.payment)


def _payment_violations(state: State, paid: Cards) -> Iterator[Violation]:
    hand, colors = state.seats[state.seat].hand, colors_of(paid)
    if len(colors) > 1:
        yield ONE_COLOR.broken(colors=", ".join(NAMES[color] for color in colors))
    yield from payment.hand_violations(HAND, hand, paid, state.box.card_name(LOCOMOTIVE))


def play(state: State, action: BuildStation) -> Iterator[Event]:
    """Pay and build; then the turn ends."""
    yield StationBuilt(state.seat, action.city, action.payment)
    yield from turn.end(state)
