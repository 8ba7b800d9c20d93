"""What a seat may see, hear and read."""

import re
from dataclasses import fields

import pytest
from examples import USA, digger, fresh_steps, on_usa_boxes, random_game, ticket_names

import ttr_widgets as ttr
from ttr_widgets.model.actions import PaySurcharge
from ttr_widgets.model.cards import NAMES
from ttr_widgets.model.state import KeepTickets, TunnelSurcharge
from ttr_widgets.play.describe import in_words
from ttr_widgets.play.observe import cannot_pay, observe, observe_event
from ttr_widgets.rules import engine


@on_usa_boxes
def test_a_seat_sees_its_own_cards_and_tickets_only(box):
    game = ttr.scenario(
        box,
        players=3,
        hands={0: "2 red", 1: "3 blue", 2: "1 pink"},
        tickets={0: ["Denver-El Paso"], 1: ["Boston-Miami", "Calgary-Phoenix"]},
    )
    for viewer in (None, 0, 1, 2):
        seen = game.observe(viewer)
        assert [seat.number_of_cards for seat in seen.seats] == [2, 3, 1]
        assert [seat.number_of_tickets for seat in seen.seats] == [1, 2, 0]
        for seat in seen.seats:
            mine = seat.seat == viewer
            real = game.state.seats[seat.seat]
            assert seat.hand == (tuple(real.hand) if mine else None)
            assert seat.tickets == (real.tickets if mine else None)
    assert game.observe(1).me.seat == 1
    with pytest.raises(ValueError, match="onlooker"):
        game.observe().me  # noqa: B018


@on_usa_boxes
def test_everybody_sees_what_lies_open(box):
    game = ttr.scenario(
        box,
        claimed={1: ["Chicago-Saint Louis white"]},
        row="red - blue",
        deck="white black",
        discards="2 green",
        ticket_deck=["Boston-Miami"],
        turns_left=2,
        seat=1,
    )
    for viewer in (None, 0, 1):
        seen = game.observe(viewer)
        assert seen.row == (0, -1, 4, -1, -1) and seen.deck == 2 and seen.ticket_deck == 1
        assert seen.discards == (0, 0, 0, 2, 0, 0, 0, 0, 0) and seen.turns_left == 2
        assert seen.to_move == 1 and seen.seat == viewer and not seen.over
        assert seen.routes_of(1) == game.state.routes_of(1) and sum(seen.closed) == 1
        assert [(seat.trains, seat.points) for seat in seen.seats] == [(45, 0), (43, 2)]


@on_usa_boxes
def test_offered_tickets_are_seen_by_the_seat_that_is_asked(box):
    game = ttr.Game(box, 3, seed=1)
    offered = game.state.decision.offered
    assert game.observe(0).decision == KeepTickets(offered, 2, start=True)
    for viewer in (None, 1, 2):
        assert game.observe(viewer).decision == KeepTickets(None, 2, start=True)


@on_usa_boxes
def test_at_the_end_all_tickets_are_shown_but_no_hands(box):
    game = random_game(box, 3, seed=5)
    for viewer in (None, 0, 1, 2):
        seen = game.observe(viewer)
        assert seen.over and seen.decision.score == game.scores()
        assert [seat.tickets for seat in seen.seats] == [s.tickets for s in game.state.seats]
        assert [seat.seat for seat in seen.seats if seat.hand is not None] == (
            [] if viewer is None else [viewer]
        )


@on_usa_boxes
def test_tickets_stay_secret_in_the_last_round(box):
    game = ttr.scenario(box, tickets={0: ["Boston-Miami"]}, trains={0: 0}, turns_left=1)
    assert [game.observe(viewer).seats[0].tickets for viewer in (None, 1)] == [None, None]


UNHEARD = {
    "DeckShuffled": {"deck"},
    "CardsDealt": {"cards"},
    "CardDrawn": {"card"},
    "TicketsShuffled": {"deck"},
    "TicketsDealt": {"tickets"},
    "TicketsRemoved": {"tickets"},
    "TicketsDrawn": {"tickets"},
    "TicketsKept": {"kept", "refused"},
    "AsideShuffledUnder": {"tickets"},
}


@pytest.mark.parametrize(("box", "seed"), [("usa", 5), ("europe", 5)])
def test_what_the_others_do_not_hear(box, seed):
    """Card by card: what is turned up, taken from the row or revealed is heard by all."""
    game, met = random_game(box, 3, seed=seed), set()
    for event in (event for action in game.events for event in action):
        kind = type(event).__name__
        met.add(kind)
        for viewer in (None, *(seat for seat in range(3) if seat != event.seat)):
            heard = observe_event(event, viewer)
            unheard = {f.name for f in fields(event) if _lost(event, heard, f.name)}
            assert unheard == UNHEARD.get(kind, set()), (kind, viewer)
            if isinstance(getattr(heard, "decision", None), KeepTickets):
                assert heard.decision.offered is None
    assert {*UNHEARD} - met == ({"TicketsRemoved"} if box == "usa" else {"AsideShuffledUnder"})


def _lost(event, heard, name):
    return getattr(heard, name) is None and getattr(event, name) is not None


@pytest.mark.parametrize("box", USA)
def test_the_log_hides_secrets(box):
    game = random_game(box, 3, seed=6)
    tickets = {ticket.name for ticket in game.box.map.tickets}
    cards = "|".join(NAMES[:9])
    for viewer in (None, 0, 1, 2):
        mine = game.names[viewer] if viewer is not None else None
        log = game.log_for(viewer)
        assert len(log) == len(game.log)
        for sentence in log:
            who = sentence.split()[0]
            if who != mine:
                assert not re.search(rf"draws.*({cards})", sentence), sentence
                assert not re.search(rf"gets.*({cards})", sentence), sentence
                if "ticket" in sentence:
                    assert not any(name in sentence for name in tickets), sentence
        if mine:
            assert any(s.startswith(f"{mine} draws from the deck: ") for s in log)
            assert any(s.startswith(f"{mine} keeps") and "-" in s for s in log)


@pytest.mark.parametrize("box", USA)
def test_a_description_in_words_tells_a_seat_its_own_secrets_only(box):
    game = ttr.scenario(
        box,
        hands={0: "2 red", 1: "3 blue"},
        tickets={0: ["Denver-El Paso"], 1: ["Boston-Miami"]},
    )
    mine = in_words(game.observe(0), game.names)
    assert "in hand: 2 red." in mine and "Denver-El Paso" in mine
    assert "3 blue" not in mine and "Boston" not in mine
    onlooker = in_words(game.observe(), game.names)
    assert "in hand" not in onlooker and "El Paso" not in onlooker and "Boston" not in onlooker
    assert ticket_names(game, game.observe(1).me.tickets) == ["Boston-Miami"]


def test_observations_and_refusals_can_be_kept_in_sets():
    game = random_game("usa", 2, seed=3)
    assert len({game.observe(0), game.observe(1), game.observe(None), game.observe(0)}) == 3


@pytest.mark.parametrize("wish", ["draw deck", "draw 1", "tickets", "claim Denver-Omaha"])
def test_a_refusal_tells_nothing_of_others(wish):
    game = ttr.scenario("usa", hands={0: "4 pink", 1: "2 blue"}, tickets={0: ["Boston-Miami"]})
    said = " ".join(str(violation) for violation in game.why_not(wish, seat=1))
    assert "pink" not in said and "Boston" not in said and "Ada" in said


@on_usa_boxes
def test_a_seat_that_chooses_tickets_reads_them_in_words(box):
    game = ttr.Game(box, 2, seed=1)
    offered = [
        game.box.map.ticket_label(game.box.map.tickets[ticket])
        for ticket in game.state.decision.offered
    ]
    mine, other = (in_words(game.observe(seat), game.names) for seat in (0, 1))
    assert all(name in mine for name in offered)
    assert not any(name in other for name in offered)


def test_who_cannot_pay_for_a_tunnel_is_known_to_that_seat_alone():
    """It is reckoned from the hand that is seen, and agrees with what the rules allow."""
    found = []
    for seed in range(4):
        for state, _action, _after, _events in fresh_steps("europe", 3, seed, digger):
            can = any(isinstance(one, PaySurcharge) for one in engine.legal_actions(state))
            if isinstance(state.decision, TunnelSurcharge):
                assert cannot_pay(observe(state, state.seat)) is not can
                found.append(can)
            assert not any(cannot_pay(observe(state, seat)) for seat in _others(state))
    assert {*found} == {True, False}


def _others(state):
    return [None, *(seat for seat in range(len(state.seats)) if seat != state.seat)]


def test_a_seat_still_plays_until_its_last_turn_is_over():
    game = ttr.scenario("usa", players=3, seat=2, turns_left=2)
    plays = [game.observe(None).still_plays(seat) for seat in range(3)]
    assert plays == [True, False, True]
    assert all(ttr.Game("usa", 3).observe(None).still_plays(seat) for seat in range(3))
