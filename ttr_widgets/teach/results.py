"""The results of many games: a table with a row for each seat of each game, and what it says."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from math import sqrt
from statistics import fmean
from typing import Any, overload

from ttr_widgets.locale import _, ngettext
from ttr_widgets.model.box import Box
from ttr_widgets.model.gamemap import Ticket

from .table import numbers_line

Row = dict[str, Any]
"""What one seat did in one game. ``ttr.simulate`` names the columns."""

SURE = 1.96
"""How many standard errors hold 95 of 100 results."""


@dataclass(frozen=True, slots=True)
class Share:
    """How often something happened: ``times`` of ``games``, and what that tells.

    The true share lies between ``low`` and ``high`` in 95 of 100 such counts (Wilson's interval).
    """

    times: int
    games: int

    @property
    def share(self) -> float:
        """The share that was counted, from 0 to 1; 0 if nothing was counted."""
        return self.times / self.games if self.games else 0.0

    @property
    def low(self) -> float:
        """The lowest share that fits what was counted."""
        return max(0.0, self._middle - self._reach)

    @property
    def high(self) -> float:
        """The highest share that fits what was counted."""
        return min(1.0, self._middle + self._reach)

    @property
    def _middle(self) -> float:
        return (self.times + SURE**2 / 2) / (self.games + SURE**2)

    @property
    def _reach(self) -> float:
        spread = self.games * self.share * (1 - self.share) + SURE**2 / 4
        return SURE * sqrt(spread) / (self.games + SURE**2)

    def __str__(self) -> str:
        words = _("{share} % ({low} to {high} %)")
        parts = {"share": self.share, "low": self.low, "high": self.high}
        return words.format(**{name: f"{100 * part:.0f}" for name, part in parts.items()})

    def __repr__(self) -> str:
        return f"<Share {self}: {self.times:,} of {self.games:,}>"


class Results(Sequence[Row]):
    """What came of many games. Get it with ``ttr.simulate``, which names the columns.

    It is a table: go through its rows, or hand it to ``pandas.DataFrame``.
    """

    def __init__(self, box: Box, players: tuple[str, ...], rows: Sequence[Row]):
        self.box = box
        self.title = box.title
        self.players = players
        self._rows = tuple(rows)

    @overload
    def __getitem__(self, place: int) -> Row: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Row, ...]: ...
    def __getitem__(self, place: int | slice) -> Row | tuple[Row, ...]:
        return self._rows[place]

    def __len__(self) -> int:
        return len(self._rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Results) and self._rows == other._rows

    __hash__ = None  # type: ignore[assignment]

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns."""
        return tuple(self._rows[0])

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self) // len(self.players)

    def wins(self, **where: Any) -> Share:
        """Count the wins in the rows where these columns have these values.

        Args:
            where: such as ``player="greedy"`` or ``seat=0``; nothing counts all rows.

        Returns:
            the share of games won, and between which shares the true one is likely to lie.
            A victory that is shared counts for each winner.

        >>> results.wins(player="greedy", seat=0)  # doctest: +SKIP
        <Share 93 % (86 to 97 %): 93 of 100>
        """
        rows = self._where(where)
        return Share(sum(row["won"] for row in rows), len(rows))

    def mean(self, column: str, **where: Any) -> float:
        """Average a column of numbers over the rows where other columns have these values."""
        return fmean(row[column] for row in self._where(where))

    def _where(self, where: Row) -> list[Row]:
        return [row for row in self if all(row[name] == fact for name, fact in where.items())]

    @cached_property
    def summary(self) -> tuple[Row, ...]:
        """One row for each player: games, wins, mean total and mean number of turns."""
        return tuple(
            {
                "player": name,
                "games": self.wins(player=name).games,
                "wins": self.wins(player=name),
                "total": self.mean("total", player=name),
                "turns": self.mean("turns", player=name),
            }
            for name in self.players
        )

    @cached_property
    def routes(self) -> tuple[Row, ...]:
        """One row for each route, the most wanted first: in how many games it was claimed.

        A row has ``route`` (its id), ``name``, ``spaces`` and ``claimed`` (the share of games).
        """
        times = Counter(route for row in self for route in row["claimed"])
        rows = (
            {
                "route": route.id,
                "name": self.box.map.route_label(route),
                "spaces": route.spaces,
                "claimed": Share(times[route.id], self.games),
            }
            for route in self.box.map.routes
        )
        return tuple(sorted(rows, key=lambda row: -row["claimed"].times))

    @cached_property
    def tickets(self) -> tuple[Row, ...]:
        """One row for each ticket, the cheapest first: how often those who kept it finished it.

        A row has ``ticket`` (its id), ``name``, ``points`` (printed on it), ``finished`` (the
        share of all seats that kept it) and ``mean`` (points won, or lost, by keeping it).
        """
        done = Counter(ticket for row in self for ticket in row["tickets_done"])
        failed = Counter(ticket for row in self for ticket in row["tickets_failed"])
        cheapest_first = sorted(self.box.map.tickets, key=lambda ticket: ticket.points)
        return tuple(self._ticket(one, done[one.id], failed[one.id]) for one in cheapest_first)

    def _ticket(self, ticket: Ticket, done: int, failed: int) -> Row:
        kept = done + failed
        return {
            "ticket": ticket.id,
            "name": self.box.map.ticket_label(ticket),
            "points": ticket.points,
            "finished": Share(done, kept),
            "mean": ticket.points * (done - failed) / kept if kept else 0.0,
        }

    def points_by_length(self, **where: Any) -> dict[int, float]:
        """Average the points that routes brought, for each number of spaces.

        Args:
            where: which rows count, such as ``player="greedy"``; nothing counts all rows.
        """
        rows, routes = self._where(where), self.box.map.routes
        lengths = Counter(routes[route].spaces for row in rows for route in row["claimed"])
        return {
            spaces: lengths[spaces] * self.box.points[spaces] / len(rows)
            for spaces in sorted({route.spaces for route in routes})
        }

    def __repr__(self) -> str:
        won = ", ".join(f"{row['player']} {100 * row['wins'].share:.0f} %" for row in self.summary)
        return f"<Results of {self._number_of_games()} of {self.title}: won by {won}>"

    def _number_of_games(self) -> str:
        return ngettext("{n} game", "{n} games", self.games).format(n=f"{self.games:,}")

    def _repr_html_(self) -> str:
        caption = _("{games} of {title}").format(games=self._number_of_games(), title=self.title)
        heads = (_("Player"), _("Wins"), _("Share of the games"), _("Mean points"), _("Mean turns"))
        lines = [numbers_line(heads, "th"), *map(numbers_line, self._cells())]
        table = f"<table><caption>{escape(caption)}</caption>{''.join(lines)}</table>"
        return f"{table}<p>{escape(self._note())}</p>"

    def _note(self) -> str:
        """Say how good it is to begin, if that can be told apart from who began."""
        sure = _("In brackets: where the true share is, 95 times in 100.")
        if len({row["player"] for row in self._where({"seat": 0})}) == 1:
            return sure
        return _("Who begins wins {share}.").format(share=self.wins(seat=0)) + " " + sure

    def _cells(self) -> Iterator[tuple[str, ...]]:
        for row in self.summary:
            wins, means = row["wins"], (row["total"], row["turns"])
            yield row["player"], f"{wins.times:,}", str(wins), *(f"{mean:.1f}" for mean in means)
