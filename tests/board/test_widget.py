"""The board without a browser: who sees what, what is sent, and errors of ours."""

import json

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.places import Target
from ttr_widgets.board.widget import Board
from ttr_widgets.play.seating import GameError

from .clicks import mid_game, over_the_map, press, route, where
from .headless import event, recorded, update


def test_two_boards_follow_one_game(board_of):
    game = mid_game()
    one, two = board_of(game, seat=0), board_of(game, seat=1)
    one.say("draw deck")
    assert "Ada draws" in two._face.panel.moves.value
    one.say("draw deck")
    assert "Ben" in two._sight.status
    two.say("draw deck")
    assert "Ben draws" in one._face.panel.moves.value
    one.say("draw deck")
    assert one._face.panel.message.value != ""


def test_cards_are_covered_between_turns_of_different_persons(board_of):
    board = board_of("usa", players=2, seed=1)
    assert not board._sight.covered
    board.say("keep 1 2")
    assert board._sight.covered == "Ben"
    assert board._sight.seen.seat is None
    board.say("keep 1 2")
    assert "covered" in board._face.panel.message.value
    press(board, "button", name="show")
    assert board._sight.seen.seat == 1
    board.say("keep 1 2")
    assert board._sight.covered == "Ada"


def test_a_card_drawn_unseen_at_the_end_of_a_turn_is_looked_at_before_the_cards_are_covered(
    board_of,
):
    board = board_of(ttr.scenario("usa", players=["Ada", "Ben"], deck="pink green ...", seed=1))
    board.say("draw deck")
    board.say("draw deck")
    assert board._sight.seen.seat == 0 and board._sight.leaving == "Ada"
    assert "Ada draws from the deck: green." in board._sight.log
    board.say("draw deck")
    assert "cover your cards" in board._face.panel.message.value
    press(board, "button", name="show")
    assert board._sight.covered == "Ben" and board._sight.seen.seat is None
    press(board, "button", name="show")
    board.say("draw 1")
    board.say("draw 1")
    assert board._sight.covered == "Ada", "what lay face up is known: nothing to look at"


def test_a_card_that_may_not_be_the_second_is_pale_until_the_turn_ends(board_of):
    board = board_of(ttr.scenario("usa", row="locomotive red green blue white", seed=1), seat=0)

    def pale():
        parts, marks = board._face._layout().blocks, board._face._scene.layers["marks"]
        hazy = [shape for shape in marks if getattr(shape, "alpha", 1) < 1]
        corners = [shape.points[0] for shape in hazy]
        lie = (*parts.row, parts.ticket_deck)
        return [place for place, rect in enumerate(lie) if (rect.x, rect.y) in corners]

    assert not pale()
    board.say("draw deck")
    assert pale() == [0, 5], "the locomotive, and the tickets"
    board.say("draw 2")
    assert not pale()


def test_open_hands_show_whoever_decides(board_of):
    board = board_of("usa", players=2, seed=1, open_hands=True)
    board.say("keep 1 2")
    assert board._sight.seen.seat == 1
    assert not board._sight.covered


def test_no_secret_of_another_seat_is_sent(board_of):
    game = mid_game(tickets={1: ["Dallas-New York"]})
    with recorded() as sent:
        board = board_of(game, seat=0)
        event(board._face.canvas, event="client_ready")
    told = json.dumps([sent.texts, _traits(board), board._repr_mimebundle_()["text/plain"]])
    assert "Dallas-New York" not in told
    assert "3 yellow" not in told


def _traits(board):
    parts = [board, board._face.guard, board._face.panel]
    found = [repr(part.get_state()) for part in parts]
    for row in board._face.panel.children:
        found += [repr(child.get_state()) for child in (row, *getattr(row, "children", ()))]
    return found


def test_the_stored_picture_shows_nobodys_cards_in_pass_and_play(board_of):
    board = board_of(mid_game())
    assert board._sight.seen.seat == 0
    bundle = board._repr_mimebundle_()
    assert bundle["image/png"].startswith(b"\x89PNG")
    assert "4 pink" not in bundle["text/plain"]
    mine = board_of(mid_game(), seat=0)
    assert "4 pink" in mine._repr_mimebundle_()["text/plain"]


def test_hovering_costs_little_and_nothing_when_nothing_changes(board_of):
    game = mid_game()
    board = board_of(game, seat=0)
    event(board._face.canvas, event="client_ready")
    x, y = where(board, Target("route", route(game, "Denver-Omaha")))
    with recorded() as sent:
        board.hover(x, y)
    assert sent.messages == 1
    assert sent.bytes < 2_000
    with recorded() as sent:
        board.hover(x + 0.5, y)
    assert sent.messages == 0


def test_a_claim_is_one_small_message(board_of):
    game = mid_game()
    board = board_of(game, seat=0)
    with recorded() as sent:
        event(board._face.canvas, event="client_ready")
    assert sent.messages == 1
    assert sent.bytes < 60_000
    with recorded() as sent:
        press(board, "route", route(game, "Denver-Omaha"))
    assert sent.messages == 1
    assert sent.bytes < 10_000


def test_a_refusal_gives_the_map_free_when_one_points_elsewhere(board_of):
    board = board_of(ttr.scenario("usa", hands={0: "1 red"}, seed=1))
    press(board, "route", 0)
    refusal = board._marks.message
    assert refusal and any(refusal[:12] in words for words in over_the_map(board))
    board._point(Target("deck"))
    assert not any(refusal[:12] in words for words in over_the_map(board))
    assert refusal[:12] in board._face.panel.message.value


def test_the_page_tells_its_theme_and_width(board_of):
    board = board_of(mid_game(), seat=0)
    light = board._face._scene.background
    update(board._face.guard, theme="dark", width=703)
    assert board._face._scene.background != light
    assert board._face._scene.width == 700


def test_an_error_of_ours_is_one_sentence_and_keeps_the_game(board_of, monkeypatch):
    monkeypatch.setattr(Board, "strict", False)
    game = mid_game()
    board = board_of(game, seat=0)

    def fail(*_args):
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(board, "_click", fail)
    board.click(5, 5)
    assert "ZeroDivisionError: by zero" in board._face.panel.message.value
    assert "Traceback" in board.errors[0]
    board.say("draw 1")
    assert len(game.actions) == 1
    monkeypatch.setattr(Board, "strict", True)
    with pytest.raises(ZeroDivisionError):
        board.click(5, 5)


def test_names_are_escaped(board_of):
    board = board_of("usa", players={"<b>Ada</b>": None, "Robo": ttr.players.greedy}, seed=1)
    assert "<b>" not in board._face.panel.status.value
    assert "<b>" not in board._face.panel.moves.value


def test_bad_players_are_refused():
    with pytest.raises(GameError):
        Board("usa", players="Ada")


def test_a_board_has_a_short_repr(board_of):
    assert repr(board_of("usa", players=2, seed=1)) == (
        "<Board of <Game usa: Ada and Ben; Ada to move>>"
    )
