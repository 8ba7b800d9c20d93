"""The bonus card for the longest continuous path of own trains."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from ttr_widgets.locale import _, mark, ngettext
from ttr_widgets.model.box import Feature
from ttr_widgets.model.gamemap import GameMap
from ttr_widgets.model.rule import Rule
from ttr_widgets.model.score import Line
from ttr_widgets.model.state import State
from ttr_widgets.rules import network

LONGEST_PATH = Rule(
    "score.longest-path",
    mark(
        "The longest unbroken path of own trains scores the bonus of 10 points, on the Islands 5. "
        "It may come back to a city, but counts each train only once; borrowed routes do not "
        "count. All who tie for it score; no path, no bonus."
    ),
    source="usa-2025, final scoring 3; europe, purpose 3; ruling 5; cases O-US10, O-US11, O-US18",
)

RULES = (LONGEST_PATH,)


@dataclass(frozen=True)
class LongestPath(Feature):
    """``points`` for each seat whose path is as long as the longest."""

    points: int = 10
    name: ClassVar[str] = "longest-path"

    def rules(self) -> tuple[Rule, ...]:
        """The one rule of this feature."""
        return RULES

    def lines(self, state: State, seat: int) -> Iterator[Line]:
        """Give the bonus if no seat has a longer path."""
        mine = trail(state.box.map, state.routes_of(seat))
        others = range(len(state.seats))
        longest = max(trail(state.box.map, state.routes_of(o)).spaces for o in others)
        won = mine.spaces == longest > 0
        name = state.box.words.get(self.name, _("longest path"))
        spaces = ngettext("{n} space", "{n} spaces", mine.spaces).format(n=mine.spaces)
        words = f"{name}: {spaces}"
        points = self.points if won else 0
        reason = _reason(mine.spaces, longest, state.box.train)
        yield Line(seat, self.name, points, words, None, mine.routes, mine.cities, won, reason)


def _reason(mine: int, longest: int, train: str) -> str:
    if longest == 0:
        return _("Nobody has a {train} on the board.").format(train=train)
    if mine == longest:
        return _("No path is longer.")
    return _("The longest path has {spaces} spaces.").format(spaces=longest)


@lru_cache(maxsize=512)
def trail(game_map: GameMap, routes: tuple[int, ...]) -> network.Trail:
    """Find the longest path in these routes, remembering what was found."""
    return network.longest_path(game_map, routes)
