"""Where something can be pointed at: rectangles, and what lies under a point."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle in CSS pixels: its left top corner, width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        """Tell whether a point lies inside."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def shrink(self, by: float) -> "Rect":
        """Make a rectangle that is smaller by this much on every side."""
        return Rect(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def meets(self, other: "Rect") -> bool:
        """Tell whether two rectangles share some area."""
        return (
            self.x < other.x + other.w
            and other.x < self.x + self.w
            and self.y < other.y + other.h
            and other.y < self.y + self.h
        )


@dataclass(frozen=True, slots=True)
class Target:
    """What lies under the pointer.

    ``kind`` says what it is, ``id`` which one, ``name`` which button:

    - ``"route"``, ``"city"``, ``"seat"``: the id of the route, the city, the seat
    - ``"row"``: the place of a face-up card, 1 to 5; ``"deck"`` and ``"tickets"``: the decks
    - ``"card"``: a kind of card in the hand; ``"ticket"``: the index (from 0) of a ticket
      in the hand of the seat that looks
    - ``"offer"``: the index (from 0) in ``View.offers``
    - ``"offered"``: the place (from 1) of a ticket one is asked to keep
    - ``"line"``: the index (from 0) of a line of the final count
    - ``"button"``: ``"keep"``, ``"cancel"``, ``"withdraw"``, ``"show"`` (the covered cards),
      ``"close"`` (put the final count away, or bring it back), ``"lines"`` (go through it
      line by line), ``"next"``, ``"previous"``, ``"totals"`` (back to its table)
    - ``"nothing"``: the background of a dialog; a click on it means nothing
    """

    kind: str
    id: int = 0
    name: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A rectangle that can be pointed at."""

    rect: Rect
    target: Target
