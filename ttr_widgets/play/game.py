"""A game at the table: the present state, how it came about, and the ways back."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from ttr_widgets.locale import _
from ttr_widgets.model.actions import Action
from ttr_widgets.model.box import Box
from ttr_widgets.model.events import Event
from ttr_widgets.model.rule import IllegalAction, Violation
from ttr_widgets.model.score import FinalScore
from ttr_widgets.model.state import GameOver, State
from ttr_widgets.rules import engine
from ttr_widgets.rules.scoring import final_score

from . import describe
from .action_text import read_action, write_action
from .boxes import load_box
from .names import listed
from .observe import Observation, observe, observe_event
from .seating import Functions, GameError, Player, Players, seat_players, whole
from .tell import tell_all


class Game:
    """One game: ask what is legal, play it, take it back, look at it.

    Args:
        box: the name of a box, the path of a file of your own, or a box.
        players: how many persons; or their names; or names with the function that plays
            for each, None for a person: ``{"Ada": None, "Robo": ttr.players.greedy}``.
        seed: a whole number that decides every shuffle; None takes 0.
        first: the seat that begins.

    Raises:
        ValueError: no such box or seat, or the box is not made for so many players.
    """

    painter: ClassVar[Callable[["Game"], str] | None] = None

    def __init__(
        self,
        box: str | Path | Box = "usa",
        players: Players = 2,
        seed: int | None = None,
        first: int = 0,
    ):
        self.box = box if isinstance(box, Box) else load_box(box)
        table = seat_players(players)
        self.names: tuple[str, ...] = tuple(table)
        self.players: tuple[Player | None, ...] = tuple(table.values())
        self.seed = whole(0 if seed is None else seed, "seed")
        state, events = engine.new_game(self.box, len(table), self.seed, whole(first, "first"))
        self._watchers: list[Callable[[], object]] = []
        self._begin(state, events)

    def _begin(self, state: State, events: tuple[Event, ...]) -> None:
        self._states = [state]
        self._events: list[tuple[Event, ...]] = [events]
        self._actions: list[Action] = []
        self.start: State | None = None

    def from_here(self, state: State) -> "Game":
        """Go on from a position laid out by hand; what came before is forgotten."""
        if not isinstance(state, State):
            raise GameError(_("{what!r} is no position.").format(what=state))
        self._begin(state, ())
        self.start = state
        return self

    @property
    def state(self) -> State:
        """The present position, with every secret."""
        return self._states[-1]

    @property
    def seat(self) -> int:
        """The seat that must decide."""
        return self.state.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything that was played so far."""
        return tuple(self._actions)

    def legal_actions(self) -> tuple[Action, ...]:
        """List what the deciding seat may do, in the order of booklet and map."""
        return engine.legal_actions(self.state)

    def play(self, action: Action | str, seat: int | None = None) -> tuple[Event, ...]:
        """Carry out an action of the deciding seat; returns what happened.

        Args:
            action: an action, or its text such as ``"claim Denver-Omaha with 4 pink"``.
            seat: who wants it; None takes the seat that must decide.

        Raises:
            IllegalAction: it breaks a rule; every broken rule is named, nothing changed.
            ValueError: the text is no action.
        """
        wish = self._read(action, seat)
        try:
            state, events = engine.apply(self.state, wish, seat)
        except IllegalAction as refused:
            raise IllegalAction(self._named(refused.violations)) from None
        self._states.append(state)
        self._events.append(events)
        self._actions.append(wish)
        self._tell_watchers()
        return events

    def why_not(self, action: Action | str, seat: int | None = None) -> tuple[Violation, ...]:
        """Name every rule that an action would break, without playing it; () if it is legal."""
        return self._named(engine.violations(self.state, self._read(action, seat), seat))

    def _read(self, action: Action | str, seat: int | None) -> Action:
        """Read an action with the eyes of who wishes it: another hand must not shine through."""
        self._check_seat(seat)
        if isinstance(action, Action):
            return action
        return read_action(self.state if seat is None else replace(self.state, seat=seat), action)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or seat not in range(len(self.names))):
            message = _("There is no seat {seat}: they are 0 to {last}.")
            raise GameError(message.format(seat=seat, last=len(self.names) - 1))

    def _named(self, broken: tuple[Violation, ...]) -> tuple[Violation, ...]:
        """Call seats by their players' names."""
        names = {f"seat {number}": name for number, name in enumerate(self.names)}
        return tuple(
            Violation(one.rule, {key: names.get(fact, fact) for key, fact in one.facts.items()})
            for one in broken
        )

    def undo(self) -> Action:
        """Take the last action back; returns it.

        Raises:
            GameError: nothing has been played yet.
        """
        if not self._actions:
            raise GameError(_("There is nothing to take back."))
        action = self._actions.pop()
        self._states.pop()
        self._events.pop()
        self._tell_watchers()
        return action

    def step(self) -> tuple[Event, ...]:
        """Let the computer player whose turn it is decide once; () if a person must decide."""
        player = self.players[self.seat]
        if player is None or self.over:
            return ()
        return self.play(player(self.observe(self.seat), self.legal_actions()))

    def advance(self) -> tuple[Event, ...]:
        """Let computer players decide until a person must, or the game is over."""
        events: tuple[Event, ...] = ()
        while more := self.step():
            events += more
        return events

    def observe(self, seat: int | None = None) -> Observation:
        """Show what one seat may see; None shows what lies open on the table."""
        self._check_seat(seat)
        return observe(self.state, seat)

    @property
    def log(self) -> tuple[str, ...]:
        """What happened, in words, as everybody at the table saw it."""
        return self.log_for(None)

    def log_for(self, seat: int | None) -> tuple[str, ...]:
        """What happened, in words, as one seat saw it."""
        self._check_seat(seat)
        seen = (observe_event(event, seat) for events in self._events for event in events)
        return tuple(tell_all(self.box, self.names, seen))

    @property
    def events(self) -> tuple[tuple[Event, ...], ...]:
        """What happened: the set-up, then the events of each action."""
        return tuple(self._events)

    def scores(self) -> FinalScore:
        """The final count; before the end, what it would be if the game ended now."""
        over = self.state.decision
        return over.score if isinstance(over, GameOver) else final_score(self.state)

    def watch(self, callback: Callable[[], object]) -> Callable[[], None]:
        """Call a function after each change of the game; returns one that stops it."""
        if not callable(callback):
            raise GameError(_("{what!r} cannot be called.").format(what=callback))
        self._watchers.append(callback)
        return lambda: self._watchers.remove(callback) if callback in self._watchers else None

    def _tell_watchers(self) -> None:
        for callback in tuple(self._watchers):
            callback()

    def write(self, action: Action) -> str:
        """Write an action as text."""
        return write_action(self.state, action)

    def action_texts(self) -> list[str]:
        """Everything that was played so far, as text."""
        return [write_action(*one) for one in zip(self._states[:-1], self._actions, strict=True)]

    def to_json(self) -> str:
        """Write the game as a record that replays exactly; it shows every secret."""
        from .record import write_record  # a record makes games: it stands above this module

        return write_record(self)

    @classmethod
    def from_json(
        cls, text: str, players: Functions | None = None, box: Box | None = None
    ) -> "Game":
        """Replay a record.

        Args:
            text: what ``to_json`` wrote.
            players: the functions that play on for some names; persons otherwise.
            box: the box, if it is from a file of your own.

        Raises:
            ValueError: the text is no record, is cut short or edited, or is of other rules.
        """
        from .record import read_record

        return read_record(text, players or {}, box)

    def __repr__(self) -> str:
        turn = _("over") if self.over else _("{name} to move").format(name=self.names[self.seat])
        return f"<Game {self.box.id}: {listed(self.names, 'and')}; {turn}>"

    def __str__(self) -> str:
        return describe.in_words(self.observe(None), self.names)

    def _repr_svg_(self) -> str | None:
        painter = type(self).painter
        return painter(self) if painter else None
