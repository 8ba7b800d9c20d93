"""An exercise as a value: what is wanted, what is said on the way; it judges, and shows nothing."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ttr_widgets.locale import _
from ttr_widgets.model.rule import IllegalAction
from ttr_widgets.play.game import Game
from ttr_widgets.play.names import plain

from .lesson import LessonError
from .say import Verdict

Wanted = Callable[[Game], Any]
"""A goal as a function of the game: true when it is reached."""

_HINTS = 3


@dataclass(frozen=True, slots=True)
class Exercise:
    """What a task asks for. ``ttr.task`` explains the fields."""

    goal: str
    wanted: tuple[str, ...] | Wanted
    hints: tuple[str, ...] = ()
    solution: tuple[str, ...] = ()
    remarks: Mapping[str, str] = field(default_factory=dict)
    praise: str = ""

    def reached(self, game: Game, played: Sequence[str]) -> bool:
        """Tell whether the goal is reached after these actions of the learner."""
        if callable(self.wanted):
            return bool(self.wanted(game))
        return len(played) >= len(self.wanted) and self.on_the_way(played)

    def on_the_way(self, played: Sequence[str]) -> bool:
        """Tell whether everything played so far is what was wanted.

        Where the goal is a function, every way to it is good, but for those that a
        remark speaks of.
        """
        if callable(self.wanted):
            return not any(begins(played[-1], key) for key in self.remarks)
        wanted = self.wanted[: len(played)]
        return len(wanted) == len(played) and all(map(begins, played, wanted))

    def go_on(self) -> Verdict:
        """Say that the goal is not reached yet, and that nothing went wrong."""
        if callable(self.wanted):
            return Verdict(None, _("Not there yet: go on."))
        return Verdict(True, _("Good. Go on."))

    def remark(self, action: str) -> Verdict:
        """Say why an action, though allowed, is not the one that is wanted."""
        fitting = [key for key in self.remarks if begins(action, key)]
        said = _('"{action}" is allowed, but it is not what is asked here.').format(action=action)
        words = self.remarks[max(fitting, key=len)] if fitting else said
        return Verdict(False, words + " " + _("It was taken back: try another one."))

    def refusal(self, refused: IllegalAction) -> Verdict:
        """Say which rules an action breaks, with the teacher's own words where there are some."""
        said = [self.remarks.get(one.id) or str(one) for one in refused.violations]
        return Verdict(False, " ".join([_("Not allowed."), *said]))

    def hint(self, number: int) -> Verdict:
        """Give a hint, the first is 1; after the last one, the solution."""
        if number > len(self.hints):
            return self.show_solution()
        counted = _("Hint {number} of {all}:").format(number=number, all=len(self.hints))
        return Verdict(None, f"{counted} {self.hints[number - 1]}")

    def show_solution(self) -> Verdict:
        """Give the solution as actions in words."""
        if not self.solution:
            return Verdict(None, _("This task has no solution written down: ask your teacher."))
        actions = ", ".join(f"`{action}`" for action in self.solution)
        return Verdict(None, _("One solution: {actions}").format(actions=actions))


def begins(action: str, wanted: str) -> bool:
    """Tell whether an action is a wanted one.

    ``claim A-B`` is wanted with any payment and ``draw`` with any card; but ``keep 1`` is not
    ``keep 1 2``.
    """
    said, asked = plain(action), plain(wanted)
    more = " with " if asked[-1:].isdigit() else " "
    return said == asked or said.startswith(asked + more)


def read_exercise(words: Mapping[str, Any]) -> Exercise:
    """Make an exercise of the keywords of ``ttr.task`` or of an item in a lesson's file.

    Raises:
        LessonError: there is no goal, nothing is wanted, or there are more than three hints.
    """
    wanted = words.get("wanted", words.get("solution", ()))
    if not words.get("goal") or not wanted:
        raise LessonError(_('A task needs a "goal" in words and what is "wanted" or a "solution".'))
    hints = _several(words.get("hints", ()))
    if len(hints) > _HINTS:
        raise LessonError(_("A task has three hints, not more: then comes the solution."))
    return Exercise(
        goal=str(words["goal"]),
        wanted=wanted if callable(wanted) else _several(wanted),
        hints=hints,
        solution=_several(words.get("solution", ())),
        remarks=dict(words.get("remarks", {})),
        praise=str(words.get("praise", "")),
    )


def _several(texts: str | Iterable[str]) -> tuple[str, ...]:
    return (texts,) if isinstance(texts, str) else tuple(texts)
