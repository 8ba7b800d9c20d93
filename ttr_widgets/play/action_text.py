"""Actions as text, and back: ``claim Paris-Zurich with 2 yellow, 1 locomotive``."""

import re
from collections.abc import Callable, Sequence
from functools import partial

from ttr_widgets.locale import _
from ttr_widgets.model.actions import (
    DECK,
    Action,
    ClaimRoute,
    DrawCard,
    DrawTickets,
    Keep,
    Pass,
    PaySurcharge,
    Withdraw,
)
from ttr_widgets.model.box import Box
from ttr_widgets.model.cards import GRAY, LOCOMOTIVE, NAMES, Cards, write_cards
from ttr_widgets.model.gamemap import Route
from ttr_widgets.model.state import KeepTickets, State
from ttr_widgets.rules import claim_route, engine, payment
from ttr_widgets.rules.features.build_station import BuildStation, built_by

from .feature_text import read_feature_action, write_feature_action
from .names import (
    UnknownName,
    find_city,
    find_routes,
    listed,
    plain,
    read_cards,
    split_payment,
    tidied,
)


class ActionError(ValueError):
    """A text that is no action; the sentence says how one is written."""


def write_action(state: State, action: Action) -> str:
    """Write an action as it is said at the table; reading it back gives the same action."""
    wild = state.box.card_name(LOCOMOTIVE)
    match action:
        case DrawCard(place):
            return "draw deck" if place == DECK else f"draw {place}"
        case ClaimRoute(route, paid):
            return f"claim {state.box.map.routes[route].name} with {write_cards(paid, wild)}"
        case DrawTickets():
            return "tickets"
        case Keep(places):
            return "keep " + (" ".join(map(str, places)) or "nothing")
        case PaySurcharge(paid):
            return f"pay {write_cards(paid, wild)}"
        case Withdraw():
            return "withdraw"
        case Pass():
            return "pass"
    text = write_feature_action(state.box, action)
    if text is None:
        raise ActionError(_("{action!r} has no text form.").format(action=action))
    return text


def read_action(state: State, text: str) -> Action:
    """Read an action from text, in the position where it is to be played.

    A claim without its payment takes the cheapest one in locomotives that the hand can
    pay. Names are matched without case and accents.

    Args:
        state: the position: it says which tickets are offered and what the hand can pay.
        text: such as ``"draw deck"`` or ``"claim Denver-Omaha with 4 pink"``.

    Raises:
        ValueError: the text is no action, or a name in it is unknown or not clear.
    """
    if not isinstance(text, str):
        raise ActionError(_("An action is a text such as {e}.").format(e=_examples(state.box)))
    word, _space, rest = tidied(text).partition(" ")
    verb = plain(word)
    if verb in _READERS:
        return _READERS[verb](state, rest)
    action = read_feature_action(state.box, verb, rest)
    if action is None:
        words = _('"{text}" is no action. Write {examples}.')
        raise ActionError(words.format(text=text, examples=_examples(state.box)))
    return action


def claim_example(box: Box) -> str:
    """A move that could be typed: to claim a plain route of this map."""
    routes = box.map.routes
    plain_ones = (one for one in routes if one.twin is None and not (one.tunnel or one.ferry))
    return f"claim {next(plain_ones, routes[0]).name}"


def _examples(box: Box) -> str:
    """One move of each kind that the box knows."""
    station = [f"station {box.map.cities[0].name}"] if box.feature("stations") else []
    moves = ["draw deck", "draw 3", claim_example(box), "tickets", "keep 1 3", *station, "pass"]
    return listed(moves, "or")


def _draw(state: State, rest: str) -> Action:
    rest = plain(rest)
    if rest in ("tickets", "ticket"):
        return DrawTickets()
    if rest in ("deck", "blind", "from deck"):
        return DrawCard(DECK)
    if re.fullmatch("[0-9]{1,2}", rest) and int(rest) != DECK:
        return DrawCard(int(rest))
    if rest in (*NAMES, state.box.card_name(LOCOMOTIVE)):
        return DrawCard(_place_of(state, rest))
    row = f"1 to {len(state.row)}"
    raise ActionError(
        _('Write "draw deck", or "draw" and the number of a face-up card, {row}.').format(row=row)
    )


def _place_of(state: State, card: str) -> int:
    """Find a face-up card by its name; the first from the left, if there are several."""
    kind = NAMES.index(card) if card in NAMES else LOCOMOTIVE
    if kind not in state.row:
        raise ActionError(_("No {card} card lies face up.").format(card=card))
    return state.row.index(kind) + 1


def _claim(state: State, rest: str) -> Action:
    name, paid = split_payment(rest)
    if not paid:  # the word is easily forgotten: "claim Denver-Omaha 4 pink"
        name, paid = split_payment(re.sub("^(.+?) ([0-9]+ [A-Za-z].*)$", r"\1 with \2", name))
    route = _one_route(state, find_routes(state.box.map, name))
    if paid:
        return ClaimRoute(route.id, read_cards(paid))
    name, kind = state.box.map.route_label(route), (route.color, route.spaces, route.ferry)
    return _cheapest(state, kind, f"claim {name}", partial(ClaimRoute, route.id))


def _station(state: State, rest: str) -> Action:
    if state.box.feature("stations") is None:
        raise ActionError(_("There are no stations in {box}.").format(box=state.box.title))
    name, paid = split_payment(rest)
    city = find_city(state.box.map, name)
    if paid:
        return BuildStation(city.id, read_cards(paid))
    kind = (GRAY, len(built_by(state, state.seat)) + 1, 0)
    return _cheapest(state, kind, f"station {city.label}", partial(BuildStation, city.id))


def _one_route(state: State, found: Sequence[Route]) -> Route:
    """Choose between two routes that a text names alike: they must be alike."""
    if len({route.color for route in found}) > 1:
        names = listed([route.name for route in found])
        raise UnknownName(_("There are two routes here: say {names}.").format(names=names))
    free = [route for route in found if not any(claim_route.ownership(state, route, ""))]
    return (free or list(found))[0]


def _cheapest(
    state: State, kind: tuple[int, int, int], wish: str, pay: Callable[[Cards], Action]
) -> Action:
    """Pay with fewest locomotives; if several ways are left, list them.

    Args:
        state: the position.
        kind: color, number of cards and locomotives at least of what is paid for.
        wish: the action without its payment, for the sentence.
        pay: makes the action of a payment.
    """
    hand, colors = state.seats[state.seat].hand, state.box.colors
    sets = payment.sets(*kind, colors)
    can = [sets[place] for place in payment.payable(*kind, colors, hand)]
    if not can:
        return pay(payment.nearest_set(*kind, colors, hand))
    best = [one for one in can if one[-1] == can[0][-1]]
    if len(best) > 1 and not engine.violations(state, pay(best[0])):
        ways = listed([write_cards(one, state.box.card_name(LOCOMOTIVE)) for one in best])
        raise ActionError(
            _('Say with which cards: "{wish} with" {ways}.').format(wish=wish, ways=ways)
        )
    return pay(best[0])


def _keep(state: State, rest: str) -> Action:
    rest = plain(rest)
    if rest in ("all", "everything"):
        offered = state.decision.offered if isinstance(state.decision, KeepTickets) else ()
        return Keep(tuple(range(1, len(offered) + 1)))
    if rest in ("", "none", "nothing"):
        return Keep(())
    numbers = rest.replace(",", " ").replace(" and ", " ").split()
    if not all(re.fullmatch("[0-9]{1,2}", number) for number in numbers):
        raise ActionError(_('Write "keep" and the numbers of the tickets, such as "keep 1 3".'))
    return Keep(tuple(sorted(int(number) for number in numbers)))


def _alone(action: Action) -> Callable[[State, str], Action]:
    """Read an action that is one word."""

    def read(state: State, rest: str) -> Action:
        if rest:
            raise ActionError(_('"{rest}" says nothing here.').format(rest=rest))
        return action

    return read


def _pay(state: State, rest: str) -> Action:
    return PaySurcharge(read_cards(rest))


_READERS: dict[str, Callable[[State, str], Action]] = {
    "draw": _draw,
    "claim": _claim,
    "tickets": _alone(DrawTickets()),
    "keep": _keep,
    "pay": _pay,
    "station": _station,
    "withdraw": _alone(Withdraw()),
    "pass": _alone(Pass()),
}
