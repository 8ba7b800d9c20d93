"""What the pop-over beside a route or a city says: payments, stations, tunnels."""

from ttr_widgets.locale import _, ngettext
from ttr_widgets.model.cards import Cards
from ttr_widgets.model.state import TunnelSurcharge
from ttr_widgets.play.describe import pay_or_withdraw
from ttr_widgets.play.observe import Observation, revealed_that_cost

from .layout import Layout
from .places import Target
from .popover_form import PAD, WIDEST, WORDS, PopOver, Talk, lay_out
from .prospects import station_kept, station_price, surcharge_kinds, what_to_know
from .text import wrap
from .view import View


def pop_over(
    seen: Observation, layout: Layout, view: View, names: tuple[str, ...]
) -> PopOver | None:
    """Find a place for what is offered or asked; None without any of it."""
    asked = seen.decision if isinstance(seen.decision, TunnelSurcharge) else None
    target: Target | None
    if asked:
        target, talk = Target("route", asked.route), _tunnel(seen, view, asked, names)
    elif view.offers:
        target, talk = view.offers_for, _payments(seen, view.offers_for)
    else:
        return None
    return lay_out(talk, target, seen.box, layout, view.offers)


def _payments(seen: Observation, target: Target | None) -> Talk:
    """What is said above the payments for a route or a station."""
    out = ("cancel", _("Cancel"))
    if target and target.kind == "route":
        route = seen.box.map.routes[target.id]
        words = wrap(what_to_know(route, seen), WORDS, WIDEST - 2 * PAD)
        return Talk(seen.box.map.route_label(route), words, out=out)
    if target and target.kind == "city" and seen.seat is not None:
        title = _("Station in {city}").format(city=seen.box.map.cities[target.id].label)
        said = (station_price(seen, seen.seat), station_kept(seen))
        lines = (line for words in said for line in wrap(words, WORDS, WIDEST - 2 * PAD))
        return Talk(title, tuple(lines), out=out)
    return Talk(_("Pay with"), out=out)


def _tunnel(seen: Observation, view: View, asked: TunnelSurcharge, names: tuple[str, ...]) -> Talk:
    """What was laid out for a tunnel, what was revealed, and what that costs."""
    who = "" if view.can_withdraw else names[seen.to_move]
    faces = tuple(zip(asked.revealed, revealed_that_cost(asked), strict=True))
    due = wrap(_due(seen, view, asked, names), WORDS, WIDEST - 2 * PAD, True)
    out = ("withdraw", _("Withdraw")) if view.can_withdraw else None
    return Talk(_title(seen, asked.route), _laid(seen, who, asked.payment), faces, due, out)


def _title(seen: Observation, route: int) -> str:
    label = seen.box.map.route_label(seen.box.map.routes[route])
    return _("Tunnel {route}").format(route=label)


def _laid(seen: Observation, who: str, payment: Cards) -> tuple[str, ...]:
    """What was laid out, and by whom, if somebody else did."""
    laid = _("{who} laid out {cards}. Revealed:") if who else _("Laid out: {cards}. Revealed:")
    paid = seen.box.say_cards(payment)
    return wrap(laid.format(who=who, cards=paid), WORDS, WIDEST - 2 * PAD)


def _due(seen: Observation, view: View, asked: TunnelSurcharge, names: tuple[str, ...]) -> str:
    """What a tunnel costs more; and what is asked, where no payments stand below that say it."""
    kinds = surcharge_kinds(seen, asked.payment)
    costs = ngettext("Costs {n} more card: {kinds}.", "Costs {n} more cards: {kinds}.", asked.extra)
    words = costs.format(n=asked.extra, kinds=kinds)
    return words if view.offers else f"{words} {pay_or_withdraw(seen, names)}"
