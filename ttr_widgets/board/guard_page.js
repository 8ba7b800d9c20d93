// How the page looks: its theme, its pixels, and how much room it has.

const PAUSE = 120; // ms: a pane that is being dragged is measured when it rests
const SCROLL_BAR = 20; // px: so much more room may only be a scroll bar that went, and comes again
const PANES = ".jp-WindowedPanel-outer, .jp-LinkedOutputView"; // what scrolls in JupyterLab
const WISHES = ["(prefers-contrast: more)", "(forced-colors: active)"];
const MARKED = ["data-jp-theme-light", "data-jp-theme-name", "class", "data-vscode-theme-kind", "theme"];
const USES = ["click", "input"]; // what somebody does who uses a view, and not only looks

// What a page has of one board: its views, of which the one that was used last is the last, and
// what the page told of it last.
function newPage() {
  return { views: [], told: {} };
}

// A board has one size, also where two browsers or two views show it: that of the page which was
// opened last, or of the view which was used since. The others scale its picture and keep silent,
// so that nobody is corrected.
class View {
  constructor(board, model, page) {
    Object.assign(this, { board, model, page, pane: board.closest(PANES), waiting: null });
    this.page.views.unshift(this);
    if (this.page.views.length === 1) this.takeOver(); // a second view in the page waits until it is used
    this.tell();
  }

  rules() {
    const { views, told } = this.page;
    return views.at(-1) === this && agree(told, (trait) => this.model.get(trait));
  }

  tell() {
    const seen = measure(this);
    if (seen.width === 0 || !this.rules() || agree(seen, (trait) => this.page.told[trait])) return;
    this.page.told = seen;
    for (const [trait, value] of Object.entries(seen)) this.model.set(trait, value);
    this.model.save_changes();
  }

  rest() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.tell(), PAUSE);
  }

  takeOver() {
    const { views } = this.page;
    views.push(...views.splice(views.indexOf(this), 1));
    this.page.told = {};
    this.rest(); // a click is heard before its picture changes
  }

  giveUp() {
    const { views } = this.page;
    const ruled = this.rules();
    clearTimeout(this.waiting);
    views.splice(views.indexOf(this), 1);
    if (ruled) views.at(-1)?.takeOver();
  }
}

function watchPage(view, listen, undo) {
  const { board } = view;
  watchLooks(view, listen, undo);
  for (const kind of USES)
    listen(window, kind, ({ target }) => board.contains(target) && !view.rules() && view.takeOver());
  undo.push(() => view.giveUp());
}

function agree(page, other) {
  return Object.entries(page).every(([trait, value]) => other(trait) === value);
}

// All that may change how the page looks.
function watchLooks(view, listen, undo) {
  const changed = () => view.rest();
  const theme = new MutationObserver(changed);
  for (const element of [document.body, document.documentElement])
    theme.observe(element, { attributeFilter: MARKED });
  const size = new ResizeObserver(changed);
  for (const one of [view.board, view.pane]) if (one) size.observe(one);
  for (const wish of WISHES) listen(window.matchMedia(wish), "change", changed);
  listen(window, "resize", changed);
  undo.push(() => theme.disconnect(), () => size.disconnect());
}

// Room is measured beside each other, and above each other in what one sees of the page: neither
// depends on how large the board is.
function measure({ board, pane, page: { told } }) {
  const wide = Math.floor(board.getBoundingClientRect().width);
  const same = told.width <= wide && wide <= told.width + SCROLL_BAR;
  return {
    theme: theme(),
    pixel_ratio: window.devicePixelRatio || 1,
    width: same ? told.width : wide,
    height: sight(pane),
  };
}

// A frame of its own, as in Colab and VS Code, is as high as what is in it: that says nothing.
function sight(pane) {
  if (pane) return Math.min(pane.clientHeight, window.innerHeight);
  return window === window.top ? window.innerHeight : 0;
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
