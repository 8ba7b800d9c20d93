"""A frame on its way to the browser: one message, in as few letters as it understands."""

import json
from typing import Any

Command = list[Any]
"""Number of the command, its arguments, how many buffers belong to it."""


def send(manager: Any) -> None:
    """Send the drawing commands that a manager of ipycanvas has gathered, if any.

    The manager's own ``flush`` writes a third more: blanks, empty lists, and the shapes
    of arrays, which the page does not look at.
    """
    if manager._commands_cache:
        words = json.dumps([_short(one) for one in manager._commands_cache], **_TIGHT).encode()
        content = {"dtype": "uint8", "shape": [len(words)]}
        manager.send(content, buffers=[words, *manager._buffers_cache])


_TIGHT: dict[str, Any] = {"separators": (",", ":"), "ensure_ascii": False}


def _short(command: Command) -> Command:
    """Leave out what the page takes for granted at the end of a command."""
    number, arguments, *buffers = command
    short = [number, [_plain(one) for one in arguments], *buffers]
    while not short[-1]:
        short.pop()
    return short


def _plain(argument: Any) -> Any:
    if isinstance(argument, dict):
        return {"dtype": argument["dtype"], "idx": argument["idx"]}
    return argument
