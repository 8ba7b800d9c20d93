"""The files are tidy: small modules, clean text, no trace of one particular machine."""

import ast
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = {".py", ".md", ".toml", ".txt", ".json", ".js", ".ipynb", ".po", ".perft", ".csv", ".css"}
LONGEST_MODULE = 250
SLASH = "/"
MACHINES = (f"{SLASH}work/", f"{SLASH}root/", f"{SLASH}home/", f"{SLASH}Users/", f"{SLASH}tmp/")
REGISTRIES = tuple(name + ".org" for name in ("pypi", "pythonhosted", "registry.npmjs"))


def project_files():
    """Every file that is, or would be, in the repository; without git, what lies in the folders."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    done = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=False)
    names = filter(None, done.stdout.split("\0")) if done.returncode == 0 else _walk()
    return sorted(path for name in names if (path := ROOT / name).is_file())


def _walk():
    hidden = (
        ".venv",
        ".git",
        "__pycache__",
        "_cache",
        ".hypothesis",
        "checkpoints",
        "build",
        "dist",
    )
    for path in ROOT.rglob("*"):
        name = path.relative_to(ROOT).as_posix()
        if not any(part.endswith(hidden) for part in name.split("/")):
            yield name


FILES = [path for path in project_files() if path.suffix in TEXT or path.name == "run"]
MODULES = [p for p in FILES if p.suffix == ".py" and p.relative_to(ROOT).parts[0] == "ttr_widgets"]


def by_name(path):
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", MODULES, ids=by_name)
def test_a_module_fits_in_one_head(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) < LONGEST_MODULE, f"{by_name(path)} has {len(lines)} lines: split it"


@pytest.mark.parametrize("path", MODULES, ids=by_name)
def test_a_module_says_what_it_is(path):
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    assert docstring.split("\n")[0].endswith((".", "!", "?", ":"))


def test_text_is_clean():
    problems = [problem for path in FILES for problem in _untidy(path)]
    assert not problems, "\n".join(problems)


def _untidy(path):
    raw, name = path.read_bytes(), by_name(path)
    if b"\r" in raw:
        yield f"{name}: Windows line ends"
    if raw and not raw.endswith(b"\n"):
        yield f"{name}: no newline at the end"
    if raw.endswith(b"\n\n"):
        yield f"{name}: blank lines at the end"
    markdown = path.suffix in (".md", ".ipynb")  # there, two spaces at the end break a line
    for number, line in enumerate(raw.decode("utf-8").split("\n"), 1):
        if not markdown and line != line.rstrip():
            yield f"{name}:{number}: spaces at the end"


def test_no_file_names_a_machine_or_a_registry():
    problems = [
        f"{by_name(path)}: {word}"
        for path in FILES
        for word in (*MACHINES, *REGISTRIES)
        if word in path.read_text(encoding="utf-8")
    ]
    assert not problems, "\n".join(problems)


def test_no_big_file():
    big = [by_name(path) for path in project_files() if path.stat().st_size > 2_000_000]
    assert not big, f"more than 2 MB: {big}"
