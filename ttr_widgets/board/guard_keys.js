// Keys: what one presses on a control of ours does what it says there, and nothing to a cell. A
// notebook would take the letter d, twice, for the wish to delete it.

const SILENT = "data-lm-suppress-shortcuts"; // JupyterLab and Notebook ask what has the focus

// Hears from now on, until the steps of undo are taken.
function listener(undo) {
  return (target, kind, hear, options) => {
    target.addEventListener(kind, hear, options);
    undo.push(() => target.removeEventListener(kind, hear, options));
  };
}

// A canvas keeps its keys in a way of its own.
function keepKeys(listen, area) {
  listen(window, "keydown", (event) => {
    const { target } = event;
    if (target instanceof HTMLCanvasElement || !area()?.contains(target)) return;
    if (event.key === "Escape" && !event.isComposing) leave(event);
    else target.toggleAttribute(SILENT, !isCommand(event));
  }, { capture: true });
}

// Save, run this cell, copy: what is meant for the notebook wherever one is.
function isCommand({ ctrlKey, metaKey, altKey, shiftKey, key }) {
  return ctrlKey || metaKey || altKey || (shiftKey && key === "Enter");
}

// From the board to its cell, where keys are the notebook's again.
function leave(event) {
  event.stopImmediatePropagation();
  event.target.blur();
  event.target.closest(".jp-Cell")?.focus();
}
