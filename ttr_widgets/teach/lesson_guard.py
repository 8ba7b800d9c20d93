"""A small widget that nobody sees: it looks after the controls of a lesson."""

from pathlib import Path

import anywidget

from ttr_widgets.board.guard import Guard, script

_HERE = Path(__file__).parent


class LessonGuard(anywidget.AnyWidget):
    """Keeps letters and digits from the notebook while a control of its box has the focus.

    Put it into the box (an ``ipywidgets.VBox``, say) whose controls it looks after, those of
    inner boxes too. What is asked there names the box for screen readers. Its style is that of
    the board's controls; it lets long answers wrap, and makes room for thumbs.
    """

    _esm = script("guard_keys", "guard_focus") + (_HERE / "lesson_guard.js").read_text(
        encoding="utf-8"
    )
    _css = Guard._css + (_HERE / "lesson_guard.css").read_text(encoding="utf-8")

    def __init__(self) -> None:
        super().__init__(layout={"display": "none"})
