"""The colors of the board in three themes, and which of them can be told apart.

The nine card colors stay apart under every common color blindness, and each has a
symbol besides. Text on a color is ``ink_on`` that color.
"""

from dataclasses import dataclass, replace

from ttr_widgets.model.cards import GRAY

Rgb = tuple[float, float, float]

_CARDS = (
    "#c4302b",
    "#f08c1e",
    "#f7d93a",
    "#2a8147",
    "#1f62b4",
    "#e79ac8",
    "#fbf9f3",
    "#26272b",
    "#5b3a8e",
    "#a8a59b",
)
_SEATS = ("#1d5fb3", "#bd3527", "#2a8147", "#e2b51c", "#3a3d44")
_DARK_INK, _LIGHT_INK = "#1d1f23", "#ffffff"


@dataclass(frozen=True, slots=True)
class Palette:
    """The colors of a theme.

    ``cards`` has one color for each kind of card, and gray; ``seats`` one for each seat.
    ``rim`` is the edge of spaces and cards, ``seam`` that of
    spaces as dark (or light) as the rim, ``accent`` marks what is pointed at or chosen,
    ``alert`` is the ground of a forbidding message.
    """

    name: str
    page: str
    panel: str
    edge: str
    ink: str
    muted: str
    water: str
    shelf: str
    land: str
    coast: str
    border: str
    park: str
    rim: str
    seam: str
    halo: str
    accent: str
    glow: str
    alert: str
    alert_ink: str
    card_back: str
    cards: tuple[str, ...] = _CARDS
    seats: tuple[str, ...] = _SEATS


LIGHT = Palette(
    name="light",
    page="#fdfcf9",
    panel="#f4f1e8",
    edge="#8b8577",
    ink="#22252a",
    muted="#5b594f",
    water="#cadde5",
    shelf="#d8e7ec",
    land="#f4eddc",
    coast="#98b4bf",
    border="#e0d4b9",
    park="#d6e2bf",
    rim="#4b473f",
    seam="#a9a290",
    halo="#fbf7ec",
    accent="#b3480e",
    glow="#ffb24a",
    alert="#8f1d14",
    alert_ink="#ffffff",
    card_back="#7c4a3a",
)

DARK = replace(
    LIGHT,
    name="dark",
    page="#111417",
    panel="#1c2126",
    edge="#747d87",
    ink="#ecebe6",
    muted="#abafb5",
    water="#141f28",
    shelf="#1a2731",
    land="#2d3133",
    coast="#4c5c66",
    border="#3d4345",
    park="#33402f",
    rim="#b5b1a4",
    seam="#3f4346",
    halo="#24282a",
    accent="#ffb867",
    glow="#ffa02e",
    alert="#f2b8ae",
    alert_ink="#3a0a05",
    card_back="#8d5b49",
    cards=(
        "#cf3d35",
        "#f08c1e",
        "#f4d53a",
        "#2c854a",
        "#3075cb",
        "#e79ac8",
        "#f6f4ee",
        "#131417",
        "#6b45a3",
        "#8e8c85",
    ),
    seats=("#4a8ee2", "#e0604f", "#35a05b", "#e7bd2c", "#c9ccd2"),
)

CONTRAST = replace(
    LIGHT,
    name="contrast",
    page="#ffffff",
    panel="#ffffff",
    edge="#000000",
    ink="#000000",
    muted="#1f1f1f",
    water="#e3eef5",
    shelf="#e3eef5",
    land="#ffffff",
    coast="#55707f",
    border="#c9c9c9",
    park="#e2efd5",
    rim="#000000",
    seam="#b9b9b9",
    halo="#ffffff",
    accent="#a30000",
    glow="#ff7a00",
    alert="#7a0000",
    card_back="#4a2c22",
)

_THEMES = {palette.name: palette for palette in (LIGHT, DARK, CONTRAST)}


def palette_of(theme: str) -> Palette:
    """The colors of ``"light"``, ``"dark"`` or ``"contrast"``; light for any other word."""
    return _THEMES.get(theme, LIGHT)


def ink_on(color: str) -> str:
    """Black or white letters: whichever reads better on a color."""
    dark, light = contrast(color, _DARK_INK), contrast(color, _LIGHT_INK)
    return _DARK_INK if dark > light else _LIGHT_INK


def mix(color: str, other: str, part: float) -> str:
    """A color with some ``part`` (0 to 1) of another in it."""
    pairs = zip(_bytes(color), _bytes(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def contrast(one: str, other: str) -> float:
    """How strongly two colors differ in lightness, from 1 to 21, as WCAG 2 reckons."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: str) -> float:
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(color: str) -> Rgb:
    """A color as amounts of red, green and blue light, 0 to 1."""
    red, green, blue = (_light(part / 255) for part in _bytes(color))
    return red, green, blue


def _light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _bytes(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def card_color(palette: Palette, kind: int) -> str:
    """The color of a kind of card; a kind that no card has is gray."""
    return palette.cards[kind] if 0 <= kind < GRAY else palette.cards[GRAY]
