"""A tiny box that nobody sells: its one feature answers all five questions, and the laws hold."""

from dataclasses import dataclass
from typing import ClassVar

import pytest
from examples import HABITS, refused, texts
from laws import test_conservation, test_history, test_legality, test_secrets
from souvenirs import EMPTY, NONE, WILD, Souvenirs, Swap, souvenirs

import ttr_widgets as ttr
from ttr_widgets.play.action_text import ActionError
from ttr_widgets.play.boxes import BoxError
from ttr_widgets.play.position import read_position, write_position
from ttr_widgets.rules import engine
from ttr_widgets.rules.features import FEATURES

BAY = """\
title = "The Bay"
[players]
most = 3
trains = 12
hand = 3
[cards]
red = 7
blue = 7
green = 7
locomotive = 6
[tickets]
dealt = 2
keep_at_start = 1
[end]
tie_breaks = ["souvenirs"]
[features.souvenirs]
found_on = 3
points = 2
[map]
cities = [
  { name = "Alba", at = [0.1, 0.1] },
  { name = "Brin", at = [0.9, 0.1] },
  { name = "Cove", at = [0.5, 0.4] },
  { name = "Dell", at = [0.1, 0.9] },
  { name = "Elm", at = [0.9, 0.9] },
]
routes = [
  { from = "Alba", to = "Brin", spaces = 3, color = "red" },
  { from = "Alba", to = "Cove", spaces = 1, color = "gray" },
  { from = "Brin", to = "Cove", spaces = 3, color = "gray" },
  { from = "Brin", to = "Dell", spaces = 1, color = "red" },
  { from = "Brin", to = "Elm", spaces = 2, color = "gray", ferry = 1 },
  { from = "Cove", to = "Dell", spaces = 2, color = "blue" },
  { from = "Cove", to = "Dell", spaces = 2, color = "green" },
  { from = "Cove", to = "Elm", spaces = 4, color = "gray" },
  { from = "Dell", to = "Elm", spaces = 3, color = "green", tunnel = true },
]
tickets = [
  { from = "Alba", to = "Dell", points = 3 },
  { from = "Alba", to = "Elm", points = 5 },
  { from = "Brin", to = "Dell", points = 2 },
  { from = "Brin", to = "Cove", points = 3 },
  { from = "Cove", to = "Elm", points = 4 },
  { from = "Alba", to = "Brin", points = 4 },
]
"""


@pytest.fixture
def bay(tmp_path, monkeypatch):
    """The box, loaded from its file with the feature in the table of features."""
    monkeypatch.setitem(FEATURES, Souvenirs.name, Souvenirs)
    path = tmp_path / "bay.toml"
    path.write_text(BAY, encoding="utf-8")
    return ttr.load_box(path)


def test_the_numbers_of_the_feature_come_from_the_file(bay):
    assert bay.features == (Souvenirs(found_on=3, points=2, most_locomotives=1),)
    assert {NONE, EMPTY, WILD} <= {*engine.rules(bay)}


def test_a_feature_that_is_not_in_the_table_is_unknown(tmp_path):
    (tmp_path / "bay.toml").write_text(BAY, encoding="utf-8")
    with pytest.raises(BoxError, match='there is no feature "souvenirs"'):
        ttr.load_box(tmp_path / "bay.toml")


def claimed(bay):
    """Ada has just claimed a route of three, Ben has drawn, and it is Ada's turn."""
    game = ttr.scenario(bay, hands={0: "3 red"}, row="red blue - - -", deck="blue green red red")
    game.play("claim Alba-Brin with 3 red")
    game.play("draw deck")
    game.play("draw deck")
    return game


def test_reacts_a_route_of_three_brings_a_souvenir_before_the_turn_ends(bay):
    game = claimed(bay)
    names = [type(event).__name__ for event in game.events[1]]
    assert names.index("RouteClaimed") + 1 == names.index("SouvenirMoved")
    assert names.index("SouvenirMoved") < names.index("TurnEnded")
    assert souvenirs(game.state) == [1, 0]


def test_pages_a_souvenir_is_swapped_for_a_card_and_the_turn_ends(bay):
    game = claimed(bay)
    row = game.state.row[:]
    assert Swap(2) in game.legal_actions() and game.seat == 0
    game.play(Swap(2))
    assert game.state.seats[0].hand[row[1]] == 1 and game.seat == 1
    assert souvenirs(game.state) == [0, 0]
    assert refused(game, Swap(9), "souvenir.none", "souvenir.empty")
    assert game.undo() == Swap(2) and souvenirs(game.state) == [1, 0]


def test_pages_the_action_answers_its_own_decision_only(bay):
    game = claimed(bay)
    game.play("draw deck")
    refused(game, Swap(1), "turn.one-action")
    with pytest.raises(ValueError, match=r"Swap is no action of USA \(2025\)\."):
        ttr.scenario("usa").why_not(Swap(1))


@dataclass(frozen=True)
class Bargain:
    """A decision of the feature's own; another one says in its own words what it asks."""


@dataclass(frozen=True)
class Price(Bargain):
    ASKED: ClassVar[str] = "name your price"


@pytest.mark.parametrize(("decision", "asked"), [(Bargain, "answer"), (Price, "name your price")])
def test_pages_a_decision_of_the_feature_must_be_answered_first(bay, decision, asked):
    state = claimed(bay).state.copy()
    state.decision = decision()
    (broken,) = ttr.Game(bay).from_here(state).why_not("draw deck")
    assert broken.id == "turn.one-action" and f"First {asked}" in str(broken)


def test_limits_a_payment_with_too_many_locomotives_is_refused(bay):
    game = ttr.scenario(bay, hands={0: "2 locomotives, 2 blue"}, row="red blue red blue red")
    assert refused(game, "claim Cove-Dell blue with 2 locomotives", "souvenir.wild") == (
        "At most 1 here.",
    )
    claims = [text for text in texts(game) if text.startswith("claim Cove-Dell blue")]
    assert claims == [
        "claim Cove-Dell blue with 2 blue",
        "claim Cove-Dell blue with 1 blue, 1 locomotive",
    ]


def test_limits_hold_for_a_surcharge_too(bay):
    game = ttr.scenario(
        bay, hands={0: "3 green, 2 locomotives"}, row="- - - - -", deck="green green red"
    )
    game.play("claim Dell-Elm with 3 green")
    assert texts(game) == ["withdraw"]
    refused(game, "pay 2 locomotives", "souvenir.wild")


@pytest.mark.parametrize(("owner", "done"), [(1, True), (None, False)])
def test_loans_a_footpath_of_another_counts_for_a_ticket(bay, owner, done):
    others = {} if owner is None else {owner: ["Alba-Cove"]}
    game = ttr.scenario(bay, claimed={0: ["Cove-Dell blue"]} | others, tickets={0: ["Alba-Dell"]})
    (line,) = [line for line in game.scores().of(0) if line.kind == "ticket"]
    assert line.done == done and line.points == (3 if done else -3)


def test_lines_souvenirs_score_and_break_ties(bay):
    game = claimed(bay)
    state = game.state.copy()
    (line,) = [line for line in game.scores().of(0) if line.kind == "souvenirs"]
    assert (line.points, line.words) == (2, "souvenirs: 1")
    state.seats[1].points = 6
    score = ttr.Game(bay).from_here(state).scores()
    assert score.totals == (6, 6) and (score.winners, score.decided_by) == ((0,), "souvenirs")


def test_a_position_keeps_the_memory_of_the_feature(bay):
    state = claimed(bay).state
    assert read_position(write_position(state), bay) == state
    assert 'extra: {"souvenirs": [1, 0]}' in write_position(state)


def test_the_action_reads_as_its_page_and_its_fields_say(bay):
    game = claimed(bay)
    assert game.write(Swap(1)) == "swap 1" and "swap 2" in texts(game)
    game.play("swap 2")
    assert game.actions[-1] == Swap(2)
    for text in ("swap", "swap one", "swap 1, 2"):
        with pytest.raises(ValueError, match=r"say place|no number"):
            game.why_not(text)


def test_an_action_of_no_page_of_the_box_has_no_text(bay):
    with pytest.raises(ActionError, match=r"^Swap\(place=1\) has no text form\.$"):
        ttr.scenario("usa").write(Swap(1))


def test_its_events_speak_and_everybody_sees_its_memory(bay):
    game = claimed(bay)
    assert "Ada finds a souvenir." in game.log
    assert game.observe(1).extra == (("souvenirs", (1, 0)),) == game.observe(None).extra


LAWS = {
    name: trial.law
    for module in (test_conservation, test_history, test_legality, test_secrets)
    for name, trial in vars(module).items()
    if hasattr(trial, "law")
}


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
def test_a_law_holds_in_whole_games(law, bay, monkeypatch):
    wishes = test_legality.conceivable

    def conceivable(*places):
        yield from wishes(*places)
        yield from map(Swap, range(-1, 8))

    monkeypatch.setattr(test_legality, "conceivable", conceivable)
    for seed, habit in enumerate(HABITS * 2):
        law(bay, 2 + seed % 2, seed, habit)


def test_those_games_have_swaps_souvenirs_and_tunnels_in_them(bay):
    seen = set()
    for seed in range(6):
        game = ttr.Game(bay, dict.fromkeys("ABC"[: 2 + seed % 2], ttr.players.random), seed)
        game.advance()
        seen |= {type(event).__name__ for events in game.events for event in events}
        seen |= {type(action).__name__ for action in game.actions}
    assert {"Swap", "SouvenirMoved", "Withdraw", "PaySurcharge", "GameEnded"} <= seen
