"""A table that is set up by hand, with buttons or in words, up to a game that can be played."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.ways_back import take_back

RIGHT = (3, 2, 1, 3, 1, 2, 1, "keep 1 2", 1, 3)


@pytest.fixture
def table():
    table = ttr.set_up("usa", seed=48)
    yield table
    table.close()


def question(table):
    return table.children[0].children[0].value


def test_words_lead_to_a_game(table):
    for choice in RIGHT:
        assert table.choose(choice), choice
    assert table.done and table.check()
    assert table.game.legal_actions() and len(table.game.observe(0).me.tickets) == 2


def test_buttons_lead_there_too(table):
    while table.step.question:
        right = next(answer.text for answer in table.step.question.answers if answer.right)
        _heading, choices = table.children[0].children
        next(button for button in choices.children if button.description == right).click()
    assert table.step.id == "keep" and "Keep 2 or more" in question(table)
    (board,) = table.children[2].children
    board.say("keep 1 2")
    table.game.advance()
    assert table.step.id == "refused"


def test_a_wrong_choice_says_why_and_stays(table):
    verdict = table.choose("Deal the train cards")
    assert verdict.right is False and "First the board" in verdict.words
    assert "Step 1 of 7" in question(table) and "First the board" in table.children[1].value


def test_too_few_tickets_are_refused(table):
    for choice in RIGHT[:7]:
        table.choose(choice)
    verdict = table.choose("keep 1")
    assert verdict.right is False and "at least 2" in verdict.words


def lies(table):
    """What lies below the questions: a picture or a board."""
    (lies,) = table.children[2].children
    return lies


def test_tickets_taken_back_are_asked_for_again(table):
    for choice in RIGHT[:8]:
        table.choose(choice)
    assert table.step.id == "refused"
    take_back(table.game)
    assert table.step.id == "keep" and "Keep 2 or more" in question(table)
    assert "choose once more" in table.children[1].value and lies(table)._sight.actions
    for choice in ("keep 1 3", *RIGHT[8:]):
        table.choose(choice)
    assert table.done
    lies(table).undo()
    assert not table.done and table.step.id == "keep" and not table.check()


def test_there_is_a_board_only_where_one_may_play(table):
    boards = []
    for choice in RIGHT:
        boards.append(isinstance(lies(table), ttr.Board))
        table.choose(choice)
    assert boards == [choice == "keep 1 2" for choice in RIGHT]
    assert lies(table)._sight.actions and lies(table)._sight.status == "Ada takes a turn."


def test_the_picture_shows_the_tickets_that_were_kept(table):
    for choice in RIGHT[:8]:
        table.choose(choice)
    kept = table.game.observe(0).me.tickets
    city = table.game.box.map.tickets[kept[0]].name.partition("-")[0]
    assert "Step 6 of 7." in lies(table).value and lies(table).value.count(city) > 2


def test_later_tickets_are_no_part_of_the_set_up(table):
    for choice in RIGHT:
        table.choose(choice)
    table.game.play("tickets")
    assert table.done


def test_it_can_start_and_stop_anywhere():
    table = ttr.set_up("usa-2004", start="tickets", stop="tickets")
    assert table.choose("3") and table.done


def test_it_starts_again(table):
    for choice in RIGHT:
        table.choose(choice)
    table.start_again()
    assert table.step.id == "board" and not table.game.actions


def test_new_game_of_its_board_starts_again(table):
    for choice in RIGHT[:7]:
        table.choose(choice)
    table.children[2].children[0].restart(1)
    assert table.step.id == "board"


@pytest.mark.parametrize("choice", [0, 4, "Sing a song"])
def test_a_choice_that_is_not_there(table, choice):
    with pytest.raises(ValueError, match=r"1 to 3|not one of the answers"):
        table.choose(choice)


def test_a_step_that_is_not_there_lists_the_others():
    with pytest.raises(ValueError, match="board, trains"):
        ttr.set_up("usa", start="lunch")


def test_progress_is_kept():
    ttr.progress("01-setup").forget()
    table = ttr.set_up("usa", "01-setup/board", stop="trains")
    for choice in (1, 3, 2):
        table.choose(choice)
    kept = ttr.progress("01-setup").of("board")
    assert (kept.done, kept.tries) == (True, 2)


def test_without_a_widget_there_are_words(table):
    assert repr(table).splitlines()[0] == "Step 1 of 7. The box is open. What comes first?"
    assert "image/png" not in table._repr_mimebundle_()
    table.choose(3)
    assert table._repr_mimebundle_()["image/png"]


@pytest.mark.parametrize("box", ttr.boxes())
def test_every_box_can_be_set_up(box):
    table = ttr.set_up(box)
    while not table.done:
        asked = table.step.question
        right = asked and next(answer.text for answer in asked.answers if answer.right)
        places = " ".join(map(str, range(1, table.game.box.tickets.keep_at_start + 1)))
        assert table.choose(right or f"keep {places}")
    table.close()
