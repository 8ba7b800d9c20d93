"""Replay: a game wound to any move, shown in the page, and kept as a page of its own."""

import asyncio
import json
import re
from functools import cache

import pytest

import ttr_widgets as ttr
from ttr_widgets.board import replay_map
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.places import Target
from ttr_widgets.board.replay import Replay
from ttr_widgets.board.replay_ink import ink
from ttr_widgets.board.replay_looks import Wardrobe
from ttr_widgets.board.shapes import Disc, Label, Polygon
from ttr_widgets.board.tape import Tape

from .headless import event, recorded
from .positions import NAMES

BOXES = [("europe", 5), ("islands", 3)]
EVERY_BOX = [*BOXES, ("usa", 5), ("new-york", 4)]
MOST_BYTES = 150_000


@cache
def finished(box="islands", seats=2, player="greedy"):
    players = dict.fromkeys((*NAMES, "Lin")[:seats], getattr(ttr.players, player))
    game = ttr.Game(box, players, seed=3)
    game.advance()
    return game


# The tape.


@pytest.mark.parametrize("box, seats", BOXES)
def test_a_tape_shows_every_position_of_the_game(box, seats):
    game = finished(box, seats)
    tape = Tape(game)
    for number in (0, 7, tape.length, 20, 19, 0, tape.length):
        tape.wind(number)
        assert tape.number == number
        assert tape.past.state == game._states[number]
    assert tape.past.scores() == game.scores()


def test_beyond_the_ends_is_at_the_ends():
    tape = Tape(finished())
    tape.wind(-5)
    assert tape.number == 0
    tape.wind(10_000)
    assert tape.number == tape.length


def test_a_tape_leaves_the_game_alone_and_ends_where_it_was_made():
    game = ttr.Game("islands", ["Ada", "Ben"], seed=1)
    game.play("keep all")
    tape = Tape(game)
    game.play("keep all")
    tape.wind(99)
    assert tape.length == 1 and len(game.actions) == 2


def test_a_position_laid_out_by_hand_is_where_its_tape_begins():
    game = ttr.scenario("usa", hands={0: "4 pink"}, row="red blue green pink white")
    game.play("claim Denver-Omaha")
    tape = Tape(game)
    tape.wind(0)
    assert tape.past.state == game.start
    tape.wind(1)
    assert tape.past.state == game.state
    assert "claims Denver-Omaha" in tape.words(1)


def test_words_are_those_that_the_one_who_looks_may_hear():
    game = ttr.Game("usa", ["Ada", "Ben"], seed=1)
    for words in ("keep all", "keep all", "draw deck"):
        game.play(words)
    assert Tape(game).words(3) == Tape(game, seat=1).words(3) == "Ada draws a card from the deck."
    assert re.match("Ada draws from the deck: .+", Tape(game, seat=0).words(3))
    assert Tape(game, open_hands=True).words(3) == Tape(game, seat=0).words(3)


def test_a_wrong_seat_is_told():
    with pytest.raises(ValueError, match="no seat 7"):
        Tape(finished(), seat=7)


# The widget.


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


def test_a_saved_notebook_keeps_a_picture_of_the_game(replay_of):
    bundle = replay_of(finished())._repr_mimebundle_()
    assert bundle["image/png"].startswith(b"\x89PNG")
    assert "wins" in bundle["text/plain"] or "share" in bundle["text/plain"]
    assert repr(replay_of(finished())) == f"<Replay of {finished()!r}>"


# The page.


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
            first = 3 + row + seat.seat * (5 + kinds)
            own = [seat.points, seat.trains, seat.number_of_cards, seat.number_of_tickets]
            assert [facts[first + place] for place in range(4)] == own


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


HIDDEN = ttr.scenario(
    "usa",
    players=["Ada", "Ben"],
    hands={0: "4 pink, 7 red", 1: "6 yellow"},
    tickets={0: ["Boston-Miami"], 1: ["Dallas-New York"]},
    row="blue blue green black white",
    deck="green green orange pink white black red blue",
)


def played():
    game = HIDDEN.from_here(HIDDEN.start)
    for words in ("draw deck", "draw deck", "draw deck", "draw deck", "tickets", "keep 1 2"):
        game.play(words)
    return game


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
    hands = [facts[8 + seat * 14 + 5 + kind] for seat in (0, 1) for kind in range(9)]
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
