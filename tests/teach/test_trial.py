"""A trial: games judge the player that a learner wrote; what is wrong with it is said in words."""

import json

import pytest

import ttr_widgets as ttr
from ttr_widgets.teach.progress import Progress
from ttr_widgets.teach.trial import Trial

GREEDY, RANDOM = ttr.players.greedy, ttr.players.random
WORDS = {"goal": "Win {needed} of {games} against {other}.", "praise": "Well aimed."}


def made(games=10, **options):
    return ttr.trial(box="islands", games=games, **{**WORDS, **options})


def test_who_wins_often_enough_has_passed():
    trial = made()
    assert repr(trial) == "<Trial: Win 8 of 10 against random. (not done yet)>"
    assert repr(trial.check()) == "→ Not done yet. Win 8 of 10 against random."
    verdict = trial.play(GREEDY)
    wins = ttr.simulate("islands", [GREEDY, RANDOM], 10, progress=False).wins(player="greedy")
    said = f"✓ Done. greedy won {wins.times} of 10 games against random. Well aimed."
    assert repr(verdict) == repr(trial.check()) == said and trial.done
    assert "(done)" in repr(trial)


def test_who_wins_too_rarely_has_not():
    trial = made()
    verdict = trial.play(RANDOM)
    assert verdict.right is False and "8 are asked for" in verdict.words
    assert trial.check().right is None


def test_the_line_is_drawn_where_it_is_said():
    wins = ttr.simulate("islands", [RANDOM, RANDOM], 10, progress=False).wins(player="random").times
    assert 0 < wins < 10
    assert made(share=wins / 10).play(RANDOM)
    assert not made(share=(wins + 1) / 10).play(RANDOM)


def test_a_worse_player_does_not_undo_what_is_done():
    trial = made()
    trial.play(GREEDY)
    assert not trial.play(RANDOM) and trial.done and "greedy" in trial.check().words


def cheat(seen, actions):
    return None


def stumble(seen, actions):
    return actions[999]


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (cheat, "cheat chose None in game 0"),
        (
            stumble,
            f"stumble stopped in line {stumble.__code__.co_firstlineno + 1} of its cell with",
        ),
        (7, "int cannot play: 7 is no function."),
    ],
)
def test_what_is_wrong_with_a_player_is_said(player, said):
    verdict = made().play(player)
    assert verdict.right is False and said in verdict.words


def test_a_fault_outside_of_the_learners_code_has_no_line():
    class Odd:
        def __call__(self, seen):
            return None

    assert made().play(Odd()).words.startswith("Odd stopped with TypeError:")


def test_hints_and_solution_unfold_without_a_kernel():
    html = made(hints=["Use `max`.", "<b>"], solution=["a < b", "c"])._repr_html_()
    assert html.count("<details>") == 3 and "<code>max</code>" in html
    assert "&lt;b&gt;" in html and "<pre>a &lt; b\nc</pre>" in html
    assert "Win 8 of 10 against random." in html and "<details>" not in made()._repr_html_()


def test_tries_are_written_down_until_it_is_done():
    kept = Progress("lesson", None)
    trial = Trial(RANDOM, {**WORDS, "id": "t"}, "islands", games=10, kept=kept)
    for player, tries, done in ((RANDOM, 1, False), (GREEDY, 2, True), (RANDOM, 2, True)):
        trial.play(player)
        assert (kept.of("t").tries, kept.of("t").done) == (tries, done)


def test_a_lesson_has_its_words(tmp_path, monkeypatch):
    (tmp_path / "words").mkdir()
    item = {"id": "t", "type": "trial", "goal": "Schlage {other}."}
    (tmp_path / "words" / "yy.json").write_text(json.dumps([item]))
    monkeypatch.chdir(tmp_path)
    trial = ttr.trial("yy/t", against=GREEDY, box="islands", games=2)
    assert repr(trial) == "<Trial: Schlage greedy. (not done yet)>"
    trial.play(RANDOM)
    assert ttr.progress("yy").of("t").tries == 1


def test_a_trial_has_a_goal():
    with pytest.raises(ValueError, match="goal"):
        ttr.trial(hints=["?"])
