"""How the players of the trial games choose: ways that lead to rare positions."""

import re


def any_action(texts, chance):
    return chance.choice(texts)


def any_kind(texts, chance):
    """Choose the verb first: far fewer claims and stations than among all actions."""
    verb = chance.choice(sorted({text.split()[0] for text in texts}))
    return chance.choice([text for text in texts if text.startswith(verb)])


def prefer(*patterns, often=0.9):
    """Take what matches the first pattern that something matches; now and then anything."""

    def habit(texts, chance):
        for pattern in patterns:
            wanted = [text for text in texts if re.match(pattern, text)]
            if wanted and chance.random() < often:
                return chance.choice(wanted)
        return any_kind(texts, chance)

    return habit


def miser(texts, chance):
    """Draw all cards and tickets there are, then spend as few cards as can be."""
    wanted = [text for text in texts if text.split()[0] in ("draw", "tickets")]
    wanted += [text for text in texts if re.match(r"keep( \d+)+$", text)][-1:]
    return chance.choice(wanted) if wanted else cheap(texts, chance)


def cheap(texts, chance):
    """Do what costs the fewest cards."""
    prices = {text: sum(map(int, re.findall(r"(\d+) [a-z]", text))) for text in texts}
    fewest = min(prices.values())
    return chance.choice([text for text, price in prices.items() if price == fewest])


LEAVE_WILDS = r"draw deck|claim (?!.*locomotive)"

HABITS = {
    "any action": any_action,
    "any kind": any_kind,
    "miser": miser,
    "cheap": cheap,
    "draws": prefer("draw"),
    "draws unseen, spends no locomotive": prefer(LEAVE_WILDS),
    "claims": prefer("claim", "draw"),
    "claims with locomotives": prefer("claim .*locomotive", "draw"),
    "stations": prefer("station", "pay", "draw"),
    "tickets": prefer("tickets", "claim", often=0.7),
    "withdraws": prefer("withdraw", "claim", "draw"),
    "pays": prefer("pay", "claim", "draw"),
}


def digger(facts, cards=".*"):
    """Go for tunnels, whatever they cost."""
    tunnels = [re.escape(name) for name, route in facts["routes"].items() if route["tunnel"]]
    return prefer("pay", f"claim ({'|'.join(tunnels) or 'nowhere'}) with {cards}$", "draw")


ONLY_WILDS = r"\d+ locomotives?"


def habits_for(facts, chance, seats):
    """One habit for all seats, or one for each."""
    ways = [*HABITS.values(), digger(facts), digger(facts, ONLY_WILDS)]
    if chance.random() < 0.3:
        return [chance.choice(ways)] * seats
    return [chance.choice(ways) for _ in range(seats)]
