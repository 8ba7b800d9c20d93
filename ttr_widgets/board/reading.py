"""What is to be read while others move on: a refusal, which then goes by itself; and the news."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from .sight import Marks, Sight

LEAST = 4.0
"""How many seconds a refusal can be read at least."""
_LETTER = 0.07
"""How many seconds a letter takes to read, in words that one did not expect."""


class Reading:
    """How long a refusal has been there.

    Args:
        done: called when it has been there long enough, after the game went on.
    """

    def __init__(self, done: Callable[[], object]):
        self._done = done
        self._begun = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """A new refusal is shown from now on."""
        self.stop()
        self._begun = monotonic()

    def after_others(self, marks: Marks) -> Marks:
        """Say what is left of somebody's marks when others moved: the pointer, and a refusal.

        The refusal ends by itself in the event loop; without one, with the next thing that the
        one who reads it does.
        """
        left = self._begun + max(LEAST, _LETTER * len(marks.message)) - monotonic()
        if not marks.message or left <= 0:
            return Marks(hover=marks.hover)
        with suppress(RuntimeError):
            loop = asyncio.get_running_loop()
            self._timer = self._timer or loop.call_later(left, self._end)
        return Marks(hover=marks.hover, message=marks.message, aside=marks.aside)

    def _end(self) -> None:
        self._timer = None
        self._done()

    def stop(self) -> None:
        """Wait for nothing any more."""
        if self._timer:
            self._timer.cancel()
        self._timer = None


def news(before: Sight, now: Sight) -> tuple[str, ...]:
    """What has happened since, in words; nothing where the past itself is another."""
    told = len(before.log)
    return now.log[told:] if now.log[:told] == before.log else ()
