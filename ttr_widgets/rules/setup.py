"""Set up the table: shuffle, deal, turn up the row, deal the start tickets."""

from collections.abc import Iterator, Sequence

from ttr_widgets.locale import mark as _
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import NO_CARD, spread
from ttr_widgets.model.events import (
    CardsDealt,
    DeckShuffled,
    Event,
    TicketsDealt,
    TicketsRemoved,
    TicketsShuffled,
)
from ttr_widgets.model.rule import Rule
from ttr_widgets.model.state import NOBODY, Seat, State

from . import deck, keep_tickets

CARDS = Rule(
    "setup.cards",
    _(
        "The train cards: 12 of each of eight colors and 14 locomotives; in New York 6 of each "
        "of six colors and 8 taxis, on the Islands as many, with locomotives. Tickets: USA 33 "
        "(older boxes 30), Europe 46, New York 18, Islands 19."
    ),
    source="usa-2025, what is in the box; leaflet of New York; cases O-G10, O-NY08",
)
HAND = Rule(
    "setup.hand",
    _("The train cards are shuffled and each player gets four of them; in New York two."),
    source="usa-2025, set-up 3; new-york, set-up 3",
)
PLAYERS = Rule(
    "setup.players",
    _("Two to five people play; New York is for two to four, the Islands are for two or three."),
    source="usa-2025, introduction; leaflet of New York; cases O-NY01",
)
TRAINS = Rule(
    "setup.trains",
    _(
        "Each player starts with no points and with the trains of one color: 45; in New York "
        "15 taxis, on the Islands 15 trains."
    ),
    source="usa-2025, set-up 2; new-york, set-up 2; cases O-US01, O-NY01",
)
ROW = Rule(
    "setup.row",
    _(
        "The top five cards of the deck are turned face up. With three or more locomotives among "
        "them, all five are replaced."
    ),
    source="usa-2025, set-up 4; new-york, set-up 3; europe, action 1; cases O-NY06",
)
TICKETS = Rule(
    "setup.tickets",
    _(
        "Each player gets start tickets, looks at them and chooses. USA: four, keep two or more; "
        "older boxes three, keep two or more. Europe: a long one and three others (on the Islands "
        "two others), keep two or more. New York: two, keep one or both."
    ),
    source="usa-2025, set-up 6 and older boxes; new-york, set-up 4; rulebook of Europe, set-up; "
    "cases O-US01, O-EU01",
)
FIRST = Rule(
    "setup.first-player",
    _(
        "Choose the first player as you like; in New York the youngest begins. Here the first "
        "seat begins unless the game is told otherwise."
    ),
    source="usa-2025, set-up 7; new-york, gameplay; ruling 11",
)

RULES = (PLAYERS, CARDS, TRAINS, HAND, ROW, TICKETS, FIRST)


def bare_table(box: Box, seats: int, seed: int, first: int = 0) -> State:
    """Lay out the box before anything is shuffled: all cards in the discards."""
    return State(
        box=box,
        seed=seed,
        deck=[],
        discards=list(box.cards),
        row=[NO_CARD] * box.row,
        ticket_deck=[],
        owners=[NOBODY] * len(box.map.routes),
        seats=[Seat(box.trains, [0] * 9) for _ in range(seats)],
        seat=first,
        first=first,
    )


def deal(state: State, stacked: Sequence[int] | None) -> Iterator[Event]:
    """Carry out the set-up, step by step, up to the first question.

    Args:
        state: the bare table.
        stacked: the train cards in a known order, top first; None shuffles them.
    """
    yield DeckShuffled(_deck(state, stacked))
    for seat in _clockwise(state):
        yield CardsDealt(seat, tuple(reversed(state.deck[-state.box.hand :])))
    yield from deck.settle(state)
    yield from _deal_tickets(state)
    yield from keep_tickets.ask_start_choice(state, state.first)


def _deck(state: State, stacked: Sequence[int] | None) -> tuple[int, ...]:
    if stacked is not None:
        return tuple(reversed(stacked))
    return deck.shuffled(state.seed, state.shuffles, spread(state.discards))


def _clockwise(state: State) -> list[int]:
    seats = len(state.seats)
    return [(state.first + step) % seats for step in range(seats)]


def _deal_tickets(state: State) -> Iterator[Event]:
    """Deal the start tickets; long ones have a pile of their own, and its rest is put away."""
    rules, tickets = state.box.tickets, state.box.map.tickets
    ids = tuple(ticket.id for ticket in tickets)
    yield TicketsShuffled(deck.shuffled(state.seed, state.shuffles, ids))
    pile = [i for i in reversed(state.ticket_deck) if tickets[i].kind != "long"]
    long_pile = [i for i in reversed(state.ticket_deck) if tickets[i].kind == "long"]
    for seat in _clockwise(state):
        dealt = long_pile[: rules.dealt_long] + pile[: rules.dealt]
        del long_pile[: rules.dealt_long], pile[: rules.dealt]
        yield TicketsDealt(seat, tuple(dealt))
    if long_pile:
        yield TicketsRemoved(tuple(long_pile))
