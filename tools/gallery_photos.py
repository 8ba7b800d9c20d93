"""Photographs for the gallery: boards and a lesson in JupyterLab, replays as pages."""

import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from gallery_moments import ended
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import ttr_widgets as ttr

TOOLS = Path(__file__).parent
sys.path.insert(0, str(TOOLS.parent))

from tests.browser.conftest import ARGUMENTS, find_chromium  # noqa: E402
from tests.browser.lab import PATIENCE, Notebook, Server, serve, write_notebook  # noqa: E402
from tests.browser.lesson_page import copy_lessons  # noqa: E402
from tests.browser.player import Player  # noqa: E402

Act = Callable[[Player], object]

CELL = "import ttr_widgets as ttr\nboard = ttr.Board(game, open_hands=True)\nboard"
PREPARE = f"""import sys; sys.path.insert(0, {str(TOOLS)!r})
import ttr_widgets as ttr
from gallery_moments import *
from tests.browser import finder
persons = lambda game: ttr.Game.from_json(game.to_json())
"""
THEMES = ("light", "dark")
PHONE = {"device_scale_factor": 2, "has_touch": True, "is_mobile": True}
PAGES = (("usa", 1280, 860, "dark"), ("usa", 390, 1000, "light"), ("europe", 1280, 860, "light"))
"""Replays as pages: the box, the size of the window, and the theme."""
MIDWAY = "(slider) => { slider.value = slider.max / 2; slider.dispatchEvent(new Event('input')); }"
WEAR = "name => window.jupyterapp.commands.execute('apputils:change-theme', {theme: name})"
TO_TOP = "one => one.scrollIntoView({block: 'start'})"


def _nothing(_ada: Player) -> None:
    """The board as it is."""


def _replay(ada: Player) -> None:
    _press("Replay")(ada)
    ada.wait("board._shelf.replay")
    ada.notebook.ask("board._shelf.replay.go(len(game.actions) // 2)")


def _press(words: str) -> Act:
    return lambda ada: ada.notebook.page.get_by_role("button", name=words).first.click()


def _tap_tickets(ada: Player) -> None:
    for number in (1, 3):
        x, y = ada.notebook.on_page(*ada.where(f"Target('offered', {number})"))
        ada.notebook.page.touchscreen.tap(x, y)
    ada.wait("board._marks.chosen.keep == (1, 3)")


BOARDS: dict[str, tuple[str, Act, str]] = {
    "lab-middle": ("persons(middle('usa'))", _nothing, ".jp-Cell"),
    "lab-payments": (
        "before_a_tunnel()",
        lambda ada: ada.click_route("Barcelona-Marseille"),
        ".ttr-board",
    ),
    "lab-tunnel": ("in_a_tunnel()", _nothing, ".ttr-board"),
    "lab-refusal": (
        "before_a_tunnel()",
        lambda ada: ada.click_route("Munchen-Wien"),
        ".ttr-board",
    ),
    "lab-coach": ("persons(middle('usa'))", _press("What can I do?"), ".ttr-coach-row"),
    "lab-replay": ("persons(middle('europe'))", _replay, ".ttr-board .ttr-board"),
    "lab-count": ("ended('europe', 5)", _nothing, ".ttr-board"),
}
"""By name: the game, what one does, and what is at the top of the photograph."""


def photograph(folder: Path, words: list[str]) -> None:
    """Take all photographs, or those with these words in their name."""

    def keep(page: Any, name: str) -> None:
        path = folder / f"{name}.png"
        page.wait_for_timeout(600)  # what moves has come to rest
        picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
        picture.quantize(128, dither=Image.Dither.NONE).save(path, optimize=True)
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")

    def wanted(name: str) -> bool:
        return all(word in name for word in words)

    with sync_playwright() as playwright, TemporaryDirectory() as home:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        _replay_pages(chromium, keep, wanted)
        with serve(Path(home)) as server:
            copy_lessons(server.folder)
            for theme in THEMES:
                _boards(_open(chromium, server, theme), theme, keep, wanted)
                _phone(_open(chromium, server, theme, 390, 844, **PHONE), theme, keep, wanted)
                _lesson(_open(chromium, server, theme, lesson=True), theme, keep, wanted)
        chromium.close()


Keep = Callable[[Any, str], None]
Wanted = Callable[[str], bool]


def _replay_pages(chromium: Browser, keep: Keep, wanted: Wanted) -> None:
    for box, width, height, theme in PAGES:
        name = f"replay-page-{box}-{width}-{theme}"
        if wanted(name):
            window: Any = {"viewport": {"width": width, "height": height}, "color_scheme": theme}
            page = chromium.new_page(**window)
            page.set_content(ttr.Replay(ended(box, seats=3)).to_html())
            page.locator("input[type=range]").first.evaluate(MIDWAY)
            keep(page, name)
            page.close()


def _open(
    chromium: Browser,
    server: Server,
    theme: str,
    width: int = 1280,
    height: int = 960,
    lesson: bool = False,
    **context: Any,
) -> Notebook:
    """Open a notebook with one board, or a lesson, in a window that wears a theme."""
    write_notebook(server.folder / f"board-{width}-{theme}.ipynb", CELL)
    view = chromium.new_context(viewport={"width": width, "height": height}, **context)
    view.set_default_timeout(PATIENCE)
    notebook = Notebook(view.new_page())
    name = "lessons/02-drawing-cards.ipynb" if lesson else f"board-{width}-{theme}.ipynb"
    notebook.open(server, name)
    notebook.page.evaluate(WEAR, f"JupyterLab {theme.title()}")
    return notebook


def _show(notebook: Notebook, game: str) -> Player:
    notebook.ask(f"{PREPARE}\ngame = {game}")
    notebook.run_all()
    player = Player(notebook)
    player.wait("'board' in globals() and board.game is game and board._face.guard.width")
    return player


def _boards(notebook: Notebook, theme: str, keep: Keep, wanted: Wanted) -> None:
    for kind, (game, act, top) in BOARDS.items():
        name = f"{kind}-1280-{theme}"
        if wanted(name):
            player = _show(notebook, game)
            act(player)
            notebook.page.locator(f".jp-Notebook {top}").last.evaluate(TO_TOP)
            keep(notebook.page, name)
    notebook.close()


def _phone(notebook: Notebook, theme: str, keep: Keep, wanted: Wanted) -> None:
    if wanted(f"lab-phone-390-{theme}"):
        _tap_tickets(_show(notebook, "ttr.Game('europe', players=['Ada', 'Grace'], seed=1)"))
        keep(notebook.page, f"lab-phone-390-{theme}")
    notebook.close()


def _lesson(notebook: Notebook, theme: str, keep: Keep, wanted: Wanted) -> None:
    places = {"lesson-quiz": ".ttr-quiz", "lesson-task": ".ttr-task"}
    if any(wanted(f"{kind}-1280-{theme}") for kind in places):
        notebook.run_all()
    for kind, place in places.items():
        if wanted(name := f"{kind}-1280-{theme}"):
            notebook.page.locator(place).first.evaluate(TO_TOP)
            keep(notebook.page, name)
    notebook.close()
