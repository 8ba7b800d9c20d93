"""Paint a scene as SVG: the picture for pages where no widget runs."""

from collections.abc import Callable, Iterable
from html import escape

from .layout import Layout
from .shapes import Disc, Label, Line, Points, Polygon, Shape
from .text import FONTS, measured, text_width
from .view import Scene

_IN_ARIAL = 0.97
"""How much of the width that ``text_width`` allows a word it takes in Arial, bold or not."""


def to_svg(scene: Scene, layout: Layout) -> str:
    """Paint a scene as one SVG element.

    Args:
        scene: the picture, from ``scene.draw``.
        layout: where it was laid out; its width and height become those of the image.

    Returns:
        SVG text with a title and a description for those who cannot see it.
    """
    w, h = _number(layout.width), _number(layout.height)
    layers = "".join(_layer(name, shapes) for name, shapes in scene.layers.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"'
        f' role="img" stroke-linejoin="round" stroke-linecap="round"'
        f' font-family="{escape(FONTS)}">'
        f"<title>{escape(scene.title)}</title><desc>{escape(scene.words)}</desc>"
        f'<rect width="{w}" height="{h}" fill="{scene.background}"/>{layers}</svg>'
    )


def _layer(name: str, shapes: Iterable[Shape]) -> str:
    return f'<g class="{name}">{"".join(_shape(shape) for shape in shapes)}</g>'


def _shape(shape: Shape) -> str:
    match shape:
        case Polygon():
            return _polygon(shape)
        case Line():
            return _line(shape)
        case Disc():
            return _disc(shape)
        case Label():
            return _label(shape)


def _polygon(shape: Polygon) -> str:
    stroke = _stroke(shape.stroke, shape.width)
    fill = shape.fill or "none"
    return f'<polygon points="{_points(shape.points)}" fill="{fill}"{stroke}{_alpha(shape.alpha)}/>'


def _line(shape: Line) -> str:
    dash = f' stroke-dasharray="{" ".join(map(_number, shape.dash))}"' if shape.dash else ""
    ends = ' stroke-linecap="butt"' if shape.cut else ""
    stroke = _stroke(shape.stroke, shape.width) + dash + ends + _alpha(shape.alpha)
    return f'<polyline points="{_points(shape.points)}" fill="none"{stroke}/>'


def _disc(shape: Disc) -> str:
    place = f'cx="{_number(shape.x)}" cy="{_number(shape.y)}" r="{_number(shape.r)}"'
    return f'<circle {place} fill="{shape.fill or "none"}"{_stroke(shape.stroke, shape.width)}/>'


def _label(shape: Label) -> str:
    anchor = {"left": "start", "center": "middle", "right": "end"}[shape.align]
    look = f'font-size="{_number(shape.size)}" text-anchor="{anchor}" fill="{shape.color}"'
    bold = ' font-weight="bold"' if shape.bold else ""
    halo = ""
    if shape.halo:
        halo = _stroke(shape.halo, shape.halo_width) + ' paint-order="stroke"'
    place = f'x="{_number(shape.x)}" y="{_number(shape.y + 0.35 * shape.size)}"'
    width = kept_in(shape, _number)
    return f"<text {place} {look}{bold}{halo}{width}>{escape(shape.text)}</text>"


def kept_in(label: Label, write: Callable[[float], str]) -> str:
    """Keep words to the width that they have in Arial, so that a wider font never runs over.

    SVG knows no greatest width: a font must take just what is given here. So numbers, single
    letters and alphabets that are not measured take what they like.

    Args:
        label: what is written.
        write: writes a length in the units of the drawing.

    Returns:
        Attributes for the ``<text>``, or "".
    """
    if not measured(label.text) or sum(map(str.isalpha, label.text)) < 3:
        return ""
    width = write(_IN_ARIAL * text_width(label.text, label.size, label.bold))
    return f' textLength="{width}" lengthAdjust="spacingAndGlyphs"'


def _stroke(color: str | None, width: float) -> str:
    return f' stroke="{color}" stroke-width="{_number(width)}"' if color else ""


def _alpha(alpha: float) -> str:
    return "" if alpha >= 1 else f' opacity="{_number(alpha)}"'


def _points(points: Points) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
