"""What the referee is told: in which order the engine's shuffles left the cards."""

from ttr_widgets.model.events import AsideShuffledUnder, DeckShuffled, TicketsShuffled

from .facts import KINDS
from .table import Disagreement


class Told:
    """The shuffles of one action, one after the other; each must be of the right cards."""

    def __init__(self, events):
        self.orders = []
        for event in events:
            if isinstance(event, DeckShuffled):
                self.orders.append(["cards", [KINDS[card] for card in event.deck]])
            elif isinstance(event, TicketsShuffled):
                self.orders.append(["tickets", list(event.deck)])
            elif isinstance(event, AsideShuffledUnder):
                self.orders.append(["under", list(event.tickets)])

    def cards(self, unordered):
        return self._next("cards", unordered)

    def tickets(self, unordered):
        return self._next("tickets", unordered)

    def under(self, unordered):
        return self._next("under", unordered)

    def _next(self, what, unordered):
        if not self.orders:
            raise Disagreement(f"{what} should have been shuffled: {unordered}")
        shuffled, order = self.orders.pop(0)
        if shuffled != what or sorted(order) != sorted(unordered):
            raise Disagreement(f"{shuffled} shuffled, {order}; should be {what}, {unordered}")
        return list(order)

    def nothing_more(self):
        if self.orders:
            raise Disagreement(f"shuffled without need: {self.orders}")
