"""How far a learner got: kept in a small file beside the notebook, shown as a bar."""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets as widgets

from ttr_widgets.board.controls import button
from ttr_widgets.board.still import WIDGET_VIEW
from ttr_widgets.locale import _, ngettext

from . import table
from .codes import Mark, read_class, write_code
from .lesson import LessonError, lesson_asks
from .lesson_box import LessonBox
from .lesson_guard import LessonGuard
from .say import Say, Verdict

NOWHERE = "none"
"""The value of TTR_PROGRESS that keeps progress in memory only."""

_ROOM = "<style>.ttr-progress td { padding: 1px 16px 1px 0; line-height: 1.5 }</style>"


@dataclass(frozen=True, slots=True)
class Try:
    """What a learner did with one question or task.

    ``answer`` is what was chosen last, so that a question comes back answered.
    """

    done: bool = False
    tries: int = 0
    hints: int = 0
    answer: Any = None


class Progress:
    """The progress of one learner through one lesson. Get it with ``ttr.progress(lesson)``."""

    def __init__(self, lesson: str, file: Path | None):
        self.lesson = lesson
        self._file = file
        self._tries: dict[str, Try] = _read(file)

    def of(self, item: str) -> Try:
        """What was done with one question or task."""
        return self._tries.get(item, Try())

    def note(self, item: str, **changes: Any) -> Try:
        """Write down what changed: ``note("row", done=True, tries=2)``."""
        self._tries[item] = replace(self.of(item), **changes)
        self._write()
        return self._tries[item]

    def forget(self) -> None:
        """Start the lesson again: nothing is done."""
        self._tries.clear()
        self._write()

    @property
    def items(self) -> tuple[str, ...]:
        """The ids of all questions and tasks of the lesson, in order."""
        return tuple(item["id"] for item in lesson_asks(self.lesson))

    @property
    def done(self) -> int:
        """How many questions and tasks are done."""
        return sum(self.of(item).done for item in self.items)

    def code(self, name: str = "") -> str:
        """Write the progress as a short code, to hand to a teacher.

        Args:
            name: the learner's name or any other word that the teacher knows.
        """
        marks = [Mark(t.done, t.tries, t.hints) for t in map(self.of, self.items)]
        return write_code(name, self.lesson, marks)

    def _write(self) -> None:
        tries = {item: asdict(one) for item, one in self._tries.items()}
        text = json.dumps(tries, indent=1, ensure_ascii=False) + "\n"
        with suppress(OSError):  # a folder that may not be written to must not stop a lesson
            if self._file:
                self._file.write_text(text, encoding="utf-8")

    def __repr__(self) -> str:
        return f"{self.lesson}: {self._bar()} {self._numbers()}"

    def _repr_html_(self) -> str:
        rows = "".join(self._row(item) for item in lesson_asks(self.lesson))
        bar = f'<span aria-hidden="true">{self._bar()}</span>'  # or each square is read out
        return f"<p>{escape(self.lesson)}: {bar} {self._numbers()}</p><table>{rows}</table>"

    def _bar(self) -> str:
        return "■" * self.done + "□" * (len(self.items) - self.done)

    def _numbers(self) -> str:
        hints = sum(self.of(item).hints for item in self.items)
        used = ngettext("{n} hint used", "{n} hints used", hints).format(n=hints)
        return f"{self.done} / {len(self.items)}, {used}"

    def _repr_mimebundle_(self, **options: Any) -> dict[str, Any]:
        """Show a button, too; where there is no kernel, the bar alone is left."""
        view: dict[str, Any] = ProgressBar(self)._repr_mimebundle_(**options)
        return {WIDGET_VIEW: view[WIDGET_VIEW]}

    def _row(self, item: Mapping[str, Any]) -> str:
        one = self.of(item["id"])
        state = _("done") if one.done else _("open")
        mark = "✓" if one.done else "○"
        title = str(item.get("title") or item.get("question") or item["id"])
        return table.line((f"{mark} {state}", title, _tried(one)))


class ProgressBar(LessonBox):
    """How far one got, with a button to start the lesson again.

    It asks once more, for marks do not come back; pressing the same button twice keeps them.

    Args:
        kept: whose marks are shown and, if one wants that, forgotten.
    """

    def __init__(self, kept: Progress):
        self._kept = kept
        self._table, self._say = widgets.HTML(), Say()
        self._again = button("", lambda: self._ask(self._sure.layout.display == "none"))
        self._sure = button(_("Forget the marks"), self._forget)
        buttons = widgets.HBox([self._again, self._sure])
        super().__init__([self._table, buttons, self._say, LessonGuard()], "ttr-progress")
        self._ask(False)

    def _ask(self, asking: bool) -> None:
        self._table.value = _ROOM + self._kept._repr_html_()
        self._again.description = _("Keep the marks") if asking else _("Start this lesson again")
        self._sure.layout.display = None if asking else "none"
        self._tell(_("All marks of this lesson will be forgotten.") if asking else "")

    def _forget(self) -> None:
        self._kept.forget()
        self._ask(False)
        self._tell(_("Nothing is done now. Run the cells again, from the top."))

    def _tell(self, words: str) -> None:
        self._say.say(Verdict(None, words))


def _tried(one: Try) -> str:
    tries = ngettext("{n} try", "{n} tries", one.tries).format(n=one.tries)
    hints = ngettext("{n} hint", "{n} hints", one.hints).format(n=one.hints)
    return f"{tries}, {hints}"


def _read(file: Path | None) -> dict[str, Try]:
    """Read what was kept; a file that is no longer readable counts as a fresh start."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8")) if file else {}
        return {str(item): Try(**one) for item, one in kept.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def progress(lesson: str) -> Progress:
    """Show how far this learner got in a lesson.

    The marks lie in ``<lesson>.progress.json`` beside the notebook. Binder forgets files:
    there, ``progress(lesson).code(name)`` is what a learner takes away, and
    ``progress.read_class(codes)`` makes one table of the codes of a class.

    Args:
        lesson: the name of the notebook, such as ``"01-setup"``.

    Raises:
        ValueError: that is no name of a lesson.
    """
    if not isinstance(lesson, str) or not lesson:
        raise LessonError(
            _('{lesson!r} is no lesson: write its name, as "01-setup".').format(lesson=lesson)
        )
    return _kept(lesson)


progress.read_class = read_class  # type: ignore[attr-defined]


@lru_cache(maxsize=32)
def _kept(lesson: str) -> Progress:
    if os.environ.get("TTR_PROGRESS") == NOWHERE:
        return Progress(lesson, None)
    return Progress(lesson, Path.cwd() / f"{lesson}.progress.json")
