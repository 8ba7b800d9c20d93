// The canvas: keys, wheel, touches and moves, caught on their way down, before it hears them.

const LEAVING = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]);
const SCROLLING = new Set([
  " ", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End",
]);
const TOUCHES = ["wheel", "touchstart", "touchmove", "touchend", "touchcancel"];
const MOUSE = ["mousedown", "mouseup", "mousemove", "mouseout", "keydown"];
const MOVE_PAUSE = 50; // ms: at most 20 moves a second go to the kernel

function guardCanvas(listen, undo, board, model) {
  const down = { capture: true };
  const ours = (target) =>
    target instanceof HTMLCanvasElement && board() !== null && target.closest(".ttr-board") === board();
  const sleeps = (target) => target.closest(".ttr-sleeps") !== null;
  for (const kind of MOUSE) // nobody is left to hear
    listen(window, kind, (event) => {
      if (ours(event.target) && sleeps(event.target)) event.stopImmediatePropagation();
    }, down);
  for (const kind of TOUCHES)
    listen(window, kind, (event) => ours(event.target) && event.stopImmediatePropagation(), down);
  listen(window, "keydown", (event) => ours(event.target) && giveBack(event, model), down);
  listen(window, "mousedown", (event) => {
    if (ours(event.target) && event.button !== 0) event.stopImmediatePropagation();
  }, down);
  listen(window, "pointerdown", ({ target, pointerType }) => ours(target) && touch(pointerType, model), down);
  thinOut(listen, undo, ours);
}

// A finger has seen no price before it taps: the board then asks. Told before the tap itself.
function touch(pointerType, model) {
  const touched = pointerType === "touch";
  if (model.get("touched") === touched) return;
  model.set("touched", touched);
  model.save_changes();
}

function giveBack(event, model) {
  if (event.key === "Escape") {
    leave(event);
    model.send({ event: "escape" });
  } else if (LEAVING.has(event.key) || (SCROLLING.has(event.key) && !event.ctrlKey && !event.metaKey))
    event.stopImmediatePropagation(); // the browser still does what it always does
  else if (isCommand(event)) disarm(event);
}

// The canvas swallows every key it hears; disarmed, the event goes on to the notebook.
function disarm(event) {
  for (const method of ["preventDefault", "stopPropagation"])
    event[method] = () => delete event[method]; // the first call is the canvas's
}

// One move in MOVE_PAUSE: the first at once, then the latest.
function thinOut(listen, undo, ours) {
  let last = 0;
  let waiting = null;
  const pass = (event) => {
    last = performance.now();
    waiting = null;
    const { clientX, clientY } = event;
    if (event.target.isConnected)
      event.target.dispatchEvent(new MouseEvent("mousemove", { clientX, clientY }));
  };
  let newest = null;
  listen(window, "mousemove", (event) => {
    if (!event.isTrusted || !ours(event.target)) return;
    event.stopImmediatePropagation();
    newest = event;
    waiting ??= setTimeout(() => pass(newest), Math.max(0, MOVE_PAUSE - (performance.now() - last)));
  }, { capture: true });
  listen(window, "mousedown", (event) => { // first where the pointer went, then what it did there
    if (waiting === null || !ours(event.target)) return;
    clearTimeout(waiting);
    pass(newest);
  }, { capture: true });
  listen(window, "mouseout", (event) => {
    if (!ours(event.target)) return;
    clearTimeout(waiting);
    waiting = null;
  }, { capture: true });
  undo.push(() => clearTimeout(waiting));
}
