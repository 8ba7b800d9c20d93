"""What many tests share: refusals seen from all sides, random games, counts of what is there."""

import importlib.util
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from random import Random
from string import Formatter
from zlib import crc32

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import ttr_widgets as ttr
from ttr_widgets.model.actions import ClaimRoute, DrawCard, DrawTickets, PaySurcharge
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import KINDS, LOCOMOTIVE, NAMES, NO_CARD, write_cards
from ttr_widgets.model.state import KeepTickets, TunnelSurcharge
from ttr_widgets.rules import engine

HERE = Path(__file__).parent
BOXES = tuple(ttr.boxes())
USA = ("usa", "usa-2004")
"""The two boxes with the map of the USA, for tests that name its cities."""
on_usa_boxes = pytest.mark.parametrize("box", USA)

in_time = pytest.mark.timeout(120, method="thread")
"""The time limit of a test that hypothesis repeats.

Hypothesis would take the usual timeout for a failing example, go on to the next one and wait
there forever. This method ends the whole process; the others run on in a new one.
"""


def the_box(box):
    """Find a box by its name; a box made by a test is itself."""
    return box if isinstance(box, Box) else ttr.load_box(box)


def texts(game):
    """Write everything that is legal."""
    return [game.write(action) for action in game.legal_actions()]


def claims(game, name):
    """Write every legal payment for the route (or the two routes) of this name."""
    return [text for text in texts(game) if text.startswith(f"claim {name}")]


def refused(game, wish, *ids, seat=None):
    """Check that a wish breaks exactly these rules and changes nothing; returns the sentences."""
    before, log = game.state.copy(), game.log_for(game.seat)
    broken = game.why_not(wish, seat=seat)
    assert tuple(violation.id for violation in broken) == ids
    with pytest.raises(ttr.IllegalAction) as refusal:
        game.play(wish, seat=seat)
    assert refusal.value.violations == broken
    assert game.state == before and game.log_for(game.seat) == log
    for violation in broken:
        gives_all_facts(violation)
    return tuple(str(violation) for violation in broken)


def gives_all_facts(violation):
    """Check that a complaint is given its facts: all that it has a place for, and no others."""
    places = {name for _, name, _, _ in Formatter().parse(violation.rule.complaint) if name}
    assert places == set(violation.facts), violation.id


def draw_two(game):
    """Take a turn that changes as little as can be."""
    game.play("draw deck")
    game.play("draw deck")


def hand(game, seat):
    return write_cards(game.state.seats[seat].hand)


def row(game):
    return " ".join("-" if card == NO_CARD else NAMES[card] for card in game.state.row)


def deck(game):
    return " ".join(NAMES[card] for card in reversed(game.state.deck))


def route(game, name):
    """The id of the route of exactly this name."""
    return next(route.id for route in game.box.map.routes if route.name == name)


def owner(game, name):
    return game.state.owners[route(game, name)]


def ticket_names(game, tickets):
    return [game.box.map.tickets[ticket].name for ticket in tickets]


def cards_of_the_table(state):
    """Count all train cards that are anywhere, kind by kind.

    The cards revealed for a tunnel lie open; those laid out for it are in the hand until paid.
    """
    loose = [*state.deck, *(card for card in state.row if card != NO_CARD)]
    loose += state.decision.revealed if isinstance(state.decision, TunnelSurcharge) else ()
    bags = [state.discards, *(seat.hand for seat in state.seats)]
    return tuple(loose.count(kind) + sum(bag[kind] for bag in bags) for kind in KINDS)


def tickets_of_the_table(state):
    """List all tickets that are anywhere, in the order of the map."""
    lying = [*state.ticket_deck, *state.aside]
    for seat in state.seats:
        lying += [*seat.tickets, *seat.dealt]
    if isinstance(state.decision, KeepTickets):
        lying += state.decision.offered
    return sorted(lying)


def trains_of_the_table(state):
    """For each seat, its trains left and on the board together."""
    spaces = [route.spaces for route in state.box.map.routes]
    return [
        seat.trains + sum(spaces[route] for route in state.routes_of(number))
        for number, seat in enumerate(state.seats)
    ]


def any_action(state, chance):
    return chance.choice(engine.legal_actions(state))


def any_kind(state, chance):
    """Choose the kind of action first: far fewer claims than among all actions."""
    actions = engine.legal_actions(state)
    kind = chance.choice(sorted({type(action).__name__ for action in actions}))
    return chance.choice([action for action in actions if type(action).__name__ == kind])


def hoarder(state, chance):
    """Draw all there is, then claim as little as can be: decks run out, rows have gaps."""
    actions = engine.legal_actions(state)
    for kind in (DrawCard, DrawTickets):
        wanted = [action for action in actions if type(action) is kind]
        if wanted and chance.random() < 0.95:
            return chance.choice(wanted)
    claims = [action for action in actions if type(action) is ClaimRoute]
    few = min((sum(claim.payment) for claim in claims), default=0)
    return chance.choice([claim for claim in claims if sum(claim.payment) == few] or actions)


def digger(state, chance):
    """Save cards, dig tunnels without locomotives, and pay what they cost besides."""
    actions = engine.legal_actions(state)
    digs = [action for action in actions if _digs(action, state.box.map.routes)]
    if digs and chance.random() < 0.5:
        return chance.choice(digs)
    draws = [action for action in actions if isinstance(action, DrawCard)]
    return chance.choice(draws) if chance.random() < 0.8 and draws else any_kind(state, chance)


def _digs(action, routes):
    if isinstance(action, ClaimRoute):
        return routes[action.route].tunnel and not action.payment[LOCOMOTIVE]
    return isinstance(action, PaySurcharge)


HABITS = (any_action, any_kind, hoarder, digger)


@lru_cache(maxsize=32)
def steps(box, seats, seed, habit=any_action, first=0):
    """A random game that is played once for all laws of a file: what ``fresh_steps`` yields."""
    return tuple(fresh_steps(box, seats, seed, habit, first))


def fresh_steps(box, seats, seed, habit=any_action, first=0):
    """Play a random game; yields each state, the action taken there, the next state, the events."""
    chance = Random(seed)
    state, _ = engine.new_game(the_box(box), seats, seed, first)
    while not state.over:
        action = habit(state, chance)
        after, events = engine.apply(state, action)
        yield state, action, after, events
        state = after


def tables(boxes=BOXES):
    """All boxes with all numbers of players."""
    sizes = {box: ttr.load_box(box).players for box in boxes}
    return [(box, seats) for box, (few, most) in sizes.items() for seats in range(few, most + 1)]


def on_random_games(law):
    """Try a law at every table (each box, each number of players), then on random games more."""

    def tried(table, seed, habit):
        law(*table, seed, habit)

    tried.__name__, tried.__module__, tried.__doc__ = law.__name__, law.__module__, law.__doc__
    seeds, habits = st.integers(0, 2**32), st.sampled_from(HABITS)
    # A whole game has hundreds of positions: fewer games than other examples will do.
    more = settings.default.max_examples * 2 // 5 - len(tables())
    few = settings(max_examples=max(2, more))
    trial = few(given(table=st.sampled_from(tables()), seed=seeds, habit=habits)(tried))
    for number, table in enumerate(tables(), start=crc32(law.__module__.encode())):
        trial = example(table=table, seed=number, habit=HABITS[number % len(HABITS)])(trial)
    trial.law = law
    return in_time(trial)


def random_game(box, seats, seed, habit=any_action, first=0):
    """Play a random game to its end at a table."""
    game = ttr.Game(box, seats, seed, first)
    for _, action, _, _ in steps(box, seats, seed, habit, first):
        game.play(action)
    return game


def with_ferry(box, name, locomotives):
    """The box with one route made a ferry that asks for so many locomotives."""
    box = ttr.load_box(box)
    routes = tuple(
        replace(route, ferry=locomotives) if route.name == name else route
        for route in box.map.routes
    )
    return replace(box, map=replace(box.map, routes=routes))


def tool(name):
    """Load one of the programs in ``tools``."""
    spec = importlib.util.spec_from_file_location(name, HERE.parent / "tools" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
