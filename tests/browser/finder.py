"""Runs in the kernel of a test: where on a board one must click to say an action."""

from ttr_widgets.board.places import Target
from ttr_widgets.model.actions import ClaimRoute, DrawCard, DrawTickets, Keep, PaySurcharge
from ttr_widgets.model.cards import LOCOMOTIVE
from ttr_widgets.play.players import greedy


def where(board, target):
    """The middle of what can be pointed at, in CSS pixels of the picture."""
    layout, scene = board._face._layout(), board._face._scene
    for place in (*scene.places, *layout.table):
        if place.target == target:
            return place.rect.middle
    points = layout.tracks[target.id].line if target.kind == "route" else [layout.dots[target.id]]
    return next(point for point in _from_the_middle(points) if layout.target_at(*point) == target)


def _from_the_middle(points):
    return sorted(points, key=lambda point: abs(points.index(point) - len(points) / 2))


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
    if isinstance(action, PaySurcharge):
        return _offer(board, action)
    return [Target("button", name="withdraw")]


def _offer(board, action):
    same = [
        one
        for one in board.game.legal_actions()
        if type(one) is type(action) and getattr(one, "route", 0) == getattr(action, "route", 0)
    ]
    same.sort(key=lambda one: one.payment[LOCOMOTIVE])
    return [Target("offer", same.index(action))] if len(same) > 1 else []


def waits(board):
    """Tell whether the table waits for a person."""
    return not board.game.over and board.game.players[board.game.seat] is None


def wish(board):
    """What a greedy person wants now."""
    game = board.game
    return greedy(game.observe(game.seat), game.legal_actions())


def next_targets(board):
    """What a greedy person would click now; None if nobody waits for a person."""
    return targets(board, wish(board)) if waits(board) else None
