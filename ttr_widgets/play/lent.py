"""Tickets that only a station completes, as things stand: what one could borrow at the end."""

from ttr_widgets.rules import network
from ttr_widgets.rules.features.stations import best_loans, lendable

from .observe import Observation


def loans(seen: Observation) -> tuple[int, ...]:
    """Choose what the stations of the seat that looks would borrow if the game ended now.

    Args:
        seen: what the seat may see; an onlooker borrows nothing.

    Returns:
        The ids of the routes, one for each station at most, in map order: the best for the
        seat (ruling 8; the rule ``station.loan``).
    """
    if seen.seat is None:
        return ()
    game_map, built = seen.box.map, seen.stations_of(seen.seat)
    choices = tuple(lendable(game_map, seen.owners, seen.seat, city) for city in built)
    own = seen.routes_of(seen.seat)
    return best_loans(game_map, own, seen.held_tickets, choices) if any(choices) else ()


def lent_tickets(seen: Observation) -> dict[int, tuple[int, ...]]:
    """Find the tickets of the seat that looks that count only thanks to a station, so far.

    One that is done without a station never goes by a borrowed route: a loan that joins what
    is joined already would be one too many.

    Returns:
        The ids of the tickets, each with the routes that it borrows; nothing once the game
        is over: then the final count tells.
    """
    borrowed = () if seen.over else loans(seen)
    if seen.seat is None or not borrowed:
        return {}
    routes, found = (*seen.routes_of(seen.seat), *borrowed), {}
    for ticket in (seen.box.map.tickets[number] for number in seen.held_tickets):
        way = network.path_between(seen.box.map, routes, ticket.a, ticket.b)
        found[ticket.id] = tuple(route for route in way if route in borrowed)
    return {ticket: lent for ticket, lent in found.items() if lent}
