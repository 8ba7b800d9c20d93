"""Faults in the form of a box file: one sentence with the file, the table, the row, the repair."""

import pytest
from small_box import SMALL, changed, tell_one_fault

from ttr_widgets.play.boxes import BoxError

TABLES = (
    "title, extends, notes, players, cards, row, tickets, points, doubles, end, features, words, "
    "board, map, without"
)
FAULTS = {
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
    "title is too long": (
        'title = "Small"',
        f'title = "{41 * "S"}"',
        "title is too long; 40 letters are enough.",
    ),
    "title has control signs": (
        'title = "Small"',
        r'title = "Sm\u0000all"',
        "title has letters that nobody can see; type it anew.",
    ),
    "title is blank": (
        'title = "Small"',
        'title = "  "',
        "title has letters that nobody can see; type it anew.",
    ),
    "extends is no text": (
        'title = "Small"',
        'title = "Small"\nextends = 5',
        'extends: extends must be a text in quotes, not 5; write for example extends = "usa".',
    ),
    "endless value": (
        'title = "Small"',
        f"title = [{10_000 * '1, '}]",
        f"title must be a text in quotes, not [{19 * '1, '}1,…; "
        'write for example title = "My county".',
    ),
    "unknown table of an endless name": (
        "[end]",
        f"[{10_000 * 'q'}]\nend = 1\n[end]",
        f'[{60 * "q"}…]: there is no table "{60 * "q"}…"; known: {TABLES}.',
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
    "city without a name": (
        '{ name = "Denton", at = [0.1, 0.9] },\n',
        '{ name = "Denton", at = [0.1, 0.9] },\n  { at = [0.3, 0.3] },\n',
        '[map] cities, row 5: name is missing; add name = "Denver".',
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
    "endless name with an accent": (
        '"Corton", to = "Denton", spaces',
        f'"Corton", to = "{10_000 * "É"}", spaces',
        f'[map] routes, row 4: to "{60 * "É"}…" must have plain letters only, no hyphen, '
        'no comma and no word "with"; '
        f'write to = "{60 * "E"}…", and "{60 * "É"}…" as the label of the city.',
    ),
    "name with the word with": (
        '{ name = "Denton", at = [0.1, 0.9] },\n',
        '{ name = "Denton", at = [0.1, 0.9] },\n  { name = "A with B", at = [0.3, 0.3] },\n',
        '[map] cities, row 5: name "A with B" must have plain letters only, no hyphen, '
        'no comma and no word "with"; '
        'write name = "A B", and "A with B" as the label of the city.',
    ),
}


def test_the_small_box_has_no_fault(load):
    assert repr(load(SMALL)) == "<Box small: Small>"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_in_one_sentence(load, fault):
    tell_one_fault(load, *FAULTS[fault])


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
