"""A position in words, as one seat may see it: what a print shows and a screen reader says."""

from collections.abc import Iterator, Sequence

from ttr_widgets.locale import _, in_person, ngettext, numeral
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import NO_CARD, Cards
from ttr_widgets.model.score import FinalScore
from ttr_widgets.model.state import (
    GameOver,
    KeepTickets,
    SecondCard,
    TakeTurn,
    TunnelSurcharge,
)
from ttr_widgets.rules.network import path_between

from .lent import lent_tickets
from .names import listed
from .observe import Observation, SeatView, cannot_pay
from .tell import WHO, say_points


def in_words(seen: Observation, names: Sequence[str]) -> str:
    """Describe a position in a few lines of words.

    Args:
        seen: what may be told.
        names: the players' names, by seat.
    """
    return "\n".join(_lines(seen, names))


def _lines(seen: Observation, names: Sequence[str]) -> Iterator[str]:
    yield seen.box.title
    yield what_is_asked(seen, names)
    yield _("Face up: {row}.").format(row=row_in_words(seen))
    yield _("Deck: {deck} cards. Tickets left: {tickets}.").format(
        deck=seen.deck, tickets=seen.ticket_deck
    )
    for seat in seen.seats:
        yield _seat(seen, names, seat)
        yield from _own(seen, seat)
        if seat.seat == seen.seat:
            yield from _done(seen)
            yield from _lent(seen)
        if seat.seat == seen.to_move:
            yield from _offered(seen)
    if isinstance(seen.decision, GameOver):
        yield who_won(seen.decision, names, seen.box)


def what_is_asked(seen: Observation, names: Sequence[str]) -> str:
    """Say in one sentence whom the table waits for, and for what; in the last round, in two."""
    return " ".join(filter(None, (asked_alone(seen, names), last_round(seen))))


def asked_alone(seen: Observation, names: Sequence[str]) -> str:
    """Say whom the table waits for, and for what, and nothing of the last round."""
    return _in_person(_asked(seen, WHO), names[seen.to_move])


def pay_or_withdraw(seen: Observation, names: Sequence[str]) -> str:
    """Say what somebody can do whom a tunnel asks for more cards.

    The same words stand wherever it is said. Only who decides, or looks with those eyes, is told
    that the cards are too few: the others must not learn it.
    """
    return _in_person(_answer(seen, WHO), names[seen.to_move])


def _answer(seen: Observation, who: str) -> str:
    pays = _("{who} [pays, or withdraws|pay, or withdraw].")
    lacks = _("{who} cannot pay that, and can only withdraw.")
    return (lacks if cannot_pay(seen) else pays).format(who=who)


def _in_person(sentence: str, who: str) -> str:
    """Put a name into a sentence, with the words that fit it."""
    return in_person(sentence, who).replace(WHO, who)


def _asked(seen: Observation, who: str) -> str:
    match seen.decision:
        case GameOver():
            return _("The game is over.")
        case SecondCard():
            return _("{who} [draws|draw] a second card.").format(who=who)
        case KeepTickets(_offered, keep, _start):
            few = ngettext("at least {n} ticket", "at least {n} tickets", keep).format(n=keep)
            words = _("{who} [chooses|choose] tickets and [keeps|keep] {few}.")
            return words.format(who=who, few=few)
        case TunnelSurcharge(_route, _payment, _revealed, extra):
            more = ngettext("{n} more card", "{n} more cards", extra).format(n=extra)
            costs = _("The tunnel costs {more}.").format(more=more)
            return f"{costs} {_answer(seen, who)}"
        case TakeTurn():
            return _("{who} [takes|take] a turn.").format(who=who)
    words = getattr(seen.decision, "ASKED", "")
    return f"{who}: {_(words)}." if words else _("{who} [is|are] asked.").format(who=who)


def last_round(seen: Observation) -> str:
    """Say how many turns the last round still has, and whether the one who looks has one."""
    left = seen.turns_left
    if left is None or seen.over:
        return ""
    if left == 1:
        return _("Last round: this is the last turn.")
    words = ngettext("Last round: {n} turn left", "Last round: {n} turns left", left).format(n=left)
    if seen.seat is None:
        return words + "."
    return words + (
        _(", yours included.") if seen.still_plays(seen.seat) else _(". You had yours.")
    )


def who_won(decision: GameOver, names: Sequence[str], box: Box) -> str:
    """Say who won, with how many points, and what settled a tie."""
    score = decision.score
    winners = listed([names[seat] for seat in score.winners], _("and"))
    points = score.totals[score.winners[0]]
    one = in_person(_("{who} [wins|win] with {n} points."), winners)
    many = _("{who} share the victory with {n} points.")
    won = (one if len(score.winners) == 1 else many).format(who=winners, n=numeral(points))
    return " ".join(filter(None, (won, why_they_won(score, box))))


def why_they_won(score: FinalScore, box: Box) -> str:
    """Say what settled a tie; nothing where there was none."""
    if score.decided_by == "points":
        return ""
    if bonus := box.words.get(score.decided_by):
        return _("Equal points: the {bonus} wins.").format(bonus=bonus)
    if score.decided_by in _TIES:
        return _TIES[score.decided_by]()
    what = score.decided_by.replace("-", " ")  # points of a feature
    return _("Equal points: {what} decides.").format(what=what)


_TIES = {
    "shared": lambda: _("Nothing breaks the tie."),
    "tickets": lambda: _("Equal points: most tickets done wins."),
    "stations": lambda: _("Equal points: fewest stations built wins."),
    "longest-path": lambda: _("Equal points: the longest path wins."),
}


def row_in_words(seen: Observation) -> str:
    """Name the face-up cards from left to right."""
    if all(card == NO_CARD for card in seen.row):
        return _("nothing")
    names = [
        _("an empty place") if card == NO_CARD else seen.box.card_name(card) for card in seen.row
    ]
    return ", ".join(names)


def _seat(seen: Observation, names: Sequence[str], seat: SeatView) -> str:
    game_map = seen.box.map
    counts = ", ".join(_counts(seen, seat))
    labels = [game_map.route_label(game_map.routes[route]) for route in seen.routes_of(seat.seat)]
    cities = [game_map.cities[city].label for city in seen.stations_of(seat.seat)]
    routes = _("; routes: {routes}").format(routes=", ".join(labels)) if labels else ""
    stations = _("; stations in {cities}").format(cities=", ".join(cities)) if cities else ""
    return f"{names[seat.seat]}: {counts}{routes}{stations}."


def _counts(seen: Observation, seat: SeatView) -> Iterator[str]:
    """What everybody can count: points, trains, cards, tickets and stations of a seat."""
    yield say_points(seat.points)
    yield ngettext("{n} {train} left", "{n} {train}s left", seat.trains).format(
        n=seat.trains, train=seen.box.train
    )
    cards, tickets = seat.number_of_cards, seat.number_of_tickets
    yield ngettext("{n} card", "{n} cards", cards).format(n=cards)
    yield ngettext("{n} ticket", "{n} tickets", tickets).format(n=tickets)
    if seen.stations_each:
        left = seen.stations_left(seat.seat)
        yield ngettext("{n} station left", "{n} stations left", left).format(n=left)


def _own(seen: Observation, seat: SeatView) -> Iterator[str]:
    if seat.hand is not None:
        yield _("  in hand: {cards}.").format(cards=_hand(seen, seat.hand))
    if seat.tickets:
        tickets = ", ".join(_ticket(seen, ticket) for ticket in seat.tickets)
        yield _("  tickets: {tickets}.").format(tickets=tickets)


def _done(seen: Observation) -> Iterator[str]:
    """Name the tickets whose cities one's own routes connect."""
    own, game_map = seen.routes_of(seen.me.seat), seen.box.map
    tickets = [game_map.tickets[number] for number in seen.held_tickets]
    done = [one.id for one in tickets if path_between(game_map, own, one.a, one.b)]
    if done and not seen.over:  # then the final count tells
        yield _("  done: {tickets}.").format(tickets=", ".join(_ticket(seen, one) for one in done))


def _lent(seen: Observation) -> Iterator[str]:
    """Name the tickets that count only thanks to a station."""
    if lent := lent_tickets(seen):
        tickets = ", ".join(_ticket(seen, ticket) for ticket in lent)
        yield _("  done with a station, as things stand: {tickets}.").format(tickets=tickets)


def _offered(seen: Observation) -> Iterator[str]:
    """Number the tickets to choose from, for the seat that chooses."""
    if seen.offered:
        numbered = enumerate(seen.offered, start=1)
        tickets = ", ".join(f"{place} {_ticket(seen, ticket)}" for place, ticket in numbered)
        yield _("  offered: {tickets}.").format(tickets=tickets)


def _ticket(seen: Observation, number: int) -> str:
    ticket = seen.box.map.tickets[number]
    return f"{seen.box.map.ticket_label(ticket)} {ticket.points}"


def _hand(seen: Observation, hand: Cards) -> str:
    return seen.box.say_cards(hand)
