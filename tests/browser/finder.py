"""Runs in the kernel of a test: where on a board one must click to say an action."""

from ttr_widgets.board.places import Target
from ttr_widgets.model.actions import ClaimRoute, DrawCard, DrawTickets, Keep, PaySurcharge
from ttr_widgets.model.cards import LOCOMOTIVE
from ttr_widgets.model.state import KeepTickets
from ttr_widgets.play.players import greedy
from ttr_widgets.rules.features.build_station import BuildStation


def where(board, target):
    """The middle of a target, in CSS pixels of the picture; None if it is not there."""
    layout, scene = board._face._layout(), board._face._scene
    for place in (*scene.places, *layout.table):
        if place.target == target:
            return place.rect.middle
    points = _points(layout, target)
    return next((one for one in points if layout.target_at(*one, scene.places) == target), None)


def _points(layout, target):
    """Points of a route, the middle ones first; or the dot of a city."""
    if target.kind == "city":
        return [layout.dots[target.id]]
    line = layout.tracks[target.id].line if target.kind == "route" else ()
    return sorted(line, key=lambda point: abs(line.index(point) - len(line) / 2))


def targets(board, action):
    """What to click, one after the other, to say an action."""
    if isinstance(action, DrawCard):
        return [Target("row", action.place) if action.place else Target("deck")]
    if isinstance(action, DrawTickets):
        return [Target("tickets")]
    if isinstance(action, Keep):
        return [
            *(Target("offered", place) for place in action.places),
            Target("button", name="keep"),
        ]
    if isinstance(action, ClaimRoute):
        return [Target("route", action.route), *_offer(board, action)]
    if isinstance(action, BuildStation):
        return [Target("city", action.city), *_offer(board, action)]
    if isinstance(action, PaySurcharge):
        return _offer(board, action)
    return [Target("button", name="withdraw")]


def _offer(board, action):
    """The payment to click, where the board asks for it."""
    same = [one for one in board.game.legal_actions() if _place(one) == _place(action)]
    same.sort(key=lambda one: one.payment[LOCOMOTIVE])
    asked = len(same) > 1 or board._face.guard.touched or not _is_plain_claim(board, action)
    return [Target("offer", same.index(action))] if asked and same else []  # else it is refused


def _is_plain_claim(board, action):
    routes = board.game.box.map.routes
    return isinstance(action, ClaimRoute) and not routes[action.route].tunnel


def _place(action):
    return type(action), getattr(action, "route", None), getattr(action, "city", None)


def waits(board):
    """Tell whether the table waits for a person."""
    return not board.game.over and board.game.players[board.game.seat] is None


def asked_for_tickets(board):
    """Tell whether the table waits for tickets to be chosen."""
    return isinstance(board.game.state.decision, KeepTickets)


def wish(board):
    """What a greedy person wants now."""
    game = board.game
    return greedy(game.observe(game.seat), game.legal_actions())


def next_targets(board):
    """How much was played, and what a greedy person would click now, if one is asked."""
    clicks = [repr(one) for one in targets(board, wish(board))] if waits(board) else []
    return len(board.game.actions), clicks


def next_words(board):
    """How much was played, and what a greedy person would type now, if one is asked."""
    words = board.game.write(wish(board)) if waits(board) else ""
    return len(board.game.actions), words
