"""The coach beside the board: a button, a list of routes to ask about, and the answer in words."""

import ipywidgets

from ttr_widgets.locale import _
from ttr_widgets.model.box import Box

from . import home
from .coach import Advice, about_route, advice
from .controls import button, display, html, row
from .sight import Sight

_EVERYTHING = -1
"""What stands for everything one can do, before the numbers of the routes."""


class CoachCorner(ipywidgets.VBox):
    """Asked, it says what one can do now, or what a route costs and why not.

    Args:
        box: what is played; its routes can be asked about.
    """

    def __init__(self, box: Box):
        self._asked = False
        self._sight: Sight | None = None
        self.ask = button(_("What can I do?"), self._pressed)
        routes = [(box.map.route_label(route), route.id) for route in box.map.routes]
        self.route = ipywidgets.Dropdown(
            description=_("About"),
            options=[(_("everything"), _EVERYTHING), *routes],
            layout={"width": "auto", "flex": "0 1 320px"},
        )
        self.route.observe(lambda _change: home.bring(self._answer), "value")
        self.answer = html("ttr-coach")
        super().__init__(children=[row("ttr-coach-row", self.ask, self.route), self.answer])
        self.add_class("ttr-panel")
        self._answer()

    def show(self, sight: Sight) -> None:
        """Follow the game; as long as the answer is shown, it stays true."""
        self._sight = sight
        self._answer()

    def _pressed(self) -> None:
        self._asked = not self._asked
        self._answer()

    def _answer(self) -> None:
        words = _("Hide the advice") if self._asked else _("What can I do?")
        if self.ask.description != words:
            self.ask.description = words
        display(self.route, self._asked)
        display(self.answer, self._asked)
        said = self._said() if self._asked and self._sight else ""
        if self.answer.value != said:
            self.answer.value = said

    def _said(self) -> str:
        sight, number = self._sight, self.route.value
        assert sight is not None
        if sight.covered:
            words = _("{name}: show your cards first, then ask.").format(name=sight.covered)
            return Advice(((words, ()),))._repr_html_()
        if number == _EVERYTHING or sight.seen.seat is None:
            return advice(sight.seen, sight.actions)._repr_html_()
        route = sight.seen.box.map.routes[number]
        about = about_route(route, sight.seen, sight.names, sight.actions, sight.why_not)
        return about._repr_html_()
