"""What a board looks like: its picture and its controls, kept up to date with one sight."""

from ttr_widgets.model.box import Box
from ttr_widgets.play.action_text import claim_example

from .coach_corner import CoachCorner
from .count_list import CountList
from .panel import Panel, Wishes
from .picture import Picture
from .sight import Marks, Sight


class Face(Picture):
    """The parts of a board that are in the page: guard, canvas, controls, final count, coach.

    Args:
        box: what is played.
        wishes: what to call when a control is used.
        sight, marks: what is shown first.
        seed: what the field for the next game's seed begins with.
    """

    def __init__(self, box: Box, wishes: Wishes, sight: Sight, marks: Marks, seed: int):
        super().__init__(box, sight, marks)
        most = max(box.tickets.dealt + box.tickets.dealt_long, box.tickets.drawn)
        self.panel = Panel(most, box.row, wishes, seed, claim_example(box))
        self.count = CountList(wishes.point)
        self.coach = CoachCorner(box)
        self.parts = [*self.parts, self.count, self.panel, self.coach]

    def show(self, sight: Sight, marks: Marks) -> None:
        """Bring everything up to date; what looks as before is not sent."""
        super().show(sight, marks)
        self.panel.show(sight, marks.chosen.keep, marks.message)
        self.count.show(sight, marks.chosen)
        self.coach.show(sight)

    def tell(self, message: str) -> None:
        """Show a message and nothing else, when drawing itself may be what is broken."""
        super().tell(message)
        self.panel.tell(message)
