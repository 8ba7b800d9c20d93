"""The parts of a replay's page in words: seats, cards, routes, moves and the final count."""

from collections.abc import Iterable, Iterator
from html import escape

from ttr_widgets.locale import _, in_person, numeral
from ttr_widgets.model.state import GameOver
from ttr_widgets.play.describe import who_won
from ttr_widgets.play.observe import Observation

from .layout import make_layout
from .replay_facts import DECK, HAND, ROW, TICKETS, TICKETS_IN_WORDS, Slots
from .scene_count import final_count
from .scene_table import initials
from .tape import Tape
from .view import View


def subtitle(tape: Tape) -> str:
    """Say with whose eyes the game is seen."""
    if tape.open_hands:
        return _("All hands are open.")
    if tape.seat is None:
        return _("As an onlooker sees it.")
    name = tape.past.names[tape.seat]
    return in_person(_("As [{name} sees|you see] it."), name).format(name=name)


def players(tape: Tape) -> str:
    """Write what everybody sees of each seat, as a table."""
    trains = f"{tape.past.box.train}s".capitalize()
    heads = [_("Points"), trains, _("Cards"), _("Tickets")]
    if tape.past.observe(None).stations_each:
        heads.append(_("Stations"))
    columns = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    rows = "".join(_seat(tape, seat, len(heads)) for seat in range(len(tape.past.names)))
    return (
        f'<table class="players"><thead><tr><th scope="col">{escape(_("Player"))}</th>{columns}'
        f"</tr></thead><tbody>{rows}</tbody></table>"
    )


def _slot(tape: Tape, seat: int, place: int) -> int:
    box = tape.past.box
    return Slots(box.row, len(box.cards)).seat(seat) + place


def _seat(tape: Tape, seat: int, columns: int) -> str:
    points = ' class="points"'
    cells = "".join(
        f'<td{"" if place else points} data-slot="{_slot(tape, seat, place)}"></td>'
        for place in range(columns)
    )
    return f'<tr data-seat="{seat}"><th scope="row">{_plate(tape, seat)}</th>{cells}</tr>'


def _plate(tape: Tape, seat: int) -> str:
    letter = initials(tape.past.names)[seat]
    plate = f'<span class="plate seat{seat}" aria-hidden="true">{escape(letter)}</span>'
    return plate + escape(tape.past.names[seat])


def held(tape: Tape) -> str:
    """Write the tickets and hands that may be seen, and what each seat put on the map."""
    seats = range(len(tape.past.names))
    cards = "".join(_tickets(tape, seat) + _hand(tape, seat) for seat in seats)
    placed = _placed(tape)
    return cards + "".join(_on_map(tape, seat, placed[seat]) for seat in seats)


def _tickets(tape: Tape, seat: int) -> str:
    name = tape.past.names[seat]
    words = in_person(_("[Tickets of {name}|Your tickets]:"), name).format(name=name)
    slot = _slot(tape, seat, TICKETS_IN_WORDS)
    return f'<p class="held"><b>{escape(words)}</b> <span data-slot="{slot}"></span></p>'


def _hand(tape: Tape, seat: int) -> str:
    if not (tape.open_hands or seat == tape.seat):
        return ""
    box = tape.past.box
    cards = "".join(
        f'<li class="swatch" data-kind="{kind}">{escape(box.card_name(kind))} '
        f'<b data-slot="{_slot(tape, seat, HAND + kind)}"></b></li>'
        for kind, number in enumerate(box.cards)
        if number
    )
    name = tape.past.names[seat]
    words = in_person(_("[Cards of {name}|Your cards]"), name).format(name=name)
    return f'<ul class="cards" aria-label="{escape(words)}">{cards}</ul>'


def _on_map(tape: Tape, seat: int, placed: dict[str, int]) -> str:
    words = _("{name} on the map").format(name=tape.past.names[seat])
    items = "".join(f'<li data-from="{n}">{escape(what)}</li>' for what, n in placed.items())
    head = f"<summary>{escape(words)}</summary>"
    return f'<details data-owner="{seat}">{head}<ul>{items}</ul></details>'


def _placed(tape: Tape) -> list[dict[str, int]]:
    """What each seat put on the map, and with which move."""
    placed: list[dict[str, int]] = [{} for _name in tape.past.names]
    for number in range(tape.length + 1):
        tape.wind(number)
        seen = tape.past.observe(None)
        for seat, mine in enumerate(placed):
            for what in _things(seen, seat):
                mine.setdefault(what, number)
    return placed


def _things(seen: Observation, seat: int) -> Iterator[str]:
    """What of a seat stands on the map, in words."""
    game_map = seen.box.map
    for route in seen.routes_of(seat):
        yield game_map.route_label(game_map.routes[route])
    for city in seen.stations_of(seat):
        yield _("station in {city}").format(city=game_map.cities[city].label)


def face_up(tape: Tape) -> str:
    """Write the face-up cards, and how many lie in the decks."""
    row = "".join(
        f'<li class="card swatch" data-slot="{ROW + place}"></li>'
        for place in range(tape.past.box.row)
    )
    decks = ((_("Deck"), DECK), (_("Tickets"), TICKETS))
    left = " · ".join(f'{escape(name)}: <b data-slot="{slot}"></b>' for name, slot in decks)
    return f'<ol class="cards">{row}</ol><p class="decks">{left}</p>'


def count(tape: Tape) -> str:
    """Write the final count as a table that appears with the last move; "" in mid-game."""
    tape.wind(tape.length)
    seen, names = tape.past.observe(None), tape.past.names
    laid = final_count(seen, make_layout(seen.box, 900.0, len(names)), View(names=names))
    if laid is None or not isinstance(seen.decision, GameOver):
        return ""
    won = laid.score.winners
    heads = _row("th", [_plate(tape, seat) for seat in range(len(names))], won)
    rows = "".join(
        f'<tr><th scope="row">{escape(title)}</th>{_row("td", map(escape, cells), won)}</tr>'
        for title, cells in zip(laid.titles, laid.rows, strict=True)
    )
    totals = _row("td", map(numeral, laid.score.totals), won)
    return (
        f'<section class="count" data-from="{tape.length}" aria-label="{escape(_("Final count"))}">'
        f"<h2>{escape(who_won(seen.decision, names, seen.box))}</h2>"
        f"<table><thead><tr><td></td>{heads}</tr>"
        f'</thead><tbody>{rows}</tbody><tfoot><tr><th scope="row">{escape(_("Total"))}</th>'
        f"{totals}</tr></tfoot></table></section>"
    )


def _row(tag: str, cells: Iterable[str], won: tuple[int, ...]) -> str:
    scope = ' scope="col"' if tag == "th" else ""
    return "".join(
        f"<{tag}{scope}{' class=won' if seat in won else ''}>{cell}</{tag}>"
        for seat, cell in enumerate(cells)
    )
