"""The rules of one box in short: sections of sentences, and its numbers.

The sentences are the words of the rules themselves. Where these name several boxes, TOLD has a
sentence that takes the numbers of this box; LEFT_OUT names the rules that nobody needs on a
sheet beside the board.
"""

import re
from collections.abc import Callable, Iterator

from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import LOCOMOTIVE
from ttr_widgets.rules import engine

SECTIONS = {
    "Set up": "setup.hand setup.row setup.tickets tickets.refused-at-start tickets.secret",
    "Your turn": "turn.order turn.one-action turn.pass",
    "Draw train cards": "draw.two-cards row.refill draw.second-locomotive draw.blind-locomotive"
    " row.sweep draw.no-hand-limit deck.reshuffle",
    "Claim a route": "claim.count claim.color claim.one-color claim.locomotives claim.trains"
    " claim.anywhere claim.own-twin claim.twin-closed",
    "Ferries": "claim.ferry",
    "Tunnels": "tunnel.reveal tunnel.color tunnel.locomotives-only tunnel.withdraw",
    "Draw tickets": "tickets.number tickets.returned tickets.empty-deck",
    "Build a station": "station.count station.one-color station.city-taken station.none-left",
    "The end": "turn.last-round",
    "The final count": "score.tickets station.loan score.longest-path score.stations"
    " score.attractions score.winner",
}

LEFT_OUT = (
    "setup.players setup.cards setup.trains setup.first-player turn.game-over turn.stuck"
    " draw.empty-deck draw.no-card-there deck.discards claim.hand claim.points claim.taken"
    " tickets.keep-minimum tickets.keep-offered tickets.keep-once tickets.none-offered"
    " tunnel.few-cards tunnel.count tunnel.nothing-due tunnel.hand station.hand"
)
"""Told in the table of numbers, or plain to everybody who has the cards in hand."""

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
TIES = {
    "tickets": "the most completed tickets",
    "stations": "the fewest stations built",
    "longest-path": "the longest path",
}


def _few(number: int) -> str:
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def _one_action(box: Box) -> str:
    fourth = ", or build a station" if box.feature("stations") else ""
    third = ", draw tickets" if fourth else ", or draw tickets"
    return f"Do exactly one thing: draw train cards, claim a route{third}{fourth}."


def _start_tickets(box: Box) -> str:
    rules = box.tickets
    dealt = f"{_few(rules.dealt)} tickets"
    if rules.dealt_long:
        dealt = f"{_few(rules.dealt_long)} long ticket and {_few(rules.dealt)} others"
    return f"Each player gets {dealt}, looks at them and keeps {_few(rules.keep_at_start)} or more."


def _refused(box: Box) -> str:
    if box.tickets.refused_at_start == "out":
        return "The start tickets that nobody keeps leave the game, and so do undealt long ones."
    return "The start tickets that nobody keeps go under the ticket deck."


def _twins(box: Box) -> str:
    most = box.doubles_close_up_to
    players = _few(most) if most == box.players[0] else f"{_few(box.players[0])} or {_few(most)}"
    return f"With {players} players, a double route closes when one of its two routes is claimed."


def _tickets_count(box: Box) -> str:
    loans = " (and the routes that your stations borrow)" if box.feature("stations") else ""
    return (
        f"Each ticket counts its points: added if your own trains{loans} join its cities "
        "without a gap, subtracted if not."
    )


def _longest(box: Box) -> str:
    loans = " Borrowed routes do not count." if box.feature("stations") else ""
    return (
        f"The longest unbroken path of own trains scores {_points(box, 'longest-path')} points."
        " It may come back to a city, but counts each train once. All who tie for it score." + loans
    )


def _points(box: Box, feature: str) -> int:
    found = box.feature(feature)
    return int(getattr(found, "unused_points" if feature == "stations" else "points", 0))


def _winner(box: Box) -> str:
    ties = ", then ".join(TIES[tie] for tie in box.tie_breaks)
    return f"Most points win. A tie goes to {ties}; if that is equal, too, it is shared."


TOLD: dict[str, Callable[[Box], str]] = {
    "setup.hand": lambda box: (
        f"Shuffle the train cards and deal {_few(box.hand)} to each player. Everybody takes "
        f"{box.trains} trains."
    ),
    "setup.tickets": _start_tickets,
    "tickets.refused-at-start": _refused,
    "turn.one-action": _one_action,
    "draw.second-locomotive": lambda _box: (
        "A face-up locomotive is your whole draw: it can only be the first card you take."
    ),
    "row.sweep": lambda box: (
        f"Whenever {_few(box.sweep_at)} or more of the face-up cards are locomotives, all "
        f"{_few(box.row)} are discarded and new ones turned up."
    ),
    "claim.locomotives": lambda _box: "Locomotives stand in for any color, as many as you like.",
    "claim.twin-closed": _twins,
    "tickets.number": lambda box: (
        f"Draw {_few(box.tickets.drawn)} tickets and keep at least {_few(box.tickets.keep)}."
    ),
    "score.tickets": _tickets_count,
    "station.loan": lambda _box: (
        "Each station of yours lends you one route into its city that another player has "
        "claimed, the same one for all your tickets. The best choice counts."
    ),
    "score.longest-path": _longest,
    "score.winner": _winner,
}
"""Sentences for the rules whose own words name several boxes, or are too long for a sheet."""


def sections(box: Box) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The parts of a sheet: a heading, and for each rule of the box its id and its sentence."""
    rules = {rule.id: rule for rule in engine.rules(box)}
    for heading, ids in SECTIONS.items():
        known = [one for one in ids.split() if one in rules]
        lines = [(one, TOLD[one](box) if one in TOLD else rules[one].words) for one in known]
        if lines:
            yield heading, [(one, in_words_of(box, sentence)) for one, sentence in lines]


def in_words_of(box: Box, sentence: str) -> str:
    """Say a sentence as this box does: in New York trains and locomotives are taxis."""
    for plain in ("locomotive", "train"):
        if word := box.words.get(plain):
            sentence = re.sub(rf"\b{plain}(?! card)", word, sentence)
            sentence = re.sub(rf"\b{plain.capitalize()}(?! card)", word.capitalize(), sentence)
    return sentence


def numbers(box: Box) -> Iterator[tuple[str, str]]:
    """The numbers of a box: what, and how many."""
    fewest, most = box.players
    each = sorted({box.cards[color] for color in box.colors})
    yield "Players", f"{fewest} to {most}"
    yield "Cards of each color", " or ".join(map(str, each))
    yield f"{box.card_name(LOCOMOTIVE).capitalize()} cards", str(box.cards[LOCOMOTIVE])
    yield "Tickets", str(len(box.map.tickets))
    yield in_words_of(box, "trains").capitalize() + " each", str(box.trains)
    if box.feature("longest-path"):
        name = box.words.get("longest-path", "longest path")
        yield name[0].upper() + name[1:], f"{_points(box, 'longest-path')} points"
    if box.feature("stations"):
        yield "Station not built", f"{_points(box, 'stations')} points"
    if box.feature("attractions"):
        yield "Attraction", f"{_points(box, 'attractions')} point"
