"""The board without a browser: what clicks do, who sees what, and what is left behind."""

import asyncio
import json
import threading

import pytest
from ipywidgets.widgets.widget import _instances

import ttr_widgets as ttr
from ttr_widgets.board import cells
from ttr_widgets.board.places import Target
from ttr_widgets.board.widget import Board
from ttr_widgets.play.seating import GameError

from .headless import event, recorded, update

ROBO = {"Ada": None, "Robo": ttr.players.greedy}


def mid_game(**options):
    hands = {0: "4 pink, 1 red", 1: "3 yellow"}
    return ttr.scenario("usa", hands=hands, row="red blue green pink white", **options)


def route(game, name):
    return next(one.id for one in game.box.map.routes if one.name == name)


def where(board, target):
    """A place in the picture where this target lies."""
    layout, scene = board._face._layout(), board._face._scene
    for place in (*scene.places, *layout.table):
        if place.target == target:
            return place.rect.middle
    line = layout.tracks[target.id].line
    return next(p for p in line[len(line) // 3 :] if layout.target_at(*p) == target)


def press(board, kind, number=0, name=""):
    board.click(*where(board, Target(kind, number, name)))


def over_the_map(board):
    """The words in the foremost layer."""
    return [shape.text for shape in board._face._scene.layers["front"] if hasattr(shape, "text")]


def test_a_click_claims_a_route(board_of):
    game = mid_game()
    board = board_of(game, seat=0)
    press(board, "route", route(game, "Denver-Omaha"))
    assert game.state.owners[route(game, "Denver-Omaha")] == 0
    assert "claims Denver-Omaha" in board._face.panel.moves.value


def test_a_forbidden_click_names_the_rule(board_of):
    game = mid_game()
    board = board_of(game, seat=0)
    press(board, "route", route(game, "Miami-New Orleans"))
    assert game.actions == ()
    assert "5 red" in board._face.panel.message.value
    assert board._face.guard.alert in board._face.panel.message.value
    press(board, "deck")
    assert board._face.panel.message.value == ""


def test_the_tickets_of_the_start_are_kept_by_clicks(board_of):
    board = board_of("usa", players=ROBO, seed=1)
    press(board, "offered", 1)
    assert [box.value for box in board._face.panel.offered] == [True, False, False, False]
    press(board, "button", name="keep")
    assert "at least 2" in board._face.panel.message.value
    press(board, "offered", 3)
    press(board, "button", name="keep")
    assert len(board.game.observe(0).me.tickets) == 2
    assert board.game.seat == 0, "without an event loop the computer has moved at once"


def test_a_computer_player_moves_in_the_event_loop():
    async def play():
        board = Board("usa", players=ROBO, seed=1, pace=0.01)
        board.say("keep all")
        assert board.game.seat == 1
        for _ in range(50):
            await asyncio.sleep(0.01)
            if board.game.seat == 0:
                break
        assert board.game.seat == 0
        assert "Robo keeps" in board._face.panel.moves.value
        board.close()

    asyncio.run(play())


def test_a_click_heard_in_another_thread_is_judged_where_the_cells_run():
    async def play():
        game = mid_game()
        board = Board(game, seat=0)
        threads = []
        game.watch(lambda: threads.append(threading.current_thread()))
        await asyncio.to_thread(board.say, "draw 1")
        await asyncio.sleep(0.01)
        assert threads == [threading.main_thread()]
        board.close()

    asyncio.run(play())


def test_a_computer_player_that_fails_is_told(board_of, monkeypatch):
    def broken(seen, actions):
        raise KeyError("nothing")

    monkeypatch.setattr(Board, "strict", False)
    board = board_of("usa", players={"Ada": None, "Robo": broken}, seed=1)
    board.say("keep all")
    assert "KeyError" in board._face.panel.message.value
    assert "nothing" in board.errors[0]
    assert board.game.seat == 1


def test_undo_goes_back_to_the_last_decision_of_a_person(board_of):
    board = board_of("usa", players=ROBO, seed=1)
    board.say("keep all")
    kept = board.game.actions
    board.say("draw deck")
    board.say("draw deck")
    assert board.game.seat == 0
    assert len(board.game.actions) > len(kept) + 2
    board.undo()
    assert len(board.game.actions) == len(kept) + 1
    assert board.game.seat == 0
    board.undo()
    assert board.game.actions == kept


def test_undo_before_the_first_move_says_so(board_of):
    board = board_of(mid_game(), seat=0)
    board.undo()
    assert "nothing to take back" in board._face.panel.message.value


def test_two_boards_follow_one_game(board_of):
    game = mid_game()
    one, two = board_of(game, seat=0), board_of(game, seat=1)
    one.say("draw deck")
    assert "Ada draws" in two._face.panel.moves.value
    one.say("draw deck")
    assert "Ben" in two._sight.status
    two.say("draw deck")
    assert "Ben draws" in one._face.panel.moves.value
    one.say("draw deck")
    assert one._face.panel.message.value != ""


def test_a_new_game_has_the_same_players_and_another_seed(board_of):
    board = board_of("usa", players=ROBO, seed=1)
    board.say("keep all")
    board.restart(7)
    assert (board.game.seed, board.game.names) == (7, ("Ada", "Robo"))
    assert board.game.actions == ()
    press(board, "offered", 1)
    assert board._marks.chosen.keep == (1,)


def test_a_position_laid_out_by_hand_begins_again(board_of):
    game = mid_game()
    board = board_of(game, seat=0)
    board.say("claim Denver-Omaha")
    board.restart()
    assert board.game.actions == ()
    assert board.game.observe(0) == game.from_here(game.start).observe(0)


def test_cards_are_covered_between_turns_of_different_persons(board_of):
    board = board_of("usa", players=2, seed=1)
    assert not board._sight.covered
    board.say("keep 1 2")
    assert board._sight.covered == "Ben"
    assert board._sight.seen.seat is None
    board.say("keep 1 2")
    assert "covered" in board._face.panel.message.value
    press(board, "button", name="show")
    assert board._sight.seen.seat == 1
    board.say("keep 1 2")
    assert board._sight.covered == "Ada"


def test_a_card_drawn_unseen_at_the_end_of_a_turn_is_looked_at_before_the_cards_are_covered(
    board_of,
):
    board = board_of(ttr.scenario("usa", players=["Ada", "Ben"], deck="pink green ...", seed=1))
    board.say("draw deck")
    board.say("draw deck")
    assert board._sight.seen.seat == 0 and board._sight.leaving == "Ada"
    assert "Ada draws from the deck: green." in board._sight.log
    board.say("draw deck")
    assert "cover your cards" in board._face.panel.message.value
    press(board, "button", name="show")
    assert board._sight.covered == "Ben" and board._sight.seen.seat is None
    press(board, "button", name="show")
    board.say("draw 1")
    board.say("draw 1")
    assert board._sight.covered == "Ada", "what lay face up is known: nothing to look at"


def test_a_card_that_may_not_be_the_second_is_pale_until_the_turn_ends(board_of):
    board = board_of(ttr.scenario("usa", row="locomotive red green blue white", seed=1), seat=0)

    def pale():
        marks, bottom = (
            board._face._scene.layers["marks"],
            board._face._layout().blocks.row[-1].bottom,
        )
        hazy = [shape for shape in marks if getattr(shape, "alpha", 1) < 1]
        return [shape for shape in hazy if shape.points[0][1] < bottom]

    assert not pale()
    board.say("draw deck")
    assert len(pale()) == 1
    board.say("draw 2")
    assert not pale()


def test_undo_takes_back_the_turn_of_who_still_looks_at_a_drawn_card(board_of):
    board = board_of(ttr.scenario("usa", players=["Ada", "Ben"], seed=1))
    board.say("draw deck")
    board.say("draw deck")
    board.undo()
    assert board._sight.seen.seat == 0 and not board._sight.leaving and board._sight.actions


def test_a_station_is_never_built_by_one_click(board_of):
    """Who clicks a city may only want to know something about it."""
    board = board_of(ttr.scenario("europe", hands={0: "1 red"}, seed=1))
    wien = next(city.id for city in board.game.box.map.cities if city.name == "Wien")
    board.click(*board._face._layout().dots[wien])
    assert not board.game.actions
    press(board, "offer", 0)
    assert board.game.action_texts() == ["station Wien with 1 red"]


def test_a_refusal_gives_the_map_free_when_one_points_elsewhere(board_of):
    board = board_of(ttr.scenario("usa", hands={0: "1 red"}, seed=1))
    press(board, "route", 0)
    refusal = board._marks.message
    assert refusal and any(refusal[:12] in words for words in over_the_map(board))
    board._point(Target("deck"))
    assert not any(refusal[:12] in words for words in over_the_map(board))
    assert refusal[:12] in board._face.panel.message.value


def test_a_game_that_is_played_is_given_up_at_the_second_press_only(board_of):
    board = board_of("usa", players=2, seed=1)
    panel = board._face.panel
    board.say("keep 1 2")
    panel.new.click()
    assert board.game.actions and panel.new.description == "Give this game up?"
    board.show_cards()
    assert panel.new.description == "New game", "something else was done meanwhile"
    panel.new.click()
    panel.new.click()
    assert not board.game.actions


def test_open_hands_show_whoever_decides(board_of):
    board = board_of("usa", players=2, seed=1, open_hands=True)
    board.say("keep 1 2")
    assert board._sight.seen.seat == 1
    assert not board._sight.covered


def test_at_a_table_of_computers_one_looks_on(board_of):
    both = {"Robo": ttr.players.greedy, "Rita": ttr.players.greedy}
    board = board_of("usa", players=both, seed=1)
    assert board.game.over
    assert board._sight.seen.seat is None


def test_no_secret_of_another_seat_is_sent(board_of):
    game = mid_game(tickets={1: ["Dallas-New York"]})
    with recorded() as sent:
        board = board_of(game, seat=0)
        event(board._face.canvas, event="client_ready")
    told = json.dumps([sent.texts, _traits(board), board._repr_mimebundle_()["text/plain"]])
    assert "Dallas-New York" not in told
    assert "3 yellow" not in told


def _traits(board):
    parts = [board, board._face.guard, board._face.panel]
    found = [repr(part.get_state()) for part in parts]
    for row in board._face.panel.children:
        found += [repr(child.get_state()) for child in (row, *getattr(row, "children", ()))]
    return found


def test_the_stored_picture_shows_nobodys_cards_in_pass_and_play(board_of):
    board = board_of(mid_game())
    assert board._sight.seen.seat == 0
    bundle = board._repr_mimebundle_()
    assert bundle["image/png"].startswith(b"\x89PNG")
    assert "4 pink" not in bundle["text/plain"]
    mine = board_of(mid_game(), seat=0)
    assert "4 pink" in mine._repr_mimebundle_()["text/plain"]


def test_hovering_costs_little_and_nothing_when_nothing_changes(board_of):
    game = mid_game()
    board = board_of(game, seat=0)
    event(board._face.canvas, event="client_ready")
    x, y = where(board, Target("route", route(game, "Denver-Omaha")))
    with recorded() as sent:
        board.hover(x, y)
    assert sent.messages == 1
    assert sent.bytes < 2_000
    with recorded() as sent:
        board.hover(x + 0.5, y)
    assert sent.messages == 0


def test_a_claim_is_one_small_message(board_of):
    game = mid_game()
    board = board_of(game, seat=0)
    with recorded() as sent:
        event(board._face.canvas, event="client_ready")
    assert sent.messages == 1
    assert sent.bytes < 60_000
    with recorded() as sent:
        press(board, "route", route(game, "Denver-Omaha"))
    assert sent.messages == 1
    assert sent.bytes < 10_000


def test_the_page_tells_its_theme_and_width(board_of):
    board = board_of(mid_game(), seat=0)
    light = board._face._scene.background
    update(board._face.guard, theme="dark", width=703)
    assert board._face._scene.background != light
    assert board._face._scene.width == 700


def test_an_error_of_ours_is_one_sentence_and_keeps_the_game(board_of, monkeypatch):
    monkeypatch.setattr(Board, "strict", False)
    game = mid_game()
    board = board_of(game, seat=0)

    def fail(*_args):
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(board, "_click", fail)
    board.click(5, 5)
    assert "ZeroDivisionError: by zero" in board._face.panel.message.value
    assert "Traceback" in board.errors[0]
    board.say("draw 1")
    assert len(game.actions) == 1
    monkeypatch.setattr(Board, "strict", True)
    with pytest.raises(ZeroDivisionError):
        board.click(5, 5)


def test_names_are_escaped(board_of):
    board = board_of("usa", players={"<b>Ada</b>": None, "Robo": ttr.players.greedy}, seed=1)
    assert "<b>" not in board._face.panel.status.value
    assert "<b>" not in board._face.panel.moves.value


def test_closed_boards_leave_nothing_behind():
    game = mid_game()
    Board(game, seat=0).close()
    before = set(_instances)
    for _ in range(20):
        board = Board(game, seat=0)
        board.close()
        board.close()
    assert set(_instances) == before
    assert game._watchers == []


def test_a_cell_that_runs_again_closes_its_earlier_boards(board_of, monkeypatch):
    runs = iter(["one", "one", "two", "two"])
    monkeypatch.setattr(cells, "_running_cell", lambda: ("a cell", next(runs)))
    first, second = board_of(mid_game()), board_of(mid_game())
    assert not first._closed
    board_of(mid_game())
    assert first._closed
    assert second._closed


def test_bad_players_are_refused():
    with pytest.raises(GameError):
        Board("usa", players="Ada")


def test_a_board_has_a_short_repr(board_of):
    assert repr(board_of("usa", players=2, seed=1)) == (
        "<Board of <Game usa: Ada and Ben; Ada to move>>"
    )


def test_a_whole_game_by_clicks(board_of):
    board = board_of("usa", players=ROBO, seed=4)
    game = board.game
    for _ in range(400):
        if game.over:
            break
        _say_by_clicks(board, ttr.players.greedy(game.observe(0), game.legal_actions()))
        assert board._marks.message == ""
    assert game.over
    assert "win" in board._face.panel.status.value or "share" in board._face.panel.status.value


def _say_by_clicks(board, action):
    if isinstance(action, ttr.Keep):
        for place in action.places:
            press(board, "offered", place)
        press(board, "button", name="keep")
    elif isinstance(action, ttr.DrawCard):
        press(board, "row" if action.place else "deck", action.place)
    elif isinstance(action, ttr.DrawTickets):
        press(board, "tickets")
    else:
        press(board, "route", action.route)
        if board._marks.chosen.offers:
            press(board, "offer", board._marks.chosen.offers.index(action))


def test_a_game_without_persons_has_no_undo(board_of):
    robots = {"Robo": ttr.players.greedy, "Max": ttr.players.greedy}
    game = ttr.Game("usa", robots, seed=1)
    game.advance()
    played = len(game.actions)
    board = board_of(game)
    assert board._face.panel.undo.disabled
    board.undo()
    assert "no move of a person" in board._face.panel.message.value
    assert len(game.actions) == played
