"""Whose cards a board shows, and when they are covered."""

from dataclasses import dataclass, replace

from ttr_widgets.model.events import CardDrawn, who_acted
from ttr_widgets.play.game import Game
from ttr_widgets.play.observe import Observation


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who looks at the board.

    ``seat`` None is an onlooker. ``shared`` is pass and play: several persons take turns
    at one board, and each asks to see the cards before ``covered`` ends. Whoever ends a
    turn with a card from the deck is ``leaving``, looks at it and then covers the cards; the
    number says how many actions the game had then, 0 that nobody is leaving.
    """

    seat: int | None
    shared: bool = False
    open_hands: bool = False
    covered: bool = False
    leaving: int = 0

    def observe(self, game: Game) -> Observation:
        """Show the game as these eyes may see it; covered cards are not even looked up."""
        return game.observe(self.may_see)

    @property
    def may_see(self) -> int | None:
        """The seat whose secrets may be shown now; None while they are covered."""
        return None if self.covered else self.seat

    def decide(self, game: Game) -> bool:
        """Tell whether the one who looks is the one who must decide."""
        return not game.over and self.may_see is not None and self.may_see == game.seat


def open_eyes(game: Game, seat: int | None = None, open_hands: bool = False) -> Eyes:
    """Find out who looks at a game.

    Args:
        game: what is looked at.
        seat: always this seat; None finds out: the only person, or several in turn.
        open_hands: whoever decides is shown, and nothing is covered between turns.
    """
    persons = [number for number, player in enumerate(game.players) if player is None]
    if seat is not None or (len(persons) == 1 and not open_hands):
        return Eyes(persons[0] if seat is None else seat)
    if open_hands:
        return Eyes(game.seat, open_hands=True)
    if not persons:
        return Eyes(None)
    first = game.seat if game.seat in persons else persons[0]
    return Eyes(first, shared=True, covered=bool(game.actions))


def follow(eyes: Eyes, game: Game) -> Eyes:
    """Look again after a change: another person's turn covers the cards."""
    if eyes.open_hands:
        return Eyes(game.seat, open_hands=True)
    if not eyes.shared or game.over:
        return replace(eyes, leaving=0)
    if game.players[game.seat] is not None:
        return eyes
    gone_on = 0 < eyes.leaving < len(game.actions)  # in another board, or in a cell
    if game.seat == eyes.seat and not gone_on:
        return replace(eyes, leaving=0)
    if not eyes.covered and not eyes.leaving and _drew_unseen(game, eyes.seat):
        return replace(eyes, leaving=len(game.actions))
    return Eyes(game.seat, shared=True, covered=True)


def _drew_unseen(game: Game, seat: int | None) -> bool:
    """Tell whether this seat's last action gave it a card from the deck."""
    for events in reversed(game.events[1:]):
        if who_acted(events) == seat:
            return any(isinstance(event, CardDrawn) for event in events)
    return False


def uncover(eyes: Eyes) -> Eyes:
    """Show the cards of the person who asks for them."""
    return Eyes(eyes.seat, eyes.shared, eyes.open_hands)


def turn_over(eyes: Eyes, game: Game) -> Eyes:
    """Show the cards that are covered; or cover those that somebody still looks at."""
    return Eyes(game.seat, shared=True, covered=True) if eyes.leaving else uncover(eyes)
