"""Progress as a short code, and the codes of a whole class as one table."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from zlib import crc32

from ttr_widgets.locale import _

from . import table

_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # no i, l, o, u: nobody can misread one
_MOST = 3


class CodeError(ValueError):
    """A text that is no progress code, or was copied with a mistake."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What a code tells of one question or task; tries and hints count up to three."""

    done: bool
    tries: int
    hints: int


@dataclass(frozen=True, slots=True)
class Learner:
    """One line of a class: who, which lesson, and a mark for each question or task."""

    name: str
    lesson: str
    marks: tuple[Mark, ...]

    @property
    def done(self) -> int:
        """How many questions and tasks are done."""
        return sum(mark.done for mark in self.marks)

    @property
    def hints(self) -> int:
        """How many hints were used."""
        return sum(mark.hints for mark in self.marks)

    @property
    def bar(self) -> str:
        """The marks as a picture: ■ done at once, ▣ done after some tries, □ open."""
        return "".join(("■" if m.tries < 2 else "▣") if m.done else "□" for m in self.marks)


@dataclass(frozen=True, slots=True)
class ClassTable:
    """A whole class at a glance. ``unreadable`` has the lines that are no codes."""

    learners: tuple[Learner, ...]
    unreadable: tuple[str, ...]

    def __iter__(self) -> Iterator[Learner]:
        return iter(self.learners)

    def __len__(self) -> int:
        return len(self.learners)

    def __repr__(self) -> str:
        lines = ["  ".join(row) for row in self._rows()]
        return "\n".join(lines + [f"? {line}" for line in self.unreadable])

    def _rows(self) -> Iterator[tuple[str, ...]]:
        wide = max((len(learner.name) for learner in self.learners), default=0)
        for one in self.learners:
            done = f"{one.done}/{len(one.marks)}"
            yield one.name.ljust(wide), one.lesson, one.bar, done, str(one.hints)

    def _repr_html_(self) -> str:
        names = (_("name"), _("lesson"), "", _("done"), _("hints"))
        rows = [table.line(names, "th"), *map(table.line, self._rows())]
        bad = "".join(f"<p>{escape(_('Not readable:'))} {escape(s)}</p>" for s in self.unreadable)
        return f"<table>{''.join(rows)}</table>{bad}"


def write_code(name: str, lesson: str, marks: Iterable[Mark]) -> str:
    """Write progress as a code: ``Ada/01-setup/5k1k0-m``, one letter for each item."""
    letters = "".join(
        _LETTERS[mark.done + 2 * min(mark.tries, _MOST) + 8 * min(mark.hints, _MOST)]
        for mark in marks
    )
    name = name.replace("/", " ").strip() or "?"
    return f"{name}/{lesson}/{letters}-{_check(lesson, letters)}"


def read_code(code: str) -> Learner:
    """Read one code.

    Raises:
        CodeError: it is no code, or a letter of it is wrong.
    """
    parts = code.strip().split("/")
    letters, _dash, check = parts[-1].strip().lower().rpartition("-")
    if len(parts) != 3 or not letters or check != _check(parts[1].strip(), letters):
        message = _('"{code}" is no progress code: copy the whole line, from name to last letter.')
        raise CodeError(message.format(code=code.strip()))
    marks = tuple(_mark(_LETTERS.index(letter)) for letter in letters)
    return Learner(parts[0].strip(), parts[1].strip(), marks)


def _mark(number: int) -> Mark:
    return Mark(bool(number & 1), number >> 1 & _MOST, number >> 3)


def _check(lesson: str, letters: str) -> str:
    return _LETTERS[crc32(f"{lesson}/{letters}".encode()) % len(_LETTERS)]


def read_class(codes: str | Iterable[str]) -> ClassTable:
    """Read the codes of a whole class; shows one line for each learner.

    Args:
        codes: a text with one code in each line, or a list of codes.

    Raises:
        ValueError: it is neither.
    """
    if not isinstance(codes, str | list | tuple) or not all(isinstance(one, str) for one in codes):
        raise CodeError(
            _("Give the codes as one text, a code in each line, or as a list of texts.")
        )
    lines = codes.splitlines() if isinstance(codes, str) else list(codes)
    learners, unreadable = [], []
    for line in filter(str.strip, lines):
        try:
            learners.append(read_code(line))
        except CodeError:
            unreadable.append(line.strip())
    learners.sort(key=lambda one: (one.lesson, one.name.casefold()))
    return ClassTable(tuple(learners), tuple(unreadable))
