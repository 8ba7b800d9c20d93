"""Which boards a cell has made: when it runs again, its earlier boards are closed."""

from typing import Any
from weakref import ref

_boards: dict[str, tuple[str, list[Any]]] = {}
"""For each cell: the run that made its boards, and weak references to them."""


def remember(board: Any) -> None:
    """Note down a new board of the running cell; boards of an earlier run are closed."""
    cell, run = _running_cell()
    if not cell:
        return
    last_run, boards = _boards.get(cell, (run, []))
    if last_run != run:
        for earlier in boards:
            _close(earlier())
        boards = []
    _boards[cell] = (run, [*boards, ref(board)])


def _close(board: Any) -> None:
    if board is not None:
        board.close()


def _running_cell() -> tuple[str, str]:
    """The id of the cell that runs now, and of this run; empty outside a notebook."""
    try:
        from IPython import get_ipython
    except ImportError:
        return "", ""
    get_parent = getattr(get_ipython(), "get_parent", None)
    parent = get_parent() if get_parent else {}
    cell = str(parent.get("metadata", {}).get("cellId", ""))
    return cell, str(parent.get("header", {}).get("msg_id", ""))
