"""The table of the boxes says what the boxes say, and leaves out what does not differ."""

import doctest
from dataclasses import replace
from html.parser import HTMLParser

import pytest

import ttr_widgets as ttr
from ttr_widgets.teach import compare

ISLANDS = ttr.load_box("islands")
CHANGES = {
    "players": ({"players": (2, 5)}, "2-3", "2-5"),
    "pieces of each player": ({"trains": 20, "words": {"train": "boat"}}, "15 trains", "20 boats"),
    "train cards": ({"cards": (6, 0, 6, 6, 6, 0, 6, 7, 8)}, "44", "45"),
    "cards in a starting hand": ({"hand": 5}, "4", "5"),
    "face-up cards": ({"row": 4}, "5", "4"),
    "wild cards that sweep the row": ({"sweep_at": 2}, "3", "2"),
    "double routes close with up to": ({"doubles_close_up_to": 3}, "2 players", "3 players"),
    "pieces left that begin the last round": ({"last_round_at": 1}, "2", "1"),
    "longest route": (
        {"points": (0, 1, 2, 4, 1)},
        "4 spaces, 7 points",
        "4 spaces, 1 point",
    ),
    "a tie is decided by": (
        {"tie_breaks": ("longest-path", "attractions")},
        "tickets completed, stations left, longest path",
        "longest path, attractions",
    ),
}
TICKETS = {
    "tickets dealt at the start": ({"dealt_long": 0}, "2 and 1 long", "2"),
    "tickets kept at the start, at least": ({"keep_at_start": 1}, "2", "1"),
    "refused start tickets go": (
        {"refused_at_start": "under"},
        "out of the game",
        "under the deck",
    ),
    "tickets drawn in a turn": ({"drawn": 2}, "3", "2"),
    "tickets kept in a turn, at least": ({"keep": 2}, "1", "2"),
}


class Markup(HTMLParser):
    """Writes down which tags and attributes there are."""

    def __init__(self):
        super().__init__()
        self.found = set()

    def handle_starttag(self, tag, attrs):
        self.found |= {tag, *(name for name, _value in attrs)}


@pytest.mark.parametrize("row", CHANGES)
def test_a_number_of_the_box_is_a_cell(row):
    change, before, after = CHANGES[row]
    assert ttr.compare_boxes(ISLANDS, replace(ISLANDS, **change)).rows == ((row, before, after),)


@pytest.mark.parametrize("row", TICKETS)
def test_a_number_of_the_ticket_rules_is_a_cell(row):
    change, before, after = TICKETS[row]
    other = replace(ISLANDS, tickets=replace(ISLANDS.tickets, **change))
    assert ttr.compare_boxes(ISLANDS, other).rows == ((row, before, after),)


@pytest.mark.parametrize("kind", ["ferries", "tunnels"])
def test_routes_of_a_kind_are_counted(kind):
    plain = [replace(route, ferry=0, tunnel=False) for route in ISLANDS.map.routes]
    plain[0] = replace(plain[0], ferry=int(kind == "ferries"), tunnel=kind == "tunnels")
    other = replace(ISLANDS, map=replace(ISLANDS.map, routes=tuple(plain)))
    found = {row[0]: row[1:] for row in ttr.compare_boxes(ISLANDS, other).rows}
    assert found == {"ferries": ("8", found["ferries"][1]), "tunnels": ("3", found["tunnels"][1])}
    assert found[kind][1] == "1"


def test_a_box_without_features_has_none_of_them():
    rows = ttr.compare_boxes(ISLANDS, replace(ISLANDS, features=())).rows
    assert rows == (
        ("stations", "3 each, 4 points if not built", "none"),
        ("attractions", "2, 1 point each", "none"),
        ("bonus for the longest path", "5 points", "none"),
    )


def test_new_york_is_as_the_text_says():
    (_titles, *cells) = zip(*ttr.compare_boxes("new-york").rows, strict=True)
    assert {"15 taxis", "8 taxis", "2-4", "18", "2", "1", "2 players", "9, 1 point each"} <= {
        *cells[0]
    }


def test_one_box_alone_shows_every_row():
    table = ttr.compare_boxes("europe")
    assert len(table.rows) == len(compare.ROWS) and not table.alike
    assert "European Express" in repr(table)


def test_all_boxes_are_taken_if_none_is_named():
    assert ttr.compare_boxes().titles == tuple(ttr.load_box(name).title for name in ttr.boxes())


def test_a_box_whose_double_routes_never_close():
    rows = ttr.compare_boxes(ISLANDS, replace(ISLANDS, doubles_close_up_to=0)).rows
    assert rows == (("double routes close with up to", "2 players", "nobody"),)


def test_it_is_a_plain_table_that_every_page_shows():
    table = ttr.compare_boxes(ISLANDS, replace(ISLANDS, title="<b>Ours</b>", hand=5))
    html, markup = table._repr_html_(), Markup()
    markup.feed(html)
    assert markup.found == {"table", "tr", "th", "td", "p", "scope", "style"}
    assert "<b>" not in html and "&lt;b&gt;Ours" in html


def test_in_words_the_columns_stand_below_each_other():
    head, row, same = repr(ttr.compare_boxes(ISLANDS, replace(ISLANDS, hand=5))).splitlines()
    assert head.index("The Islands") == row.index("4")
    assert same.startswith("The same in all of them: players: 2-3; ")


def test_an_unknown_box_is_named():
    with pytest.raises(ValueError, match="atlantis"):
        ttr.compare_boxes("usa", "atlantis")


def test_the_example_runs():
    assert doctest.testmod(compare).failed == 0
