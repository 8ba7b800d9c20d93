"""A lesson in a page of the browser, and somebody who works through it by clicking.

What is asked, and what is right, comes from the words of the lesson: new words need no new test.
"""

import json
import re
import shutil

import nbformat

from .lab import REPOSITORY
from .player import Player

LESSONS = REPOSITORY / "lessons"
WRONG = REPOSITORY / "tests" / "lessons" / "wrong_ways"
NAMES = sorted(path.stem for path in (LESSONS / "text").glob("[0-9]*.md"))
SIGNS = {True: "✓", False: "✗", None: "→"}
NEVER = "123456"

FETCH = """import os, ttr_widgets as ttr
os.environ.pop("TTR_PROGRESS", None)
from tests.browser import finder, lesson_table as table_of"""

RUN_CELL = """async number => {
    const notebook = window.jupyterapp.shell.currentWidget.content;
    notebook.activeCellIndex = number;
    await window.jupyterapp.commands.execute('notebook:run-cell');
}"""


def copy_lessons(folder):
    """Copy the lessons and what they link to, as a learner has them."""
    shutil.copytree(
        LESSONS, folder / "lessons", ignore=shutil.ignore_patterns("solved", "text", "*.progress.*")
    )
    shutil.copytree(REPOSITORY / "docs", folder / "docs", ignore=shutil.ignore_patterns("gallery"))


class Learner(Player):
    """Somebody who works through a lesson, one question or task after the other.

    Before a button is pressed, the kernel has heard what was chosen: ipykernel 7.4 may let the
    second of two messages of widgets overtake the first.
    """

    def __init__(self, notebook, lesson):
        super().__init__(notebook)
        self.lesson = lesson
        self.page = notebook.page
        self.cells = nbformat.read(LESSONS / f"{lesson}.ipynb", as_version=4).cells
        words = json.loads((LESSONS / "words" / f"{lesson}.json").read_text(encoding="utf-8"))
        self.items = [item for item in words if item.get("type") != "plot"]
        wrong = WRONG / f"{lesson}.json"
        self.wrong = json.loads(wrong.read_text(encoding="utf-8")) if wrong.exists() else {}

    def begin(self):
        """Have the kernel know what the test asks it; a fresh kernel knows nothing."""
        self.notebook.ask(FETCH)

    def number(self, source):
        """Which cell has this in its source."""
        code = (n for n, cell in enumerate(self.cells) if cell.cell_type == "code")
        return next(n for n in code if source in self.cells[n].source)

    def cell(self, number):
        return self.page.locator(".jp-Notebook .jp-Cell").nth(number)

    def run(self, number):
        self.page.evaluate(RUN_CELL, number)

    def made(self, item):
        """What the cell of a question or task shows."""
        return self.cell(self.number(f'"{self.full(item)}"'))

    def full(self, item):
        return f"{self.lesson}/{item['id']}"

    def is_done(self, item):
        return self.ask(f"ttr.progress({self.lesson!r}).of({item['id']!r}).done")

    def told(self, place, right, words=""):
        """Wait until a verdict with these words appears, read aloud; and give it."""
        sign = re.compile(f"^\\s*{SIGNS[right]}.*{re.escape(words.replace('`', ''))}", re.S)
        said = place.locator("[role=alert]").filter(has_text=sign).first
        said.wait_for()
        return said.inner_text()

    def work(self, item):
        """Do one question or task; first in a wrong way."""
        ways = {"task": self.do_task, "set-up": self.set_up, "trial": self.write_player}
        ways.get(item.get("type"), self.do_quiz)(item)
        self.wait(f"ttr.progress({self.lesson!r}).of({item['id']!r}).done")

    def run_section(self, item):
        """Run the cells of one section, from its heading to the next, and nothing else."""
        heads = [n for n, cell in enumerate(self.cells) if cell.source.startswith("## ")]
        here = self.number(f'"{self.full(item)}"')
        first, last = max(n for n in heads if n < here), min(n for n in heads if n > here)
        for number in range(first, last):
            if self.cells[number].cell_type == "code":
                self.run(number)

    # questions

    def do_quiz(self, item):
        quiz = self.made(item).locator(".ttr-quiz")
        for answers in (wrong_answers(item), right_answers(item)):
            self.choose(quiz, item, answers)
            quiz.get_by_role("button", name="Answer", exact=True).click()
            right = answers == right_answers(item)
            self.told(quiz, right, answers[0].get("feedback", ""))

    def choose(self, quiz, item, answers):
        if item["type"] == "numeric":
            number = str(answers[0].get("value", NEVER))
            quiz.locator("input").fill(number)
            return self.wait(f"table_of.answer_given({item['id']!r}) == {number!r}")
        chosen = [answer["answer"] for answer in answers]
        for answer in item["answers"]:
            control = quiz.get_by_label(answer["answer"], exact=True)
            if item["type"] == "many_choice" or answer["answer"] in chosen:
                control.set_checked(answer["answer"] in chosen)
        return self.wait(f"table_of.answer_given({item['id']!r}) == {chosen!r}")

    # tasks on a board

    def do_task(self, item):
        """A wrong way, a hint, the solution."""
        place = self.made(item).locator(".ttr-task")
        self.try_wrong(place, item)
        place.get_by_role("button", name="Hint", exact=True).click()
        self.told(place, None, item["hints"][0])
        self.solve(place, item)
        self.told(place, True, item.get("praise", ""))

    def try_wrong(self, place, item):
        """Feedback appears, and the position is as before."""
        name = self.full(item)
        before = self.state(item)
        texts = self.wrong[item["id"]]
        ways = ((self.ways(item, text), text) for text in texts)
        way, text = next((one for one in ways if any(one[0].values())), ({}, texts[0]))
        self.act(place, item, way, text)
        self.told(place, False)
        assert self.state(item) == before, f"{name}: {text} changed the position"

    def solve(self, place, item):
        for text in item["solution"]:
            self.wait(f"table_of.my_turn({self.full(item)!r})")
            before = self.state(item)[0]
            self.act(place, item, self.ways(item, text), text)
            self.wait(f"table_of.position({self.full(item)!r})[0] > {before}")

    def start_again(self, item):
        """The position is as at the start; what was done stays done."""
        place = self.made(item).locator(".ttr-task")
        place.get_by_role("button", name="Start again", exact=True).click()
        self.wait(f"table_of.position({self.full(item)!r})[0] == 0")
        assert not self.ask(f"table_of.task({self.full(item)!r}).done")
        assert self.is_done(item)

    def state(self, item):
        return self.ask(f"table_of.position({self.full(item)!r})")

    def ways(self, item, text):
        return self.ask(f"table_of.ways({self.full(item)!r}, {text!r})")

    def act(self, place, item, way, text):
        if way.get("controls"):
            return self.use(place, item, way["controls"])
        if way.get("clicks"):
            self.notebook.ask(f"board = table_of.task({self.full(item)!r}).board")
            return [self.click(target, self.board_number(place)) for target in way["clicks"]]
        line = place.get_by_label("Type a move")
        line.fill(text)
        self.wait(f"{text!r} in table_of.chosen({self.full(item)!r})")
        return line.press("Enter")

    def board_number(self, place):
        return place.locator("canvas").evaluate(
            "one => [...document.querySelectorAll('.ttr-board canvas')].indexOf(one)"
        )

    def use(self, place, item, steps):
        """Use ordinary controls: tick, choose from lists, press buttons."""
        for pattern, press in steps:
            name = re.compile(f"^{pattern}")
            if press == "Space":
                place.get_by_role("checkbox", name=name).check()
            elif press == "Enter":
                place.get_by_role("button", name=name).click()
            else:
                listed = place.get_by_role("combobox", name=name)
                listed.select_option(value=press)
                self.wait(f"{press!r} in table_of.chosen({self.full(item)!r})")
                place = listed.locator("xpath=ancestor::*[contains(@class, 'ttr-row')][1]")

    # the table of the set-up

    def set_up(self, item):
        """Press one choice after the other, until all is decided."""
        place = self.made(item).locator(".ttr-set-up")
        while not self.is_done(item):
            asked = place.locator("> :first-child")
            if asked.get_by_role("button").count():
                self.decide(place, asked)
            else:
                self.keep_all(place, asked)

    def decide(self, place, asked):
        """Press the last choice first: mostly it is wrong, and what is said tells why."""
        choices = [one.inner_text() for one in asked.get_by_role("button").all()]
        for choice in reversed(choices):
            before = place.locator("[role=alert]").all_inner_texts()
            asked.get_by_role("button", name=choice, exact=True).click()
            said = self.changed(place, before)
            if said.startswith(SIGNS[True]):
                return
        raise AssertionError(f"none of these is right: {choices}")

    def changed(self, place, before):
        """Wait until something else is said and stays, not while it is replaced; give it."""
        last = before
        for _ in range(200):
            said = place.locator("[role=alert]").all_inner_texts()
            if said == last != before and any(text.strip() for text in said):
                return said[0].strip()
            last = said
            self.page.wait_for_timeout(60)
        raise AssertionError(f"nothing new is said after {before}")

    def keep_all(self, place, asked):
        heading, before = asked.inner_text(), place.locator("[role=alert]").all_inner_texts()
        for box in place.locator(".ttr-keep").get_by_role("checkbox").all():
            box.check()
        place.locator(".ttr-keep").get_by_role("button", name="Keep", exact=True).click()
        asked.filter(has_not_text=heading).wait_for()
        self.changed(place, before)  # or the next answer would be taken for that of these

    # a sheet to count on, and a player of one's own

    def count_games(self):
        """Fill each sheet of a game that is over with wrong numbers, then with the engine's."""
        for number, cell in enumerate(self.cells):
            found = re.search(r"ttr\.count_by_hand\((\w+), seat=(\d)\)", cell.source)
            if found and cell.cell_type == "code":
                self.count(self.cell(number).locator(".ttr-count-sheet"), *found.groups())

    def count(self, sheet, game, seat):
        right = self.ask(f"table_of.right_count({game}, {seat})")
        for numbers in ([NEVER] * len(right), right):
            for place, one in enumerate(numbers):
                sheet.locator("input").nth(place).fill(one)
            self.wait(f"table_of.numbers_given() == {numbers!r}")
            sheet.get_by_role("button", name="Check the count").click()
            count = f"{len(right) if numbers == right else 0} of {len(right)}"
            self.told(sheet, numbers == right, count)

    def write_player(self, item):
        """Write the player into the empty cell after the trial, and run the check below."""
        number = self.number(f'"{self.full(item)}"')
        self.run(number)
        self.cell(number + 1).locator(".cm-content").click()
        self.page.keyboard.insert_text("\n".join(item["solution"]))
        self.run(number + 1)
        self.run(number + 2)
        for cell in (number + 1, number + 2):
            self.cell(cell).locator(".jp-OutputArea").filter(has_text=SIGNS[True]).wait_for()

    # how far one got

    def bar(self):
        """Run the last cell again, and read what it says."""
        number = self.number(f'ttr.progress("{self.lesson}")')
        self.run(number)
        return self.cell(number).locator(".ttr-progress").inner_text()

    def press(self, name):
        """Press a button below the bar."""
        self.page.locator(".ttr-progress").get_by_role("button", name=name, exact=True).click()


def right_answers(item):
    return [answer for answer in item["answers"] if answer.get("correct")]


def wrong_answers(item):
    wrong = [answer for answer in item["answers"] if not answer.get("correct")]
    return wrong[:1]
