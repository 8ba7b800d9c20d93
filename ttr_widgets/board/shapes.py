"""What the board is painted with: polygons, lines, discs and labels, as plain values.

All lengths are CSS pixels, from the top left corner, right and down. A color is
``"#rrggbb"``. Painters join and end lines round. Shapes later in a layer lie on top.
"""

from dataclasses import dataclass

Points = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed figure: filled, outlined, or both (``width`` is that of the outline)."""

    points: Points
    fill: str | None = None
    stroke: str | None = None
    width: float = 1.0
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Line:
    """An open line through points; ``dash`` gives drawn and left-out lengths.

    ``cut`` ends the line, and each of its dashes, straight instead of round.
    """

    points: Points
    stroke: str
    width: float = 1.0
    dash: tuple[float, ...] = ()
    alpha: float = 1.0
    cut: bool = False


@dataclass(frozen=True, slots=True)
class Disc:
    """A round spot with its middle at ``x``, ``y`` and radius ``r``."""

    x: float
    y: float
    r: float
    fill: str | None = None
    stroke: str | None = None
    width: float = 1.0


@dataclass(frozen=True, slots=True)
class Label:
    """One line of text. ``x`` is its ``align`` ("left", "center", "right"), ``y`` its middle.

    ``size`` is the height of the font; ``halo`` is a rim of ``halo_width`` around the
    letters that keeps them readable on any ground.
    """

    x: float
    y: float
    text: str
    size: float
    color: str
    bold: bool = False
    align: str = "center"
    halo: str | None = None
    halo_width: float = 3.0


Shape = Polygon | Line | Disc | Label
