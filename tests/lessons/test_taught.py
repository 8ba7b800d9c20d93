"""Each rule is taught in exactly one section of the lessons, and practiced in one item at least."""

import re
from collections import Counter

from examples import tool

from .lessons import LESSONS, NAMES, words

page = tool("build_rules")
RULES = page.all_rules()
LINK = re.compile(r"\(\.\./docs/rules\.md#([a-z0-9-]+)\)")


def taught():
    """For each rule the sections that link to it."""
    found = []
    for name in NAMES:
        text = (LESSONS / "text" / f"{name}.md").read_text(encoding="utf-8")
        for part in text.split("\n## ")[1:]:
            title = part.splitlines()[0]
            found += [(anchor, f"{name}: {title}") for anchor in LINK.findall(part)]
    return found


def test_each_rule_is_taught_in_exactly_one_section():
    anchors = {rule.anchor.partition("#")[2] for rule, _ in RULES.values()}
    sections = Counter(anchor for anchor, _ in taught())
    assert sections == Counter(anchors)


def test_each_rule_is_practiced():
    assert page.practiced() == set(RULES)


def test_the_shares_that_are_printed_are_whole():
    number = len(RULES)
    assert [line.split(": ")[1] for line in page.shares()] == [
        f"{number} of {number} rules, 100 %"
    ] * 3


def test_each_question_and_task_says_which_rules_it_practices():
    """Those of lesson 00 are about the board; in 10 and 11 about everything."""
    without = {name for name in NAMES for item in words(name) if not item.get("rules")}
    assert without <= {"00-start-here", "10-a-whole-game", "11-strategy-lab"}
