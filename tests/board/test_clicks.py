"""A click on the picture: what it does, and what it says when it does nothing."""

import ttr_widgets as ttr

from .clicks import ROBO, mid_game, press, route


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


def test_a_station_is_never_built_by_one_click(board_of):
    """Who clicks a city may only want to know something about it."""
    board = board_of(ttr.scenario("europe", hands={0: "1 red"}, seed=1))
    wien = next(city.id for city in board.game.box.map.cities if city.name == "Wien")
    board.click(*board._face._layout().dots[wien])
    assert not board.game.actions
    press(board, "offer", 0)
    assert board.game.action_texts() == ["station Wien with 1 red"]


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
