"""What holds for every file in maps/, whoever adds one."""

import json
import re
import tomllib
from itertools import pairwise
from math import dist

import jsonschema
import networkx
import pytest

from ttr_widgets.play import box_schema
from ttr_widgets.play.boxes import BoxError, boxes, load_box

MAPS = box_schema.maps_folder()
FILES = sorted(MAPS.glob("*.toml"))
OUTLINES = sorted((MAPS / "outlines").glob("*.json"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
every_box = pytest.mark.parametrize("box", boxes())
every_outline = pytest.mark.parametrize("path", OUTLINES, ids=lambda path: path.stem)


def test_the_schema_is_a_schema_and_describes_every_key():
    jsonschema.Draft202012Validator.check_schema(box_schema.schema())
    bare = list(_undescribed(box_schema.schema(), "schema"))
    assert not bare


def _undescribed(about, name):
    if isinstance(about, dict):
        for key, value in about.get("properties", {}).items():
            told = name == "then" or {"description", "$ref"} & value.keys()
            if not told:
                yield f"{name}.{key}"
        for key, value in about.items():
            yield from _undescribed(value, key)


@every_file
def test_the_form_of_the_file_is_that_of_the_schema(path):
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    assert box_schema.check(data, path.name) == []


@every_file
def test_the_file_says_that_it_is_unofficial_and_lists_its_sources(path):
    head = path.read_text(encoding="utf-8").split("\n\n")[0]
    assert "Unofficial, not affiliated with Days of Wonder" in head or "our own map" in head.lower()
    assert re.search(r"[Ss]ources?\b", head)


@every_file
def test_each_set_up_number_has_its_source_beside_it(path):
    text = path.read_text(encoding="utf-8")
    setup = text.split("\n[map]")[0]
    for table in re.split(r"\n(?=\[)", setup)[1:]:
        head, *lines = table.splitlines()
        for line in lines:
            if re.match(r"[\w-]+ = [\d\[]", line):
                assert "#" in head or "#" in line, f"{head} {line}: where from?"


def test_boxes_lists_every_file_the_best_known_first():
    names = boxes()
    assert sorted(names) == sorted(path.stem for path in FILES)
    assert names[:2] == ["usa", "usa-2004"]


@every_box
def test_a_box_is_loaded_once(box):
    assert load_box(box) is load_box(box)
    assert load_box(box).id == box


@every_box
def test_ids_are_places_in_the_map_and_names_are_unique(box):
    game_map = load_box(box).map
    for things in (game_map.cities, game_map.routes, game_map.tickets):
        assert [thing.id for thing in things] == list(range(len(things)))
        assert len({thing.name for thing in things}) == len(things)


@every_box
def test_routes_and_tickets_name_their_cities_in_alphabetical_order(box):
    game_map = load_box(box).map
    for thing in (*game_map.routes, *game_map.tickets):
        a, b = game_map.cities[thing.a].name, game_map.cities[thing.b].name
        assert a < b
        assert thing.name.startswith(f"{a}-{b}")


@every_box
def test_the_map_hangs_together(box):
    assert networkx.is_connected(load_box(box).map.graph)


@every_box
def test_everything_lies_on_the_board(box):
    game_map = load_box(box).map
    places = [(city.x, city.y) for city in game_map.cities]
    places += [route.bend for route in game_map.routes if route.bend]
    assert all(-0.1 <= x <= 1.1 and -0.1 <= y <= 1.1 for x, y in places)


@every_box
def test_no_route_runs_over_a_city_that_is_not_its_end(box):
    game_map = load_box(box).map
    for route in game_map.routes:
        for city in game_map.cities:
            if city.id not in (route.a, route.b):
                away = min(dist(_on_board(game_map, city), p) for p in _curve(game_map, route))
                assert away > 0.03, (route.name, city.name)


def _on_board(game_map, city):
    return city.x * game_map.aspect, city.y


def _curve(game_map, route):
    """Points along a route, in board heights."""
    (ax, ay), (bx, by) = (_on_board(game_map, game_map.cities[end]) for end in (route.a, route.b))
    x, y = route.bend or ((ax + bx) / 2 / game_map.aspect, (ay + by) / 2)
    for t in (step / 30 for step in range(31)):
        start, bend, end = (1 - t) ** 2, 2 * t * (1 - t), t**2
        yield (
            start * ax + bend * x * game_map.aspect + end * bx,
            start * ay + bend * y + end * by,
        )


@every_box
def test_a_ticket_is_worth_its_shortest_path_or_one_or_two_more(box):
    game_map = load_box(box).map
    for ticket in game_map.tickets:
        a, b = game_map.cities[ticket.a].name, game_map.cities[ticket.b].name
        shortest = networkx.shortest_path_length(game_map.graph, a, b, weight="spaces")
        assert 0 <= ticket.points - shortest <= 2


@every_box
def test_the_fullest_table_can_be_dealt(box):
    box = load_box(box)
    most = box.players[1]
    regular = sum(ticket.kind == "regular" for ticket in box.map.tickets)
    assert sum(box.cards) >= most * box.hand + box.row
    assert regular >= most * box.tickets.dealt
    assert len(box.map.tickets) - regular >= most * box.tickets.dealt_long


@every_outline
def test_an_outline_is_small_and_a_little_larger_than_the_board(path):
    data = json.loads(path.read_text(encoding="utf-8"))
    assert set(data) == {"land", "borders", "parks"}
    rings = [ring for piece in data["land"] + data["parks"] for ring in _rings(piece)]
    points = [point for line in (*rings, *data["borders"]) for point in line]
    assert len(points) <= 2500
    assert all(-0.1 <= x <= 1.1 and -0.1 <= y <= 1.1 for x, y in points)
    assert all(ring[0] == ring[-1] and len(ring) > 3 for ring in rings)


@every_outline
def test_each_border_is_there_once(path):
    data = json.loads(path.read_text(encoding="utf-8"))
    edges = [frozenset(map(tuple, edge)) for line in data["borders"] for edge in pairwise(line)]
    coast = {
        frozenset(map(tuple, edge))
        for piece in data["land"]
        for ring in _rings(piece)
        for edge in pairwise(ring)
    }
    assert len(edges) == len(set(edges))
    assert not coast & set(edges)


def _rings(piece):
    return [piece["ring"], *piece["holes"]]


def test_a_box_error_is_a_value_error():
    assert issubclass(BoxError, ValueError)
