// Stands beside the canvas: gives keys, wheel and taps back to the page, names the canvas for
// screen readers, speaks the news, moves trains, and tells Python how the page looks.

const LEAVING = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]);
const SCROLLING = new Set([
  " ", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End",
]);
const TOUCHES = ["wheel", "touchstart", "touchmove", "touchend", "touchcancel"];
const MOUSE = ["mousedown", "mouseup", "mousemove", "mouseout", "keydown"];
const MOVE_PAUSE = 50; // ms: at most 20 moves a second go to the kernel
const SIZE_PAUSE = 120; // ms: a pane that is being dragged is measured when it rests
const SCROLL_BAR = 20; // px: so much more room may only be a scroll bar that went, and comes again
const PANES = ".jp-WindowedPanel-outer, .jp-LinkedOutputView"; // what scrolls in JupyterLab
const SPOKEN = 12; // that many of the last moves stay in the region that is read out
const STEP = 70; // ms between two trains that are placed
const REST = 60; // ms: what one press changes comes in several messages
const STOPS = "button, select, input, [tabindex='0']"; // where Tab may stop
const STATUS = ".ttr-status, .ttr-words"; // says what a board waits for, or what a replay shows
const WATCHED = {
  subtree: true, childList: true, attributeFilter: ["disabled", "hidden", "style", "class"],
};
const WISHES = ["(prefers-contrast: more)", "(forced-colors: active)"];
const GONE = new Set(["restarting", "autorestarting", "terminating", "dead"]);

function render({ model, el }) {
  el.classList.add("ttr-guard");
  const undo = [];
  const listen = (target, kind, hear, options) => {
    target.addEventListener(kind, hear, options);
    undo.push(() => target.removeEventListener(kind, hear, options));
  };
  const follow = (trait, show) => {
    model.on(`change:${trait}`, show);
    undo.push(() => model.off(`change:${trait}`, show));
    show();
  };
  const board = () => el.closest(".ttr-board");
  const ours = (target) =>
    target instanceof HTMLCanvasElement && board() !== null && target.closest(".ttr-board") === board();

  guardCanvas(listen, undo, ours, model);
  listen(window, "focusin", ({ target }) => board()?.contains(target) && keepKeys(target));
  keepFocus(listen, undo, board);
  speak(el, follow, model);
  watchPage(listen, undo, model);
  fallAsleep(el, undo, model);
  undo.push(whenPlaced(el, () => {
    const canvas = board().querySelector("canvas");
    if (canvas) nameCanvas(canvas, follow, model);
    moveTrains(canvas, undo, model);
    measure(board(), listen, undo, model);
  }));
  return () => undo.forEach((step) => step());
}

// Keys, wheel, touches and moves, caught on their way down, before the canvas hears them.
function guardCanvas(listen, undo, ours, model) {
  const down = { capture: true };
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
  thinOut(listen, undo, ours);
}

function giveBack(event, model) {
  if (event.key === "Escape") leave(event, model);
  else if (LEAVING.has(event.key) || (SCROLLING.has(event.key) && !event.ctrlKey && !event.metaKey))
    event.stopImmediatePropagation(); // the browser still does what it always does
  else if (event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && event.key === "Enter"))
    disarm(event);
}

// The canvas swallows every key it hears; disarmed, the event goes on to the notebook.
function disarm(event) {
  for (const method of ["preventDefault", "stopPropagation"])
    event[method] = () => delete event[method]; // the first call is the canvas's
}

// Notebooks take arrows and letters where a list or a text has the focus, unless it says no.
function keepKeys(target) {
  if (target.matches(`select, ol, ${STATUS}`)) target.dataset.lmSuppressShortcuts = "true";
}

// What one pressed may be disabled, hidden or replaced by what it did, and the browser then drops
// the focus without a word. Only the board in which it is gets watched.
function keepFocus(listen, undo, board) {
  let [last, row, waiting] = [null, null, null];
  const settle = () => {
    waiting = null;
    const now = document.activeElement;
    const place = nearest(row, last) ?? board()?.querySelector(STATUS);
    if (place && usable(place) && (now === document.body || !usable(now))) settleOn(place);
  };
  const look = new MutationObserver(() => usable(last) || (waiting ??= setTimeout(settle, REST)));
  const forget = () => {
    look.disconnect();
    clearTimeout(waiting);
    last = row = waiting = null;
  };
  listen(window, "focusin", ({ target }) => {
    forget();
    if (board() === null || target.closest(".ttr-board") !== board()) return;
    [last, row] = [target, target.closest(".ttr-row") ?? target.parentElement];
    look.observe(board(), WATCHED);
  });
  // Who leaves a control that could still be used has gone elsewhere.
  listen(window, "focusout", ({ target }) =>
    queueMicrotask(() => target === last && usable(target) && forget()));
  undo.push(forget);
}

function usable(one) {
  return one.isConnected && !one.matches(":disabled") && one.getClientRects().length > 0;
}

// The nearest control of the same row, rather the following one.
function nearest(row, last) {
  const stops = [...row.querySelectorAll(STOPS)];
  const way = (one) => Math.abs(stops.indexOf(one) - stops.indexOf(last) - 0.5);
  return stops.filter(usable).sort((one, other) => way(one) - way(other))[0];
}

function settleOn(place) {
  if (place.matches(STATUS)) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function leave(event, model) {
  event.stopImmediatePropagation();
  const canvas = event.target;
  canvas.blur();
  canvas.closest(".jp-Cell")?.focus();
  model.send({ event: "escape" });
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

// Regions that stay in the page while their words change: only such are read out.
function speak(el, follow, model) {
  const region = (role, live) => {
    const div = document.createElement("div");
    div.className = "ttr-spoken";
    div.setAttribute("role", role);
    div.setAttribute("aria-live", live);
    el.append(div);
    return div;
  };
  const news = region("log", "polite");
  const alert = region("alert", "assertive");
  // At a shared screen the next person must not find what was read out to the one before.
  follow("covered", () => model.get("covered") && [news, alert].forEach((one) => one.replaceChildren()));
  follow("news", () => add(news, model.get("news")));
  follow("alert", () => (alert.textContent = model.get("alert")));
}

// One more line: what is read out already goes on being read.
function add(region, words) {
  if (!words) return;
  const line = document.createElement("p");
  line.textContent = words;
  region.append(line);
  while (region.children.length > SPOKEN) region.firstChild.remove();
}

function nameCanvas(canvas, follow, model) {
  canvas.setAttribute("role", "img");
  // A click takes the focus before it is told where it was: the page must not scroll in between.
  canvas.focus = () => HTMLElement.prototype.focus.call(canvas, { preventScroll: true });
  canvas.tabIndex = -1; // the controls below do everything, in the order of Tab
  follow("label", () => canvas.setAttribute("aria-label", model.get("label")));
  follow("words", () => canvas.setAttribute("aria-description", model.get("words")));
  follow("pointing", () => (canvas.style.cursor = model.get("pointing") ? "pointer" : "default"));
}

// Trains come down on the spaces of a route, over the picture that shows them already.
function moveTrains(canvas, undo, model) {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  const hear = ({ event, ...placed }) => event === "placed" && !still.matches && land(canvas, placed);
  model.on("msg:custom", hear);
  undo.push(() => model.off("msg:custom", hear));
}

function land(canvas, { width, height, size: [long, high], color, rim, spaces }) {
  const air = figure("svg", { class: "ttr-air", viewBox: `0 0 ${width} ${height}`, "aria-hidden": true });
  for (const side of ["Left", "Top", "Width", "Height"])
    air.style[side.toLowerCase()] = `${canvas[`offset${side}`]}px`;
  spaces.forEach(([x, y, turn], place) => {
    const spot = figure("g", { transform: `translate(${x} ${y}) rotate(${turn})` });
    const body = { x: -long / 2, y: -high / 2, width: long, height: high, rx: high / 4 };
    const delay = `animation-delay: ${place * STEP}ms`;
    spot.append(figure("rect", { ...body, fill: color, stroke: rim, style: delay }));
    air.append(spot);
  });
  air.lastChild.addEventListener("animationend", () => air.remove());
  canvas.parentElement.append(air);
}

function figure(kind, look) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", kind);
  for (const [name, value] of Object.entries(look)) made.setAttribute(name, value);
  return made;
}

// How the page looks: theme, contrast, pixels.
function watchPage(listen, undo, model) {
  const tell = () => {
    model.set("theme", theme());
    model.set("pixel_ratio", window.devicePixelRatio || 1);
    model.save_changes();
  };
  const look = new MutationObserver(tell);
  const marked = ["data-jp-theme-light", "data-jp-theme-name", "class", "data-vscode-theme-kind", "theme"];
  for (const element of [document.body, document.documentElement])
    look.observe(element, { attributeFilter: marked });
  undo.push(() => look.disconnect());
  for (const wish of WISHES) listen(window.matchMedia(wish), "change", tell);
  listen(window, "resize", tell);
  tell();
}

// JupyterLab and Notebook, VS Code and Colab each say in their own way which theme they wear.
function theme() {
  const { jpThemeLight, jpThemeName = "", vscodeThemeKind = "" } = document.body.dataset;
  const colab = document.documentElement.getAttribute("theme") ?? "";
  const name = `${jpThemeName} ${vscodeThemeKind} ${colab}`.toLowerCase();
  const strong = name.includes("contrast") || WISHES.some((wish) => window.matchMedia(wish).matches);
  const dark = jpThemeLight === "false" || name.includes("dark") || vscodeThemeKind === "vscode-high-contrast";
  return [dark && "dark", strong && "contrast"].filter(Boolean).join("-") || "light";
}

// How much room there is: beside each other, and above each other in what one sees of the page.
// Neither depends on how large the board is; and a view tells only what is new to itself, or two
// views of one board would go on correcting each other.
function measure(board, listen, undo, model) {
  const pane = board.closest(PANES);
  let [width, height, waiting] = [0, 0, null];
  const tell = () => {
    const [wide, high] = [Math.floor(board.getBoundingClientRect().width), sight(pane)];
    const sameWidth = width <= wide && wide <= width + SCROLL_BAR;
    if (wide === 0 || (sameWidth && high === height)) return;
    model.set("width", (width = wide));
    model.set("height", (height = high));
    model.save_changes();
  };
  const rest = () => {
    clearTimeout(waiting);
    waiting = setTimeout(tell, SIZE_PAUSE);
  };
  const look = new ResizeObserver(rest);
  for (const one of [board, pane]) if (one) look.observe(one);
  listen(window, "resize", rest);
  undo.push(() => look.disconnect(), () => clearTimeout(waiting));
  tell();
}

// A frame of its own, as in Colab and VS Code, is as high as what is in it: that says nothing.
function sight(pane) {
  if (pane) return Math.min(pane.clientHeight, window.innerHeight);
  return window === window.top ? window.innerHeight : 0;
}

// A view is made before it is in the page: call back once it is, and beside a canvas.
function whenPlaced(el, then) {
  let frame = 0;
  const look = () => {
    if (el.closest(".ttr-board")?.querySelector("canvas")) then();
    else frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

// Without its kernel a board is a picture: say so, and how to wake it.
function fallAsleep(el, undo, model) {
  const notice = document.createElement("div");
  notice.className = "ttr-asleep";
  notice.setAttribute("role", "status");
  const words = document.createElement("span");
  notice.append(words);
  el.append(notice);
  const sleep = () => {
    words.textContent = model.get("asleep");
    (el.closest(".ttr-board") ?? el).classList.add("ttr-sleeps");
  };
  const kernel = model.widget_manager?.kernel;
  const hear = (_kernel, status) => GONE.has(status) && sleep();
  kernel?.statusChanged?.connect(hear);
  kernel?.disposed?.connect(sleep);
  undo.push(() => kernel?.statusChanged?.disconnect(hear), () => kernel?.disposed?.disconnect(sleep));
}

export default { render };
