"""Web pages of ours that are opened from a file: a saved replay, slides, rules on one page."""

from importlib import import_module

import pytest

import ttr_widgets as ttr

from .lab import REPOSITORY
from .sight import RINGS, SMALL, assert_axe_finds_nothing

WINDOW = {"width": 1280, "height": 1000}
LOOKS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "light, more contrast": {"color_scheme": "light", "contrast": "more"},
    "dark, more contrast": {"color_scheme": "dark", "contrast": "more"},
    "colors of the reader": {"color_scheme": "dark", "forced_colors": "active"},
}
USUAL = {"contrast": "null", "forced_colors": "null"}
OPEN = "() => document.querySelectorAll('details').forEach(one => one.open = true)"
WHERE = "() => document.getElementById('slider').value"
BACKGROUND = "one => getComputedStyle(one).backgroundColor"


@pytest.fixture(scope="module")
def opened(browser, tmp_path_factory):
    """A saved replay of a whole game, all folds of it open."""
    game = ttr.Game("europe", dict.fromkeys(("Ada", "Grace", "Hedy"), ttr.players.greedy), seed=8)
    game.advance()
    file = tmp_path_factory.mktemp("page") / "game.html"
    ttr.Replay(game).save(file)
    page = browser.new_page(viewport=WINDOW)
    page.goto(file.as_uri())
    page.evaluate(OPEN)
    yield page
    page.close()


@pytest.fixture
def page(opened):
    """The same page at its start, in its usual looks."""
    opened.set_viewport_size(WINDOW)
    opened.emulate_media(color_scheme="light", **USUAL)
    opened.locator("[data-step=first]").click()
    yield opened
    opened.evaluate("() => document.documentElement.removeAttribute('style')")


@pytest.mark.parametrize("looks", LOOKS)
def test_axe_finds_nothing_in_a_saved_replay(page, looks):
    page.emulate_media(**{**USUAL, **LOOKS[looks]})
    for step in ("First", "Forward", "Last") if looks == "light" else ["Last"]:
        page.get_by_role("button", name=step).press("Enter")  # which has the focus then
        assert_axe_finds_nothing(page, None)
    assert page.evaluate(RINGS, "body") == []
    assert page.evaluate(SMALL, "body") == []


@pytest.mark.parametrize("width", [320, 640])
def test_a_saved_replay_is_sound_where_there_is_little_room(page, width):
    """A window of 1280 pixels has 640 at a zoom of 200 %, and 320 at 400 %."""
    page.set_viewport_size({"width": width, "height": 700})
    page.keyboard.press("End")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    assert_axe_finds_nothing(page, None)


def test_letters_of_a_saved_replay_follow_the_wish_of_the_reader(page):
    """A browser has a size of letters to choose; what is in pixels does not follow it."""
    page.evaluate("() => document.documentElement.style.fontSize = '200%'")
    sizes = "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    assert min(page.locator("main :is(td, th, a, p, summary, button)").evaluate_all(sizes)) >= 24
    assert page.evaluate("() => document.documentElement.scrollWidth") <= WINDOW["width"]


def test_colors_that_mean_something_stay_where_colors_are_the_readers_own(page):
    page.emulate_media(forced_colors="active")
    plates = page.locator(".players .plate").all()
    assert len({plate.evaluate(BACKGROUND) for plate in plates}) == 3
    swatches = "all => all.map(one => getComputedStyle(one, '::before').backgroundColor)"
    assert len({*page.locator("[data-kind].swatch").evaluate_all(swatches)}) >= 9


def test_tab_stops_once_in_the_list_of_moves_and_arrows_go_on(page):
    page.locator("[data-step=on]").click()
    stops = page.locator("#log a[tabindex='0']")
    assert stops.count() == 1
    stops.focus()
    for key, number in (("ArrowDown", 2), ("ArrowDown", 3), ("ArrowUp", 2)):
        page.keyboard.press(key)
        assert page.evaluate(WHERE) == str(number)
        href = page.evaluate("() => document.activeElement.getAttribute('href')")
        assert href == f"#{number}"


def test_arrows_move_a_map_that_is_wider_than_its_place(page):
    page.set_viewport_size({"width": 390, "height": 700})
    page.locator(".map").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('.map').scrollLeft > 0")
    assert page.evaluate(WHERE) == "0"


def made(name):
    """Write a page with a tool of ours, as it is given to a class."""
    tool, _slash, what = name.partition("/")
    return import_module(tool).page(what)


@pytest.mark.parametrize("name", ["build_slides/07-tunnels", "build_summaries/new-york"])
def test_axe_finds_nothing_in_pages_for_a_class(browser, monkeypatch, name):
    monkeypatch.syspath_prepend(REPOSITORY / "tools")
    page = browser.new_page(viewport=WINDOW)
    page.set_content(made(name))
    for _slide in range(2):
        page.evaluate(OPEN)
        assert_axe_finds_nothing(page, None)
        page.keyboard.press("ArrowRight")
    page.close()
