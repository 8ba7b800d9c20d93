"""The engine and the second referee agree, action by action, on games of every box."""

from collections import Counter
from random import Random

import pytest

import ttr_widgets as ttr

from . import duel as duels
from .compare import same_count, table_of
from .count import final_count, longest_path
from .duel import duel
from .facts import bag, facts_of
from .late import late_position
from .payments import for_route, for_surcharge
from .table import Disagreement

TABLES = [
    (box, seats)
    for box in ttr.boxes()
    for seats in range(ttr.load_box(box).players[0], ttr.load_box(box).players[1] + 1)
]
on_every_table = pytest.mark.parametrize(("box", "seats"), TABLES)
WHOLE = [("usa", 2), ("usa", 5), ("usa-2004", 3), ("europe", 3), ("europe-printed", 4)]
WHOLE += [(box, seats) for box, seats in TABLES if box in ("new-york", "islands")]


@pytest.mark.parametrize(("box", "seats"), WHOLE)
def test_a_whole_game(box, seats):
    assert duel(box, seats, seed=1)["games"] == 1


@on_every_table
def test_the_last_turns_of_a_game(box, seats):
    assert sum(duel(box, seats, seed, late=True)["games"] for seed in range(2)) == 2


RARE = {
    "pass",
    "ended by passes",
    "three locomotives stand",
    "gaps in the row",
    "no card to draw",
    "fewer tickets than asked for",
    "fewer than three revealed",
    "surcharge in locomotives",
    "totals below zero",
}


def test_the_duels_meet_what_is_rare():
    met = Counter()
    for seed in range(200):
        met += duel("europe", 4, seed, late=True)
        if met.keys() >= RARE:
            break
    assert met.keys() >= RARE


@on_every_table
def test_equal_totals_are_settled_alike(box, seats):
    facts, chance = facts_of(ttr.load_box(box)), Random(f"{box} {seats}")
    for _ in range(12):
        game = late_position(facts, box, seats, chance)
        state, totals = game.state.copy(), game.scores().totals
        for seat, total in zip(state.seats, totals, strict=True):
            seat.points += max(totals) - total - chance.choice([0, 0, 0, 1])
        table = table_of(state)
        same_count(game.from_here(state), facts, table, final_count(facts, table))


OTHER_BOOK = [
    ("hand", 5),
    ("sweep at", 4),
    ("trains", 40),
    ("close up to", 0),
    ("last round at", 3),
    ("keep at start", 1),
    ("drawn", 2),
    ("keep", 2),
    ("refused at start", "under"),
    ("stations", 2),
    ("unused station", 5),
    ("longest path", 15),
]


@pytest.mark.parametrize(("fact", "other"), OTHER_BOOK)
def test_a_referee_with_another_book_disagrees(monkeypatch, fact, other):
    def other_book(box):
        return facts_of(box) | {fact: other}

    monkeypatch.setattr(duels, "facts_of", other_book)
    with pytest.raises(Disagreement):
        for seed in range(20):
            duel("europe", 3, seed, late=seed % 4 > 0)


def test_payments_by_hand():
    """The referee itself, on the worked examples of the texts."""
    routes = facts_of(ttr.load_box("europe"))["routes"]
    ferry, tunnel = routes["Essen-Kobenhavn 1"], routes["Venezia-Zurich"]
    assert for_route(ferry, bag(red=2, locomotive=1)) == [bag(red=2, locomotive=1)]
    assert for_route(ferry, bag(red=3)) == []
    assert for_route(ferry, bag(red=1, blue=1, locomotive=1)) == []
    assert for_route(tunnel, bag(green=1, red=3)) == []
    black = for_surcharge(bag(black=2), 2, bag(black=4, red=1, locomotive=1))
    assert black == [bag(black=2), bag(black=1, locomotive=1)]
    wild = for_surcharge(bag(locomotive=2), 1, bag(green=1, locomotive=3))
    assert wild == [bag(locomotive=1)]


def test_a_loop_with_two_spurs_by_hand():
    facts = facts_of(ttr.load_box("usa"))
    loop = ["Denver-Kansas City black", "Kansas City-Oklahoma City 1", "Denver-Oklahoma City"]
    spurs = ["Denver-Santa Fe", "Kansas City-Saint Louis blue"]
    assert longest_path(facts, loop + spurs) == 12
