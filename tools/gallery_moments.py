"""Moments of games that the gallery shows: positions, and what was clicked or told in them."""

from collections.abc import Iterator
from dataclasses import dataclass

import ttr_widgets as ttr
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.places import Target
from ttr_widgets.model.state import TakeTurn

NAMES = ("Ada", "Grace", "Hedy", "Katherine", "Mary")
MIDDLE = {"usa": 200, "europe": 260, "new-york": 60, "islands": 40}
"""How many decisions make the middle of a game, by box."""
HANDS = {0: "5 green, 2 locomotive, 1 red"}


@dataclass(frozen=True)
class Moment:
    """What a picture shows: a game, what was clicked and pointed at, what was told, and to whom."""

    name: str
    game: ttr.Game
    clicked: tuple[Target, ...] = ()
    hover: Target | None = None
    message: str = ""
    eyes: Eyes | None = None


def boxes() -> Iterator[Moment]:
    """Every map in the middle of a game with the most seats."""
    for box in MIDDLE:
        yield Moment(f"{box}-middle", middle(box))


def moments() -> Iterator[Moment]:
    """Everything else that a board shows in the course of a game."""
    yield from _turns()
    yield from _told()
    yield from _covers()
    yield from _dialogs()
    yield from _ends()


def _turns() -> Iterator[Moment]:
    yield Moment("usa-opening", new_game("usa", seats=4))
    second = ttr.scenario("usa", players=list(NAMES[:3]), hands=HANDS, seed=2)
    second.play("draw deck")
    yield Moment("usa-second-card", second)
    last = new_game("new-york", seats=4)
    while last.observe(None).turns_left is None:
        last.step()
    yield Moment("new-york-last-round", last)


def _told() -> Iterator[Moment]:
    game = middle("usa")
    open_ones = [one.route for one in game.legal_actions() if isinstance(one, ttr.ClaimRoute)]
    yield Moment("usa-hover", game, hover=Target("route", open_ones[0]))
    yield Moment("usa-ticket-way", game, (Target("ticket", 2),))
    poor = ttr.scenario("europe", players=list(NAMES[:2]), hands=HANDS, seed=2)
    yield Moment("europe-refusal", poor, message=refusal(poor, "claim Munchen-Wien"))


def _covers() -> Iterator[Moment]:
    game = ttr.scenario("europe", players=list(NAMES[:3]), hands=HANDS, seed=2)
    yield Moment("europe-covered", game, eyes=Eyes(0, shared=True, covered=True))
    game = ttr.scenario("europe", players=list(NAMES[:3]), hands=HANDS, seed=2)
    game.play("draw deck")
    game.play("draw deck")
    leaving = Eyes(0, shared=True, leaving=len(game.actions))
    yield Moment("europe-leaving", game, eyes=leaving)


def _dialogs() -> Iterator[Moment]:
    """What the board asks over the map."""
    offered = (Target("offered", 1), Target("offered", 3))
    yield Moment("usa-tickets", ttr.Game("usa", players=list(NAMES[:3]), seed=2), offered)
    game = before_a_tunnel()
    yield Moment("europe-station", game, (place(game, "city", "Munchen"),))
    yield Moment("europe-payments", game, (place(game, "route", "Barcelona-Marseille"),))
    yield Moment("europe-tunnel", in_a_tunnel())
    yield Moment("europe-free-tunnel", in_a_tunnel("blue blue red ..."))


def _ends() -> Iterator[Moment]:
    yield Moment("usa-end", ended("usa", seats=4))
    game = ended("europe", seats=5)
    lines = game.scores().lines
    longest = next(n for n, one in enumerate(lines) if one.kind == "longest-path" and one.points)
    yield Moment("europe-count", game, (Target("line", longest),))


def before_a_tunnel(deck: str = "green blue locomotive ...") -> ttr.Game:
    """Europe, with cards for a tunnel, a ferry's neighbor and a station in one hand."""
    return ttr.scenario("europe", players=list(NAMES[:2]), hands=HANDS, deck=deck)


def in_a_tunnel(deck: str = "green blue locomotive ...") -> ttr.Game:
    """Three cards are turned up for a tunnel."""
    game = before_a_tunnel(deck)
    game.play("claim Paris-Zurich with 3 green")
    return game


def middle(box: str) -> ttr.Game:
    """The middle of a game with the most seats."""
    game = new_game(box, seats=ttr.load_box(box).players[1])
    advance(game, MIDDLE[box])
    return game


def ended(box: str, seats: int) -> ttr.Game:
    """A whole game."""
    game = new_game(box, seats)
    advance(game, 10_000)
    return game


def new_game(box: str, seats: int) -> ttr.Game:
    """A game of computer players whose start tickets are chosen."""
    game = ttr.Game(box, players=dict.fromkeys(NAMES[:seats], ttr.players.greedy), seed=11)
    advance(game, 1)
    return game


def advance(game: ttr.Game, steps: int) -> None:
    """Let the players decide so often, and on until somebody is asked to take a turn."""
    while not game.over and (steps > 0 or not isinstance(game.state.decision, TakeTurn)):
        game.step()
        steps -= 1


def place(game: ttr.Game, kind: str, name: str) -> Target:
    """A route or a city by its name."""
    found = game.box.map.routes if kind == "route" else game.box.map.cities
    return Target(kind, next(one.id for one in found if one.name == name))


def refusal(game: ttr.Game, wish: str) -> str:
    """What the board says to a wish that the rules forbid."""
    try:
        game.play(wish)
    except ttr.IllegalAction as refused:
        return str(refused)
    raise ValueError(f"{wish} is legal here")
