"""Names as people type them."""

import pytest
from examples import on_usa_boxes, route

import ttr_widgets as ttr
from ttr_widgets.play.names import (
    UnknownName,
    find_card,
    find_city,
    find_routes,
    find_ticket,
    read_cards,
    read_row,
)

USA = ttr.load_box("usa").map


@pytest.mark.parametrize(
    "text",
    ["Montréal", "montreal", "MONTREAL", "MONTRÉAL", " Montréal ", "Montre\u0301al", "montr"],
)
def test_a_city_is_found_without_case_and_accents(text):
    assert find_city(USA, text).name == "Montreal"


@pytest.mark.parametrize("text", ["Sault St. Marie", "sault st marie", "SAULT ST MARIE"])
def test_a_city_is_found_without_its_dot(text):
    assert find_city(USA, text).name == "Sault St. Marie"


@pytest.mark.parametrize("text", ["Kansas City", "kansas  city", "kansas"])
def test_the_beginning_of_a_name_is_enough_if_it_is_the_only_one(text):
    assert find_city(USA, text).name == "Kansas City"


@pytest.mark.parametrize(
    ("text", "candidates"),
    [
        ("New", ["New Orleans", "New York"]),
        ("sa", ["Saint Louis", "Salt Lake City", "San Francisco", "Santa Fe", "Sault St. Marie"]),
        ("Chicgo", ["Chicago"]),
        ("Montrael", ["Montréal"]),
    ],
)
def test_an_unclear_or_unknown_city_lists_the_candidates(text, candidates):
    with pytest.raises(UnknownName) as error:
        find_city(USA, text)
    assert all(name in str(error.value) for name in candidates), str(error.value)
    assert f'"{text}"' in str(error.value)


@pytest.mark.parametrize(
    "text", ["FooBar-Denver", "Denver–FooBar", "Denver to FooBar", "Denver - FooBar BLACK"]
)
def test_an_unknown_name_is_told_as_it_was_typed(text):
    with pytest.raises(UnknownName) as error:
        find_routes(USA, text)
    assert '"FooBar"' in str(error.value)
    with pytest.raises(UnknownName) as error:
        ttr.Game("usa", seed=1).why_not(f"CLAIM {text} WITH 2 Red")
    assert '"FooBar"' in str(error.value)


@pytest.mark.parametrize("text", ["", " ", "?", "Xyzzyx", "-", "Denver-"])
def test_no_such_city_is_said(text):
    with pytest.raises(UnknownName):
        find_city(USA, text)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Denver-Omaha", ["Denver-Omaha"]),
        ("omaha - denver", ["Denver-Omaha"]),
        ("Omaha–Denver", ["Denver-Omaha"]),
        ("Ｏｍａｈａ－Ｄｅｎｖｅｒ", ["Denver-Omaha"]),
        ("montréal—new york", ["Montreal-New York"]),
        ("Denver-Kansas City", ["Denver-Kansas City black", "Denver-Kansas City orange"]),
        ("kansas city-denver BLACK", ["Denver-Kansas City black"]),
        ("Portland-Seattle", ["Portland-Seattle 1", "Portland-Seattle 2"]),
        ("Seattle-Portland 2", ["Portland-Seattle 2"]),
        ("Portland-Seattle gray", ["Portland-Seattle 1", "Portland-Seattle 2"]),
        ("Duluth-Sault St. Marie", ["Duluth-Sault St. Marie"]),
    ],
)
def test_routes_are_found_either_way_round(text, names):
    assert [route.name for route in find_routes(USA, text)] == names


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Denver", ["two cities"]),
        ("Denver-Miami", ["No route links Denver and Miami", "Omaha"]),
        ("Denver-Denver", ["No route links Denver and Denver"]),
        ("Denver-Omaha red", ["Denver-Omaha"]),
        ("Denver-Kansas City red", ["Denver-Kansas City black", "Denver-Kansas City orange"]),
        ("Denver-Omahaa", ["Omaha"]),
        ("New-Denver", ["New Orleans", "New York"]),
        ("Portland-Seattle 3", ["Seattle"]),
    ],
)
def test_an_unknown_route_says_what_there_is(text, parts):
    with pytest.raises(UnknownName) as error:
        find_routes(USA, text)
    assert all(part in str(error.value) for part in parts), str(error.value)


def test_tickets_are_found_either_way_round():
    assert find_ticket(USA, "el paso-DENVER").name == "Denver-El Paso"
    with pytest.raises(UnknownName, match="Denver-El Paso"):
        find_ticket(USA, "Denver-Miami")


def test_a_ticket_with_a_tail_is_no_ticket():
    with pytest.raises(UnknownName):
        find_ticket(USA, "Denver-El Paso banana")


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("2 yellow, 1 locomotive", [0, 0, 2, 0, 0, 0, 0, 0, 1]),
        ("yellow yellow Locomotive", [0, 0, 2, 0, 0, 0, 0, 0, 1]),
        ("2 Yellow and 1 wild", [0, 0, 2, 0, 0, 0, 0, 0, 1]),
        ("2 YELLOW AND 1 WILD", [0, 0, 2, 0, 0, 0, 0, 0, 1]),
        ("2 yellow + loco", [0, 0, 2, 0, 0, 0, 0, 0, 1]),
        ("no cards", [0] * 9),
        ("", [0] * 9),
        ("1 purple", [0, 0, 0, 0, 0, 1, 0, 0, 0]),
    ],
)
def test_cards_are_read_as_they_are_said(text, cards):
    assert list(read_cards(text)) == cards


@pytest.mark.parametrize(
    "text", ["2", "red 2", "2 2 red", "mauve", "2 gray", "9999 red", "1.5 red"]
)
def test_what_is_no_card_is_refused(text):
    with pytest.raises(ValueError) as error:
        read_cards(text)
    assert str(error.value).endswith((".", "?"))


def test_a_bag_of_cards_has_no_empty_places():
    with pytest.raises(ValueError):
        read_cards("2 red, -")


def test_an_unclear_card_lists_the_candidates():
    with pytest.raises(UnknownName, match="blue or black"):
        find_card("bl")
    assert read_row("red - blue") == (0, -1, 4)


@on_usa_boxes
def test_every_route_and_ticket_is_found_by_its_name_and_by_its_label(box):
    game_map = ttr.load_box(box).map
    for one in game_map.routes:
        assert find_routes(game_map, one.name) == (one,)
        assert find_routes(game_map, game_map.route_label(one)) == (one,)
    for one in game_map.tickets:
        assert find_ticket(game_map, one.name) == one
        assert find_ticket(game_map, game_map.ticket_label(one)) == one


def test_a_route_is_written_with_its_own_name():
    game = ttr.scenario("usa", hands={0: "3 blue"})
    game.play("claim new york-MONTRÉAL")
    assert game.action_texts() == ["claim Montreal-New York with 3 blue"]
    assert game.state.owners[route(game, "Montreal-New York")] == 0
    assert "Ada claims Montréal-New York with 3 blue: 4 points." in game.log
