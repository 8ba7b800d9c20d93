"""The strategy lab: let players play many games against each other, and look at the results."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from ttr_widgets.locale import _
from ttr_widgets.model.actions import Action
from ttr_widgets.model.box import Box
from ttr_widgets.model.score import FinalScore
from ttr_widgets.model.state import GameOver, State, TakeTurn
from ttr_widgets.play.game import Game
from ttr_widgets.play.observe import Observation, observe
from ttr_widgets.play.seating import Player, whole
from ttr_widgets.rules import engine

from .how_far import counted
from .results import Results, Row


class SimulationError(ValueError):
    """Games that cannot be played like this; ``seen`` is the position a player failed in."""

    def __init__(self, message: str, seen: Observation | None = None):
        super().__init__(message)
        self.seen = seen


def simulate(
    box: str | Path | Box = "usa",
    players: Sequence[Player] | Mapping[str, Player] = (),
    games: int = 100,
    seed: int = 0,
    rotate: bool = True,
    progress: bool = True,
) -> Results:
    """Play many games, and show who won how often.

    Args:
        box: the name of a box, the path of a file of your own, or a box.
        players: the functions that play, such as ``[ttr.players.greedy, my_player]``, or names
            with functions.
        games: how many.
        seed: a whole number that decides every shuffle of every game. With the same seed, the
            first hundred of a thousand games are the hundred that ``games=100`` plays.
        rotate: everybody moves up one seat from game to game, so that no player gains from
            beginning; False to leave the first player in seat 0, who always begins.
        progress: show a bar in a notebook or a terminal.

    Returns:
        A table with a row for each seat of each game; a row is a dict of

        - ``game`` (from 0), ``seed`` (of this game: ``ttr.Game(box, players, seed)`` with the
          players in the order of their seats plays it again), ``seat`` (0 begins), ``player``;
        - ``won`` and the final count in points: ``total``, ``routes``, ``tickets``, and what
          the box adds, such as ``longest-path``, ``stations`` or ``attractions``;
        - ``turns`` taken and ``trains`` left;
        - what was done, as ids in ``box.map``: ``claimed`` routes, ``tickets_done``,
          ``tickets_failed``.

    Raises:
        ValueError: no such box, no such number of games or players; or a player is no function,
            or chose what is not legal: the sentence says who, and in which game.
    """
    if whole(games, "games") < 1:
        raise SimulationError(_("games={games}: play at least one game.").format(games=games))
    table = Game(box, named(players), seed)
    played = play_games(table, games, seed, rotate)
    return Results(table.box, table.names, with_bar(played, games, progress))


def with_bar(played: Iterable[list[Row]], games: int, progress: bool) -> list[Row]:
    """Gather the rows of so many games, and show a bar meanwhile."""
    with closing(counted(games, progress)) as steps:
        return [row for _step, game in zip(steps, played, strict=True) for row in game]


def play_games(table: Game, games: int, seed: int, rotate: bool) -> Iterator[list[Row]]:
    """Play one game after the other; yields the rows of each.

    Args:
        table: the box, and the functions that play with their names.
        games: how many.
        seed: decides every shuffle, as for ``simulate``.
        rotate: whether everybody moves up one seat from game to game.
    """
    chance = Random(seed).random  # its numbers are the same in every version of Python
    for number in range(games):
        shift = number % len(table.names) if rotate else 0
        yield [*_play(table, number, int(chance() * 2**32), shift)]


def named(players: Sequence[Player] | Mapping[str, Player]) -> dict[str, Player | None]:
    """Call players after their functions; who plays twice gets a number."""
    named = _with_names(players)
    for name, player in named.items():
        if not callable(player):
            message = _("{name} cannot play: {player!r} is no function.")
            raise SimulationError(message.format(name=name, player=player))
    return named


def _with_names(players: Any) -> dict[str, Player | None]:
    if isinstance(players, Mapping):
        return dict(players)
    if not isinstance(players, (list, tuple)):
        message = _("players={players!r}: give a list of functions, or names with functions.")
        raise SimulationError(message.format(players=players))
    names = [name_of(player) for player in players]
    for place, name in reversed([*enumerate(names)]):
        if names.count(name) > 1:
            names[place] = f"{name} {names[: place + 1].count(name)}"
    return dict(zip(names, players, strict=True))


def name_of(player: Any) -> str:
    """Call a player as its function is called, or as the class of a thing that can be called."""
    name = getattr(player, "__name__", type(player).__name__)
    return str(name).strip("<>")


def _play(table: Game, number: int, seed: int, shift: int) -> Iterator[Row]:
    """Play one game; yields what came of it, seat by seat."""
    seats = len(table.names)
    order = [(seat - shift) % seats for seat in range(seats)]
    state, _events = engine.new_game(table.box, seats, seed)
    turns = [0] * seats
    while not state.over:
        turns[state.seat] += type(state.decision) is TakeTurn
        who = order[state.seat]
        state = _decide(state, table.players[who], table.names[who], number)
    for seat, who in enumerate(order):
        row = {"game": number, "seed": seed, "seat": seat, "player": table.names[who]}
        yield row | _counts(state, seat) | {"turns": turns[seat]} | _deeds(state, seat)


def _decide(state: State, player: Any, name: str, number: int) -> State:
    """Let a player decide once."""
    seen, actions = observe(state, state.seat), engine.legal_actions(state)
    choice: Action = player(seen, actions)
    try:
        return engine.apply(state, choice)[0]
    except ValueError as refused:
        message = _("{name} chose {choice!r} in game {number} (seed {seed}), decision {n}: {why}")
        facts = {"number": number, "seed": state.seed, "n": state.asked, "why": refused}
        sentence = message.format(name=name, choice=choice, **facts)
        raise SimulationError(sentence, seen) from refused


def _score(state: State) -> FinalScore:
    assert isinstance(state.decision, GameOver)
    return state.decision.score


def _counts(state: State, seat: int) -> Row:
    """Read the final count of a seat: each kind of line in a column of its own."""
    score = _score(state)
    kinds = ("routes", "ticket", *(feature.name for feature in state.box.features))
    points = dict.fromkeys(kinds, 0)
    for line in score.of(seat):
        points[line.kind] = points.get(line.kind, 0) + line.points
    return {
        "won": seat in score.winners,
        "total": score.totals[seat],
        **{"tickets" if kind == "ticket" else kind: sum_ for kind, sum_ in points.items()},
    }


def _deeds(state: State, seat: int) -> Row:
    """What a seat has done with its trains and its tickets."""
    lines = [line for line in _score(state).of(seat) if line.ticket is not None]
    return {
        "trains": state.seats[seat].trains,
        "claimed": state.routes_of(seat),
        "tickets_done": tuple(line.ticket for line in lines if line.done),
        "tickets_failed": tuple(line.ticket for line in lines if not line.done),
    }
