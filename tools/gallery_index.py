"""The page that shows the gallery: a caption and an alternative text for every picture."""

from collections.abc import Iterator, Sequence

BEGINNING = """# The gallery

What a board looks like, from the first tickets to the final count. The photographs show what a
browser paints; the other pictures are those that stay in a saved notebook. Click a small one to
see it large. Made by `python tools/gallery.py --photos`: do not edit.
"""

GROUPS: dict[str, dict[str, tuple[str, str]]] = {
    "In a notebook: photographs": {
        "lab-middle": ("The middle of a game in JupyterLab.", "A board for five below its cell"),
        "lab-payments": (
            "A click on a route offers its payments, fewest locomotives first.",
            "Payments offered beside a lit route in JupyterLab",
        ),
        "lab-tunnel": (
            "A tunnel turns up three cards: pay more, or withdraw.",
            "Three cards turned up for a tunnel in JupyterLab",
        ),
        "lab-refusal": (
            "A forbidden route teaches: the rule, and what is missing.",
            "A refusal in words over the map in JupyterLab",
        ),
        "lab-coach": (
            "Asked, the coach says what one can do.",
            "A list of what is possible now, and the row to save, load and replay",
        ),
        "lab-replay": (
            "A game seen again, move by move.",
            "A replay with its slider in JupyterLab",
        ),
        "lab-count": (
            "The final count.",
            "The table of the final count over the map in JupyterLab",
        ),
        "lab-phone": (
            "On a phone, with a thumb: tickets to keep.",
            "A board in a window 390 pixels wide, two of the tickets chosen",
        ),
        "lesson-task": ("A task of a lesson: the engine judges.", "A lesson's task with its board"),
        "lesson-quiz": ("First predict.", "A question of a lesson with its answers"),
    },
    "The boxes, in the middle of a game": {
        "usa-middle": ("USA, five seats.", "The map of the USA with many claimed routes"),
        "europe-middle": (
            "Europe, five seats: tunnels, ferries, stations.",
            "The map of Europe with many claimed routes",
        ),
        "new-york-middle": (
            "New York, four seats: taxis and attractions.",
            "The map of Manhattan with claimed routes",
        ),
        "islands-middle": (
            "The Islands, three seats: our own map for first lessons.",
            "The map of the Islands with claimed routes",
        ),
    },
    "Turn by turn": {
        "usa-opening": ("The first turn.", "An empty map, a hand of four cards"),
        "usa-hover": (
            "Pointing at a route: its length, color, points and price.",
            "A lit route, and a line about it below the map",
        ),
        "usa-second-card": (
            "One card drawn, one to come; or take it back.",
            "A board that waits for a second card, with a way to undo",
        ),
        "usa-ticket-way": (
            "A click on a ticket lights its cities and a shortest open way.",
            "Two cities and the routes between them lit",
        ),
        "europe-refusal": ("Not allowed, and why.", "The rules that forbid a route, in words"),
        "new-york-last-round": ("The last round.", "A headline says that the last round began"),
    },
    "Pass and play": {
        "europe-covered": ("Covered hands between two turns.", "Cards face down until asked for"),
        "europe-leaving": (
            "The card just drawn, once more, before the next one looks.",
            "A hand still open, and a button to cover it",
        ),
    },
    "What the board asks": {
        "usa-tickets": ("Tickets to keep.", "Tickets offered, two chosen, their cities lit"),
        "europe-payments": ("Payments, fewest locomotives first.", "Payments beside a route"),
        "europe-station": ("A station: the city, then the payment.", "Payments beside a city"),
        "europe-tunnel": ("A tunnel with a surcharge.", "Three cards, and to pay or to withdraw"),
        "europe-free-tunnel": ("A tunnel that costs no more.", "A strip with three cards"),
    },
    "The end, and again": {
        "europe-count": ("The final count, line by line.", "The longest path lit on the map"),
        "usa-end": ("Who won, and why.", "The table of the final count over the map"),
        "replay-page": (
            "A replay as a page of its own, without a kernel.",
            "A game half-way, with a slider and its moves",
        ),
    },
}


def index(names: Sequence[str]) -> str:
    """Write the page about these pictures; of each kind the first is large."""
    return "\n".join([BEGINNING, *_lines(names)])


def _lines(names: Sequence[str]) -> Iterator[str]:
    for heading, pictures in GROUPS.items():
        yield f"## {heading}\n"
        for kind, (caption, alt) in pictures.items():
            found = sorted(
                (name for name in names if name.startswith(f"{kind}-")), key=_light_first
            )
            if found:
                yield f"**{caption}**\n"
                yield f"![{alt}: {_about(found[0], kind)}]({found[0]})\n"
            if found[1:]:
                yield "\n".join(_small(name, f"{alt}: {_about(name, kind)}") for name in found[1:])
                yield ""


def _light_first(name: str) -> tuple[bool, bool, str]:
    """A picture of middle width in light colors is the large one."""
    return "-light" not in name, "-900-" not in name and "-1280-" not in name, name


def _about(name: str, kind: str) -> str:
    """The width and the theme, as the name tells them."""
    width, _dash, theme = name.removeprefix(f"{kind}-").removesuffix(".png").rpartition("0-")
    return f"{width}0 pixels wide, {theme.replace('-', ' ')} theme"


def _small(name: str, alt: str) -> str:
    return f'<a href="{name}"><img src="{name}" alt="{alt}" width="32%"></a>'
