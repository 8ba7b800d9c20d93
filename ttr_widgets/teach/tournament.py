"""A tournament: every player against every other, and who is best."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import combinations
from pathlib import Path

from ttr_widgets.locale import _
from ttr_widgets.model.box import Box
from ttr_widgets.play.game import Game
from ttr_widgets.play.seating import Player, whole

from .lab import SimulationError, named, play_games, with_bar
from .results import Results, Share
from .table import numbers_line


@dataclass(frozen=True)
class Tournament:
    """What came of a tournament. Get it with ``ttr.tournament``.

    ``pairs`` has the results of each pair of names.
    """

    box: Box
    players: tuple[str, ...]
    pairs: Mapping[tuple[str, str], Results]

    @property
    def ranking(self) -> tuple[tuple[str, Share], ...]:
        """The players with their share of all games they were in, the best first."""
        shares = {name: self.wins(name) for name in self.players}
        return tuple(sorted(shares.items(), key=lambda one: -one[1].share))

    def wins(self, player: str, against: str = "") -> Share:
        """Count the games that a player won, against one other or against all.

        Args:
            player: whose wins.
            against: the name of the other; "" is everybody else.
        """
        there = [r for pair, r in self.pairs.items() if player in pair and against in (*pair, "")]
        counts = [results.wins(player=player) for results in there]
        return Share(sum(one.times for one in counts), sum(one.games for one in counts))

    def __repr__(self) -> str:
        ranks = ", ".join(f"{name} {100 * wins.share:.0f} %" for name, wins in self.ranking)
        return f"<Tournament on {self.box.title}: {ranks}>"

    def _repr_html_(self) -> str:
        caption = _("{title}: who won how often").format(title=self.box.title)
        order = [name for name, _wins in self.ranking]
        heads = [_("Player"), _("Share of the games"), *map(_against, order)]
        rows = (numbers_line(self._cells(name, order)) for name in order)
        note = _("In brackets: where the true share is, 95 times in 100.")
        body = numbers_line(heads, "th") + "".join(rows)
        table = f"<table><caption>{escape(caption)}</caption>{body}</table>"
        return f"{table}<p>{escape(note)}</p>"

    def _cells(self, name: str, order: Sequence[str]) -> Iterator[str]:
        yield name
        yield str(self.wins(name))
        for other in order:
            yield "" if other == name else f"{100 * self.wins(name, other).share:.0f} %"


def _against(name: str) -> str:
    return _("against {name}").format(name=name)


def tournament(
    players: Sequence[Player] | Mapping[str, Player],
    box: str | Path | Box = "usa",
    games: int = 20,
    seed: int = 0,
    progress: bool = True,
) -> Tournament:
    """Let every player meet every other, and rank them.

    Args:
        players: the functions that play, or names with functions, as for ``ttr.simulate``.
        box: the name of a box, the path of a file of your own, or a box for two players.
        games: how many games each pair plays; both begin equally often.
        seed: a whole number that decides every shuffle; each pair gets the same cards.
        progress: show a bar in a notebook or a terminal.

    Returns:
        a ranking, and for each pair the results as ``ttr.simulate`` gives them.

    Raises:
        ValueError: fewer than two players or one game, or what ``ttr.simulate`` refuses.
    """
    table = named(players)
    if len(table) < 2 or whole(games, "games") < 1:
        raise SimulationError(_("A tournament takes two players or more, and a game or more."))
    tables = [Game(box, dict(pair), seed) for pair in combinations(table.items(), 2)]
    played = (game for one in tables for game in play_games(one, games, seed, rotate=True))
    rows = with_bar(played, games * len(tables), progress)
    each = 2 * games  # rows for a pair: one for each of the two seats of its games
    pairs = {
        (one.names[0], one.names[1]): Results(one.box, one.names, rows[start : start + each])
        for one, start in zip(tables, range(0, len(rows), each), strict=True)
    }
    return Tournament(tables[0].box, tuple(table), pairs)
