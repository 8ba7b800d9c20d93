"""Somebody at the keyboard: from control to control with Tab, and what to press there."""

import re

FOCUSED = """() => {
    const it = document.activeElement;
    const name = it.labels?.[0]?.innerText || it.getAttribute('aria-label') || it.innerText;
    const {outlineStyle, outlineWidth} = getComputedStyle(it);
    const {top, bottom} = it.getBoundingClientRect();
    const seen = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    return {name: name.trim(), seen, top, bottom, inside: !!it.closest('.ttr-board')};
}"""


def walk(ada, on=False):
    """Tab from the canvas through all controls of the board; or ``on`` from where one is."""
    if not on:
        ada.notebook.canvas().focus()
    for _ in range(60):
        ada.notebook.page.keyboard.press("Tab")
        stop = ada.notebook.page.evaluate(FOCUSED)
        if not stop["inside"]:
            return
        yield stop


def by_keys(ada, *steps):
    """Tab to each control, found by its name, and press a key there or choose from its list."""
    keyboard = ada.notebook.page.keyboard
    for pattern, key in steps:
        reach(ada, pattern)
        for press in [key] if key in ("Enter", "Space") else arrows(ada, key):
            keyboard.press(press)
        ada.notebook.page.wait_for_timeout(150)


def reach(ada, pattern):
    """Tab on to a control, or around to it; it may be there only once the kernel has answered."""
    for go in range(20):
        if any(re.match(pattern, stop["name"]) for stop in walk(ada, on=go == 0)):
            return
        ada.notebook.page.wait_for_timeout(100 if go else 0)
    raise AssertionError(f"Tab never reaches {pattern}")


def arrows(ada, words):
    """The keys that bring a list to the first line that begins with these words."""
    lines = "() => [...document.activeElement].map(one => one.text.replaceAll('\\u00a0', ' '))"
    there = f"words => ({lines})().some(line => line.startsWith(words))"
    ada.notebook.page.wait_for_function(there, arg=words)
    found = enumerate(ada.notebook.page.evaluate(lines))
    place = next(place for place, line in found if line.startswith(words))
    return ["Home", *["ArrowDown"] * place]
