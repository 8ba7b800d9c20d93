"""Numbers of a box that do not go together: players, decks, deals, features."""

import pytest
from small_box import tell_one_fault

FAULTS = {
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
    "deck too large": (
        "red = 6",
        "red = 999999999",
        "[cards]: 1000000009 train cards are too many; 1000 are enough, lower the numbers.",
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
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_in_one_sentence(load, fault):
    tell_one_fault(load, *FAULTS[fault])
