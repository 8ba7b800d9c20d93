"""Names as people type them: without case and accents; an unknown one lists what is close."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache

from ttr_widgets.locale import _
from ttr_widgets.model.cards import KINDS, LOCOMOTIVE, NAMES, NO_CARD, Cards, count
from ttr_widgets.model.gamemap import City, GameMap, Route, Ticket


class UnknownName(ValueError):
    """A name that is unknown or means several things; the sentence lists the candidates."""


_CARD_NAMES = {
    **{NAMES[kind]: kind for kind in KINDS},
    "locomotives": LOCOMOTIVE,
    "loco": LOCOMOTIVE,
    "wild": LOCOMOTIVE,
    "taxi": LOCOMOTIVE,
    "taxis": LOCOMOTIVE,
    "purple": NAMES.index("pink"),
}


_LETTERS = str.maketrans({"ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "ß": "ss", "æ": "ae", "ı": "i"})
"""Letters that Unicode does not see as an accent on another letter."""


def tidied(text: str) -> str:
    """Strip a text of spare spaces, and make every dash a hyphen; else it stays as typed."""
    if not isinstance(text, str):
        raise UnknownName(_("{text!r} is no name: write it in quotation marks.").format(text=text))
    text = re.sub("[‐-―]", "-", unicodedata.normalize("NFKC", text))
    return re.sub(r"\s*-\s*", "-", " ".join(text.split()))


def plain(text: str) -> str:
    """Strip a name of case, accents and spare spaces, and make every dash a hyphen."""
    letters = unicodedata.normalize("NFKD", tidied(text).translate(_LETTERS))
    letters = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.sub(r"(?<=[a-z])\.", "", letters.casefold()).split())


def split_payment(text: str) -> tuple[str, str]:
    """Split ``Denver-Omaha with 4 pink`` into what is wished and what it is paid with, if said."""
    wish, *paid = re.split(" with ", text, maxsplit=1, flags=re.IGNORECASE)
    return wish, paid[0] if paid else ""


def listed(names: Iterable[str], joined: str = "or") -> str:
    """Write names as a list in a sentence: ``a, b or c``."""
    *first, last = list(names)
    return f"{', '.join(first)} {joined} {last}" if first else last


def pick(what: str, text: str, names: Sequence[str]) -> int:
    """Find the place of the one name that a text means.

    Args:
        what: what is looked for, as the sentence calls it: ``"city"``.
        text: what was typed.
        names: all names there are.

    Raises:
        UnknownName: no name or several begin like this; the sentence lists candidates.
    """
    wanted, known = plain(text), [plain(name) for name in names]
    if wanted in known:
        return known.index(wanted)
    starts = [i for i, name in enumerate(known) if wanted and name.startswith(wanted)]
    if len(starts) == 1:
        return starts[0]
    close = [names[i] for i in starts] or _close(wanted, known, names)
    raise UnknownName(_unknown(what, text, close, bool(starts)))


def _close(wanted: str, known: Sequence[str], names: Sequence[str]) -> list[str]:
    found = get_close_matches(wanted, known, n=4, cutoff=0.5)
    return [names[known.index(name)] for name in found]


def _unknown(what: str, text: str, close: Sequence[str], several: bool) -> str:
    if several:
        message = _('"{text}" is not clear as a {what}: it could be {names}.')
    elif close:
        message = _('There is no {what} "{text}". Did you mean {names}?')
    else:
        message = _('There is no {what} "{text}".')
    return message.format(what=what, text=text, names=listed(close) if close else "")


@lru_cache(maxsize=64)
def _city_names(game_map: GameMap) -> dict[str, int]:
    """Every spelling of every city: its name and its label."""
    names = {plain(city.label): city.id for city in game_map.cities}
    return names | {plain(city.name): city.id for city in game_map.cities}


def find_city(game_map: GameMap, text: str) -> City:
    """Find a city by name, with or without accents."""
    exact = _city_names(game_map).get(plain(text))
    if exact is not None:
        return game_map.cities[exact]
    return game_map.cities[pick("city", text, [city.label for city in game_map.cities])]


def _pair(game_map: GameMap, text: str, what: str) -> tuple[frozenset[int], str]:
    """Split ``Denver-Kansas City black`` into its two cities and what follows them."""
    typed = re.sub(" to ", "-", tidied(text), count=1, flags=re.IGNORECASE)
    first, dash, rest = typed.partition("-")
    if not typed:
        raise UnknownName(
            _("Name a {what} by its two cities, such as {example}.").format(
                what=what, example=game_map.routes[0].name
            )
        )
    if not dash:
        raise UnknownName(
            _(
                'A {what} is named by its two cities, such as {example}; "{text}" has only one.'
            ).format(what=what, example=game_map.routes[0].name, text=text)
        )
    words = rest.split(" ")
    for number in range(len(words), 0, -1):
        city = _city_names(game_map).get(plain(" ".join(words[:number])))
        if city is not None:
            suffix = plain(" ".join(words[number:]))
            return frozenset({find_city(game_map, first).id, city}), suffix
    # Nothing fits exactly: let the search for a city say what is close.
    suffixes = {*NAMES, "1", "2"}
    suffix = plain(words.pop()) if plain(words[-1]) in suffixes and len(words) > 1 else ""
    ends = {find_city(game_map, first).id, find_city(game_map, " ".join(words)).id}
    return frozenset(ends), suffix


def find_routes(game_map: GameMap, text: str) -> tuple[Route, ...]:
    """Find the routes that a text names: one, or both of a double route.

    Raises:
        UnknownName: an unknown city, two cities without a route, or no such color there.
    """
    ends, suffix = _pair(game_map, text, "route")
    between = [route for route in game_map.routes if {route.a, route.b} == ends]
    if not between:
        raise UnknownName(_no_route(game_map, sorted(ends)))
    found = [route for route in between if _fits(route, suffix)]
    if not found:
        names = listed([route.name for route in between])
        raise UnknownName(
            _('There is no route "{text}": between these cities there is {names}.').format(
                text=text, names=names
            )
        )
    return tuple(found)


def _fits(route: Route, suffix: str) -> bool:
    return suffix in ("", NAMES[route.color]) or route.name.endswith(f" {suffix}")


def _no_route(game_map: GameMap, ends: Sequence[int]) -> str:
    a, b = game_map.cities[ends[0]], game_map.cities[ends[-1]]
    near = sorted(
        {
            game_map.cities[route.a + route.b - a.id].label
            for route in (game_map.routes[i] for i in game_map.routes_at[a.id])
        }
    )
    message = _("No route links {a} and {b}. From {a} there are routes to {near}.")
    return message.format(a=a.label, b=b.label, near=listed(near, "and"))


def find_ticket(game_map: GameMap, text: str) -> Ticket:
    """Find a ticket by its two cities."""
    ends, tail = _pair(game_map, text, "ticket")
    for ticket in game_map.tickets:
        if {ticket.a, ticket.b} == ends and not tail:
            return ticket
    raise UnknownName(
        _('There is no ticket "{text}". Did you mean {names}?').format(
            text=text, names=listed(_tickets_near(game_map, ends))
        )
    )


def _tickets_near(game_map: GameMap, ends: frozenset[int]) -> list[str]:
    near = [t.name for t in game_map.tickets if {t.a, t.b} & ends]
    return near or [ticket.name for ticket in game_map.tickets[:3]]


def find_card(text: str) -> int:
    """Find a kind of card by name: a color, or the locomotive."""
    kind = _CARD_NAMES.get(plain(text))
    if kind is not None:
        return kind
    return pick("card", text, [NAMES[kind] for kind in KINDS])


def read_cards(text: str) -> Cards:
    """Read a bag of cards: ``2 yellow, 1 locomotive``, ``red red blue`` or ``no cards``.

    Raises:
        UnknownName: a word is no card.
        ValueError: a number stands alone.
    """
    kinds = read_row(text)
    if NO_CARD in kinds:
        raise UnknownName(_('"-" is no card: "{text}".').format(text=text))
    return count(kinds)


def read_row(text: str) -> tuple[int, ...]:
    """Read cards in order: ``green, 2 blue, locomotive``; ``-`` is an empty place."""
    if not isinstance(text, str):
        raise UnknownName(_('{text!r} is no text such as "2 green, 1 red".').format(text=text))
    words = re.sub(r"[,+&;]|\band\b", " ", text, flags=re.IGNORECASE).split()
    if [word.casefold() for word in words] == ["no", "cards"]:
        return ()
    row: list[int] = []
    number: int | None = None
    for word in words:
        if word.isdecimal() and number is None:
            number = _number(word)
        else:
            row += [_card_or_gap(word)] * (1 if number is None else number)
            number = None
    if number is not None:
        raise ValueError(_('"{text}" ends with a number: say of which card.').format(text=text))
    return tuple(row)


def _number(word: str) -> int:
    if len(word) > 3:
        raise ValueError(_("{number} cards are more than any box has.").format(number=word))
    return int(word)


def _card_or_gap(word: str) -> int:
    return NO_CARD if word in ("-", "–") else find_card(word)


def write_row(row: Iterable[int]) -> str:
    """Write cards in order, with ``-`` for an empty place."""
    return " ".join("-" if kind == NO_CARD else NAMES[kind] for kind in row)
