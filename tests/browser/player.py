"""Somebody in front of the page, who knows where to click."""

import json


class Player:
    """Clicks on a board that the notebook calls ``board``."""

    def __init__(self, notebook):
        self.notebook = notebook

    def ask(self, question):
        """Have the kernel work something out."""
        said = self.notebook.ask(f"import json; print(json.dumps({question}))")
        try:
            return json.loads(said)
        except ValueError:
            raise AssertionError(f"{question}: {said}") from None

    def until(self, question):
        """Wait until the kernel gives something that is not empty."""
        for _ in range(300):
            if answer := self.ask(question):
                return answer
            self.notebook.page.wait_for_timeout(20)
        raise AssertionError(f"never became true: {question}")

    def wait(self, question):
        """Wait until the kernel says yes."""
        self.until(f"bool({question})")

    def where(self, target):
        return self.until(f"finder.where(board, finder.{target})")

    def click(self, target, board=0):
        self.notebook.click(*self.where(target), board)

    def route(self, name):
        return self.ask(f"[r.id for r in board.game.box.map.routes if r.name == {name!r}][0]")

    def click_route(self, name):
        self.click(f"Target('route', {self.route(name)})")


def shows(notebook, usual):
    """Give ``show(position)``: it puts a position on the board of a page, which must stay sound."""
    yield lambda position=usual, prepare="": put_on(notebook, position, prepare)
    notebook.check()


def put_on(notebook, position, prepare=""):
    """Put another position on the board of a page whose cell shows ``position``."""
    notebook.ask(f"import ttr_widgets as ttr\n{prepare}\nposition = {position!r}")
    notebook.run_all()
    player = Player(notebook)
    player.wait("board._face.guard.width")
    return player
