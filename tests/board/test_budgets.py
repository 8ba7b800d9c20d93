"""What the board may send to the browser: bytes and messages, for every box.

A message weighs its buffers and its content as JSON; the envelope that Jupyter puts
around every message, some 500 bytes, is not counted.
"""

import asyncio
import re

import pytest

import ttr_widgets as ttr
from ttr_widgets.board import guard, picture
from ttr_widgets.model.actions import ClaimRoute
from ttr_widgets.model.state import NOBODY

from .headless import event, recorded, weighed
from .positions import NAMES

BOXES = ttr.boxes()
FIRST = {"usa": 27.3, "europe": 30, "new-york": 16.5, "islands": 17.3}
"""A first paint of a board 900 CSS pixels wide, in kB; a box that extends another has its map.

More than 30 would be slow to send; Europe, with its tunnels and its long coast, needs most.
"""

BUSY = 6
"""What trains, tickets and a long game add to a first paint, in kB."""

SEATS = 1.3
"""What three more seats add to a first paint, in kB."""

CLAIM, TYPICAL_CLAIM = 2.0, 1.4
"""A claim over an idle click, in kB: the dearest of a whole game, and one in the middle."""

STRIP = 0.7
"""The three cards that a tunnel turned up for nothing, a frame after its trains, in kB."""

CONTROLS = 5.5
"""What the controls and the words for screen readers send when somebody claims, in kB."""


def board_of(box, seats=2, seed=5, moves=0):
    game = ttr.Game(box, dict.fromkeys(NAMES[:seats]), seed=seed)
    for _ in range(moves):
        step(game)
    return ttr.Board(game, seat=0)


def step(game):
    """Play what a greedy player would; tell whether it claimed a route."""
    action = ttr.players.greedy(game.observe(game.seat), game.legal_actions())
    game.play(action)
    return isinstance(action, ClaimRoute) and game.state.owners[action.route] != NOBODY


def first_paint(board):
    with recorded() as sent:
        event(board._face.canvas, event="client_ready")
    return sent


def idle_click(board):
    with recorded() as sent:
        board.cancel()
    return sent


@pytest.mark.parametrize("moves", [0, 2, 8])
@pytest.mark.parametrize("box", BOXES)
def test_a_first_paint_is_one_small_message(box, moves):
    """A new game, with tickets to choose from; one where they are chosen; and one begun."""
    name = next(name for name in FIRST if box.startswith(name))
    for seed in (1, 5):
        board = board_of(box, moves=moves, seed=seed)
        sent = first_paint(board)
        board.close()
        assert sent.messages == 1
        assert sent.bytes <= 1000 * FIRST[name]


def test_a_first_paint_with_all_seats_costs_little_more():
    board = board_of("europe", seats=5)
    assert first_paint(board).bytes <= 1000 * (FIRST["europe"] + SEATS)
    board.close()


def test_a_busy_board_in_every_theme_costs_little_more_to_paint():
    board = board_of("europe", seats=4, moves=120)
    for theme in ("light", "dark", "contrast"):
        board._face.guard.theme = theme
        assert first_paint(board).bytes <= 1000 * (FIRST["europe"] + BUSY)
    board.close()


async def claims(board):
    """Play a whole game; give what each claim sent over an idle click, and each strip after one."""
    costs, strips = [], []
    while not board.game.over:
        idle = idle_click(board).bytes
        with recorded() as sent:
            claimed = step(board.game)
        with recorded() as late:
            await asyncio.sleep(0.001)
        assert sent.messages == 1
        if claimed and not board.game.over:
            costs.append(sent.bytes - idle)
            strips += late.sizes
    return costs, strips


@pytest.mark.parametrize(
    ("box", "seats"),
    [("usa", 2), ("usa", 4), ("europe", 2), ("europe", 3), ("new-york", 4), ("islands", 2)],
)
def test_a_claim_is_one_small_message(box, seats, monkeypatch):
    monkeypatch.setattr(picture, "_TRAINS_FIRST", 0)
    board = board_of(box, seats)
    costs, strips = asyncio.run(claims(board))
    board.close()
    assert max(costs) <= 1000 * CLAIM
    assert sorted(costs)[len(costs) // 2] <= 1000 * TYPICAL_CLAIM
    assert bool(strips) is (box in ("europe", "islands"))
    assert max(strips, default=0) <= 1000 * STRIP


def test_an_idle_click_draws_nothing():
    board = board_of("usa", moves=8)
    board.cancel()
    with weighed() as sent:
        board.cancel()
    board.close()
    assert sent == {}


def test_the_controls_say_little_more_than_the_canvas():
    board = board_of("usa", moves=30)
    while True:
        with weighed() as sent:
            claimed = step(board.game)
        if claimed:
            break
    board.close()
    assert len(sent.pop("_CanvasManager")) == 1
    assert sum(map(sum, sent.values())) <= 1000 * CONTROLS


@pytest.mark.parametrize("box", ["usa", "new-york"])
def test_pointing_across_the_board_sends_at_most_20_pictures_a_second(box):
    board = board_of(box, moves=12)
    pause = int(re.search(r"MOVE_PAUSE = (\d+)", guard.script(*guard.SCRIPTS))[1])
    moves = [n for n in range(2000) if n % pause == 0]  # what the page lets through in 2 s
    scene = board._face._scene
    with recorded() as sent:
        for n in moves:
            board.hover(scene.width * n / 2000, scene.height * (0.1 + 0.8 * (n % 500) / 500))
    board.close()
    assert 10 < sent.messages <= 2 * 20
    assert sorted(sent.sizes)[len(sent.sizes) // 2] <= 600


def test_pointing_at_the_same_thing_sends_nothing():
    board = board_of("usa", moves=12)
    x, y = board._face._layout().tracks[3].plate
    board.hover(x, y)
    with weighed() as sent:
        board.hover(x + 0.5, y)
    board.close()
    assert sent == {}


def test_a_long_game_does_not_grow_in_the_canvas():
    board = board_of("usa", seats=3)
    manager = board._face.canvas._canvas_manager
    with recorded() as sent:
        for _ in range(50):
            step(board.game)
            assert (manager._commands_cache, manager._buffers_cache) == ([], [])
    first, last = sent.sizes[5:20], sent.sizes[-15:]
    board.close()
    assert sum(last) < 2 * sum(first)
