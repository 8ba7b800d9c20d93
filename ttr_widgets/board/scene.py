"""Draw what one seat may see as six layers of shapes.

``ground`` is the land and never changes, ``glow`` lies below one's own routes and those that
others claimed just now, ``routes`` grows when somebody claims, ``cities`` is dots and names,
``marks`` the table around the map, ``front`` what a turn, a pointer or a question puts before
everything.
"""

from collections.abc import Iterator
from functools import lru_cache

from ttr_widgets.locale import _
from ttr_widgets.play.observe import Observation

from .layout import Layout
from .palette import Palette, palette_of
from .places import Place, Target
from .popover import pop_over
from .popover_form import offer_places
from .scene_choice import Choice, choice, choice_places, draw_choice
from .scene_count import count_places, draw_count, final_count
from .scene_front import names_above, note
from .scene_ground import ground
from .scene_hand import (
    button_rect,
    cover_button,
    hand,
    leave_button,
    leave_rect,
    ticket_targets,
    tickets,
)
from .scene_headline import asked, headline, turn, undo_button, undo_places
from .scene_lights import lights, recent
from .scene_lines import count_lines, draw_lines, line_places
from .scene_offers import draw_offers
from .scene_routes import Claims, cities, glow, routes
from .scene_table import asked_seat, initials, last_moves, row_and_decks, seats
from .scene_tunnel import draw_strip, strip, strip_places
from .shapes import Shape
from .ticket_room import make_room
from .view import LAYERS, Scene, View

__all__ = ["LAYERS", "Scene", "View", "draw"]

_PLAIN = View()


def draw(observation: Observation, layout: Layout, view: View = _PLAIN) -> Scene:
    """Draw what a seat may see. The same input gives the same shapes.

    Args:
        observation: everything that the seat may know, and nothing more.
        layout: where things lie, from ``make_layout``.
        view: theme, pointer, choices, last moves.

    Returns:
        The picture: six layers of shapes, and what can be pointed at.
    """
    palette, layout = palette_of(view.theme), make_room(layout, observation)
    names = seat_names(view.names, len(observation.seats))
    claims = _claims(observation, names)
    named = cities(layout, palette, claims)
    offered = choice(observation, layout, view)
    front, places = _front(observation, layout, palette, view, names, named, offered)
    layers = {
        "ground": ground(layout, palette),
        "glow": (*glow(layout, palette, claims), *recent(observation, layout, palette, view)),
        "routes": routes(layout, palette, claims),
        "cities": named,
        "marks": tuple(_marks(observation, layout, palette, view, names, offered)),
        "front": front,
    }
    title = _("{title}: {asked}").format(
        title=observation.box.title, asked=asked(observation, names)
    )
    words = _words(observation, names)
    return Scene(layout.width, layout.height, palette.page, layers, places, title, words)


@lru_cache(64)
def seat_names(names: tuple[str, ...], number: int) -> tuple[str, ...]:
    """A name for each seat, also for those that were given none."""
    missing = range(len(names) + 1, number + 1)
    return names[:number] + tuple(_("Seat {n}").format(n=n) for n in missing)


def _claims(seen: Observation, names: tuple[str, ...]) -> Claims:
    return Claims(seen.owners, seen.closed, initials(names), seen.seat, seen.stations)


def _marks(
    seen: Observation,
    layout: Layout,
    palette: Palette,
    view: View,
    names: tuple[str, ...],
    offered: Choice | None,
) -> Iterator[Shape]:
    yield from undo_button(layout, palette, view)
    yield from turn(seen, layout, palette, view, names)
    yield from seats(seen, layout, palette, names)
    yield from row_and_decks(seen, layout, palette, view)
    if not (offered and offered.covers(layout.blocks.news)):
        yield from last_moves(view, layout, palette)
    yield from hand(seen, layout, palette, view)
    if view.covered:
        yield from cover_button(layout, palette, names[seen.to_move])
    else:
        yield from tickets(seen, layout, palette, view)


def _front(
    seen: Observation,
    layout: Layout,
    palette: Palette,
    view: View,
    names: tuple[str, ...],
    named: tuple[Shape, ...],
    offered: Choice | None,
) -> tuple[tuple[Shape, ...], tuple[Place, ...]]:
    shapes = [*asked_seat(seen, layout, palette), *headline(seen, layout, palette, view, names)]
    shapes += names_above([*lights(seen, layout, palette, view, names)], named)
    places = ticket_targets(seen, layout, view) + undo_places(layout, view)
    if view.covered:
        places += (Place(button_rect(layout), Target("button", name="show")),)
    if offered:
        shapes += draw_choice(offered, seen, palette, view)
        places += choice_places(offered)
    shapes += note(view.message, layout, palette)
    if view.leaving:
        shapes += leave_button(layout, palette, view)
        places += (Place(leave_rect(layout, view), Target("button", name="show")),)
    if panel := pop_over(seen, layout, view, names):
        shapes += draw_offers(panel, seen, palette, view)
        places += offer_places(panel)
    elif shown := strip(layout, view):
        shapes += draw_strip(shown, palette)
        places += strip_places(shown)
    if count := final_count(seen, layout, view):
        shapes += draw_count(count, palette, view, names)
        places += count_places(count)
    if lines := count_lines(seen, layout, view):
        shapes += draw_lines(lines, seen, layout, palette, view, names)
        places += line_places(lines)
    return tuple(shapes), places


def _words(seen: Observation, names: tuple[str, ...]) -> str:
    """The position in a few sentences, for those who cannot see it."""
    line = _("{name}: {points} points, {trains} {train}s, {cards} cards, {tickets} tickets.")
    said = [
        line.format(
            name=names[seat.seat],
            points=seat.points,
            trains=seat.trains,
            train=seen.box.train,
            cards=seat.number_of_cards,
            tickets=seat.number_of_tickets,
        )
        for seat in seen.seats
    ]
    return " ".join(said)
