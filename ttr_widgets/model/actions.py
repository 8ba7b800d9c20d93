"""What a seat may want. An action is a wish: the rules say whether it comes true."""

from dataclasses import dataclass

from .cards import Cards, checked

DECK = 0
"""The place to draw from that is not in the face-up row."""


class Action:
    """A wish of the deciding seat. Features bring further kinds of action."""

    __slots__ = ()


def _whole(number: object, what: str) -> None:
    if type(number) is not int:  # True is no 1 here: it would be written as "True"
        raise ValueError(f"{number!r} is not {what}.")


@dataclass(frozen=True, slots=True)
class DrawCard(Action):
    """Draw a train card: ``place`` 0 is the deck, 1 to 5 the face-up cards."""

    place: int

    def __post_init__(self) -> None:
        _whole(self.place, "a place: 0 is the deck, 1 to 5 the row")


@dataclass(frozen=True, slots=True)
class ClaimRoute(Action):
    """Claim a route and pay these cards for it."""

    route: int
    payment: Cards

    def __post_init__(self) -> None:
        _whole(self.route, "the number of a route")
        object.__setattr__(self, "payment", checked(self.payment))


@dataclass(frozen=True, slots=True)
class DrawTickets(Action):
    """Draw destination tickets."""


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep these of the offered tickets; 1 is the first one offered."""

    places: tuple[int, ...]

    def __post_init__(self) -> None:
        if not isinstance(self.places, (tuple, list)):
            raise ValueError(f"{self.places!r} is no choice: say (1, 3) for the first and third.")
        for place in self.places:
            _whole(place, "the place of an offered ticket")
        # In which order tickets are named means nothing: one choice, one value.
        object.__setattr__(self, "places", tuple(sorted(self.places)))


@dataclass(frozen=True, slots=True)
class PaySurcharge(Action):
    """Pay what the tunnel costs besides."""

    payment: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "payment", checked(self.payment))


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Take the cards back and leave the tunnel."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing, because nothing can be done."""
