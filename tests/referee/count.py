"""The final count, by trying everything."""

from itertools import permutations, product


def final_count(facts, table):
    """All lines of all seats, the totals, the winners, and what settled a tie."""
    seats = range(len(table["seats"]))
    loans = [best_loans(facts, table, seat) for seat in seats]
    lines = [_lines(facts, table, seat, loans[seat]) for seat in seats]
    _add_longest_paths(facts, table, lines)
    totals = [sum(points for points, _ in of_seat.values()) for of_seat in lines]
    winners, decided_by = _winners(facts, table, lines, totals)
    return {"lines": lines, "totals": totals, "winners": winners, "decided by": decided_by}


def own_routes(table, seat):
    return [name for name, owner in table["owner"].items() if owner == seat]


def _lines(facts, table, seat, loans):
    """Points and a fact for each line: the fact is what a reader of the line can check."""
    own = own_routes(table, seat)
    lines = {"routes": (table["seats"][seat]["points"], len(own))}
    done = completed(facts, table, seat, loans)
    for ticket in table["seats"][seat]["tickets"]:
        points = facts["tickets"][ticket]["points"]
        lines["ticket", ticket] = (points if ticket in done else -points, ticket in done)
    if facts["stations"] is not None:
        left = facts["stations"] - stations_built(table, seat)
        lines["stations"] = (left * facts["unused station"], left)
    if facts["attraction"] is not None:
        seen = touched(facts, own)
        lines["attractions"] = (len(seen) * facts["attraction"], seen)
    return lines


def stations_built(table, seat):
    return sum(owner == seat for owner, _ in table["stations"])


def touched(facts, own):
    """The attractions that one or more of these routes touch."""
    return [
        city
        for city in facts["attractions"]
        if any(city in facts["routes"][name]["ends"] for name in own)
    ]


def completed(facts, table, seat, loans):
    """The tickets whose cities are linked by own routes and borrowed ones."""
    towns = linked(facts, own_routes(table, seat) + list(loans))
    tickets = table["seats"][seat]["tickets"]
    return [
        ticket for ticket in tickets if any(facts["tickets"][ticket]["ends"] <= t for t in towns)
    ]


def linked(facts, routes):
    """Sort the cities of these routes into groups that hang together."""
    groups = []
    for name in routes:
        ends = facts["routes"][name]["ends"]
        joined = ends.union(*(group for group in groups if group & ends))
        groups = [group for group in groups if not group & ends] + [joined]
    return groups


def best_loans(facts, table, seat):
    """Try every route of others at every station: most points, most tickets, fewest loans."""
    ways = [ways_to_borrow(facts, table, seat, city) for s, city in table["stations"] if s == seat]
    tried = [frozenset(loans) - {None} for loans in product(*ways)]
    order = list(facts["routes"])

    def merit(loans):
        done = completed(facts, table, seat, loans)
        points = sum(facts["tickets"][ticket]["points"] for ticket in done)
        return -points, -len(done), len(loans), sorted(map(order.index, loans))

    return min(set(tried), key=merit)


def ways_to_borrow(facts, table, seat, city):
    """A station lends one route of another player into its city, or none."""
    others = [name for name, owner in table["owner"].items() if owner != seat]
    return [None] + [name for name in others if city in facts["routes"][name]["ends"]]


def longest_path(facts, routes):
    """Walk every way over these routes, no route twice; the most spaces that one has.

    Where one stands and which routes are left decides how far one can still come: what
    was walked before is not walked again. The routes that are left are the bits of a number.
    """
    steps, known = {}, {}
    for bit, name in enumerate(routes):
        for here, there in permutations(facts["routes"][name]["ends"]):
            steps.setdefault(here, []).append((1 << bit, there, facts["routes"][name]["spaces"]))

    def walk(city, left):
        if (city, left) not in known:
            ways = [s + walk(there, left ^ bit) for bit, there, s in steps[city] if left & bit]
            known[city, left] = max(ways, default=0)
        return known[city, left]

    return max((walk(city, (1 << len(routes)) - 1) for city in steps), default=0)


def _add_longest_paths(facts, table, lines):
    """All who tie for the longest path score it; no path, no bonus."""
    if facts["longest path"] is None:
        return
    paths = [longest_path(facts, own_routes(table, seat)) for seat in range(len(lines))]
    for path, of_seat in zip(paths, lines, strict=True):
        longest = 0 < path == max(paths)
        of_seat["longest-path"] = (facts["longest path"] if longest else 0, path)


def _winners(facts, table, lines, totals):
    """Most points; then what this box breaks ties by; then they share the victory."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) == 1:
        return best, "points"
    for name in facts["tie breaks"]:
        merits = {seat: MERITS[name](table, lines, seat) for seat in best}
        best = [seat for seat in best if merits[seat] == max(merits.values())]
        if len(best) == 1:
            return best, name
    return best, "shared"


def _tickets_done(table, lines, seat):
    return sum(fact for key, (_, fact) in lines[seat].items() if key[0] == "ticket")


MERITS = {
    "tickets": _tickets_done,
    "stations": lambda table, lines, seat: -stations_built(table, seat),
    "longest-path": lambda table, lines, seat: lines[seat]["longest-path"][0],
}
"""What may break a tie: more is better."""
