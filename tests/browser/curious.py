"""Runs in the kernel of a test: a person who tries everything once, and then plays to win."""

import re

from ttr_widgets.model.actions import (
    ClaimRoute,
    DrawCard,
    DrawTickets,
    Keep,
    PaySurcharge,
    Withdraw,
)
from ttr_widgets.play.players import greedy
from ttr_widgets.rules.features.build_station import BuildStation

from .finder import targets, waits

WANTED = (Withdraw, PaySurcharge, BuildStation)


def wish(board):
    """What a curious person wants now: what was never done, then tunnels and ferries."""
    game = board.game
    legal, done = game.legal_actions(), done_by(game, game.seat)
    return (
        next((one for one in legal if isinstance(one, WANTED) and type(one) not in done), None)
        or _claim(game, legal, "tunnel", {Withdraw, PaySurcharge} <= done)
        or _claim(game, legal, "ferry", "ferry" in done)
        or greedy(game.observe(game.seat), legal)
    )


def _claim(game, legal, kind, enough):
    claims = (one for one in legal if isinstance(one, ClaimRoute) and not enough)
    return next((one for one in claims if getattr(game.box.map.routes[one.route], kind)), None)


def done_by(game, seat):
    """The kinds of actions that a seat has done; ``"ferry"`` if it has claimed one."""
    before = zip(game._states[:-1], game.actions, strict=True)
    done = {type(action) for state, action in before if state.seat == seat}
    ferries = [one for one in game.state.routes_of(seat) if game.box.map.routes[one].ferry]
    return done | ({"ferry"} if ferries else set())


def names_of(kinds):
    """The kinds of actions in words, to send them to the test."""
    return sorted(getattr(kind, "__name__", kind) for kind in kinds)


def next_targets(board):
    """How much was played, and what this person would click now, if one is asked."""
    clicks = [repr(one) for one in targets(board, wish(board))] if waits(board) else []
    return len(board.game.actions), clicks


def next_keys(board):
    """How much was played, and the controls that this person would go to, with what to press."""
    return len(board.game.actions), keys(board, wish(board)) if waits(board) else []


def keys(board, action):
    """The names of controls, as patterns, and the key to press or the line to choose there."""
    panel = board._face.panel
    if isinstance(action, DrawCard):
        control = panel.row[action.place - 1] if action.place else panel.deck
        return [(_name(control), "Enter")]
    if isinstance(action, DrawTickets):
        return [(_name(panel.tickets), "Enter")]
    if isinstance(action, Keep):
        marked = [(_name(panel.offered[place - 1]), "Space") for place in action.places]
        return [*marked, ("Keep$", "Enter")]
    if isinstance(action, PaySurcharge):
        return [("Surcharge", _line(panel.surcharge, action)), ("Pay$", "Enter")]
    if isinstance(action, (ClaimRoute, BuildStation)):
        return _chosen(panel, action)
    return [(f"{type(action).__name__}$", "Enter")]


def _chosen(panel, action):
    claim = isinstance(action, ClaimRoute)
    chooser = panel.claim if claim else panel.place
    name = next(name for name, pays in chooser._places if action in dict(pays).values())
    title, verb = ("Claim a route", "Claim$") if claim else ("Build a station", "Build$")
    pays = dict(chooser._places)[name]
    pay = [("Pay with", _line(chooser, action))] if len(pays) > 1 else []
    return [(title, name), *pay, (verb, "Enter")]


def _line(chooser, action):
    pays = (pair for _name, pairs in chooser._places for pair in pairs)
    return next(words for words, one in pays if one == action)


def _name(control):
    return re.escape(control.description)
