"""A destination ticket in its forms: what it says, and that it is ticked once it is done."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.frame import blocks
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.palette import LIGHT
from ttr_widgets.board.places import Rect
from ttr_widgets.board.scene import draw
from ttr_widgets.board.scene_choice import choice
from ttr_widgets.board.shapes import Label, Polygon
from ttr_widgets.board.sight import Marks, look, view_of
from ttr_widgets.board.ticket_cards import Look, ticket_card, ticket_places

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


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("width", [480, 700, 840, 900, 1000, 1200, 1400])
@pytest.mark.parametrize("box", ["usa", "europe", "new-york", "islands"])
def test_names_are_whole_on_as_many_tickets_as_one_mostly_has(box, width, number):
    """Computer players end nearly all games with six at most."""
    box = ttr.load_box(box)
    rect = blocks(box, width, box.players[1]).tickets
    places = ticket_places(rect, number, box)
    assert all(rect.right >= one.right - 0.1 and rect.bottom >= one.bottom - 0.1 for one in places)
    for ticket in box.map.tickets:
        shapes = [*ticket_card(places[0], ticket, box, LIGHT, Look(done=True))]
        labels = [one for one in shapes if isinstance(one, Label)]
        ends = [box.map.cities[city].label for city in (ticket.a, ticket.b)]
        assert [one.text for one in labels if one.text in ends] == ends
        assert min(one.size for one in labels) >= 9, "letters that are readable"


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


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("width", [480, 700, 900, 1400])
@pytest.mark.parametrize("box", ["usa", "europe", "new-york", "islands"])
def test_held_tickets_keep_their_small_map(box, width, number):
    box = ttr.load_box(box)
    place = ticket_places(blocks(box, width, 2).tickets, number, box)[0]
    shapes = [ticket_card(place, one, box, LIGHT, Look()) for one in box.map.tickets]
    with_map = [any(getattr(one, "fill", "") == LIGHT.water for one in some) for some in shapes]
    assert sum(with_map) >= 0.75 * len(with_map), "but for the longest names"
