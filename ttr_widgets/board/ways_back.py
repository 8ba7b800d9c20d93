"""Ways back to an earlier game: take a move back, begin again, load what was saved."""

from ttr_widgets.locale import _
from ttr_widgets.model.events import who_acted
from ttr_widgets.play.game import Game
from ttr_widgets.play.record import box_of
from ttr_widgets.play.seating import GameError

from .pace import computer_decides, hush


def can_take_back(game: Game) -> bool:
    """Tell whether a person has decided anything: only that can be taken back."""
    return any(game.players[who_acted(events)] is None for events in game.events[1:])


def take_back(game: Game) -> None:
    """Take back everything since the last decision of a person.

    Raises:
        GameError: there is none.
    """
    if game.actions and not can_take_back(game):
        raise GameError(_("There is no move of a person to take back."))
    with hush(game):
        game.undo()
        while game.actions and computer_decides(game):
            game.undo()


def begin_again(old: Game, seed: int) -> Game:
    """Begin a new game with the same players; a position laid out by hand begins again."""
    table = dict(zip(old.names, old.players, strict=True))
    game = Game(old.box, table, seed, old.state.first)
    return game if old.start is None else game.from_here(old.start)


def load(record: str, old: Game, seat: int | None) -> Game:
    """Replay a record; computer players of the game before go on for the same names.

    A record of the box on the table needs no file: it may be a map of one's own.

    Args:
        record: the text of the record.
        old: the game before.
        seat: whose cards are to be shown, if it is always the same one.

    Raises:
        RecordError: the text is no record, is cut short or edited, or is of other rules.
        GameError: the game has no such seat, and cannot be shown here.
    """
    own = old.box if box_of(record) == old.box.id else None
    game = Game.from_json(record, dict(zip(old.names, old.players, strict=True)), own)
    game.observe(seat)
    return game


def file_name(game: Game, ending: str) -> str:
    """Name the file of a game: ``usa-after-42-moves.json``."""
    return f"{game.box.id}-after-{len(game.actions)}-moves.{ending}"
