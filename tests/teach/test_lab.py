"""The strategy lab: many games as a table, the same for the same seed, and honest shares."""

import io
import re
import subprocess
import sys
from hashlib import sha256

import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

import ttr_widgets as ttr
from ttr_widgets.teach.how_far import counted
from ttr_widgets.teach.results import Share

GREEDY, RANDOM = ttr.players.greedy, ttr.players.random


def play(box="islands", players=(GREEDY, RANDOM), games=6, **options):
    return ttr.simulate(box, players, games, progress=False, **options)


@pytest.fixture(scope="module")
def results():
    return play(seed=1)


@pytest.mark.parametrize("box", ["usa", "europe", "new-york", "islands"])
def test_each_row_is_what_that_seat_got_in_that_game(box):
    results = play(box, {"Ada": GREEDY, "Bo": RANDOM}, games=2, seed=3)
    players = {"Ada": GREEDY, "Bo": RANDOM}
    for row in results:
        seats = [one["player"] for one in results if one["game"] == row["game"]]
        game = ttr.Game(box, {name: players[name] for name in seats}, seed=row["seed"])
        game.advance()
        score, seat = game.scores(), row["seat"]
        lines = score.of(seat)
        assert (row["total"], row["won"]) == (score.totals[seat], seat in score.winners)
        kinds = {"tickets": "ticket"}
        features = [feature.name for feature in game.box.features]
        for kind in ("routes", "tickets", *features):
            points = [line.points for line in lines if line.kind == kinds.get(kind, kind)]
            assert row[kind] == sum(points)
        assert row["claimed"] == game.state.routes_of(seat)
        assert row["trains"] == game.state.seats[seat].trains
        done, failed = row["tickets_done"], row["tickets_failed"]
        assert {*done, *failed} == {*game.state.seats[seat].tickets}
        assert row["tickets"] == sum(
            game.box.map.tickets[ticket].points * (1 if ticket in done else -1)
            for ticket in (*done, *failed)
        )


def test_turns_are_counted_not_decisions():
    def first(seen, actions):
        return actions[0]  # draws from the deck as long as there is one: two decisions a turn

    row = play(players=[first, RANDOM], games=1, rotate=False)[0]
    game = ttr.Game("islands", {"A": first, "B": RANDOM}, seed=row["seed"])
    asked = 0
    while not game.over:
        asked += game.seat == 0 and type(game.state.decision).__name__ == "TakeTurn"
        game.step()
    assert row["turns"] == asked


def test_a_table_is_read_by_a_plain_loop_and_by_whoever_reads_lists_of_dicts(results):
    assert len(results) == 12 and results.games == 6
    assert [row["game"] for row in results] == sorted([*range(6), *range(6)])
    assert all(tuple(row) == results.columns for row in results)
    assert {type(fact) for row in results for fact in row.values()} <= {int, str, bool, tuple}
    assert results[-1] is results[11] and results[:2] == (results[0], results[1])


def test_the_same_seed_gives_the_same_table(results):
    assert play(seed=1) == results != play(seed=2)
    assert [*play(seed=1, games=3)] == [*results[:6]]
    assert len({row["seed"] for row in results}) == 6


TABLE = (
    "import ttr_widgets as ttr; from hashlib import sha256; p = ttr.players;"
    "r = ttr.simulate('europe', [p.planner, p.greedy, p.random], 2, seed=4);"
    "print(sha256(repr([*r]).encode()).hexdigest())"
)


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_the_same_seed_gives_the_same_table_in_another_python(hash_seed):
    run = [sys.executable, "-c", TABLE]
    done = subprocess.run(run, capture_output=True, text=True, env={"PYTHONHASHSEED": hash_seed})
    here = play("europe", [ttr.players.planner, GREEDY, RANDOM], games=2, seed=4)
    assert done.stdout.strip() == sha256(repr([*here]).encode()).hexdigest(), done.stderr
    assert done.stderr == ""


def test_everybody_moves_up_one_seat_from_game_to_game():
    players = [GREEDY, RANDOM, ttr.players.planner]
    turning, staying = play(players=players, games=3), play(players=players, games=3, rotate=False)
    for name in ("greedy", "random", "planner"):
        assert {row["seat"] for row in turning if row["player"] == name} == {0, 1, 2}
        assert len({row["seat"] for row in staying if row["player"] == name}) == 1
    assert [row["player"] for row in staying[:3]] == ["greedy", "random", "planner"]
    assert [row["player"] for row in turning[3:6]] == ["planner", "greedy", "random"]
    assert "Who begins" in turning._repr_html_() and "Who begins" not in staying._repr_html_()


def test_players_are_called_after_their_functions_or_as_one_likes():
    class Robot:
        def __call__(self, seen, actions):
            return actions[0]

    assert play(players=[GREEDY, GREEDY, RANDOM], games=1).players == (
        "greedy",
        "greedy 2",
        "random",
    )
    assert play(players=[Robot(), lambda seen, actions: actions[-1]], games=1).players == (
        "Robot",
        "lambda",
    )
    assert play(players={"Ada": GREEDY, "Bo": GREEDY}, games=1).players == ("Ada", "Bo")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"games": 0}, "games=0: play at least one game."),
        ({"games": -3}, "games=-3: play at least one game."),
        ({"games": 2.5}, "games=2.5 is no whole number."),
        ({"seed": "x"}, "seed='x' is no whole number."),
        ({"players": [GREEDY, "Ada"]}, "str cannot play: 'Ada' is no function."),
        ({"players": {"Ada": GREEDY, "Bo": None}}, "Bo cannot play: None is no function."),
        ({"players": 2}, "players=2: give a list of functions, or names with functions."),
        ({"players": [GREEDY]}, "The Islands is for 2 to 3 players, not for 1."),
        ({"players": [GREEDY] * 4}, "The Islands is for 2 to 3 players, not for 4."),
    ],
)
def test_what_cannot_be_simulated_is_said_in_one_sentence(changes, sentence):
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        play(**changes)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (ttr.Keep((1,)), "Tickets you must keep here: at least 2. Tickets you chose: 1."),
        (None, "NoneType is no action of The Islands."),
    ],
)
def test_who_chooses_what_is_not_legal_is_named_with_the_position(answer, why):
    def cheat(seen, actions):
        return answer if seen.asked == 2 else actions[0]

    with pytest.raises(ValueError) as error:
        play(players=[GREEDY, cheat], seed=1)
    seed = play(games=1, seed=1)[0]["seed"]
    assert str(error.value) == (
        f"cheat chose {answer!r} in game 0 (seed {seed}), decision {error.value.seen.asked}: {why}"
    )
    assert error.value.seen.seat == 1 and error.value.seen.asked == 2


def test_an_error_in_a_player_comes_out_as_it_is():
    def broken(seen, actions):
        raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError, match="mine"):
        play(players=[GREEDY, broken])


@pytest.mark.parametrize(
    ("times", "games", "low", "high"),
    [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (0, 0, 0.0, 1.0)],
)
def test_a_share_says_how_sure_it_is(times, games, low, high):
    share = Share(times, games)
    assert (share.low, share.high) == pytest.approx((low, high), abs=0.001)
    assert share.low <= share.share <= share.high
    assert repr(Share(50, 100)) == "<Share 50 % (40 to 60 %): 50 of 100>"


def test_wins_and_means_are_those_of_the_rows(results):
    greedy = [row for row in results if row["player"] == "greedy"]
    wins = sum(row["won"] for row in greedy)
    assert results.wins(player="greedy") == Share(wins, 6)
    assert results.wins(player="greedy", seat=0).games == 3
    assert results.mean("total", player="greedy") == sum(row["total"] for row in greedy) / 6
    assert repr(results) == (
        f"<Results of 6 games of The Islands: won by greedy {100 * wins / 6:.0f} %, "
        f"random {100 * (6 - wins) / 6:.0f} %>"
    )


def test_the_summary_has_a_line_for_each_player_and_escapes_its_name():
    results = play(players={"<b>": GREEDY, "Bo": RANDOM}, games=4, seed=1)
    html = results._repr_html_()
    assert "&lt;b&gt;" in html and "<b>" not in html
    assert html.count("<tr>") == 3 and "4 games of The Islands" in html
    assert str(results.wins(player="<b>")) in html
    assert f"{results.mean('turns', player='Bo'):.1f}" in html


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_bar_moves_in_a_terminal_and_goes_away(monkeypatch):
    monkeypatch.setattr(sys, "stderr", screen := Terminal())
    assert [*counted(4)] == [0, 1, 2, 3]
    bars = screen.getvalue().split("\r")
    assert bars[3] == f"[{'=' * 20}{' ' * 20}] 2 of 4 games"
    assert not bars[-1] and not bars[-2].strip() and len(bars[-2]) >= len(bars[3])


def test_a_bar_moves_in_a_notebook_and_goes_away():
    InteractiveShell.instance()
    try:
        with capture_output() as captured:
            assert len([*counted(1000)]) == 1000
    finally:
        InteractiveShell.clear_instance()
    pictures = [output.data["text/html"] for output in captured.outputs]
    assert '<progress max="1000" value="500">' in pictures[51]
    assert pictures[0] == pictures[-1] == "" and len(pictures) == 102


def test_a_bar_goes_away_when_a_game_fails(monkeypatch):
    def broken(seen, actions):
        raise ZeroDivisionError("mine")

    monkeypatch.setattr(sys, "stderr", screen := Terminal())
    with pytest.raises(ZeroDivisionError) as kept:  # as a notebook keeps it, with all its frames
        ttr.simulate("islands", [GREEDY, broken], 4)
    assert kept.tb
    *_rest, bar, blank, end = screen.getvalue().split("\r")
    assert "0 of 4 games" in bar and not blank.strip() and not end


@pytest.mark.parametrize("shown", [True, False])
def test_without_a_screen_nothing_is_shown(shown, capsys):
    assert [*counted(3, shown)] == [0, 1, 2]
    assert capsys.readouterr() == ("", "")


def test_a_bar_can_be_switched_off(monkeypatch):
    monkeypatch.setattr(sys, "stderr", screen := Terminal())
    play(games=1)
    assert screen.getvalue() == ""
