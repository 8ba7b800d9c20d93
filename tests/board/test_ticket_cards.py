"""A destination ticket in its forms: what it says, and that it is ticked once it is done."""

from collections import Counter
from itertools import combinations, product

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.frame import blocks
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.outlines import outlines, touch
from ttr_widgets.board.palette import LIGHT
from ttr_widgets.board.places import Rect
from ttr_widgets.board.scene import View, draw
from ttr_widgets.board.scene_choice import choice
from ttr_widgets.board.scene_hand import ticket_targets
from ttr_widgets.board.shapes import Label, Polygon
from ttr_widgets.board.sight import Marks, look, view_of
from ttr_widgets.board.ticket_cards import Look, ticket_card
from ttr_widgets.board.ticket_room import make_room, ticket_places, with_room

BOXES = ("usa", "europe", "new-york", "islands")
"""A box that extends another has its map."""
PLACES = {
    "two low lines": Rect(0, 0, 119, 22),
    "a map beside its names": Rect(0, 0, 170, 34),
    "a map above its names": Rect(0, 0, 128, 70),
}


def words(place, look):
    """All that is written on a ticket from Denver to El Paso."""
    return [shape.text for shape in drawn(place, look) if isinstance(shape, Label)]


def drawn(place, look):
    """A ticket from Denver to El Paso."""
    box = ttr.load_box("usa")
    (ticket,) = (one for one in box.map.tickets if one.name == "Denver-El Paso")
    return [*ticket_card(PLACES[place], ticket, box, LIGHT, look)]


@pytest.mark.parametrize("place", PLACES)
def test_it_names_its_cities_and_points(place):
    said = words(place, Look())
    assert {"Denver", "El Paso"} <= {*said}
    assert "4" in said


@pytest.mark.parametrize("place", PLACES)
def test_only_a_ticket_that_is_done_is_ticked(place):
    assert "✓" not in words(place, Look())
    assert "✓" not in words(place, Look(lit=True))
    assert words(place, Look(done=True)).count("✓") == 1


@pytest.mark.parametrize("place", PLACES)
def test_a_ticket_that_only_a_station_completes_has_another_tick(place):
    plain, done, lent = (drawn(place, look) for look in (Look(), Look(done=True), Look(lent=True)))
    assert words(place, Look(lent=True)).count("✓") == 1
    ticks = [{one for one in shapes if one not in plain} for shapes in (done, lent)]
    assert not ticks[0] & ticks[1], "neither plate nor tick are those of a completed ticket"


def places(box, width, seats, number):
    """Where so many held tickets lie, and the blocks that make room for them."""
    parts = with_room(blocks(box, width, seats), number, box)
    return ticket_places(parts.tickets, number, box), parts


def written(box, place):
    """The labels on each ticket of a box in a place, all done, and the names of its cities."""
    for ticket in box.map.tickets:
        shapes = ticket_card(place, ticket, box, LIGHT, Look(done=True))
        ends = [box.map.cities[city].label for city in (ticket.a, ticket.b)]
        yield [one for one in shapes if isinstance(one, Label)], ends


@pytest.mark.parametrize("width", [480, 700, 840, 900, 1000, 1100, 1200, 1400])
@pytest.mark.parametrize("box", BOXES)
def test_names_are_whole_on_up_to_twelve_tickets(box, width):
    box = ttr.load_box(box)
    forms = {}
    for seats, number in product({2, box.players[1]}, range(1, 13)):
        one = places(box, width, seats, number)[0][0]
        forms[one.w, one.h] = min(number, forms.get((one.w, one.h), 12))
    for (w, h), number in forms.items():
        assert h >= 24, "high enough for a finger"
        for labels, ends in written(box, Rect(0, 0, w, h)):
            assert [one.text for one in labels if one.text in ends] == ends
            assert min(one.size for one in labels) >= (9 if number < 7 else 9.99), "to be read"


@pytest.mark.parametrize("number", range(1, 13))
@pytest.mark.parametrize("width", [480, 700, 900, 1100, 1400])
@pytest.mark.parametrize("box", BOXES)
def test_tickets_lie_beside_the_rest(box, width, number):
    box = ttr.load_box(box)
    for seats in (2, box.players[1]):
        tickets, parts = places(box, width, seats, number)
        rest = [parts.map, *parts.seats, *parts.row, parts.deck, parts.ticket_deck, parts.hint]
        rest += [*(rect for _kind, rect in parts.hand), parts.news]
        for one, other in combinations([*tickets, *rest], 2):
            assert not one.shrink(0.01).meets(other.shrink(0.01))
        assert max(one.right for one in tickets) <= width and parts.news.h >= 3 * 14 + 8
        assert (
            max(one.bottom for one in tickets) <= parts.height == blocks(box, width, seats).height
        )


@pytest.mark.parametrize("width", [700, 900, 1100])
@pytest.mark.parametrize("box", ["usa", "europe", "islands"])
def test_three_tickets_lie_in_one_row(box, width):
    box = ttr.load_box(box)
    three, _parts = places(box, width, 2, 3)
    assert len({one.y for one in three}) == 1 and three[0].h == 70


def test_full_columns_as_far_as_may_be():
    for number in range(1, 13):
        rows = Counter(one.y for one in places(ttr.load_box("usa"), 900, 2, number)[0])
        assert max(rows.values()) - min(rows.values()) < len(rows)


@pytest.mark.parametrize("most", [False, True])
@pytest.mark.parametrize("width", [480, 560, 700, 860, 900, 1400])
@pytest.mark.parametrize("box", ["usa", "usa-2004", "europe", "new-york", "islands"])
def test_every_offered_ticket_shows_its_cities_on_a_small_map(box, width, most):
    seats = ttr.load_box(box).players[1] if most else 2
    layout = make_layout(ttr.load_box(box), width, seats)
    for seed in range(4):
        sight = look(ttr.Game(box, seats, seed=seed), Eyes(0))
        view = view_of(sight, Marks(), "light")
        front = draw(sight.seen, layout, view).layers["front"]
        maps = [one for one in front if isinstance(one, Polygon) and one.fill == LIGHT.water]
        for place in choice(sight.seen, layout, view).cards:
            assert any(place.holds(*one.points[0]) for one in maps)


def asked(box, number):
    """A game in which the first seat has so many tickets, and is offered more."""
    box = ttr.load_box(box)
    names = [ticket.name for ticket in box.map.tickets[:number]]
    game = ttr.scenario(box, tickets={0: names}, hands={0: "3 red"})
    game.play("tickets")
    return game


@pytest.mark.parametrize("width", [480, 700, 900, 1100, 1400])
@pytest.mark.parametrize("box", BOXES)
def test_offered_tickets_cover_none_of_many_held_ones(box, width):
    seen = asked(box, 12).observe(0)
    layout = make_room(make_layout(seen.box, width, 2), seen)
    offered = choice(seen, layout, View()).cards
    held = [place.rect for place in ticket_targets(seen, layout, View())]
    assert len(held) == 12 and len(offered) == seen.box.tickets.drawn
    assert min(one.h for one in offered) >= 24
    assert not any(one.meets(other) for one, other in product(offered, held))


def test_the_picture_makes_room_for_many_tickets():
    seen = asked("usa", 12).observe(0)
    layout = make_layout(seen.box, 900, 2)
    held = ticket_targets(seen, make_room(layout, seen), View())
    assert {*held} <= {*draw(seen, layout, View()).places}


def test_many_tickets_have_one_layout_so_that_a_claim_leaves_all_where_it_is():
    layout = make_layout(ttr.load_box("usa"), 900, 2)
    rooms = [make_room(layout, asked("usa", number).observe(0)) for number in (2, 6, 7, 12)]
    assert rooms[0] is rooms[1] is layout
    assert rooms[2] is rooms[3] is not layout


@pytest.mark.parametrize("number", [6, 9, 12])
@pytest.mark.parametrize("width", [480, 700, 900, 1100])
def test_a_tick_does_not_reach_the_next_ticket_which_would_be_sent_again(width, number):
    box = ttr.load_box("usa")
    tickets, _parts = places(box, width, 2, number)
    below = next(one for one in tickets if one.y > tickets[0].y)
    done, plain = (
        {*ticket_card(tickets[0], box.map.tickets[0], box, LIGHT, Look(done=one))}
        for one in (True, False)
    )
    card = outlines([next(ticket_card(below, box.map.tickets[1], box, LIGHT, Look()))])[0]
    assert not any(touch(one, card) for one in outlines([*(done - plain)]))


@pytest.mark.parametrize("number", range(1, 13))
@pytest.mark.parametrize("width", [480, 700, 900, 1400])
@pytest.mark.parametrize("box", BOXES)
def test_held_tickets_keep_their_small_map(box, width, number):
    box = ttr.load_box(box)
    place = places(box, width, 2, number)[0][0]
    shapes = [ticket_card(place, one, box, LIGHT, Look()) for one in box.map.tickets]
    with_map = [any(getattr(one, "fill", "") == LIGHT.water for one in some) for some in shapes]
    most = 0.75 if number < 7 else 0.6
    assert sum(with_map) >= most * len(with_map), "but for the longest names"
