"""What is legal and what breaks no rule are the same; what is refused changes nothing."""

from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest
from examples import gives_all_facts, on_random_games, steps

from ttr_widgets.model.actions import (
    ClaimRoute,
    DrawCard,
    DrawTickets,
    Keep,
    Pass,
    PaySurcharge,
    Withdraw,
)
from ttr_widgets.model.cards import KINDS, LOCOMOTIVE, count
from ttr_widgets.model.rule import IllegalAction
from ttr_widgets.model.state import TunnelSurcharge
from ttr_widgets.play.position import write_position
from ttr_widgets.rules import engine
from ttr_widgets.rules.features.build_station import BuildStation


def some_states(box, seats, seed, habit, number=3):
    """A few states of a random game, and for each decision the one with most to choose from."""
    states = [state for state, _, _, _ in steps(box, seats, seed, habit)]
    by_kind = {}
    for state in states:
        by_kind.setdefault(type(state.decision), []).append(state)
    chance = Random(seed)
    chosen = [max(kind, key=choices) for kind in by_kind.values()]
    return [*chosen, *chance.sample(states, min(number, len(states)))]


def choices(state):
    return len(engine.legal_actions(state))


@cache
def payments(spaces):
    """Payments right and wrong: for short routes all there are, for others all near a set."""
    if spaces <= 2:
        return tuple(bag for n in range(4) for bag in _bags(n))
    sets = [
        count([color] * (number - wild) + [LOCOMOTIVE] * wild)
        for number in (spaces - 1, spaces, spaces + 1)
        for color in KINDS[:-1]
        for wild in range(number + 1)
    ]
    chance = Random(spaces)
    mixed = [count(chance.choices(KINDS, k=spaces)) for _ in range(30)]
    return tuple(dict.fromkeys([*sets, *mixed]))


def _bags(number):
    return [count(kinds) for kinds in combinations_with_replacement(KINDS, number)]


@cache
def small_payments():
    """All payments of up to four cards: a surcharge and a station ask for three at most."""
    return tuple(bag for n in range(5) for bag in _bags(n))


def conceivable(state, routes, cities):
    """All actions that somebody might wish, with these routes and these cities only."""
    yield from (DrawCard(place) for place in range(-1, len(state.row) + 3))
    yield from (DrawTickets(), Pass(), Withdraw())
    places = range(6)
    yield from (Keep(some) for number in range(6) for some in combinations(places, number))
    for number in routes:
        spaces = state.box.map.routes[number].spaces
        yield from (ClaimRoute(number, payment) for payment in payments(spaces))
    asked = isinstance(state.decision, TunnelSurcharge)
    yield from (PaySurcharge(bag) for bag in small_payments()[:: 1 if asked else 60])
    for city in cities if state.box.feature("stations") else ():
        yield from (BuildStation(city, bag) for bag in small_payments())


def some_places(state, chance, routes, cities):
    """A few routes and cities: with all of them there would be too much to wish."""
    everywhere = ((state.box.map.routes, routes), (state.box.map.cities, cities))
    return tuple(
        chance.sample(range(len(places)), min(number, len(places))) for places, number in everywhere
    )


def among(action, routes, cities):
    """Whether an action is about these routes or cities, or about none."""
    match action:
        case ClaimRoute(route):
            return route in routes
        case BuildStation(city):
            return city in cities
    return True


@on_random_games
def test_legal_is_what_breaks_no_rule(box, seats, seed, habit):
    chance = Random(seed)
    for state in some_states(box, seats, seed, habit):
        places = some_places(state, chance, 10, 1)
        found = {a for a in conceivable(state, *places) if not engine.violations(state, a)}
        legal = engine.legal_actions(state)
        assert len(set(legal)) == len(legal)
        assert {action for action in legal if among(action, *places)} == found


@on_random_games
def test_every_legal_action_breaks_no_rule(box, seats, seed, habit):
    for state in some_states(box, seats, seed, habit):
        for action in engine.legal_actions(state):
            assert engine.violations(state, action) == ()
            assert engine.violations(state, action, state.seat) == ()


@on_random_games
def test_there_is_always_something_legal_until_the_end(box, seats, seed, habit):
    states = [after for _, _, after, _ in steps(box, seats, seed, habit)]
    assert all(engine.legal_actions(state) for state in states[:-1])
    assert states[-1].over and engine.legal_actions(states[-1]) == ()


@on_random_games
def test_legal_actions_come_in_the_order_of_booklet_and_map(box, seats, seed, habit):
    def place(action):
        match action:
            case DrawCard(place):
                return 0, place
            case ClaimRoute(route, payment):
                return 1, route, payment[LOCOMOTIVE], tuple(-n for n in payment)
            case DrawTickets():
                return (2,)
            case Keep(places):
                return 3, len(places), places
            case PaySurcharge(payment):
                return 4, payment[LOCOMOTIVE]
            case BuildStation(city, payment):
                return 6, city, payment[LOCOMOTIVE], tuple(-n for n in payment)
        return (5,) if isinstance(action, Withdraw) else (7,)

    for state in some_states(box, seats, seed, habit):
        places = [place(action) for action in engine.legal_actions(state)]
        assert places == sorted(places)


@on_random_games
def test_a_refused_action_changes_nothing(box, seats, seed, habit):
    chance = Random(seed)
    for state in some_states(box, seats, seed, habit):
        before, text = state.copy(), write_position(state)
        wishes = list(conceivable(state, *some_places(state, chance, 3, 1)))
        for action in some_of_each_kind(wishes, chance, 4):
            broken = engine.violations(state, action)
            if broken:
                with pytest.raises(IllegalAction) as refusal:
                    engine.apply(state, action)
                assert refusal.value.violations == broken
        assert state == before and write_position(state) == text


def some_of_each_kind(wishes, chance, number):
    """Choose a few draws, a few claims, ...: the payments of one kind are far too many."""
    by_kind = {}
    for wish in wishes:
        by_kind.setdefault(type(wish), []).append(wish)
    few = (chance.sample(kind, min(number, len(kind))) for kind in by_kind.values())
    return [wish for kind in few for wish in kind]


@on_random_games
def test_every_complaint_is_a_whole_sentence(box, seats, seed, habit):
    for state in some_states(box, seats, seed, habit, number=1):
        routes, cities = some_places(state, Random(seed), 1, 1)
        for action in conceivable(state, routes, cities):
            for violation in engine.violations(state, action):
                gives_all_facts(violation)
                sentence = str(violation)
                assert sentence.endswith(".") and "{" not in sentence and "None" not in sentence


@on_random_games
def test_only_the_seat_that_is_asked_may_act(box, seats, seed, habit):
    for state in some_states(box, seats, seed, habit, number=1):
        other = (state.seat + 1) % seats
        for action in engine.legal_actions(state)[:20]:
            broken = engine.violations(state, action, other)
            assert [violation.id for violation in broken] == ["turn.order"]
