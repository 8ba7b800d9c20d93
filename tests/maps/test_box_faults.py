"""Each fault a box file can have: one sentence with the file, the table, the row, the repair."""

import re
import tempfile
from pathlib import Path

import pytest
from examples import in_time
from hypothesis import given
from hypothesis import strategies as st

from ttr_widgets.play.boxes import BoxError, load_box

pytestmark = in_time
SMALL = """\
title = "Small"

[players]
most = 2

[cards]
red = 6
blue = 6
locomotive = 4

[tickets]
dealt = 2

[features.longest-path]
points = 10

[end]
tie_breaks = ["tickets"]

[map]
cities = [
  { name = "Ashton", at = [0.1, 0.1] },
  { name = "Barton", at = [0.9, 0.1] },
  { name = "Corton", at = [0.9, 0.9] },
  { name = "Denton", at = [0.1, 0.9] },
]
routes = [
  { from = "Ashton", to = "Barton", spaces = 2, color = "red" },
  { from = "Barton", to = "Corton", spaces = 3, color = "gray" },
  { from = "Barton", to = "Corton", spaces = 3, color = "gray" },
  { from = "Corton", to = "Denton", spaces = 1, color = "blue" },
]
tickets = [
  { from = "Ashton", to = "Corton", points = 5 },
  { from = "Ashton", to = "Denton", points = 6 },
  { from = "Barton", to = "Denton", points = 4 },
  { from = "Ashton", to = "Barton", points = 2 },
]
"""

FAULTS = {
    # the form of the file
    "title is missing": (
        'title = "Small"',
        "",
        'title is missing; add title = "My county".',
    ),
    "title is no text": (
        'title = "Small"',
        "title = 5",
        'title must be a text in quotes, not 5; write for example title = "My county".',
    ),
    "unknown table": (
        "[players]",
        "[playres]",
        '[playres]: there is no table "playres"; did you mean "players"?',
    ),
    "table is no table": (
        "[end]\n",
        "[words]\ntrain = {}\n[end]\n",
        '[words]: train must be a text in quotes, not {}; write for example train = "taxi".',
    ),
    "unknown key in a table": (
        "most = 2",
        "most = 2\ntrain = 20",
        '[players]: there is no key "train"; did you mean "trains"?',
    ),
    "number is a text": (
        "most = 2",
        'most = "two"',
        '[players]: most must be a whole number from 1 to 8, not "two"; '
        "write for example most = 4.",
    ),
    "number is too small": (
        "red = 6",
        "red = -1",
        "[cards]: red must be a whole number, 0 or more, not -1; write for example red = 12.",
    ),
    "number is no whole one": (
        "dealt = 2",
        "dealt = 2.5",
        "[tickets]: dealt must be a whole number from 0 to 9, not 2.5; "
        "write for example dealt = 3.",
    ),
    "number is true": (
        "dealt = 2",
        "dealt = true",
        "[tickets]: dealt must be a whole number from 0 to 9, not true; "
        "write for example dealt = 3.",
    ),
    "aspect is out of range": (
        "[end]",
        "[board]\naspect = 9\n[end]",
        "[board]: aspect must be a number from 0.25 to 4, not 9; write for example aspect = 1.5.",
    ),
    "no card color": (
        "blue = 6",
        "blue = 6\npurple = 6",
        '[cards]: there is no key "purple"; did you mean "pink"?',
    ),
    "points of no length": (
        "[end]",
        "[points]\n1 = 1\n2 = 2\n3 = 4\nfour = 7\n[end]",
        '[points]: there is no key "four"; write a number from 1 to 9.',
    ),
    "choice is none of those there are": (
        "dealt = 2",
        'dealt = 2\nrefused_at_start = "below"',
        '[tickets]: there is no refused_at_start "below"; known: under, out.',
    ),
    "row misses a key": (
        '{ from = "Ashton", to = "Barton", spaces = 2, color = "red" }',
        '{ from = "Ashton", to = "Barton", color = "red" }',
        "[map] routes, row 1: spaces is missing; add spaces = 3.",
    ),
    "row has an unknown key": (
        'spaces = 2, color = "red"',
        'spaces = 2, color = "red", tunel = true',
        '[map] routes, row 1: there is no key "tunel"; did you mean "tunnel"?',
    ),
    "row is no table": (
        '{ from = "Barton", to = "Denton", points = 4 }',
        '"Barton-Denton"',
        '[map] tickets, row 3: a row must be a table, not "Barton-Denton"; '
        "write for example a table with from, to, points.",
    ),
    "wrong kind of value in a row": (
        "spaces = 2",
        'spaces = "two"',
        '[map] routes, row 1: spaces must be a whole number from 1 to 9, not "two"; '
        "write for example spaces = 3.",
    ),
    "unknown color": (
        'color = "red"',
        'color = "mauve"',
        '[map] routes, row 1: there is no color "mauve"; '
        "known: red, orange, yellow, green, blue, pink, white, black, gray.",
    ),
    "color in another spelling": (
        'spaces = 3, color = "gray" },\n  { from = "Corton"',
        'spaces = 3, color = "grey" },\n  { from = "Corton"',
        '[map] routes, row 3: there is no color "grey"; did you mean "gray"?',
    ),
    "place with one number": (
        "at = [0.9, 0.9]",
        "at = [0.9]",
        "[map] cities, row 3: at must be two numbers, x and y, not [0.9]; "
        "write for example at = [0.25, 0.5].",
    ),
    "place that is no number": (
        "at = [0.9, 0.9]",
        "at = [0.9, nan]",
        '[map] cities, row 3: at must be two numbers, x and y, not [0.9, "nan"]; '
        "write for example at = [0.25, 0.5].",
    ),
    "name with an accent": (
        '{ name = "Denton", at = [0.1, 0.9] },\n',
        '{ name = "Denton", at = [0.1, 0.9] },\n  { name = "Évora", at = [0.3, 0.3] },\n',
        '[map] cities, row 5: name "Évora" must have plain letters only, no hyphen, '
        'no comma and no word "with"; '
        'write name = "Evora", and "Évora" as the label of the city.',
    ),
    # numbers that do not go together
    "fewest more than most": (
        "most = 2",
        "fewest = 3\nmost = 2",
        "[players]: fewest is 3, more than most, which is 2; lower fewest.",
    ),
    "sweep that never comes": (
        "[end]",
        "[row]\nsize = 4\nsweep_at = 5\n[end]",
        "[row]: sweep_at is 5, more than size, which is 4; lower sweep_at.",
    ),
    "keep more than dealt": (
        "dealt = 2",
        "dealt = 2\nkeep_at_start = 3",
        "[tickets]: keep_at_start is 3, more than dealt, which is 2; lower keep_at_start.",
    ),
    "keep more than drawn": (
        "dealt = 2",
        "dealt = 2\ndrawn = 2\nkeep = 3",
        "[tickets]: keep is 3, more than drawn, which is 2; lower keep.",
    ),
    "last round before the first": (
        "[end]",
        "[end]\nlast_round_at = 45",
        "[end]: last_round_at is 45, but a player starts with 45 trains; lower it.",
    ),
    "deck too small": (
        "most = 2",
        "most = 2\nhand = 6",
        "[cards]: 16 train cards are too few: 2 hands and the row need 17; "
        "add cards or lower hand.",
    ),
    "too few tickets": (
        "dealt = 2",
        "dealt = 3",
        "[tickets]: 4 regular tickets are too few to deal 3 to each of 2 players; "
        "add tickets or lower dealt.",
    ),
    "too few long tickets": (
        "dealt = 2",
        "dealt = 1\ndealt_long = 1",
        "[tickets]: 0 long tickets are too few to deal 1 to each of 2 players; "
        "add tickets or lower dealt_long.",
    ),
    "unknown feature": (
        "[features.longest-path]",
        "[features.longest-road]",
        '[features.longest-road]: there is no feature "longest-road"; did you mean "longest-path"?',
    ),
    "unknown number of a feature": (
        "points = 10",
        "point = 10",
        '[features.longest-path]: there is no number "point"; did you mean "points"?',
    ),
    "number of a feature is a list": (
        "points = 10",
        "points = [10]",
        "[features.longest-path]: points is of the wrong kind; write for example points = 10.",
    ),
    "number of a feature is a text": (
        "points = 10",
        'points = "ten"',
        '[features.longest-path]: points must be a whole number, not "ten"; '
        "write for example points = 10.",
    ),
    "unknown tie-break": (
        'tie_breaks = ["tickets"]',
        'tie_breaks = ["ticket"]',
        '[end]: there is no tie-break "ticket"; did you mean "tickets"?',
    ),
    "outline is not there": (
        "[end]",
        '[board]\noutline = "land.json"\n[end]',
        '[board]: the outline "land.json" is not there; leave outline out, or write where it is.',
    ),
    "outline is no outline": (
        "[end]",
        '[board]\noutline = "small.toml"\n[end]',
        '[board]: "small.toml" is not an outline: '
        'it needs "land", a list of rings of points [x, y].',
    ),
    # the map
    "city twice": (
        '{ name = "Denton", at = [0.1, 0.9] }',
        '{ name = "Denton", at = [0.1, 0.9] }, { name = "ashton", at = [0.5, 0.5] }',
        '[map] cities, row 5: the city "ashton" is in row 1 already; leave one of them out.',
    ),
    "city outside the board": (
        "at = [0.9, 0.9]",
        "at = [0.9, 1.9]",
        '[map] cities, row 3: "Corton" lies outside the board at [0.9, 1.9]; '
        "both numbers run from 0 to 1.",
    ),
    "city on a city": (
        "at = [0.9, 0.9]",
        "at = [0.1, 0.1]",
        '[map] cities, row 3: "Corton" lies exactly on "Ashton"; move one of them.',
    ),
    "unknown city of a route": (
        '"Corton", to = "Denton", spaces',
        '"Korton", to = "Denton", spaces',
        '[map] routes, row 4: there is no city "Korton"; did you mean "Corton" or "Barton"?',
    ),
    "unknown city of a ticket": (
        '{ from = "Ashton", to = "Denton", points',
        '{ from = "Zzyzx", to = "Denton", points',
        '[map] tickets, row 2: there is no city "Zzyzx"; add it to the cities.',
    ),
    "route to itself": (
        '{ from = "Corton", to = "Denton"',
        '{ from = "Denton", to = "Denton"',
        '[map] routes, row 4: this leads from "Denton" to itself; name another city in from or to.',
    ),
    "ticket to itself": (
        '{ from = "Barton", to = "Denton", points',
        '{ from = "Denton", to = "Denton", points',
        '[map] tickets, row 3: this leads from "Denton" to itself; '
        "name another city in from or to.",
    ),
    "color that no card has": (
        'color = "red"',
        'color = "white"',
        "[map] routes, row 1: no train card of this box is white; take a color that [cards] has.",
    ),
    "route that nobody can pay": (
        'spaces = 2, color = "red"',
        'spaces = 8, color = "red"',
        "[map] routes, row 1: 8 spaces cannot be paid with 6 fitting cards; lower spaces.",
        ("red = 6\nblue = 6\nlocomotive = 4", "red = 6\nblue = 12\nlocomotive = 0"),
    ),
    "ferry with too many locomotives": (
        'spaces = 3, color = "gray" },\n  { from = "Corton"',
        'spaces = 3, color = "gray", ferry = 4 },\n  { from = "Corton"',
        "[map] routes, row 3: a ferry cannot ask for 4 locomotives here; at most 3 are possible.",
    ),
    "route longer than a player's trains": (
        'spaces = 2, color = "red"',
        'spaces = 5, color = "red"',
        "[map] routes, row 1: 5 spaces are more than the 4 trains of a player; lower spaces.",
        ("most = 2", "most = 2\ntrains = 4"),
    ),
    "length without points": (
        'spaces = 2, color = "red"',
        'spaces = 7, color = "red"',
        "[map] routes, row 1: [points] has nothing for 7 spaces; add a line 7 = ... there.",
    ),
    "route twice": (
        '{ from = "Corton", to = "Denton", spaces = 1, color = "blue" }',
        '{ from = "Barton", to = "Ashton", spaces = 2, color = "red" },\n'
        '  { from = "Corton", to = "Denton", spaces = 1, color = "blue" }',
        "[map] routes, row 4: this is the same red route as row 1; "
        "leave it out or change its color.",
    ),
    "three routes between two cities": (
        '{ from = "Corton", to = "Denton", spaces = 1, color = "blue" }',
        '{ from = "Corton", to = "Barton", spaces = 3, color = "red" },\n'
        '  { from = "Corton", to = "Denton", spaces = 1, color = "blue" }',
        "[map] routes, row 4: this is the third route from Corton to Barton; "
        "two are possible, leave one out.",
    ),
    "double route of two lengths": (
        'spaces = 3, color = "gray" },\n  { from = "Corton"',
        'spaces = 2, color = "gray" },\n  { from = "Corton"',
        "[map] routes, row 3: spaces is 2, but 3 in row 2, "
        "the other half of this double route; make them equal.",
    ),
    "ticket twice": (
        '{ from = "Ashton", to = "Barton", points = 2 }',
        '{ from = "Corton", to = "Ashton", points = 2 }',
        "[map] tickets, row 4: the ticket from Corton to Ashton is in row 1 already; "
        "leave one of them out.",
    ),
    "no way for a ticket": (
        '  { from = "Corton", to = "Denton", spaces = 1, color = "blue" },\n',
        "",
        "[map] tickets, row 2: no chain of routes leads from Ashton to Denton; "
        "add routes or drop the ticket.",
        ('{ from = "Barton", to = "Denton", points', '{ from = "Barton", to = "Corton", points'),
    ),
    "nothing to leave out": (
        "[end]",
        '[without]\ntickets = ["Ashton-Berton"]\n[end]',
        '[without]: there is no ticket "Ashton-Berton"; leave it out.',
    ),
}


@pytest.fixture
def load(tmp_path):
    def load_text(text, name="small.toml"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return load_box(path)

    return load_text


def changed(old, new, text=SMALL):
    assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
    return text.replace(old, new)


def test_the_small_box_has_no_fault(load):
    assert repr(load(SMALL)) == "<Box small: Small>"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_in_one_sentence(load, fault):
    old, new, words, *also = FAULTS[fault]
    text = changed(old, new)
    for pair in also:
        text = changed(*pair, text)
    with pytest.raises(BoxError) as error:
        load(text)
    comma = ", " if words.startswith("[") else ": "
    assert str(error.value) == f"small.toml{comma}{words}"
    assert len(error.value.faults) == 1


def test_all_faults_are_told_at_once_in_the_order_of_the_file(load):
    text = SMALL
    for fault in ("number is a text", "keep more than drawn", "city outside the board"):
        text = changed(*FAULTS[fault][:2], text)
    text = changed('"Corton", to = "Denton", spaces', '"Corton", to = "Dent", spaces', text)
    with pytest.raises(BoxError) as error:
        load(text)
    places = [str(fault.place) for fault in error.value.faults]
    assert places == [
        "small.toml, [players]",
        "small.toml, [tickets]",
        "small.toml, [map] cities, row 3",
        "small.toml, [map] routes, row 4",
    ]
    assert str(error.value).splitlines() == [str(fault) for fault in error.value.faults]


def test_a_fault_in_the_form_brings_no_further_faults_with_it(load):
    text = changed("most = 2", "mots = 2").replace("red = 6", "rde = 6")
    with pytest.raises(BoxError) as error:
        load(text)
    assert [fault.words for fault in error.value.faults] == [
        'there is no key "mots"; did you mean "most"?',
        'there is no key "rde"; did you mean "red"?',
    ]


def test_a_notebook_shows_the_faults_and_no_traceback(load):
    with pytest.raises(BoxError) as error:
        load(changed("most = 2", "most = 0"))
    first, *rest = error.value._render_traceback_()
    assert first == "This box cannot be loaded."
    assert [line.strip() for line in rest] == str(error.value).splitlines()


TOML_FAULTS = {
    "missing quote": (
        'title = "Small"',
        'title = "Small',
        "line 1: this is not TOML (illegal character '\\n'); "
        "look for a quote, comma or bracket that is missing.",
    ),
    "missing comma": (
        "spaces = 1, color",
        "spaces = 1 color",
        "line 31: this is not TOML (unclosed inline table); "
        "look for a quote, comma or bracket that is missing.",
    ),
    "table twice": (
        "[end]",
        "[players]\n[end]",
        "line 17: this is not TOML (cannot declare ('players',) twice); "
        "look for a quote, comma or bracket that is missing.",
    ),
}


@pytest.mark.parametrize("fault", TOML_FAULTS)
def test_what_is_not_toml_is_told_with_its_line(load, fault):
    old, new, words = TOML_FAULTS[fault]
    with pytest.raises(BoxError) as error:
        load(changed(old, new))
    assert str(error.value) == f"small.toml, {words}"


def test_an_unfinished_file(load):
    with pytest.raises(BoxError, match=r"^small\.toml, at the end: this is not TOML"):
        load(SMALL.rstrip().removesuffix("]"))


def test_a_file_in_another_encoding(tmp_path):
    path = tmp_path / "small.toml"
    path.write_bytes(SMALL.replace("Small", "Sm\u00e4ll").encode("latin-1"))
    with pytest.raises(BoxError) as error:
        load_box(path)
    assert str(error.value) == (
        "small.toml: this file is not written in UTF-8; save it again with that encoding."
    )


def test_an_extension_is_told_in_which_file_a_fault_is(load, tmp_path):
    (tmp_path / "small.toml").write_text(SMALL, encoding="utf-8")
    text = 'extends = "small.toml"\n[tickets]\ndealt = 9\n[map]\nroutes = [\n'
    text += '  { from = "Ashton", to = "Fenton", spaces = 1, color = "red" },\n]\n'
    with pytest.raises(BoxError) as error:
        load(text, "large.toml")
    assert str(error.value).splitlines() == [
        "large.toml, [tickets]: 4 regular tickets are too few to deal 9 to each of 2 players; "
        "add tickets or lower dealt.",
        'large.toml, [map] routes, row 1: there is no city "Fenton"; did you mean "Denton"?',
    ]


def test_extending_what_is_not_there(load):
    with pytest.raises(BoxError) as error:
        load('extends = "us"\n')
    assert str(error.value) == 'small.toml, extends: there is no box "us"; did you mean "usa"?'


def test_extending_a_file_that_is_not_there(load):
    with pytest.raises(BoxError) as error:
        load('extends = "smal.toml"\n')
    assert str(error.value) == (
        'small.toml, extends: there is no file "smal.toml"; did you mean "small.toml"?'
    )


def test_boxes_that_extend_each_other(load, tmp_path):
    (tmp_path / "a.toml").write_text('extends = "b.toml"', encoding="utf-8")
    with pytest.raises(BoxError) as error:
        load('extends = "a.toml"', "b.toml")
    assert str(error.value) == (
        "a.toml, extends: a box cannot extend itself (b > a > b); "
        "let one of them extend another box."
    )


def test_leaving_out_the_whole_map(load, tmp_path):
    (tmp_path / "small.toml").write_text(SMALL, encoding="utf-8")
    text = 'extends = "small.toml"\n[tickets]\ndealt = 0\nkeep_at_start = 0\n[without]\n'
    text += 'routes = ["Ashton-Barton", "Barton-Corton", "Corton-Denton"]\n'
    text += 'tickets = ["Ashton-Corton", "Ashton-Denton", "Barton-Denton", "Ashton-Barton"]\n'
    with pytest.raises(BoxError) as error:
        load(text, "bare.toml")
    assert str(error.value) == (
        "bare.toml, [without]: this leaves no map; a box needs two cities and a route."
    )


JUNK = ["5", "-1", '"x"', "true", "[]", "{}", "[1, 2]", "1979-05-27", "inf", "0.5", '""', '"usa"']


@given(
    st.lists(st.tuples(st.integers(0, 60), st.sampled_from(["", *JUNK])), min_size=1, max_size=3),
    st.booleans(),
)
def test_whatever_is_written_is_a_box_or_told_in_sentences(changes, extended):
    """Values and lines of a file are replaced or left out: no other error may come out."""
    base = f'extends = "usa"\n{SMALL}' if extended else SMALL
    values = list(re.finditer(r"(?<== )([^,\n{\[]+|\[[\d., ]+\])(?=[,\n ])|\n[^\n]+", base))
    for number, junk in sorted(changes, key=lambda change: -(change[0] % len(values))):
        found = values[number % len(values)]
        base = base[: found.start()] + ("" if found[0][0] == "\n" else junk) + base[found.end() :]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "small.toml"
        path.write_text(base, encoding="utf-8")
        try:
            assert load_box(path).id == "small"
        except BoxError as error:
            assert all(str(fault).startswith("small.toml") for fault in error.faults)
