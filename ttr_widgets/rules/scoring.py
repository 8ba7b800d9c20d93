"""The final count, line by line, each line with its reason."""

from collections.abc import Iterator

from ttr_widgets.locale import _, mark, ngettext
from ttr_widgets.model.rule import Rule
from ttr_widgets.model.score import FinalScore, Line
from ttr_widgets.model.state import State

from . import network

TICKETS = Rule(
    "score.tickets",
    mark(
        "At the end each ticket counts its printed points once: added if your own trains (and "
        "the routes that your stations borrow) join its cities without a gap, subtracted if not. "
        "A total may fall below zero."
    ),
    source="usa-2025, how tickets work and final scoring 2; europe, purpose 2; "
    "new-york, final scoring 2; cases O-US08, O-US13, O-US17, O-EU20",
)
WINNER = Rule(
    "score.winner",
    mark(
        "Most points win. A tie is broken by the number of completed tickets; then in the USA by "
        "the longest path, in Europe and on the Islands by the fewest stations built and after "
        "that by the longest path. If nothing breaks it, the victory is shared, and that is a win "
        "for each who shares it."
    ),
    source="usa-2025, end of the game; europe, purpose; new-york, end; ruling 10; "
    "cases O-US12, O-EU19",
)

RULES = (TICKETS, WINNER)


def final_score(state: State) -> FinalScore:
    """Make the final count of a position, whether or not the game has ended."""
    seats = range(len(state.seats))
    lines = tuple(line for seat in seats for line in _lines(state, seat))
    totals = tuple(sum(line.points for line in lines if line.seat == seat) for seat in seats)
    winners, decided_by = _winners(state.box.tie_breaks, lines, totals)
    return FinalScore(lines, totals, winners, decided_by)


def _lines(state: State, seat: int) -> Iterator[Line]:
    routes = state.routes_of(seat)
    words = ngettext("{number} route", "{number} routes", len(routes)).format(number=len(routes))
    spaces = sum(state.box.map.routes[route].spaces for route in routes)
    reason = _("Spaces covered: {spaces}.").format(spaces=spaces)
    yield Line(seat, "routes", state.seats[seat].points, words, routes=routes, reason=reason)
    yield from _ticket_lines(state, seat, routes)
    for feature in state.box.features:
        yield from feature.lines(state, seat)


def _ticket_lines(state: State, seat: int, routes: tuple[int, ...]) -> Iterator[Line]:
    loans = tuple(r for feature in state.box.features for r in feature.loans(state, seat))
    for number in state.seats[seat].tickets:
        ticket = state.box.map.tickets[number]
        path = network.path_between(state.box.map, (*routes, *loans), ticket.a, ticket.b)
        borrowed = tuple(route for route in path if route in loans)
        yield Line(
            seat,
            "ticket",
            ticket.points if path else -ticket.points,
            state.box.map.ticket_label(ticket),
            ticket=number,
            routes=path,
            cities=(ticket.a, ticket.b),
            done=bool(path),
            reason=_ticket_reason(state, ticket.a, path, borrowed),
            loans=borrowed,
        )


def _ticket_reason(state: State, start: int, path: tuple[int, ...], loans: tuple[int, ...]) -> str:
    """Say by which cities a ticket is done, and what was borrowed for it."""
    if not path:
        words = _("No continuous line of own {trains} links the two cities.")
        return words.format(trains=f"{state.box.train}s")
    cities = state.box.map.cities_along(path, start)[1:-1]
    names = ", ".join(state.box.map.cities[city].label for city in cities)
    by = _("Linked by way of {cities}.").format(cities=names) if cities else _("Linked directly.")
    lent = ", ".join(state.box.map.route_label(state.box.map.routes[route]) for route in loans)
    return by + " " + _("Borrowed: {routes}.").format(routes=lent) if loans else by


def _winners(
    tie_breaks: tuple[str, ...], lines: tuple[Line, ...], totals: tuple[int, ...]
) -> tuple[tuple[int, ...], str]:
    """Find who won, and what decided it: ``"points"``, a tie-break, or ``"shared"``."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) == 1:
        return tuple(best), "points"
    for tie_break in tie_breaks:
        values = {seat: _tie_value(tie_break, lines, seat) for seat in best}
        best = [seat for seat in best if values[seat] == max(values.values())]
        if len(best) == 1:
            return tuple(best), tie_break
    return tuple(best), "shared"


def _tie_value(tie_break: str, lines: tuple[Line, ...], seat: int) -> int:
    """Weigh one seat in a tie: tickets are counted, everything else goes by its points."""
    mine = [line for line in lines if line.seat == seat]
    if tie_break == "tickets":
        return sum(line.kind == "ticket" and line.done for line in mine)
    return sum(line.points for line in mine if line.kind == tie_break)
