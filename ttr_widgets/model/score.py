"""The final count as values: lines with reasons, totals, winners."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the final count: points, and what on the map earned them.

    ``kind`` is ``"routes"``, ``"ticket"``, ``"longest-path"`` or a feature's own word;
    ``words`` name what is counted, ``reason`` says in a sentence how it came to its points.
    ``ticket`` is a ticket id, ``routes`` the route ids that a board lights for this line,
    in the order walked, and ``loans`` those among them that stations borrow. ``done`` tells
    whether a ticket was completed.
    """

    seat: int
    kind: str
    points: int
    words: str
    ticket: int | None = None
    routes: tuple[int, ...] = ()
    cities: tuple[int, ...] = ()
    done: bool = True
    reason: str = ""
    loans: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FinalScore:
    """The whole final count.

    ``totals`` has one number for each seat; ``winners`` are the seats that won, more
    than one when the victory is shared; ``decided_by`` says what settled a tie.
    """

    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: str

    def of(self, seat: int) -> tuple[Line, ...]:
        """The lines of one seat."""
        return tuple(line for line in self.lines if line.seat == seat)
