"""The engine's position and count in the referee's words, and where the two differ."""

import re
from itertools import pairwise

from ttr_widgets.model.cards import NO_CARD
from ttr_widgets.model.state import (
    NOBODY,
    GameOver,
    KeepTickets,
    SecondCard,
    TakeTurn,
    TunnelSurcharge,
)

from .count import own_routes, ways_to_borrow
from .facts import KINDS
from .table import Disagreement


def table_of(state):
    """Write down a position of the engine as the referee does."""
    map_ = state.box.map
    return {
        "deck": [KINDS[card] for card in state.deck],
        "discards": _bag(state.discards),
        "row": [None if card == NO_CARD else KINDS[card] for card in state.row],
        "ticket deck": list(state.ticket_deck),
        "aside": list(state.aside),
        "owner": {
            map_.routes[number].name: owner
            for number, owner in enumerate(state.owners)
            if owner != NOBODY
        },
        "stations": [
            [seat, map_.cities[city].name] for seat, city in state.extra.get("stations", ())
        ],
        "seats": [_seat(seat) for seat in state.seats],
        "turn": state.seat,
        "asked": _asked(map_, state.decision),
        "turns left": state.turns_left,
        "passes": state.passes,
    }


def _bag(counts):
    return dict(zip(KINDS, counts, strict=True))


def _seat(seat):
    return {
        "trains": seat.trains,
        "hand": _bag(seat.hand),
        "tickets": list(seat.tickets),
        "dealt": list(seat.dealt),
        "points": seat.points,
    }


def _asked(map_, decision):
    match decision:
        case TakeTurn():
            return ["turn"]
        case SecondCard():
            return ["second card"]
        case KeepTickets(offered, keep, start):
            return ["start tickets" if start else "tickets", list(offered), keep]
        case TunnelSurcharge(route, payment, revealed, extra):
            open_cards = [KINDS[card] for card in revealed]
            return ["surcharge", map_.routes[route].name, _bag(payment), open_cards, extra]
        case GameOver():
            return ["nothing"]
    raise Disagreement(f"asked: {decision}")


def same(what, engine, referee):
    """Say where two values differ."""
    if engine == referee:
        return
    if isinstance(engine, dict):
        for key in {**engine, **referee}:
            same(f"{what}, {key}", engine.get(key), referee.get(key))
    raise Disagreement(f"{what}: the engine has {engine}, the referee {referee}")


def same_legal(game, legal):
    """Compare everything that is legal."""
    # A taxi card is what the other boxes call a locomotive: the referee has one word for it.
    listed = [
        re.sub(r"\btaxi", "locomotive", game.write(action)) for action in game.legal_actions()
    ]
    if len(set(listed)) < len(listed):
        raise Disagreement(f"an action is listed twice: {sorted(listed)}")
    too_much, missing = sorted(set(listed) - legal), sorted(legal - set(listed))
    if too_much or missing:
        raise Disagreement(f"the engine allows {too_much}, the referee besides {missing}")


def same_refusals(game, wishes, legal):
    """What is not legal must be refused for a reason, and nothing else."""
    for wish in wishes:
        if bool(game.why_not(wish)) == (wish in legal):
            raise Disagreement(f'the wish "{wish}" is refused for {game.why_not(wish)}')


def same_closed(game, facts, table):
    """Compare the routes that are closed for everybody."""
    closed, owner = set(), table["owner"]
    if len(table["seats"]) <= facts["close up to"]:
        routes = facts["routes"].items()
        closed = {name for name, r in routes if name not in owner and r["twin"] in owner}
    shown = zip(facts["routes"], game.observe(None).closed, strict=True)
    same("closed routes", {name for name, shut in shown if shut}, closed)


def same_count(game, facts, table, count):
    """Compare the final count line by line, and check what each line lights on the map."""
    score = game.scores()
    for seat, lines in enumerate(count["lines"]):
        said = {_key(line): _fact(game.box.map, line) for line in score.of(seat)}
        same(f"count of seat {seat}", said, lines)
        tickets_are_linked(game.box.map, facts, table, seat, score.of(seat))
        path_can_be_walked(game.box.map, facts, table, seat, score.of(seat))
    same("totals", list(score.totals), count["totals"])
    same("winners", list(score.winners), count["winners"])
    same("decided by", score.decided_by, count["decided by"])


def _key(line):
    return ("ticket", line.ticket) if line.kind == "ticket" else line.kind


def _fact(map_, line):
    """The points of a line and the fact that it tells."""
    if line.kind == "ticket":
        return line.points, line.done
    number = int(re.search(r"\d+", line.words)[0])
    if line.kind != "attractions":
        return line.points, number
    names = [map_.cities[city].name for city in line.cities]
    return line.points, names if len(names) == number else line.words


def tickets_are_linked(map_, facts, table, seat, lines):
    """The routes that a completed ticket lights link its cities; each station lends one at most."""
    own, borrowed = own_routes(table, seat), set()
    for line in lines:
        if line.kind == "ticket" and line.done:
            routes = [map_.routes[number].name for number in line.routes]
            borrowed |= {name for name in routes if name not in own}
            if not _links(facts, routes, facts["tickets"][line.ticket]["ends"]):
                raise Disagreement(f"{line.words} is not linked by {routes}")
    cities = [city for s, city in table["stations"] if s == seat]
    if not _lent(borrowed, [ways_to_borrow(facts, table, seat, city) for city in cities]):
        raise Disagreement(f"stations in {cities} cannot lend {borrowed}")


def _links(facts, routes, ends):
    """Walk from one city of a ticket to the other over these routes, all of them needed."""
    here, there = sorted(ends)
    left = list(routes)
    while here != there:
        ways = [name for name in left if here in facts["routes"][name]["ends"]]
        if len(ways) != 1:
            return False
        left.remove(ways[0])
        (here,) = facts["routes"][ways[0]]["ends"] - {here}
    return not left


def _lent(borrowed, ways):
    """Whether each of these routes has a station of its own to lend it."""
    if not borrowed or not ways:
        return not borrowed
    return any(_lent(borrowed - {name}, ways[1:]) for name in ways[0])


def path_can_be_walked(map_, facts, table, seat, lines):
    """The longest path lights own routes, one after the other, none twice."""
    for line in lines:
        if line.kind == "longest-path":
            routes = [map_.routes[number].name for number in line.routes]
            cities = [map_.cities[city].name for city in line.cities]
            spaces = sum(facts["routes"][name]["spaces"] for name in routes)
            steps = [{a, b} for a, b in pairwise(cities)]
            walked = [facts["routes"][name]["ends"] for name in routes] == steps
            once = len(set(routes)) == len(routes)
            if not walked or not once or not set(routes) <= set(own_routes(table, seat)):
                raise Disagreement(f"{routes} is no path over {cities}")
            if f" {spaces} " not in line.words:
                raise Disagreement(f"{line.words}, but {routes} has {spaces} spaces")
