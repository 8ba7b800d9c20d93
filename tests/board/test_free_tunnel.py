"""A tunnel that costs no extra cards: what was turned up is seen, and nobody is held up."""

import asyncio
from types import SimpleNamespace

import pytest

import ttr_widgets as ttr
from ttr_widgets.board import pace, picture
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.frame import NARROWEST
from ttr_widgets.board.free_tunnel import free_tunnel
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.palette import LIGHT
from ttr_widgets.board.places import Target
from ttr_widgets.board.scene import draw
from ttr_widgets.board.shapes import Label, Polygon
from ttr_widgets.board.sight import Marks, look, view_of
from ttr_widgets.model.cards import BLUE, RED, WHITE

CLOSE = Target("button", name="close")
WORDS = "Tunnel: nothing more to pay  ×"


def dug(deck="white blue red ...", **more):
    game = ttr.scenario("europe", hands={0: "5 green, 2 locomotive"}, deck=deck, **more)
    game.play("claim Paris-Zurich with 3 green")
    return game


def shown(game, seat=0, width=700, marks=Marks()):
    sight = look(game, Eyes(seat))
    layout = make_layout(game.box, width, len(game.names))
    return draw(sight.seen, layout, view_of(sight, marks, "light"))


def texts(scene):
    return [shape.text for shape in scene.layers["front"] if isinstance(shape, Label)]


def cards_on_the_strip(scene):
    """The colors of the small cards, the first to the left, and of the paper they lie on."""
    front = [one for one in scene.layers["front"] if isinstance(one, Polygon)]
    high = [(one, max(y for _, y in one.points) - min(y for _, y in one.points)) for one in front]
    paper = next(one for one, h in high if round(h) == 28)
    cards = sorted((one.points[0], one.fill) for one, h in high if round(h) == 24)
    assert all(front.index(paper) < front.index(one) for one, h in high if round(h) == 24)
    return [fill for _place, fill in cards], paper.fill


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("width", [NARROWEST, 700, 1400])
def test_everybody_sees_the_cards_that_were_turned_up(seat, width):
    scene = shown(dug(), seat, width)
    assert WORDS in texts(scene) and "+1" not in texts(scene)
    cards = [LIGHT.cards[card] for card in (WHITE, BLUE, RED)]
    assert cards_on_the_strip(scene) == (cards, LIGHT.halo)


@pytest.mark.parametrize("width", [NARROWEST, 700, 900, 1400])
def test_the_strip_leaves_the_tunnel_free_and_is_large_enough_for_a_finger(width):
    game = dug()
    layout = make_layout(game.box, width, 2)
    (place,) = [one for one in shown(game, width=width).places if one.target == CLOSE]
    route = game.actions[-1].route
    assert not any(place.rect.holds(*corner) for corner in layout.tracks[route].line)
    assert min(place.rect.w, place.rect.h) >= 24 * (NARROWEST / 288 if width == NARROWEST else 1)
    assert layout.blocks.map.holds(place.rect.x, place.rect.y)
    assert layout.blocks.map.holds(place.rect.right, place.rect.bottom)


def pale(scene):
    """What lies over the revealed cards that cost nothing, to make them pale."""
    figures = [shape for shape in scene.layers["front"] if isinstance(shape, Polygon)]
    return [shape for shape in figures if shape.fill == LIGHT.page and shape.alpha < 1]


def test_a_card_that_costs_nothing_is_pale_only_beside_one_that_does():
    assert len(pale(shown(dug("white blue green ...")))) == 2
    assert not pale(shown(dug()))


def test_the_final_count_is_not_covered_by_it():
    game = dug(turns_left=1)
    assert game.over and free_tunnel(game)
    said = texts(shown(game))
    assert "Total" in said and WORDS not in said


def test_it_is_read_out(board_of):
    game = ttr.scenario("europe", hands={0: "5 green"}, deck="white blue red ...")
    board = board_of(game, seat=0)
    board.say("claim Paris-Zurich with 3 green")
    words = "The tunnel Paris-Zürich: nothing more to pay, claimed."
    assert words in board._face.guard.news and words in board._face.panel.status.value


async def _claimed(board, *then):
    """Whether the strip is seen when the trains come, after each of some deeds, and at last."""
    seen = []
    for deed in (lambda: board.say("claim Paris-Zurich with 3 green"), *then):
        deed()
        seen.append(WORDS in texts(board._face._scene))
    await asyncio.sleep(0.02)
    return [*seen, WORDS in texts(board._face._scene)]


@pytest.fixture
def soon(monkeypatch):
    """Trains that come down fast."""
    monkeypatch.setattr(picture, "_TRAINS_FIRST", 0.01)


def dig(board_of):
    game = ttr.scenario("europe", hands={0: "5 green"}, deck="white blue red ...")
    return board_of(game, open_hands=True)


def test_its_cards_come_when_the_trains_stand(board_of, soon):
    assert asyncio.run(_claimed(dig(board_of))) == [False, True]


def test_pointing_at_the_map_meanwhile_brings_them_no_sooner(board_of, soon):
    board = dig(board_of)
    assert asyncio.run(_claimed(board, lambda: board.hover(300, 300))) == [False, False, True]


@pytest.mark.parametrize("end", ["cancel", "undo", "close"])
def test_they_do_not_come_any_more_once_somebody_went_on(board_of, soon, end):
    board = dig(board_of)
    assert asyncio.run(_claimed(board, getattr(board, end))) == [False, False, False]
    assert board._face._strip is None


def test_an_error_in_drawing_them_is_told(board_of, soon, monkeypatch):
    board = dig(board_of)
    monkeypatch.setattr(type(board), "strict", False)

    def break_it():
        monkeypatch.setattr(picture, "draw", None)

    asyncio.run(_claimed(board, break_it))
    assert "TypeError" in board._face.panel.message.value


def test_it_is_there_until_somebody_acts():
    game = dug()
    assert free_tunnel(game).revealed == (6, 4, 0)
    game.play("draw deck")
    assert free_tunnel(game) is None
    game.undo()
    game.undo()
    assert free_tunnel(game) is None, "nothing was played yet"


@pytest.mark.parametrize("end", ["pay 1 green", "withdraw"])
def test_a_tunnel_with_a_surcharge_and_a_plain_route_have_no_such_moment(end):
    game = dug("green blue red ...")
    assert free_tunnel(game) is None
    game.play(end)
    assert free_tunnel(game) is None
    plain = ttr.scenario("europe", hands={0: "4 green"})
    plain.play("claim Barcelona-Marseille with 4 green")
    assert free_tunnel(plain) is None


def test_where_no_card_was_left_there_is_nothing_to_see():
    game = ttr.scenario("europe", hands={0: "5 green"}, deck="", row="white blue red pink black")
    game.play("claim Paris-Zurich with 3 green")
    assert free_tunnel(game) is None


def test_a_deck_that_is_shuffled_for_it_is_told_without_moving_the_last_moves():
    game = ttr.scenario("europe", hands={0: "5 green"}, deck="white", discards="1 blue, 9 pink")
    game.play("claim Paris-Zurich with 3 green")
    sight = look(game, Eyes(0))
    shuffled, claimed = sight.moves[-2:]
    assert "shuffled" in shuffled and "claims Paris-Z" in claimed
    last = len(sight.moves) - 1
    assert sight.claims == {last - 1, last}


def close_of(board):
    (close,) = [place.rect for place in board._face._scene.places if place.target == CLOSE]
    return close


def test_a_click_anywhere_puts_it_away_and_still_does_what_it_does(board_of):
    for where in ("close", "seat", "away"):
        board = board_of(dug(), open_hands=True)
        seat = board._face._layout().blocks.seats[1]
        spots = {"close": close_of(board).middle, "seat": seat.middle, "away": (2, 2)}
        board.click(*spots[where])
        said = texts(board._face._scene)
        assert WORDS not in said, where
    dealt = board_of(dug(), open_hands=True)
    dealt.click(*dealt._face._layout().blocks.deck.middle)
    assert len(dealt.game.actions) == 2, "one click draws, with the cards still in sight"


@pytest.mark.parametrize("put_away", [False, True])
def test_who_shows_the_cards_next_finds_it_as_it_was_left(put_away, board_of):
    board = board_of(dug(players=["Ada", "Bo"]))
    if put_away:
        board.click(*close_of(board).middle)
    board.show_cards()
    assert board._sight.seen.seat == 1
    assert (WORDS in texts(board._face._scene)) is not put_away


@pytest.mark.parametrize(
    ("seat", "deck", "claim", "seconds", "in_all"),
    [
        (0, "white blue red", "Paris-Zurich with 3 green", 0.5, 2.0),
        (0, "white blue red", "Paris-Zurich with 3 green", 4.0, 7.0),
        (1, "green blue red", "Paris-Zurich with 3 green", 0.5, 2.0),  # it is asked to pay
        (0, "white blue red", "Barcelona-Marseille with 4 green", 0.5, 0.5),
    ],
)
def test_a_computer_player_waits_longer_while_the_cards_lie_open(
    seat, deck, claim, seconds, in_all, monkeypatch
):
    waited = []
    loop = SimpleNamespace(call_later=lambda seconds, *_rest: waited.append(seconds))
    monkeypatch.setattr(pace.asyncio, "get_running_loop", lambda: loop)
    table = {"You": None, "Robot": ttr.players.greedy}
    facts = {"hands": {seat: "5 green"}, "deck": f"{deck} ...", "seat": seat}
    game = ttr.scenario("europe", players=table, **facts)
    game.play(f"claim {claim}")
    assert pace.computer_decides(game)
    pace.wake(game, seconds, lambda: True)
    assert waited == [in_all]
