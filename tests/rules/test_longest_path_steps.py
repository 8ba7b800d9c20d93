"""The steps of the search for the longest path, one by one, against plain counts."""

import random
from itertools import chain, combinations

import pytest
from test_network import every, sketch

from ttr_widgets.rules import network
from ttr_widgets.rules.dead_ends import trim
from ttr_widgets.rules.leaving_out import Pairing, least_left_out
from ttr_widgets.rules.network import longest_path
from ttr_widgets.rules.streets import (
    bits,
    net_of,
    odd_cities,
    only,
    pieces,
    spaces,
    spread_over,
    without,
)

MUCH = 1000


def streets(text):
    game_map = sketch(text)
    return net_of(game_map, every(game_map))


def words(text, net):
    """Write a net as it stands in the sketch."""
    return " ".join(text.split()[street.number] for street in net)


# streets


def test_streets_come_in_map_order_each_once():
    game_map = sketch("AB1 BC2 CD3")
    assert [street.number for street in net_of(game_map, [2, 0, 2])] == [0, 2]


def test_what_hangs_together_is_one_piece_most_spaces_first():
    text = "AB1 DE9 BC2 CA3 FG1 GH2"
    assert [words(text, piece) for piece in pieces(streets(text))] == [
        "DE9",
        "AB1 BC2 CA3",
        "FG1 GH2",
    ]


@pytest.mark.parametrize(
    ("text", "odd"),
    [("AB1 BC1 CA1", ""), ("AB1 BC1", "AC"), ("AB1 AC1 AD1", "ABCD"), ("AB1 AB1", "")],
)
def test_odd_cities_have_an_odd_number_of_routes(text, odd):
    assert odd_cities(streets(text)) == sum(1 << "ABCD".index(city) for city in odd)


@pytest.mark.parametrize(
    ("what", "text", "loops", "bridges", "rest"),
    [
        ("a line", "AB1 BC2", "", "", ""),
        ("a ring with a spur", "AB1 BC2 CA3 AD4", "AB1 BC2 CA3", "", ""),
        ("two rings at one city", "AB1 BC2 CA3 AD4 DE5 EA6", "AB1 BC2 CA3 AD4 DE5 EA6", "", ""),
        ("two rings and a bridge", "AD4 AB1 AB2 DE5 DE6", "AB1 AB2 DE5 DE6", "AD4", ""),
        ("two bridges in a row", "AB1 AB1 CD1 CD1 AE4 CE5", "AB1 AB1 CD1 CD1", "AE4 CE5", ""),
        ("a ring, apart from another", "AB1 AB2 CD3 CD4", "AB1 AB2", "", "CD3 CD4"),
    ],
)
def test_a_net_is_spread_over(what, text, loops, bridges, rest):
    net = streets(text)
    spread = spread_over(net)
    assert words(text, only(net, spread.loops)) == loops
    assert words(text, only(net, spread.bridges)) == bridges
    assert words(text, spread.rest) == rest


def test_a_bridge_takes_a_net_apart_into_parts_with_loops_and_no_other_street_does():
    rng, bridges = random.Random(2), 0
    for _ in range(200):
        net = shaken(rng, 8, 10)
        spread = spread_over(net)
        for street in net:
            sides = pieces(without(net, street.bit))
            far = [s for s in net if spread.through[s.a] & spread.through[s.b] & street.bit]
            between = len(sides) == 2 and all(bits(side) & spread.loops for side in sides)
            assert bool(street.bit & spread.bridges) == between
            assert not between or far in sides
            bridges += between
    assert bridges > 20


FORK = "AB1 BC1 BD1 CE1 EF1"  # the arms of B: A, D, and C to F
LOOP = "AB1 BC1 CA1 AD1 BE1 CF1"


@pytest.mark.parametrize(
    ("text", "some", "whether"),
    [
        (FORK, "AB1 BC1 EF1", True),
        (FORK, "AB1 BD1", True),
        (FORK, "AB1 BC1 CE1 EF1", True),
        (FORK, "BD1 BC1 CE1 EF1", True),
        (FORK, "AB1 BC1 BD1", False),
        (FORK, "AB1 BD1 EF1", False),
        (LOOP, "AB1 BC1 CA1 AD1 BE1", True),
        (LOOP, "AD1 BE1 CF1", False),
    ],
)
def test_streets_on_no_loop_are_in_a_row_or_no_path_uses_them_all(text, some, whether):
    net = streets(text)
    which = sum(1 << text.split().index(word) for word in some.split())
    assert spread_over(net).in_a_row(which) == whether


# dead ends


@pytest.mark.parametrize(
    ("what", "text", "core", "path"),
    [
        ("a ring has none", "AB1 BC2 CA3", "AB1 BC2 CA3", ""),
        ("a line is nothing else", "AB1 BC2 CD1", "", "AB1 BC2 CD1"),
        ("one at a ring", "AB1 BC2 CA3 AD4 DE1", "AB1 BC2 CA3 AD4 DE1", "AD4 DE1"),
        ("three at one city", "AB1 BC2 CA3 AD4 AE5 AF6", "AB1 BC2 CA3 AE5 AF6", "AE5 AF6"),
        ("a fork", "AB1 BC2 CA3 AD1 DE2 DF4", "AB1 BC2 CA3 AD1 DF4", "DE2 DF4"),
        ("at two cities", "AB1 AB2 AC3 BD4", "AB1 AB2 AC3 BD4", "BD4"),
    ],
)
def test_dead_ends(what, text, core, path):
    assert [words(text, net) for net in trim(streets(text))] == [core, path]


# what is left out


def fewest(net, must):
    """Try to leave out everything: the fewest spaces after which two cities are odd."""
    may = without(net, must)
    choices = chain.from_iterable(combinations(may, number) for number in range(len(may) + 1))
    left_out = [choice for choice in choices if odd_cities(set(net) - set(choice)).bit_count() == 2]
    return min(map(spaces, left_out), default=MUCH)


def shaken(rng, cities, routes):
    """Shake networks together until one hangs together and has four odd cities or more."""
    names = "ABCDEFGH"[:cities]
    while True:
        pairs = ["".join(rng.sample(names, 2)) for _ in range(routes)]
        net = streets(" ".join(f"{pair}{rng.randint(1, 5)}" for pair in pairs))
        if len(pieces(net)) == 1 and odd_cities(net).bit_count() >= 4:
            return net


@pytest.mark.parametrize("cities", [4, 6, 8])
def test_nothing_cheaper_can_be_left_out(cities):
    """Compare with the plain count; what is found is whole, allowed and just cheap enough."""
    rng = random.Random(cities)
    for _ in range(120):
        net = shaken(rng, cities, rng.randint(cities - 1, 9))
        must = bits(rng.sample(net, rng.choice((0, 0, 1, 2))))
        pairing, least = Pairing(net, must), fewest(net, must)
        assert pairing.cheapest(least) is None
        if least < MUCH:
            found = pairing.cheapest(least + 1)
            assert spaces(only(net, found)) == least
            assert odd_cities(without(net, found)).bit_count() == 2
            assert not found & must


def test_at_first_sight_never_more_is_left_out_than_must_be():
    rng, right = random.Random(1), 0
    for _ in range(200):
        net = shaken(rng, 6, 8)
        assert 0 < least_left_out(net) <= fewest(net, 0)
        right += least_left_out(net) == fewest(net, 0)
    assert right > 20


# a network torn apart by what is left out


@pytest.mark.parametrize(
    ("what", "text", "spaces"),
    [
        ("a bridge, one side alone", "AB5 AC5 AG1 AG1 AD1 DE9 DF9 EF9 EF10", 37),
        ("a bridge, crossed", "AB5 AC5 AG1 AG1 AD1 DE6 DF6 EF6 EF10", 30),
        ("two bridges", "BC8 CD1 BC8 FH6 EH6 EG8 CH3 KL3 JL2 JK6 HK1", 34),
        ("both rings, not a dead end", "AB2 BC2 FG3 AE1 CE3 CE3 AH2 BG3", 15),
        ("no bridge leads out", "AB3 FG3 CE1 CG3 AH1 BF1 FH1 FG3 BH3", 16),
    ],
)
def test_the_longest_path_if_the_cheapest_tears_the_network(what, text, spaces):
    game_map = sketch(text)
    assert longest_path(game_map, every(game_map)).spaces == spaces


def test_a_case_without_what_it_must_use_is_not_searched(monkeypatch):
    searched, search = [], network._search

    def noted(case, least):
        searched.append(case)
        return search(case, least)

    monkeypatch.setattr(network, "_search", noted)
    game_map = sketch("IC5 CE5 AF2 GB3 EH2 IC1 BD6 FH4 HD6 AF6")
    assert longest_path(game_map, every(game_map)).spaces == 28
    assert not [case for case in searched if case.must & ~bits(case.net)]
    assert len(searched) == 3


def test_many_rings_round_a_city_are_no_trouble():
    """A path goes from one ring to another: two bridges. The search must not try all twelve."""
    rings = ["BC", "DE", "FG", "HI", "JK", "LM", "NO", "PQ", "RS", "TU", "VW", "XY"]
    game_map = sketch(" ".join(f"A{ring[0]}1 {ring}6 {ring}6" for ring in rings))
    assert longest_path(game_map, every(game_map)).spaces == 26
