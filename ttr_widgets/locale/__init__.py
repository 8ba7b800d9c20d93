"""The package's own sentences in the reader's language (gettext).

A sentence is looked up when it is shown, never when it is written down, so a
lesson can change the language while it runs.
"""

import gettext
import re
from pathlib import Path

_FOLDER = Path(__file__).parent
_FORMS = re.compile(r"\[([^][|]*)\|([^][|]*)\]")
_current: gettext.NullTranslations = gettext.NullTranslations()


def use_language(code: str) -> None:
    """Show every sentence of the package in this language from now on.

    Args:
        code: a language code such as ``"en"`` or ``"ja"``. A language without a
            catalogue shows the English sentences.
    """
    global _current
    _current = gettext.translation("ttr_widgets", _FOLDER, [code], fallback=True)


def _(sentence: str) -> str:
    """Give a sentence in the language in use."""
    return _current.gettext(sentence) if sentence else ""


def ngettext(one: str, many: str, count: int) -> str:
    """Give the singular or the plural sentence for a count."""
    return _current.ngettext(one, many, count)


def numeral(number: int) -> str:
    """Write a number as print does, with a minus that is no hyphen: ``−4``."""
    return str(number).replace("-", "−")


def in_person(sentence: str, who: str) -> str:
    """Choose the words that fit a player's name: ``Ada draws``, but ``You draw``.

    Args:
        sentence: what differs stands in brackets, second what a player called "You" is told:
            ``"{who} [draws|draw] a card."``. A language that needs no such choice has none.
        who: the player's name.

    Returns:
        The sentence without brackets; the name is still to be put in.
    """
    you = who.strip().casefold() == _("you").casefold()
    return _FORMS.sub(lambda forms: forms[2 if you else 1], sentence)


def mark(sentence: str) -> str:
    """Mark a sentence for the catalogue without translating it yet."""
    return sentence
