"""What teachers are given is fresh, runs, prints on one page and needs no network."""

import doctest
import os
import re
import shutil
import subprocess
from html import unescape

import pytest
from examples import BOXES, tool

import ttr_widgets as ttr
from ttr_widgets.rules import engine
from ttr_widgets.teach.question import read_question

guide, slides = tool("build_guide"), tool("build_slides")
sheets, short = tool("build_summaries"), tool("short_rules")
SHEETS = dict(sheets.files())
PAGES = sorted(sheets.FOLDER.glob("*.md"))
OWN_MAP = (sheets.FOLDER / "make-your-own-map.md").read_text(encoding="utf-8")
(TOML,) = re.findall(r"```toml\n(.*?)```", OWN_MAP, re.S)
FROM_OUTSIDE = re.compile(r"""(?:src|href)=["'](?!data:|#)|url\(|@import|<link""")
"""What makes a page ask for another file."""

each_box = pytest.mark.parametrize("box", BOXES)
each_lesson = pytest.mark.parametrize("lesson", guide.names())


@pytest.fixture
def beside_the_map(tmp_path, monkeypatch):
    """A folder of one's own, with the map of the page in it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lake.toml").write_text(TOML, encoding="utf-8")
    return tmp_path / "lake.toml"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_examples_run(path, beside_the_map):
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, tried = doctest.testfile(str(path), module_relative=False, optionflags=flags)
    assert failed == 0 and tried


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(path):
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.S)
    links = re.findall(r"\]\((?!https?:)([^)\s]+)", text)
    headings = {re.sub(r"\W+", "-", one.lower()) for one in re.findall(r"^#+ (.*)", text, re.M)}
    here = {link[1:] for link in links if link.startswith("#")}
    assert here <= headings
    files = {link.split("#")[0] for link in links} - {""}
    assert [link for link in files if not (path.parent / link).exists()] == []


# The guide


def test_the_guide_is_fresh():
    text = guide.GUIDE.read_text(encoding="utf-8")
    assert text == guide.filled(text), "python tools/build_guide.py"


def test_every_lesson_has_its_place_in_the_guide():
    places = [place[1] for place in guide.PLACES.findall(guide.GUIDE.read_text(encoding="utf-8"))]
    assert places[0] == guide.ALL and set(guide.names()) <= set(places)


@each_lesson
def test_the_facts_tell_every_question_and_all_that_is_wrong(lesson):
    facts, items = guide.facts(lesson), guide.read(lesson).items
    questions = [read_question(item) for item in items if "question" in item]
    assert questions and "Time: about" in facts
    for question in questions:
        for answer in question.answers:
            assert (answer.text if answer.right else answer.feedback) in facts


def test_the_task_and_the_question_of_the_guide_work():
    text = guide.GUIDE.read_text(encoding="utf-8")
    names = {"ttr": ttr}
    for code in re.findall(r"```python\n((?!>>>).*?)```", text, re.S):
        assert len(code.splitlines()) <= 10
        exec(code, names)
    task, question = names["task"], names["question"]
    assert not task.play("claim Dallas-Little Rock with 1 blue, 1 locomotive")
    assert task.play("claim Dallas-Little Rock with 2 blue") and task.done
    assert [bool(question.answer(number)) for number in (1, 2, 3)] == [True, False, False]


# A map of one's own


def test_the_loader_says_what_the_page_says(beside_the_map):
    rows = re.findall(r"^\| `(.*?)` \| `(.*?)` \| (.*?) \|$", OWN_MAP, re.M)
    assert len(rows) == 5
    for before, after, said in rows:
        assert TOML.count(before) >= 1
        beside_the_map.write_text(TOML.replace(before, after, 1), encoding="utf-8")
        with pytest.raises(ValueError) as fault:
            ttr.load_box("lake.toml")
        assert str(fault.value) == said


# The rules on one page


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_the_sheets_are_fresh(path):
    made = SHEETS[path]
    assert path.read_text(encoding="utf-8") == made, "python tools/build_summaries.py"
    assert len(made) < 150_000 and not FROM_OUTSIDE.search(made) and "<script" not in made


@each_box
def test_a_sheet_tells_every_rule_that_is_not_left_out(box):
    rules = {rule.id for rule in engine.rules(ttr.load_box(box))}
    told = re.findall(r'data-rule="([^"]+)"', sheets.page(box))
    assert sorted(told) == sorted(rules - set(short.LEFT_OUT.split()))


def test_what_is_told_or_left_out_is_a_rule():
    rules = {rule.id for box in BOXES for rule in engine.rules(ttr.load_box(box))}
    assert set(short.LEFT_OUT.split()) | set(short.TOLD) <= rules


@each_box
def test_a_sheet_speaks_of_its_own_box_only(box):
    said = [line for _heading, lines in short.sections(ttr.load_box(box)) for _rule, line in lines]
    words = " ".join(said)
    assert not re.search(r"USA|Europe\b|New York|Islands|older", words)
    assert ("taxi" in words) == (box == "new-york")
    assert not (box == "new-york" and re.search(r"ocomotive|trains?(?! card)", words))


@each_box
def test_the_numbers_are_those_of_the_box(box):
    numbers, loaded = dict(short.numbers(ttr.load_box(box))), ttr.load_box(box)
    assert numbers["Tickets"] == str(len(loaded.map.tickets))
    assert str(loaded.trains) in numbers.values()
    bonus = [str(one.points) for one in loaded.features if one.name == "longest-path"]
    told = [line for _heading, lines in short.sections(loaded) for rule, line in lines
            if rule == "score.longest-path"]  # fmt: skip
    assert len(told) == len(bonus) and all(f" {n} points" in told[0] for n in bonus)


@pytest.mark.parametrize("box", ["usa", "europe", "new-york", "islands"])
def test_a_sheet_is_one_page(box, tmp_path):
    """On Letter, which is shorter than A4; both are wide enough. The variants say no more."""
    name = os.environ.get("TTR_CHROMIUM", "chromium")
    chromium = shutil.which(name) or pytest.skip("No Chromium here to print with.")
    out, page = tmp_path / "sheet.pdf", sheets.FOLDER / f"rules-{box}.html"
    options = ["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"]
    command = [chromium, *options, f"--user-data-dir={tmp_path}", f"--print-to-pdf={out}"]
    subprocess.run([*command, page.as_uri()], check=True, capture_output=True, timeout=60)
    assert len(re.findall(rb"/Type\s*/Page\b", out.read_bytes())) == 1


# Slides


@each_lesson
def test_slides_need_no_network_and_lead_nowhere(lesson):
    page = slides.page(lesson)
    assert not FROM_OUTSIDE.search(page) and "](" not in page


@each_lesson
def test_slides_have_every_heading_board_and_answer(lesson):
    facts, made = guide.read(lesson), slides.slides(lesson)
    assert len({slide.heading for slide in made}) == facts.sections + 1
    words = unescape(re.sub("<[^>]+>", "", " ".join("".join(slide.words) for slide in made)))
    for item in facts.questions:
        right = [one.text for one in read_question(item).answers if one.right]
        assert all(text.replace("`", "") in words for text in right)
    pictures = "".join("".join(slide.pictures) for slide in made)
    boards = (
        (slides.LESSONS / f"{lesson}.ipynb").read_text(encoding="utf-8").count('"image/png": "')
    )
    assert pictures.count("<img") == boards > 0 and 'alt=""' not in pictures


@each_lesson
def test_a_slide_does_one_thing(lesson):
    for slide in slides.slides(lesson):
        leads = re.findall(r"<p><strong>(Try|Check|Say it back)\b", "".join(slide.words))
        assert len(leads) <= 1 and len(slide.pictures) <= 1, slide.heading


def test_slides_of_a_section():
    first, *others = slides.slides("02-drawing-cards")
    assert first.heading == "Drawing cards"
    leads = [re.search(r"<strong>(.*?)</strong>", one.words[0])[1] for one in others[:4]]
    assert leads == ["Predict.", "Try.", "Check.", "Say it back."]
    assert not any("rules.md" in word for slide in others for word in slide.words)
