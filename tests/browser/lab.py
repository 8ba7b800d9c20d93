"""A JupyterLab, a Notebook 7 or a Voila of our own, and pages that look at notebooks in it."""

import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.request
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

import nbformat
from PIL import Image

REPOSITORY = Path(__file__).resolve().parents[2]

PATIENCE = 120_000
"""Milliseconds to wait for JupyterLab; a busy machine needs some."""

SETTINGS = {
    # every cell stays in the page, so that every board can be looked at
    "@jupyterlab/notebook-extension/tracker": '{"windowingMode": "none"}',
    "@jupyterlab/apputils-extension/notification": (
        '{"fetchNews": "false", "checkForUpdates": false, "doNotDisturbMode": true}'
    ),
}

READY = """() => {
    const session = window.jupyterapp?.shell.currentWidget?.sessionContext?.session;
    return session?.kernel?.status === 'idle' && !!document.querySelector('.jp-Notebook .jp-Cell');
}"""

AT_REST = """() => {
    const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
    const prompts = [...document.querySelectorAll('.jp-InputPrompt')];
    return kernel.status === 'idle' && !prompts.some(one => one.textContent.includes('[*]'));
}"""

CELL_ERRORS = """() => window.jupyterapp.shell.currentWidget.content.model.sharedModel.toJSON()
    .cells.flatMap(cell => cell.outputs ?? [])
    .filter(output => output.output_type === 'error')
    .map(output => `${output.ename}: ${output.evalue}\\n` + (output.traceback ?? []).join('\\n'))"""

# What the notices of other packages are about is not ours to fail for.
# anywidget gives the script of a widget 2 seconds to start, however busy the machine is.
TOO_SLOW = "[anywidget] Failed to initialize model."
HARMLESS = ("favicon", "WebGL", "source map", "preload", TOO_SLOW)


@dataclass(frozen=True)
class Program:
    """What serves notebooks: its module, its own options, and the path that leads to a notebook."""

    module: str
    path: str
    options: tuple[str, ...] = ()

    def command(self, folder: Path, port: int, token: str) -> list[str]:
        """Write the command that serves a folder."""
        return [
            *(sys.executable, "-m", self.module, "--no-browser", f"--port={port}", *self.options),
            *("--allow-root", "--ip=127.0.0.1", "--ServerApp.port_retries=0"),
            *(f"--IdentityProvider.token={token}", f"--ServerApp.root_dir={folder}"),
        ]


class Voila(Program):
    """Voila shows what the cells of a notebook give, and no code; it knows no token."""

    def command(self, folder: Path, port: int, token: str) -> list[str]:
        start = [sys.executable, "-m", self.module, "--no-browser", f"--port={port}"]
        return [*start, *self.options, str(folder)]


LAB = Program("jupyterlab", "doc/tree", ("--LabApp.expose_app_in_browser=True",))
NOTEBOOK_7 = Program("notebook", "notebooks", ("--JupyterNotebookApp.expose_app_in_browser=True",))
VOILA = Voila("voila", "voila/render")


@dataclass(frozen=True)
class Server:
    """Where a program answers, and the folder that it serves."""

    folder: Path
    address: str
    token: str
    program: Program = LAB

    def url(self, name: str) -> str:
        """Say where a notebook is seen."""
        return f"{self.address}/{self.program.path}/{name}?token={self.token}"


@contextmanager
def serve(folder: Path, program: Program = LAB) -> Iterator[Server]:
    """Run a program on a free port of this machine; it reads and writes nobody's settings."""
    port, token = _free_port(), secrets.token_hex(8)
    notebooks = folder / "notebooks"
    notebooks.mkdir()
    _write_settings(folder / "settings")
    command = program.command(notebooks, port, token)
    with open(folder / "server.log", "wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, cwd=notebooks, env=_environment(folder)
        )
        try:
            _wait_for(process, f"http://127.0.0.1:{port}/?token={token}", log.name)
            yield Server(notebooks, f"http://127.0.0.1:{port}", token, program)
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _write_settings(folder: Path) -> None:
    for name, text in SETTINGS.items():
        path = folder / f"{name}.jupyterlab-settings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def _environment(folder: Path) -> dict[str, str]:
    own = {
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTER_CONFIG_DIR": "config",
        "IPYTHONDIR": "ipython",
    }
    return {
        **os.environ,
        **{name: str(folder / below) for name, below in own.items()},
        "PYTHONPATH": f"{REPOSITORY}{os.pathsep}{os.environ.get('PYTHONPATH', '')}",
        "PYDEVD_DISABLE_FILE_VALIDATION": "1",
    }


def _wait_for(process: subprocess.Popen, address: str, log: str) -> None:
    for _ in range(600):
        if process.poll() is not None:
            raise RuntimeError("The server ended: " + Path(log).read_text()[-3000:])
        try:
            urllib.request.urlopen(address, timeout=2)
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("The server does not answer: " + Path(log).read_text()[-3000:])


@dataclass
class Notebook:
    """A notebook in a page of the browser."""

    page: object
    errors: list[str] = field(default_factory=list)
    sent: int = 0
    received: int = 0

    def listen(self) -> None:
        """Write down errors of the page, and count what goes to and from the kernel."""
        self.page.on("pageerror", self._page_error)
        self.page.on("console", self._console)
        self.page.on("websocket", self._websocket)

    def _page_error(self, error: object) -> None:
        if error.message != TOO_SLOW:
            self.errors.append(error.stack or str(error))

    def _console(self, message: object) -> None:
        if message.type == "error" and not any(word in message.text for word in HARMLESS):
            self.errors.append(message.text)

    def _websocket(self, socket: object) -> None:
        if "/channels" in socket.url:
            socket.on("framesent", lambda _: self._count("sent"))
            socket.on("framereceived", lambda _: self._count("received"))

    def _count(self, what: str) -> None:
        setattr(self, what, getattr(self, what) + 1)

    def open(self, server: Server, name: str) -> None:
        """Open a notebook and wait for its kernel."""
        self.page.goto(server.url(name))
        self.page.wait_for_function(READY, timeout=PATIENCE)

    def reload(self) -> None:
        """Save and load the page again; the kernel goes on."""
        self.page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
        self.page.reload()
        self.page.wait_for_function(READY, timeout=PATIENCE)

    def restart(self) -> None:
        """End the kernel and begin a new one that knows nothing."""
        self.page.evaluate(
            "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
        )
        self.page.wait_for_function(READY, timeout=PATIENCE)

    def run_all(self) -> None:
        """Run every cell and wait until all is at rest."""
        self.page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
        self.page.wait_for_function(AT_REST, timeout=PATIENCE)

    def ask(self, code: str) -> str:
        """Run code in the kernel, unseen, and give what it prints."""
        return self.page.evaluate(
            """async code => {
                const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
                const future = kernel.requestExecute({code, store_history: false});
                let said = '';
                future.onIOPub = message => {
                    if (message.header.msg_type === 'stream') said += message.content.text;
                    if (message.header.msg_type === 'error')
                        said += message.content.ename + ': ' + message.content.evalue;
                };
                await future.done;
                return said.trim();
            }""",
            code,
        )

    def canvas(self, number: int = 0) -> object:
        """The canvas of a board, in the order of the page."""
        return self.page.locator(".ttr-board canvas").nth(number)

    def click(self, x: float, y: float, number: int = 0) -> None:
        """Click at a place of a canvas, in its own CSS pixels."""
        self.page.mouse.click(*self.on_page(x, y, number))

    def on_page(self, x: float, y: float, number: int = 0) -> tuple[float, float]:
        """Say where on the page a place of a canvas is; scroll there if it is out of sight."""
        return tuple(
            self.canvas(number).evaluate(
                """(canvas, [x, y]) => {
                    const fineness = window.devicePixelRatio > 2 ? 3 : 2;
                    const at = () => {
                        const box = canvas.getBoundingClientRect();
                        const zoom = box.width / (canvas.width / fineness);
                        return [box.left + x * zoom, box.top + y * zoom];
                    };
                    const seen = document.elementFromPoint(...at()) === canvas;
                    if (!seen) canvas.scrollIntoView({block: 'center'});
                    return at();
                }""",
                [x, y],
            )
        )

    def picture(self, number: int = 0) -> Image.Image:
        """What a canvas shows."""
        url = self.canvas(number).evaluate("canvas => canvas.toDataURL()")
        return Image.open(BytesIO(b64decode(url.split(",")[1]))).convert("RGB")

    def pixel(self, x: float, y: float, number: int = 0) -> list[int]:
        """The color of the picture at a place, in CSS pixels."""
        return self.canvas(number).evaluate(
            "(c, [x, y]) => [...c.getContext('2d').getImageData(2 * x, 2 * y, 1, 1).data]", [x, y]
        )

    def check(self) -> None:
        """Fail if anything went wrong in the page or in a cell."""
        wrong, self.errors = self.errors + self.page.evaluate(CELL_ERRORS), []
        assert not wrong, "\n".join(wrong)

    def close(self) -> None:
        """End the kernel and the page."""
        self.page.evaluate(
            "() => window.jupyterapp.shell.currentWidget.sessionContext.shutdown().catch(() => 0)"
        )
        self.page.close()


def write_notebook(path: Path, *cells: str) -> None:
    """Write a notebook of code cells."""
    made = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    made.metadata["kernelspec"] = {
        "name": "python3",
        "display_name": "Python 3",
        "language": "python",
    }
    nbformat.write(made, path)
