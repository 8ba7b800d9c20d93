"""Make docs/rules.md from the rules themselves, or tell whether it is fresh.

    python tools/build_rules.py              make it; say how many are tested, taught, practiced
    python tools/build_rules.py --check      only say whether it is stale

Each rule comes with its words, what is said to somebody who breaks it, its source, the boxes
that have it, the test that breaks it, and the lesson that teaches it. At the end stand the
sentences of the three texts that we teach from, each with its rules (docs/sentences.csv).
"""

import ast
import csv
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import ttr_widgets as ttr  # noqa: E402
from ttr_widgets.model.rule import Rule  # noqa: E402
from ttr_widgets.rules import engine  # noqa: E402

PAGE = ROOT / "docs" / "rules.md"
SENTENCES = ROOT / "docs" / "sentences.csv"

TOPICS = {
    "setup": "The set-up",
    "turn": "Turns and the end",
    "draw": "Drawing train cards",
    "row": "The face-up row",
    "deck": "The deck",
    "claim": "Claiming routes",
    "tickets": "Tickets",
    "tunnel": "Tunnels",
    "station": "Stations",
    "score": "The final count",
}

TEXTS = {
    "usa-2025": "How to play the USA map, edition of 2025",
    "europe": "Europe (the text is Japanese)",
    "new-york": "New York",
    "rulings": "Our own rulings, where every text is silent",
}

INTRODUCTION = """\
# The rules

<!-- Made by tools/build_rules.py: do not edit, change the rule where it stands. -->

Every rule that the engine knows, in our own words. An id never changes its meaning: messages,
tests and lessons use it. *Said* is what somebody hears who breaks the rule; a rule without it is
carried out by the engine, and nobody can break it. Sources: `usa-2025`, `europe` and `new-york`
are the texts that we teach from; "rulebook" is the publisher's; a "ruling" is our own choice
where every text is silent; a "case" is a worked situation, and a test of that name.
"""

CHOICES = """\
## What no text settles

The engine must do it in some way, and nobody at the table could tell the difference:

- Train cards are dealt hand by hand from the first seat on; tickets likewise, the long one first.
- Tickets refused during play go under the deck in the order offered, the first one uppermost.
- The deck is renewed as soon as it is empty when a step is finished, after the row has been
  filled and swept and before anybody is asked; or in the middle of a step when a card is needed.
  While a tunnel asks for its surcharge the deck may be empty with discards lying there.
- A tie-break named after a feature compares the points of its lines in the final count: fewest
  stations built is most points for stations left.
"""


class Sentence(NamedTuple):
    """One sentence of a text that we teach from: where it stands, what it says, its rules."""

    text: str
    at: str
    says: str
    rules: tuple[str, ...]


def all_rules() -> dict[str, tuple[Rule, list[str]]]:
    """Every rule of every box, with the boxes that have it, in the order of the topics."""
    found: dict[str, tuple[Rule, list[str]]] = {}
    for box in ttr.boxes():
        for rule in engine.rules(ttr.load_box(box)):
            found.setdefault(rule.id, (rule, []))[1].append(box)
    order = list(TOPICS)
    return dict(sorted(found.items(), key=lambda one: order.index(topic(one[0]))))


def topic(rule_id: str) -> str:
    """The part of an id before its dot."""
    return rule_id.split(".")[0]


def sentences() -> list[Sentence]:
    """Read the sentences of the three texts, and of the rulings."""
    with SENTENCES.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [
        Sentence(row["text"], row["at"], row["says"], tuple(filter(None, row["rules"].split("; "))))
        for row in rows
    ]


def tests() -> dict[str, str]:
    """For each rule's test its file and line, as a link from the page."""
    links = {}
    for path in sorted((ROOT / "tests" / "rules").glob("test_rule_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                links[node.name] = f"../tests/rules/{path.name}"
    return links


def test_name(rule_id: str) -> str:
    """The name of the test that breaks a rule."""
    return "test_" + re.sub("[.-]", "_", rule_id)


def lessons() -> dict[str, list[str]]:
    """For each rule the lessons that link to it, by the name of their source."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "lessons" / "text").glob("[0-9]*.md")):
        for anchor in re.findall(r"rules\.md#([a-z0-9-]+)", path.read_text(encoding="utf-8")):
            names = found.setdefault(anchor, [])
            if path.stem not in names:
                names.append(path.stem)
    return found


def practiced() -> set[str]:
    """The rules that a question or a task of some lesson practices."""
    files = sorted((ROOT / "lessons" / "words").glob("*.json"))
    items = [item for path in files for item in json.loads(path.read_text(encoding="utf-8"))]
    return {rule for item in items for rule in item.get("rules", ())}


def shares() -> Iterator[str]:
    """Say how many of all rules are tested, taught and practiced."""
    rules, proofs, taught, done = all_rules(), tests(), lessons(), practiced()
    found = {
        "tested": [one for one in rules if test_name(one) in proofs],
        "taught": [one for one, (rule, _boxes) in rules.items() if _anchor(rule) in taught],
        "practiced": [one for one in rules if one in done],
    }
    for word, those in found.items():
        share = 100 * len(those) // len(rules)
        yield f"{word:>9}: {len(those)} of {len(rules)} rules, {share} %"


def page() -> str:
    """Write the whole page."""
    rules = all_rules()
    parts = [INTRODUCTION, *_contents(rules)]
    for name, title in TOPICS.items():
        parts.append(f"## {title}\n")
        parts += [_entry(*one) for key, one in rules.items() if topic(key) == name]
    return "\n".join([*parts, CHOICES, *_traced()])


def _contents(rules: dict[str, tuple[Rule, list[str]]]) -> Iterator[str]:
    for name, title in TOPICS.items():
        links = [f"[{rule.id}](#{_anchor(rule)})" for rule, _ in rules.values()
                 if topic(rule.id) == name]  # fmt: skip
        yield f"- {title}: " + ", ".join(links)
    yield ""


def _anchor(rule: Rule) -> str:
    return rule.anchor.partition("#")[2]


def _entry(rule: Rule, boxes: list[str]) -> str:
    """Write one rule with all that is known of it."""
    name = test_name(rule.id)
    lines = [f'<a id="{_anchor(rule)}"></a>', "", f"### {rule.id}", "", rule.words, ""]
    if rule.complaint:
        lines.append(f"- Said: *{rule.complaint}*")
    lines.append(f"- Source: {rule.source}")
    lines.append("- In: " + ("every box" if len(boxes) == len(ttr.boxes()) else ", ".join(boxes)))
    lines.append(f"- Test: [{name}]({tests()[name]})")
    taught = lessons().get(_anchor(rule), [])
    if taught:
        links = [f"[{stem}](../lessons/{stem}.ipynb)" for stem in taught]
        lines.append("- Lesson: " + ", ".join(links))
    return "\n".join(lines) + "\n"


def _traced() -> Iterator[str]:
    """Write the tables of sentences, one for each text."""
    yield "## The texts, sentence by sentence\n"
    yield "What each sentence says, in our words, and its rules. A dash: no rule, only talk.\n"
    for text, title in TEXTS.items():
        yield f"### {title}\n\n| where | what it says | rules |\n|---|---|---|"
        for one in sentences():
            if one.text == text:
                links = [f"[{rule}](#{rule.replace('.', '-')})" for rule in one.rules]
                yield f"| {one.at} | {one.says} | {', '.join(links) or '–'} |"
        yield ""


def main(words: list[str]) -> int:
    """Make the page, or with ``--check`` say whether it is stale."""
    made = page()
    if "--check" in words:
        fresh = PAGE.exists() and PAGE.read_text(encoding="utf-8") == made
        print("docs/rules.md is fresh." if fresh else "docs/rules.md is stale: make it again.")
        return not fresh
    PAGE.write_text(made, encoding="utf-8")
    print(f"docs/rules.md: {len(all_rules())} rules, {len(sentences())} sentences.")
    print(*shares(), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
