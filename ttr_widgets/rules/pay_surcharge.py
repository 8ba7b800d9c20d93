"""Pay what a tunnel costs besides: cards of the color played, or locomotives."""

from collections.abc import Iterator

from ttr_widgets.locale import mark as _
from ttr_widgets.model.actions import PaySurcharge
from ttr_widgets.model.cards import LOCOMOTIVE, NAMES, Cards, colors_of, holds, write_cards
from ttr_widgets.model.events import Event
from ttr_widgets.model.rule import Rule, Violation
from ttr_widgets.model.state import State, TunnelSurcharge

from . import payment, tunnel

ACTION = PaySurcharge
DECISIONS = (TunnelSurcharge,)

COUNT = Rule(
    "tunnel.count",
    _("You pay exactly as many more cards as the revealed cards ask for."),
    _("Extra cards this tunnel costs: {extra}. Cards you offer: {offered}."),
    "europe, tunnels; cases O-EU04, O-EU08",
)
COLOR = Rule(
    "tunnel.color",
    _("The extra cards are of the color you played, or locomotives."),
    _("Here you pay with {allowed}: {wrong} cannot pay."),
    "europe, tunnels; cases O-EU04, O-EU06",
)
HAND = Rule(
    "tunnel.hand",
    _("You pay the extra cards with what is left in your hand."),
    _("You lack {missing} for that."),
    "europe, tunnels; cases O-EU08",
)

RULES = (COUNT, COLOR, HAND)
UNASKED = tunnel.NOTHING_DUE


def options(state: State) -> Iterator[PaySurcharge]:
    """Yield every payment that the rest of the hand allows, fewest locomotives first."""
    asked, left = tunnel.asked(state), _left(state)
    own = colors_of(asked.payment) or (LOCOMOTIVE,)
    for extra in payment.sets(own[0], asked.extra, 0, own):
        if holds(left, extra):
            yield PaySurcharge(extra)


def violations(state: State, action: PaySurcharge) -> Iterator[Violation]:
    """Yield every rule that this payment would break."""
    asked, left = tunnel.asked(state), _left(state)
    if sum(action.payment) != asked.extra:
        yield COUNT.broken(extra=asked.extra, offered=sum(action.payment))
    own = colors_of(asked.payment)
    wrong = [NAMES[color] for color in colors_of(action.payment) if color not in own]
    if wrong:
        allowed = " or ".join(state.box.card_name(kind) for kind in (*own, LOCOMOTIVE))
        yield COLOR.broken(allowed=allowed, wrong=", ".join(wrong))
    if not holds(left, action.payment):
        yield HAND.broken(missing=write_cards(payment.lacking(left, action.payment)))


def play(state: State, action: PaySurcharge) -> Iterator[Event]:
    """Pay, and the tunnel is yours."""
    asked = tunnel.asked(state)
    paid = tuple(a + b for a, b in zip(asked.payment, action.payment, strict=True))
    yield from tunnel.finish(state, asked.route, paid, asked.revealed)


def _left(state: State) -> Cards:
    """The hand without the cards that are laid out."""
    hand, paid = state.seats[state.seat].hand, tunnel.asked(state).payment
    return tuple(have - out for have, out in zip(hand, paid, strict=True))
