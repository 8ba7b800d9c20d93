"""A destination ticket in its three forms: what it says, and that it is ticked once it is done."""

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.palette import LIGHT
from ttr_widgets.board.places import Rect
from ttr_widgets.board.shapes import Label
from ttr_widgets.board.ticket_cards import Look, ticket_card

PLACES = {
    "one line": Rect(0, 0, 150, 17),
    "a map beside its names": Rect(0, 0, 170, 34),
    "a map above its names": Rect(0, 0, 128, 70),
}


def words(place, look):
    """All that is written on a ticket from Denver to El Paso."""
    box = ttr.load_box("usa")
    (ticket,) = (one for one in box.map.tickets if one.name == "Denver-El Paso")
    shapes = ticket_card(PLACES[place], ticket, box, LIGHT, look)
    return [shape.text for shape in shapes if isinstance(shape, Label)]


@pytest.mark.parametrize("place", PLACES)
def test_it_names_its_cities_and_points(place):
    said = words(place, Look())
    assert {"Denver", "El Paso"} <= {*said} or "Denver–El Paso" in said
    assert "4" in said


@pytest.mark.parametrize("place", PLACES)
def test_only_a_ticket_that_is_done_is_ticked(place):
    assert "✓" not in words(place, Look())
    assert "✓" not in words(place, Look(lit=True))
    assert words(place, Look(done=True)).count("✓") == 1
