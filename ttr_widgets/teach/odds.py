"""How many more cards a tunnel may cost: counted from the cards that one seat cannot see."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from html import escape
from math import comb

from ttr_widgets.locale import _
from ttr_widgets.model.cards import KINDS, NO_CARDS, Cards, colors_of, count
from ttr_widgets.play.names import read_cards
from ttr_widgets.play.observe import Observation
from ttr_widgets.rules.tunnel import REVEALED, costs_more

_WIDE = 40
"""How many blocks a bar of 100 % has."""

_PARTS = " ▏▎▍▌▋▊▉"
"""The last block of a bar, in eighths: one percent must be seen, too."""

_INKS = ("#1976d2", "#d9730d")
"""The colors of the bars, computed and counted: good on light and dark pages."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely a tunnel is to cost 0, 1, 2 or 3 more cards. Make it with ``ttr.tunnel_odds``.

    ``chances`` are numbers from 0 to 1, the first for no more card; ``counts`` say how
    often each happened in trials, if there were any.
    """

    chances: tuple[float, ...]
    counts: tuple[int, ...] = ()

    def at_most(self, spare: int) -> float:
        """How likely ``spare`` cards are enough for what the tunnel adds, from 0 to 1."""
        return sum(self.chances[: max(0, spare + 1)])

    def beside(self, counts: Iterable[int]) -> "Odds":
        """Show these odds beside how often 0, 1, 2 and 3 more cards came in trials.

        Raises:
            ValueError: there are not four counts, or nothing was counted.
        """
        counted = tuple(counts)
        if len(counted) != len(self.chances) or not sum(counted):
            message = _("Give {n} counts, for 0 to {last} more cards; not all may be zero.")
            raise ValueError(message.format(n=len(self.chances), last=len(self.chances) - 1))
        return replace(self, counts=counted)

    def _shares(self) -> tuple[tuple[str, Sequence[float]], ...]:
        """What is shown for each number of cards, with its heading."""
        computed = (_("computed"), self.chances)
        if not self.counts:
            return (computed,)
        trials = sum(self.counts)
        heading = _("counted in {n} trials").format(n=trials)
        return computed, (heading, [one / trials for one in self.counts])

    def __repr__(self) -> str:
        shares = self._shares()
        rows = [[_("more cards"), *(heading for heading, _share in shares)]]
        for number in range(len(self.chances)):
            shown = (f"{share[number]:4.0%} {_bar(share[number])}" for _heading, share in shares)
            rows.append([str(number), *shown])
        wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return "\n".join("  ".join(map(str.ljust, row, wide)).rstrip() for row in rows)

    def _repr_html_(self) -> str:
        """The same as a table; a bar is text, so that every page shows it."""
        shares = self._shares()
        rows = [_head(_("more cards")) + "".join(_head(words, 2) for words, _share in shares)]
        for number in range(len(self.chances)):
            bars = (
                _bar_cells(share[number], color)
                for color, (_w, share) in zip(_INKS, shares, strict=False)
            )
            rows.append(f"<td>{number}</td>" + "".join(bars))
        return "<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"


def _bar(share: float) -> str:
    blocks, part = divmod(round(share * _WIDE * len(_PARTS)), len(_PARTS))
    return ("█" * blocks + _PARTS[part]).rstrip()


def _head(words: str, columns: int = 1) -> str:
    return f'<th colspan="{columns}" style="text-align:left">{escape(words)}</th>'


def _bar_cells(share: float, color: str) -> str:
    style = f"color:{color}; text-align:left; letter-spacing:-1px; font-family:monospace"
    return f'<td>{share:.1%}</td><td style="{style}">{_bar(share)}</td>'


def tunnel_odds(seen: Observation, paid: str) -> Odds:
    """Compute how likely a tunnel is to cost 0, 1, 2 or 3 more cards.

    Each card that the seat does not see (deck and the hands of others) is equally likely
    to be revealed. If the deck runs out meanwhile, the discards are shuffled and go on.

    >>> import ttr_widgets as ttr
    >>> game = ttr.scenario("europe", hands={0: "2 black"}, row="red blue green white pink")
    >>> ttr.tunnel_odds(game.observe(0), "2 black")
    more cards  computed
    0            45% █████████████████▉
    1            42% ████████████████▊
    2            12% ████▉
    3             1% ▌

    Args:
        seen: what a seat sees, from ``game.observe(seat)``.
        paid: the cards that it lays out for the tunnel, such as ``"2 black"``.

    Raises:
        ValueError: ``paid`` are no cards, or are of several colors; or nobody's eyes are meant.
    """
    matching = _matching(paid)
    from_deck = min(REVEALED, seen.deck)
    first = _drawn(_unseen(seen), matching, from_deck)
    second = _drawn(seen.discards, matching, min(REVEALED - from_deck, sum(seen.discards)))
    chances = [0.0] * (REVEALED + 1)
    for some, chance in enumerate(first):
        for more, further in enumerate(second):
            chances[some + more] += chance * further
    return Odds(tuple(chances))


def _matching(paid: str) -> tuple[int, ...]:
    """The kinds of cards that cost one more: the color of a payment, and locomotives."""
    cards = read_cards(paid)
    colors = colors_of(cards)
    if len(colors) > 1 or not sum(cards):
        raise ValueError(_('"{paid}" pays for no tunnel: use one color.').format(paid=paid))
    return tuple(kind for kind in KINDS if costs_more(kind, cards))


def _unseen(seen: Observation) -> Cards:
    """Count the cards of the box that a seat does not see."""
    row = count(card for card in seen.row if card in KINDS)
    visible = (seen.me.hand or NO_CARDS, row, seen.discards)
    return tuple(n - sum(bag[kind] for bag in visible) for kind, n in enumerate(seen.box.cards))


def _drawn(bag: Sequence[int], matching: Sequence[int], number: int) -> list[float]:
    """How likely 0, 1, 2 ... of so many cards drawn from a bag are matching ones."""
    good, all_ways = sum(bag[kind] for kind in matching), comb(sum(bag), number)
    other = sum(bag) - good
    return [comb(good, n) * comb(other, number - n) / all_ways for n in range(number + 1)]
