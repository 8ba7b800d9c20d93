"""A replay as one web page that plays without Python and without the network.

The page holds what the one who looks may see, and nothing more: it is made of observations.
"""

import json
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from ttr_widgets.locale import _

from .replay_facts import Fact, changes, facts
from .replay_looks import Wardrobe
from .replay_map import map_svg
from .replay_parts import count, face_up, held, players, subtitle
from .replay_style import style
from .tape import Tape

_HERE = Path(__file__).parent


def page(tape: Tape) -> str:
    """Write the game on a tape as a page of HTML; the tape stays where it is wound to.

    Args:
        tape: the game, and as whom one sees it.
    """
    number = tape.number
    try:
        return Template(_file("html")).substitute(_parts(tape))
    finally:
        tape.wind(number)


def _file(ending: str) -> str:
    return (_HERE / f"replay_page.{ending}").read_text(encoding="utf-8").rstrip()


def _parts(tape: Tape) -> dict[str, Any]:
    wardrobe = Wardrobe()
    title = _title(tape)
    drawing = map_svg(tape, wardrobe, title)
    return {
        **_words(tape, title),
        "shape": "tall" if tape.past.box.map.aspect < 1.1 else "broad",
        "css": f"{_file('css')}\n{style(tape.past.box, wardrobe)}",
        "map": drawing,
        "count": count(tape),
        "players": players(tape),
        "face_up": face_up(tape),
        "held": held(tape),
        "length": tape.length,
        "data": _data(tape),
        "script": _file("js"),
    }


def _words(tape: Tape, title: str) -> dict[str, str]:
    words = {
        "language": _("en"),
        "title": title,
        "subtitle": subtitle(tape),
        "stage": _("The map"),
        "map_name": _("Map"),
        "first": _("First"),
        "back": _("Back"),
        "play": _("Play"),
        "pause": _("Pause"),
        "on": _("Forward"),
        "last": _("Last"),
        "move": _("Move"),
        "place": _("Move {k} of {n}:"),
        "pace": _("Pace"),
        "moves": _("Moves"),
        "table": _("On the table"),
        "row": _("Face-up cards"),
        "held_name": _("Tickets, cards and routes"),
        "notice": _("Unofficial, and not affiliated with Days of Wonder. Made with ttr_widgets."),
    }
    paces = ((_("slow"), 2000, ""), (_("normal"), 1000, " selected"), (_("fast"), 300, ""))
    options = (f'<option value="{ms}"{now}>{escape(word)}</option>' for word, ms, now in paces)
    return {name: escape(word) for name, word in words.items()} | {"paces": "".join(options)}


def _title(tape: Tape) -> str:
    words = _("{box}: {names}")
    return words.format(box=tape.past.box.title, names=", ".join(tape.past.names))


def _data(tape: Tape) -> str:
    """Names of cards, what each move changed, and the moves in words, each sentence once.

    It can end no script element.
    """
    sentences: dict[str, int] = {}
    moves, said = [], []
    before: list[Fact] = []
    for number in range(tape.length + 1):
        tape.wind(number)
        after = facts(tape)
        moves.append(changes(before, after))
        said.append([sentences.setdefault(one, len(sentences)) for one in tape.sentences(number)])
        before = after
    cards = [tape.past.box.card_name(kind) for kind in range(len(tape.past.box.cards))]
    data = {"cards": cards, "sentences": list(sentences), "said": said, "moves": moves}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
