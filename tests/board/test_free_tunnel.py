"""A tunnel that costs no extra cards: what was turned up is seen, and nobody is held up."""

from types import SimpleNamespace

import pytest

import ttr_widgets as ttr
from ttr_widgets.board import pace
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.free_tunnel import free_tunnel
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.places import Target
from ttr_widgets.board.scene import draw
from ttr_widgets.board.shapes import Label
from ttr_widgets.board.sight import Marks, look, view_of

CLOSE = Target("button", name="close")


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


@pytest.mark.parametrize(("seat", "who"), [(0, "Laid out"), (1, "Ada laid out"), (None, "Ada")])
@pytest.mark.parametrize("width", [460, 700, 1400])
def test_everybody_sees_the_cards_that_were_turned_up(seat, who, width):
    said = texts(shown(dug(), seat, width))
    assert "Tunnel Paris-Zürich" in said and {"white", "blue", "red"} <= set(said)
    assert any(words.startswith(who) for words in said)
    assert "No extra cards: claimed, 4 points." in said and "+1" not in said


def test_it_is_read_out(board_of):
    game = ttr.scenario("europe", hands={0: "5 green"}, deck="white blue red ...")
    board = board_of(game, seat=0)
    board.say("claim Paris-Zurich with 3 green")
    words = "The tunnel Paris-Zürich costs no extra cards: claimed."
    assert words in board._face.guard.news and words in board._face.panel.status.value


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


def test_a_click_anywhere_puts_it_away_and_still_does_what_it_does(board_of):
    for where in ("close", "seat", "away"):
        board = board_of(dug(), open_hands=True)
        scene, layout = board._face._scene, board._face._layout()
        (close,) = [place.rect for place in scene.places if place.target == CLOSE]
        spots = {"close": close.middle, "seat": layout.blocks.seats[1].middle, "away": (2, 2)}
        board.click(*spots[where])
        said = texts(board._face._scene)
        assert not [words for words in said if words.startswith("No extra cards")], where
    dealt = board_of(dug(), open_hands=True)
    dealt.click(*dealt._face._layout().blocks.deck.middle)
    assert len(dealt.game.actions) == 2, "one click draws, with the cards still in sight"


@pytest.mark.parametrize(
    ("claim", "pauses"), [("Paris-Zurich with 3 green", 4), ("Barcelona-Marseille with 4 green", 1)]
)
def test_a_computer_player_waits_longer_while_the_cards_lie_open(claim, pauses, monkeypatch):
    waited = []
    loop = SimpleNamespace(call_later=lambda seconds, *_rest: waited.append(seconds))
    monkeypatch.setattr(pace.asyncio, "get_running_loop", lambda: loop)
    table = {"You": None, "Robot": ttr.players.greedy}
    hands, deck = {0: "5 green"}, "white blue red ..."
    game = ttr.scenario("europe", players=table, hands=hands, deck=deck)
    game.play(f"claim {claim}")
    pace.wake(game, 0.5, lambda: True)
    assert waited == [0.5 * pauses]
