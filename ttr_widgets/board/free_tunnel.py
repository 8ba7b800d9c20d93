"""A tunnel that cost no extra cards: what was turned up for it, shown until somebody acts."""

from dataclasses import dataclass

from ttr_widgets.locale import _
from ttr_widgets.model.actions import ClaimRoute
from ttr_widgets.model.cards import Cards
from ttr_widgets.model.events import CardRevealed, RouteClaimed
from ttr_widgets.play.game import Game


@dataclass(frozen=True, slots=True)
class FreeTunnel:
    """Who claimed which tunnel with which cards, and what was revealed; all of it lies open."""

    seat: int
    route: int
    payment: Cards
    revealed: tuple[int, ...]
    points: int


def free_tunnel(game: Game) -> FreeTunnel | None:
    """Find the tunnel that the last action claimed with no surcharge; None if it did not."""
    if not game.actions or not isinstance(game.actions[-1], ClaimRoute):
        return None
    events = game.events[-1]
    revealed = tuple(one.card for one in events if isinstance(one, CardRevealed))
    for one in events:
        if isinstance(one, RouteClaimed) and revealed:
            return FreeTunnel(one.seat, one.route, one.payment, revealed, one.points)
    return None


def say_free(game: Game) -> str:
    """Say that a tunnel cost nothing more; nothing where there was none."""
    found = free_tunnel(game)
    if found is None:
        return ""
    route = game.box.map.route_label(game.box.map.routes[found.route])
    return _("The tunnel {route}: nothing more to pay, claimed.").format(route=route)
