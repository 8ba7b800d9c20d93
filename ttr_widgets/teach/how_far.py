"""A bar that shows how far a long computation is: in a notebook or a terminal, else not at all."""

import sys
from collections.abc import Callable, Generator

from ttr_widgets.locale import _

STEPS = 100
"""How often at most a bar moves."""

WIDTH = 40
"""How many letters wide a bar is in a terminal."""


def counted(number: int, shown: bool = True) -> Generator[int, None, None]:
    """Count from 0 to ``number`` - 1 and show a bar meanwhile; it goes away at the end.

    Close it (``contextlib.closing``) where a step may fail: then the bar goes away, too.

    Args:
        number: how many steps there are.
        shown: False to be silent.
    """
    show = _screen() if shown else None
    try:
        for done in range(number):
            if show and done % max(1, number // STEPS) == 0:
                show(done, number)
            yield done
    finally:
        if show:
            show(number, number)


def _screen() -> Callable[[int, int], None] | None:
    """Find where a bar can move: a terminal, a notebook (also in the browser), or nowhere."""
    if sys.stderr.isatty():
        return _in_terminal
    from IPython import get_ipython

    return _in_notebook() if get_ipython() else None


def _in_terminal(done: int, number: int) -> None:
    filled = WIDTH * done // number
    line = f"[{'=' * filled:{WIDTH}}] {_words(done, number)}"
    print("\r" + (line if done < number else " " * len(line) + "\r"), end="", file=sys.stderr)


def _in_notebook() -> Callable[[int, int], None]:
    """Put a bar under the cell; IPython can change it while the cell is still running."""
    from IPython.display import DisplayHandle

    place = DisplayHandle()  # type: ignore[no-untyped-call]
    place.display(_bundle(""), raw=True)  # type: ignore[no-untyped-call]

    def show(done: int, number: int) -> None:
        words = _words(done, number)
        bar = f'<progress max="{number}" value="{done}">{words}</progress> {words}'
        place.update(_bundle(bar if done < number else ""), raw=True)  # type: ignore[no-untyped-call]

    return show


def _bundle(html: str) -> dict[str, str]:
    return {"text/html": html, "text/plain": ""}


def _words(done: int, number: int) -> str:
    return _("{done} of {number} games").format(done=f"{done:,}", number=f"{number:,}")
