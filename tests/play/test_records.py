"""Records: a game as JSON that replays exactly, or an error that names what is wrong."""

import json
from pathlib import Path

import pytest
from examples import USA, random_game

import ttr_widgets as ttr
from ttr_widgets.play.record import RecordError

GAME = random_game("usa", 3, seed=4)
TEXT = GAME.to_json()


def record(**changes):
    """The record of a whole game, with some entries changed; None leaves an entry out."""
    entries = json.loads(TEXT) | changes
    return json.dumps({name: value for name, value in entries.items() if value is not None})


def fault(text):
    with pytest.raises(RecordError) as error:
        ttr.Game.from_json(text)
    assert str(error.value).endswith(".")
    return str(error.value)


def test_a_record_says_what_is_needed_to_play_again():
    entries = json.loads(TEXT)
    assert list(entries) == ["format", "rules", "box", "players", "seed", "first", "actions"]
    assert entries["box"] == "usa" and entries["players"] == ["Ada", "Ben", "Cleo"]
    assert len(entries["actions"]) == len(GAME.actions)


@pytest.mark.parametrize("box", USA)
def test_a_scenario_is_recorded_with_its_position(box):
    game = ttr.scenario(box, hands={0: "2 red"}, claimed={1: ["Denver-Omaha"]}, turns_left=2)
    game.play("claim Atlanta-Charleston")
    game.play("tickets")
    game.play("keep 2")
    again = ttr.Game.from_json(game.to_json())
    assert again.state == game.state and again.to_json() == game.to_json()
    again.undo()
    game.undo()
    assert again.state == game.state


def test_a_record_goes_on_with_its_computer_players():
    game = ttr.Game("usa", {"Ada": None, "Robo": ttr.players.greedy}, seed=3)
    game.play("keep 1 2")
    game.advance()
    again = ttr.Game.from_json(game.to_json(), players={"Robo": ttr.players.greedy})
    assert again.players == (None, ttr.players.greedy)
    for one in (game, again):
        one.play("draw deck")
        one.play("draw deck")
        one.advance()
    assert again.state == game.state


def test_a_game_taken_back_is_recorded_as_it_stands():
    game = random_game("usa-2004", 2, seed=1)
    for _ in range(20):
        game.undo()
    assert ttr.Game.from_json(game.to_json()).state == game.state


def test_a_record_cut_short_is_no_record():
    for length in (*range(0, len(TEXT) - 1, 97), len(TEXT) - 1):
        assert "no record" in fault(TEXT[:length])


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "JSON"),
        ("null", "record"),
        ("[]", "record"),
        ("3", "record"),
        ("{}", "format"),
        (record(format="chess"), "format"),
        (None, "record"),
        (7, "record"),
        ("[" * 100_000, "record"),
    ],
)
def test_what_is_no_record_is_refused(text, part):
    assert part in fault(text)


@pytest.mark.parametrize("version", [0, 2, 99, "1", "old", [1]])
def test_a_record_of_other_rules_names_both_versions(version):
    said = fault(record(rules=version))
    assert "version" in said and str(version) in said and "1" in said


@pytest.mark.parametrize("name", ["format", "rules", "box", "players", "seed", "first", "actions"])
def test_a_missing_entry_is_named(name):
    said = fault(record(**{name: None}))
    assert name in said or (name == "rules" and "version" in said)


@pytest.mark.parametrize(
    ("entry", "value", "part"),
    [
        ("box", "mars", "mars"),
        ("box", 3, "box"),
        ("players", 3, "players"),
        ("players", ["Ada"], "players"),
        ("players", ["Ada", "Ada", "Ben"], "name"),
        ("players", ["A", "B", "C", "D", "E", "F"], "players"),
        ("players", [["Ada"], ["Ben"], ["Cleo"]], "player"),
        ("seed", "four", "seed"),
        ("seed", True, "seed"),
        ("seed", 1.5, "seed"),
        ("first", 3, "first"),
        ("first", -1, "first"),
        ("actions", "keep 1 2", "actions"),
        ("actions", {"1": "keep 1 2"}, "actions"),
        ("actions", [5], "Action 1"),
        ("actions", [None], "Action 1"),
        ("actions", ["keep 1 2", "keep 1 2", "keep 1 9"], "Action 3"),
        ("actions", ["keep 1 2", "fly"], "Action 2"),
        ("actions", ["draw deck"], "Action 1"),
        ("actions", [["keep 1 2"]], "Action 1"),
        ("start", 5, "position"),
        ("start", "", "position"),
        ("start", "box: usa", "position"),
        ("start", "box: europe", "usa"),
    ],
)
def test_an_edited_record_says_what_is_wrong(entry, value, part):
    assert part in fault(record(**{entry: value}))


def test_an_action_of_another_game_is_refused():
    actions = json.loads(TEXT)["actions"]
    actions[40], actions[41] = "claim Denver-Omaha with 4 pink", "claim Denver-Omaha with 4 pink"
    assert "Action 4" in fault(record(actions=actions))


def position():
    """The lines of a position in a record."""
    game = ttr.scenario(
        "usa", hands={0: "2 red"}, claimed={1: ["Denver-Omaha"]}, tickets={0: ["Boston-Miami"]}
    )
    return json.loads(game.to_json())


def start_of(entries):
    return dict(line.split(": ", 1) for line in entries["start"].splitlines())


def with_line(name, value):
    entries = position()
    lines = start_of(entries) | {name: value}
    entries["start"] = "".join(f"{key}: {value}\n" for key, value in lines.items() if value)
    return json.dumps(entries)


@pytest.mark.parametrize("name", start_of(position()))
def test_a_line_missing_in_a_position_is_named(name):
    said = fault(with_line(name, None))
    assert name in said or name.startswith("seat")


@pytest.mark.parametrize("value", ["?", "-5", "99", "mauve", "1 red, 2", "x: y", "[", "Denver"])
@pytest.mark.parametrize("name", start_of(position()))
def test_a_position_with_an_edited_line_is_refused_or_playable(name, value):
    text = with_line(name, value)
    try:
        game = ttr.Game.from_json(text)
    except RecordError as error:
        assert str(error)
        return
    assert game.legal_actions() and str(game)
    game.play(game.legal_actions()[0])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seat 0 hand", "3 red"),
        ("discards", "1 blue"),
        ("row", "red red red red red"),
        ("seat 0 trains", "46"),
        ("seat 1 trains", "45"),
        ("seat 0 trains", "-1"),
        ("seat 0 tickets", "Boston-Miami, Boston-Miami"),
        ("seat 1 tickets", "Boston-Miami"),
        ("seat 0 routes", "Denver-Omaha"),
    ],
)
def test_a_position_that_this_box_cannot_lay_is_refused(name, value):
    fault(with_line(name, value))


def test_a_record_of_a_box_from_a_file_needs_the_box(tmp_path):
    path = tmp_path / "valley.toml"
    source = Path(__file__).parents[2] / "maps" / "islands.toml"
    text = source.read_text(encoding="utf-8").replace("outline = ", "# outline = ")
    path.write_text(text, encoding="utf-8")
    game = random_game(ttr.load_box(path), 2, seed=1)
    again = ttr.Game.from_json(game.to_json(), box=game.box)
    assert again.state == game.state and again.box is game.box
    assert "for a map of your own add box=load_box(...)." in fault(game.to_json())
    with pytest.raises(RecordError, match='of the box "valley", not of usa'):
        ttr.Game.from_json(game.to_json(), box=ttr.load_box("usa"))


LAID = ttr.scenario(
    "europe", hands={0: "3 black"}, row="red blue green white pink", deck="black red blue ..."
)
LAID.play("claim Roma-Venezia with 2 black")
POSITION = ttr.Game("europe").from_here(LAID.state)


@pytest.mark.parametrize(
    ("line", "value", "part"),
    [
        ("extra", '{"stations": [[1, 99]]}', "stands in a city of the map"),
        ("extra", '{"stations": [[9, 1]]}', "belongs to a seat"),
        ("extra", '{"stations": [[0, -1]]}', "stands in a city of the map"),
        ("extra", '{"hotels": 3}', 'no feature of this box is "hotels"'),
        ("extra", "?", 'in the line "extra": it is not written as'),
        ("decision", "surcharge; 2; Roma-Venezia; 2 black; black red blue", "cost 2 more"),
        ("decision", "surcharge; 1; Paris-Zurich; 2 black; black red blue", "cannot be a tunnel"),
        ("decision", "surcharge; 1; Roma-Venezia; 3 black; black red blue", "cannot be a tunnel"),
        ("decision", "tickets; keep 0; -", "nobody keeps at least 0"),
        ("decision", "surcharge; 1", "it is not written as a position writes it"),
        ("turns left", "99", "say 1 to 2"),
        ("passes", "-1", "counted from 0"),
        ("seed", "x", 'in the line "seed": "x" is no whole number.'),
        ("seed", "9" * 5000, f'"{60 * "9"}…" is no whole number.'),
        ("seed", "z" * 5000, f'"{60 * "z"}…" is no whole number.'),
        ("box", "z" * 5000, f'it is of the box "{60 * "z"}…", not of "europe".'),
        ("decision", "z" * 5000, f'"{60 * "z"}…" is no decision.'),
        ("extra", f'{{"{"z" * 5000}": 3}}', f'no feature of this box is "{60 * "z"}…".'),
        ("z" * 5000, "1", f'"{60 * "z"}…" is no line of a position.'),
        ("weather", "fine", '"weather" is no line of a position'),
    ],
)
def test_a_position_that_cannot_be_is_not_played_on(line, value, part):
    entries = json.loads(POSITION.to_json())
    lines = dict(one.split(": ", 1) for one in entries["start"].splitlines())
    changed = "".join(f"{name}: {text}\n" for name, text in (lines | {line: value}).items())
    assert part in fault(json.dumps(entries | {"start": changed}))
    assert ttr.Game.from_json(json.dumps(entries)).state == LAID.state
    assert "twice" in fault(json.dumps(entries | {"start": entries["start"] + "seed: 0\n"}))
