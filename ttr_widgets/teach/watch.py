"""What to watch for in a game: each thing with the sentence that told of it for the first time."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain

from ttr_widgets.locale import _, mark
from ttr_widgets.model import events as happened
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import LOCOMOTIVE
from ttr_widgets.play.game import Game
from ttr_widgets.play.observe import observe_event
from ttr_widgets.play.tell import tell
from ttr_widgets.rules.features.build_station import StationBuilt, number_each

from . import table

Happens = Callable[[Game, happened.Event], bool]
"""Tells whether an event of a game is the one to watch for."""


@dataclass(frozen=True, slots=True)
class WatchList:
    """What can happen in a game, and what has. Make it with ``ttr.watch_list``.

    ``rows`` have the thing to watch for, and the sentence of the first time; ``""`` if it has
    not happened yet.
    """

    rows: tuple[tuple[str, str], ...]

    def __repr__(self) -> str:
        lines = (f"{_sign(said)} {thing}: {said}".removesuffix(": ") for thing, said in self.rows)
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        rows = (table.line((_sign(said), thing, said)) for thing, said in self.rows)
        return f"<table>{''.join(rows)}</table>"


def watch_list(game: Game) -> WatchList:
    """Say what to watch for in this game, and tick what has happened so far.

    Only what everybody at the table could see is told.

    >>> import ttr_widgets as ttr
    >>> game = ttr.scenario("usa", row="locomotive red blue green white")
    >>> events = game.play("draw 1")
    >>> ttr.watch_list(game)
    ✓ A face-up locomotive is taken: Ada takes a locomotive from the row.
    ○ The row is swept, because of too many locomotives
    ○ The second route of a double route closes
    ○ More tickets are drawn
    ○ The deck runs out, and the discards are shuffled
    ○ The last round begins

    Args:
        game: before its first turn, in the middle or at its end.
    """
    wild = game.box.card_name(LOCOMOTIVE)
    things = _things(game.box)
    return WatchList(tuple((_(said).format(wild=wild), _first(game, it)) for said, it in things))


def _things(box: Box) -> Iterator[tuple[str, Happens]]:
    routes = box.map.routes
    yield mark("A face-up {wild} is taken"), _takes_wild
    yield mark("The row is swept, because of too many {wild}s"), _is(happened.RowSwept)
    if any(route.twin is not None for route in routes):
        yield mark("The second route of a double route closes"), _closes
    if any(route.ferry for route in routes):
        yield mark("A ferry is claimed"), _claims_ferry
    if any(route.tunnel for route in routes):
        yield mark("A tunnel is tried"), _is(happened.CardRevealed)
        yield mark("Somebody withdraws from a tunnel"), _is(happened.TunnelLeft)
    if number_each(box):
        yield mark("A station is built"), _is(StationBuilt)
    yield mark("More tickets are drawn"), _is(happened.TicketsDrawn)
    yield mark("The deck runs out, and the discards are shuffled"), _is(happened.DeckShuffled)
    yield mark("The last round begins"), _is(happened.LastRoundBegan)


def _is(kind: type[happened.Event]) -> Happens:
    return lambda game, event: isinstance(event, kind)


def _takes_wild(game: Game, event: happened.Event) -> bool:
    return isinstance(event, happened.CardTaken) and event.card == LOCOMOTIVE


def _closes(game: Game, event: happened.Event) -> bool:
    if len(game.names) > game.box.doubles_close_up_to:
        return False
    routes = game.box.map.routes
    return isinstance(event, happened.RouteClaimed) and routes[event.route].twin is not None


def _claims_ferry(game: Game, event: happened.Event) -> bool:
    return isinstance(event, happened.RouteClaimed) and game.box.map.routes[event.route].ferry > 0


def _first(game: Game, happens: Happens) -> str:
    """Find the first time that something happened after the set-up, and say it in a sentence."""
    for event in chain.from_iterable(game.events[1:]):
        if happens(game, event):
            return tell(game.box, game.names, observe_event(event, None))
    return ""


def _sign(said: str) -> str:
    return "✓" if said else "○"
