"""Nothing is lost and nothing is made: cards, trains, tickets, points."""

from examples import (
    cards_of_the_table,
    on_random_games,
    steps,
    tickets_of_the_table,
    trains_of_the_table,
)

import ttr_widgets as ttr


@on_random_games
def test_cards_are_conserved(box, seats, seed, habit):
    for _, action, state, _ in steps(box, seats, seed, habit):
        assert cards_of_the_table(state) == ttr.load_box(box).cards, action
        assert min(state.discards) >= 0
        assert all(min(seat.hand) >= 0 for seat in state.seats), action


@on_random_games
def test_tickets_are_conserved(box, seats, seed, habit):
    everything = [ticket.id for ticket in ttr.load_box(box).map.tickets]
    for _, action, state, _ in steps(box, seats, seed, habit):
        assert tickets_of_the_table(state) == everything, action


@on_random_games
def test_trains_are_conserved(box, seats, seed, habit):
    for _, action, state, _ in steps(box, seats, seed, habit):
        assert trains_of_the_table(state) == [45] * seats, action
        assert min(seat.trains for seat in state.seats) >= 0, action


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
        assert state.deck or not any(state.discards), action


@on_random_games
def test_nobody_owns_both_of_twins_and_few_players_use_only_one(box, seats, seed, habit):
    for _, action, state, _ in steps(box, seats, seed, habit):
        pairs = [(r.id, r.twin) for r in state.box.map.routes if r.twin is not None]
        owners = [(state.owners[a], state.owners[b]) for a, b in pairs]
        assert not any(a == b != -1 for a, b in owners), action
        assert seats > 3 or all(-1 in pair for pair in owners), action


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
            assert low is None and after.seats[before.seat].trains <= 2
            low = before.seat
    if low is not None and after.passes < seats:
        assert turns == [(low + step) % seats for step in range(1, seats + 1)]
