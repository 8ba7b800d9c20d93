"""Build the outline that a board is drawn on from coastlines and countries.

The source is JSON with ``land`` (and ``park``), a list of ``{"ring": [[x, y], ...], "holes":
[...]}``, and ``country`` and ``state``, the same by name. Neighbors in it need not share their
points exactly. The target has land, parks and borders as open lines, each once, and no border
along a coast. Positions run from 0 to 1 over the board; a little beyond is kept.

    python tools/build_outlines.py source.json maps/outlines/usa.json --aspect 1.55
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from math import ceil, dist, hypot
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Line = list[Point]

STEP = 0.002
"""How densely a border is walked when it is compared with others, in board widths."""


class Near:
    """Points in a grid, each with a name; tells which names are within reach of a place."""

    def __init__(self, reach: float):
        self.reach = reach
        self.cells: dict[tuple[int, int], list[tuple[Point, str]]] = defaultdict(list)

    def add(self, line: Line, name: str) -> None:
        for point in line:
            self.cells[self._cell(point)].append((point, name))

    def names(self, place: Point) -> set[str]:
        return {name for point, name in self._around(place) if dist(point, place) <= self.reach}

    def nearest(self, place: Point) -> Point | None:
        """The point nearest to a place, if it is not much farther off than the reach."""
        points = (point for cell in self.cells.values() for point, _ in cell)
        point = min(points, key=lambda point: dist(point, place), default=None)
        return point if point and dist(point, place) <= 3 * self.reach else None

    def _around(self, place: Point) -> Iterator[tuple[Point, str]]:
        column, row = self._cell(place)
        for c in (column - 1, column, column + 1):
            for r in (row - 1, row, row + 1):
                yield from self.cells.get((c, r), ())

    def _cell(self, point: Point) -> tuple[int, int]:
        return int(point[0] // self.reach), int(point[1] // self.reach)


def densify(line: Line) -> Line:
    """Put further points on a line, so that none is more than a step from the next."""
    dense = [line[0]]
    for a, b in pairwise(line):
        parts = max(1, ceil(dist(a, b) / STEP))
        dense += [
            (a[0] + (b[0] - a[0]) * k / parts, a[1] + (b[1] - a[1]) * k / parts)
            for k in range(1, parts + 1)
        ]
    return dense


def simplify(line: Line, tolerance: float) -> Line:
    """Leave out points that lie within the tolerance of the line without them (Douglas-Peucker)."""
    if len(line) < 3:
        return line
    a, b = line[0], line[-1]
    far, index = max((_off(p, a, b), i) for i, p in enumerate(line[1:-1], 1))
    if far <= tolerance:
        return [a, b]
    return simplify(line[: index + 1], tolerance)[:-1] + simplify(line[index:], tolerance)


def simplify_ring(ring: Line, tolerance: float) -> Line:
    """Simplify a closed ring: in two halves, from its first point to the one farthest away."""
    half = max(range(len(ring)), key=lambda i: dist(ring[0], ring[i]))
    return simplify(ring[: half + 1], tolerance)[:-1] + simplify(ring[half:], tolerance)


def smooth_ring(ring: Line, edge: Callable[[Point], bool]) -> Line:
    """Round the corners of a closed ring by cutting them (Chaikin), but not those at the edge."""
    smooth: Line = []
    for a, b in pairwise(ring):
        smooth.append(a if edge(a) else _between(a, b, 0.25))
        smooth.append(b if edge(b) else _between(a, b, 0.75))
    return [*smooth, smooth[0]]


def inside(place: Point, rings: Iterable[Line]) -> bool:
    """Tell whether a place lies in a ring and not in a hole of it (odd number of crossings)."""
    x, y = place
    odd = False
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise(ring):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                odd = not odd
    return odd


def borders(regions: dict[str, list[Line]], land: list[Line], drawn: Near) -> Iterator[Line]:
    """Yield the lines along which two regions meet, each once; remember them in ``drawn``."""
    shore = Near(drawn.reach)
    for ring in land:
        shore.add(densify(ring), "")
    near = Near(drawn.reach)
    dense = {name: [densify(ring) for ring in rings] for name, rings in regions.items()}
    for name, rings in dense.items():
        for ring in rings:
            near.add(ring, name)
    for name, rings in dense.items():
        mine: list[Line] = []
        for ring in rings:
            keep = [
                bool(near.names(p) - {name}) and not drawn.names(p) and inside(p, land)
                for p in ring
            ]
            mine += list(runs(ring, keep))
        for line in mine:
            yield _lengthen(line, drawn, shore)
        for line in mine:
            drawn.add(densify(line), "")


def runs(ring: Line, keep: list[bool]) -> Iterator[Line]:
    """Yield the stretches of a closed ring that are kept, none of them torn at its first point."""
    start = keep.index(False) if False in keep else 0
    points, flags = ring[start:-1] + ring[:start], keep[start:-1] + keep[:start]
    line: Line = []
    for point, kept in zip([*points, points[0]], [*flags, False], strict=True):
        if kept:
            line.append(point)
        elif line:
            yield line
            line = []


def _lengthen(line: Line, drawn: Near, shore: Near) -> Line:
    """Lengthen both ends of a line to the border drawn already, or else the shore, beside it."""
    start = drawn.nearest(line[0]) or shore.nearest(line[0])
    end = drawn.nearest(line[-1]) or shore.nearest(line[-1])
    return [*([start] if start else []), *line, *([end] if end else [])]


def _off(point: Point, a: Point, b: Point) -> float:
    """How far a point lies from the stretch between two others."""
    length = dist(a, b) ** 2
    if not length:
        return dist(point, a)
    along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length
    along = min(1.0, max(0.0, along))
    return hypot(a[0] + along * (b[0] - a[0]) - point[0], a[1] + along * (b[1] - a[1]) - point[1])


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


class Frame:
    """The board's proportions: inside this file a unit is one board width in both directions."""

    def __init__(self, aspect: float, source: dict[str, Any]):
        self.aspect = aspect
        points = [point for area in source["land"] for point in self.line(area["ring"])]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        self.sides = (min(xs), max(xs), min(ys), max(ys))

    def line(self, points: list[list[float]]) -> Line:
        return [(x, y / self.aspect) for x, y in points]

    def write(self, line: Line) -> list[list[float]]:
        """Give the points back in positions from 0 to 1, without repeating one."""
        rounded = [[round(x, 4), round(y * self.aspect, 4)] for x, y in line]
        return [rounded[0], *(b for a, b in pairwise(rounded) if a != b)]

    def edge(self, point: Point) -> bool:
        left, right, top, bottom = self.sides
        return point[0] in (left, right) or point[1] in (top, bottom)


def area(source: dict[str, Any], frame: Frame, rounds: int, tolerance: float) -> dict[str, Any]:
    """Smooth and simplify one piece of land or park."""

    def drawn(ring: list[list[float]]) -> list[list[float]]:
        line = frame.line(ring)
        for _ in range(rounds):
            line = smooth_ring(line, frame.edge)
        return frame.write(simplify_ring(line, tolerance))

    return {"ring": drawn(source["ring"]), "holes": [drawn(hole) for hole in source["holes"]]}


def outline(source: dict[str, Any], options: argparse.Namespace) -> dict[str, Any]:
    """Make the whole outline of a board."""
    frame = Frame(options.aspect, source)
    made: dict[str, Any] = {"land": [], "borders": [], "parks": []}
    for target, kind in (("land", "land"), ("parks", "park")):
        for piece in source.get(kind, ()):
            made[target].append(area(piece, frame, options.smooth, options.tolerance))
    for piece, name in zip(made["land"], source.get("name", ()), strict=False):
        piece["name"] = name
    land = [frame.line(r) for p in made["land"] for r in (p["ring"], *p["holes"])]
    drawn = Near(options.reach)
    for kind in ("country", "state"):
        regions = {
            name: [frame.line(piece["ring"]) for piece in pieces]
            for name, pieces in sorted(source.get(kind, {}).items())
        }
        for line in borders(regions, land, drawn):
            if sum(dist(a, b) for a, b in pairwise(line)) >= options.shortest:
                made["borders"].append(frame.write(simplify(line, options.tolerance * 1.5)))
    return made


def write(made: dict[str, Any]) -> str:
    """Write an outline with one ring or line in each line of the file."""
    parts = []
    for key, pieces in made.items():
        rows = ",\n  ".join(json.dumps(piece, separators=(",", ":")) for piece in pieces)
        parts.append(f'"{key}": [\n  {rows}\n]' if rows else f'"{key}": []')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    """Read the source and write the target named on the command line."""
    parser = argparse.ArgumentParser(description="Build the outline of a board.")
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--aspect", type=float, default=1.55, help="width : height of the board")
    parser.add_argument("--smooth", type=int, default=1, help="how often corners are cut")
    parser.add_argument("--tolerance", type=float, default=0.0007, help="in board widths")
    parser.add_argument("--reach", type=float, default=0.005, help="lines this near are the same")
    parser.add_argument("--shortest", type=float, default=0.02, help="shortest border to draw")
    options = parser.parse_args()
    source = json.loads(options.source.read_text(encoding="utf-8"))
    options.target.write_text(write(outline(source, options)), encoding="utf-8")


if __name__ == "__main__":
    main()
