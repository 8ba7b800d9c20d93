"""A rule has a name and words; a violation is one broken rule and says why."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ttr_widgets.locale import _


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of the game, in our words.

    Args:
        id: ``topic.kebab-case``; never reused and never renamed.
        words: the rule in one or two sentences.
        complaint: what is said to somebody who breaks it, with ``{facts}``; empty
            for a rule that the engine carries out and nobody can break.
        source: which text or ruling says so.
    """

    id: str
    words: str
    complaint: str = ""
    source: str = ""

    @property
    def anchor(self) -> str:
        """The link to this rule: ``rules.md#claim-trains``."""
        return "rules.md#" + self.id.replace(".", "-")

    def broken(self, **facts: object) -> "Violation":
        """Say that this rule was broken, and with which facts."""
        return Violation(self, facts)


@dataclass(frozen=True, slots=True)
class Violation:
    """A broken rule and the facts of the case; its text is one plain sentence."""

    rule: Rule
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """The id of the broken rule."""
        return self.rule.id

    def __str__(self) -> str:
        return _(self.rule.complaint).format(**self.facts)

    def __repr__(self) -> str:
        return f"<{self.rule.id}: {self}>"


class IllegalAction(ValueError):
    """A wish that the rules forbid; ``violations`` names every rule it breaks."""

    def __init__(self, violations: Iterable[Violation]):
        self.violations = tuple(violations)
        super().__init__(" ".join(str(violation) for violation in self.violations))

    def _render_traceback_(self) -> list[str]:
        """Show a notebook the broken rules instead of a traceback (IPython asks for this)."""
        lines = [_("Not allowed.")]
        for violation in self.violations:
            lines += [f"  {violation}", f"    {_(violation.rule.words)}  ({violation.id})"]
        return lines
