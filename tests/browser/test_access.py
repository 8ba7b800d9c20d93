"""For every hand and eye: keys, screen readers, contrast, touch, and no unwanted motion."""

from itertools import pairwise

import pytest

from .keys import by_keys, walk
from .player import Player, shows
from .sight import CONTRASTS, DOUBLED, OURS, SMALL, THEMES, assert_axe_finds_nothing, look, wear

EUROPE = (
    'ttr.scenario("europe", hands={0: "4 pink, 3 red, 2 locomotive"}, '
    'row="red blue green pink white", deck="red blue blue ...")'
)
NEW_YORK = 'ttr.scenario("new-york", hands={0: "3 pink, 3 red"}, row="red blue green pink black")'
OPENING = 'ttr.Game("usa", {"Ada": None, "Bo": ttr.players.greedy}, seed=1)'
SHOW = f"""
import ttr_widgets as ttr
from tests.browser import finder
board = ttr.Board(eval(globals().get("position", {EUROPE!r})), seat=0)
board"""
OVER = (
    'game = ttr.Game("islands", dict.fromkeys(["Ada", "Bo"], ttr.players.greedy), seed=3)\n'
    "while not game.over: game.step()\n"
)
COUNT_AIRS = """() => {
    window.airs = 0;
    new MutationObserver(changes => {
        for (const {addedNodes} of changes)
            for (const node of addedNodes) if (node.classList?.contains('ttr-air')) window.airs++;
    }).observe(document.querySelector('.ttr-board'), {childList: true, subtree: true});
}"""
NEWS = ".ttr-guard [role=log] p"
AIR = "() => document.querySelector('.ttr-air') !== null"


@pytest.fixture(scope="module")
def page_of_ada(new_page):
    notebook = new_page("access", [SHOW], height=1200)
    yield notebook
    notebook.close()


@pytest.fixture
def show(page_of_ada):
    """``show(position)`` puts another game on the board; always in the same page."""
    yield from shows(page_of_ada, EUROPE)
    page_of_ada.page.emulate_media(reduced_motion="null", forced_colors="null", contrast="null")


ABOUT = "board._face.coach.ask.click(); board._face.coach.route.value = 3"
MOMENTS = {
    "opening": (OPENING, "", "pass"),
    "turn": (EUROPE, "", "board._face.coach.ask.click()"),
    "click refused": (EUROPE, "", "board._pick(finder.Target('route', 0))"),
    "wish refused": (EUROPE, "", f"board.say('claim Paris-Zurich with 3 blue'); {ABOUT}"),
    "covered": ('ttr.Game("usa", ["Ada", "Bo"], seed=1)', "", "pass"),
    "tickets": (EUROPE, "", "board.say('tickets')"),
    "tunnel": (EUROPE, "", "board.say('claim Paris-Zurich with 3 red')"),
    "count": ("game", OVER, "pass"),
    "replay": ("game", OVER, "board._shelf.turn_replay()"),
}
"""A position, what makes it, and what is done on the board."""
HIGH = {"width": 1280, "height": 2600}
"""A window in which a whole board is seen: what is out of sight, axe takes for hidden."""


@pytest.fixture
def show_all(show, page_of_ada):
    """As ``show``, in a window that is high enough for axe."""
    before = page_of_ada.page.viewport_size
    page_of_ada.page.set_viewport_size(HIGH)
    yield show
    page_of_ada.page.set_viewport_size(before)


@pytest.mark.parametrize("moment", MOMENTS)
def test_axe_finds_nothing(show_all, moment):
    position, made_by, done = MOMENTS[moment]
    ada = show_all(position, made_by)
    assert ada.notebook.ask(f"{done}\nprint('done')").strip().endswith("done")
    page = ada.notebook.page
    for theme in ("Dark", "Light"):
        wear(page, theme)
        ada.wait(f"board._face.guard.theme == {THEMES[theme]!r}")
        assert_axe_finds_nothing(page)
    assert page.evaluate(SMALL, OURS) == []


def test_axe_looks_at_all_that_is_ours_and_at_nothing_else(show_all):
    """A fault is put beside a control of ours, and the same into a bar of JupyterLab."""
    page = show_all().notebook.page
    put = """place => document.querySelector(place).insertAdjacentHTML('afterbegin',
        `<b class="planted" style="color: #ddd; background: #fff">pale</b>
        <button class="planted"></button>`)"""
    for place in (".ttr-head", ".jp-NotebookPanel-toolbar"):
        page.evaluate(put, place)
    found = [fault.split(":")[0] for fault in look(page)["faults"]]
    page.evaluate("() => document.querySelectorAll('.planted').forEach(one => one.remove())")
    assert sorted(found) == ["button-name", "color-contrast"]


def test_letters_twice_as_large_are_cut_nowhere(show):
    ada = show()
    ada.notebook.ask("board.say('claim Berlin-Wien'); board._face.coach.ask.click()")
    ada.notebook.page.locator(".ttr-coach li").first.wait_for()
    assert ada.notebook.page.evaluate(DOUBLED, OURS) == []


def test_controls_can_be_read_and_have_edges_in_every_theme(show):
    ada = show()
    ada.notebook.ask("board.say('claim Berlin-Wien')")
    for theme, name in THEMES.items():
        wear(ada.notebook.page, theme)
        ada.wait(f"board._face.guard.theme == {name!r}")
        assert ada.notebook.page.evaluate(CONTRASTS) == [], theme


def test_the_board_follows_wishes_for_contrast(show):
    ada = show()
    page = ada.notebook.page
    page.emulate_media(contrast="more")
    ada.wait("board._face.guard.theme == 'contrast'")
    page.emulate_media(contrast="null", forced_colors="active")
    ada.wait("board._face.guard.theme == 'contrast'")
    page.emulate_media(forced_colors="null")
    ada.wait("board._face.guard.theme == 'light'")


def test_tab_goes_down_the_controls_and_shows_where_it_is(show):
    ada = show()
    stops = list(walk(ada))
    assert len(stops) > 10
    assert all(stop["seen"] for stop in stops), stops
    assert all(stop["bottom"] > stop["top"] for stop in stops), "nothing to be seen there"
    for one, following in pairwise(stops):
        assert following["bottom"] > one["top"], (one["name"], following["name"])
    names = [stop["name"] for stop in stops]
    assert names.index("1 red") < names.index("Claim a route") < names.index("Type a move")
    assert all(names), names


CLAIM = [("Claim a route", "Angora-Constantinople"), ("Claim$", "Enter")]
TURNS = {
    "draw": (NEW_YORK, [("Deck", "Enter"), ("2 blue", "Enter")], ["draw deck", "draw 2"]),
    "claim": (
        NEW_YORK,
        [("Claim a route", "Brooklyn-Lower"), ("Pay with", "3 pink"), ("Claim$", "Enter")],
        ["claim Brooklyn-Lower East Side with 3 pink"],
    ),
    "tickets": (
        NEW_YORK,
        [("Tickets", "Enter"), (".* points?$", "Space"), ("Keep", "Enter")],
        ["tickets", "keep 1"],
    ),
    "tunnel": (
        EUROPE,
        [*CLAIM, ("Surcharge", "1 red"), ("Pay$", "Enter")],
        ["claim Angora-Constantinople with 2 red", "pay 1 red"],
    ),
    "withdraw": (
        EUROPE,
        [*CLAIM, ("Withdraw", "Enter")],
        ["claim Angora-Constantinople with 2 red", "withdraw"],
    ),
    "station": (
        EUROPE,
        [("Build a station", "Angora"), ("Build$", "Enter")],
        ["station Angora with 1 red"],
    ),
}


@pytest.mark.parametrize("kind", TURNS)
def test_a_whole_turn_by_keys_is_told_in_words(show, kind):
    position, steps, actions = TURNS[kind]
    ada = show(position)
    before = ada.notebook.page.locator(NEWS).count()
    by_keys(ada, *steps)
    ada.wait(f"len(board.game.actions) == {len(actions)}")
    assert ada.ask("[board.game.write(action) for action in board.game.actions]") == actions
    ada.notebook.page.wait_for_timeout(200)
    told = ada.notebook.page.locator(NEWS).all_inner_texts()
    assert len(told) - before == len(actions)
    assert all("Ada " in line for line in told[before:]), told


def test_trains_come_down_unless_nothing_shall_move(show):
    ada = show(NEW_YORK)
    page = ada.notebook.page
    page.evaluate(COUNT_AIRS)
    ada.notebook.ask("board.say('claim Brooklyn-Lower East Side with 3 pink')")
    page.wait_for_function("() => window.airs === 1")
    page.wait_for_function(f"() => !({AIR})()")
    page.emulate_media(reduced_motion="reduce")
    ada.notebook.ask("board.undo()")
    ada.notebook.ask("board.say('claim Brooklyn-Chinatown red with 3 red')")
    ada.wait("len(board.game.actions) == 1")
    page.wait_for_timeout(300)
    assert page.evaluate("() => window.airs") == 1


def test_trains_that_come_down_do_not_catch_the_pointer(show):
    ada = show(NEW_YORK)
    ada.notebook.ask("board.say('claim Brooklyn-Lower East Side with 3 pink')")
    route = ada.route("Brooklyn-Lower East Side")
    x, y = ada.notebook.on_page(*ada.where(f"Target('route', {route})"))
    on_top = "([x, y]) => document.elementFromPoint(x, y).tagName"
    assert ada.notebook.page.evaluate(on_top, [x, y]) == "CANVAS"


def test_a_phone_shows_the_whole_board_and_scrolls_and_zooms_it(open_notebook):
    look = {"device_scale_factor": 3, "has_touch": True, "is_mobile": True}
    phone = open_notebook(SHOW, width=390, height=800, **look)
    Player(phone).wait("board._face.guard.width")
    own, shown = phone.canvas().evaluate("c => [c.width, c.getBoundingClientRect().width]")
    assert own >= 2 * shown
    assert phone.page.evaluate("() => document.querySelector('.ttr-board').scrollWidth") <= 390
    top = "() => document.querySelector('.ttr-board canvas').getBoundingClientRect().top"
    before = phone.page.evaluate(top)
    touch(phone, [[(200, 600 - way)] for way in range(0, 300, 20)])
    phone.page.wait_for_function(f"before => ({top})() < before - 100", arg=before)
    touch(phone, [[(200 - way, 300), (200 + way, 300)] for way in range(20, 90, 5)])
    phone.page.wait_for_function("() => window.visualViewport.scale > 1.5")


def touch(phone, ways):
    """Lay fingers on the page, move them along, and take them away."""
    devtools = phone.page.context.new_cdp_session(phone.page)
    for place, fingers in enumerate(ways):
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(fingers)]
        event = {"type": "touchMove" if place else "touchStart", "touchPoints": points}
        devtools.send("Input.dispatchTouchEvent", event)
        phone.page.wait_for_timeout(16)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
