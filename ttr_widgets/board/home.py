"""Everything that happens to boards happens in one thread: where the cells run.

A kernel may hear the page in other threads than the one that runs the cells. A click
is sent home, so that no two moves are ever made at the same time.
"""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

_home: asyncio.AbstractEventLoop | None = None


def settle() -> None:
    """Remember the event loop of the thread that runs the cells, if this is it."""
    global _home
    if threading.current_thread() is threading.main_thread():
        try:
            _home = asyncio.get_running_loop()
        except RuntimeError:
            _home = None  # no notebook: whoever calls is at home


def away() -> bool:
    """Tell whether this is another thread than the one where boards live."""
    if _home is None or _home.is_closed():
        return False
    return threading.current_thread() is not threading.main_thread()


def send(do: Callable[..., Any], *facts: Any) -> None:
    """Have something done at home, soon."""
    assert _home is not None
    _home.call_soon_threadsafe(do, *facts)


def bring(do: Callable[..., Any], *facts: Any) -> None:
    """Have something done at home: now, if this is home already."""
    if away():
        send(do, *facts)
    else:
        do(*facts)


settle()
