"""How somebody looks at a position: theme, pointer, choices; and the picture that comes of it."""

from collections.abc import Mapping
from dataclasses import dataclass

from ttr_widgets.model.cards import Cards

from .free_tunnel import FreeTunnel
from .places import Place, Target
from .shapes import Shape

LAYERS = ("ground", "glow", "routes", "cities", "marks", "front")


@dataclass(frozen=True, slots=True)
class View:
    """Everything in the picture that is not part of the position.

    Args:
        names: one name for each seat; missing ones become "Seat 1", "Seat 2", ...
        theme: ``"light"``, ``"dark"`` or ``"contrast"``.
        hover: what the pointer is on.
        chosen: routes that are being chosen; they get a bright rim.
        lit_cities: cities to light up (of a ticket, of a dealt ticket).
        lit_routes: routes to light up (a way for a ticket, a line of the final count).
        offers: the payments to choose from, shown as a pop-over.
        offers_for: what they pay for: a ``"route"`` or ``"city"`` target.
        can_withdraw: whether the pop-over ends in Withdraw (a tunnel) instead of Cancel.
        barred: places (from 1) of the row from which no second card may be taken.
        chosen_tickets: places (from 1) of the offered tickets that are to be kept.
        ticket: index of the ticket of the hand that is lit, if any.
        done: ids of tickets that are completed.
        lent: ids of those that only a station completes, as things stand.
        covered: the hand and the tickets are covered (pass and play).
        leaving: the name of who has still to cover them, after looking at a card just drawn.
        news: all moves in words, the newest last; the picture tells the last ones.
        claims: places (from 0) in ``news`` of the moves that may be told of a claim.
        message: the rule that forbids what was tried.
        hint: one or two lines about what the pointer is on.
        recent: routes that others claimed just now, and cities where they built.
        closed_count: the final count was put away, to look at the map.
        line: the line of the final count that is explained, if any.
        tunnel: a tunnel that was just claimed with no extra cards, if any.
        can_undo: whether there is something to take back, with a button for it.
        again: whether the final count offers a new game and a replay.
        only_looks: who looks cannot act: offered tickets are shown without boxes to tick.
    """

    names: tuple[str, ...] = ()
    theme: str = "light"
    hover: Target | None = None
    chosen: tuple[int, ...] = ()
    lit_cities: tuple[int, ...] = ()
    lit_routes: tuple[int, ...] = ()
    offers: tuple[Cards, ...] = ()
    offers_for: Target | None = None
    can_withdraw: bool = False
    barred: tuple[int, ...] = ()
    chosen_tickets: tuple[int, ...] = ()
    ticket: int | None = None
    done: tuple[int, ...] = ()
    lent: tuple[int, ...] = ()
    covered: bool = False
    leaving: str = ""
    news: tuple[str, ...] = ()
    claims: frozenset[int] = frozenset()
    message: str = ""
    hint: str = ""
    recent: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    closed_count: bool = False
    line: int | None = None
    tunnel: FreeTunnel | None = None
    can_undo: bool = False
    again: bool = False
    only_looks: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture.

    ``layers`` maps the names in ``LAYERS``, in this order, to shapes; a layer that did not
    change is equal to (mostly the same tuple as) before.
    ``places`` are what can be pointed at besides the map itself: give them to
    ``layout.target_at(x, y, scene.places)``. ``title`` and ``words`` say in text what is shown.
    """

    width: float
    height: float
    background: str
    layers: Mapping[str, tuple[Shape, ...]]
    places: tuple[Place, ...] = ()
    title: str = ""
    words: str = ""
