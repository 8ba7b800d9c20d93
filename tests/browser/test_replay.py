"""A replay in a real page: the saved file without a network, and the widget in a notebook."""

import json

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.replay_looks import FINE
from ttr_widgets.board.tape import Tape

from .player import Player

NAMES = ("Ada", "Grace", "Hedy")
PLAYED = (
    "import ttr_widgets as ttr\n"
    'both = {"Ada": ttr.players.greedy, "Robo": ttr.players.greedy}\n'
    'game = ttr.Game("islands", both, seed=2)\n'
    "game.advance()\n"
    "board = replay = ttr.Replay(game, pace=0.02)\n"
    "replay"
)
BOARD = (
    "import ttr_widgets as ttr\n"
    'board = ttr.Board("islands", players=["Ada", "Ben"], seed=1)\n'
    "board.say('keep all')\n"
    "board"
)


@pytest.fixture(scope="module")
def game():
    played = ttr.Game("europe", dict.fromkeys(NAMES, ttr.players.greedy), seed=8)
    played.advance()
    return played


@pytest.fixture
def page(browser, game, tmp_path):
    """The saved page of a whole game, in a browser that has no network."""
    file = tmp_path / "game.html"
    ttr.Replay(game).save(file)
    view = browser.new_context(viewport={"width": 1280, "height": 2400}, offline=True)
    opened = view.new_page()
    wrong = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.on("console", lambda message: wrong.append(message.text))
    opened.on("request", lambda request: wrong.append(request.url))
    opened.goto(file.as_uri())
    yield opened
    asked_for = [line for line in wrong if line != file.as_uri()]
    view.close()
    assert asked_for == []


def letters_at(page, game):
    """The initial that the map shows on each route; "" where nobody has built."""
    tracks = make_layout(game.box, 760.0, len(game.names)).tracks
    plates = [[FINE * x, FINE * y] for x, y in (track.plate for track in tracks)]
    return page.evaluate(
        """plates => {
            const screen = document.querySelector('svg').getScreenCTM();
            return plates.map(([x, y]) => {
                const at = new DOMPoint(x, y).matrixTransform(screen);
                const texts = document.elementsFromPoint(at.x, at.y).map(one => one.textContent);
                return texts.find(text => text.length === 1) ?? '';
            });
        }""",
        plates,
    )


def owners_of(game, number):
    tape = Tape(game)
    tape.wind(number)
    return ["" if owner < 0 else NAMES[owner][0] for owner in tape.past.state.owners]


def slide(page, number):
    page.evaluate(
        """number => {
            const slider = document.getElementById('slider');
            slider.value = number;
            slider.dispatchEvent(new Event('input'));
        }""",
        number,
    )


def shown(page):
    return page.evaluate("() => document.querySelector('main').innerText")


def test_the_page_shows_who_owns_what_after_any_move(page, game):
    last = len(game.actions)
    for number in (last, last // 2, 0):
        slide(page, number)
        assert letters_at(page, game) == owners_of(game, number)
    slide(page, last)
    for seat, total in enumerate(game.scores().totals):
        foot = page.locator(".count tfoot td").nth(seat)
        assert foot.inner_text().replace("−", "-") == str(total)


def test_the_page_is_the_same_forth_and_back(page, game):
    number = len(game.actions) // 3
    slide(page, number)
    before = shown(page)
    slide(page, len(game.actions))
    assert page.locator(".count").is_visible()
    assert shown(page) != before
    slide(page, number)
    assert shown(page) == before
    assert not page.locator(".count").is_visible()


def test_the_page_is_worked_by_keys(page, game):
    where = "() => document.getElementById('slider').value"
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.keyboard.press(key)
        assert page.evaluate(where) == str(number)
    page.keyboard.press("End")
    assert page.evaluate(where) == str(len(game.actions))
    page.locator("#slider").focus()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(where) == str(len(game.actions) - 1), "one step, not two"
    page.locator("[data-step=first]").focus()
    page.keyboard.press("Enter")
    assert page.evaluate(where) == "0"


def test_the_page_plays_by_itself_until_it_is_stopped(page):
    page.locator("#pace").select_option("300")
    page.locator("body").press("Space")
    page.wait_for_function("() => document.getElementById('slider').value >= 2")
    assert page.locator("#play").inner_text() == "Pause"
    page.locator("#play").click()
    stopped = page.locator("#slider").input_value()
    page.wait_for_timeout(500)
    assert page.locator("#slider").input_value() == stopped


def test_the_list_of_moves_follows_and_leads(page, game):
    slide(page, 30)
    entry = page.locator("#log li[aria-current=step]")
    assert entry.inner_text() == Tape(game).words(30) == page.locator("#said").inner_text()
    page.locator("#log a").nth(12).click()
    assert page.locator("#slider").input_value() == "12"
    turn = page.locator("tr[aria-current]")
    assert turn.count() == 1


@pytest.mark.parametrize("width", [390, 700, 1400])
def test_the_page_fits_its_window(page, width):
    page.set_viewport_size({"width": width, "height": 800})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    assert page.locator("#play").bounding_box()["x"] >= 0


def test_a_replay_in_a_notebook_plays_and_gives_its_page(open_notebook, tmp_path):
    notebook = open_notebook(PLAYED)
    page, ada = notebook.page, Player(notebook)
    before = notebook.picture()
    page.get_by_role("button", name="Play", exact=True).click()
    ada.wait("replay.number == len(game.actions)")
    page.get_by_role("button", name="First").click()
    ada.wait("replay.number == 0")
    page.locator(".ttr-slide [role=slider]").focus()
    page.keyboard.press("ArrowRight")
    ada.wait("replay.number == 1")
    assert notebook.picture() != before
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as web page").click()
    download.value.save_as(tmp_path / "game.html")
    assert ada.ask("replay.to_html()") == (tmp_path / "game.html").read_text(encoding="utf-8")


def test_a_game_is_saved_loaded_and_seen_again(open_notebook, tmp_path):
    notebook = open_notebook(BOARD)
    page, ada = notebook.page, Player(notebook)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save", exact=True).click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    assert json.loads(record.read_text())["box"] == "islands"
    notebook.ask("board.undo()")
    ada.wait("len(board.game.actions) == 0")
    page.locator(".ttr-shelf input[type=file]").set_input_files(record)
    ada.wait("len(board.game.actions) == 1")
    page.get_by_role("button", name="Replay").click()
    ada.wait("board._shelf.replay")
    page.locator(".ttr-steps").wait_for()
    assert page.locator(".ttr-board").count() == 2
    page.get_by_role("button", name="Close the replay").click()
    ada.wait("not board._shelf.replay")
    page.locator(".ttr-steps").wait_for(state="detached")


def test_links_and_headings_of_the_page_are_as_high_as_a_finger_needs(page, game):
    slide(page, len(game.actions))
    for what in ("#log a", "summary"):
        heights = page.locator(what).evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().height)"
        )
        assert heights and min(heights) >= 24, what
