"""What is legal and what breaks no rule are the same; what is refused changes nothing."""

from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest
from examples import gives_all_facts, on_random_games, steps

from ttr_widgets.model.actions import ClaimRoute, DrawCard, DrawTickets, Keep, Pass
from ttr_widgets.model.cards import KINDS, LOCOMOTIVE, count
from ttr_widgets.model.rule import IllegalAction
from ttr_widgets.play.position import write_position
from ttr_widgets.rules import engine


def some_states(box, seats, seed, habit, number=8):
    """A few states of a random game, at least one of each decision."""
    states = [state for state, _, _, _ in steps(box, seats, seed, habit)]
    by_kind = {}
    for state in states:
        by_kind.setdefault(type(state.decision), []).append(state)
    chance = Random(seed)
    chosen = [chance.choice(kind) for kind in by_kind.values()]
    return [*chosen, *chance.sample(states, min(number, len(states)))]


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


def conceivable(state, routes):
    """All actions that somebody might wish, with claims of these routes only."""
    yield from (DrawCard(place) for place in range(-1, len(state.row) + 3))
    yield from (DrawTickets(), Pass())
    places = range(6)
    yield from (Keep(some) for number in range(6) for some in combinations(places, number))
    for number in routes:
        spaces = state.box.map.routes[number].spaces
        yield from (ClaimRoute(number, payment) for payment in payments(spaces))


@on_random_games
def test_legal_is_what_breaks_no_rule(box, seats, seed, habit):
    chance = Random(seed)
    for state in some_states(box, seats, seed, habit):
        routes = chance.sample(range(len(state.owners)), 12)
        wishes = list(conceivable(state, routes))
        found = {action for action in wishes if not engine.violations(state, action)}
        legal = engine.legal_actions(state)
        assert len(set(legal)) == len(legal)
        assert {a for a in legal if type(a) is not ClaimRoute or a.route in routes} == found


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
            case Keep(places):
                return 3, len(places), places
        return (2,) if isinstance(action, DrawTickets) else (4,)

    for state in some_states(box, seats, seed, habit):
        places = [place(action) for action in engine.legal_actions(state)]
        assert places == sorted(places)


@on_random_games
def test_a_refused_action_changes_nothing(box, seats, seed, habit):
    chance = Random(seed)
    for state in some_states(box, seats, seed, habit):
        before, text = state.copy(), write_position(state)
        wishes = list(conceivable(state, chance.sample(range(len(state.owners)), 3)))
        for action in chance.sample(wishes, 25):
            broken = engine.violations(state, action)
            if broken:
                with pytest.raises(IllegalAction) as refusal:
                    engine.apply(state, action)
                assert refusal.value.violations == broken
        assert state == before and write_position(state) == text


@on_random_games
def test_every_complaint_is_a_whole_sentence(box, seats, seed, habit):
    for state in some_states(box, seats, seed, habit, number=2):
        for action in conceivable(state, [seed % len(state.owners)]):
            for violation in engine.violations(state, action):
                gives_all_facts(violation)
                sentence = str(violation)
                assert sentence.endswith(".") and "{" not in sentence and "None" not in sentence


@on_random_games
def test_only_the_seat_that_is_asked_may_act(box, seats, seed, habit):
    for state in some_states(box, seats, seed, habit, number=2):
        other = (state.seat + 1) % seats
        for action in engine.legal_actions(state)[:20]:
            broken = engine.violations(state, action, other)
            assert [violation.id for violation in broken] == ["turn.order"]
