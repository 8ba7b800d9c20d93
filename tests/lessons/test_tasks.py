"""Each task of the lessons refuses a wrong way and accepts its own solution."""

import json
from pathlib import Path

import pytest

from .lessons import NAMES, sections, words

FOLDER = Path(__file__).parent / "wrong_ways"
WRONG = {
    f"{name}/{task}": ways
    for name in NAMES
    if (FOLDER / f"{name}.json").exists()
    for task, ways in json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")).items()
}
"""For each task, what a learner might try first: forbidden, or allowed but not asked for."""

TASKS = [
    f"{name}/{item['id']}" for name in NAMES for item in words(name) if item.get("type") == "task"
]


def made_in_lesson(name):
    """Make a task as its lesson does: run the cell that makes it."""
    lesson = name.partition("/")[0]
    for section in sections(lesson):
        for cell in section.cells:
            if cell.cell_type == "code" and f'"{name}"' in cell.source:
                names = {}
                exec(cell.source, names)
                return next(one for one in names.values() if type(one).__name__ == "Task")
    raise AssertionError(f"no cell makes {name}")


def test_every_task_has_wrong_ways():
    assert sorted(WRONG) == sorted(TASKS)


@pytest.mark.parametrize("name", TASKS)
def test_wrong_ways_are_explained_and_change_nothing(name):
    task = made_in_lesson(name)
    before = task.game.state
    for action in WRONG[name]:
        verdict = task.play(action)
        assert verdict.right is False and len(verdict.words) > 20
        assert task.game.state is before and not task.done
    task.close()


@pytest.mark.parametrize("name", TASKS)
def test_the_solution_is_accepted(name):
    task = made_in_lesson(name)
    before = task.game.actions
    for action in task.exercise.solution:
        assert task.play(action)
    assert task.done and task.check()
    task.start_again()
    assert not task.done and task.game.actions == before
    task.close()


@pytest.mark.parametrize("name", TASKS)
def test_it_has_three_hints(name):
    task = made_in_lesson(name)
    assert [task.hint().words[:6] for _ in range(4)] == ["Hint 1", "Hint 2", "Hint 3", "One so"]
    task.close()
