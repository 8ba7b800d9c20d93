"""Draw train cards: two of them, from the deck or the face-up row; a face-up locomotive is both."""

from collections.abc import Iterator
from functools import lru_cache

from ttr_widgets.locale import mark as _
from ttr_widgets.model.actions import DECK, DrawCard
from ttr_widgets.model.cards import LOCOMOTIVE, NO_CARD
from ttr_widgets.model.events import CardDrawn, CardTaken, Event
from ttr_widgets.model.rule import Rule, Violation
from ttr_widgets.model.state import SecondCard, State, TakeTurn

from . import deck, turn

ACTION = DrawCard

SECOND_LOCOMOTIVE = Rule(
    "draw.second-locomotive",
    _(
        "A face-up locomotive, in New York a face-up taxi, is your whole draw: it can only be "
        "the first card you take."
    ),
    _("A face-up {wild} counts as two cards, so it cannot be your second one."),
    "usa-2025, draw train cards; europe, action 1; new-york, action 1; cases O-G01, O-NY06",
)
EMPTY_DECK = Rule(
    "draw.empty-deck",
    _("With no deck and no discards, nothing can be drawn from the deck."),
    _("The deck is empty and there are no discards to shuffle."),
    "rulebook 2015, draw train cards; cases O-G08",
)
NO_CARD_THERE = Rule(
    "draw.no-card-there",
    _("A face-up card can be taken only where one lies."),
    _("No face-up card lies at place {place}: {row}."),
    "usa-2025, draw train cards",
)
TWO_CARDS = Rule(
    "draw.two-cards",
    _(
        "You draw two cards, one after the other, each from the deck or from the row. If there "
        "are fewer, you take what there is, and your turn ends."
    ),
    source="usa-2025, draw train cards; europe, action 1; new-york, action 1; ruling 4; "
    "cases O-G07",
)
BLIND = Rule(
    "draw.blind-locomotive",
    _("A locomotive drawn blind from the deck counts as one card, like any other."),
    source="usa-2025, draw train cards; cases O-G02",
)
NO_LIMIT = Rule(
    "draw.no-hand-limit",
    _("You may hold as many train cards as you like."),
    source="usa-2025, draw train cards; cases O-G09",
)

RULES = (TWO_CARDS, SECOND_LOCOMOTIVE, BLIND, NO_LIMIT, EMPTY_DECK, NO_CARD_THERE)

_DRAWS = tuple(DrawCard(place) for place in range(64))
_SECOND = SecondCard()
_drawn = lru_cache(maxsize=512)(CardDrawn)  # the same facts come again and again
_taken = lru_cache(maxsize=512)(CardTaken)


def options(state: State) -> Iterator[DrawCard]:
    """Yield every legal draw: the deck first, then the row from left to right."""
    return _options(state, second=type(state.decision) is SecondCard)


def _options(state: State, second: bool) -> Iterator[DrawCard]:
    if state.deck or any(state.discards):
        yield _DRAWS[DECK]
    for place, card in enumerate(state.row, start=1):
        if card != NO_CARD and not (second and card == LOCOMOTIVE):
            yield _DRAWS[place]


def violations(state: State, action: DrawCard) -> Iterator[Violation]:
    """Yield every rule that this draw would break."""
    if action.place == DECK:
        if not state.deck and not any(state.discards):
            yield EMPTY_DECK.broken()
    elif not 1 <= action.place <= len(state.row) or state.row[action.place - 1] == NO_CARD:
        yield NO_CARD_THERE.broken(place=action.place, row=_row(state))
    elif type(state.decision) is SecondCard and state.row[action.place - 1] == LOCOMOTIVE:
        yield SECOND_LOCOMOTIVE.broken(wild=state.box.card_name(LOCOMOTIVE))


def _row(state: State) -> str:
    there = [str(place) for place, card in enumerate(state.row, start=1) if card != NO_CARD]
    return "take " + ", ".join(there) if there else "the row is empty"


def play(state: State, action: DrawCard) -> Iterator[Event]:
    """Take the card, fill the row, and go on to the second card or end the turn."""
    whole_draw = type(state.decision) is SecondCard
    if action.place == DECK:
        yield from deck.refresh(state)
        yield _drawn(state.seat, state.deck[-1])
    else:
        card = state.row[action.place - 1]
        whole_draw = whole_draw or card == LOCOMOTIVE
        yield _taken(state.seat, card, action.place)
    yield from deck.settle(state)
    if whole_draw or next(_options(state, second=True), None) is None:
        yield from turn.end(state)
    else:
        yield turn.ask(state, state.seat, _SECOND)


DECISIONS = (TakeTurn, SecondCard)
