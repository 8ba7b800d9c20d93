"""The colors of a replay's page, for each theme that a browser can ask for."""

from ttr_widgets.model.box import Box

from .palette import Palette, ink_on, mix, palette_of
from .replay_looks import Wardrobe
from .replay_map import THEMES

_DARK = "(prefers-color-scheme: dark)"
_STRONG = ("(prefers-contrast: more)", "(forced-colors: active)")
_ASKED = {
    "dark": _DARK,
    "contrast": ", ".join(_STRONG),
    "dark-contrast": ", ".join(f"{_DARK} and {one}" for one in _STRONG),
}


def style(box: Box, wardrobe: Wardrobe) -> str:
    """Write all rules for colors; each theme sets the same variables when it is asked for."""
    themes = (_theme(number, name, wardrobe) for number, name in enumerate(THEMES))
    seats = (_seat(seat) for seat in range(len(palette_of(THEMES[0]).seats)))
    cards = (_card(kind) for kind in range(len(box.cards)))
    return "\n".join([*themes, "".join([*seats, *cards]), wardrobe.rules()])


def _theme(number: int, name: str, wardrobe: Wardrobe) -> str:
    rule = f":root{{{_variables(palette_of(name))}{wardrobe.colors(number)}}}"
    asked = _ASKED.get(name)
    return f"@media {asked} {{{rule}}}" if asked else rule


def _variables(palette: Palette) -> str:
    names = ("page", "panel", "edge", "ink", "muted", "accent", "glow")
    colors = {name: getattr(palette, name) for name in names}
    colors["line"] = mix(palette.page, palette.edge, 0.4)
    colors |= {f"card{kind}": color for kind, color in enumerate(palette.cards)}
    colors |= {f"seat{seat}": color for seat, color in enumerate(palette.seats)}
    colors |= {f"letter{seat}": ink_on(color) for seat, color in enumerate(palette.seats)}
    return "".join(f"--{name}:{color};" for name, color in colors.items())


def _seat(seat: int) -> str:
    return f".seat{seat}{{color:var(--letter{seat});background:var(--seat{seat})}}"


def _card(kind: int) -> str:
    own = f'.swatch[data-kind="{kind}"],.swatch[data-value="{kind}"]'
    return f"{own}{{--card:var(--card{kind})}}"
