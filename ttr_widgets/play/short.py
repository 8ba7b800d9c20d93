"""What is too long for a message is cut: nobody reads further, and no page breaks."""

from typing import Any

NAME, SENTENCE = 60, 300
"""How many letters are enough of a name or of a value, and of a whole sentence."""


def short(said: Any, most: int = NAME) -> str:
    """Say a thing, and cut it where it is too long to be said.

    Args:
        said: a text; anything else is said as Python writes it.
        most: how many letters are enough.

    Returns:
        The text, with three dots where something is missing.
    """
    text = str(said)
    return text if len(text) <= most else text[:most].rstrip() + "…"
