"""What can be seen of a page, and by whom: axe, contrasts, rings around the focus, sizes."""

import pytest

axe = pytest.importorskip("axe_playwright_python.base", reason="pip install axe-playwright-python")

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OURS = ".jp-OutputArea-output"
"""What our cells show; all around it is JupyterLab's."""

THEMES = {"Dark": "dark", "Dark High Contrast": "dark-contrast", "Light": "light"}
"""Themes of JupyterLab, and what a board makes of them."""

LOOK = """async ([rules, part]) => {
    // The body of JupyterLab has no height, and axe takes all that is in it for hidden.
    const {style} = document.body;
    const before = style.minHeight;
    style.minHeight = '100vh';
    const found = await axe.run(part ? {include: [[part]]} : document, {runOnly: rules});
    style.minHeight = before;
    const nodes = found => found.flatMap(one => one.nodes.map(node => `${one.id}: ${node.html}`));
    const read = nodes(found.passes.filter(one => one.id === 'color-contrast')).length;
    return {faults: nodes(found.violations), read};
}"""
COLORS = """
    const pen = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
    const over = (...colors) => {
        for (const color of colors) { pen.fillStyle = color; pen.fillRect(0, 0, 1, 1); }
        return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map(part => part / 255);
    };
    const light = color => {
        const [r, g, b] = color.map(n => n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const style = one => getComputedStyle(one);
    const grounds = one => one ? [...grounds(one.parentElement), style(one).backgroundColor] : [];
    const found = [];
    const differ = (one, color, ground, least) => {
        const [dark, bright] = [light(over(...ground, color)), light(over(...ground))].sort();
        if (bright / dark < least) found.push(`${one.outerHTML.slice(0, 80)}: ${bright / dark}`);
    };
"""
CONTRASTS = f"""() => {{ {COLORS}
    for (const one of document.querySelectorAll(':is(.ttr-panel, .ttr-lesson) *')) {{
        if (!one.checkVisibility() || one.disabled || one.closest('option, svg')) continue;
        const says = one.matches('select') || [...one.childNodes].some(node => node.nodeType === 3);
        if (says) differ(one, style(one).color, grounds(one), 4.5);
        if (one.matches('button:not(.mod-primary), select, input[type=text]'))
            differ(one, style(one).borderTopColor, grounds(one.parentElement), 3);
    }}
    return found;
}}"""
CONTROLS = ":is(button, select, input, summary, [tabindex='0']):not(:disabled)"
RINGS = f"""part => {{ {COLORS}
    for (const one of document.querySelectorAll(`${{part}} {CONTROLS}`)) {{
        if (!one.checkVisibility()) continue;
        one.focus();
        // The browser's own ring is of two colors; no style of ours reaches a fold in a plain page.
        if (one.matches('summary') && style(one).outlineStyle === 'auto') continue;
        const {{outlineStyle, outlineWidth, outlineColor}} = style(one);
        const place = (one.closest('.noUi-target') ?? one).parentElement;
        const thick = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        if (!thick) found.push(`${{one.outerHTML.slice(0, 80)}}: no ring`);
        else differ(one, outlineColor, grounds(place), 3);
    }}
    return found;
}}"""
SMALL = """part => [...document.querySelectorAll(`${part} :is(button, select, input, summary)`)]
    .filter(one => one.checkVisibility())
    .map(one => one.matches('[type=checkbox], [type=radio]') ? one.closest('label') ?? one : one)
    .filter(one => Math.min(one.offsetWidth, one.offsetHeight) < 24)
    .map(one => one.outerHTML.slice(0, 80))"""
DOUBLED = """part => {
    // As where somebody has letters, and nothing else, twice as large; then what is cut off?
    const all = [...document.querySelectorAll(`${part} *`)].filter(one => one.checkVisibility());
    const sizes = all.map(one => parseFloat(getComputedStyle(one).fontSize));
    all.forEach((one, n) => one.style.setProperty('font-size', `${2 * sizes[n]}px`, 'important'));
    const cut = one => !one.matches('.ttr-spoken, svg *') && one.innerText?.trim()
        && getComputedStyle(one).overflow === 'hidden' && one.scrollHeight > one.clientHeight + 1;
    const low = one => one.matches('select, input[type=text]')
        && one.clientHeight < 1.15 * parseFloat(getComputedStyle(one).fontSize);
    const found = all.filter(one => cut(one) || low(one)).map(one => one.outerHTML.slice(0, 120));
    all.forEach(one => one.style.removeProperty('font-size'));
    return found;
}"""


def look(page, part=OURS, rules=RULES):
    """Let axe look at a part of a page, or at all of it: its faults, and how many texts it read.

    What is out of sight, axe takes for hidden: the window must be high enough.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(content=axe.AXE_SCRIPT)
    return page.evaluate(LOOK, [rules, part])


def assert_axe_finds_nothing(page, part=OURS, rules=RULES):
    seen = look(page, part, rules)
    assert seen["faults"] == []
    assert seen["read"], "axe has read no text at all"


def wear(page, theme):
    """Change the theme; two changes at once, and JupyterLab takes its curtain down twice."""
    page.locator("#jupyterlab-splash").wait_for(state="detached")
    change = "name => window.jupyterapp.commands.execute('apputils:change-theme', {theme: name})"
    page.evaluate(change, f"JupyterLab {theme}")
    page.wait_for_function(
        "name => document.body.dataset.jpThemeName === name", arg=f"JupyterLab {theme}"
    )
