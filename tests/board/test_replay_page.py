"""A replay as a web page: one small file with the facts of the game and no secret."""

import json
import re
from functools import cache

import pytest

import ttr_widgets as ttr
from ttr_widgets.board import replay_map
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.replay import Replay
from ttr_widgets.board.replay_ink import ink
from ttr_widgets.board.replay_looks import Wardrobe
from ttr_widgets.board.shapes import Disc, Label, Polygon
from ttr_widgets.board.tape import Tape

from .played_games import BOXES, finished, played

EVERY_BOX = [*BOXES, ("usa", 5), ("new-york", 4)]
MOST_BYTES = 150_000


@cache
def page(box="islands", seats=2, player="greedy", **options):
    return Replay(finished(box, seats, player), **options).to_html()


@pytest.mark.parametrize("box, seats", EVERY_BOX)
def test_a_page_is_one_small_file(box, seats):
    """Also of a long and aimless game, with all hands open."""
    text = page(box, seats, "random", open_hands=True)
    assert len(text.encode()) <= MOST_BYTES
    assert not re.search(r"(src|href)=\"(?!#)|url\(|https?://|import ", text), "it asks nobody"
    assert "Unofficial" in text


def data(text):
    return json.loads(re.search(r'id="moves">(.*?)</script>', text)[1])


@pytest.mark.parametrize("box, seats", BOXES)
def test_the_facts_of_a_page_are_those_of_the_game(box, seats):
    game, moves = finished(box, seats), data(page(box, seats))["moves"]
    assert len(moves) == len(game.actions) + 1
    facts, tape = {}, Tape(game)
    for number, changed in enumerate(moves):
        facts |= dict(zip(changed[::2], changed[1::2], strict=True))
        tape.wind(number)
        seen = tape.past.observe(None)
        kinds, row = len(game.box.cards), game.box.row
        expected = [-1 if seen.over else seen.to_move, seen.deck, seen.ticket_deck, *seen.row]
        assert [facts[slot] for slot in range(3 + row)] == expected
        for seat in seen.seats:
            first = 3 + row + seat.seat * (6 + kinds)
            own = [seat.points, seat.trains, seat.number_of_cards, seat.number_of_tickets]
            own.append(seen.stations_left(seat.seat))
            assert [facts[first + place] for place in range(5)] == own


@pytest.mark.parametrize(("box", "told"), [("usa", False), ("europe", True)])
def test_a_box_with_stations_has_a_column_for_them(box, told):
    text = Replay(finished(box, 2)).to_html()
    assert ('<th scope="col">Stations</th>' in text) is told


@pytest.mark.parametrize("box, seats", [*EVERY_BOX, ("usa", 2)])
def test_claims_only_add_to_the_map_and_each_comes_with_its_move(box, seats):
    """What the page shows after a move is what the board draws after it."""
    game = finished(box, seats)
    tape = Tape(game, seat=0)
    layout = make_layout(game.box, 760.0, seats)
    born = replay_map.births(tape, layout)
    last = replay_map.on_map(tape, layout, "light")
    for number in (0, 40, tape.length // 2, tape.length):
        tape.wind(number)
        now = [shape for shape, move in zip(last, born, strict=True) if move <= number]
        assert now == list(replay_map.on_map(tape, layout, "light"))


def test_neighbors_of_one_look_are_one_path_unless_something_lies_between():
    red = [Polygon(((x, 0), (x + 4, 0), (x + 4, 4)), "#ff0000") for x in (0, 10, 20)]
    blue = Polygon(((0, 0), (8, 0), (8, 8)), "#0000ff")
    apart = ink([(one,) for one in (*red, blue)], Wardrobe())
    assert apart.count("<path") == 2
    between = ink([(red[0],), (blue,), (red[0],), (red[2],)], Wardrobe())
    assert between.count("<path") == 3, "what is painted over stays below"
    dot = ink([(Disc(3, 4, 2, "#ff0000"),), (Label(3, 4, "<A>", 10, "#000000"),)], Wardrobe())
    assert "m12 16h0" in dot and "&lt;A&gt;" in dot


def test_an_onlookers_page_holds_no_hand_and_no_ticket():
    game = played()
    text = Replay(game).to_html()
    tickets = [game.box.map.ticket_label(ticket) for ticket in game.box.map.tickets]
    routes = {game.box.map.route_label(route) for route in game.box.map.routes}
    assert len(tickets) > 30
    assert not [ticket for ticket in tickets if ticket in text and ticket not in routes]
    assert "draws from the deck" not in text and "draws a card from the deck" in text
    slots = data(text)["moves"][0]
    facts = dict(zip(slots[::2], slots[1::2], strict=True))
    hands = [facts[8 + seat * 15 + 6 + kind] for seat in (0, 1) for kind in range(9)]
    assert hands == [0] * 18


def test_a_page_does_not_change_when_unseen_cards_do():
    """Nothing of a hand, a deck or a ticket is in it, in whatever form."""
    hands = ({0: "4 pink, 7 red", 1: "6 yellow"}, {0: "10 blue, 1 orange", 1: "5 green, 1 white"})
    pages = set()
    for hand in hands:
        game = ttr.scenario(
            "usa", players=["Ada", "Ben"], hands=hand, row="blue blue green black white", seed=1
        )
        game.play("draw deck")
        pages.add(Replay(game).to_html())
    assert len(pages) == 1


def test_a_seat_sees_its_own_and_open_hands_show_all():
    game = played()
    mine, all_open = Replay(game, seat=0).to_html(), Replay(game, open_hands=True).to_html()
    assert "Boston-Miami (12)" in mine and "Dallas-New York" not in mine
    assert "Cards of Ada" in mine and "Cards of Ben" not in mine
    assert "Boston-Miami (12)" in all_open and "Dallas-New York (11)" in all_open
    assert "Cards of Ben" in all_open and "All hands are open." in all_open


def test_all_hands_are_open_once_the_game_is_over_unless_they_are_to_stay_closed():
    assert "All hands are open." in page() and "Cards of Grace" in page()
    closed = page(open_hands=False)
    assert "As an onlooker sees it." in closed and "Cards of Grace" not in closed


def test_a_running_game_has_no_final_count_and_a_finished_one_has():
    assert 'class="count"' not in Replay(played()).to_html()
    text, game = page(), finished()
    table = re.search(r'class="count".*?</section>', text, re.S)[0]
    assert f'data-from="{len(game.actions)}"' in table
    for total in game.scores().totals:
        assert f">{total}</td>" in table


def test_names_end_no_element_and_no_script():
    game = ttr.Game("islands", ["</script><b>", "$title & co"], seed=1)
    game.play("keep all")
    text = Replay(game).to_html()
    assert "</script><b>" not in text and "&lt;/script&gt;&lt;b&gt;" in text
    assert "$title &amp; co" in text
    assert "</script><b> keeps" in data(text)["sentences"][1]
