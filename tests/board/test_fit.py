"""How wide a board is: one sees map and hand at once, and it is as large as that allows."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.fit import LEAST, STEP, WIDEST, fitting_width
from ttr_widgets.board.layout import NARROWEST, make_layout
from ttr_widgets.board.picture import Picture

LAPTOPS = [(1240, 600), (1140, 600), (1400, 780), (1240, 780), (1880, 960), (900, 700)]


def parts_of(box, width, seats=3):
    return make_layout(ttr.load_box(box), width, seats).blocks


def fitting(box, width, height, seats=3):
    return fitting_width(ttr.load_box(box), seats, width, height)


@pytest.mark.parametrize("room", LAPTOPS)
@pytest.mark.parametrize("box", ["usa", "new-york", "islands"])
def test_map_hand_and_tickets_are_seen_at_once_and_are_as_large_as_that_allows(box, room):
    width, height = room
    chosen = fitting(box, width, height)
    assert NARROWEST <= chosen <= width
    parts = parts_of(box, chosen)
    assert max(parts.map.bottom, parts.tickets.bottom, parts.hand[-1][1].bottom) < height
    if chosen + STEP <= min(width, WIDEST):
        assert parts_of(box, chosen + STEP).height > height


def test_without_a_known_height_a_board_is_as_wide_as_its_page():
    assert fitting("usa", 1399, 0) == 1380
    assert fitting("usa", 3000, 0) == WIDEST
    assert fitting("usa", 300, 0) == NARROWEST


@pytest.mark.parametrize("box", ["usa", "new-york"])
@pytest.mark.parametrize("height", [1, 100, 400])
def test_in_a_window_too_low_for_any_board_there_is_least_to_scroll(box, height):
    chosen = fitting(box, 1240, height)
    heights = {one: parts_of(box, one).height for one in range(LEAST, 1240, STEP)}
    assert heights[chosen] == min(heights.values())
    assert fitting(box, 620, height) == 620, "what is narrow already is made no narrower"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_map_and_hand_are_seen_at_once_in_a_high_narrow_window_too(seats):
    parts = parts_of("usa", fitting("usa", 596, 788, seats), seats)
    assert parts.hand[-1][1].bottom < 788


def test_the_last_moves_may_lie_below_the_window_where_the_map_is_larger_for_it():
    assert fitting("usa", 840, 800) == 840
    parts = parts_of("usa", 840)
    assert max(parts.tickets.bottom, parts.hand[-1][1].bottom) < 800 < parts.news.bottom


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
    board._face.guard.set_state({"height": 0})
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
