"""One JupyterLab and one Chromium for all browser tests, a page for each."""

import os
import shutil

import pytest

from .lab import PATIENCE, Notebook, serve, write_notebook

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
HOW_TO_GET_IT = (
    "No Chromium here. Get one with `apt-get install chromium`, or name one in TTR_CHROMIUM."
)


def find_chromium():
    """Find a Chromium, or skip with a sentence that says how to get one."""
    names = (os.environ.get("TTR_CHROMIUM"), "chromium", "chromium-browser", "google-chrome")
    found = (shutil.which(name) for name in names if name)
    return next((path for path in found if path), None) or pytest.skip(HOW_TO_GET_IT)


@pytest.fixture(scope="session")
def browser():
    chromium = find_chromium()
    api = pytest.importorskip("playwright.sync_api", reason="pip install playwright")
    with api.sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(browser, tmp_path_factory):
    with serve(tmp_path_factory.mktemp("lab")) as running:
        yield running


@pytest.fixture(scope="session")
def new_page(server, browser):
    """``new_page(name, cells, ...)`` writes a notebook and opens it in a page of its own."""

    def open_page(name, cells, width=1280, height=1000, **context):
        write_notebook(server.folder / f"{name}.ipynb", *cells)
        view = browser.new_context(viewport={"width": width, "height": height}, **context)
        view.set_default_timeout(PATIENCE)
        notebook = Notebook(view.new_page())
        notebook.listen()
        notebook.open(server, f"{name}.ipynb")
        return notebook

    return open_page


@pytest.fixture
def open_notebook(new_page, request):
    """``open_notebook(cell, ...)`` runs the cells in a page; errors in the page fail the test."""
    opened = []

    def run(*cells, **options):
        notebook = new_page(f"{request.node.name}-{len(opened)}", cells, **options)
        opened.append(notebook)
        notebook.run_all()
        return notebook

    yield run
    for notebook in opened:
        notebook.check()
        notebook.close()


@pytest.fixture(scope="session")
def shared_notebook(new_page):
    """``shared_notebook(cell, ...)`` runs the cells once more, always in the same page."""
    opened = []

    def run(*cells):
        if not opened:
            opened.append(new_page("shared", cells))
        opened[0].run_all()
        return opened[0]

    yield run
    for notebook in opened:
        notebook.close()
