"""The board in a real page: mouse, touch, keys, reload, themes, and whole games."""

import pytest
from PIL import ImageChops

from .player import Player

ROBO = 'players={"Ada": None, "Robo": ttr.players.greedy}'
START = "import ttr_widgets as ttr\nfrom tests.browser import finder\n"
NEW_GAME = START + f'board = ttr.Board("usa", {ROBO}, seed=1, pace=0)\nboard'
MID_GAME = (
    START
    + 'game = ttr.scenario("usa", hands={0: "4 pink, 1 red"}, row="red blue green pink white")\n'
    + "board = ttr.Board(game, seat=0)\nboard"
)
MORE_CELLS = ("after = 1", "\n".join(f"line_{n} = {n}" for n in range(40)))


@pytest.fixture
def play(open_notebook):
    """``play(cell, ...)`` opens a notebook of its own."""

    def start(*cells, **options):
        return Player(open_notebook(*cells, **options))

    return start


@pytest.fixture
def ada(shared_notebook):
    """Somebody before a position in mid-game; the page is shared, the board is new."""
    notebook = shared_notebook(MID_GAME, *MORE_CELLS)
    yield Player(notebook)
    notebook.check()


def text(player, look):
    return player.notebook.page.locator(f".{look}").first.inner_text()


def alike(one, other):
    """Tell whether two pictures are the same but for smoothed edges."""
    if one.size != other.size:
        return False
    changed = ImageChops.difference(one, other).convert("L").point(lambda n: 255 * (n > 80))
    return sum(changed.histogram()[255:]) < 50


def test_a_click_claims_a_route(ada):
    page = ada.notebook.page
    page.wait_for_timeout(300)
    before = ada.notebook.picture()
    ada.click_route("Denver-Omaha")
    ada.wait(f"board.game.state.owners[{ada.route('Denver-Omaha')}] == 0")
    assert "claims Denver-Omaha" in text(ada, "ttr-log")
    ada.notebook.page.wait_for_timeout(300)
    assert not alike(ada.notebook.picture(), before)


def test_a_forbidden_click_is_explained(ada):
    ada.click_route("Miami-New Orleans")
    ada.wait("board._marks.message")
    assert "5 red" in text(ada, "ttr-message")
    spoken = ada.notebook.page.locator(".ttr-guard [role=alert]")
    assert "5 red" in spoken.inner_text()
    assert ada.ask("len(board.game.actions)") == 0


def test_a_click_means_what_lay_under_it_although_the_canvas_takes_the_focus(ada):
    """A canvas that is not wholly in view must not scroll into view while it is clicked."""
    page, canvas = ada.notebook.page, ada.notebook.canvas()
    page.get_by_label("Type a move").first.focus()
    top = canvas.bounding_box()["y"]
    page.mouse.move(500, 500)
    page.mouse.wheel(0, top - 40)
    page.wait_for_timeout(400)
    before, view = canvas.bounding_box(), page.locator(".jp-Notebook").first.bounding_box()
    x, y = ada.where("Target('row', 1)")
    assert before["y"] < view["y"] < before["y"] + y, "cut off above, but the card is in view"
    page.mouse.click(before["x"] + x, before["y"] + y)
    ada.wait("board.game.actions")
    assert ada.ask("board.game.action_texts()") == ["draw 1"]
    assert canvas.bounding_box()["y"] == before["y"]


def test_a_reloaded_page_shows_the_board_again(ada):
    ada.click_route("Denver-Omaha")
    ada.wait("len(board.game.actions) == 1")
    ada.notebook.page.wait_for_timeout(400)
    before = ada.notebook.picture()
    ada.notebook.reload()
    ada.notebook.canvas().wait_for()
    ada.wait("board._face.guard.width")
    ada.notebook.page.wait_for_timeout(800)
    assert alike(ada.notebook.picture(), before)
    ada.notebook.ask("board.undo()")
    ada.notebook.page.wait_for_timeout(400)
    assert not alike(ada.notebook.picture(), before)


def test_two_boards_of_one_game_follow_each_other(play):
    ada = play(MID_GAME, "second = ttr.Board(game, seat=0)\nsecond")
    ada.notebook.page.wait_for_timeout(500)
    before = ada.notebook.picture(1)
    ada.click_route("Denver-Omaha")
    ada.wait("len(board.game.actions) == 1")
    ada.notebook.page.wait_for_timeout(300)
    assert not alike(ada.notebook.picture(1), before)
    logs = ada.notebook.page.locator(".ttr-log")
    assert "claims Denver-Omaha" in logs.nth(1).inner_text()


def test_a_cell_run_again_closes_its_earlier_board(ada):
    count = "len(ipywidgets.widgets.widget._instances)"
    ada.notebook.ask("import ipywidgets")
    ada.notebook.run_all()
    before = ada.ask(count)
    ada.notebook.run_all()
    assert ada.ask(count) == before
    assert ada.notebook.page.locator(".ttr-board").count() == 1


def test_tab_and_escape_leave_the_canvas(ada):
    page, canvas = ada.notebook.page, ada.notebook.canvas()
    here = "() => document.activeElement === document.querySelector('.ttr-board canvas')"
    for key in ("Tab", "Shift+Tab", "Escape"):
        canvas.focus()
        assert page.evaluate(here)
        page.keyboard.press(key)
        assert not page.evaluate(here), key


def test_shift_enter_on_the_canvas_reaches_the_notebook(ada):
    ada.notebook.ask("del after")
    page = ada.notebook.page
    ada.notebook.canvas().click(position={"x": 3, "y": 3})
    page.keyboard.press("Shift+Enter")
    page.wait_for_timeout(300)
    page.keyboard.press("Shift+Enter")
    ada.wait("'after' in globals()")


def test_letters_on_the_canvas_do_not_reach_the_notebook(ada):
    cells = ada.notebook.page.locator(".jp-CodeCell")
    before = cells.count()
    ada.notebook.canvas().click(position={"x": 3, "y": 3})
    for key in "ddx":
        ada.notebook.page.keyboard.press(key)
    assert cells.count() == before


def test_the_wheel_over_the_canvas_scrolls_the_page(ada):
    page = ada.notebook.page
    page.mouse.move(*ada.notebook.on_page(100, 100))
    top = "() => document.querySelector('.ttr-board').getBoundingClientRect().top"
    before = page.evaluate(top)
    page.mouse.wheel(0, 150)
    page.wait_for_function(f"before => ({top})() < before - 50", arg=before)


def test_a_tap_tells_what_a_route_costs_and_a_second_one_claims_it(play):
    ada = play(MID_GAME, has_touch=True)

    def tap(target):
        ada.notebook.page.touchscreen.tap(*ada.notebook.on_page(*ada.where(target)))

    tap(f"Target('route', {ada.route('Denver-Omaha')})")
    ada.wait("board._marks.chosen.offers")
    assert ada.ask("len(board.game.actions)") == 0
    tap("Target('offer', 0)")
    ada.wait("len(board.game.actions) == 1")
    ada.notebook.click(5, 5)
    ada.wait("not board._face.guard.touched")


def test_moves_of_the_mouse_are_thinned_out(ada):
    page = ada.notebook.page
    page.mouse.move(*ada.notebook.on_page(50, 50))
    page.wait_for_timeout(300)
    before = ada.notebook.sent
    started = page.evaluate("() => performance.now()")
    page.mouse.move(*ada.notebook.on_page(600, 300), steps=100)
    page.wait_for_timeout(200)
    took = page.evaluate("() => performance.now()") - started
    assert ada.notebook.sent - before <= took / 50 + 3


def test_the_picture_is_sharp_on_a_fine_screen(play):
    ada = play(MID_GAME, device_scale_factor=2)
    ada.notebook.canvas().wait_for()
    ada.notebook.page.wait_for_function(  # the board may still be fitting into its cell
        """() => {
            const canvas = document.querySelector(".ttr-board canvas");
            return canvas.width === 2 * canvas.getBoundingClientRect().width;
        }"""
    )


def test_the_board_follows_theme_and_width(ada):
    page = ada.notebook.page
    light = ada.notebook.pixel(3, 3)
    change = "name => window.jupyterapp.commands.execute('apputils:change-theme', {theme: name})"
    page.evaluate(change, "JupyterLab Dark")
    ada.wait("board._face.guard.theme == 'dark'")
    page.wait_for_timeout(300)
    dark = ada.notebook.pixel(3, 3)
    assert sum(dark[:3]) < sum(light[:3])
    page.evaluate(change, "JupyterLab Light")
    ada.wait("board._face.guard.theme == 'light'")
    page.set_viewport_size({"width": 900, "height": 900})
    ada.wait("600 < board._face.guard.width < 800")
    ada.wait("board._face._scene.width == board._face.guard.width // 20 * 20")
    page.wait_for_timeout(300)
    room = page.locator(".ttr-board").bounding_box()["width"]
    assert 0 <= room - ada.notebook.canvas().bounding_box()["width"] < 20
    page.set_viewport_size({"width": 1280, "height": 1000})


def test_a_board_without_its_kernel_says_how_to_wake_it(ada):
    page = ada.notebook.page
    page.mouse.move(*ada.notebook.on_page(200, 200))
    ada.notebook.restart()
    page.mouse.move(*ada.notebook.on_page(400, 200))
    notice = page.locator(".ttr-asleep")
    notice.wait_for(state="visible", timeout=10_000)
    assert "run its cell again" in notice.inner_text()


def test_the_canvas_is_named_for_screen_readers(ada):
    canvas = ada.notebook.canvas()
    assert canvas.get_attribute("role") == "img"
    assert canvas.get_attribute("aria-label")
    assert "4 pink" in canvas.get_attribute("aria-description")


def test_a_whole_game_by_clicks(play):
    ada = play(NEW_GAME, height=1100)
    done = 0
    while not ada.ask("board.game.over"):
        before, targets = ada.ask("finder.next_targets(board)")
        if not targets:
            ada.notebook.page.wait_for_timeout(5)
            continue
        for target in targets:
            ada.click(target)
        ada.wait(f"len(board.game.actions) > {before} or board._marks.message")
        done += 1
        assert ada.ask("board._marks.message") == ""
    assert done > 40
    assert "win" in text(ada, "ttr-status") or "share" in text(ada, "ttr-status")
    assert ada.ask("board.game.scores().totals == board.game.state.decision.score.totals")
    assert ada.ask("board.errors") == []


def test_a_whole_game_by_keyboard(play):
    """Only the controls, reached and used by keys alone."""
    ada = play(NEW_GAME, height=1300)
    page = ada.notebook.page
    page.get_by_label("Type a move").focus()
    while not ada.ask("board.game.over"):
        before, words = ada.ask("finder.next_words(board)")
        if not words:
            page.wait_for_timeout(5)
            continue
        page.keyboard.insert_text(words)
        page.keyboard.press("Enter")
        ada.wait(f"len(board.game.actions) > {before} or board._marks.message")
        assert ada.ask("board._marks.message") == ""
    assert "win" in text(ada, "ttr-status") or "share" in text(ada, "ttr-status")


def test_the_controls_are_reached_by_tab_and_used_by_keys(play):
    """Tickets are ticked, a card is drawn and a route claimed without a mouse."""
    ada = play(NEW_GAME, height=1300)
    page = ada.notebook.page
    page.get_by_label("Montréal-Vancouver, 20 points").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    ada.wait("board._marks.chosen.keep == (1, 2)")
    tab_to(page, "Keep")
    page.keyboard.press("Enter")
    ada.wait("finder.waits(board) and not finder.asked_for_tickets(board)")
    tab_to(page, "1 green")
    page.keyboard.press("Enter")
    ada.wait("len(board.game.state.seats[0].hand) and sum(board.game.state.seats[0].hand) == 5")
    tab_to(page, "Deck (96)")
    page.keyboard.press("Enter")
    ada.wait("finder.waits(board) and sum(board.game.state.seats[0].hand) == 6")
    page.get_by_label("Claim a route", exact=True).focus()
    page.keyboard.press("End")
    tab_to(page, "Claim")
    page.keyboard.press("Enter")
    ada.wait("board.game.state.routes_of(0)")


def tab_to(page, name):
    """Press Tab until the button with this name has the focus."""
    for _ in range(30):
        if page.evaluate("() => document.activeElement.innerText.trim()") == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {name}")


def test_covered_cards_are_shown_when_asked_for(play):
    ada = play(START + 'board = ttr.Board("usa", players=2, seed=1)\nboard')
    page = ada.notebook.page
    ada.notebook.ask("board.say('keep 1 2')")
    button = page.get_by_role("button", name="Ben: show my cards")
    button.wait_for()
    assert page.locator(".ttr-keep input:visible").count() == 0
    ada.click("Target('button', name='show')")
    ada.wait("board._sight.seen.seat == 1")
    page.locator(".ttr-keep input:visible").nth(3).wait_for()


def test_what_was_read_out_to_ada_is_gone_when_ben_comes(play):
    table = 'game = ttr.scenario("usa", players=["Ada", "Ben"])\nboard = ttr.Board(game)\nboard'
    ada = play(START + table)
    read_out = ada.notebook.page.locator(".ttr-guard [role=log]")
    ada.notebook.ask("board.say('draw deck')")
    read_out.get_by_text("Ada draws from the deck:").wait_for(state="attached")
    ada.notebook.ask("board.say('draw deck')")
    ada.notebook.ask("board.show_cards()")
    ada.wait("board._sight.covered == 'Ben'")
    read_out.get_by_text("Ben takes a turn.").first.wait_for(state="attached")
    assert "from the deck:" not in read_out.inner_text()


def test_a_saved_notebook_shows_a_picture_without_a_kernel(ada):
    page = ada.notebook.page
    stored = page.locator(".jp-OutputArea-output img")
    assert not stored.first.is_visible(), "the live board is there"
    ada.notebook.restart()
    ada.notebook.reload()
    stored.first.wait_for(state="visible")
    assert page.locator(".ttr-board").count() == 0
