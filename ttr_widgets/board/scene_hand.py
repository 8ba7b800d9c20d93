"""What the seat that looks has before it: its cards, its tickets, and buttons to cover them."""

from collections.abc import Iterator

from ttr_widgets.locale import _
from ttr_widgets.play.observe import Observation

from .figures import card
from .layout import Layout
from .palette import Palette, ink_on, mix
from .places import Place, Rect, Target
from .scene_headline import beside_it
from .shapes import Label, Shape
from .text import shorten, text_width
from .ticket_cards import Look, ticket_card
from .ticket_room import ticket_places
from .train_cards import back, stack
from .view import View


def hand(seen: Observation, layout: Layout, palette: Palette, view: View) -> Iterator[Shape]:
    """Draw the cards of the seat that looks, or their backs."""
    if seen.seat is None or view.covered:
        yield from _covered(seen, layout, palette, view)
        return
    held = seen.me.hand or (0,) * 9
    for kind, rect in layout.blocks.hand:
        yield from stack(rect, kind, held[kind], seen.box, palette)


def _covered(seen: Observation, layout: Layout, palette: Palette, view: View) -> Iterator[Shape]:
    places = [rect for _kind, rect in layout.blocks.hand]
    for rect in places:
        yield from back(rect, palette, mix(palette.card_back, palette.page, 0.55))
    words = _("Cards and tickets are covered.") if view.covered else _("You are looking on.")
    whole = Rect(places[0].x, places[0].y, places[-1].right - places[0].x, places[0].h)
    x, y = whole.middle
    note = Rect(x - 120, y - 15, 240, 30)
    yield card(note, palette.page, palette.edge, 6)
    yield Label(x, y, shorten(words, 13, 230), 13, palette.ink)


def cover_button(layout: Layout, palette: Palette, name: str) -> Iterator[Shape]:
    """The button that uncovers the cards of the player whose turn it is."""
    whole = _("{name}: show my cards").format(name=name)
    yield from _button(button_rect(layout), palette, whole, _("Show my cards"))


def leave_button(layout: Layout, palette: Palette, view: View) -> Iterator[Shape]:
    """The button that covers the cards of who drew one and still looks at it."""
    whole = _("{name}: cover my cards").format(name=view.leaving)
    yield from _button(leave_rect(layout, view), palette, whole, _("Cover my cards"))


def _button(rect: Rect, palette: Palette, whole: str, short: str) -> Iterator[Shape]:
    yield card(rect, palette.accent, palette.halo, 7)
    words = whole if text_width(whole, 13, True) < rect.w - 12 else short
    words = shorten(words, 13, rect.w - 12, bold=True)
    yield Label(*rect.middle, words, 13, ink_on(palette.accent), bold=True)


def leave_rect(layout: Layout, view: View) -> Rect:
    """Where the button lies that covers the cards: beside the headline, which asks for it."""
    return beside_it(layout, view, ("show",))["show"]


def button_rect(layout: Layout) -> Rect:
    """Where the button lies that uncovers the cards."""
    rect = layout.blocks.tickets
    return Rect(rect.x + 4, rect.middle[1] - 17, min(rect.w - 8, 190), 34)


def tickets(seen: Observation, layout: Layout, palette: Palette, view: View) -> Iterator[Shape]:
    """Draw the tickets of the seat that looks."""
    for rect, index, number in _ticket_rects(seen, layout, view):
        ticket = seen.box.map.tickets[number]
        pointed = view.hover == Target("ticket", index)
        lit = view.ticket == index or pointed
        look = Look(lit, number in view.done, number in view.lent)
        yield from ticket_card(rect, ticket, seen.box, palette, look)
    if _kept(seen, view) == ():
        rect = layout.blocks.tickets
        yield Label(
            rect.x + 6, rect.middle[1], _("No tickets yet"), 12, palette.muted, align="left"
        )


def ticket_targets(seen: Observation, layout: Layout, view: View) -> tuple[Place, ...]:
    """Where the tickets of the seat that looks can be pointed at."""
    rects = _ticket_rects(seen, layout, view)
    return tuple(Place(rect, Target("ticket", index)) for rect, index, _number in rects)


def _kept(seen: Observation, view: View) -> tuple[int, ...] | None:
    if seen.seat is None or view.covered:
        return None
    return seen.held_tickets


def _ticket_rects(seen: Observation, layout: Layout, view: View) -> list[tuple[Rect, int, int]]:
    """Each ticket of the hand: its place, its index and its id."""
    kept = _kept(seen, view) or ()
    rects = ticket_places(layout.blocks.tickets, len(kept), seen.box)
    return [
        (rect, index, number) for index, (rect, number) in enumerate(zip(rects, kept, strict=True))
    ]
