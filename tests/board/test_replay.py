"""Replay: a game move by move in the notebook, with controls that all have names."""

import asyncio

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.places import Target
from ttr_widgets.board.replay import Replay

from .headless import event, recorded
from .played_games import finished, played


def test_a_replay_goes_to_any_move(replay_of):
    replay = replay_of(finished())
    steps = replay._steps
    assert replay.number == 0 and steps.back.disabled and not steps.on.disabled
    steps.on.click()
    steps.on.click()
    steps.back.click()
    assert replay.number == 1 == steps.slider.value
    steps.slider.value = 12
    assert replay.number == 12
    assert f"Move 12 of {len(finished().actions)}" in steps.words.value
    assert replay._tape.words(12) in replay._picture.guard.news
    steps.last.click()
    assert replay._tape.past.over and steps.on.disabled
    assert _final_count(replay)
    steps.first.click()
    assert replay.number == 0


def _final_count(replay):
    places = [place.target for place in replay._picture._scene.places]
    return Target("button", name="close") in places


def test_the_final_count_is_put_away_by_a_click(replay_of):
    replay = replay_of(finished())
    replay.go(10_000)
    before = replay._picture._scene.layers["front"]
    place = next(
        place
        for place in replay._picture._scene.places
        if place.target == Target("button", name="close")
    )
    replay.click(*place.rect.middle)
    assert replay._marks.put_away
    assert replay._picture._scene.layers["front"] != before


def test_nothing_can_be_played_in_the_past(replay_of):
    game = ttr.Game("islands", ["Ada", "Ben"], seed=1)
    game.play("keep all")
    replay = replay_of(game, seat=0)
    for place in (*replay._picture._scene.places, *replay._picture._layout().table):
        replay.click(*place.rect.middle)
    assert replay.number == 0 and len(game.actions) == 1
    assert replay._tape.sight().actions == ()


def test_a_replay_plays_on_by_itself_and_can_be_stopped():
    async def watch():
        replay = Replay(finished(), pace=0.01)
        replay.play()
        assert replay._steps.play.description == "Pause"
        await _until(lambda: replay.number > 3)
        replay._steps.play.click()
        stopped = replay.number
        await asyncio.sleep(0.05)
        assert replay.number == stopped < replay._tape.length
        assert replay._steps.play.description == "Play"
        replay.go(replay._tape.length - 1)
        replay.play()
        await _until(lambda: replay.number == replay._tape.length)
        await asyncio.sleep(0.03)
        assert replay._steps.play.description == "Play"
        replay.play()
        assert replay.number == 0, "at the end, Play begins again"
        replay.close()
        await asyncio.sleep(0.03)
        assert replay.errors == []

    asyncio.run(watch())


async def _until(done):
    for _ in range(500):
        if done():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came so far")


def test_without_an_event_loop_play_goes_to_the_end(replay_of):
    replay = replay_of(finished())
    replay.play()
    assert replay.number == replay._tape.length


def test_a_record_is_replayed(replay_of):
    replay = replay_of(finished().to_json())
    replay.go(5)
    assert replay._tape.past.state == finished()._states[5]
    with pytest.raises(ValueError, match="no record"):
        Replay("usa")


def test_a_game_that_has_not_begun_has_nothing_to_slide(replay_of):
    replay = replay_of(ttr.Game("islands", 2, seed=1))
    assert replay._steps.slider.disabled and replay._steps.play.disabled
    replay.play()
    assert replay.number == 0
    assert "Move 0 of 0" in replay._steps.words.value


def test_every_control_of_a_replay_has_a_name(replay_of):
    steps = replay_of(finished())._steps
    controls = (steps.first, steps.back, steps.play, steps.on, steps.last, steps.slider, steps.pace)
    assert all(control.description for control in controls)


def test_a_step_sends_only_what_changed(replay_of):
    replay = replay_of(finished("usa"))
    event(replay._picture.canvas, event="client_ready")
    with recorded() as sent:
        replay.go(1)
    assert sent.messages == 1
    assert sent.bytes < 20_000


def test_the_page_is_given_to_the_view_that_asked(replay_of, monkeypatch):
    replay = replay_of(finished())
    given = []
    monkeypatch.setattr(
        replay._steps.keeping, "send", lambda content, _buffers=None: given.append(content)
    )
    assert given == []
    event(replay._steps.keeping, event="save", view="0.5")
    assert given[0]["view"] == "0.5" and given[0]["name"].endswith(".html")
    assert given[0]["text"] == replay.to_html()


def test_a_replay_keeps_its_place_when_a_page_is_written(replay_of, tmp_path):
    replay = replay_of(finished())
    replay.go(7)
    replay.save(tmp_path / "game.html")
    assert replay.number == 7
    assert (tmp_path / "game.html").read_text(encoding="utf-8") == replay.to_html()


def test_no_secret_of_another_seat_is_sent(replay_of):
    with recorded() as sent:
        replay = replay_of(played(), seat=0)
        event(replay._picture.canvas, event="client_ready")
        replay.go(10_000)
    steps, guard = replay._steps, replay._picture.guard
    told = repr([sent.texts, guard.get_state(), steps.words.value, steps.keeping.get_state()])
    told += replay._repr_mimebundle_()["text/plain"]
    assert "Boston" in told and "7 red" in told
    assert "6 yellow" not in told and "Dallas-New York" not in told


def all_people():
    """A finished game of pass and play."""
    game = ttr.Game("islands", ["Ada", "Ben"], seed=3)
    for action in finished().actions:
        game.play(action)
    return game


def shown_hand(replay):
    """Whose cards the replay shows, and which; None if nobody's."""
    seen = replay._tape.sight().seen
    return None if seen.seat is None else (seen.seat, seen.me.hand)


@pytest.mark.parametrize("number", [0, 5, 30, 10_000])
def test_once_a_game_of_pass_and_play_is_over_its_replay_shows_the_hand_of_who_moves(
    board_of, number
):
    board = board_of(game := all_people())
    board._shelf.turn_replay()
    for replay in (board._shelf.replay, Replay(game)):
        replay.go(number)
        past = game._states[replay.number]
        assert shown_hand(replay) == (past.seat, tuple(past.seats[past.seat].hand))
        replay.close()


def test_with_open_hands_the_last_moves_tell_what_everybody_drew(replay_of):
    replay, onlooker = replay_of(played(), open_hands=True), replay_of(played())
    for one in (replay, onlooker):
        one.go(3)
    told = replay._tape.sight().moves
    assert told[-1] == replay._tape.words(3) == "Ben draws from the deck: orange."
    assert onlooker._tape.sight().moves[-1] == "Ben draws a card from the deck."


def test_before_the_end_or_where_hands_are_to_stay_closed_nobodys_cards_are_shown(replay_of):
    game = all_people()
    closed = replay_of(game, open_hands=False)
    game.undo()
    for replay in (closed, replay_of(game)):
        for number in (0, 5, 10_000):
            replay.go(number)
            assert shown_hand(replay) is None


def test_a_seat_of_ones_own_goes_on_seeing_its_own_hand(replay_of):
    replay = replay_of(all_people(), seat=1)
    replay.go(6)
    assert shown_hand(replay) == (1, tuple(replay._tape.past.state.seats[1].hand))
    assert replay._tape.sight().seen.seats[0].hand is None


def test_a_saved_notebook_keeps_a_picture_of_the_game(replay_of):
    bundle = replay_of(finished())._repr_mimebundle_()
    assert bundle["image/png"].startswith(b"\x89PNG")
    assert "wins" in bundle["text/plain"] or "share" in bundle["text/plain"]
    assert repr(replay_of(finished())) == f"<Replay of {finished()!r}>"
