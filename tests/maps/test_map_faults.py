"""Faults of a map: cities, routes and tickets that do not go together, told in a sentence each."""

import pytest
from small_box import changed, tell_one_fault

FAULTS = {
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
    "name that is too long": (
        '{ name = "Denton", at',
        '{ name = "Denton", label = "' + 41 * "D" + '", at',
        "[map] cities, row 4: label is too long; 40 letters are enough.",
    ),
    "name that runs backwards": (
        '{ name = "Denton", at',
        r'{ name = "Denton", label = "\u202eDenton", at',
        "[map] cities, row 4: label has letters that nobody can see; type it anew.",
    ),
    "bend outside the board": (
        'spaces = 2, color = "red"',
        'spaces = 2, color = "red", bend = [0.5, -9]',
        "[map] routes, row 1: bend lies far outside the board at [0.5, -9]; "
        "both numbers run from 0 to 1.",
    ),
    "bend beyond the far edge of the board": (
        'spaces = 2, color = "red"',
        'spaces = 2, color = "red", bend = [1.6, 0.5]',
        "[map] routes, row 1: bend lies far outside the board at [1.6, 0.5]; "
        "both numbers run from 0 to 1.",
    ),
    "unknown city of a route": (
        '"Corton", to = "Denton", spaces',
        '"Korton", to = "Denton", spaces',
        '[map] routes, row 4: there is no city "Korton"; did you mean "Corton" or "Barton"?',
    ),
    "unknown city of an endless name": (
        '"Corton", to = "Denton", spaces',
        f'"{10_000 * "Q"}", to = "Denton", spaces',
        f'[map] routes, row 4: there is no city "{60 * "Q"}…"; add it to the cities.',
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


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_in_one_sentence(load, fault):
    tell_one_fault(load, *FAULTS[fault])


def test_a_bend_may_lie_a_little_outside_the_board(load):
    route = 'spaces = 2, color = "red"'
    box = load(changed(route, f"{route}, bend = [1.5, -0.5]"))
    assert box.map.routes[0].bend == (1.5, -0.5)
