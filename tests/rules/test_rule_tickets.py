"""Drawing and keeping tickets."""

import pytest
from examples import USA, on_usa_boxes, refused, texts, ticket_names, tickets_of_the_table

import ttr_widgets as ttr

FOUR = ["Denver-El Paso", "Boston-Miami", "Calgary-Phoenix", "Duluth-Houston"]


@on_usa_boxes
def test_tickets_empty_deck(box):
    game = ttr.scenario(box, ticket_deck=[])
    assert refused(game, "tickets", "tickets.empty-deck") == ("The ticket deck is empty.",)
    assert "tickets" not in texts(game)


@on_usa_boxes
@pytest.mark.parametrize(("left", "drawn"), [(4, 3), (3, 3), (2, 2), (1, 1)])
def test_tickets_number(box, left, drawn):
    game = ttr.scenario(box, ticket_deck=FOUR[:left])
    game.play("tickets")
    assert ticket_names(game, game.state.decision.offered) == FOUR[:drawn]
    assert len(game.state.ticket_deck) == left - drawn
    assert len(game.legal_actions()) == 2**drawn - 1


@pytest.mark.parametrize("box", USA)
@pytest.mark.parametrize(
    ("start", "wish", "keep", "kept"),
    [
        (True, "keep 1", 2, 1),
        (True, "keep nothing", 2, 0),
        (False, "keep nothing", 1, 0),
    ],
)
def test_tickets_keep_minimum(box, start, wish, keep, kept):
    game = ttr.Game(box) if start else ttr.scenario(box)
    if not start:
        game.play("tickets")
    assert refused(game, wish, "tickets.keep-minimum") == (
        f"Tickets you must keep here: at least {keep}. Tickets you chose: {kept}.",
    )


@on_usa_boxes
@pytest.mark.parametrize(
    ("wish", "places"), [("keep 1 4", "4"), ("keep 0 1", "0"), ("keep 1 7 99", "7, 99")]
)
def test_tickets_keep_offered(box, wish, places):
    game = ttr.scenario(box)
    game.play("tickets")
    assert refused(game, wish, "tickets.keep-offered") == (
        f"There is no choice {places} here: the offered tickets are numbered 1 to 3.",
    )
    # Who names a ticket that is not there need not hear that he has chosen too few.
    refused(game, "keep 4", "tickets.keep-offered")


@on_usa_boxes
@pytest.mark.parametrize(
    ("wish", "places"), [("keep 1 1", "1"), ("keep 1 2 2", "2"), ("keep 3 3 1 1", "1, 3")]
)
def test_tickets_keep_once(box, wish, places):
    game = ttr.scenario(box)
    game.play("tickets")
    said = refused(game, wish, "tickets.keep-once")
    assert said == (f"You chose ticket {places} more than once.",)


@on_usa_boxes
def test_tickets_returned(box):
    game = ttr.scenario(box, ticket_deck=FOUR)
    before = tickets_of_the_table(game.state)
    game.play("tickets")
    game.play("keep 1 3")
    deck = ticket_names(game, reversed(game.state.ticket_deck))
    assert deck == ["Duluth-Houston", "Boston-Miami"]
    assert ticket_names(game, game.state.seats[0].tickets) == ["Denver-El Paso", "Calgary-Phoenix"]
    assert tickets_of_the_table(game.state) == before


def refused_at_start(box):
    """Let three players keep as few as they may: the game, the deck before, and what is refused."""
    game = ttr.Game(box, 3, seed=5)
    top, rest = list(game.state.ticket_deck), []
    for _ in range(3):
        rest += game.state.decision.offered[game.state.decision.keep :]
        assert game.state.ticket_deck == top
        game.play("keep 1" if game.state.decision.keep == 1 else "keep 1 2")
    return game, top, rest


@pytest.mark.parametrize("box", ttr.boxes())
def test_tickets_refused_at_start(box):
    game, top, rest = refused_at_start(box)
    deck = game.state.ticket_deck
    assert game.state.aside == () and len(rest) >= 3
    if box.startswith(("europe", "islands")):
        assert deck == top and not {*rest} & {*tickets_of_the_table(game.state)}
        long = {ticket.id for ticket in game.box.map.tickets if ticket.kind == "long"}
        assert not long & {*deck}
        return
    assert sorted(deck[: len(rest)]) == sorted(rest) and deck[len(rest) :] == top
    # Nobody knows their order: another seed shuffles them otherwise.
    assert tickets_of_the_table(game.state) == [ticket.id for ticket in game.box.map.tickets]


@pytest.mark.parametrize("box", ttr.boxes())
def test_tickets_secret(box):
    game = ttr.Game(box, 2, seed=1)
    game.play("keep all")
    assert None not in (game.observe(0).seats[0].tickets, game.observe(0).seats[0].hand)
    for other in (1, None):
        seat = game.observe(other).seats[0]
        assert seat.tickets is None and seat.hand is None
        assert seat.number_of_tickets == len(game.state.seats[0].tickets)
    offered = [game.observe(seat).decision.offered for seat in (1, 0, None)]
    assert offered == [game.state.decision.offered, None, None]


@pytest.mark.parametrize("box", ttr.boxes())
def test_tickets_none_offered(box):
    game = ttr.scenario(box)
    said = refused(game, "keep 1", "tickets.none-offered")
    assert said == ("No tickets are offered to you now.",)
