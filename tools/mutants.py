"""Bend every rule of the game in turn, and show that a test notices.

A mutant is the game with one mistake in it, of a kind that somebody could really make: a face-up
locomotive as the second card, a last round that begins too late. The files in tools/mutants/ list
them. Each one is made in a copy of the project, never in the project itself, and the tests that
should notice it are run there. A mutant that no test notices survives: then a test is missing.

    python tools/mutants.py                           all of them; this takes some minutes
    python tools/mutants.py row.sweep third-card      those of a rule, and one by its name
"""

import os
import shutil
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.util import cache_from_source, find_spec
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from time import perf_counter
from typing import IO, NamedTuple, NoReturn

import hypothesis.strategies  # noqa: F401 (loaded once for all runs, like pytest)
import pytest

ROOT = Path(__file__).resolve().parent.parent
LISTS = sorted((ROOT / "tools" / "mutants").glob("*.toml"))
COPIED = ("ttr_widgets", "maps", "tests", "tools", "conftest.py", "pyproject.toml")
OPTIONS = ("-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-o", "addopts=")
PASSED, FAILED, STOPPED, NO_TEST = 0, 1, -24, 99  # how a run ends; pytest knows further ways
ENOUGH = 15
"""A run that has worked for so many seconds is a game without end. What counts is work, not time:
others may be busy on the same machine."""


class Mutant(NamedTuple):
    """One mistake: which rules it bends, and how the text of a file is changed for it."""

    name: str
    rules: tuple[str, ...]
    bent: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


def read() -> list[Mutant]:
    """Read all lists. A mutant that names no tests has those of its list."""
    found = []
    for path in LISTS:
        listed = tomllib.loads(path.read_text(encoding="utf-8"))
        for row in listed["mutant"]:
            tests = tuple(row.pop("tests", listed["tests"]))
            found.append(Mutant(rules=tuple(row.pop("rules")), tests=tests, **row))
    return found


def chosen(words: list[str]) -> list[Mutant]:
    """Pick the mutants of these rules and names; without words, all."""
    mutants = read()
    known = {word for mutant in mutants for word in (mutant.name, *mutant.rules)}
    if set(words) - known:
        raise SystemExit(f"No mutant and no rule: {', '.join(sorted(set(words) - known))}")
    return [m for m in mutants if not words or {m.name, *m.rules} & set(words)]


def bend(text: str, mutant: Mutant) -> str:
    """Make the mistake in the text of a file; what is replaced must stand there once."""
    times = text.count(mutant.old)
    if times != 1:
        raise ValueError(f"{mutant.name}: {mutant.file} has {times} times: {mutant.old}")
    return text.replace(mutant.old, mutant.new)


class Copy:
    """A copy of the project, to make mistakes in."""

    def __init__(self, folder: str):
        self.folder = Path(folder).resolve()
        for name in COPIED:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy2
            copy(ROOT / name, self.folder / name)

    def notice(self, mutant: Mutant) -> str:
        """Make the mistake, say what notices it (nothing: ""), and mend it again."""
        self._must_pass(mutant.tests)
        path = self.folder / mutant.file
        text = path.read_text(encoding="utf-8")
        self._write(path, bend(text, mutant))
        try:
            return self._first_failure(mutant.tests)
        finally:
            self._write(path, text)

    def _write(self, path: Path, text: str) -> None:
        path.write_text(text, encoding="utf-8")
        # Two versions written in one second would look the same to Python.
        Path(cache_from_source(str(path))).unlink(missing_ok=True)

    @cache  # noqa: B019 (there is one copy, and it lives as long as the program)
    def _must_pass(self, tests: tuple[str, ...]) -> None:
        """Make sure that the tests pass without any mistake, or they would prove nothing."""
        failure = self._first_failure(tests)
        if failure:
            raise SystemExit(f"{failure} fails without any mutant")

    def _first_failure(self, tests: tuple[str, ...]) -> str:
        """Run tests and name the first one that fails, without its parameters; "" if none does."""
        with TemporaryFile("w+", encoding="utf-8") as said:
            child = os.fork()
            if not child:
                self._run(tests, said)
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            said.seek(0)
            text = said.read()
        if code not in (PASSED, FAILED, STOPPED):
            raise SystemExit(f"{' '.join(tests)} cannot be run:\n{text}")
        failed = (line for line in text.splitlines() if line.startswith(("FAILED ", "ERROR ")))
        first = next((line.split()[1].split("[")[0] for line in failed), "")
        return "a game without end" if code == STOPPED else first

    def _run(self, tests: tuple[str, ...], said: IO[str]) -> NoReturn:
        """Be the Python of the copy, run tests there, and end."""
        import resource  # not every system has it, and only this needs it

        code = NO_TEST
        try:
            sys.stdout = sys.stderr = said
            resource.setrlimit(resource.RLIMIT_CPU, (ENOUGH, 2 * ENOUGH))
            os.chdir(self.folder)
            sys.path.insert(0, str(self.folder))
            os.environ["PYTHONPATH"] = str(self.folder)
            os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # the rules need none
            code = pytest.main([*OPTIONS, *tests]) if self._wins() else NO_TEST
        finally:
            said.flush()
            os._exit(code)  # nothing of the parent may be tidied up here

    def _wins(self) -> bool:
        """Make sure that the copy is tested, not the project, which may be installed as well."""
        found = find_spec("ttr_widgets")
        where = Path(str(found and found.origin))
        print("The rules that are tested:", where)
        return where.is_relative_to(self.folder)


def outcomes(mutants: list[Mutant]) -> Iterator[tuple[Mutant, str, float]]:
    """Try mutants one after the other: each with what noticed it, and after how many seconds."""
    with TemporaryDirectory() as folder:
        copy = Copy(folder)
        for mutant in mutants:
            start = perf_counter()
            yield mutant, copy.notice(mutant), perf_counter() - start


def main(words: list[str]) -> int:
    """Try the mutants and show the table. Returns 1 if any survives, else 0."""
    mutants, survivors = chosen(words), []
    for number, (mutant, noticed, seconds) in enumerate(outcomes(mutants), start=1):
        told = noticed or f"SURVIVES: {mutant.bent}"
        print(f"{number:4}/{len(mutants)}  {mutant.name:48}{seconds:6.1f} s  {told}", flush=True)
        survivors += [] if noticed else [mutant.name]
    rules = {rule for mutant in mutants for rule in mutant.rules}
    print(f"{len(mutants)} mutants of {len(rules)} rules, {len(survivors)} survive.", *survivors)
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
