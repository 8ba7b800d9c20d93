"""Place the names of all maps that we ship beforehand: ttr_widgets/board/lettering.json.

python tools/place_names.py           # some minutes; shows how far it is
python tools/place_names.py --check   # is every map there?
"""

import argparse
import json
import sys
from collections.abc import Iterator

from ttr_widgets.board import atlas, lettering
from ttr_widgets.model.gamemap import GameMap
from ttr_widgets.play.boxes import boxes, load_box


def main() -> int:
    """Place all names, or say which maps are missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    forms = {lettering.key(form): form for form in all_forms()}
    if parser.parse_args().check:
        return missing(set(forms))
    kept = {key: place(form) for key, form in forms.items()}
    lettering.FILE.write_text(json.dumps(kept, separators=(",", ":"), ensure_ascii=False) + "\n")
    return 0


def all_forms() -> Iterator[GameMap]:
    """Every map that we ship, in every form that it is drawn in."""
    for name in boxes():
        yield from atlas.forms(load_box(name).map)


def place(form: GameMap) -> dict[str, object]:
    """Place the names of one map in every size."""
    found = {}
    for step in atlas.steps(form):
        print(f"{form.cities[0].label}, {form.aspect} to 1: size {step}", flush=True)
        found[str(step)] = atlas.place_names(form, step)
    return found


def missing(keys: set[str]) -> int:
    """Say whether a map has changed since its names were placed."""
    stale = keys ^ set(json.loads(lettering.FILE.read_text()))
    if stale:
        print(f"{len(stale)} maps are new or gone; run tools/place_names.py")
    return bool(stale)


if __name__ == "__main__":
    sys.exit(main())
