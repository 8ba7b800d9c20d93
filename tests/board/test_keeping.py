"""Save and load: the file goes to the page when it is asked for, and to nowhere else."""

import json
from dataclasses import replace

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.keeping import Keeping
from ttr_widgets.board.widget import Board

from .headless import event, recorded, update

ROBO = {"Ada": None, "Robo": ttr.players.greedy}


@pytest.fixture
def sent(monkeypatch):
    """Every message of Save buttons to the page."""
    messages = []
    monkeypatch.setattr(
        Keeping, "send", lambda _self, content, _buffers=None: messages.append(content)
    )
    return messages


def position():
    return ttr.scenario(
        "usa", hands={0: "4 pink, 1 red", 1: "3 yellow"}, row="red blue green pink white"
    )


def ask(board, **content):
    event(board._shelf.keeping, **content)


def message(board):
    return board._face.panel.message.value


def test_save_gives_the_record_to_the_view_that_asked(board_of, sent):
    board = board_of("usa", players=ROBO, seed=1)
    board.say("keep all")
    ask(board, event="save", view="0.5")
    (given,) = sent
    assert given["view"] == "0.5"
    assert given["name"] == "usa-after-2-moves.json"
    assert ttr.Game.from_json(given["text"]).state == board.game.state


def test_nothing_is_given_unasked(board_of, sent):
    board = board_of("usa", players=ROBO, seed=1)
    board.say("keep all")
    ask(board, event="something else")
    assert sent == []


def test_what_is_saved_or_loaded_is_in_no_trait(board_of, sent):
    """A record tells every secret; what a widget holds may end in a saved notebook."""
    board = board_of(position(), seat=0)
    ask(board, event="save", view="0.5")
    ask(board, event="load", text=board.game.to_json())
    assert "3 yellow" in sent[0]["text"]
    told = json.dumps([repr(part.get_state()) for part in everything(board)])
    assert "4 pink" in told, "one's own cards are there"
    assert "3 yellow" not in told and "ttr_widgets game" not in told


def everything(widget):
    yield widget
    for child in getattr(widget, "children", ()):
        yield from everything(child)


def test_a_saved_game_goes_on(board_of):
    first = board_of("usa", players=ROBO, seed=1)
    for words in ("keep all", "draw deck", "draw deck"):
        first.say(words)
    second = board_of("usa", players=ROBO, seed=5)
    ask(second, event="load", text=first.game.to_json())
    assert second.game.state == first.game.state
    assert second._face.panel.seed.value == 2
    assert "Ada draws" in second._face.panel.moves.value
    before = len(second.game.actions)
    second.say("draw deck")
    second.say("draw deck")
    assert len(second.game.actions) > before + 2, "Robo plays on"


def test_a_game_of_another_box_is_loaded_too(board_of):
    other = ttr.Game("islands", ["Cleo", "Dan"], seed=3)
    board = board_of("usa", players=ROBO, seed=1)
    ask(board, event="load", text=other.to_json())
    assert (board.game.box.id, board.game.names) == ("islands", ("Cleo", "Dan"))
    update(board._face.guard, width=700)
    board.say("keep all")
    assert "Cleo keeps" in board._face.panel.moves.value
    assert board.children[-1] is board._shelf


@pytest.fixture
def own_box():
    """A map of one's own: no box that is known by its name."""
    return replace(ttr.load_box("islands"), id="lake")


def test_a_game_on_a_map_of_ones_own_is_loaded_where_that_map_lies(board_of, own_box):
    saved = ttr.Game(own_box, ["Ada", "Ben"], seed=1)
    saved.play("keep all")
    board = board_of(ttr.Game(own_box, ["Ada", "Ben"], seed=2))
    board.load(saved.to_json())
    assert board.game.state == saved.state
    board.load(RECORD)
    assert board.game.box.id == "usa"


def test_a_replay_of_a_record_knows_a_map_of_ones_own(own_box):
    text = ttr.Game(own_box, ["Ada", "Ben"], seed=1).to_json()
    replay = ttr.Replay(text, box=own_box)
    assert replay.game.box is own_box
    replay.close()


RECORD = ttr.Game("usa", ["Ada", "Ben"], seed=1).to_json()
WRONG = {
    "empty": ("", "no record"),
    "cut short": (RECORD[:-20], "not whole JSON"),
    "no JSON": ("\x89PNG\r\n", "no record"),
    "foreign": ('{"format": "chess"}', "format"),
    "a list": ("[1, 2]", "format"),
    "of other rules": (RECORD.replace('"rules": 1', '"rules": 99'), "99"),
    "of no box": (RECORD.replace('"usa"', '"mars"'), "mars"),
    "edited": (RECORD.replace('"actions": []', '"actions": ["claim Mars-Venus"]'), "Action 1"),
    "edited seed": (RECORD.replace('"seed": 1', '"seed": "x"'), "seed"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_file_is_told_in_one_sentence_and_changes_nothing(board_of, wrong):
    text, word = WRONG[wrong]
    board = board_of("usa", players=ROBO, seed=1)
    board.say("keep all")
    game, state, shown = board.game, board.game.state, board._face.panel.moves.value
    ask(board, event="load", text=text)
    assert word in message(board)
    assert board.game is game and game.state is state
    assert board._face.panel.moves.value == shown
    assert board.errors == []


def test_a_game_without_the_seat_of_the_board_is_refused(board_of):
    board = board_of(ttr.Game("usa", ["Ada", "Ben", "Cleo"], seed=1), seat=2)
    board.load(RECORD)
    assert "no seat 2" in message(board)
    assert len(board.game.names) == 3


def test_a_board_that_loads_nothing_has_no_load(board_of, monkeypatch):
    monkeypatch.setattr(Board, "loads", False)
    board = board_of("usa", players=ROBO, seed=1)
    game = board.game
    assert board._shelf.keeping.load == ""
    ask(board, event="load", text=RECORD)
    assert board.game is game


def test_the_replay_opens_below_the_board_and_closes(board_of):
    board = board_of("usa", players=ROBO, seed=1)
    board.say("keep all")
    board._shelf.turn.click()
    replay = board._shelf.replay
    assert board._shelf.children[-1] is replay
    assert board._shelf.turn.description == "Close the replay"
    with recorded():
        board.say("draw deck")
        board.say("draw deck")
    assert replay._tape.length == 2, "what is played later is not in it"
    board._shelf.turn.click()
    assert board._shelf.replay is None and replay._closed
    assert board._shelf.turn.description == "Replay"


def test_a_new_game_closes_the_replay_of_the_one_before(board_of):
    board = board_of("usa", players=ROBO, seed=1)
    board._shelf.turn.click()
    board.restart(7)
    assert board._shelf.replay is None


@pytest.mark.parametrize("options, seat", [({}, None), ({"seat": 1}, 1)])
def test_the_replay_of_a_board_shows_no_more_than_the_board(board_of, options, seat):
    """In pass and play a replay can be seen by everybody: it is an onlooker's."""
    board = board_of(position(), **options)
    board._shelf.turn.click()
    assert board._shelf.replay._tape.seat == seat
    assert not board._shelf.replay._tape.open_hands
