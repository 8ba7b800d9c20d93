"""What all tests share: how hard hypothesis looks, no hidden errors, no skipped browser in CI."""

import asyncio
import os

import pytest
from hypothesis import HealthCheck, settings

IN_CI = os.environ.get("CI", "").lower() in ("1", "true", "yes")
NEVER_SKIPPED = "tests/browser/"

settings.register_profile("quick", max_examples=25, deadline=None)
settings.register_profile(
    "thorough",
    max_examples=200,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


@pytest.fixture(autouse=True)
def no_hidden_errors(request, caplog):
    """Fail when a widget callback raised: ipywidgets only logs it and goes on."""
    yield
    if request.node.get_closest_marker("hides_errors"):
        return
    hidden = [r for r in caplog.get_records("call") if "Exception in callback" in r.getMessage()]
    assert not hidden, f"a widget callback raised: {hidden[0].exc_info[1]!r}"


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request):
    """Playwright's event loop runs on in this thread: only browser tests may see it.

    To any other board it would be a notebook's loop, and computer players would wait for it.
    """
    loop = None if request.node.nodeid.startswith(NEVER_SKIPPED) else asyncio._get_running_loop()
    if loop:
        asyncio._set_running_loop(None)
    yield
    if loop:
        asyncio._set_running_loop(loop)


@pytest.fixture
def board_of(monkeypatch):
    """``board_of(game, ...)`` makes boards that raise their errors, and closes them."""
    from ttr_widgets.board.widget import Board  # most tests need no board

    yield from made_and_closed(Board, monkeypatch)


@pytest.fixture
def replay_of(monkeypatch):
    """``replay_of(game, ...)`` makes replays that raise their errors, and closes them."""
    from ttr_widgets.board.replay import Replay  # most tests need no replay

    yield from made_and_closed(Replay, monkeypatch)


def made_and_closed(kind, monkeypatch):
    """Give what makes things of a kind that raise their errors; close them in the end."""
    monkeypatch.setattr(kind, "strict", True)
    made = []

    def make(*args, **options):
        made.append(kind(*args, **options))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """In CI, a browser test that was skipped has failed."""
    return _not_skipped((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector):
    """In CI, a file of browser tests that was skipped as a whole has failed."""
    return _not_skipped((yield))


def _not_skipped(report):
    if IN_CI and report.skipped and report.nodeid.startswith(NEVER_SKIPPED):
        report.outcome = "failed"
        report.longrepr = f"skipped, but CI must run it: {report.longrepr}"
    return report
