"""Whether the numbers of a box go together: players, decks, deals, features."""

from collections.abc import Iterator
from dataclasses import MISSING, Field, fields
from typing import Any

from ttr_widgets.locale import mark as _
from ttr_widgets.model.box import Feature
from ttr_widgets.rules.features import FEATURES

from . import map_checks
from .box_faults import LONGEST_LABEL, Fault, Place, fault, unknown, unreadable
from .box_schema import toml
from .boxfile import Draft

_MOST_CARDS = 1000
"""A deck of millions would use up the memory of the notebook."""


def check(draft: Draft) -> Iterator[Fault]:
    """Yield all that is wrong with a draft, beginning with what was found while reading it."""
    yield from draft.faults
    for part, tables in (
        (_title, ()),
        (_limits, ()),
        (_end, ("end", "players")),
        (_cards, ("cards", "players", "row")),
        (_tickets, ("tickets", "players", "map", "extends")),
        (_features, ()),
        (_tie_breaks, ("end", "features")),
    ):
        if draft.sound(*tables):
            yield from part(draft)
    yield from map_checks.check(draft)


def _title(draft: Draft) -> Iterator[Fault]:
    """A title that the board cannot show."""
    title = draft.tables[""]["title"]
    if isinstance(title, str) and (trouble := unreadable(title)):
        yield fault(Place(draft.files[""]), trouble, key="title", most=LONGEST_LABEL)


def _limits(draft: Draft) -> Iterator[Fault]:
    """Pairs of numbers of which the first must not be larger."""
    players, row, tickets = (draft.numbers(table) for table in ("players", "row", "tickets"))
    dealt = "dealt + dealt_long" if tickets["dealt_long"] else "dealt"
    for table, low, small, high, large in (
        ("players", "fewest", players["fewest"], "most", players["most"]),
        ("row", "sweep_at", row["sweep_at"], "size", row["size"]),
        ("tickets", "keep_at_start", tickets["keep_at_start"], dealt, _dealt(draft)),
        ("tickets", "keep", tickets["keep"], "drawn", tickets["drawn"]),
    ):
        if small > large and draft.sound(table):
            words = _("{low} is {small}, more than {high}, which is {large}; lower {low}.")
            yield fault(draft.place(table), words, low=low, small=small, high=high, large=large)


def _dealt(draft: Draft) -> int:
    tickets = draft.numbers("tickets")
    return int(tickets["dealt"] + tickets["dealt_long"])


def _end(draft: Draft) -> Iterator[Fault]:
    last, trains = draft.numbers("end")["last_round_at"], draft.numbers("players")["trains"]
    if last >= trains:
        words = _("last_round_at is {last}, but a player starts with {trains} trains; lower it.")
        yield fault(draft.place("end"), words, last=last, trains=trains)


def _cards(draft: Draft) -> Iterator[Fault]:
    """A deck that is too small for the fullest table, or too large for any."""
    players, row = draft.numbers("players"), draft.numbers("row")
    cards = sum(draft.numbers("cards").values())
    needed = players["most"] * players["hand"] + row["size"]
    if cards < needed:
        words = _(
            "{cards} train cards are too few: {players} hands and the row need {needed}; "
            "add cards or lower hand."
        )
        yield fault(
            draft.place("cards"), words, cards=cards, players=players["most"], needed=needed
        )
    elif cards > _MOST_CARDS:
        words = _("{cards} train cards are too many; {most} are enough, lower the numbers.")
        yield fault(draft.place("cards"), words, cards=cards, most=_MOST_CARDS)


def _tickets(draft: Draft) -> Iterator[Fault]:
    """Piles of tickets that are too small for the fullest table."""
    most, rules = draft.numbers("players")["most"], draft.numbers("tickets")
    long = sum(bool(row.values.get("long")) for row in draft.rows["tickets"])
    regular = len(draft.rows["tickets"]) - long
    for key, kind, there in (("dealt", "regular", regular), ("dealt_long", "long", long)):
        if there < most * rules[key]:
            words = _(
                "{there} {kind} tickets are too few to deal {dealt} to each of {most} players; "
                "add tickets or lower {key}."
            )
            yield fault(
                draft.place("tickets"),
                words,
                there=there,
                kind=kind,
                dealt=rules[key],
                most=most,
                key=key,
            )


def _features(draft: Draft) -> Iterator[Fault]:
    """Features that nobody has written, and numbers that a feature does not have."""
    for name, numbers in draft.numbers("features").items():
        place = draft.place(f"features.{name}")
        if name not in FEATURES:
            yield Fault(place, unknown(_("feature"), name, list(FEATURES)))
            continue
        known = _numbers_of(FEATURES[name])
        for key, value in numbers.items():
            if key not in known:
                yield Fault(place, unknown(_("number"), key, list(known)))
            elif not _fits(value, known[key].default):
                usual = toml(known[key].default)
                words = _("{key} is of the wrong kind; write for example {key} = {usual}.")
                yield fault(place, words, key=key, usual=usual)
        for key in known:
            if key not in numbers and known[key].default is MISSING:
                yield fault(place, _("{key} is missing; add {key} = 1."), key=key)


def _numbers_of(feature: type[Feature]) -> dict[str, Field[Any]]:
    return {each.name: each for each in fields(feature)}  # type: ignore[arg-type]


def _fits(value: int | list[int], default: object) -> bool:
    return default is MISSING or isinstance(value, list) == isinstance(default, tuple)


def _tie_breaks(draft: Draft) -> Iterator[Fault]:
    known = ["tickets", *draft.numbers("features")]
    for name in draft.numbers("end")["tie_breaks"]:
        if name not in known:
            yield Fault(draft.place("end"), unknown(_("tie-break"), name, known))
