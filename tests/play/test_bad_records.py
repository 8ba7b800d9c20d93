"""Records that somebody spoilt, or took for something else: one sentence says what to do."""

import json
from pathlib import Path

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.replay import Replay
from ttr_widgets.play.record import RecordError

GAME = ttr.scenario("islands", seed=1)
ENTRIES = json.loads(GAME.to_json())


def fault(text, read=ttr.Game.from_json):
    with pytest.raises(RecordError) as error:
        read(text)
    return str(error.value)


def record(**changes):
    return json.dumps(ENTRIES | changes)


@pytest.mark.parametrize("name", ["game.json", Path("games/game.json")])
def test_the_name_of_a_file_is_not_what_stands_in_it(name):
    assert fault(name) == (
        f"{name} is the name of a file; give what stands in it: "
        f'open("{name}", encoding="utf-8").read().'
    )


@pytest.mark.parametrize("what", [None, ENTRIES, ["keep all"], Path("game.json"), "usa", 5])
def test_a_replay_refuses_what_is_no_record_in_the_same_words(what):
    assert fault(what, Replay) == fault(what)


def test_a_record_that_a_windows_editor_saved_is_one():
    text = "\ufeff" + GAME.to_json().replace("\n", "\r\n")
    assert ttr.Game.from_json(text).state == GAME.state
    assert ttr.Game.from_json(text.encode()).state == GAME.state


def test_a_record_of_a_later_version_says_where_it_can_be_opened():
    assert fault(record(rules=99)) == (
        "This record is of rules version 99, and these are 1; "
        "open it with the ttr_widgets that saved it."
    )


@pytest.mark.parametrize(
    ("name", "value", "kind"),
    [
        ("rules", True, "a whole number"),
        ("seed", 3.0, "a whole number"),
        ("seed", float("nan"), "a whole number"),
        ("first", None, "a whole number"),
        ("box", ["usa"], "a text"),
        ("players", "Ada", "a list"),
        ("actions", {}, "a list"),
    ],
)
def test_an_entry_of_the_wrong_kind_is_named_with_the_right_one(name, value, kind):
    assert fault(record(**{name: value})) == (
        f'This record was changed: its "{name}" must be {kind}, as Save wrote it.'
    )


@pytest.mark.parametrize("name", ["rules", "box", "players", "actions", "start"])
def test_what_is_absurdly_long_is_not_said_in_full(name):
    long = "x" * 10_000
    assert len(fault(record(**{name: [long] if name in ("players", "actions") else long}))) < 800


def test_a_start_position_that_is_nested_without_end_is_no_traceback():
    start = ENTRIES["start"].replace("extra: {}", "extra: " + "[" * 100_000)
    assert "start position" in fault(record(start=start))


def test_a_seed_of_many_digits_comes_back():
    game = ttr.Game("islands", 2, seed=10**30)
    again = ttr.Game.from_json(game.to_json())
    assert again.state == game.state
    position = game.from_here(game.state)
    assert ttr.Game.from_json(position.to_json()).seed == position.seed
