"""What lies before the seats: every number beside its picture, and nothing runs into anything."""

from dataclasses import replace
from itertools import combinations
from types import SimpleNamespace

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.fit import WIDEST
from ttr_widgets.board.frame import NARROWEST, blocks
from ttr_widgets.board.geometry import bounds, corners
from ttr_widgets.board.palette import palette_of
from ttr_widgets.board.places import Rect
from ttr_widgets.board.scene_table import asked_seat, seats
from ttr_widgets.board.shapes import Disc, Label
from ttr_widgets.board.text import text_width

from .positions import played

PEOPLE = ("Maximilian", "Ada", "Bartholomew", "Grace", "Wilhelmina Featherstonehaugh")
BUSY = {"number_of_cards": 29, "number_of_tickets": 12}
AIR = 2.0
"""So many CSS pixels lie at least between a number and what stands after it."""


def seen_by_all(box, number, points=188, **facts):
    """A table late in a game: nobody has one-digit numbers where there can be two."""
    seen = ttr.Game(box, number, seed=1).observe(0)
    busy = [replace(one, points=points, **BUSY) for one in seen.seats]
    return replace(seen, seats=tuple(busy), **facts)


def drawn(seen, width):
    """What lies before the seats: their places, and all shapes."""
    parts = blocks(seen.box, width, len(seen.seats))
    names = PEOPLE[: len(seen.seats)]
    return parts.seats, [*seats(seen, SimpleNamespace(blocks=parts), palette_of("light"), names)]


def extent(shape):
    if isinstance(shape, Disc):
        return Rect(shape.x - shape.r, shape.y - shape.r, 2 * shape.r, 2 * shape.r)
    if not isinstance(shape, Label):
        return bounds(shape.points)
    w, h = text_width(shape.text, shape.size, shape.bold), 0.8 * shape.size
    left = {"left": 0, "center": w / 2, "right": w}[shape.align]
    return Rect(shape.x - left, shape.y - h / 2, w, h)


TABLES = [
    (box, number) for box in ttr.boxes() for number in range(2, ttr.load_box(box).players[1] + 1)
]


def collisions(places, shapes):
    """Pairs of things before one seat that lie on each other, and what lies beyond its edge."""
    words = [(shape.text, extent(shape)) for shape in shapes if isinstance(shape, Label)]
    things = [extent(shape) for shape in shapes if not isinstance(shape, Label)]
    for text, rect in words:
        wide = replace(rect, x=rect.x - AIR, w=rect.w + 2 * AIR)
        home = next(place for place in places if place.holds(*rect.middle))
        if rect.x < home.x or rect.right > home.right:
            yield text, "edge"
        for thing in things:
            if wide.meets(thing) and not thing.holds(*rect.middle):
                yield text, thing
    for (one, a), (other, b) in combinations(words, 2):
        if replace(a, x=a.x - AIR, w=a.w + 2 * AIR).meets(b):
            yield one, other


@pytest.mark.parametrize(("box", "number"), TABLES)
def test_no_number_runs_into_what_stands_after_it(box, number):
    for facts in ({}, {"turns_left": 1}):
        seen = seen_by_all(box, number, **facts)
        for width in range(NARROWEST, WIDEST + 1, 20):
            assert [*collisions(*drawn(seen, width))] == [], width


@pytest.mark.parametrize("width", [NARROWEST, 560, 700, 860, 1100])
def test_in_the_last_round_names_are_still_names(width):
    seen = seen_by_all("usa", 5, 88, turns_left=2)
    said = [shape.text for shape in drawn(seen, width)[1] if isinstance(shape, Label)]
    assert len([words for words in said if words in ("✓ done", "✓")]) == 3
    assert "last turn" not in said, "who still plays needs no tag: the headline tells it"
    assert {"Maximilian", "Ada", "Grace"} <= {*said}
    assert any(name.startswith("Barth") for name in said)


def test_a_frame_tells_whose_turn_it_is_until_the_game_ends():
    game = played("islands", 3, 10_000)
    layout = SimpleNamespace(blocks=blocks(game.box, 900, 3))
    begun = ttr.Game("islands", 3, seed=1, first=2).observe(0)
    frame, _arrow = asked_seat(begun, layout, palette_of("light"))
    assert frame.points == corners(layout.blocks.seats[2])
    assert game.over
    assert [*asked_seat(game.observe(0), layout, palette_of("light"))] == []
