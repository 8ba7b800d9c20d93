"""Train cards: nine kinds, and how many of each somebody has.

A kind is a small number with a name beside it. A bag of cards is nine counts, one
for each kind, so that a hand, a payment and a discard pile are the same thing.
"""

from collections.abc import Iterable, Sequence
from operator import ge

RED, ORANGE, YELLOW, GREEN, BLUE, PINK, WHITE, BLACK, LOCOMOTIVE = range(9)
COLORS = (RED, ORANGE, YELLOW, GREEN, BLUE, PINK, WHITE, BLACK)
KINDS = (*COLORS, LOCOMOTIVE)

GRAY = 9
"""The color of a route that takes a set of any one color. No card is gray."""

NO_CARD = -1
"""An empty place in the face-up row, or a card that this seat may not see."""

NAMES = ("red", "orange", "yellow", "green", "blue", "pink", "white", "black", "locomotive", "gray")

Cards = tuple[int, ...]
"""Nine counts, in the order of KINDS."""

NO_CARDS: Cards = (0,) * 9


def cards(**counts: int) -> Cards:
    """Make a bag of cards: ``cards(red=2, locomotive=1)``."""
    return tuple(counts.get(NAMES[kind], 0) for kind in KINDS)


def checked(bag: Sequence[int]) -> Cards:
    """Make sure that something is a bag of cards: nine whole numbers, none below zero.

    Raises:
        ValueError: it is not.
    """
    whole = isinstance(bag, (tuple, list)) and all(type(n) is int and n >= 0 for n in bag)
    if not whole or len(bag) != len(KINDS):
        raise ValueError(f"{bag!r} is no bag of cards: it takes nine counts, none below zero.")
    return tuple(bag)


def count(kinds: Iterable[int]) -> Cards:
    """Sort single cards into a bag: how many there are of each kind."""
    bag = [0] * 9
    for kind in kinds:
        bag[kind] += 1
    return tuple(bag)


def spread(bag: Sequence[int]) -> tuple[int, ...]:
    """Lay a bag out as single cards, in the order of KINDS."""
    return tuple(kind for kind in KINDS for _ in range(bag[kind]))


def holds(hand: Sequence[int], payment: Sequence[int]) -> bool:
    """Tell whether a hand has every card of a payment."""
    return all(map(ge, hand, payment))


def colors_of(bag: Sequence[int]) -> tuple[int, ...]:
    """Name the colors in a bag; locomotives are no color."""
    return tuple([color for color in COLORS if bag[color]])


def write_cards(bag: Sequence[int], wild: str = "locomotive") -> str:
    """Write a bag as it is said at the table: ``2 yellow, 1 locomotive``.

    Args:
        bag: nine counts.
        wild: what the box calls a locomotive.
    """
    parts = [
        f"{bag[kind]} {wild if kind == LOCOMOTIVE else NAMES[kind]}" for kind in KINDS if bag[kind]
    ]
    if bag[LOCOMOTIVE] > 1:
        parts[-1] += "s"
    return ", ".join(parts) or "no cards"
