"""A trial: a goal for a player that the learner writes; games against another player judge it."""

from collections.abc import Mapping
from html import escape
from math import ceil
from pathlib import Path
from traceback import extract_tb
from typing import Any

from ttr_widgets.locale import _
from ttr_widgets.model.box import Box
from ttr_widgets.play.seating import Player

from .lab import SimulationError, name_of, simulate
from .lesson import LessonError, lesson_item
from .progress import Progress, progress
from .results import Share
from .say import Verdict, inline


class Trial:
    """What a player must be able to do. Make it with ``ttr.trial``.

    Args:
        against: the function to beat.
        words: goal, hints, solution and praise, as ``ttr.trial`` explains them.
        box, games, share, seed: how it is judged, as for ``ttr.trial``.
        kept: where to write down tries; None forgets them.
    """

    def __init__(
        self,
        against: Player,
        words: Mapping[str, Any],
        box: str | Path | Box = "usa",
        games: int = 50,
        share: float = 0.8,
        seed: int = 0,
        kept: Progress | None = None,
    ):
        self.against, self.words = against, words
        self.games, self.needed = games, ceil(share * games)
        self.done = False
        self._box, self._seed, self._kept = box, seed, kept
        self._verdict = Verdict(None, "")

    def play(self, player: Player) -> Verdict:
        """Let a player play all games, and say whether it has passed.

        Args:
            player: the learner's function of an observation and the legal actions.
        """
        verdict = self._judge(player)
        self._write_down(bool(verdict))
        if verdict or not self.done:
            self.done, self._verdict = bool(verdict), verdict
        return verdict

    def check(self) -> Verdict:
        """Say whether a player has passed."""
        if self.done:
            return self._verdict
        return Verdict(None, _("Not done yet. {goal}").format(goal=self._goal))

    def _judge(self, player: Player) -> Verdict:
        names = {name_of(player): player, _("the other"): self.against}
        try:
            results = simulate(self._box, names, self.games, self._seed)
        except SimulationError as refused:
            return Verdict(False, str(refused))
        except Exception as error:  # whatever a learner's own code may raise
            return Verdict(False, _fault(player, error))
        return self._sentence(player, results.wins(player=name_of(player)))

    def _sentence(self, player: Player, wins: Share) -> Verdict:
        won = _("{name} won {times} of {games} games against {other}.")
        facts = {"name": name_of(player), "times": wins.times, "games": wins.games}
        said = won.format(**facts, other=name_of(self.against))
        if wins.times >= self.needed:
            return Verdict(True, " ".join([_("Done."), said, self.words.get("praise", "")]).strip())
        more = _("{needed} are asked for: try another idea.").format(needed=self.needed)
        return Verdict(False, f"{said} {more}")

    def _write_down(self, done: bool) -> None:
        item = self.words.get("id", "")
        if self._kept and not self._kept.of(item).done:
            self._kept.note(item, tries=self._kept.of(item).tries + 1, done=done)

    @property
    def _goal(self) -> str:
        """The goal with its numbers."""
        facts = {"needed": self.needed, "games": self.games, "other": name_of(self.against)}
        return str(self.words["goal"]).format(**facts)

    def __repr__(self) -> str:
        state = _("done") if self.done else _("not done yet")
        return f"<Trial: {self._goal} ({state})>"

    def _repr_html_(self) -> str:
        hints = self.words.get("hints", ())
        folded = [
            _fold(_("Hint {number} of {all}").format(number=number, all=len(hints)), inline(hint))
            for number, hint in enumerate(hints, 1)
        ]
        if code := "\n".join(self.words.get("solution", ())):
            folded.append(_fold(_("Solution"), f"<pre>{escape(code)}</pre>"))
        goal = f"<p><strong>{inline(_('Task:'))} {inline(self._goal)}</strong></p>"
        return goal + "".join(folded)


def _fold(title: str, html: str) -> str:
    """Something to unfold: it needs no kernel, and works with the keyboard."""
    high = "min-height:24px; line-height:24px"  # as a finger needs it
    return f'<details><summary style="{high}">{escape(title)}</summary>{html}</details>'


def _fault(player: Any, error: Exception) -> str:
    """Say what went wrong in a learner's function, and in which line of its cell."""
    file = getattr(getattr(player, "__code__", None), "co_filename", None)
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == file]
    facts = {"name": name_of(player), "error": type(error).__name__, "words": error}
    if not lines:
        return _("{name} stopped with {error}: {words}.").format(**facts)
    message = _("{name} stopped in line {line} of its cell with {error}: {words}.")
    return message.format(**facts, line=lines[-1])


def trial(
    name: str = "",
    against: Player | None = None,
    box: str | Path | Box = "usa",
    games: int = 50,
    share: float = 0.8,
    seed: int = 0,
    **words: Any,
) -> Trial:
    """Ask for a player; games against another one judge it.

    Args:
        name: the lesson's trial whose words are meant, such as ``"11-strategy-lab/first"``.
        against: the function to beat; None takes ``ttr.players.random``.
        box: the name of a box, the path of a file of your own, or a box for two players.
        games: how many games are played; both begin equally often.
        share: which part of them must be won, from 0 to 1.
        seed: a whole number that decides every shuffle: the same player, the same result.
        words: the words, where no lesson has them: ``goal`` (a sentence, which may use
            ``{needed}``, ``{games}`` and ``{other}``), ``hints``, ``solution`` (lines of
            code) and ``praise``.

    Raises:
        ValueError: no such trial in the lesson, or no goal.
    """
    from ttr_widgets.play.players import random

    item = {**(lesson_item(name) if name else {}), **words}
    if not item.get("goal"):
        raise LessonError(_('A trial needs a "goal" in words.'))
    kept = progress(name.partition("/")[0]) if name else None
    return Trial(against or random, item, box, games, share, seed, kept)
