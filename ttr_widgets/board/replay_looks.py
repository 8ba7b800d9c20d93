"""How the shapes of a replay's map look, in the colors of all themes at once.

A look is a class of the style sheet. Its colors are variables, which each theme sets.
"""

from .shapes import Disc, Label, Line, Polygon, Shape

FINE = 4
"""Units of the drawing in one CSS pixel of the layout."""

Themed = tuple[Shape, ...]
"""One shape in the colors of each theme."""


class Wardrobe:
    """All looks that were asked for, and their colors."""

    def __init__(self) -> None:
        self._looks: dict[str, str] = {}
        self._colors: dict[tuple[str, ...], str] = {}

    def look(self, shape: Themed) -> str:
        """The class of a shape's look."""
        return self._name(self._style(shape))

    def dot(self, shape: Themed, part: str, width: float) -> str:
        """The class of a dot in the color of ``"fill"`` or ``"stroke"``; "" if it has none."""
        style = self._stroke(shape, part, width)
        return self._name(style) if style else ""

    def _name(self, style: str) -> str:
        return self._looks.setdefault(style, f"k{len(self._looks)}")

    def rules(self) -> str:
        """The rules for all looks."""
        return "".join(f".{name}{{{style}}}" for style, name in self._looks.items())

    def colors(self, theme: int) -> str:
        """The variables of all colors, as one theme sets them."""
        return "".join(f"--{name}:{colors[theme]};" for colors, name in self._colors.items())

    def _color(self, shape: Themed, part: str) -> str:
        colors = tuple(getattr(one, part) for one in shape)
        if None in colors:
            return ""
        return f"var(--{self._colors.setdefault(colors, f'c{len(self._colors)}')})"

    def _style(self, shape: Themed) -> str:
        match first := shape[0]:
            case Label():
                return self._lettering(shape, first)
            case Line():
                dash = f";stroke-dasharray:{' '.join(map(n, first.dash))}" if first.dash else ""
                ends = ";stroke-linecap:butt" if first.cut else ""
                stroke = self._stroke(shape, "stroke", first.width)
                return stroke + dash + ends + _alpha(first.alpha)
            case Disc() | Polygon():
                stroke = self._stroke(shape, "stroke", first.width)
                fill = self._color(shape, "fill")
                parts = (f"fill:{fill}" if fill else "", stroke)
                return ";".join(filter(None, parts)) + _alpha(getattr(first, "alpha", 1))

    def _lettering(self, shape: Themed, first: Label) -> str:
        anchor = {"left": "start", "center": "middle", "right": "end"}[first.align]
        weight = ";font-weight:bold" if first.bold else ""
        fill = f"fill:{self._color(shape, 'color')};font-size:{n(first.size)}px"
        halo = self._stroke(shape, "halo", first.halo_width)
        rim = f";{halo};paint-order:stroke" if halo else ""
        return f"{fill};text-anchor:{anchor}{weight}{rim}"

    def _stroke(self, shape: Themed, part: str, width: float) -> str:
        color = self._color(shape, part)
        return f"stroke:{color};stroke-width:{n(width)}" if color else ""


def _alpha(alpha: float) -> str:
    return "" if alpha >= 1 else f";opacity:{alpha:g}"


def n(length: float) -> str:
    """Write a length of the layout in units of the drawing."""
    return str(round(length * FINE))
