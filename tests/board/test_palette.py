"""Colors: readable, with visible edges, and told apart under color blindness."""

from itertools import combinations
from math import dist

import pytest

from ttr_widgets.board.figures import SYMBOLS
from ttr_widgets.board.palette import (
    CONTRAST,
    DARK,
    DARK_CONTRAST,
    LIGHT,
    card_color,
    contrast,
    ink_on,
    linear,
    mix,
    palette_of,
)
from ttr_widgets.board.scene_offers import PALER
from ttr_widgets.board.train_cards import HAZE
from ttr_widgets.model.cards import BLUE, GRAY, KINDS, NAMES

THEMES = [LIGHT, DARK, CONTRAST, DARK_CONTRAST]
SIGHTS = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
    "gray-scale": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""How linear light is seen (Machado, Oliveira and Fernandes 2009, severity 1); gray-scale
leaves the lightness only."""
APART = dict.fromkeys(SIGHTS, 12) | {"gray-scale": 5}
"""How far apart colors must look: twelve or five times what can just be told apart."""


def lab(color, sight):
    light = linear(color)
    seen = [sum(a * b for a, b in zip(row, light, strict=True)) for row in SIGHTS[sight]]
    r, g, b = (min(1, max(0, part)) for part in seen)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.00886 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def test_contrast_is_that_of_wcag():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("palette", THEMES, ids=lambda p: p.name)
@pytest.mark.parametrize("sight", SIGHTS)
def test_card_colors_stay_apart(palette, sight):
    for one, other in combinations((*KINDS, GRAY), 2):
        apart = dist(lab(palette.cards[one], sight), lab(palette.cards[other], sight))
        assert apart > APART[sight], (NAMES[one], NAMES[other], round(apart, 1))


@pytest.mark.parametrize("palette", THEMES, ids=lambda p: p.name)
@pytest.mark.parametrize("sight", SIGHTS)
def test_seat_colors_stay_apart(palette, sight):
    for one, other in combinations(palette.seats, 2):
        assert dist(lab(one, sight), lab(other, sight)) > APART[sight]


def test_every_kind_has_a_symbol_of_its_own():
    assert set(SYMBOLS) == set(KINDS) - {BLUE}
    assert len(set(SYMBOLS.values())) == len(SYMBOLS)


@pytest.mark.parametrize("palette", THEMES, ids=lambda p: p.name)
def test_text_can_be_read(palette):
    for ground in (palette.page, palette.panel):
        assert contrast(palette.ink, ground) >= 4.5
        assert contrast(palette.muted, ground) >= 4.5
        assert contrast(palette.accent, ground) >= 4.5
    assert contrast(palette.alert_ink, palette.alert) >= 4.5
    for ground in (palette.land, palette.water, palette.shelf, palette.halo, palette.park):
        assert contrast(palette.ink, ground) >= 4.5
    for color in (*palette.cards, *palette.seats, palette.card_back):
        assert contrast(ink_on(color), color) >= 4.5


@pytest.mark.parametrize("palette", THEMES, ids=lambda p: p.name)
def test_edges_can_be_seen(palette):
    """Each space shows itself or its rim against land and water; cards against the page."""
    for ground in (palette.land, palette.water):
        for color in palette.cards:
            assert max(contrast(color, ground), contrast(palette.rim, ground)) >= 3
    assert contrast(palette.edge, palette.page) >= 3
    assert contrast(palette.edge, palette.panel) >= 3
    assert contrast(palette.rim, palette.page) >= 3
    assert contrast(palette.accent, palette.land) >= 3


@pytest.mark.parametrize("palette", [CONTRAST, DARK_CONTRAST], ids=lambda p: p.name)
def test_high_contrast_is_high(palette):
    """What WCAG asks of its strictest level: 7 for text, and edges like text."""
    for ground in (palette.page, palette.panel, palette.land, palette.water, palette.park):
        assert contrast(palette.ink, ground) >= 7
        assert contrast(palette.rim, ground) >= 7
        assert contrast(palette.accent, ground) >= 4.5
    for ground in (palette.page, palette.panel):
        assert min(contrast(palette.muted, ground), contrast(palette.edge, ground)) >= 7
    assert contrast(palette.alert_ink, palette.alert) >= 7


def test_an_unknown_theme_is_light():
    assert [palette_of(palette.name) for palette in THEMES] == THEMES
    assert palette_of("sepia") is LIGHT


@pytest.mark.parametrize("palette", THEMES, ids=lambda p: p.name)
@pytest.mark.parametrize("kind", KINDS)
def test_the_name_of_a_card_that_one_has_none_of_is_readable(palette, kind):
    hazy = mix(palette.cards[kind], palette.page, HAZE)
    assert contrast(hazy, palette.ink) >= 4.5


@pytest.mark.parametrize("palette", THEMES, ids=lambda p: p.name)
@pytest.mark.parametrize("kind", KINDS)
def test_a_revealed_card_that_costs_nothing_can_be_read(palette, kind):
    color = card_color(palette, kind)
    fill, ink = (mix(one, palette.page, PALER) for one in (color, ink_on(color)))
    assert contrast(fill, ink) >= 3
