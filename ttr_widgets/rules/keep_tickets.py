"""Keep tickets: choose among the offered ones; the rest go back under the deck."""

from collections.abc import Iterator
from itertools import combinations

from ttr_widgets.locale import mark as _
from ttr_widgets.model.actions import Keep
from ttr_widgets.model.events import AsideShuffledUnder, Event, TicketsKept, TicketsLookedAt
from ttr_widgets.model.rule import Rule, Violation
from ttr_widgets.model.state import KeepTickets, State

from . import deck, turn

ACTION = Keep
DECISIONS = (KeepTickets,)

MINIMUM = Rule(
    "tickets.keep-minimum",
    _("You keep at least one ticket of those you drew; at the start as many as the box says."),
    _("Tickets you must keep here: at least {keep}. Tickets you chose: {kept}."),
    "usa-2025, set-up 6 and draw tickets; europe, action 3; new-york, set-up 4; "
    "cases O-US01, O-US05",
)
OFFERED = Rule(
    "tickets.keep-offered",
    _("You choose among the tickets just offered."),
    _("There is no choice {places} here: the offered tickets are numbered 1 to {offered}."),
    "usa-2025, draw tickets",
)
ONCE = Rule(
    "tickets.keep-once",
    _("Each offered ticket is chosen at most once."),
    _("You chose ticket {places} more than once."),
    "usa-2025, draw tickets",
)
RETURNED = Rule(
    "tickets.returned",
    _("Drawn tickets that you do not keep go under the ticket deck. A kept one stays for good."),
    source="usa-2025, draw tickets; cases O-US07",
)
REFUSED_AT_START = Rule(
    "tickets.refused-at-start",
    _(
        "Start tickets that nobody keeps: USA: shuffled together, under the ticket deck. New "
        "York: under the deck. Europe and the Islands: out of the game, with the long ones that "
        "nobody got."
    ),
    source="usa-2025, set-up 6; new-york, set-up 4; ruling 12; cases O-EU01",
)
SECRET = Rule(
    "tickets.secret",
    _("Your tickets are secret until the end, like the cards in your hand."),
    source="usa-2025, draw tickets; new-york, set-up 4; cases O-UX11",
)
NONE_OFFERED = Rule(
    "tickets.none-offered",
    _("Tickets are kept when tickets are offered, and at no other time."),
    _("No tickets are offered to you now."),
    "usa-2025, draw tickets",
)

RULES = (MINIMUM, OFFERED, ONCE, RETURNED, REFUSED_AT_START, SECRET, NONE_OFFERED)
UNASKED = NONE_OFFERED


def options(state: State) -> Iterator[Keep]:
    """Yield every choice of enough tickets, few tickets first."""
    decision = state.decision
    assert isinstance(decision, KeepTickets)
    places = range(1, len(decision.offered) + 1)
    for number in range(decision.keep, len(places) + 1):
        for chosen in combinations(places, number):
            yield Keep(chosen)


def violations(state: State, action: Keep) -> Iterator[Violation]:
    """Yield every rule that this choice would break."""
    decision = state.decision
    assert isinstance(decision, KeepTickets)
    offered = len(decision.offered)
    wrong = {place for place in action.places if not 1 <= place <= offered}
    twice = {place for place in action.places if action.places.count(place) > 1}
    if wrong:
        yield OFFERED.broken(places=_listed(wrong), offered=offered)
    if twice:
        yield ONCE.broken(places=_listed(twice))
    kept = len(set(action.places) - wrong)
    if not wrong and kept < decision.keep:
        yield MINIMUM.broken(keep=decision.keep, kept=kept)


def _listed(places: set[int]) -> str:
    return ", ".join(map(str, sorted(places)))


def play(state: State, action: Keep) -> Iterator[Event]:
    """Keep the chosen tickets, give the others back, and go on."""
    decision = state.decision
    assert isinstance(decision, KeepTickets)
    kept = tuple(decision.offered[place - 1] for place in action.places)
    refused = tuple(ticket for ticket in decision.offered if ticket not in kept)
    yield TicketsKept(state.seat, kept, refused, len(kept), _refused_to(state, decision))
    if decision.start:
        yield from _next_start_choice(state)
    else:
        yield from turn.end(state)


def _refused_to(state: State, decision: KeepTickets) -> str:
    if not decision.start:
        return "under"
    return "out" if state.box.tickets.refused_at_start == "out" else "aside"


def ask_start_choice(state: State, seat: int) -> Iterator[Event]:
    """Let a seat look at its start tickets and choose."""
    offered = state.seats[seat].dealt
    keep = min(state.box.tickets.keep_at_start, len(offered))
    yield TicketsLookedAt(seat)
    yield turn.ask(state, seat, KeepTickets(offered, keep, start=True))


def _next_start_choice(state: State) -> Iterator[Event]:
    seat = (state.seat + 1) % len(state.seats)
    if seat != state.first:
        yield from ask_start_choice(state, seat)
        return
    if state.aside:
        # Refused start tickets are shuffled together, so that nobody knows their order.
        yield AsideShuffledUnder(deck.shuffled(state.seed, state.shuffles, state.aside))
    yield turn.ask(state, seat)
