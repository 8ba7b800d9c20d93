"""Painting only what changed gives the same picture as painting everything."""

import pytest
from PIL import Image, ImageChops

import ttr_widgets as ttr
from ttr_widgets.board.canvas import SHEETS, sheet_of
from ttr_widgets.board.dirt import EVERYWHERE, change
from ttr_widgets.board.outlines import within
from ttr_widgets.board.png import _Brush
from ttr_widgets.board.shapes import Disc, Label, Line, Polygon

from .positions import NAMES

RED, BLUE, BLACK = "#ff0000", "#0000ff", "#000000"
NOTHING = "#7f9f7f"


def disc(x, color=RED, r=5):
    return Disc(x, 50, r, color)


def painted(image, shapes):
    brush = _Brush(image, 1)
    for shape in shapes:
        brush.paint(shape)
    return image


def repainted(image, found):
    """Do what a change says, as the canvas does it."""
    for part in found.emptied:
        image.paste(NOTHING, part)
    if found.apart:
        painted(image, found.on_top)
    inside = painted(Image.new("RGB", image.size, NOTHING), found.inside)
    for part in found.parts:
        image.paste(inside.crop(part), part[:2])
    return image if found.apart else painted(image, found.on_top)


def unlike(one, other):
    """How many pixels are of clearly another color."""
    apart = ImageChops.difference(one, other).convert("L").point(lambda n: 255 * (n > 60))
    return apart.histogram()[255]


@pytest.mark.parametrize(("box", "seats"), [("europe", 2), ("usa", 4)])
def test_after_many_moves_the_picture_is_as_painted_whole(box, seats):
    game = ttr.Game(box, dict.fromkeys(NAMES[:seats]), seed=5)
    board = ttr.Board(game, seat=0)
    size = tuple(round(length) for length in (board._face._scene.width, board._face._scene.height))
    shown = [sheet_of(board._face._scene, names) for names in SHEETS]
    images = [painted(Image.new("RGB", size, NOTHING), sheet) for sheet in shown]
    small = 0
    for _ in range(30):
        game.play(ttr.players.greedy(game.observe(game.seat), game.legal_actions()))
        for number, names in enumerate(SHEETS):
            sheet = sheet_of(board._face._scene, names)
            if found := change(shown[number], sheet):
                repainted(images[number], found)
                small += 1
            else:
                images[number] = painted(Image.new("RGB", size, NOTHING), sheet)
            shown[number] = sheet
    board.close()
    assert small > 120, "nearly every change is a small one"
    for sheet, image in zip(shown, images, strict=True):
        assert unlike(image, painted(Image.new("RGB", size, NOTHING), sheet)) < 40


def test_what_is_gone_is_emptied_and_what_is_new_comes_on_top():
    found = change((disc(50), disc(100)), (disc(50), disc(150)))
    assert found.emptied == ((94, 44, 106, 56),)
    assert (found.parts, found.inside, found.on_top) == ((), (), (disc(150),))


def test_what_reaches_into_a_part_is_painted_there_again():
    table = disc(50, BLUE, r=30)
    found = change((table, disc(50), disc(200)), (table, disc(60), disc(200)))
    assert found.emptied == ()
    assert (found.inside, found.on_top) == ((table,), (disc(60),))


CARD = Polygon(((0, 0), (90, 0), (90, 90), (0, 90)), RED, BLACK, 2.0)


def patch(left, right):
    return Polygon(((left, 44), (right, 44), (right, 56), (left, 56)), RED)


def test_what_lies_apart_from_a_part_may_come_before_it():
    card = Polygon(((0, 0), (99, 0), (0, 99)), RED)
    goes = Line(((0, 50), (50, 99)), BLUE, 4.0)
    assert change([card, goes], [card, disc(150, BLUE)]).apart
    assert not change([card, goes], [card, disc(45, BLUE)]).apart


def test_words_that_a_part_would_cut_are_written_again():
    stays, goes = Label(50, 20, "first", 12, BLACK), Label(50, 32, "second", 12, BLACK)
    found = change([stays, goes], [stays, disc(150)])
    assert (found.parts, found.inside) == ((), ())
    assert found.on_top == (stays, disc(150))
    (part,) = found.emptied
    assert part[1] < 20 - 6 and part[3] > 32 + 6


def test_words_on_a_card_are_kept_within_a_part():
    card = Polygon(((0, 0), (70, 0), (70, 30), (0, 30)), RED)
    stays, goes = Label(50, 20, "first", 12, BLACK), Label(50, 32, "second", 12, BLACK)
    found = change([card, stays, goes], [card, stays, disc(150)])
    assert found.emptied == () and found.inside == (card, stays)


def test_words_that_two_parts_would_cut_are_not_written_twice():
    name, first, last = Label(60, 50, "Constantinople", 16, BLACK), disc(12), disc(108)
    found = change([name, first, last], [name, disc(200)])
    assert len(found.parts) == 2 and found.inside == (name,)
    assert found.on_top == (disc(200),)


def test_words_are_not_written_over_what_covers_them():
    """The part that goes reaches only into the words; what lies over their end stays over it."""
    name, cover, goes = Label(60, 50, "Constantinople", 16, BLACK), disc(100, BLUE, 9), disc(12)
    found = change([name, cover, goes], [name, cover, disc(200)])
    assert found.inside == (name,)
    assert name not in found.on_top


def test_a_mark_that_goes_from_a_card_is_covered_with_a_piece_of_the_card():
    found = change((CARD, disc(30, BLUE), disc(200)), (CARD, disc(60, BLUE), disc(200)))
    assert (found.emptied, found.parts, found.inside) == ((), (), ())
    assert found.on_top == (patch(24, 36), disc(60, BLUE))


def test_a_part_that_shows_the_rim_of_a_card_is_painted_again():
    found = change((CARD, disc(84, BLUE), disc(200)), (CARD, disc(200)))
    assert found.parts == ((78, 44, 90, 56),)
    assert found.inside == (CARD,)


def test_a_part_that_shows_more_than_a_card_is_painted_again():
    name = Label(30, 50, "A", 11, BLACK)
    found = change((CARD, name, disc(30, BLUE), disc(200)), (CARD, name, disc(200)))
    assert found.inside == (CARD, name)


def test_a_rim_around_a_part_is_not_in_it():
    rim = Polygon(CARD.points, None, BLACK, 2.0)
    assert change((rim, disc(30, BLUE), disc(200)), (rim, disc(200))).emptied == ((24, 44, 36, 56),)
    found = change((CARD, rim, disc(30, BLUE), disc(200)), (CARD, rim, disc(200)))
    assert found.on_top == (patch(24, 36),)


def test_a_veil_is_not_painted_twice():
    veil = Polygon(CARD.points, RED, alpha=0.5)
    assert change((veil, disc(30, BLUE), disc(200)), (veil, disc(200))).inside == (veil,)


def test_what_lies_in_a_dent_is_not_within():
    dented = Polygon(((0, 0), (90, 0), (90, 90), (45, 20), (0, 90)), RED)
    assert not within((40, 40, 50, 50), dented)
    assert within((40, 5, 50, 10), dented)


def test_a_claim_only_adds():
    before = (disc(50), disc(100))
    found = change(before, (*before, disc(55, BLUE)))
    assert (found.emptied, found.parts, found.inside) == ((), (), ())
    assert found.on_top == (disc(55, BLUE),)


def test_what_lies_above_something_new_is_painted_once_more():
    name, plate = Label(52, 50, "A", 11, BLACK), disc(52, BLUE, r=8)
    found = change((disc(200), plate, name), (disc(200), disc(50), plate, name))
    assert found.on_top == (disc(50), plate, name)


def test_in_one_color_the_order_does_not_matter():
    light = Line(((0, 50), (90, 50)), RED, 4.0, alpha=0.3)
    found = change((disc(200), light), (disc(200), disc(50), light))
    assert found.on_top == (disc(50),)


def test_light_is_never_painted_twice():
    light = Line(((0, 50), (90, 50)), BLUE, 4.0, alpha=0.3)
    assert change((disc(200), light), (disc(200), disc(50), light)) is None


def test_another_order_is_painted_whole():
    one, two, three = (disc(x) for x in (10, 20, 30))
    assert change((one, two), (two, one, three)) is None


def test_a_picture_of_which_nothing_stays_is_emptied_at_once():
    assert change((disc(10), disc(90)), (disc(50),)).emptied == (EVERYWHERE,)
    assert change((), (disc(50),)).emptied == ()


def test_the_same_shape_may_lie_on_the_table_twice():
    below, claimed = (disc(50), disc(50, BLUE, r=2)), disc(50, BLACK, r=1)
    found = change(below, (*below, disc(50), claimed))
    assert found.on_top == (disc(50), claimed)


def test_neighbors_that_go_are_one_part():
    lines = [Polygon(((0, y), (50, y), (50, y + 9), (0, y + 9)), RED) for y in (0, 12, 24)]
    assert len(change((disc(200), *lines), (disc(200),)).emptied) == 1
