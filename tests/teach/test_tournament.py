"""A tournament: every pair plays, both begin equally often, the best stands first."""

import re

import pytest

import ttr_widgets as ttr

P = ttr.players


def play(players=(P.random, P.greedy, P.planner), games=4, **options):
    return ttr.tournament(players, "islands", games, progress=False, **options)


@pytest.fixture(scope="module")
def tournament():
    return play(seed=1)


def test_each_pair_plays_what_simulate_plays(tournament):
    assert [*tournament.pairs] == [
        ("random", "greedy"),
        ("random", "planner"),
        ("greedy", "planner"),
    ]
    for (a, b), results in tournament.pairs.items():
        pair = [getattr(P, a), getattr(P, b)]
        assert results == ttr.simulate("islands", pair, 4, seed=1, progress=False)


def test_wins_are_added_up(tournament):
    pairs = tournament.pairs
    assert tournament.wins("greedy").games == 8
    assert tournament.wins("greedy", "random") == pairs["random", "greedy"].wins(player="greedy")
    assert tournament.wins("greedy").times == sum(
        tournament.wins("greedy", other).times for other in ("random", "planner")
    )


def test_the_best_stands_first(tournament):
    shares = [wins.share for _name, wins in tournament.ranking]
    assert shares == sorted(shares, reverse=True) and tournament.ranking[-1][0] == "random"
    ranks = ", ".join(f"{name} {100 * wins.share:.0f} %" for name, wins in tournament.ranking)
    assert repr(tournament) == f"<Tournament on The Islands: {ranks}>"


def test_the_table_says_who_beat_whom():
    html = play(players={"<b>": P.greedy, "Bo": P.random})._repr_html_()
    assert "against &lt;b&gt;" in html and "<b>" not in html and html.count("<tr>") == 3


@pytest.mark.parametrize("changes", [{"players": [P.greedy]}, {"games": 0}, {"players": 3}])
def test_what_is_no_tournament_is_refused(changes):
    with pytest.raises(ValueError):
        play(**changes)


def test_one_bar_counts_all_games(monkeypatch):
    counts = []
    monkeypatch.setattr(
        "ttr_widgets.teach.lab.counted",
        lambda number, shown: counts.append(number) or (step for step in range(number)),
    )
    assert play().wins("random").games == 8 and counts == [12]


def test_a_cheat_is_named():
    def cheat(seen, actions):
        return None

    with pytest.raises(ValueError, match=re.escape("cheat chose None in game 0")):
        play(players=[P.greedy, cheat])
