"""Write down whole games: every action, what everybody and what each seat hears and sees.

They are there to be read, and to be compared: any change of how a game plays or is told shows
as a difference of a few lines.

    python tools/playthroughs.py               make tests/playthroughs/*.txt again
    python tools/playthroughs.py usa 2 7       show another game: box, players, seed
"""

import sys
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
sys.path.insert(0, str(FOLDER.parent.parent))

import ttr_widgets as ttr  # noqa: E402
from ttr_widgets.play.describe import in_words  # noqa: E402
from ttr_widgets.play.observe import observe_event  # noqa: E402
from ttr_widgets.play.position import write_position  # noqa: E402
from ttr_widgets.play.seating import Player  # noqa: E402
from ttr_widgets.play.tell import tell  # noqa: E402

GAMES = {
    "usa-2": ("usa", 2, 5),
    "usa-4": ("usa", 4, 4),
    "usa-2004-3": ("usa-2004", 3, 4),
    "europe-3": ("europe", 3, 19),
    "europe-printed-2": ("europe-printed", 2, 17),
    "new-york-4": ("new-york", 4, 28),
    "islands-2": ("islands", 2, 11),
    "islands-3": ("islands", 3, 22),
}
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
EVERY = 40
"""After so many decisions the whole table is written down, as each seat sees it."""

HEADER = """\
A whole game, made by tools/playthroughs.py: do not edit, read.
box {box}, {players} players, seed {seed}; {who}.

"#12 Ada: draw deck" is the twelfth decision, with the number of actions that were legal.
Below it stands what everybody heard; "(Ada: ...)" is what only Ada heard instead.
Every {every} decisions: the position with every secret, and what each seat sees of it.
"""


def table(players: int) -> dict[str, Player]:
    """Seat greedy and random players by turns: together they do everything."""
    kinds = (ttr.players.greedy, ttr.players.random)
    return {name: kinds[seat % 2] for seat, name in enumerate(NAMES[:players])}


def write(box: str, players: int, seed: int) -> str:
    """Play a game and write it down."""
    return "\n".join(_lines(box, players, seed)) + "\n"


def _lines(box: str, players: int, seed: int) -> Iterator[str]:
    game = ttr.Game(box, table(players), seed=seed)
    who = ", ".join(f"{name} {player.__name__}" for name, player in table(players).items())
    yield HEADER.format(box=box, players=players, seed=seed, who=who, every=EVERY)
    yield from _heard(game)
    yield from _whole_table(game)
    while not game.over:
        yield from _decision(game)
        if len(game.actions) % EVERY == 0 or game.over:
            yield from _whole_table(game)
    yield from _count(game)


def _decision(game: ttr.Game) -> Iterator[str]:
    name, legal = game.names[game.seat], len(game.legal_actions())
    game.step()
    yield f"#{len(game.actions)} {name}: {game.action_texts()[-1]}   [{legal} legal]"
    yield from _heard(game)


def _heard(game: ttr.Game) -> Iterator[str]:
    """What the last action told everybody, and what it told one seat alone."""
    for event in game.events[-1]:
        said = tell(game.box, game.names, observe_event(event, None))
        if said:
            yield f"    {said}"
        own = tell(game.box, game.names, observe_event(event, event.seat)) if said else said
        if own != said:
            yield f"    ({game.names[event.seat]}: {own})"


def _whole_table(game: ttr.Game) -> Iterator[str]:
    yield from ("", f"=== after {len(game.actions)} decisions")
    yield from _block("position", write_position(game.state))
    for seat in (None, *range(len(game.names))):
        who = "an onlooker" if seat is None else game.names[seat]
        yield from _block(f"{who} sees", in_words(game.observe(seat), game.names))
    yield ""


def _block(title: str, text: str) -> Iterator[str]:
    yield f"{title}:"
    yield from (f"    {line}" for line in text.splitlines())


def _count(game: ttr.Game) -> Iterator[str]:
    """The final count, line by line."""
    score = game.scores()
    for seat, name in enumerate(game.names):
        yield f"{name}: {score.totals[seat]}"
        for line in score.of(seat):
            done = " (not done)" if line.kind == "ticket" and not line.done else ""
            yield f"    {line.points:4}  {line.kind}: {line.words}{done}"
    winners = " and ".join(game.names[seat] for seat in score.winners)
    yield f"won by {winners}, decided by {score.decided_by}"


def main(words: list[str]) -> None:
    """Make all files again, or show one other game."""
    if words:
        box, players, seed = words[0], int(words[1]), int(words[2])
        print(write(box, players, seed), end="")
    for name, what in {} if words else GAMES.items():
        (FOLDER / f"{name}.txt").write_text(write(*what), encoding="utf-8")
        print(f"tests/playthroughs/{name}.txt")


if __name__ == "__main__":
    main(sys.argv[1:])
