"""Words of an SVG keep to the width they have in Arial, in whichever font a reader has."""

import re
from xml.etree import ElementTree

import pytest

from ttr_widgets.board.replay import Replay
from ttr_widgets.board.shapes import Label
from ttr_widgets.board.svg import kept_in, to_svg
from ttr_widgets.board.text import text_width

from .played_games import finished
from .positions import picture, played

SVG = "{http://www.w3.org/2000/svg}"


def width(words, bold=False):
    """The width that is given to words of 100 px; None if they take what they like."""
    found = re.search('textLength="([0-9.]+)"', kept_in(Label(0, 0, words, 100, "", bold), str))
    return float(found[1]) if found else None


@pytest.mark.parametrize(
    ("words", "in_arial"),
    [
        ("Denver", 322.3),
        ("Los Angeles", 550.3),
        ("Zürich", 277.8),
        ("Łódź", 216.8),
        ("Tromsø", 344.3),
        ("Ærø", 194.4),
        ("Straße", 300.1),
        ("Đakovo", 339.0),
        ("Þórshöfn", 400.2),
        ("Ísafjörður", 416.8),
    ],
)
def test_in_arial_itself_nothing_is_squeezed_or_stretched(words, in_arial):
    assert width(words) == pytest.approx(in_arial, rel=0.01)


@pytest.mark.parametrize(
    ("words", "in_arial"), [("Москва", 341.4), ("Київ", 195.1), ("Θεσσαλονίκη", 587.0)]
)
def test_other_alphabets_are_hardly_changed(words, in_arial):
    assert width(words) == pytest.approx(in_arial, rel=0.03)


def test_an_accent_that_stands_by_itself_takes_no_room():
    assert text_width("Zu\u0308rich", 100) == text_width("Zürich", 100)


@pytest.mark.parametrize(("words", "in_arial"), [("Tickets", 344.6), ("Grace", 283.5)])
def test_bold_words_are_hardly_changed(words, in_arial):
    assert width(words, True) == pytest.approx(in_arial, rel=0.05)


@pytest.mark.parametrize("words", ["7", "104", "A", "−8 (1)", "★ Done", "東京駅", ""])
def test_numbers_single_letters_and_unmeasured_alphabets_are_left_alone(words):
    assert width(words) is None


def test_every_city_on_a_map_is_kept_in_and_takes_no_more_room_than_was_left_for_it():
    game = played("europe")
    root = ElementTree.fromstring(to_svg(*picture(game)))
    texts = {one.text: one for one in root.iter(f"{SVG}text")}
    for city in game.box.map.cities:
        text = texts[city.label]
        room = text_width(city.label, float(text.get("font-size")))
        assert 0.9 * room < float(text.get("textLength")) <= room
        assert text.get("lengthAdjust") == "spacingAndGlyphs"


def test_the_page_of_a_replay_keeps_its_cities_in_too():
    page = Replay(finished()).to_html()
    for city in finished().box.map.cities:
        assert re.search(f'<text [^>]*textLength="[0-9]+"[^>]*>{city.label}<', page)
