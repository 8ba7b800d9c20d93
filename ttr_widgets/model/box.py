"""A box: all that is printed and packed in one edition of the game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from ttr_widgets.locale import _

from .cards import LOCOMOTIVE, NAMES, Cards
from .gamemap import GameMap
from .rule import Rule, Violation

if TYPE_CHECKING:
    from .actions import Action
    from .events import Event
    from .score import Line
    from .state import State


class Feature:
    """What a box adds to the basic game: its answers to five questions. Silence is the default."""

    name: ClassVar[str] = ""

    def rules(self) -> tuple[Rule, ...]:
        """The rules that stand in this feature's file."""
        return ()

    def pages(self) -> Mapping[type, tuple[Any, ...]]:
        """Which further pages of rules answer which decision?"""
        return {}

    def limits(self, state: "State", action: "Action") -> Iterable[Violation]:
        """What is forbidden besides?"""
        return ()

    def reacts(self, state: "State", event: "Event") -> Iterable["Event"]:
        """What follows from this event?"""
        return ()

    def loans(self, state: "State", seat: int) -> tuple[int, ...]:
        """Which routes of others count for this seat's tickets?"""
        return ()

    def lines(self, state: "State", seat: int) -> Iterable["Line"]:
        """Which points does this seat get at the end?"""
        return ()


@dataclass(frozen=True, slots=True)
class TicketRules:
    """How many tickets are dealt, drawn and kept.

    ``refused_at_start`` says where refused start tickets go: ``"under"`` the ticket
    deck, or ``"out"`` of the game.
    """

    dealt: int
    keep_at_start: int
    drawn: int
    keep: int
    dealt_long: int = 0
    refused_at_start: str = "under"


@dataclass(frozen=True, eq=False)
class Box:
    """Everything that is in the box, as numbers and names.

    Args:
        id: the name in ``load_box``; ``title`` is the one for readers.
        players: fewest and most players.
        trains: how many trains each player starts with.
        cards: how many train cards of each kind the deck has.
        points: what a route of 0, 1, 2, ... spaces scores.
        doubles_close_up_to: with at most this many players, the second route of a
            double route closes when the first is claimed.
        last_round_at: with at most this many trains left at the end of a turn, the
            last round begins.
        tie_breaks: what decides between equal totals, in order.
        words: what this box calls a ``train``, a ``locomotive`` and the ``longest-path``.
    """

    id: str
    title: str
    map: GameMap = field(repr=False)
    players: tuple[int, int]
    trains: int
    cards: Cards
    hand: int
    row: int
    sweep_at: int
    tickets: TicketRules
    points: tuple[int, ...]
    doubles_close_up_to: int
    last_round_at: int
    tie_breaks: tuple[str, ...]
    features: tuple[Feature, ...] = ()
    words: Mapping[str, str] = field(default_factory=dict)
    notes: tuple[str, ...] = ()

    @cached_property
    def colors(self) -> tuple[int, ...]:
        """The card colors that this box has, locomotives left out."""
        return tuple(color for color in range(LOCOMOTIVE) if self.cards[color])

    def feature(self, name: str) -> Feature | None:
        """Find a feature of this box by name; None if the box does not have it."""
        return next((feature for feature in self.features if feature.name == name), None)

    def card_name(self, kind: int) -> str:
        """Name a card as this box does: New York says taxi for locomotive."""
        name = NAMES[kind]
        return self.words.get(name, name)

    def say_cards(self, bag: Cards) -> str:
        """Say a bag of cards in the words of the box: ``2 yellow, 1 taxi``."""
        parts = [f"{number} {self.card_name(kind)}" for kind, number in enumerate(bag) if number]
        if bag[LOCOMOTIVE] > 1:
            parts[-1] += "s"
        return ", ".join(parts) or _("no cards")

    @property
    def train(self) -> str:
        """What this box calls a train: New York says taxi."""
        return self.words.get("train", "train")

    def __repr__(self) -> str:
        return f"<Box {self.id}: {self.title}>"
