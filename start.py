"""Set everything up and open the lessons, or run the tests. Needs nothing but Python.

    python3 start.py lessons [options of jupyter lab]
    python3 start.py tests   [options of pytest]

The first run makes a folder .venv beside this file and installs the versions named
in constraints.txt; later runs start at once.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
FIRST_LESSON = "lessons/00-start-here.ipynb"
OLDEST = (3, 11)
NEWER = ("python3.13", "python3.12", "python3.11")


def main(words):
    """Do what the first word asks; further words are options passed on."""
    if not words or words[0] not in ("lessons", "tests"):
        sys.exit(__doc__)
    if sys.version_info < OLDEST:
        use_a_newer_python()
    what, options = words[0], words[1:]
    set_up("test" if what == "tests" else "lessons")
    os.chdir(HERE)
    sys.exit(run_tests(options) if what == "tests" else open_lessons(options))


def use_a_newer_python():
    """Start again with a Python that is new enough, or say what to install."""
    for name in NEWER:
        python = shutil.which(name)
        if python and subprocess.run([python, "-c", ""], stderr=subprocess.DEVNULL).returncode == 0:
            sys.exit(subprocess.call([python, *sys.argv]))
    found = ".".join(map(str, sys.version_info[:2]))
    sys.exit(f"This needs Python 3.11 or newer and found {found}. Get one at python.org.")


def set_up(extra):
    """Make .venv and install the pinned versions, unless that was done before."""
    if is_ready(extra):
        return
    print(f"Setting up in {VENV}: a minute or two, once.", flush=True)
    if not works(PYTHON):
        make_venv()
    project = f"{HERE}[{extra}]"
    pins = str(HERE / "constraints.txt")
    call([PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
          "--constraint", pins, "--editable", project])  # fmt: skip
    stamp(extra).write_text(fingerprint())


def is_ready(extra):
    """Tell whether .venv already has these versions; the tests' set contains the lessons' set."""
    stamps = [stamp(extra), stamp("test")]
    return works(PYTHON) and any(
        path.exists() and path.read_text() == fingerprint() for path in stamps
    )


def stamp(extra):
    """Name the file that remembers what was installed."""
    return VENV / (f"installed-{extra}")


def fingerprint():
    """Sum up what decides which versions belong in .venv, and where this folder lies."""
    parts = [(HERE / name).read_bytes() for name in ("constraints.txt", "pyproject.toml")]
    return hashlib.sha256(b"".join(parts) + bytes(HERE)).hexdigest()


def works(python):
    """Tell whether this Python is there and runs."""
    return python.exists() and subprocess.run([python, "-c", "import pip"]).returncode == 0


def make_venv():
    """Make .venv with the standard library, or with virtualenv where Debian left a part out."""
    if not importlib.util.find_spec("ensurepip") and not importlib.util.find_spec("virtualenv"):
        install_debian_venv()
    tool = "venv" if importlib.util.find_spec("ensurepip") else "virtualenv"
    call([sys.executable, "-m", tool, "--clear", VENV])


def install_debian_venv():
    """Debian and Ubuntu ship Python without venv: add it if we may, else say how."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        sys.exit("Python's venv is missing. On Debian or Ubuntu: sudo apt install python3-venv")
    call(["apt-get", "update", "-qq"])
    call(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "python3-venv"])
    importlib.invalidate_caches()


def open_lessons(options):
    """Open JupyterLab in the browser with the first lesson."""
    root = ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    folder = f"--ServerApp.root_dir={HERE}"
    command = [PYTHON, "-m", "jupyterlab", FIRST_LESSON, folder, *root, *options]
    try:
        return subprocess.call(command)
    except KeyboardInterrupt:  # Ctrl+C is how one leaves JupyterLab
        return 0


def run_tests(options):
    """Run ruff, mypy and pytest, all of them; fail if one fails. Pytest has the last word."""
    checks = (["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy", "--strict"])
    failed = [check for check in checks if run(check)]
    for check in failed:
        print(f"FAILED: {' '.join(check)} (see above). The tests run all the same.", flush=True)
    return run(["pytest", "--numprocesses", "auto", *options]) or bool(failed)


def run(words):
    """Run a tool of .venv; give its exit status."""
    print(f"$ {' '.join(words)}", flush=True)
    return subprocess.call([PYTHON, "-m", *words])


def call(command):
    """Run a command; stop with one sentence if it fails."""
    if subprocess.call([str(word) for word in command]):
        sys.exit("This did not work: " + " ".join(map(str, command)))


if __name__ == "__main__":
    main(sys.argv[1:])
