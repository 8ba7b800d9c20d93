"""Tunnels: lay out the cards, reveal three from the deck, then pay what they add or withdraw."""

from collections.abc import Iterator, Sequence

from ttr_widgets.locale import mark as _
from ttr_widgets.model.actions import ClaimRoute
from ttr_widgets.model.cards import LOCOMOTIVE, Cards, colors_of, count
from ttr_widgets.model.events import CardRevealed, CardsDiscarded, Event, RouteClaimed
from ttr_widgets.model.rule import Rule
from ttr_widgets.model.state import State, TunnelSurcharge

from . import deck, turn

REVEALED = 3

REVEAL = Rule(
    "tunnel.reveal",
    _(
        "After you lay out the cards for a tunnel, the top three cards of the deck are revealed. "
        "Each one of the color you played, and each locomotive, costs you one more card."
    ),
    source="europe, tunnels; cases O-EU04, O-EU07, O-EU11",
)
FEW_CARDS = Rule(
    "tunnel.few-cards",
    _("With fewer than three cards left, what there is is revealed; with none, nothing."),
    source="rulebook of Europe, tunnels; ruling 6; cases O-EU09, O-EU10",
)
LOCOMOTIVES_ONLY = Rule(
    "tunnel.locomotives-only",
    _(
        "A tunnel paid with locomotives only costs more for revealed locomotives only, and that "
        "is paid with locomotives."
    ),
    source="rulebook of Europe, tunnels; ruling 6; cases O-EU06",
)
NOTHING_DUE = Rule(
    "tunnel.nothing-due",
    _("You pay more, or withdraw, when a tunnel has just asked for it, and at no other time."),
    _("No tunnel asks anything of you now."),
    "europe, tunnels",
)
RULES = (REVEAL, FEW_CARDS, LOCOMOTIVES_ONLY, NOTHING_DUE)


def attempt(state: State, action: ClaimRoute) -> Iterator[Event]:
    """Reveal the cards; ask for what they add, or let the claim stand if they add nothing.

    The cards laid out stay the seat's own until the tunnel is paid: they are no
    discards yet, so a reshuffle cannot reveal them.
    """
    revealed: list[int] = []
    for _number in range(REVEALED):
        yield from deck.refresh(state)
        if state.deck:
            revealed.append(state.deck[-1])
            yield CardRevealed(state.seat, state.deck[-1])
    more = extra(action.payment, revealed)
    if more:
        asked = TunnelSurcharge(action.route, action.payment, tuple(revealed), more)
        yield turn.ask(state, state.seat, asked)
    else:
        yield from finish(state, action.route, action.payment, tuple(revealed))


def extra(paid: Cards, revealed: Sequence[int]) -> int:
    """Count the revealed cards that cost one more: of the color played, and locomotives."""
    return sum(costs_more(card, paid) for card in revealed)


def costs_more(card: int, paid: Cards) -> bool:
    """Tell whether a revealed card costs one more: of a color that was played, or a locomotive."""
    return card == LOCOMOTIVE or card in colors_of(paid)


def finish(state: State, route: int, paid: Cards, revealed: tuple[int, ...]) -> Iterator[Event]:
    """Take the tunnel: the revealed cards and all that was paid go to the discards."""
    spaces = state.box.map.routes[route].spaces
    yield CardsDiscarded(count(revealed))
    yield RouteClaimed(state.seat, route, paid, spaces, state.box.points[spaces])
    yield from turn.end(state)


def asked(state: State) -> TunnelSurcharge:
    """The question that a tunnel asks now."""
    assert isinstance(state.decision, TunnelSurcharge)
    return state.decision
