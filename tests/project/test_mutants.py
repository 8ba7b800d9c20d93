"""The mutants: each can be made, and every rule has one. tools/mutants.py tries them all."""

import ast
import tomllib

import pytest
from examples import tool

import ttr_widgets as ttr
from ttr_widgets.rules import engine

mutants = tool("mutants")
ALL = mutants.read()
RULES = {rule.id for box in ttr.boxes() for rule in engine.rules(ttr.load_box(box))}
every_mutant = pytest.mark.parametrize("mutant", ALL, ids=[mutant.name for mutant in ALL])


def source(mutant):
    return (mutants.ROOT / mutant.file).read_text(encoding="utf-8")


@every_mutant
def test_a_mutant_can_be_made(mutant):
    bent = mutants.bend(source(mutant), mutant)
    assert bent != source(mutant)
    read = ast.parse if mutant.file.endswith(".py") else tomllib.loads
    assert read(bent)


def test_a_mutant_names_rules_and_tests_that_there_are():
    for mutant in ALL:
        assert mutant.rules and set(mutant.rules) <= RULES, mutant.name
        assert mutant.bent.endswith(".") and mutant.bent[0].isupper(), mutant.name
        missing = [path for path in mutant.tests if not (mutants.ROOT / path).is_file()]
        assert mutant.tests and not missing, mutant.name


def test_no_two_mutants_have_one_name_or_make_one_mistake():
    assert len({mutant.name for mutant in ALL}) == len(ALL)
    assert len({(mutant.file, mutant.old, mutant.new) for mutant in ALL}) == len(ALL)


def test_every_rule_of_every_box_has_a_mutant():
    assert {rule for mutant in ALL for rule in mutant.rules} == RULES


@pytest.mark.parametrize("times", ["", "lost lost"])
def test_a_mutant_whose_place_is_gone_or_doubtful_is_told(times):
    mutant = ALL[0]._replace(old="lost")
    with pytest.raises(ValueError, match=mutant.name):
        mutants.bend(f"some text {times}", mutant)


def test_mutants_are_chosen_by_rule_and_by_name():
    names = [mutant.name for mutant in mutants.chosen(["row.sweep", "third-card"])]
    assert {"sweep-once", "third-card"} <= set(names) < {mutant.name for mutant in ALL}
    assert mutants.chosen([]) == ALL
    with pytest.raises(SystemExit, match=r"row\.swept"):
        mutants.chosen(["row.swept"])
