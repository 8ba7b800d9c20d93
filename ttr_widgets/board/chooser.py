"""A row of controls: choose a place, then how to pay, then press the button."""

from collections.abc import Callable, Iterable, Sequence

import ipywidgets

from ttr_widgets.locale import _, ngettext
from ttr_widgets.model.actions import Action
from ttr_widgets.model.cards import LOCOMOTIVE
from ttr_widgets.play.observe import Observation
from ttr_widgets.play.tell import say_points

from . import home
from .controls import button
from .selection import payment_of

Payments = tuple[tuple[str, Action], ...]
Places = Sequence[tuple[str, Payments]]


class Chooser(ipywidgets.HBox):
    """Two lists and a button.

    Args:
        name: what is chosen; the label of the first list.
        verb: the words on the button.
        act: called with the chosen action.
        alone: there is only one place, so that its list is left out.
    """

    def __init__(self, name: str, verb: str, act: Callable[[Action], None], alone: bool = False):
        self._act = act
        self._places: Places | None = None
        self.place = ipywidgets.Dropdown(
            description=name, layout={"width": "auto", "flex": "2 1 260px"}
        )
        self.payment = ipywidgets.Dropdown(
            description=name if alone else _("Pay with"),
            layout={"width": "auto", "flex": "1 1 200px"},
        )
        self.go = button(verb, self._pressed)
        self.place.observe(lambda _change: home.bring(self._show_payments), "value")
        if alone:
            self.place.layout.display = "none"
        super().__init__(children=[self.place, self.payment, self.go])
        self.add_class("ttr-row")

    def offer(self, places: Places) -> None:
        """Offer these places, each with its payments; what is offered already stays chosen."""
        if places == self._places:
            return
        before, self._places = self.place.label, places
        names = [name for name, _payments in places] or [_("nothing now")]
        self.place.options = names
        self.place.index = names.index(before) if before in names else 0
        for control in (self.place, self.payment, self.go):
            control.disabled = not places
        self._show_payments()

    def _show_payments(self) -> None:
        payments = dict(self._places or ()).get(self.place.value, ())
        if tuple(self.payment.options) != payments:
            self.payment.options = payments
            self.payment.index = 0 if payments else None

    def _pressed(self) -> None:
        if self.payment.value is not None:
            self._act(self.payment.value)


def by_payment(seen: Observation, actions: Iterable[Action]) -> Payments:
    """List actions under what they pay, fewest locomotives first."""
    found = sorted(actions, key=lambda one: payment_of(one)[LOCOMOTIVE])
    return tuple((seen.box.say_cards(payment_of(one)), one) for one in found)


def by_place(seen: Observation, actions: Iterable[Action], kind: str) -> list[tuple[str, Payments]]:
    """List actions that name a ``"route"`` or a ``"city"`` under that place, in map order."""
    found: dict[int, list[Action]] = {}
    for action in actions:
        place = getattr(action, kind, None)
        if place is not None:
            found.setdefault(place, []).append(action)
    return [(_name(seen, place, kind), by_payment(seen, found[place])) for place in sorted(found)]


def _name(seen: Observation, place: int, kind: str) -> str:
    if kind == "city":
        return seen.box.map.cities[place].label
    route = seen.box.map.routes[place]
    points = seen.box.points[route.spaces]
    earns = say_points(points)
    long = ngettext("{n} space", "{n} spaces", route.spaces).format(n=route.spaces)
    kinds = (_("tunnel") if route.tunnel else "", _("ferry") if route.ferry else "")
    facts = ", ".join(filter(None, (long, *kinds, earns)))
    return f"{seen.box.map.route_label(route)} ({facts})"
