"""The train cards: shuffling, turning up, sweeping. All chance of the game is made here."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from ttr_widgets.locale import mark as _
from ttr_widgets.model.cards import LOCOMOTIVE, NO_CARD, count, spread
from ttr_widgets.model.events import CardTurnedUp, DeckShuffled, Event, RowSwept
from ttr_widgets.model.rule import Rule
from ttr_widgets.model.state import State

RESHUFFLE = Rule(
    "deck.reshuffle",
    _("When the deck runs out, the discards are shuffled and become the new deck."),
    source="usa-2025, draw train cards",
)
REFILL = Rule(
    "row.refill",
    _("A face-up card that is taken is replaced from the deck at once; gaps are filled first."),
    source="usa-2025, draw train cards; europe, action 1; ruling 2; cases O-G06",
)
SWEEP = Rule(
    "row.sweep",
    _(
        "Whenever three or more of the face-up cards are locomotives, all five are discarded and "
        "five new ones turned up, until at most two are; but only while deck, discards and row "
        "hold at least three cards that are no locomotives."
    ),
    source="usa-2025, set-up 4 and draw train cards; europe, action 1; leaflet of New York; "
    "ruling 1; cases O-G03 to 05",
)
DISCARDS = Rule(
    "deck.discards",
    _("Cards that are paid, swept away or revealed for a tunnel go to the discards."),
    source="usa-2025, claim a route; new-york, action 2; europe, tunnels; cases O-G10, O-EU11",
)

RULES = (RESHUFFLE, REFILL, SWEEP, DISCARDS)


_turned_up = lru_cache(maxsize=512)(CardTurnedUp)  # the same facts come again and again


def shuffled(seed: int, number: int, items: Sequence[int]) -> tuple[int, ...]:
    """Shuffle: the same seed, the same number of shuffle and the same items give one order.

    ``random()`` is the one method that Python promises to keep equal between versions.
    """
    chance = Random(f"{seed}:{number}").random
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(chance() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def refresh(state: State) -> tuple[Event, ...]:
    """Make a new deck of the discards if the deck has run out."""
    if state.deck or not any(state.discards):
        return ()
    return (DeckShuffled(shuffled(state.seed, state.shuffles, spread(state.discards))),)


def settle(state: State) -> Iterator[Event]:
    """Fill the row, sweep it while it has too many locomotives, and renew the deck."""
    if NO_CARD in state.row:
        yield from _fill(state)
    while state.row.count(LOCOMOTIVE) >= state.box.sweep_at and _can_settle(state):
        yield RowSwept(count(card for card in state.row if card != NO_CARD))
        yield from _fill(state)
    yield from refresh(state)


def _fill(state: State) -> Iterator[Event]:
    for place, card in enumerate(state.row, start=1):
        if card == NO_CARD:
            yield from refresh(state)
            if not state.deck:
                return
            yield _turned_up(state.deck[-1], place)


def _can_settle(state: State) -> bool:
    """Tell whether a row with fewer locomotives could lie there at all."""
    others = sum(state.discards[:LOCOMOTIVE])
    others += sum(card not in (LOCOMOTIVE, NO_CARD) for card in (*state.deck, *state.row))
    return others > state.box.row - state.box.sweep_at
