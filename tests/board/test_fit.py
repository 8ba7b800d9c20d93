"""How wide a board is: one sees map and hand at once, and it is as large as that allows."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.fit import LEAST, SMALLEST, STEP, WIDEST, fitting
from ttr_widgets.board.frame import NARROWEST
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.picture import Picture

LAPTOPS = [(1240, 600), (1140, 600), (1400, 780), (1240, 780), (1880, 960), (900, 700)]


def parts_of(box, width, seats=3):
    return make_layout(ttr.load_box(box), width, seats).blocks


def fit_of(box, width, height, seats=3):
    return fitting(ttr.load_box(box), seats, width, height)


def unscaled(box, width, height, seats=3):
    """How wide it is laid out, where nothing needs to be scaled down."""
    fit = fit_of(box, width, height, seats)
    assert fit.shown == fit.width
    return fit.width


def lowest(parts):
    """Where that ends which one plays with."""
    return max(parts.map.bottom, parts.tickets.bottom, parts.hand[-1][1].bottom)


@pytest.mark.parametrize("room", LAPTOPS)
@pytest.mark.parametrize("box", ["usa", "new-york", "islands"])
def test_map_hand_and_tickets_are_seen_at_once_and_are_as_large_as_that_allows(box, room):
    width, height = room
    chosen = unscaled(box, width, height)
    assert NARROWEST <= chosen <= width
    parts = parts_of(box, chosen)
    assert lowest(parts) < height
    if chosen + STEP <= min(width, WIDEST):
        assert parts_of(box, chosen + STEP).height > height


def test_without_a_known_height_a_board_is_as_wide_as_its_page():
    assert unscaled("usa", 1399, 0) == 1380
    assert unscaled("usa", 3000, 0) == WIDEST
    assert unscaled("usa", 300, 0) == NARROWEST


MAGNIFIED = [(856, 464), (685, 368), (606, 464), (656, 656), (760, 656), (900, 464), (1240, 500)]
"""Small laptops whose pages are magnified: 1280 x 720 by 125 and 150 %, with a side bar, etc."""


@pytest.mark.parametrize("room", MAGNIFIED)
@pytest.mark.parametrize("box", ["usa", "europe", "new-york"])
def test_in_a_low_window_the_picture_is_scaled_down_until_map_and_hand_are_seen(box, room):
    width, height = room
    fit = fit_of(box, width, height)
    scale = fit.shown / fit.width
    assert fit.shown <= width and SMALLEST - 0.001 <= scale <= 1
    assert scale * lowest(parts_of(box, fit.width)) <= height
    larger = range(min(LEAST, width // STEP * STEP), int(width / scale) + 1, STEP)
    needs = [min(width / one, height / (lowest(parts_of(box, one)) + 8)) for one in larger]
    assert scale >= min(1, max(needs)) - 0.01, "no other form would have larger letters"


def test_a_magnified_page_has_the_hand_under_the_map_and_the_table_beside_it():
    parts = parts_of("usa", fit_of("usa", 856, 464).width)
    assert parts.seats[0].x > parts.map.right
    assert parts.hand[0][1].y > parts.map.bottom


@pytest.mark.parametrize("box", ["usa", "new-york"])
@pytest.mark.parametrize("height", [1, 100, 300])
def test_in_a_window_too_low_for_any_board_there_is_least_to_scroll(box, height):
    fit = fit_of(box, 1240, height)
    assert fit.shown / fit.width == pytest.approx(SMALLEST, abs=0.002)
    low = [lowest(parts_of(box, one)) for one in range(LEAST, 1240, STEP)]
    assert lowest(parts_of(box, fit.width)) == min(low)
    assert unscaled(box, 390, height) == NARROWEST, "on a phone one scrolls anyhow"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_map_and_hand_are_seen_at_once_in_a_high_narrow_window_too(seats):
    fit = fit_of("usa", 596, 788, seats)
    assert fit.shown / fit.width > 0.85
    assert fit.shown / fit.width * lowest(parts_of("usa", fit.width, seats)) < 788


def test_the_last_moves_may_lie_below_the_window_where_the_map_is_larger_for_it():
    assert unscaled("usa", 840, 800) == 840
    parts = parts_of("usa", 840)
    assert lowest(parts) < 800 < parts.news.bottom


@pytest.fixture
def page(monkeypatch):
    """A page of its own: what a board learns of it is forgotten after the test."""
    monkeypatch.setattr(Picture, "width", 900)
    monkeypatch.setattr(Picture, "height", 0)


@pytest.mark.usefixtures("page")
def test_a_board_follows_the_height_of_its_page():
    board = ttr.Board("usa", seed=1)
    board._face.guard.set_state({"width": 1300, "height": 900})
    assert board._face._scene.width == 1300
    board._face.guard.set_state({"height": 600})
    low = board._face._scene
    assert low.width < 1000 and low.height <= 610
    assert board._face.canvas.layout.max_width == f"min(100%, {low.width}px)"
    board._face.guard.set_state({"width": 856, "height": 464})
    assert board._face._scene.width == 860, "laid out wide, and shown smaller"
    assert board._face.canvas.layout.max_width == "min(100%, 728px)"
    board._face.guard.set_state({"width": 1300, "height": 0})
    assert board._face._scene.width == 1300
    board.close()


@pytest.mark.usefixtures("page")
def test_a_page_that_does_not_know_its_room_yet_takes_none_from_the_next_board():
    boards = [ttr.Board("usa", seed=1)]
    boards[0]._face.guard.set_state({"theme": "dark"})
    boards.append(ttr.Board("usa", seed=1))
    assert [board._face._scene.width for board in boards] == [900, 900]
    for board in boards:
        board.close()


@pytest.mark.usefixtures("page")
def test_the_next_board_begins_with_the_room_that_the_last_one_had():
    boards = [ttr.Board("usa", seed=1)]
    boards[0]._face.guard.set_state({"width": 1300, "height": 600})
    boards.append(ttr.Board("usa", seed=1))
    assert boards[0]._face._scene.width == boards[1]._face._scene.width < 1000
    for board in boards:
        board.close()
