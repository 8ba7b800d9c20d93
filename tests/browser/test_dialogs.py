"""Tunnel, station, final count and coach in a real page: one notebook, one board after another."""

import pytest

from .player import Player

START = "import ttr_widgets as ttr\nfrom tests.browser import finder\n"
TUNNEL = (
    START
    + 'game = ttr.scenario("europe", players=["Ada", "Grace"], deck="green blue locomotive ...",'
    + ' hands={0: "5 green, 2 locomotive"})\n'
    + "board = ttr.Board(game, seat=0)\nboard"
)


@pytest.fixture(scope="module")
def page_with_board(new_page):
    """A notebook of its own, open for all tests of this file."""
    notebook = new_page("dialogs", (TUNNEL,), height=1400)
    yield notebook
    notebook.close()


@pytest.fixture
def ada(page_with_board):
    """Somebody before a tunnel that can be paid; the page is shared, the board is new."""
    page_with_board.run_all()
    yield Player(page_with_board)
    page_with_board.check()


def drawn(player):
    """The words in front of the map."""
    return player.ask("[s.text for s in board._face._scene.layers['front'] if hasattr(s, 'text')]")


def finish(player):
    """Play the turn of Ada so that the game ends: she borrows a route for a ticket."""
    player.notebook.ask(
        "game = ttr.scenario('europe', players=['Ada', 'Grace'], stations={0: ['Munchen']},"
        " claimed={0: ['Frankfurt-Munchen', 'Frankfurt-Paris white'], 1: ['Munchen-Wien']},"
        " tickets={0: ['Paris-Wien', 'Brindisi-Zagrab']}, turns_left=1)\n"
        "board._stop_watching(); board._take(game); board._show()\n"
        "board.say('draw deck'); board.say('draw deck')"
    )
    player.wait("board.game.over")


def test_a_tunnel_is_paid_with_one_click(ada):
    ada.click_route("Paris-Zurich")
    ada.click("Target('offer', 0)")
    ada.wait("len(board.game.actions) == 1")
    assert "Costs 2 more cards: green or locomotive." in drawn(ada)
    ada.click("Target('offer', 1)")
    ada.wait(f"board.game.state.owners[{ada.route('Paris-Zurich')}] == 0")
    assert "+1" not in drawn(ada)


def test_a_tunnel_is_left_by_the_button(ada):
    ada.click_route("Paris-Zurich")
    ada.click("Target('offer', 0)")
    ada.click("Target('button', name='withdraw')")
    ada.wait("board.game.seat == 1")
    assert ada.ask("sum(board.game.state.seats[0].hand)") == 7


def test_a_station_is_built_with_two_clicks(ada):
    city = ada.ask("[c.id for c in board.game.box.map.cities if c.name == 'Wien'][0]")
    ada.click(f"Target('city', {city})")
    ada.wait("board._marks.chosen.offers")
    assert "Station in Wien" in drawn(ada)
    ada.click("Target('offer', 0)")
    ada.wait(f"board.game.observe(0).stations == ((0, {city}),)")


def test_the_final_count_is_gone_through_by_mouse_and_by_keys(ada):
    finish(ada)
    ada.click("Target('button', name='lines')")
    ada.wait("board._marks.chosen.what == finder.Target('line', 0)")
    ada.click("Target('button', name='next')")
    ada.wait("board._marks.chosen.what == finder.Target('line', 1)")
    assert "Paris-Wien" in drawn(ada)
    page = ada.notebook.page
    page.get_by_role("button", name="Next", exact=True).focus()
    page.keyboard.press("Enter")
    ada.wait("board._marks.chosen.what == finder.Target('line', 2)")
    assert "No continuous line" in page.locator(".ttr-reason").inner_text()
    page.get_by_label("Final count", exact=True).focus()
    page.keyboard.press("Home")
    ada.wait("board._marks.chosen.what is None")


def test_the_coach_answers_when_asked(ada):
    page = ada.notebook.page
    assert not page.locator(".ttr-coach").is_visible()
    page.get_by_role("button", name="What can I do?").focus()
    page.keyboard.press("Enter")
    page.locator(".ttr-coach ul").first.wait_for()
    assert "Build a station" in page.locator(".ttr-coach").inner_text()
    page.get_by_label("About", exact=True).select_option("Danzig-Riga")
    page.get_by_text("Danzig-Riga: 3 black spaces, 4 points.").wait_for()
    assert "You lack" in page.locator(".ttr-coach").inner_text()
