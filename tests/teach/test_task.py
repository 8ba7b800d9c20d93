"""A task on a live board: it sees what is played wherever it is played, and says what it means."""

import asyncio
import threading

import pytest

import ttr_widgets as ttr
from ttr_widgets.board import home

WORDS = {
    "goal": "Claim Denver-Omaha.",
    "wanted": "claim Denver-Omaha",
    "hints": ["One.", "Two.", "Three."],
    "solution": "claim Denver-Omaha with 4 pink",
    "remarks": {"draw": "You have enough cards.", "claim.color": "Look at its color."},
    "praise": "Well done.",
}


@pytest.fixture
def task():
    task = ttr.task(ttr.scenario("usa", hands={0: "4 pink, 4 red"}, seed=1), **WORDS)
    yield task
    task.close()


def shown(task):
    """What the places above and below the board say, without markup."""
    _heading, _buttons, say, _board, echo, _keys = task.children
    assert say.value.replace(' role="alert"', "") == echo.value
    return say.value


def press(task, number):
    """Press one of the buttons: 0 Hint, 1 Solution, 2 Start again."""
    task.children[1].children[number].click()


def test_the_goal_is_reached_in_words(task):
    verdict = task.play("claim Denver-Omaha with 4 pink")
    assert verdict and verdict.words == "Done. Well done."
    assert task.done and task.check() and "✓ Done." in shown(task)


def test_the_goal_is_reached_on_the_board(task):
    task.board.say("claim Denver-Omaha with 4 pink")
    assert task.done and "✓ Done." in shown(task)


def test_the_goal_is_reached_by_playing_the_game(task):
    task.game.play("claim Denver-Omaha with 4 pink")
    assert task.done


def test_another_action_is_taken_back_with_a_remark(task):
    before = task.game.state
    task.board.say("draw deck")
    assert "You have enough cards." in shown(task)
    assert task.game.state is before and not task.done


def test_a_forbidden_click_is_told_in_the_teachers_words(task):
    task.board.say("claim Denver-Omaha with 4 red")
    assert "Look at its color." in shown(task) and not task.done


def test_hints_then_the_solution(task):
    for number in (1, 2, 3):
        press(task, 0)
        assert f"Hint {number} of 3" in shown(task)
    press(task, 0)
    assert "One solution: <code>claim Denver-Omaha with 4 pink</code>" in shown(task)


def test_start_again_puts_everything_back(task):
    task.play("claim Denver-Omaha with 4 pink")
    press(task, 2)
    assert not task.done and not task.game.actions and shown(task) == ""


def test_new_game_of_the_board_starts_the_task_again(task):
    task.play("claim Denver-Omaha with 4 pink")
    task.board.restart(5)
    assert task.board.game is task.game and not task.game.actions and not task.done


def test_the_verdict_follows_the_game_and_the_mark_stays():
    ttr.progress("00-start-here").forget()
    task = ttr.task(ttr.scenario("usa", hands={0: "4 pink"}), "00-start-here/first-claim")
    task.play("claim Denver-Omaha with 4 pink")
    task.board.undo()
    assert not task.done and shown(task) == "" and task.check().right is None
    task.board.say("draw deck")
    assert not task.done and "taken back" in shown(task) and not task.game.actions
    assert ttr.progress("00-start-here").of("first-claim").done
    assert task.play("claim Denver-Omaha with 4 pink") and task.done
    assert ttr.progress("00-start-here").of("first-claim").tries == 1


def test_what_is_played_after_the_goal_may_be_taken_back(task):
    task.play("claim Denver-Omaha with 4 pink")
    for action in ("draw deck", "draw deck", "draw deck"):
        task.game.play(action)
    task.game.undo()
    assert task.done and "✓ Done." in shown(task)


def test_two_steps():
    game = ttr.scenario("usa", row="red blue red blue red", seed=1)
    task = ttr.task(game, goal="Two.", wanted=["draw deck", "draw 1"])
    assert task.play("draw deck").words == "Good. Go on."
    assert not task.play("draw 2") and len(game.actions) == 1
    assert task.play("draw 1") and task.done


def test_what_leaves_the_table_waiting_for_another_person_is_taken_back():
    game = ttr.scenario("usa", hands={0: "2 red"}, seed=1)
    task = ttr.task(game, goal="Draw tickets.", wanted=lambda game: False)
    assert task.play("draw deck").words == "Not there yet: go on."
    assert task.play("draw deck").right is False and len(game.actions) == 1


def test_another_players_turn_is_not_judged():
    game = ttr.scenario("usa", players={"Ada": None, "Robo": ttr.players.greedy}, seed=1)
    wanted = ["draw deck", "draw deck", "draw deck"]
    task = ttr.task(game, goal="Three.", wanted=wanted)
    task.play("draw deck")
    task.play("draw deck")
    game.advance()
    assert len(game.actions) > 2 and not task.done
    assert task.play("draw deck") and task.done


def test_who_was_too_early_is_not_told_so_any_longer_when_the_turn_comes():
    game = ttr.scenario("usa", players=["Ada", "Ben"], seed=1)
    task = ttr.task(game, goal="Two.", wanted=["draw deck", "draw deck"])
    task.play("draw deck")
    task.play("draw deck")
    task.board.say("draw deck")
    assert "Not allowed" in shown(task)
    game.play("draw deck")
    assert "Not allowed" in shown(task)
    game.play("draw deck")
    assert shown(task) == ""


def test_what_was_said_before_goes_when_a_text_cannot_be_read(task):
    task.board.say("draw deck")
    assert "You have enough cards." in shown(task)
    task.board.say("hello")
    assert shown(task) == "" and "is no action" in task.board._face.panel.message.value


def test_a_task_has_one_button_to_start_again(task):
    panel = task.board._face.panel
    assert panel.new.layout.display == panel.seed.layout.display == "none"


def test_tries_and_hints_are_kept(monkeypatch):
    name = "00-start-here/first-claim"
    ttr.progress("00-start-here").forget()
    task = ttr.task(ttr.scenario("usa", hands={0: "4 pink"}), name)
    task.play("draw deck")
    task.hint()
    task.play("claim Denver-Omaha")
    task.hint()
    kept = ttr.progress("00-start-here").of("first-claim")
    assert (kept.done, kept.tries, kept.hints) == (True, 2, 1)


def test_a_cell_run_again_closes_the_board_before():
    name = "00-start-here/first-claim"
    first = ttr.task(ttr.scenario("usa"), name)
    ttr.task(ttr.scenario("usa"), name)
    assert first.comm is None


def test_without_a_widget_there_is_a_picture(task):
    bundle = task._repr_mimebundle_()
    assert bundle["image/png"] and bundle["text/plain"].startswith("Task: Claim Denver-Omaha.")
    assert repr(task) == "<Task: Claim Denver-Omaha. (not done yet)>"


def test_a_button_pressed_in_another_thread_works_where_the_cells_run():
    """The game would else be changed while a cell or a computer player reads it."""

    async def work():
        home.settle()
        task = ttr.task(ttr.scenario("usa", hands={0: "4 pink, 4 red"}, seed=1), **WORDS)
        task.play("draw deck")
        task.play("claim Denver-Omaha with 4 pink")
        threads = []
        task.game.watch(lambda: threads.append(threading.current_thread()))
        await asyncio.to_thread(press, task, 2)
        await asyncio.sleep(0.01)
        assert threads and set(threads) == {threading.main_thread()}
        assert not task.done and not task.game.actions
        task.close()

    asyncio.run(work())
