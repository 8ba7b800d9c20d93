"""docs/rules.md is made from the rules, and no sentence of the texts is without a rule."""

from collections import Counter

import pytest
from examples import tool

page = tool("build_rules")
RULES = page.all_rules()
SENTENCES = page.sentences()

# Who sits down, what lies where, where to read on: no rule of the game.
TALK = {
    ("usa-2025", "introduction 1"),
    ("usa-2025", "introduction 4"),
    ("usa-2025", "introduction 6"),
    ("usa-2025", "set-up 1"),
    ("usa-2025", "close"),
    ("new-york", "set-up 1"),
}


def test_the_page_is_fresh():
    assert page.PAGE.read_text(encoding="utf-8") == page.page(), "python tools/build_rules.py"


def test_every_sentence_has_a_rule_and_every_rule_is_known():
    without = {(one.text, one.at) for one in SENTENCES if not one.rules}
    assert without == TALK
    assert {rule for one in SENTENCES for rule in one.rules} <= set(RULES)


def test_no_sentence_is_missing_or_told_twice():
    places = Counter((one.text, one.at) for one in SENTENCES)
    assert set(places.values()) == {1} and {text for text, _ in places} == set(page.TEXTS)
    assert [one.at for one in SENTENCES if one.text == "rulings"] == [str(n) for n in range(1, 13)]
    assert all(one.says.strip() for one in SENTENCES)


@pytest.mark.parametrize("rule", [rule for rule, _ in RULES.values()], ids=RULES)
def test_a_rule_names_the_texts_in_whose_sentences_it_is_found(rule):
    texts = {one.text for one in SENTENCES if rule.id in one.rules}
    named = {text for text in ("usa-2025", "europe", "new-york") if f"{text}," in rule.source}
    if "ruling" in rule.source:
        named.add("rulings")
    assert named == texts, "the source of the rule and the sentences with the rule differ"
    assert texts or rule.source.startswith("rulebook")
