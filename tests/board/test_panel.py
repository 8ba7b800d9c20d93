"""The controls: everything that the picture can do, with labels, and nothing more."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.chooser import by_place
from ttr_widgets.board.widget import Board

from .headless import event


@pytest.fixture
def board(monkeypatch):
    monkeypatch.setattr(Board, "strict", True)
    hands = {0: "4 pink, 2 black, 2 locomotive"}
    game = ttr.scenario("usa", hands=hands, row="red blue green pink locomotive")
    made = Board(game, seat=0)
    yield made
    made.close()


@pytest.fixture
def start(monkeypatch):
    monkeypatch.setattr(Board, "strict", True)
    made = Board("usa", players={"Ada": None, "Robo": ttr.players.greedy}, seed=1)
    yield made
    made.close()


def panel(board):
    return board._face.panel


def shown(widget):
    return widget.layout.display != "none"


def test_every_card_can_be_drawn(board):
    names = [button.description for button in panel(board).row]
    assert names == ["1 red", "2 blue", "3 green", "4 pink", "5 locomotive"]
    panel(board).row[1].click()
    assert board.game.observe(0).me.hand[4] == 1
    assert panel(board).row[4].disabled, "no face-up locomotive as the second card"
    panel(board).deck.click()
    assert board.game.seat == 1


def test_when_it_is_not_my_turn_nothing_can_be_pressed(board):
    board.say("claim Denver-Omaha with 4 pink")
    controls = [panel(board).deck, panel(board).tickets, panel(board).claim.go, *panel(board).row]
    assert all(control.disabled for control in controls)


def test_a_route_is_claimed_with_two_lists(board):
    claim = panel(board).claim
    name = next(one for one in claim.place.options if one.startswith("Denver-Omaha"))
    assert name == "Denver-Omaha (4 spaces, 7 points)"
    claim.place.value = name
    payments = [words for words, _action in claim.payment.options]
    assert payments == ["4 pink", "3 pink, 1 locomotive", "2 pink, 2 locomotives"]
    claim.payment.index = 1
    claim.go.click()
    assert "Denver-Omaha with 3 pink, 1 locomotive" in board.game.log[-1]


def test_tickets_are_kept_with_boxes(start):
    boxes = [box for box in panel(start).offered if shown(box)]
    assert len(boxes) == 4
    assert all("points" in box.description for box in boxes)
    assert panel(start).keep.disabled
    boxes[0].value = boxes[2].value = True
    assert start._marks.chosen.keep == (1, 3)
    assert not panel(start).keep.disabled
    panel(start).keep.click()
    assert len(start.game.observe(0).me.tickets) == 2
    assert not any(shown(box) for box in panel(start).offered)


def test_a_move_is_typed(board):
    line = panel(board).line
    line.value = "claim denver-omaha with 4 pink"
    event(line, event="submit")
    assert board.game.seat == 1
    assert line.value == ""
    line.value = "clam Denver-Omaha"
    panel(board).play.click()
    assert "clam" in panel(board).message.value
    assert line.value == "clam Denver-Omaha"  # what was mistyped stays, to be mended


def test_a_route_of_one_space_is_named_in_the_singular(board):
    game = ttr.scenario("usa", hands={0: "1 red"}, seed=1)
    labels = [
        label for label, _payments in by_place(game.observe(0), game.legal_actions(), "route")
    ]
    assert "Atlanta-Nashville (1 space, 1 point)" in labels


def test_undo_and_new_game(board):
    assert panel(board).undo.disabled
    board.say("draw 1")
    panel(board).undo.click()
    assert board.game.actions == ()
    panel(board).seed.value = 12
    panel(board).new.click()
    assert panel(board).seed.value == 13


def test_covered_cards_are_shown_by_a_button(monkeypatch):
    monkeypatch.setattr(Board, "strict", True)
    board = Board("usa", players=["Ada", "Ben"], seed=1)
    board.say("keep 1 2")
    button = panel(board).show_cards
    assert shown(button)
    assert button.description == "Ben: show my cards"
    assert not any(shown(box) for box in panel(board).offered)
    button.click()
    assert not shown(button)
    assert sum(shown(box) for box in panel(board).offered) == 4
    board.close()


def test_the_news_are_spoken_and_the_regions_stay(board):
    board.say("claim Denver-Omaha with 4 pink")
    assert "Ada claims Denver-Omaha with 4 pink" in board._face.guard.news
    assert "Ben takes a turn" in board._face.guard.news
    assert "Denver-Omaha" in board._face.guard.words


def test_every_control_has_a_name(start):
    named = [*_controls(panel(start))]
    assert len(named) > 15
    assert all(control.description for control in named if shown(control))


def _controls(widget):
    for child in getattr(widget, "children", ()):
        yield from _controls(child)
        if hasattr(child, "description") and type(child).__name__ not in ("HTML", "Label"):
            yield child


def test_controls_that_stay_the_same_are_not_sent(board, monkeypatch):
    sent = []
    for control in _controls(panel(board)):
        monkeypatch.setattr(control, "send_state", lambda key=None: sent.append(key))
    board.hover(30, 30)
    board.click(3, 3)
    assert sent == []


@pytest.mark.parametrize(("hand", "can_pay"), [("4 green", True), ("3 green", False)])
def test_who_cannot_pay_a_tunnel_finds_only_withdraw(hand, can_pay, board_of):
    game = ttr.scenario("europe", hands={0: hand}, deck="green blue red ...")
    game.play("claim Paris-Zurich with 3 green")
    controls = panel(board_of(game, seat=0))
    assert shown(controls.withdraw) and shown(controls.surcharge) is can_pay
