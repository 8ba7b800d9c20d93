"""All rules of all boxes: well named, with a source, and each with a test of its name."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import ttr_widgets as ttr
from ttr_widgets.rules import engine

RULES = {rule.id: rule for box in ttr.boxes() for rule in engine.rules(ttr.load_box(box))}
every_rule = pytest.mark.parametrize("rule", RULES.values(), ids=RULES.keys())


@cache
def rule_tests():
    """The source of each test in the files test_rule_*.py but this one, under its name."""
    found = []
    for path in sorted(Path(__file__).parent.glob("test_rule_*.py")):
        source = path.read_text(encoding="utf-8")
        functions = [n for n in ast.parse(source).body if isinstance(n, ast.FunctionDef)]
        if path != Path(__file__):
            found += [(f.name, ast.get_source_segment(source, f)) for f in functions]
    return [(name, code) for name, code in found if name.startswith("test_")]


def name_of_test(rule):
    return "test_" + re.sub("[.-]", "_", rule.id)


def test_every_rule_has_exactly_one_test_of_its_name():
    names = [name for name, _ in rule_tests()]
    assert {name: names.count(name) for name in map(name_of_test, RULES.values())} == dict.fromkeys(
        map(name_of_test, RULES.values()), 1
    )


def test_every_test_beside_this_one_is_named_after_a_rule():
    known = {name_of_test(rule) for rule in RULES.values()}
    assert {name for name, _ in rule_tests()} <= known


@every_rule
def test_a_rule_that_can_be_broken_is_broken_in_its_test(rule):
    code = dict(rule_tests())[name_of_test(rule)]
    assert not rule.complaint or f'"{rule.id}"' in code


@pytest.mark.parametrize("box", ttr.boxes())
def test_ids_are_unique_within_a_box(box):
    ids = [rule.id for rule in engine.rules(ttr.load_box(box))]
    assert sorted(ids) == sorted(set(ids))


@every_rule
def test_an_id_is_a_topic_and_a_name_in_kebab_case(rule):
    assert re.fullmatch(r"[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*", rule.id)
    assert rule.anchor == "rules.md#" + rule.id.replace(".", "-")


@every_rule
def test_a_rule_has_words_and_a_source(rule):
    assert rule.words.strip() and rule.words[0].isupper() and rule.words.endswith(".")
    assert rule.source.strip()
    assert not rule.complaint or rule.complaint.endswith(".")


def test_a_box_brings_the_rules_of_its_features_only():
    basic = {rule.id for rule in engine.rules()}
    for name in ("usa", "usa-2004"):
        brought = {rule.id for rule in engine.rules(ttr.load_box(name))} - basic
        assert brought == {"score.longest-path"}
