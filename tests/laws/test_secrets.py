"""What a seat sees does not depend on what it cannot see."""

from dataclasses import replace
from random import Random

from examples import on_random_games, steps

import ttr_widgets as ttr
from ttr_widgets.model.cards import NO_CARDS, count, spread
from ttr_widgets.model.state import KeepTickets, TunnelSurcharge
from ttr_widgets.play.observe import observe, observe_event
from ttr_widgets.rules import engine


def shuffle_unseen(state, viewer, chance):
    """Deal everything that a viewer cannot see in another way, with the same numbers."""
    other = state.copy()
    _shuffle_cards(other, viewer, chance)
    _shuffle_tickets(other, viewer, chance)
    return other


def _shuffle_cards(state, viewer, chance):
    others = [number for number in range(len(state.seats)) if number != viewer]
    hidden = {number: _hidden(state, number) for number in others}
    pool = [*state.deck, *(card for cards in hidden.values() for card in spread(cards))]
    chance.shuffle(pool)
    for number, cards in hidden.items():
        new, pool = count(pool[: sum(cards)]), pool[sum(cards) :]
        hand = state.seats[number].hand
        state.seats[number].hand = [
            have - old + now for have, old, now in zip(hand, cards, new, strict=True)
        ]
    state.deck = pool


def _hidden(state, number):
    """The hand of a seat without the cards that it has laid out for a tunnel, for all to see."""
    asked = state.decision if state.seat == number else None
    open_ = asked.payment if isinstance(asked, TunnelSurcharge) else NO_CARDS
    return [have - out for have, out in zip(state.seats[number].hand, open_, strict=True)]


def _shuffle_tickets(state, viewer, chance):
    pool = [*state.ticket_deck, *state.aside]
    hidden = [n for n in range(len(state.seats)) if n != viewer and not state.over]
    asked = state.decision if state.seat != viewer else None
    offered = asked.offered if isinstance(asked, KeepTickets) else ()
    for number, seat in enumerate(state.seats):
        pool += seat.dealt + (seat.tickets if number in hidden else ())
    pool += offered
    chance.shuffle(pool)

    def take(number):
        return tuple(pool.pop() for _ in range(number))

    for number, seat in enumerate(state.seats):
        seat.dealt = take(len(seat.dealt))
        if number in hidden:
            seat.tickets = take(len(seat.tickets))
    if offered:
        state.decision = replace(asked, offered=take(len(offered)))
    state.aside = take(len(state.aside))
    state.ticket_deck = pool


@on_random_games
def test_an_observation_does_not_change_when_unseen_cards_are_shuffled(box, seats, seed, habit):
    chance = Random(seed)
    for number, (_, _, state, _) in enumerate(steps(box, seats, seed, habit)):
        if number % 7 == 0 or state.over:
            for viewer in (None, *range(seats)):
                other = shuffle_unseen(state, viewer, chance)
                assert observe(other, viewer) == observe(state, viewer)


@on_random_games
def test_what_is_legal_depends_only_on_what_the_seat_sees(box, seats, seed, habit):
    chance = Random(seed)
    for number, (state, _, _, _) in enumerate(steps(box, seats, seed, habit)):
        if number % 7 == 0:
            other = shuffle_unseen(state, state.seat, chance)
            assert engine.legal_actions(other) == engine.legal_actions(state)


@on_random_games
def test_players_choose_by_what_they_see(box, seats, seed, habit):
    chance = Random(seed)
    for number, (state, _, _, _) in enumerate(steps(box, seats, seed, habit)):
        if number % 25 == 0:
            actions = engine.legal_actions(state)
            seen = observe(shuffle_unseen(state, state.seat, chance), state.seat)
            for player in (ttr.players.random, ttr.players.greedy):
                assert player(observe(state, state.seat), actions) == player(seen, actions)


@on_random_games
def test_an_event_shows_its_secrets_only_to_its_seat(box, seats, seed, habit):
    def secrets(event):
        fields = type(event).__dataclass_fields__.values()
        return [field.name for field in fields if field.metadata.get("secret")]

    for _, _, _, events in steps(box, seats, seed, habit):
        for event in events:
            assert observe_event(event, event.seat if event.seat >= 0 else None) == (
                event if event.seat >= 0 else observe_event(event, None)
            )
            for viewer in (None, *(n for n in range(seats) if n != event.seat)):
                seen = observe_event(event, viewer)
                assert all(getattr(seen, name) is None for name in secrets(event))
                asked = getattr(seen, "decision", None)
                assert not isinstance(asked, KeepTickets) or asked.offered is None
