"""Make the printable rule summaries in docs/teachers, or tell whether they are fresh.

    python tools/build_summaries.py              make them
    python tools/build_summaries.py --check      only say what is stale

One page for each box: its map, its numbers and its rules, in the words of ``short_rules.py``.
Made with them is the picture of the map in docs/teachers/make-your-own-map.md.
"""

import re
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import replace
from html import escape
from pathlib import Path
from string import Template

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from short_rules import numbers, sections  # noqa: E402

import ttr_widgets as ttr  # noqa: E402
from ttr_widgets.board.figures import card, symbol  # noqa: E402
from ttr_widgets.board.layout import Layout, make_layout  # noqa: E402
from ttr_widgets.board.palette import card_color, ink_on, palette_of  # noqa: E402
from ttr_widgets.board.places import Rect  # noqa: E402
from ttr_widgets.board.scene import draw  # noqa: E402
from ttr_widgets.board.shapes import Shape  # noqa: E402
from ttr_widgets.board.svg import to_svg  # noqa: E402
from ttr_widgets.board.view import Scene, View  # noqa: E402
from ttr_widgets.model.box import Box  # noqa: E402
from ttr_widgets.model.cards import KINDS  # noqa: E402

FOLDER = ROOT / "docs" / "teachers"
PAGE = Template((Path(__file__).parent / "rule_summary.html").read_text(encoding="utf-8"))
THEME = "contrast"
"""White land and black edges: it costs little ink, and a gray printer keeps it readable."""
_WIDTH, _WIDTH_TALL = 860.0, 700.0
_EDGE = 8.0
_HEIGHTS = {"full": 82, "roomy": 92, "tall": 118}
"""How high the map is printed, in millimeters."""


def picture(box: Box) -> str:
    """Draw the empty map as SVG."""
    game = ttr.Game(box, players=box.players[0])
    width = _WIDTH_TALL if _shape(box) == "tall" else _WIDTH
    layout = make_layout(box, width, box.players[0])
    layers = draw(game.observe(), layout, View(theme=THEME)).layers
    rect = layout.blocks.map
    shown = {name: layers[name] for name in ("ground", "routes", "cities")}
    shown["ground"] = tuple(_within(shown["ground"], rect.right + _EDGE))
    return _svg(layout, rect.right + _EDGE, rect.bottom + _EDGE, shown, f"The map: {box.title}")


def _within(shapes: Iterable[Shape], right: float) -> Iterator[Shape]:
    """Leave out the panels beside the map."""
    for shape in shapes:
        points = getattr(shape, "points", ())
        if min((x for x, _ in points), default=0) < right:
            yield shape


def legend(box: Box) -> Iterator[tuple[str, str]]:
    """Each kind of card: a small picture with its symbol, and its name."""
    palette = palette_of(THEME)
    layout = make_layout(box, _WIDTH, box.players[0])
    for kind in (kind for kind in KINDS if box.cards[kind]):
        fill = card_color(palette, kind)
        shapes = (
            card(Rect(1, 1, 22, 14), fill, palette.rim, 2),
            *symbol(kind, 12, 8, 4.5, ink_on(fill)),
        )
        name = box.card_name(kind)
        yield _svg(layout, 24, 16, {"card": shapes}, name), name


def signs(box: Box) -> Iterator[str]:
    """What the map shows besides colors, in words."""
    routes = box.map.routes
    yield "Gray: a set of any one color"
    if any(route.ferry for route in routes):
        yield "Locomotive on a space: a ferry"
    if any(route.tunnel for route in routes):
        yield "Toothed edge: a tunnel"
    if any(city.attraction for city in box.map.cities):
        yield "City in a sun: an attraction"


def _svg(
    layout: Layout, width: float, height: float, layers: dict[str, tuple[Shape, ...]], title: str
) -> str:
    scene = Scene(width, height, palette_of(THEME).page, layers, title=title)
    return to_svg(scene, replace(layout, width=width, height=height))


def page(name: str) -> str:
    """Write the whole sheet of a box."""
    box = ttr.load_box(name)
    shape = _shape(box)
    return PAGE.substitute(
        title=escape(box.title),
        shape=shape,
        width=round(_HEIGHTS[shape] * box.map.aspect),
        map=picture(box),
        numbers=_rows(numbers(box)),
        points=_point_table(box),
        legend="".join(f"<li>{svg}{escape(word)}</li>" for svg, word in legend(box)),
        signs="".join(f"<li>{sign}</li>" for sign in signs(box)),
        rules="".join(_section(*one) for one in sections(box)),
        notes=escape(" ".join(box.notes)),
    )


def _shape(box: Box) -> str:
    """A tall map leaves room beside it; stations and tunnels bring more rules."""
    if box.map.aspect < 1.1:
        return "tall"
    return "full" if box.feature("stations") else "roomy"


def _rows(rows: Iterable[tuple[str, str]]) -> str:
    return "".join(f"<tr><th>{escape(what)}</th><td>{escape(n)}</td></tr>" for what, n in rows)


def _point_table(box: Box) -> str:
    scored = [(spaces, points) for spaces, points in enumerate(box.points) if points]
    spaces = "".join(f"<td>{number}</td>" for number, _ in scored)
    points = "".join(f"<td><b>{number}</b></td>" for _, number in scored)
    return f"<tr><th>Spaces</th>{spaces}</tr><tr><th>Points</th>{points}</tr>"


def _section(heading: str, lines: Iterable[tuple[str, str]]) -> str:
    said = "\n".join(f'<li data-rule="{rule}">{escape(words)}</li>' for rule, words in lines)
    return f"<section><h2>{heading}</h2>\n<ul>\n{said}\n</ul></section>\n"


def own_map() -> str:
    """Draw the map that a teacher writes down in ``make-your-own-map.md``."""
    words = (FOLDER / "make-your-own-map.md").read_text(encoding="utf-8")
    (toml,) = re.findall(r"```toml\n(.*?)```", words, re.DOTALL)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "lake.toml"
        path.write_text(toml, encoding="utf-8")
        return picture(ttr.load_box(path)) + "\n"


def files() -> Iterator[tuple[Path, str]]:
    """Everything that is made here, with its text."""
    for name in ttr.boxes():
        yield FOLDER / f"rules-{name}.html", page(name)
    yield FOLDER / "lake.svg", own_map()


def main(words: list[str]) -> int:
    """Make all sheets, or with ``--check`` say which are stale."""
    stale = 0
    for path, made in files():
        if "--check" in words:
            fresh = path.exists() and path.read_text(encoding="utf-8") == made
            stale += not fresh
            print(f"{path.name} is {'fresh' if fresh else 'stale: make it again'}.")
        else:
            path.write_text(made, encoding="utf-8")
            print(f"{path.name}: {len(made) / 1000:.0f} kB")
    return stale > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
