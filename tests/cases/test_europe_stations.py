"""Cases O-EU12 to O-EU20: stations, ties and tickets in the boxes of Europe."""

import pytest
from examples import refused, route, texts, ticket_names

import ttr_widgets as ttr

on_both_boards = pytest.mark.parametrize("box", ["europe", "europe-printed"])


def lines(game, seat, kind):
    return [line for line in game.scores().of(seat) if line.kind == kind]


def points(game, seat, kind):
    return [line.points for line in lines(game, seat, kind)]


@on_both_boards
@pytest.mark.parametrize(
    ("held", "ways"),
    [
        ("2 blue", ["2 blue"]),
        ("1 blue, 1 locomotive", ["1 blue, 1 locomotive"]),
        ("2 locomotives", ["2 locomotives"]),
        ("1 red, 1 blue", []),
    ],
)
def test_o_eu12_what_a_station_costs(box, held, ways):
    first = ttr.scenario(box, hands={0: held})
    kinds = [kind for kind in ("red", "blue", "locomotive") if kind in held]
    assert [t for t in texts(first) if t.startswith("station Paris")] == [
        f"station Paris with 1 {kind}" for kind in kinds
    ]
    second = ttr.scenario(box, hands={0: held}, stations={0: ["Wien"]})
    assert [t for t in texts(second) if t.startswith("station Paris")] == [
        f"station Paris with {way}" for way in ways
    ]
    if not ways:
        refused(second, f"station Paris with {held}", "station.one-color")


@on_both_boards
def test_o_eu13_one_station_per_city_whoever_built_it(box):
    for builder in (0, 1):
        game = ttr.scenario(box, hands={0: "2 blue"}, stations={builder: ["Munchen"]})
        cards = "2 blue" if builder == 0 else "1 blue"
        refused(game, f"station München with {cards}", "station.city-taken")


GREEN = ["Amsterdam-London", "Amsterdam-Frankfurt", "Frankfurt-Paris", "Munchen-Wien",
         "Budapest-Wien"]  # fmt: skip


def borrowing(box, others=("Frankfurt-Munchen", "Munchen-Zurich")):
    return ttr.scenario(
        box,
        claimed={0: GREEN, 1: others},
        stations={0: ["Munchen"]},
        tickets={0: ["London-Wien", "Paris-Wien", "Budapest-Zurich"]},
    )


@on_both_boards
def test_o_eu14_one_station_one_borrowed_route_best_choice(box):
    game = borrowing(box)
    assert points(game, 0, "ticket") == [10, 8, -6]
    lent = {number for line in lines(game, 0, "ticket") for number in line.routes}
    assert lent - set(game.state.routes_of(0)) == {route(game, "Frankfurt-Munchen")}


WEST = ["Munchen-Wien", "Munchen-Zurich", "Paris-Zurich", "Pamplona-Paris", "Lisboa-Madrid",
        "Madrid-Pamplona", "Budapest-Zagrab", "Danzig-Warszawa"]  # fmt: skip
EAST = ["Bucuresti-Sofia", "Bucuresti-Kyiv", "Kyiv-Wilno", "Kyiv-Smolensk", "Budapest-Sarajevo",
        "Budapest-Wien red", "Warszawa-Wien"]  # fmt: skip


@on_both_boards
@pytest.mark.parametrize(
    ("own", "theirs", "stations", "tickets", "loans"),
    [
        # Most points: one ticket of 20 before two of 6 and 7.
        (
            WEST,
            ["Budapest-Wien red", "Warszawa-Wien"],
            ["Wien"],
            ["Budapest-Zurich", "Paris-Zagrab", "Danzig-Lisboa"],
            ["Warszawa-Wien"],
        ),
        # As many points, then most tickets: 5 and 6 before 11.
        (
            EAST,
            ["Athina-Sofia", "Sarajevo-Sofia"],
            ["Sofia"],
            ["Athina-Wilno", "Budapest-Sofia", "Smolensk-Warszawa"],
            ["Sarajevo-Sofia"],
        ),
        # One loan will do, though both stations could lend one; the first on the map.
        (
            ["Munchen-Wien", "Munchen-Zurich", "Wien-Zagrab"],
            ["Budapest-Wien red", "Budapest-Zagrab"],
            ["Zagrab", "Wien"],
            ["Budapest-Zurich"],
            ["Budapest-Wien red"],
        ),
        # Nothing is borrowed that completes no ticket.
        (["Munchen-Wien"], ["Berlin-Wien"], ["Wien"], ["London-Wien"], []),
    ],
)
def test_o_eu14_which_route_is_the_best_choice(box, own, theirs, stations, tickets, loans):
    game = ttr.scenario(
        box, claimed={0: own, 1: theirs}, stations={0: stations}, tickets={0: tickets}
    )
    chosen = game.box.feature("stations").loans(game.state, 0)
    assert [game.box.map.routes[number].name for number in chosen] == loans


@on_both_boards
def test_o_eu15_stations_and_the_longest_path(box):
    (path,) = lines(borrowing(box), 0, "longest-path")
    assert path.words == "European Express: 7 spaces" and path.points == 10


@on_both_boards
def test_o_eu16_stations_in_reserve(box):
    game = ttr.scenario(box, stations={0: ["Munchen"]}, tickets={0: ["London-Wien"]})
    assert points(game, 0, "stations") == [8] and points(game, 0, "ticket") == [-10]
    assert points(game, 1, "stations") == [12]


@on_both_boards
@pytest.mark.parametrize(
    ("theirs", "done"),
    [
        (["Berlin-Wien"], False),
        # Wien-Zagrab is open: it is not lent. Claimed by another player, it is.
        ([], False),
        (["Wien-Zagrab"], True),
        # It would do, but it does not enter Wien.
        (["Budapest-Zagrab"], False),
    ],
)
def test_o_eu17_neither_open_routes_nor_routes_elsewhere(box, theirs, done):
    own = ["Budapest-Wien", "Sarajevo-Zagrab", "Sarajevo-Sofia"]
    game = ttr.scenario(
        box,
        claimed={0: own, 1: theirs},
        stations={0: ["Wien"]},
        tickets={0: ["Budapest-Sofia"]},
    )
    assert [line.done for line in lines(game, 0, "ticket")] == [done]


@on_both_boards
def test_o_eu17_what_a_station_can_borrow(box):
    game = ttr.scenario(
        box,
        claimed={0: ["Budapest-Wien", "Bucuresti-Budapest"], 1: ["Berlin-Wien", "Sarajevo-Zagrab"]},
        stations={0: ["Wien"]},
        tickets={0: ["Berlin-Bucuresti"]},
    )
    (ticket,) = lines(game, 0, "ticket")
    borrowed = set(ticket.routes) - set(game.state.routes_of(0))
    assert (ticket.points, borrowed) == (8, {route(game, "Berlin-Wien")})


@on_both_boards
@pytest.mark.parametrize(("builder", "done"), [(0, True), (1, False), (2, False)])
def test_o_eu17_a_station_lends_to_its_owner_only(box, builder, done):
    game = ttr.scenario(
        box,
        players=3,
        claimed={0: ["Budapest-Wien", "Bucuresti-Budapest"], 1: ["Berlin-Wien"]},
        stations={builder: ["Wien"]},
        tickets={0: ["Berlin-Bucuresti"]},
    )
    assert [line.done for line in lines(game, 0, "ticket")] == [done]


@on_both_boards
def test_o_eu18_one_station_a_turn_three_in_all(box):
    game = ttr.scenario(box, hands={0: "6 blue"}, stations={0: ["Wien", "Berlin"]})
    game.play("station Paris with 3 blue")
    assert game.seat == 1
    refused(game, "station Roma with 1 blue", "turn.order", seat=0)
    game.play("draw deck")
    game.play("draw deck")
    refused(game, "station Roma with 3 blue", "station.none-left")


@on_both_boards
def test_o_eu18_the_borrowed_route_is_chosen_at_the_end(box):
    game = borrowing(box, others=("Munchen-Zurich",))
    assert points(game, 0, "ticket") == [-10, -8, 6]
    later = borrowing(box, others=("Munchen-Zurich", "Frankfurt-Munchen"))
    assert points(later, 0, "ticket") == [10, 8, -6]


TIED = {
    # Two stations and the European Express, against one station.
    "stations": ({0: ["Wien", "Berlin"], 1: ["Roma"]}, {0: ["Kobenhavn-Stockholm"]}, (1,)),
    # As many stations: the Express decides.
    "longest-path": ({0: ["Wien"], 1: ["Roma"]}, {0: ["Kobenhavn-Stockholm"]}, (0,)),
    # Both have the Express, or none has it: shared.
    "shared": (
        {0: ["Wien"], 1: ["Roma"]},
        {0: ["Kobenhavn-Stockholm"], 1: ["Berlin-Wien"]},
        (0, 1),
    ),
}


@on_both_boards
@pytest.mark.parametrize("decided_by", TIED)
def test_o_eu19_tie_for_the_win_in_europe(box, decided_by):
    stations, claimed, winners = TIED[decided_by]
    table = {"players": 3, "stations": stations, "claimed": claimed}
    even = ttr.scenario(box, points={0: 0, 1: 0}, **table).scores().totals
    level = {seat: 120 - total for seat, total in enumerate(even[:2])}
    score = ttr.scenario(box, points=level, **table).scores()
    assert score.totals[:2] == (120, 120)
    assert (score.winners, score.decided_by) == (winners, decided_by)


@on_both_boards
def test_o_eu20_ticket_values_are_printed_not_computed(box):
    tickets = {ticket.name: ticket.points for ticket in ttr.load_box(box).map.tickets}
    assert tickets["London-Wien"] == 10 and tickets["Athina-Edinburgh"] == 21
    game = ttr.scenario(box, tickets={0: ["London-Wien"]})
    assert ticket_names(game, game.state.seats[0].tickets) == ["London-Wien"]
    assert points(game, 0, "ticket") == [-10]
