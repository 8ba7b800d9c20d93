"""Names that were placed beforehand: on the maps that we ship, nobody waits for them.

Placing the names of a big map takes a second or two, and the result is always the same.
``tools/place_names.py`` does it once for each map and each size that ``atlas`` lays out and
keeps it in ``lettering.json``; a test says whether the file is fresh. A map of your own
has its names placed when it is first shown.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ttr_widgets.model.gamemap import GameMap

from .curve import curve
from .labels import CityLabel
from .places import Rect
from .tracks import Sizes, Way, share_out

FILE = Path(__file__).with_name("lettering.json")


@lru_cache(64)
def key(game_map: GameMap) -> str:
    """Sum up all of a map that decides where its names go."""
    cities = [(city.label, city.x, city.y, city.attraction) for city in game_map.cities]
    routes = [(r.a, r.b, r.spaces, r.twin, r.bend) for r in game_map.routes]
    text = json.dumps([game_map.aspect, cities, routes])
    return blake2b(text.encode(), digest_size=8).hexdigest()


def placed(game_map: GameMap, step: int, ways: list[Way], size: Sizes) -> tuple[CityLabel, ...]:
    """Give the names as they were placed beforehand, and bend the ways that gave way to them.

    Args:
        game_map: the map.
        step: the number of its size, as ``atlas`` counts them.
        ways: all ways of the map, as laid; some are replaced by bent ones.
        size: see ``Sizes``.

    Returns:
        The names; () if they were not placed beforehand.
    """
    known = _kept().get(key(game_map), {}).get(str(step))
    if known is None:
        return ()
    for place, *facts in known["ways"]:
        ways[place] = _bent(ways[place], facts, size)
    return tuple(_label(*facts) for facts in known["labels"])


@lru_cache(1)
def _kept() -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(FILE.read_text()) if FILE.exists() else {}
    return kept


def _bent(way: Way, facts: Sequence[float], size: Sizes) -> Way:
    bx, by, *free = facts
    line = curve(way.curve.points[0], (bx, by), way.curve.points[-1])
    bent = replace(way, bend=(bx, by), curve=line, clear=dict(zip(way.ends, free, strict=True)))
    share_out(bent, size)
    return bent


def _label(city: int, lines: Sequence[str], text: float, *box: float) -> CityLabel:
    return CityLabel(city, tuple(lines), text, Rect(*box), 0.0)


def written(
    before: Sequence[Way], ways: Sequence[Way], labels: Sequence[CityLabel]
) -> dict[str, Any]:
    """Write down what placing the names has changed: what ``placed`` reads."""
    bent = [
        [place, *(round(number, 2) for number in (*way.bend, *(way.clear[e] for e in way.ends)))]
        for place, (old, way) in enumerate(zip(before, ways, strict=True))
        if (old.bend, old.clear) != (way.bend, way.clear)
    ]
    names = [[one.city, list(one.lines), round(one.text, 2), *_rounded(one.box)] for one in labels]
    return {"ways": bent, "labels": names}


def _rounded(box: Rect) -> list[float]:
    return [round(number, 2) for number in (box.x, box.y, box.w, box.h)]
