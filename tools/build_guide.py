"""Fill the facts of the lessons into docs/teachers/guide.md, or tell whether they are fresh.

    python tools/build_guide.py              fill them in
    python tools/build_guide.py --check      only say whether the guide is stale

The prose of the guide is written by hand. What stands between ``<!-- facts: NAME -->`` and
``<!-- end -->`` is made from the lesson of that name: its time, its parts, its rules, and each
question with its right answer and what is said to the wrong ones. A lesson that is not there
yet leaves its place empty; ``<!-- facts: all -->`` is the table of all lessons.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from ttr_widgets.teach.lesson import Item, lesson_items  # noqa: E402
from ttr_widgets.teach.question import Answer, read_question  # noqa: E402

LESSONS = ROOT / "lessons"
GUIDE = ROOT / "docs" / "teachers" / "guide.md"
ALL = "all"
PLACES = re.compile(r"(<!-- facts: (\S+) -->\n)(.*?)(<!-- end -->)", re.DOTALL)


@dataclass(frozen=True)
class Lesson:
    """What a lesson says of itself, and its questions and tasks."""

    name: str
    title: str
    goal: str
    time: str
    sections: int
    rules: tuple[str, ...]
    items: tuple[Item, ...]

    @property
    def questions(self) -> tuple[Item, ...]:
        """Its questions, in order."""
        return tuple(item for item in self.items if "question" in item)


def names() -> list[str]:
    """The names of all lessons, in order."""
    return sorted(path.stem for path in (LESSONS / "text").glob("[0-9]*.md"))


def read(name: str) -> Lesson:
    """Read a lesson's source and words."""
    text = (LESSONS / "text" / f"{name}.md").read_text(encoding="utf-8")
    rules = re.findall(r"\[([a-z-]+\.[a-z-]+)\]\([^)]*rules\.md#", text)
    headings = re.findall(r"^## (.*)", text, re.MULTILINE)
    return Lesson(
        name,
        _found(r"^# (.*)", text),
        _found(r"^\*\*You will be able to\*\* (.*)", text),
        _found(r"^\*\*Time:\*\* (.*)\.", text),
        sum(heading[0].isdigit() for heading in headings),
        tuple(dict.fromkeys(rules)),
        lesson_items(name),
    )


def _found(pattern: str, text: str) -> str:
    found = re.search(pattern, text, re.MULTILINE)
    return found[1] if found else ""


def facts(name: str) -> str:
    """Write what the guide says of a lesson, or of all of them."""
    if name == ALL:
        return "\n".join(_table([read(one) for one in names()])) + "\n"
    return "\n".join(_facts(read(name))) + "\n" if name in names() else ""


def _table(lessons: list[Lesson]) -> Iterator[str]:
    yield "| lesson | time | sections | questions | tasks |\n|---|---|---|---|---|"
    for one in lessons:
        link = f"[{one.name[:2]} {one.title}](../../lessons/{one.name}.ipynb)"
        tasks = _tasks(one)
        yield f"| {link} | {one.time} | {one.sections} | {len(one.questions)} | {tasks} |"


def _facts(lesson: Lesson) -> Iterator[str]:
    home, file = "../../lessons", f"{lesson.name}.ipynb"
    yield f"**You will be able to** {lesson.goal}\n"
    yield f"- Time: {lesson.time}. {_parts(lesson)}"
    if lesson.rules:
        links = [f"[{one}](../rules.md#{one.replace('.', '-')})" for one in lesson.rules]
        yield f"- Rules: {', '.join(links)}"
    yield f"- [Lesson]({home}/{file}), [solved]({home}/solved/{file}),"
    yield f"  [questions, hints and solutions]({home}/words/{lesson.name}.json)\n"
    yield "<details><summary>Each question, its right answer, and what wrong answers show</summary>"
    yield "\n| question | right | wrong, and what the lesson says to it |\n|---|---|---|"
    yield from map(_row, lesson.questions)
    yield "\n</details>\n"


def _parts(lesson: Lesson) -> str:
    asked = len(lesson.questions)
    return f"{lesson.sections} sections, {asked} questions, {_tasks(lesson)} tasks."


def _tasks(lesson: Lesson) -> int:
    """How many items are something to do: no questions, and no words of pictures."""
    return sum(item.get("type") in ("task", "set-up", "trial") for item in lesson.items)


def _row(item: Item) -> str:
    question = read_question(item)
    right = "<br>".join(_cell(one.text) for one in question.answers if one.right)
    wrong = "<br>".join(_wrong(one) for one in question.answers if not one.right)
    return f"| {_cell(question.text)} | {right} | {wrong} |"


def _wrong(answer: Answer) -> str:
    """A wrong answer and the word for it; without a text it is any other number."""
    return f"*{_cell(answer.text or 'another number')}*: {_cell(answer.feedback)}"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def filled(text: str) -> str:
    """Fill the facts into the text of the guide."""
    return PLACES.sub(lambda place: f"{place[1]}{facts(place[2])}{place[4]}", text)


def main(words: list[str]) -> int:
    """Fill in the facts, or with ``--check`` say whether the guide is stale."""
    before = GUIDE.read_text(encoding="utf-8")
    after = filled(before)
    if "--check" in words:
        print("The guide is fresh." if after == before else "The guide is stale: fill it again.")
        return after != before
    GUIDE.write_text(after, encoding="utf-8")
    print(f"{GUIDE.relative_to(ROOT)}: {len(names())} lessons.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
