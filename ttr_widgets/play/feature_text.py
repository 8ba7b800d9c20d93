"""Actions of features as text, and back: the verb of their page, then what their fields name.

A page of a feature has a ``VERB``. The fields of its action say how they read: ``city`` and
``route`` by their names, ``payment`` as cards after "with", any other field as a whole number.
``station Wien with 1 blue`` is a ``city`` and a ``payment``; ``swap 3`` is one number.
"""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from ttr_widgets.locale import _
from ttr_widgets.model.actions import Action
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import LOCOMOTIVE, write_cards
from ttr_widgets.model.gamemap import GameMap

from .names import UnknownName, find_city, find_routes, listed, read_cards, split_payment


def verbs(box: Box) -> dict[str, Any]:
    """The pages that the features of a box add, by the verb of their action."""
    added = (page for feature in box.features for page in _pages(feature.pages()))
    return {page.VERB: page for page in added if hasattr(page, "VERB")}


def _pages(answers: Any) -> Iterator[Any]:
    for pages in answers.values():
        yield from pages


def write_feature_action(box: Box, action: Action) -> str | None:
    """Write an action of a feature; None if no page of the box has this kind of action."""
    for verb, page in verbs(box).items():
        if page.ACTION is type(action):
            facts: dict[str, Any] = {name: getattr(action, name) for name in _names(page)}
            paid = facts.pop("payment", None)
            said = ", ".join(_write(box.map, name, fact) for name, fact in facts.items())
            wild = box.card_name(LOCOMOTIVE)
            cards = "" if paid is None else f" with {write_cards(paid, wild)}"
            return f"{verb} {said}".rstrip() + cards
    return None


def _names(page: Any) -> list[str]:
    return [field.name for field in fields(page.ACTION)]


def _write(game_map: GameMap, name: str, fact: int) -> str:
    if name == "city":
        return game_map.cities[fact].name
    return game_map.routes[fact].name if name == "route" else str(fact)


def read_feature_action(box: Box, verb: str, rest: str) -> Action | None:
    """Read an action of a feature; None if the box has no such verb.

    Raises:
        ValueError: a name is unknown, or the text has more or fewer parts than the action.
    """
    page = verbs(box).get(verb)
    if page is None:
        return None
    names = [name for name in _names(page) if name != "payment"]
    said, paid = split_payment(rest) if names else ("", rest)
    parts = [part.strip() for part in said.split(",")] if said else []
    if len(parts) != len(names):
        raise UnknownName(_('After "{verb}" say {names}.').format(verb=verb, names=listed(names)))
    facts = {name: _read(box.map, name, part) for name, part in zip(names, parts, strict=True)}
    if len(names) < len(_names(page)):
        facts["payment"] = read_cards(paid.removeprefix("with "))
    made: Action = page.ACTION(**facts)
    return made


def _read(game_map: GameMap, name: str, said: str) -> Any:
    if name == "city":
        return find_city(game_map, said).id
    if name == "route":
        return find_routes(game_map, said)[0].id
    if not said.isascii() or not said.lstrip("-").isdigit():
        raise UnknownName(_('"{said}" is no number.').format(said=said))
    return int(said)
