"""The colors of the board in four themes, and which of them can be told apart.

The nine card colors stay apart under every common color blindness and in gray-scale, where
each is a step darker than the next, and each has a symbol besides. Text on a color is
``ink_on`` that color.
"""

from dataclasses import dataclass, replace

from ttr_widgets.model.cards import GRAY

Rgb = tuple[float, float, float]

_CARDS = (
    "#bf2f2a",
    "#f08e23",
    "#f7da3d",
    "#2b8549",
    "#1b569f",
    "#e9a3cd",
    "#fbf9f3",
    "#26272b",
    "#522770",
    "#989489",
)
_SEATS = ("#1a55a0", "#bb3426", "#2b8549", "#e3b71f", "#3a3e45")
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
    accent="#963702",
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
    accent="#5ce1e6",
    glow="#ffa02e",
    alert="#f2b8ae",
    alert_ink="#3a0a05",
    card_back="#8d5b49",
    cards=(
        "#bd342d",
        "#f08e23",
        "#f4d741",
        "#2c864a",
        "#245798",
        "#e9a3cd",
        "#f6f4ee",
        "#131417",
        "#522770",
        "#8e8c86",
    ),
    seats=("#448ae1", "#d73b26", "#3bb265", "#e8c034", "#dadde1"),
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

DARK_CONTRAST = replace(
    DARK,
    name="dark-contrast",
    page="#000000",
    panel="#000000",
    edge="#ffffff",
    ink="#ffffff",
    muted="#e6e6e6",
    water="#0b1a26",
    shelf="#0b1a26",
    land="#000000",
    coast="#8fa9b8",
    border="#4a4a4a",
    park="#12200f",
    rim="#ffffff",
    seam="#5a5a5a",
    halo="#000000",
    accent="#7df0f4",
    alert="#ffd9d2",
    alert_ink="#000000",
)

_THEMES = {palette.name: palette for palette in (LIGHT, DARK, CONTRAST, DARK_CONTRAST)}


def palette_of(theme: str) -> Palette:
    """The colors of a theme, by its name; those of the light one for any other word.

    The names are ``"light"``, ``"dark"``, ``"contrast"`` and ``"dark-contrast"``.
    """
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
