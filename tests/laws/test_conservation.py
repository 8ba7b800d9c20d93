"""Nothing is lost and nothing is made: cards, trains, tickets, points."""

from examples import (
    cards_of_the_table,
    on_random_games,
    steps,
    the_box,
    tickets_of_the_table,
    trains_of_the_table,
)

from ttr_widgets.model.state import KeepTickets, TunnelSurcharge
from ttr_widgets.rules.features.build_station import built_by, number_each, stations


@on_random_games
def test_cards_are_conserved(box, seats, seed, habit):
    for _, action, state, _ in steps(box, seats, seed, habit):
        assert cards_of_the_table(state) == the_box(box).cards, action
        assert min(state.discards) >= 0
        assert all(min(seat.hand) >= 0 for seat in state.seats), action


@on_random_games
def test_tickets_are_conserved(box, seats, seed, habit):
    everything = [ticket.id for ticket in the_box(box).map.tickets]
    gone = None
    for before, action, state, _ in steps(box, seats, seed, habit):
        gone = gone or not_dealt(before, everything)
        gone = [*gone, *refused_for_good(before, action)]
        # Equal lists, not sets: what has left the game has left it once and never comes back.
        assert sorted([*tickets_of_the_table(state), *gone]) == everything, action


def not_dealt(state, everything):
    """The long tickets that nobody was dealt: after the set-up these and no others are missing."""
    box = state.box
    missing = sorted({*everything} - {*tickets_of_the_table(state)})
    long = [ticket.id for ticket in box.map.tickets if ticket.kind == "long"]
    assert {*missing} <= {*long}
    assert len(missing) == len(long) - box.tickets.dealt_long * len(state.seats)
    return missing


def refused_for_good(state, action):
    """The tickets that leave the game now: start tickets refused in a box that wants them out."""
    asked = state.decision
    if not isinstance(asked, KeepTickets) or not asked.start:
        return []
    if state.box.tickets.refused_at_start != "out":
        return []
    return [t for place, t in enumerate(asked.offered, 1) if place not in action.places]


@on_random_games
def test_trains_are_conserved(box, seats, seed, habit):
    trains = the_box(box).trains
    for _, action, state, _ in steps(box, seats, seed, habit):
        assert trains_of_the_table(state) == [trains] * seats, action
        assert min(seat.trains for seat in state.seats) >= 0, action


@on_random_games
def test_a_station_stays_and_each_city_and_each_seat_has_room_for_so_many(box, seats, seed, habit):
    for before, action, state, _ in steps(box, seats, seed, habit):
        there, cities = stations(state), [city for _seat, city in stations(state)]
        assert there[: len(stations(before))] == stations(before), action
        assert len(set(cities)) == len(cities), action
        most = max(len(built_by(state, seat)) for seat in range(seats))
        assert most <= number_each(state.box), action


@on_random_games
def test_points_on_the_track_are_those_of_the_routes(box, seats, seed, habit):
    for _, action, state, _ in steps(box, seats, seed, habit):
        for number, seat in enumerate(state.seats):
            routes = (state.box.map.routes[route] for route in state.routes_of(number))
            assert seat.points == sum(state.box.points[route.spaces] for route in routes), action


@on_random_games
def test_the_row_is_full_whenever_there_are_cards(box, seats, seed, habit):
    for _, action, state, _ in steps(box, seats, seed, habit):
        assert -1 not in state.row or not state.deck, action
        # Cards paid and revealed for a tunnel come to the discards before these are shuffled.
        asked = type(state.decision)
        assert state.deck or not any(state.discards) or asked is TunnelSurcharge, action


@on_random_games
def test_nobody_owns_both_of_twins_and_few_players_use_only_one(box, seats, seed, habit):
    for _, action, state, _ in steps(box, seats, seed, habit):
        pairs = [(r.id, r.twin) for r in state.box.map.routes if r.twin is not None]
        owners = [(state.owners[a], state.owners[b]) for a, b in pairs]
        assert not any(a == b != -1 for a, b in owners), action
        few = seats <= state.box.doubles_close_up_to
        assert not few or all(-1 in pair for pair in owners), action


@on_random_games
def test_every_game_ends(box, seats, seed, habit):
    *_, (_, _, state, events) = steps(box, seats, seed, habit)
    assert state.over and type(events[-1]).__name__ == "GameEnded"
    score = state.decision.score
    assert sum(line.points for line in score.lines) == sum(score.totals)
    assert {score.totals[winner] for winner in score.winners} == {max(score.totals)}


@on_random_games
def test_the_last_round_gives_each_seat_one_turn(box, seats, seed, habit):
    turns, low = [], None
    for before, _, after, events in steps(box, seats, seed, habit):
        names = [type(event).__name__ for event in events]
        if low is not None and "TurnEnded" in names:
            turns.append(before.seat)
        if "LastRoundBegan" in names:
            assert low is None and after.seats[before.seat].trains <= after.box.last_round_at
            low = before.seat
    if low is not None and after.passes < seats:
        assert turns == [(low + step) % seats for step in range(1, seats + 1)]
