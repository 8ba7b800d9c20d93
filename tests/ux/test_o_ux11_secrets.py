"""O-UX11: what a seat may not see never leaves the kernel, and is in no saved notebook.

Two ways to look: what is sent must stay the same when everything unseen is dealt in another way
(hands, tickets, the order of the decks); and no word that only another seat may read is sent
while a whole game is played.
"""

from copy import copy
from itertools import pairwise
from random import Random

import pytest
from board.headless import event
from laws.test_secrets import shuffle_unseen

import ttr_widgets as ttr
from ttr_widgets.board.eyes import open_eyes, uncover
from ttr_widgets.board.pace import hush
from ttr_widgets.board.still import WIDGET_VIEW
from ttr_widgets.board.widget import Board
from ttr_widgets.model.state import KeepTickets

from .eavesdrop import tapped

PERSONS = {"Ada": None, "Ben": None}
ROBO = {"Ada": None, "Robo": ttr.players.greedy}
TABLES = [("usa", PERSONS), ("europe", ROBO), ("new-york", PERSONS)]
of_each_table = pytest.mark.parametrize(
    ("box", "players"), TABLES, ids=[box for box, _players in TABLES]
)
of_a_short_table = pytest.mark.parametrize(
    ("box", "players"), [("islands", ROBO), ("new-york", PERSONS)], ids=["islands", "new-york"]
)
POINTS = [(x, y) for x in range(20, 900, 175) for y in range(20, 700, 165)]


@pytest.fixture(autouse=True)
def errors_are_raised(monkeypatch):
    monkeypatch.setattr(Board, "strict", True)


def greedy_move(game):
    return ttr.players.greedy(game.observe(game.seat), game.legal_actions())


def positions(box, players):
    """A whole game at some moments: tickets offered, the other's turn, the final count."""
    game = ttr.Game(box, players, seed=3)
    last = 0
    while not game.over:
        if len(game.actions) < 2 or (game.seat == 1 and len(game.actions) > last + 25):
            last = len(game.actions)
            yield game
        game.play(greedy_move(game))
    yield game


def look_around(game, show):
    """All that is sent, and what is stored, while somebody opens and points at everything."""
    with tapped() as wire, hush(game):
        board = Board(game)
        event(board._face.canvas, event="client_ready")
        if show:
            board.show_cards()
        for place in POINTS:
            board.hover(*place)
        board._face.coach.ask.click()
        for route in game.box.map.routes[::15]:
            board._face.coach.route.value = route.id
            board.say(f"claim {route.name} with 9 red")
        stored = board._repr_mimebundle_()
        board.close()
    stored.pop(WIDGET_VIEW)
    return wire.plain(), stored


def dealt_otherwise(game, viewer, chance):
    """The same game as this viewer saw it; all that is unseen lies in another order."""
    other = copy(game)
    other._watchers = []
    other._states = [*game._states[:-1], shuffle_unseen(game.state, viewer, chance)]
    return other


@pytest.mark.slow
@of_each_table
@pytest.mark.parametrize("show", [False, True], ids=["as found", "cards shown"])
def test_o_ux11_what_is_sent_does_not_depend_on_what_is_unseen(box, players, show):
    for game in positions(box, players):
        viewer = open_eyes(game)
        viewer = uncover(viewer) if show else viewer
        sent, stored = look_around(dealt_otherwise(game, viewer.may_see, Random(1)), show)
        assert sum(len(words) for message in sent for words in message) > 30_000
        other = dealt_otherwise(game, viewer.may_see, Random(2))
        assert (sent, stored) == look_around(other, show)


def test_o_ux11_a_covered_board_says_whose_cards_lie_there():
    board = Board("new-york", ["Ada", "Ben"], seed=1)
    board.say("keep 1")
    front_and_marks = (*board._face._scene.layers["marks"], *board._face._scene.layers["front"])
    words = {shape.text for shape in front_and_marks if hasattr(shape, "text")}
    board.close()
    assert "Ben: show my cards" in words


def secrets_of(game, viewer):
    """Words and pairs of words that only other seats may read now."""
    words, pairs = set(), set()
    for seat in range(len(game.names)):
        if seat != viewer:
            words |= set(game.log_for(seat)) - set(game.log_for(viewer))
            for ticket in tickets_of(game, seat):
                a, b = (game.box.map.cities[city].label for city in (ticket.a, ticket.b))
                words |= {f"{game.box.map.ticket_label(ticket)}, ", f"{a}–{b}"}
                pairs.add((a, b))
    return words, pairs - set(pairwise(city.label for city in game.box.map.cities))


def tickets_of(game, seat):
    """What a seat holds or is offered; nothing at the end, when all is turned up."""
    state = game.state
    offered = state.decision.offered if isinstance(state.decision, KeepTickets) else ()
    numbers = (*state.seats[seat].tickets, *state.seats[seat].dealt)
    numbers += offered if state.seat == seat else ()
    return [game.box.map.tickets[number] for number in numbers if not state.over]


def told(wire, game, viewer):
    """The secrets that were heard."""
    words, pairs = secrets_of(game, viewer)
    heard = {one for one in words if one in wire.words}
    return heard | (pairs & set(pairwise(wire.drawn)))


@pytest.mark.slow
@of_a_short_table  # every picture is read: a whole game of a big map takes minutes
def test_o_ux11_no_secret_word_is_sent_in_a_whole_game(box, players):
    game = ttr.Game(box, players, seed=4)
    with tapped() as wire:
        board = Board(game)
        assert told(wire, game, None), "one's own tickets are read: so would be others'"
        while not game.over:
            assert told(wire.cut(), game, board._eyes.may_see) == set()
            board.show_cards()
            assert told(wire.cut(), game, board._eyes.may_see) == set()
            if len(game.actions) in (6, 30):
                see_it_again(board, wire)
            board.say(greedy_move(game))
        words = wire.words
        board.close()
    assert "ttr_widgets game" not in words, "a record goes to the page only when asked for"


def see_it_again(board, wire):
    """Go through the replay and ask the coach."""
    wire.cut()
    board._shelf.turn.click()
    replay = board._shelf.replay
    for number in range(replay._tape.length + 1):
        replay.go(number)
    page = replay.to_html()
    viewer = 0 if board.game.players[1] else None  # in pass and play everybody may look
    assert told(wire.cut(), board.game, viewer) == set()
    assert not [one for one in secrets_of(board.game, viewer)[0] if one in page]
    board._shelf.turn.click()
    board._face.coach.ask.click()
    assert told(wire.cut(), board.game, board._eyes.may_see) == set()
    board._face.coach.ask.click()
