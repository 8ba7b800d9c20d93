"""Whole games against a computer player, from the set-up to the final count, with each hand.

In Europe everything there is happens on the way: a tunnel is paid and one withdrawn from, a
ferry claimed, a station built; the seeds are those of the shortest such games. Nothing is
left out, as nobody thinks: the computer player answers at once.
"""

import pytest

from .keys import by_keys
from .player import Player

GAME = """
import ttr_widgets as ttr
from tests.browser import curious, finder
board = ttr.Board({box!r}, {{"Ada": None, "Robo": ttr.players.greedy}}, seed={seed}, pace=0)
board"""
SEEDS = {"europe": 33, "new-york": 43}
EVERYTHING = {
    "europe": {"BuildStation", "PaySurcharge", "Withdraw", "ferry"},
    "new-york": set(),
}
MOUSE = {"width": 1280, "height": 1100}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
TABLET = {"width": 820, "height": 1180, "has_touch": True, "is_mobile": True}
PHONE["device_scale_factor"] = 3
TABLET["device_scale_factor"] = 2


class Toucher(Player):
    """Somebody who taps with a finger."""

    def click(self, target, board=0):
        place = self.notebook.on_page(*self.where(target), board)
        self.notebook.page.touchscreen.tap(*place)


@pytest.fixture
def sit_down(open_notebook):
    """``sit_down(box, screen)`` opens a board for the first move of a game."""

    def start(box, screen, player=Player):
        ada = player(open_notebook(GAME.format(box=box, seed=SEEDS[box]), **screen))
        ada.wait("board._face.guard.width")
        there = "width => document.querySelector('.ttr-board canvas').width === width"
        ada.notebook.page.wait_for_function(there, arg=ada.ask("board._face.canvas.width"))
        return ada

    return start


def play(ada, asked, act):
    """Do what ``asked`` tells, until the game is over: every wish must be heard."""
    over = False
    while not over:
        before, steps, over = ada.ask(f"(*curious.{asked}(board), board.game.over)")
        if steps:
            act(steps)
            told = f"board._marks.message or len(board.game.actions) > {before}"
            assert ada.until(told) is True


def click_each(ada):
    def act(targets):
        for target in targets:
            ada.click(target)

    return act


def is_counted(ada, box):
    """The game was whole, and page and controls say who has won."""
    assert EVERYTHING[box] <= set(ada.ask("curious.names_of(curious.done_by(board.game, 0))"))
    assert ada.ask("board.game.scores().totals == board.game.state.decision.score.totals")
    said = ada.notebook.page.locator(".ttr-status").inner_text()
    assert "win" in said or "share" in said
    assert ada.ask("board.errors") == []
    ada.click("Target('button', name='lines')")
    ada.wait("board._marks.chosen.what == finder.Target('line', 0)")


@pytest.mark.parametrize("box", SEEDS)
def test_a_whole_game_by_mouse(sit_down, box):
    ada = sit_down(box, MOUSE)
    play(ada, "next_targets", click_each(ada))
    is_counted(ada, box)


@pytest.mark.parametrize(
    "box, screen", [("europe", "phone"), ("europe", "tablet"), ("new-york", "phone")]
)
def test_a_whole_game_by_touch(sit_down, box, screen):
    ada = sit_down(box, {"phone": PHONE, "tablet": TABLET}[screen], Toucher)
    play(ada, "next_targets", click_each(ada))
    is_counted(ada, box)


@pytest.mark.parametrize("box", SEEDS)
def test_a_whole_game_by_keys_and_ordinary_controls(sit_down, box):
    """Never a mouse, never a typed word: Tab, Enter, Space and the arrows."""
    ada = sit_down(box, MOUSE)
    play(ada, "next_keys", lambda steps: by_keys(ada, *steps))
    is_counted(ada, box)
