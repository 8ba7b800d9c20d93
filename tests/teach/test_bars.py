"""Bars: a table of numbers that is a picture too, also where all style is stripped."""

import json
import re

import pytest

import ttr_widgets as ttr
from ttr_widgets.teach.bars import LETTERS
from ttr_widgets.teach.progress import Progress
from ttr_widgets.teach.results import Share

GREEDY, RANDOM = ttr.players.greedy, ttr.players.random


def lines(bars):
    return repr(bars).splitlines()


def test_the_longest_bar_is_as_long_as_it_may_be_and_the_others_are_in_proportion():
    drawn = [line.count("█") for line in lines(ttr.bars({"a": 8, "b": 4, "c": 0}))]
    assert drawn == [LETTERS, LETTERS // 2, 0]


@pytest.mark.parametrize(
    ("values", "numbers"),
    [((2, 10), ["2", "10"]), ((0.5, 2), ["0.50", "2.00"]), ((1.25, 12345), ["1.2", "12,345.0"])],
)
def test_numbers_have_the_digits_that_the_chart_needs(values, numbers):
    shown = lines(ttr.bars(dict(zip("ab", values, strict=True))))
    assert [line.split()[1] for line in shown] == numbers


def test_a_share_is_full_up_to_where_it_surely_reaches_and_faint_beyond():
    share = Share(50, 100)
    (line,) = lines(ttr.bars({"a": share}))
    assert str(share) in line
    full, counted, all_ = (
        len(re.search(f"[{letters}]+", line)[0]) for letters in ("█", "█▒", "█▒░")
    )
    marks = [LETTERS * mark for mark in (share.low, share.share, share.high)]
    assert [full, counted, all_] == pytest.approx(marks, abs=0.5), "the whole length is 100 %"


def test_a_loss_points_to_the_other_side():
    won, lost = lines(ttr.bars({"won": 3, "lost": -1}))
    assert "▓" not in won and "█" not in lost
    assert won.index("█") == lost.rindex("▓") + 1, "both begin at zero"
    assert won.count("█") == 3 * lost.count("▓")


def test_nothing_but_zeros_has_no_bars():
    assert lines(ttr.bars({"a": 0, "b": 0.0})) == ["a  0", "b  0"]


def test_without_style_the_letters_are_left():
    bars = ttr.bars({"<a>": 2, "b": 1}, title="T & U", heads=("<x>", "y"))
    html = bars._repr_html_()
    bare = re.sub(r' (style|aria-hidden)="[^"]*"', "", html)
    assert "<td><div><span></span><span>" + "█" * LETTERS in bare
    assert "&lt;a&gt;" in html and "<a>" not in html and "T &amp; U" in html and "<x>" not in html
    assert html.count("<th ") == 4, "labels and heads are heads of the table"
    assert "font-size:0" in html, "with style, the letters do not show"


def test_the_column_of_bars_is_no_wider_than_the_page_allows():
    """A cell of a table gives way; what is in it must not be wider than the cell."""
    html = ttr.bars({"a": 1})._repr_html_()
    assert 'left; width:320px"><div style="width:100%; min-width:60px' in html


def test_no_values_are_refused():
    with pytest.raises(ValueError, match="at least one value"):
        ttr.bars({})


def test_a_lesson_has_the_words_of_a_picture_and_does_not_ask_for_it(tmp_path, monkeypatch):
    (tmp_path / "words").mkdir()
    plot = {"id": "p", "type": "plot", "title": "Wer", "heads": ["Wagen", "Punkte"]}
    asked = {"id": "q", "type": "trial", "goal": "Win."}
    (tmp_path / "words" / "xx.json").write_text(json.dumps([plot, asked]))
    monkeypatch.chdir(tmp_path)
    assert lines(ttr.bars({1: 1}, "xx/p"))[:2] == ["Wer", "Wagen  Punkte"]
    assert Progress("xx", None).items == ("q",)


@pytest.fixture(scope="module")
def results():
    return ttr.simulate("islands", [GREEDY, RANDOM], 12, seed=1, progress=False)


def test_routes_are_counted_by_games_the_most_wanted_first(results):
    shares = [row["claimed"] for row in results.routes]
    assert [share.times for share in shares] == sorted((s.times for s in shares), reverse=True)
    for row in results.routes:
        games = {one["game"] for one in results if row["route"] in one["claimed"]}
        assert row["claimed"] == Share(len(games), 12)
        assert results.box.map.routes[row["route"]].spaces == row["spaces"]


def test_a_ticket_is_worth_what_it_brings_and_takes(results):
    assert [row["points"] for row in results.tickets] == sorted(
        ticket.points for ticket in results.box.map.tickets
    )
    total = sum(row["mean"] * row["finished"].games for row in results.tickets)
    assert total == pytest.approx(sum(row["tickets"] for row in results)) and total != 0


def test_points_by_length_add_up_to_the_points_of_the_routes(results):
    for where in ({}, {"player": "greedy"}):
        points = results.points_by_length(**where)
        assert sum(points.values()) == pytest.approx(results.mean("routes", **where))
        assert [*points] == sorted({route.spaces for route in results.box.map.routes})
