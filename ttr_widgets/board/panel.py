"""The same choices as ordinary controls, and a log in words: the board without a mouse."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from html import escape
from typing import Any

import ipywidgets

from ttr_widgets.locale import _
from ttr_widgets.model.actions import (
    DECK,
    Action,
    DrawCard,
    DrawTickets,
    Keep,
    Pass,
    PaySurcharge,
    Withdraw,
)
from ttr_widgets.model.cards import NAMES, NO_CARD
from ttr_widgets.model.state import TunnelSurcharge
from ttr_widgets.play.observe import Observation

from . import home
from .chooser import Chooser, by_payment, by_place
from .controls import button, display, html, label, row
from .places import Target
from .sight import Sight

Act = Callable[[Action | str], None]

LOG = 12
"""How many of the last moves the list has; Replay has them all."""

_UNDO = "undo"  # what is typed to take a move back


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the controls ask for: an action or its text, and the rest.

    ``point`` is asked for what a click on the picture would do.
    """

    act: Act
    undo: Callable[[], None]
    restart: Callable[[int], None]
    uncover: Callable[[], None]
    point: Callable[[Target], None]


class Panel(ipywidgets.VBox):
    """Buttons, lists and a line to type in: everything that the picture can do.

    Args:
        tickets: how many tickets are offered at most.
        row: how many cards lie face up.
        wishes: what to call when a control is used.
        seed: the seed that the field for the next game begins with.
        example: a move that could be typed.
    """

    def __init__(self, tickets: int, row: int, wishes: Wishes, seed: int, example: str):
        self._wishes = wishes
        self._showing = self._playing = False
        self.status = html("ttr-status")
        self.message = html("ttr-message")
        self.moves = html("ttr-log")
        self.show_cards = button(_("Show my cards"), wishes.uncover, "primary")
        self._make_draws(row)
        self.claim = Chooser(_("Claim a route"), _("Claim"), wishes.act)
        self.place = Chooser(_("Build a station"), _("Build"), wishes.act)
        self.surcharge = Chooser(_("Surcharge"), _("Pay"), wishes.act, alone=True)
        self.withdraw = button(_("Withdraw"), lambda: wishes.act(Withdraw()))
        self.forced = button(_("Pass"), lambda: wishes.act(Pass()))
        self._make_offer(tickets)
        self._make_line(seed, example)
        super().__init__(children=self._rows())
        self.add_class("ttr-panel")

    def _make_draws(self, row: int) -> None:
        act = self._wishes.act
        self.deck = button("", lambda: act(DrawCard(DECK)))
        self.row = [button("", partial(act, DrawCard(place))) for place in range(1, row + 1)]
        self.tickets = button("", lambda: act(DrawTickets()))

    def _make_offer(self, tickets: int) -> None:
        self.offered = [
            ipywidgets.Checkbox(indent=False, layout={"width": "auto"}) for _n in range(tickets)
        ]
        for place, box in enumerate(self.offered, start=1):
            box.observe(self._marking(place), "value")
        self.keep = button(_("Keep"), self._keep, "primary")

    def _make_line(self, seed: int, example: str) -> None:
        self._said = ""
        self.line = ipywidgets.Text(
            description=_("Type a move"),
            placeholder=_("{move}, or undo").format(move=example),
            layout={"width": "auto", "flex": "1 1 340px"},
        )
        self.line.on_msg(self._entered)
        self.play = button(_("Play"), self._play_line)
        self.undo = button(_("Undo"), self._wishes.undo)
        self.seed = ipywidgets.IntText(
            seed, description=_("Next seed"), layout={"width": "auto", "flex": "0 1 150px"}
        )
        self.new = button(_("New game"), self._begin_anew)

    def _rows(self) -> list[Any]:
        return [
            row("ttr-head", self.undo, self.status),
            self.message,
            row("ttr-cover", self.show_cards),
            row("ttr-keep", *self.offered, self.keep),
            row("ttr-surcharge", self.surcharge, self.withdraw),
            row("ttr-draw", label(_("Draw")), self.deck, *self.row, self.tickets, self.forced),
            self.claim,
            self.place,
            row("ttr-line", self.line, self.play, self.new, self.seed),
            self.moves,
        ]

    def show(self, sight: Sight, keep: tuple[int, ...], message: str) -> None:
        """Bring every control up to date; one that looks as before is not sent.

        Args:
            sight: the position as it may be shown.
            keep: places (from 1) of the offered tickets that are marked.
            message: what to tell, such as the rule that forbids a move.
        """
        self._showing = True
        try:
            self._show_words(sight, message)
            self._show_cover(sight)
            self._show_draws(sight)
            self._show_offer(sight, keep)
            self._show_choices(sight)
        finally:
            self._showing = False

    def tell(self, message: str) -> None:
        """Show a message, or none."""
        self.message.value = escape(message)
        display(self.message, bool(message))

    def _show_words(self, sight: Sight, message: str) -> None:
        self.status.value = escape(sight.status)
        self.tell(message)
        if not message and self.line.value == self._said:
            self.line.value = ""  # it was understood; a slip of the pen stays, to be mended
        self.moves.value = _last_moves(sight.log)
        self.undo.disabled = not sight.can_undo
        self._playing = sight.can_undo and not sight.seen.over
        self.new.description = _("New game")

    def _show_cover(self, sight: Sight) -> None:
        words = _("{name}: cover my cards") if sight.leaving else _("{name}: show my cards")
        self.show_cards.description = words.format(name=sight.leaving or sight.covered)
        display(self.show_cards, bool(sight.leaving or sight.covered))

    def _show_draws(self, sight: Sight) -> None:
        seen, legal = sight.seen, set(sight.actions)
        self.deck.description = _("Deck ({n})").format(n=seen.deck)
        self.deck.disabled = DrawCard(DECK) not in legal
        for place, control in enumerate(self.row, start=1):
            card = seen.row[place - 1] if place <= len(seen.row) else NO_CARD
            _name_card(control, seen, place, card)
            control.disabled = DrawCard(place) not in legal
        self.tickets.description = _("Tickets ({n})").format(n=seen.ticket_deck)
        self.tickets.disabled = DrawTickets() not in legal
        display(self.forced, Pass() in legal)

    def _show_offer(self, sight: Sight, keep: tuple[int, ...]) -> None:
        offered = sight.seen.offered
        for place, box in enumerate(self.offered, start=1):
            display(box, place <= len(offered))
            if place <= len(offered):
                box.description = _ticket(sight.seen, offered[place - 1])
                box.value = place in keep
        self.keep.disabled = Keep(keep) not in sight.actions
        display(self.keep, bool(offered))

    def _show_choices(self, sight: Sight) -> None:
        self.claim.offer(by_place(sight.seen, sight.actions, "route"))
        self.place.offer(places := by_place(sight.seen, sight.actions, "city"))
        display(self.place, bool(places))
        surcharged = bool(sight.actions) and isinstance(sight.seen.decision, TunnelSurcharge)
        pays = by_payment(sight.seen, (a for a in sight.actions if isinstance(a, PaySurcharge)))
        self.surcharge.offer([("", pays)] if pays else [])
        display(self.surcharge, bool(pays))
        display(self.withdraw, surcharged)

    def _begin_anew(self) -> None:
        """Begin a new game; where one is being played, only at the second press."""
        sure = _("Give this game up?")
        if self._playing and self.new.description != sure:
            self.new.description = sure
        else:
            self._wishes.restart(self.seed.value)

    def _marking(self, place: int) -> Callable[[Any], None]:
        def mark() -> None:
            if not self._showing:
                self._wishes.point(Target("offered", place))

        return lambda _change: home.bring(mark)

    def _keep(self) -> None:
        shown = [box for box in self.offered if box.layout.display != "none"]
        marked = [place for place, box in enumerate(shown, start=1) if box.value]
        self._wishes.act(Keep(tuple(marked)))

    def _entered(self, _text: Any, content: Any, _buffers: Any) -> None:
        if content.get("event") == "submit":
            home.bring(self._play_line)

    def _play_line(self) -> None:
        self._said = self.line.value
        said = self._said.strip()
        if said.casefold() == _UNDO:
            self._wishes.undo()
        elif said:
            self._wishes.act(self._said)


def _last_moves(log: tuple[str, ...]) -> str:
    """The newest moves as a list that counts them, the newest first."""
    newest = log[-LOG:]
    lines = "".join(f"<li>{escape(line)}</li>" for line in reversed(newest))
    moves = f'<ol reversed start="{len(log)}" tabindex="0" aria-label="{_("Moves")}">{lines}</ol>'
    more = escape(_("Replay shows all moves.")) if len(log) > len(newest) else ""
    return f"{moves}<p>{more}</p>" if more else moves


def _ticket(seen: Observation, number: int) -> str:
    ticket = seen.box.map.tickets[number]
    words = _("{ticket}, {n} points")
    return words.format(ticket=seen.box.map.ticket_label(ticket), n=ticket.points)


def _name_card(control: Any, seen: Observation, place: int, card: int) -> None:
    name = _("empty") if card == NO_CARD else seen.box.card_name(card)
    control.description = f"{place} {name}"
    look = "ttr-none" if card == NO_CARD else f"ttr-{NAMES[card]}"
    if look not in control._dom_classes:
        control._dom_classes = ("ttr-card", look)
