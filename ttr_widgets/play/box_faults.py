"""What is wrong with a box file, as values: the place, the fault and the repair."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from ttr_widgets.locale import _, mark

from .names import listed, plain
from .short import short

SPELLINGS = {"purple": "pink", "violet": "pink", "grey": "gray", "any": "gray", "color": "color"}
"""Words for what this package calls otherwise."""

LONGEST_LABEL = 40
"""More letters have no place on a board."""

_UNSEEN = re.compile("[\0-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
"""Control signs; among them those that make letters run backwards."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a box file: a table as it is written there, and a row counted from 1."""

    file: str = ""
    table: str = ""
    row: int = 0

    def __str__(self) -> str:
        row = _("row {number}").format(number=self.row) if self.row else ""
        return ", ".join(part for part in (self.file, self.table, row) if part)


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong and how to repair it; its text is one sentence with the place."""

    place: Place
    words: str

    def __str__(self) -> str:
        if self.place == Place():
            return self.words[:1].upper() + self.words[1:]
        return f"{self.place}: {self.words}"


def fault(place: Place, sentence: str, **facts: object) -> Fault:
    """Make a fault from a sentence with ``{facts}``, in the reader's language."""
    return Fault(place, _(sentence).format(**facts))


class BoxError(ValueError):
    """A box that cannot be loaded; ``faults`` is a tuple of everything that is wrong with it."""

    def __init__(self, faults: Iterable[Fault]):
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))

    def _render_traceback_(self) -> list[str]:
        """Show a notebook the faults instead of a traceback (IPython asks for this)."""
        return [_("This box cannot be loaded."), *(f"  {fault}" for fault in self.faults)]


def unreadable(text: str) -> str:
    """Say why a reader could not read a name, with ``{key}`` for what it is; "" if one can."""
    if len(text) > LONGEST_LABEL:
        return mark("{key} is too long; {most} letters are enough.")
    if _UNSEEN.search(text) or not text.strip():
        return mark("{key} has letters that nobody can see; type it anew.")
    return ""


def unknown(what: str, name: str, names: Sequence[str], otherwise: str = "") -> str:
    """Say that a name is unknown, and which known ones are close.

    Args:
        what: what it should be, in English: ``"city"``.
        name: the unknown name.
        names: all names there are.
        otherwise: the repair if nothing is close; empty lists all names.
    """
    close = _close(name, names)
    if close:
        quoted = listed([f'"{each}"' for each in close], _("or"))
        repair = _("did you mean {close}?").format(close=quoted)
    elif otherwise or not names:
        repair = (_(otherwise) if otherwise else _("leave it out")) + "."
    else:
        repair = _("known: {names}.").format(names=", ".join(names))
    words = _('there is no {what} "{name}"; {repair}')
    return words.format(what=_(what), name=short(name), repair=repair)


def _close(name: str, names: Sequence[str]) -> list[str]:
    known = [plain(each) for each in names]
    meant = SPELLINGS.get(plain(name))
    found = [meant] if meant in known else get_close_matches(plain(name), known)
    return [names[known.index(each)] for each in found]
