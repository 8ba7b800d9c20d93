"""Paint the pictures of docs/gallery: ``python tools/gallery.py [part of a name]``.

Every box in the middle of a game with the most seats, at three widths in three themes; the
opening, the last round and the end of a game; the dialogs: tickets offered, payments, a station,
a tunnel, the final count line by line; and replays as pages of their own, which need Chromium.
"""

import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import chain
from pathlib import Path
from shutil import which
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

import ttr_widgets as ttr
from ttr_widgets.board.eyes import Eyes
from ttr_widgets.board.layout import make_layout
from ttr_widgets.board.places import Target
from ttr_widgets.board.png import to_png
from ttr_widgets.board.scene import draw
from ttr_widgets.board.selection import NOTHING, click
from ttr_widgets.board.sight import Marks, look, view_of
from ttr_widgets.model.state import TakeTurn

FOLDER = Path(__file__).parent.parent / "docs" / "gallery"
NAMES = ("Ada", "Grace", "Hedy", "Katherine", "Mary")
SCALES = {700: 1.4, 900: 1.2, 1400: 1.0}
THEMES = ("light", "dark", "dark-contrast")
MIDDLE = {"usa": 200, "europe": 260, "new-york": 60, "islands": 40}
"""How many decisions make the middle of a game, by box."""
PAGES = (("usa", 1280, 860, "dark"), ("usa", 390, 1000, "light"), ("europe", 1280, 860, "light"))
"""Replays as pages: the box, the size of the window, and the theme."""
MIDWAY = "(slider) => { slider.value = slider.max / 2; slider.dispatchEvent(new Event('input')); }"

Situation = tuple[str, ttr.Game, Sequence[Target]]
"""The name of a picture, the game that it shows, and what was clicked."""


def main() -> None:
    """Paint all pictures, or those with a word in their name."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for width in SCALES:
        for theme in THEMES:
            for name, game, clicked in boxes():
                paint(game, f"{name}-{width}-{theme}", width, theme, clicked)
    for name, game, clicked in chain(moments(), dialogs()):
        for theme in THEMES[:2]:
            paint(game, f"{name}-900-{theme}", 900, theme, clicked)
    photograph()


def moments() -> Iterator[Situation]:
    """How a game begins, and how it ends."""
    game = new_game("usa", seats=4)
    yield "usa-opening", game, ()
    last = new_game("new-york", seats=4)
    while last.observe(None).turns_left is None:
        last.step()
    yield "new-york-last-round", last, ()
    ended = new_game("usa", seats=4)
    advance(ended, 10_000)
    yield "usa-end", ended, ()


def boxes() -> Iterator[Situation]:
    """Every map in the middle of a game with the most seats."""
    for box, steps in MIDDLE.items():
        game = new_game(box, seats=ttr.load_box(box).players[1])
        advance(game, steps)
        yield f"{box}-middle", game, ()


def dialogs() -> Iterator[Situation]:
    """What the board asks and explains over the map."""
    offered = (Target("offered", 1), Target("offered", 3))
    yield "usa-tickets", ttr.Game("usa", players=list(NAMES[:3]), seed=2), offered
    hands = {0: "5 green, 2 locomotive, 1 red"}
    deck = "green blue locomotive ..."
    game = ttr.scenario("europe", players=list(NAMES[:2]), hands=hands, deck=deck)
    yield "europe-station", game, (place(game, "city", "Munchen"),)
    yield "europe-payments", game, (place(game, "route", "Barcelona-Marseille"),)
    game.play("claim Paris-Zurich with 3 green")
    yield "europe-tunnel", game, ()
    lucky = ttr.scenario("europe", players=list(NAMES[:2]), hands=hands, deck="blue blue red ...")
    lucky.play("claim Paris-Zurich with 3 green")
    yield "europe-free-tunnel", lucky, ()
    game = new_game("europe", seats=5)
    advance(game, 10_000)
    lines = game.scores().lines
    longest = next(n for n, one in enumerate(lines) if one.kind == "longest-path" and one.points)
    yield "europe-count", game, (Target("line", longest),)


def photograph() -> None:
    """Open replays of whole games in a browser, in the middle, and take pictures of them."""
    if not all(word in "replay-page" for word in sys.argv[1:]):
        return
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=which("chromium"), args=["--no-sandbox"]
        )
        for box, width, height, theme in PAGES:
            window: Any = {"viewport": {"width": width, "height": height}, "color_scheme": theme}
            page = chromium.new_page(**window)
            game = new_game(box, seats=3)
            advance(game, 10_000)
            page.set_content(ttr.Replay(game).to_html())
            page.locator("input[type=range]").first.evaluate(MIDWAY)
            keep(page.screenshot(), f"replay-page-{box}-{width}-{theme}")
        chromium.close()


def keep(picture: bytes, name: str) -> None:
    """Write a picture in so few colors that the file is small."""
    path = FOLDER / f"{name}.png"
    Image.open(BytesIO(picture)).quantize(192).save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


def place(game: ttr.Game, kind: str, name: str) -> Target:
    """A route or a city by its name."""
    found = game.box.map.routes if kind == "route" else game.box.map.cities
    return Target(kind, next(one.id for one in found if one.name == name))


def new_game(box: str, seats: int) -> ttr.Game:
    """A game of computer players whose start tickets are chosen."""
    game = ttr.Game(box, players=dict.fromkeys(NAMES[:seats], ttr.players.greedy), seed=11)
    advance(game, 1)
    return game


def advance(game: ttr.Game, steps: int) -> None:
    """Let the players decide so often, and on until somebody is asked to take a turn."""
    while not game.over and (steps > 0 or not isinstance(game.state.decision, TakeTurn)):
        game.step()
        steps -= 1


def paint(
    game: ttr.Game, name: str, width: int, theme: str, clicked: Sequence[Target] = ()
) -> None:
    """Paint a position, after some clicks, as the one who is asked sees it."""
    if not all(word in name for word in sys.argv[1:]):
        return
    sight, chosen = look(game, Eyes(game.seat)), NOTHING
    for target in clicked:
        chosen, _action = click(chosen, target, sight.seen, sight.actions)
    layout = make_layout(game.box, width, len(game.names))
    scene = draw(sight.seen, layout, view_of(sight, Marks(chosen), theme))
    picture = to_png(scene, layout, SCALES[width])
    path = FOLDER / f"{name}.png"
    path.write_bytes(picture)
    print(f"{path.name}: {len(picture) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
