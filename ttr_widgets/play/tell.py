"""Events in words, as one seat may see them: the log, and what a screen reader says."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from ttr_widgets.locale import _, in_person, ngettext, numeral
from ttr_widgets.model import events as happened
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import LOCOMOTIVE
from ttr_widgets.model.state import TunnelSurcharge

from .names import listed

Teller = Callable[[Box, str, Any], str]

WHO = "{who}"
"""Stands for a player's name until the words that fit it are chosen."""


def tell(box: Box, names: Sequence[str], event: happened.Event) -> str:
    """Say an event in one sentence; an event that is only bookkeeping says nothing.

    Args:
        box: what is played.
        names: the players' names, by seat.
        event: as the listener may see it: secrets of others are None.
    """
    who = names[event.seat] if event.seat >= 0 else ""
    say = _SAY.get(type(event))
    words = say(box, WHO, event) if say else event.in_words(box, WHO)
    return in_person(words, who).replace(WHO, who)


def tell_all(box: Box, names: Sequence[str], events: Iterable[happened.Event]) -> Iterator[str]:
    """Say events one after the other; all that was revealed for a tunnel in one sentence.

    Args:
        box: what is played.
        names: the players' names, by seat.
        events: as the listener may see them, in the order in which they happened.
    """
    return (said for _event, said in tell_each(box, names, events))


def tell_each(
    box: Box, names: Sequence[str], events: Iterable[happened.Event]
) -> Iterator[tuple[happened.Event, str]]:
    """As ``tell_all``, each sentence with the event that it tells.

    What was revealed for a tunnel comes with the question what to do if there is more to pay.
    """
    revealed: list[happened.CardRevealed] = []
    for event in events:
        if isinstance(event, happened.CardRevealed):
            revealed.append(event)
            continue
        if revealed and not isinstance(event, happened.DeckShuffled):  # that comes in between
            cards = [one.card for one in revealed]
            asks = isinstance(event, happened.Asked)
            yield event if asks else revealed[-1], _say_revealed(box, names, cards, event)
            revealed = []
        if said := tell(box, names, event):
            yield event, said


def _say_revealed(
    box: Box, names: Sequence[str], cards: Sequence[int], after: happened.Event
) -> str:
    """Say what a tunnel revealed, and what it costs: the event after that tells."""
    named = ", ".join(box.card_name(card) for card in cards)
    asked = after.decision if isinstance(after, happened.Asked) else None
    if not isinstance(asked, TunnelSurcharge):  # who claimed it is said after that
        return _("Revealed for the tunnel: {cards}; nothing more to pay.").format(cards=named)
    due = ngettext("{n} more card to pay", "{n} more cards to pay", asked.extra)
    words = _("{who} [tries|try] {route} with {payment}. Revealed: {cards}; {due}.").format(
        who=WHO,
        route=box.map.route_label(box.map.routes[asked.route]),
        payment=box.say_cards(asked.payment),
        cards=named,
        due=due.format(n=asked.extra),
    )
    who = names[after.seat]
    return in_person(words, who).replace(WHO, who)


def say_points(number: int) -> str:
    """Say so many points: ``1 point``, ``7 points``, ``−4 points``."""
    return ngettext("{n} point", "{n} points", abs(number)).format(n=numeral(number))


def _shuffled(box: Box, who: str, event: happened.DeckShuffled) -> str:
    return _("The train cards are shuffled: a new deck.")


def _dealt(box: Box, who: str, event: happened.CardsDealt) -> str:
    number = box.hand
    return _("{who} [gets|get] {number} train cards.").format(who=who, number=number)


def _drawn(box: Box, who: str, event: happened.CardDrawn) -> str:
    if event.card is None:
        return _("{who} [draws|draw] a card from the deck.").format(who=who)
    card = box.card_name(event.card)
    return _("{who} [draws|draw] from the deck: {card}.").format(who=who, card=card)


def _taken(box: Box, who: str, event: happened.CardTaken) -> str:
    name = box.card_name(event.card)
    card = _("a {wild}").format(wild=name) if event.card == LOCOMOTIVE else name
    return _("{who} [takes|take] {card} from the row.").format(who=who, card=card)


def _turned_up(box: Box, who: str, event: happened.CardTurnedUp) -> str:
    card = box.card_name(event.card)
    return _("{card} is turned up at place {place}.").format(
        card=card.capitalize(), place=event.place
    )


def _swept(box: Box, who: str, event: happened.RowSwept) -> str:
    wild = box.card_name(LOCOMOTIVE) + "s"
    return _("Too many {wild} face up: the row is discarded.").format(wild=wild)


def _claimed(box: Box, who: str, event: happened.RouteClaimed) -> str:
    route = box.map.route_label(box.map.routes[event.route])
    points = say_points(event.points)
    paid = box.say_cards(event.payment)
    return _("{who} [claims|claim] {route} with {paid}: {points}.").format(
        who=who, route=route, paid=paid, points=points
    )


def _revealed(box: Box, who: str, event: happened.CardRevealed) -> str:
    return _("Revealed for the tunnel: {card}.").format(card=box.card_name(event.card))


def _left(box: Box, who: str, event: happened.TunnelLeft) -> str:
    route = box.map.route_label(box.map.routes[event.route])
    return _("{who} [withdraws|withdraw] from the tunnel {route}.").format(who=who, route=route)


def _tickets_shuffled(box: Box, who: str, event: happened.TicketsShuffled) -> str:
    return _("The tickets are shuffled.")


def _tickets_dealt(box: Box, who: str, event: happened.TicketsDealt) -> str:
    number = box.tickets.dealt + box.tickets.dealt_long
    return _("{who} [gets|get] {number} tickets, face down.").format(who=who, number=number)


def _looked(box: Box, who: str, event: happened.TicketsLookedAt) -> str:
    return _("{who} [looks|look] at the tickets.").format(who=who)


def _tickets_drawn(box: Box, who: str, event: happened.TicketsDrawn) -> str:
    return _("{who} [draws|draw] tickets.").format(who=who)


def _kept(box: Box, who: str, event: happened.TicketsKept) -> str:
    kept = ngettext("{n} ticket", "{n} tickets", event.number_kept).format(n=event.number_kept)
    if event.kept:
        which = [box.map.ticket_label(box.map.tickets[ticket]) for ticket in event.kept]
        kept += f" ({listed(which, _('and'))})"
    return _("{who} [keeps|keep] {kept}.").format(who=who, kept=kept)


def _passed(box: Box, who: str, event: happened.Passed) -> str:
    return _("{who} can do nothing and [passes|pass].").format(who=who)


def _last_round(box: Box, who: str, event: happened.LastRoundBegan) -> str:
    words = _("{who} [is|are] almost out of {trains}: everybody has one last turn.")
    return words.format(who=who, trains=f"{box.train}s")


def _ended(box: Box, who: str, event: happened.GameEnded) -> str:
    return _("The game is over.")


_SAY: dict[type, Teller] = {
    happened.DeckShuffled: _shuffled,
    happened.CardsDealt: _dealt,
    happened.CardDrawn: _drawn,
    happened.CardTaken: _taken,
    happened.CardTurnedUp: _turned_up,
    happened.RowSwept: _swept,
    happened.RouteClaimed: _claimed,
    happened.CardRevealed: _revealed,
    happened.TunnelLeft: _left,
    happened.TicketsShuffled: _tickets_shuffled,
    happened.TicketsDealt: _tickets_dealt,
    happened.TicketsLookedAt: _looked,
    happened.TicketsDrawn: _tickets_drawn,
    happened.TicketsKept: _kept,
    happened.Passed: _passed,
    happened.LastRoundBegan: _last_round,
    happened.GameEnded: _ended,
}
