"""Tickets to choose from: all that is asked is seen at once, with what one chooses by."""

import re
from dataclasses import replace
from itertools import combinations, product

import pytest

import ttr_widgets as ttr
from ttr_widgets.board.fit import fitting
from ttr_widgets.board.frame import NARROWEST
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.outlines import within
from ttr_widgets.board.palette import LIGHT
from ttr_widgets.board.scene_choice import choice
from ttr_widgets.board.shapes import Polygon
from ttr_widgets.board.ticket_cards import LEAST
from ttr_widgets.board.view import View

from .test_popover import NAMES, shown, texts

WIDTHS = [NARROWEST, 620, 780, 880, 1400]
TABLES = [("europe", 5), ("usa", 2), ("new-york", 4), ("islands", 3)]
ROOMS = [(596, 788), (700, 800), (800, 800), (856, 464), (1140, 600)]
"""Windows of 700 x 900 pixels in several programs, low ones, and that of a laptop."""


def table(box, seats, in_play):
    """Somebody is asked which tickets to keep: at the set-up, or with some in the hand."""
    game = ttr.Game(box, players=NAMES[:seats], seed=2)
    for move in ["keep all"] * seats + ["tickets"] if in_play else []:
        game.play(move)
    return game


def asked(game, width):
    """Where the offered tickets and their button lie; the picture, and its layout."""
    scene, layout = shown(game, game.seat, width)
    offered = [one.rect for one in scene.places if one.target.kind == "offered"]
    (keep,) = (one.rect for one in scene.places if one.target.name == "keep")
    assert len(offered) == len(game.state.decision.offered)
    return [*offered, keep], scene, layout


@pytest.mark.parametrize("in_play", [False, True])
@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize(("box", "seats"), TABLES)
def test_all_that_is_asked_is_seen_without_scrolling(box, seats, room, in_play):
    game = table(box, seats, in_play)
    fit = fitting(game.box, seats, *room)
    rects, _scene, _layout = asked(game, fit.width)
    scale = fit.shown / fit.width
    assert all(rect.y >= 0 and scale * rect.bottom <= room[1] for rect in rects)


@pytest.mark.parametrize("in_play", [False, True])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("box", "seats"), TABLES)
def test_they_leave_in_sight_what_one_chooses_by(box, seats, width, in_play):
    rects, scene, layout = asked(table(box, seats, in_play), width)
    parts = layout.blocks
    by = [parts.map, parts.hint, parts.tickets, *(rect for _kind, rect in parts.hand)]
    by += parts.seats
    assert not any(a.meets(b) for a, b in product(rects, by))
    assert not any(a.meets(b) for a, b in combinations(rects, 2))
    assert all(rect.h >= 24 and rect.bottom <= layout.height for rect in rects)
    assert re.search(rf"t least \d of {len(rects) - 1}\b", " ".join(texts(scene)))


@pytest.mark.parametrize("width", [NARROWEST, 620, 800])
def test_what_they_cover_is_neither_seen_through_them_nor_hit(width):
    _rects, scene, layout = asked(table("europe", 5, False), width)
    (over,) = (one.rect for one in scene.places if one.target.kind == "nothing")
    parts = layout.blocks
    lie = [one for one in (*parts.row, parts.deck, parts.ticket_deck) if over.holds(*one.middle)]
    assert lie
    for rect in lie:
        target = layout.target_at(*rect.middle, scene.places)
        assert target.kind in ("nothing", "offered", "button")


@pytest.mark.parametrize("width", [NARROWEST, 580, 620, 880])
def test_what_they_cover_is_not_seen_beside_them(width):
    """They need less room than their place has: the rest of it is covered, too."""
    _rects, scene, _layout = asked(table("europe", 5, False), width)
    (over,) = (one.rect for one in scene.places if one.target.kind == "nothing")
    part = over.x, over.y, over.right, over.bottom
    assert any(
        isinstance(shape, Polygon)
        and (shape.fill, shape.alpha) == (LIGHT.page, 1.0)
        and within(part, shape)
        for shape in scene.layers["front"]
    )


@pytest.mark.parametrize("number", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [*WIDTHS, 580, 700, 900])
@pytest.mark.parametrize(("box", "seats"), TABLES)
def test_the_longest_names_have_room_on_so_many_tickets(box, seats, width, number):
    game = table(box, seats, False)
    seen, tickets = game.observe(game.seat), game.box.map.tickets
    long = sorted(tickets, key=lambda one: -len(game.box.map.ticket_label(one)))[:number]
    offered = tuple(one.id for one in long)
    seen = replace(seen, decision=replace(seen.decision, offered=offered))
    room = choice(seen, make_layout(game.box, width, seats), View(names=game.names)).room
    assert room.letters >= LEAST, "a name is cut below that"
    for rect in room.cards:
        assert rect.h >= 24
        assert room.rect.holds(rect.x, rect.y) and room.rect.holds(rect.right, rect.bottom)


@pytest.mark.parametrize("width", [580, 620, 800])
@pytest.mark.parametrize(("box", "seats"), TABLES)
def test_their_cities_are_named_in_full(box, seats, width):
    game = table(box, seats, False)
    _rects, scene, _layout = asked(game, width)
    tickets = [game.box.map.tickets[number] for number in game.state.decision.offered]
    names = {game.box.map.cities[city].label for one in tickets for city in (one.a, one.b)}
    assert names <= set(texts(scene))
