"""Hasty hands and unlucky moments: what the board was told too fast, too late, or twice."""

import pytest

from .player import Player

START = "import ttr_widgets as ttr\nfrom tests.browser import finder\n"
TURN = (
    START
    + 'game = ttr.scenario("usa", hands={0: "4 pink, 1 red"}, row="red blue green pink white")\n'
    + "board = ttr.Board(game, seat=0)\nboard"
)
AGAIN = "second = ttr.Board(game, seat=0)\nsecond"
WEIGH = """
from ipywidgets.widgets.widget import _instances
from IPython import get_ipython
comms = get_ipython().kernel.comm_manager.comms
def held(): return [len(_instances), len(comms)]"""


@pytest.fixture(scope="module")
def page_of_ada(new_page):
    notebook = new_page("hasty", [TURN, AGAIN])
    yield notebook
    notebook.close()


@pytest.fixture
def ada(page_of_ada):
    """Somebody before one position in two boards; the page is shared, the boards are new."""
    page_of_ada.run_all()
    player = Player(page_of_ada)
    player.wait("second._face.guard.width")
    yield player
    page_of_ada.check()


HURRY = """([places, pause]) => {
    const press = ([clientX, clientY]) => {
        const place = {clientX, clientY, bubbles: true};
        for (const kind of ['mousedown', 'mouseup'])
            document.elementFromPoint(clientX, clientY).dispatchEvent(new MouseEvent(kind, place));
    };
    places.forEach((place, number) => setTimeout(() => press(place), pause * number));
    const last = pause * (places.length - 1);
    return new Promise(done => setTimeout(done, last));
}"""


def hurry(player, places, pause):
    """Click at places of the page, so many ms apart."""
    player.notebook.page.evaluate(HURRY, [places, pause])


def on_page(player, target, board=0):
    return player.notebook.on_page(*player.where(target), board)


def keep_busy(player):
    """Have the kernel do something else for a while, so that clicks wait."""
    kernel = "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel"
    busy = f"() => void {kernel}.requestExecute({{code: 'import time; time.sleep(0.5)'}})"
    player.notebook.page.evaluate(busy)


@pytest.mark.parametrize("busy", [False, True], ids=["answered", "unanswered"])
def test_o_ux09_five_clicks_on_the_deck_are_two_cards(ada, busy):
    """Within 300 ms; or all of them before the kernel has heard the first."""
    deck = on_page(ada, "Target('deck')")
    if busy:
        keep_busy(ada)
    hurry(ada, 5 * [deck], 60)
    ada.wait("board._marks.message")
    assert ada.ask("board.game.action_texts()") == ["draw deck", "draw deck"]
    assert ada.ask("sum(board.game.state.seats[0].hand)") == 7
    assert "Ben" in ada.ask("board._marks.message"), "whose turn it is"


def test_o_ux09_a_late_click_is_judged_by_what_is_true_when_it_is_heard(ada):
    """The first click claims the route while the kernel is busy; the others come too late."""
    route = on_page(ada, f"Target('route', {ada.route('Denver-Omaha')})")
    card = on_page(ada, "Target('row', 1)")
    keep_busy(ada)
    hurry(ada, [route, route, card], 0)
    ada.wait("board._marks.message")
    assert ada.ask("board.game.action_texts()") == ["claim Denver-Omaha with 4 pink"]
    assert ada.ask("board.errors") == []


def test_a_move_before_a_press_is_heard_before_it(ada):
    """Else the board would go on telling what was clicked, instead of what comes next."""
    ada.click("Target('row', 1)")
    ada.wait("len(game.actions) == 1")
    ada.notebook.page.wait_for_timeout(200)
    assert ada.ask("board._marks.hover is None")
    x, y = on_page(ada, "Target('row', 2)")
    ada.notebook.page.mouse.move(x, y)
    ada.wait("board._marks.hover == finder.Target('row', 2)")


def test_o_ux08_the_second_view_of_a_game_plays_on_where_the_first_was_left(ada):
    ada.click("Target('row', 1)")
    ada.wait("second._sight.log == board._sight.log and len(game.actions) == 1")
    ada.notebook.ask("first, board = board, second")
    ada.click("Target('row', 2)", board=1)
    ada.wait("len(game.actions) == 2 and first._sight.log == second._sight.log")
    ada.notebook.ask("board = first")
    logs = ada.notebook.page.locator(".ttr-log")
    ada.notebook.page.wait_for_timeout(200)
    assert logs.nth(0).inner_text() == logs.nth(1).inner_text()


def test_cells_that_run_again_leave_nothing_in_the_kernel_or_in_the_page(ada):
    ada.notebook.ask(WEIGH)
    ada.notebook.run_all()
    before = ada.ask("held()")
    for _ in range(4):
        ada.notebook.run_all()
    assert ada.ask("held()") == before
    assert ada.notebook.page.locator(".ttr-board").count() == 2
    assert ada.notebook.page.locator(".ttr-board canvas").count() == 2


def test_o_ux07_an_error_of_ours_is_one_sentence_in_the_page(ada):
    ada.notebook.ask("board._click = lambda target: 1 / 0")
    ada.click("Target('deck')")
    ada.wait("board.errors")
    words = ada.notebook.page.locator(".ttr-message").first
    words.get_by_text("ZeroDivisionError").wait_for()
    assert "The game is as before" in words.inner_text()
    assert (
        "ZeroDivisionError"
        in ada.notebook.page.locator(".ttr-guard [role=alert]").first.inner_text()
    )
    assert ada.ask("len(game.actions)") == 0
    ada.notebook.ask("del board._click")
    ada.click("Target('deck')")
    ada.wait("len(game.actions) == 1")


def test_the_same_refusal_is_spoken_each_time(ada):
    spoken = """() => {
        window.spoken = [];
        const region = document.querySelector('.ttr-guard [role=alert]');
        const hear = () => region.textContent && window.spoken.push(region.textContent);
        new MutationObserver(hear).observe(region, {childList: true});
    }"""
    ada.notebook.page.evaluate(spoken)
    for times in (1, 2):
        ada.click(f"Target('route', {ada.route('Miami-New Orleans')})")
        heard = f"() => window.spoken.filter(one => one.includes('5 red')).length === {times}"
        ada.notebook.page.wait_for_function(heard)


def test_o_ux04_a_board_whose_kernel_is_gone_says_so_and_hears_nothing(ada):
    page = ada.notebook.page
    place = on_page(ada, "Target('deck')")
    gone = "window.jupyterapp.shell.currentWidget.sessionContext"
    page.evaluate(f"() => {gone}.shutdown()")
    notice = page.locator(".ttr-asleep").first
    notice.wait_for(state="visible", timeout=10_000)
    assert "run its cell again" in notice.inner_text()
    sent = ada.notebook.sent
    page.mouse.click(*place)
    page.wait_for_timeout(200)
    assert ada.notebook.sent == sent
    page.evaluate(f"() => {gone}.startKernel()")
    ada.notebook.run_all()
    ada.wait("len(board.game.actions) == 0")
    page.locator(".ttr-sleeps").first.wait_for(state="detached")
