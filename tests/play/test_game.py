"""A game at the table: taking back, watching, asking why not, telling what happened."""

import pytest
from examples import on_usa_boxes, random_game, refused

import ttr_widgets as ttr
from ttr_widgets.model.rule import IllegalAction


@on_usa_boxes
def test_undo_goes_back_to_the_set_up(box):
    game = random_game(box, 3, seed=11)
    number = len(game.actions)
    while game.actions:
        last = game.actions[-1]
        assert game.undo() == last and not game.over
        assert last in game.legal_actions()
    begin = ttr.Game(box, 3, seed=11)
    assert game.state == begin.state and game.log == begin.log and number > 100


def test_undo_with_nothing_played_is_refused():
    game = ttr.Game("usa")
    with pytest.raises(ValueError, match="nothing to take back"):
        game.undo()
    game.play("keep 1 2")
    game.undo()
    with pytest.raises(ValueError):
        game.undo()


def test_after_undo_another_way_can_be_taken():
    game = ttr.scenario("usa", hands={0: "4 pink"})
    game.play("draw deck")
    game.undo()
    game.play("claim Denver-Omaha")
    assert game.action_texts() == ["claim Denver-Omaha with 4 pink"]
    assert game.log == ("Ada claims Denver-Omaha with 4 pink: 7 points.",)


def test_watchers_are_called_after_each_change_until_they_stop():
    game, seen = ttr.Game("usa", seed=1), []
    stop = game.watch(lambda: seen.append(game.seat))
    game.play("keep 1 2")
    game.undo()
    with pytest.raises(IllegalAction):
        game.play("pass")
    with pytest.raises(ValueError):
        game.play("fly")
    game.why_not("pass")
    assert seen == [1, 0]
    stop()
    stop()
    game.play("keep 1 2")
    assert seen == [1, 0]


def test_a_watcher_may_stop_itself_and_play():
    game, calls = ttr.Game("usa", seed=1), []

    def once():
        stop()
        calls.append("once")

    def answer():
        calls.append("answer")
        if game.seat == 1:
            game.play("keep 1 2")

    stop = game.watch(once)
    game.watch(answer)
    game.play("keep 1 2")
    assert calls == ["once", "answer", "answer"] and game.seat == 0 and len(game.actions) == 2


def test_why_not_of_a_legal_wish_is_nothing():
    game = ttr.scenario("usa", hands={0: "4 pink"})
    for action in game.legal_actions():
        assert game.why_not(action) == game.why_not(game.write(action)) == ()


@on_usa_boxes
def test_out_of_turn_names_the_player(box):
    game = ttr.Game(box, ["Zoë", "Bob"], first=1)
    (sentence,) = refused(game, "keep 1 2", "turn.order", seat=0)
    assert sentence == "It is not your turn: the table waits for Bob."
    game.play("keep 1 2", seat=1)
    (sentence,) = refused(game, "keep 1 2", "turn.order", seat=1)
    assert sentence == "It is not your turn: the table waits for Zoë."


def test_a_taken_route_names_its_owner():
    game = ttr.scenario("usa", players=["Zoë", "Bob"], claimed={1: ["Denver-Omaha"]})
    (sentence,) = refused(game, "claim Denver-Omaha with 4 pink", "claim.taken", "claim.hand")[:1]
    assert sentence == "Denver-Omaha already belongs to Bob."


def test_a_notebook_shows_the_rules_instead_of_a_traceback():
    game = ttr.scenario("usa", hands={0: "2 red"}, trains={0: 2})
    with pytest.raises(IllegalAction) as refusal:
        game.play("claim Chicago-Duluth with 2 red")
    error = refusal.value
    assert isinstance(error, ValueError)
    assert [violation.id for violation in error.violations] == ["claim.trains", "claim.count"]
    assert str(error) == " ".join(str(violation) for violation in error.violations)
    shown = error._render_traceback_()
    assert shown[0] == "Not allowed." and len(shown) == 5
    for violation in error.violations:
        assert f"  {violation}" in shown
        assert f"    {violation.rule.words}  ({violation.id})" in shown


@on_usa_boxes
def test_the_events_returned_are_the_events_remembered(box):
    game = ttr.Game(box, 2, seed=2)
    for wish in ("keep 1 2", "keep 1 3", "draw deck", "draw deck"):
        assert game.play(wish) == game.events[-1]
    assert len(game.events) == 1 + len(game.actions)


def test_the_log_tells_a_turn_in_words():
    game = ttr.scenario(
        "usa",
        players=["Ann", "Bob"],
        row="red blue green white black",
        deck="yellow pink ...",
        ticket_deck=["Boston-Miami", "Denver-El Paso", "Calgary-Phoenix"],
    )
    for wish in ("draw 3", "draw deck", "tickets", "keep 1 3"):
        game.play(wish)
    assert game.log == (
        "Ann takes green from the row.",
        "Yellow is turned up at place 3.",
        "Ann draws a card from the deck.",
        "Bob draws tickets.",
        "Bob keeps 2 tickets.",
    )
    assert game.log_for(0)[2] == "Ann draws from the deck: pink."
    assert game.log_for(1)[2] == "Ann draws a card from the deck."
    assert game.log_for(1)[4] == "Bob keeps 2 tickets (Boston-Miami and Calgary-Phoenix)."


def test_scores_can_be_asked_at_any_time():
    game = ttr.scenario("usa", claimed={0: ["Denver-Omaha"]}, tickets={1: ["Boston-Miami"]})
    assert game.scores().totals == (17, -12) and not game.over
