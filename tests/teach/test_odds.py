"""The odds of a tunnel are those of counting all cases, and those that the engine shows."""

import doctest
from itertools import combinations, product

import pytest

import ttr_widgets as ttr
from ttr_widgets.model.cards import BLACK, LOCOMOTIVE, spread, write_cards
from ttr_widgets.play.names import read_cards
from ttr_widgets.teach import odds

ROW = "red blue green white pink"


def seen(deck, hand, discards=None):
    """A position where only the cards of the deck are unseen, unless the discards are given."""
    lying = map(read_cards, (deck, hand, ROW))
    rest = [n - sum(out) for n, *out in zip(ttr.load_box("europe").cards, *lying, strict=True)]
    discards = write_cards(rest) if discards is None else discards
    game = ttr.scenario("europe", hands={0: hand}, row=ROW, deck=deck, discards=discards)
    return game.observe(0)


def extra(cards, color=BLACK):
    return sum(card in (color, LOCOMOTIVE) for card in cards)


@pytest.mark.parametrize("deck", ["black red locomotive green white black", "black red red"])
def test_it_is_what_counting_every_case_gives(deck):
    ways = [extra(three) for three in combinations(spread(read_cards(deck)), 3)]
    chances = ttr.tunnel_odds(seen(deck, "2 black"), "2 black").chances
    assert chances == pytest.approx([ways.count(n) / len(ways) for n in range(4)])


def test_discards_follow_when_the_deck_runs_out():
    observed = seen("black", "2 black", discards="1 black, 2 red")
    unseen = [n - have for n, have in zip(observed.box.cards, observed.me.hand, strict=True)]
    for card in (*observed.row, *spread(observed.discards)):
        unseen[card] -= 1
    two = [*combinations(spread(observed.discards), 2)]
    ways = [extra((one, *more)) for one, more in product(spread(unseen), two)]
    chances = ttr.tunnel_odds(observed, "2 black").chances
    assert chances == pytest.approx([ways.count(n) / len(ways) for n in range(4)])


def test_nothing_to_reveal_costs_nothing():
    chances = ttr.tunnel_odds(seen("", "2 black", discards=""), "2 black").chances
    assert chances == (1, 0, 0, 0)


def test_for_locomotives_only_locomotives_count():
    observed = seen("black black locomotive", "2 locomotives")
    assert ttr.tunnel_odds(observed, "2 locomotives").chances == (0, 1, 0, 0)
    assert ttr.tunnel_odds(observed, "1 black, 1 locomotive").chances == (0, 0, 0, 1)


def test_the_hands_of_others_and_the_order_of_the_deck_do_not_shine_through():
    games = [
        ttr.scenario("europe", hands={0: "2 black", 1: other}, row=ROW, seed=seed)
        for seed, other in enumerate(("8 black", "8 yellow"))
    ]
    first, second = [ttr.tunnel_odds(game.observe(0), "2 black") for game in games]
    assert first == second and sum(first.chances) == pytest.approx(1)


def test_what_spare_cards_are_worth():
    made = odds.Odds((0.5, 0.25, 0.125, 0.125))
    assert [made.at_most(spare) for spare in (-1, 0, 1, 2, 3, 9)] == [0, 0.5, 0.75, 0.875, 1, 1]


@pytest.mark.parametrize("paid", ["1 black, 1 red", "no cards", "2 plaid"])
def test_what_pays_for_no_tunnel_has_no_odds(paid):
    with pytest.raises(ValueError, match=r"\w"):
        ttr.tunnel_odds(seen("red", "2 black"), paid)


@pytest.mark.parametrize("counts", [[1, 2, 3], [0, 0, 0, 0]])
def test_trials_that_say_nothing_are_refused(counts):
    with pytest.raises(ValueError, match="4 counts"):
        odds.Odds((1, 0, 0, 0)).beside(counts)


def test_it_shows_itself_in_words_and_as_a_table():
    shown = odds.Odds((0.5, 0.25, 0.24, 0.01)).beside([1, 0, 1, 0])
    first, *lines = repr(shown).splitlines()
    assert first.endswith(" counted in 2 trials") and len(lines) == 4
    assert lines[0].count("50%") == 2 and "▍" in lines[3]  # one percent is seen
    table = shown._repr_html_()
    assert table.count("<tr>") == 5 and ">25.0%<" in table and "<svg" not in table
    assert f">{20 * '█'}<" in table and f">{10 * '█'}<" in table


def test_the_example_runs():
    assert doctest.testmod(odds).failed == 0
