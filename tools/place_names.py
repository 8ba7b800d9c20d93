"""Place the names of all maps that we ship beforehand: ttr_widgets/board/lettering.json.

python tools/place_names.py           # a few minutes; shows how far it is
python tools/place_names.py --check   # is every map there?
"""

import argparse
import json
import sys

from ttr_widgets.board import atlas, lettering
from ttr_widgets.play.boxes import boxes, load_box


def main() -> int:
    """Place all names, or say which maps are missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    maps = {lettering.key(load_box(name).map): name for name in boxes()}
    if parser.parse_args().check:
        return missing(maps)
    kept = {key: place(name) for key, name in maps.items()}
    lettering.FILE.write_text(json.dumps(kept, separators=(",", ":"), ensure_ascii=False) + "\n")
    return 0


def place(name: str) -> dict[str, object]:
    """Place the names of one map in every size."""
    found = {}
    for step in atlas.STEPS:
        print(f"{name}: size {step} of {atlas.STEPS.start} to {atlas.STEPS.stop - 1}", flush=True)
        found[str(step)] = atlas.place_names(load_box(name).map, step)
    return found


def missing(maps: dict[str, str]) -> int:
    """Say which maps have changed since their names were placed."""
    kept = json.loads(lettering.FILE.read_text())
    stale = [name for key, name in maps.items() if key not in kept]
    if stale or set(kept) - set(maps):
        print(f"stale: {', '.join(stale) or 'old maps'}; run tools/place_names.py")
    return bool(stale or set(kept) - set(maps))


if __name__ == "__main__":
    sys.exit(main())
