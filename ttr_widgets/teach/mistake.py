"""A mistake on purpose: the rule that forbids it is shown, and the cell goes on."""

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches

from ttr_widgets.locale import _
from ttr_widgets.model.rule import IllegalAction
from ttr_widgets.play.boxes import boxes, load_box
from ttr_widgets.rules import engine


class NothingBroken(AssertionError):
    """The rule that a cell wanted to break was not broken."""


@contextmanager
def breaks_rule(rule: str) -> Iterator[None]:
    """Expect that what follows breaks a rule; say the rule in words and go on.

    >>> import ttr_widgets as ttr
    >>> game = ttr.scenario("usa", hands={0: "4 red"})
    >>> with ttr.breaks_rule("claim.color"):
    ...     events = game.play("claim Denver-Omaha with 4 red")
    Not allowed. Denver-Omaha is pink: red cannot pay for it, only pink cards and locomotives.
    The rule: The cards match ... (claim.color)

    Args:
        rule: the id of the rule, such as ``"claim.trains"``.

    Raises:
        NothingBroken: nothing was forbidden, or only by other rules.
    """
    try:
        yield
    except IllegalAction as refusal:
        broken = [violation for violation in refusal.violations if violation.id == rule]
        if not broken:
            others = ", ".join(violation.id for violation in refusal.violations)
            message = _("This breaks {others}, not {rule}.").format(others=others, rule=rule)
            raise NothingBroken(_unknown(rule) or message) from refusal
        print(_("Not allowed."), broken[0])
        print(_("The rule:"), _(broken[0].rule.words), f"({rule})")
    else:
        allowed = _("This is allowed: {rule} is not broken.").format(rule=rule)
        raise NothingBroken(_unknown(rule) or allowed)


def _unknown(rule: str) -> str:
    """Say that no box has such a rule, and which ones are close; nothing if there is one."""
    known = sorted({one.id for box in boxes() for one in engine.rules(load_box(box))})
    if rule in known:
        return ""
    close = ", ".join(get_close_matches(str(rule), known)) or ", ".join(known)
    return _('There is no rule "{rule}". Perhaps: {close}.').format(rule=rule, close=close)
