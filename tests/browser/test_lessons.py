"""Each lesson in JupyterLab, worked through by clicking: every question, every task, to the end."""

import pytest

from .lab import PATIENCE, Notebook
from .lesson_page import NAMES, Learner, copy_lessons

ANY = "03-claiming-routes"
"""A lesson with several tasks."""


@pytest.fixture(scope="module")
def kit(server):
    """The lessons in a folder of their own, as somebody has them who took the kit home."""
    copy_lessons(server.folder / "kit")
    return "kit/lessons"


@pytest.fixture
def open_lesson(server, browser, kit):
    """``open_lesson(name)`` opens a lesson and runs all of it; an error fails the test."""
    opened = []

    def start(name, kit=kit):
        view = browser.new_context(viewport={"width": 1280, "height": 1000})
        view.set_default_timeout(PATIENCE / 4)
        notebook = Notebook(view.new_page())
        opened.append(notebook)
        notebook.listen()
        notebook.open(server, f"{kit}/{name}.ipynb")
        learner = Learner(notebook, name)
        learner.begin()
        notebook.run_all()
        notebook.check()
        return learner

    yield start
    for notebook in opened:
        notebook.close()


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_can_be_worked_through_by_clicking(open_lesson, name):
    learner = open_lesson(name)
    for item in learner.items:
        learner.work(item)
    learner.count_games()
    said, number = learner.bar(), len(learner.items)
    assert f"{number} / {number}" in said and "○" not in said
    learner.notebook.check()


def test_a_section_runs_alone_and_a_task_and_the_lesson_start_again(server, open_lesson):
    """After a restart of the kernel, in the middle of a lesson; marks outlive the restart."""
    copy_lessons(server.folder / "another")  # where nobody has left marks yet
    learner = open_lesson(ANY, "another/lessons")
    tasks = [item for item in learner.items if item["type"] == "task"]
    learner.work(tasks[0])
    learner.notebook.restart()
    learner.begin()
    learner.run_section(tasks[1])
    learner.work(tasks[1])
    learner.start_again(tasks[1])
    assert f"2 / {len(learner.items)}" in learner.bar()
    learner.press("Start this lesson again")
    learner.press("Forget the marks")
    learner.wait(f"ttr.progress({ANY!r}).done == 0")
    learner.page.locator(".ttr-progress [role=alert]").wait_for()
    assert f"0 / {len(learner.items)}" in learner.page.locator(".ttr-progress").inner_text()
    learner.notebook.check()
