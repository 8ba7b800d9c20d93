"""What happened. An event is a fact that changes a state and computes nothing.

Nothing else changes a state. A field marked SECRET may be seen by ``seat`` only.
"""

from .base import Event, discard, take_from_hand, who_acted
from .cards import (
    CardDrawn,
    CardRevealed,
    CardsDealt,
    CardsDiscarded,
    CardTaken,
    CardTurnedUp,
    DeckShuffled,
    RowSwept,
)
from .tickets import (
    AsideShuffledUnder,
    TicketsDealt,
    TicketsDrawn,
    TicketsKept,
    TicketsLookedAt,
    TicketsRemoved,
    TicketsShuffled,
)
from .turns import (
    Asked,
    GameEnded,
    LastRoundBegan,
    Passed,
    RouteClaimed,
    TunnelLeft,
    TurnEnded,
)

__all__ = [
    "AsideShuffledUnder",
    "Asked",
    "CardDrawn",
    "CardRevealed",
    "CardTaken",
    "CardTurnedUp",
    "CardsDealt",
    "CardsDiscarded",
    "DeckShuffled",
    "Event",
    "GameEnded",
    "LastRoundBegan",
    "Passed",
    "RouteClaimed",
    "RowSwept",
    "TicketsDealt",
    "TicketsDrawn",
    "TicketsKept",
    "TicketsLookedAt",
    "TicketsRemoved",
    "TicketsShuffled",
    "TunnelLeft",
    "TurnEnded",
    "discard",
    "take_from_hand",
    "who_acted",
]
