"""Cases O-EU12 to O-EU20, and those of all boxes that stations change."""

import pytest
from examples import cards_of_the_table, owner, refused, route, texts, ticket_names

import ttr_widgets as ttr
from ttr_widgets.model.state import TunnelSurcharge

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


@on_both_boards
def test_o_g08_nothing_to_draw_but_a_station_to_build(box):
    game = ttr.scenario(
        box, hands={0: "1 red", 1: "1 blue"}, row="", deck="", ticket_deck=[], trains={0: 3}
    )
    refused(game, "draw deck", "draw.empty-deck")
    assert {text.split()[0] for text in texts(game)} == {"claim", "station"}
    game.play("station Wien with 1 red")
    assert game.seat == 1 and game.observe(None).row.count(0) == 1


@on_both_boards
@pytest.mark.parametrize("answer", ["pay 1 green", "withdraw"])
def test_o_g10_cards_are_conserved_during_a_tunnel(box, answer):
    game = ttr.scenario(box, hands={0: "3 green"}, deck="green red blue ...")
    game.play("claim Venezia-Zurich with 2 green")
    laid_out = list(cards_of_the_table(game.state))
    for card in game.state.decision.revealed:
        laid_out[card] += 1
    assert tuple(laid_out) == game.box.cards
    game.play(answer)
    assert cards_of_the_table(game.state) == game.box.cards and sum(game.box.cards) == 110


@on_both_boards
def test_o_g11_a_half_finished_draw_cannot_turn_into_a_station(box):
    game = ttr.scenario(box, hands={0: "3 blue"}, row="red yellow blue white orange")
    game.play("draw 1")
    refused(game, "station Wien with 1 blue", "turn.one-action")
    assert {text.split()[0] for text in texts(game)} == {"draw"}


@on_both_boards
def test_o_g12_nobody_else_builds_or_answers_for_a_tunnel(box):
    game = ttr.scenario(box, hands={0: "3 green", 1: "3 green"}, deck="green red blue ...")
    refused(game, "station Wien with 1 green", "turn.order", seat=1)
    game.play("claim Venezia-Zurich with 2 green")
    for answer in ("pay 1 green", "withdraw"):
        refused(game, answer, "turn.order", seat=1)
    assert isinstance(game.state.decision, TunnelSurcharge) and game.seat == 0
    assert owner(game, "Venezia-Zurich") == -1


@on_both_boards
@pytest.mark.parametrize(
    ("held", "built", "options"),
    [
        ("no cards", [], ["pass"]),
        ("1 red", ["Wien", "Roma"], ["pass"]),
        ("1 red", ["Wien", "Roma", "Paris"], ["pass"]),
        ("1 red", [], None),
    ],
)
def test_o_g13_who_can_build_a_station_cannot_pass(box, held, built, options):
    game = ttr.scenario(
        box,
        hands={0: held},
        stations={0: built},
        trains={0: 0},
        row="",
        deck="",
        ticket_deck=[],
        turns_left=2,
    )
    if options:
        assert texts(game) == options
        game.play("pass")
        assert game.seat == 1
    else:
        refused(game, "pass", "turn.pass")
        assert {text.split()[0] for text in texts(game)} == {"station"}


@on_both_boards
def test_o_g14_everybody_is_stuck(box):
    game = ttr.scenario(box, players=3, row="", deck="", ticket_deck=[], seat=1)
    for seat in (1, 2, 0):
        assert (game.seat, texts(game)) == (seat, ["pass"])
        game.play("pass")
    assert game.over and game.scores().totals == (12, 12, 12)


@on_both_boards
def test_o_us16_a_final_turn_with_no_trains_may_build_a_station(box):
    game = ttr.scenario(box, hands={0: "2 red"}, trains={0: 0}, turns_left=1)
    assert not any(text.startswith("claim") for text in texts(game))
    game.play("station Wien with 1 red")
    assert game.over and points(game, 0, "stations") == [8]


@on_both_boards
def test_o_us18_nobody_built_anything(box):
    score = ttr.scenario(box).scores()
    assert score.totals == (12, 12) and (score.winners, score.decided_by) == ((0, 1), "shared")
