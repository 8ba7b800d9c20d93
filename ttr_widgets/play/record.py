"""Games as records: box, players, seed and actions; a record replays exactly."""

import json
from pathlib import Path
from typing import Any

from ttr_widgets.locale import _, mark
from ttr_widgets.model.box import Box
from ttr_widgets.model.rule import IllegalAction
from ttr_widgets.rules.engine import RULES_VERSION

from .boxes import boxes, load_box
from .game import Game
from .names import listed
from .position import read_position, write_position
from .seating import Functions, seat_players
from .short import SENTENCE, short

FORMAT = "ttr_widgets game"


class RecordError(ValueError):
    """A text that is no record of a game, or one that does not replay."""


def write_record(game: Game) -> str:
    """Write a game as JSON."""
    record: dict[str, Any] = {
        "format": FORMAT,
        "rules": RULES_VERSION,
        "box": game.box.id,
        "players": list(game.names),
        "seed": game.seed,
        "first": game.state.first,
        "actions": game.action_texts(),
    }
    if game.start is not None:
        record["start"] = write_position(game.start)
    return json.dumps(record, indent=1, ensure_ascii=False)


def read_record(text: str, players: Functions, box: Box | None = None) -> Game:
    """Replay a record.

    Args:
        text: what ``write_record`` wrote.
        players: the functions that play on for some names.
        box: the box, if it is none of those that ``load_box`` knows by name.

    Raises:
        RecordError: what is wrong, and with which entry.
    """
    record = _checked(text)
    try:
        game = _table(record, players, box or _known(record["box"]))
    except (ValueError, TypeError) as fault:
        raise _fault(_("This record cannot be set up: {why}"), why=fault) from None
    except RecursionError:
        words = _("This record cannot be set up: its start position is not as Save wrote it.")
        raise _fault(words) from None
    for number, action in enumerate(record["actions"], start=1):
        _replay(game, number, action)
    return game


def box_of(text: str) -> str:
    """Tell which box a record is of.

    Raises:
        RecordError: the text is no record, is cut short, or is of other rules.
    """
    return str(_checked(text)["box"])


def _checked(text: str) -> dict[str, Any]:
    record = _parsed(text)
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        words = _('This is no record of a saved game: its "format" is not "{f}".')
        raise _fault(words, f=FORMAT)
    if (version := record.get("rules", RULES_VERSION)) != RULES_VERSION:
        words = _(
            "This record is of rules version {other}, and these are {ours}; "
            "open it with the ttr_widgets that saved it."
        )
        raise _fault(words, other=json.dumps(version), ours=RULES_VERSION)
    for name, (kind, called) in _ENTRIES.items():
        if not isinstance(record.get(name), kind) or isinstance(record.get(name), bool):
            words = _('This record was changed: its "{name}" must be {kind}, as Save wrote it.')
            raise _fault(words, name=name, kind=_(called))
    return record


_ENTRIES = {
    "rules": (int, mark("a whole number")),
    "box": (str, mark("a text")),
    "players": (list, mark("a list")),
    "seed": (int, mark("a whole number")),
    "first": (int, mark("a whole number")),
    "actions": (list, mark("a list")),
}


def _parsed(text: Any) -> Any:
    if isinstance(text, Path) or str(text).endswith(".json"):
        words = _("{name} is the name of a file; give what stands in it: {how}.")
        how = f'open("{Path(text).as_posix()}", encoding="utf-8").read()'
        raise _fault(words, name=text, how=how)
    try:
        # Some editors of Windows begin every file with a mark.
        return json.loads(text.removeprefix("\ufeff") if isinstance(text, str) else text)
    except (TypeError, ValueError, RecursionError):
        words = _("This is no record of a game: it is not whole JSON. Take a file that Save wrote.")
        raise _fault(words) from None


def _fault(words: str, **facts: object) -> RecordError:
    """Make an error of a sentence; what is absurdly long in it is cut off."""
    return RecordError(words.format(**{name: short(one, SENTENCE) for name, one in facts.items()}))


def _known(name: str) -> Box:
    if name in boxes():
        return load_box(name)
    words = _('its box "{name}" is none of {known}; for a map of your own add box=load_box(...).')
    raise _fault(words, name=name, known=listed(boxes()))


def _table(record: dict[str, Any], players: Functions, box: Box) -> Game:
    if box.id != record["box"]:
        words = _('it is of the box "{name}", not of {box}.')
        raise _fault(words, name=record["box"], box=box.id)
    seats = seat_players(record["players"])
    seats |= {name: players.get(name) for name in seats}
    game = Game(box, seats, record["seed"], record["first"])
    if "start" in record:
        start = read_position(record["start"], box)
        if len(start.seats) != len(seats):
            raise _fault(_("the start position has another number of seats."))
        game.from_here(start)
    return game


def _replay(game: Game, number: int, action: Any) -> None:
    try:
        game.play(action)
    except (IllegalAction, ValueError) as fault:
        words = _('Action {number} of the record, "{action}", does not go: {why}')
        raise _fault(words, number=number, action=action, why=fault) from None
