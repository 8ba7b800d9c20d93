"""Files that are no box: not TOML, in another encoding, extending what is not there, junk."""

import re
import tempfile
from pathlib import Path

import pytest
from examples import in_time
from hypothesis import given
from hypothesis import strategies as st
from small_box import SMALL, changed

from ttr_widgets.play.boxes import BoxError, load_box

pytestmark = in_time

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

JUNK = ["5", "-1", '"x"', "true", "[]", "{}", "[1, 2]", "1979-05-27", "inf", "0.5", '""', '"usa"']


@pytest.mark.parametrize("title", ["{a = 1}", "[1]", "5", "true"])
def test_a_title_that_is_no_text_is_a_fault(load, title):
    with pytest.raises(BoxError, match="title"):
        load(changed('title = "Small"', f"title = {title}"))


@pytest.mark.parametrize("value", ["9" * 5000, "[" * 5000 + "]" * 5000])
def test_a_value_without_end_is_refused_in_one_sentence(load, value):
    with pytest.raises(BoxError, match=r"small\.toml: a number or a list"):
        load(changed("most = 2", f"most = {value}"))


def test_all_faults_are_told_at_once_in_the_order_of_the_file(load):
    text = changed("most = 2", 'most = "two"')
    text = changed("dealt = 2", "dealt = 2\ndrawn = 2\nkeep = 3", text)
    text = changed("at = [0.9, 0.9]", "at = [0.9, 1.9]", text)
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


def test_a_file_with_a_title_only_misses_its_map_and_nothing_else(load):
    with pytest.raises(BoxError) as error:
        load('title = "Small"')
    assert str(error.value) == (
        "small.toml, [map]: map is missing; add a table with cities, routes, tickets."
    )


@pytest.mark.parametrize(
    "text",
    [
        '{"land": [{"ring": [[NaN, 0], [1, 0], [1, 1]]}]}',
        '{"land": [{"ring": [[1e400, 0], [1, 0], [1, 1]]}]}',
        '{"land": [{"ring": []}]}',
        '{"borders": [[[0, 0]]]}',
        "[" * 100_000,
    ],
)
def test_an_outline_that_cannot_be_drawn(load, write, text):
    write(text, "land.json")
    with pytest.raises(BoxError, match=r'"land\.json" is not an outline'):
        load(changed("[end]", '[board]\noutline = "land.json"\n[end]'))


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
