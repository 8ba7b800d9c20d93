"""Progress is kept beside the notebook, shown as a bar, told as a code, read for a class."""

import pytest
from IPython.core.formatters import DisplayFormatter

import ttr_widgets as ttr
from ttr_widgets.board.still import WIDGET_VIEW
from ttr_widgets.teach.codes import CodeError, Mark, read_code, write_code
from ttr_widgets.teach.progress import Progress, ProgressBar, _kept, progress

MARKS = [Mark(True, 1, 0), Mark(False, 2, 3), Mark(True, 3, 1)]


def test_it_is_kept_in_a_file(tmp_path):
    file = tmp_path / "01-setup.progress.json"
    Progress("01-setup", file).note("board", done=True, tries=2)
    kept = Progress("01-setup", file)
    assert kept.of("board").done and kept.done == 1
    kept.forget()
    assert Progress("01-setup", file).done == 0


@pytest.mark.parametrize("text", ["", "[1]", "{", '{"board": {"what": 1}}'])
def test_a_spoilt_file_is_a_fresh_start(tmp_path, text):
    file = tmp_path / "01-setup.progress.json"
    file.write_text(text)
    assert Progress("01-setup", file).done == 0


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path):
    Progress("01-setup", tmp_path / "none" / "x.json").note("board", done=True)


def test_the_file_lies_beside_the_notebook(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("TTR_PROGRESS", raising=False)
    _kept.cache_clear()
    progress("01-setup").note("board", done=True)
    assert (tmp_path / "01-setup.progress.json").exists()
    _kept.cache_clear()


def test_it_shows_a_bar():
    kept = Progress("01-setup", None)
    assert repr(kept).startswith("01-setup: □□□")
    kept.note("locomotives", done=True, hints=1)
    assert repr(kept).startswith("01-setup: ■□□") and "1 hint used" in repr(kept)
    assert "✓ done" in kept._repr_html_() and "○ open" in kept._repr_html_()


def test_a_lesson_starts_again_once_one_is_sure(tmp_path):
    kept = Progress("01-setup", tmp_path / "01-setup.progress.json")
    kept.note("locomotives", done=True)
    table, buttons, say, _keys = ProgressBar(kept).children
    again, sure = buttons.children
    again.click()
    assert "will be forgotten" in say.value and sure.layout.display is None
    again.click()
    assert kept.done == 1 and say.value == "" and sure.layout.display == "none"
    again.click()
    sure.click()
    assert "Run the cells again" in say.value and 'role="alert"' in say.value
    assert "✓" not in table.value and sure.layout.display == "none"
    assert Progress("01-setup", tmp_path / "01-setup.progress.json").done == 0


def test_readers_without_a_kernel_keep_the_bar():
    bundle, _metadata = DisplayFormatter().format(Progress("01-setup", None))
    assert "○ open" in bundle["text/html"] and bundle["text/plain"].startswith("01-setup: □")
    assert WIDGET_VIEW in bundle


def test_a_code_reads_back():
    learner = read_code(write_code("Ada", "01-setup", MARKS))
    assert (learner.name, learner.lesson, list(learner.marks)) == ("Ada", "01-setup", MARKS)
    assert (learner.done, learner.hints, learner.bar) == (2, 4, "■□▣")


def test_a_code_has_a_letter_for_each_item():
    assert Progress("01-setup", None).code("Ada").startswith("Ada/01-setup/000")


@pytest.mark.parametrize("spoil", [str.lower, lambda c: c[:-1], lambda c: c.replace("-", "_")])
def test_a_code_with_a_mistake_is_refused(spoil):
    code = write_code("", "01-setup", MARKS)
    wrong = spoil(code).replace(code, code[:-3] + code[-1])
    with pytest.raises(CodeError):
        read_code(wrong)


def test_a_class_is_one_table():
    good = [write_code(name, "01-setup", MARKS) for name in ("Ben", "Ada")]
    table = ttr.read_class("\n".join([*good, "", "Cleo was ill"]))
    assert [learner.name for learner in table] == ["Ada", "Ben"]
    assert repr(table).splitlines() == [
        "Ada  01-setup  ■□▣  2/3  4",
        "Ben  01-setup  ■□▣  2/3  4",
        "? Cleo was ill",
    ]
    assert "Not readable: Cleo was ill" in table._repr_html_()
