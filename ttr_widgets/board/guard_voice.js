// What a screen reader says: the name of the canvas and of sliders, and the news.

const SPOKEN = 12; // that many of the last moves stay in the region that is read out

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

// A slider of ipywidgets has a label beside it, but what one drags has no name, nor has the number
// behind it, which one can write over.
function nameSliders(board, undo) {
  const name = () => {
    for (const slider of board.querySelectorAll(".widget-slider")) {
      const label = slider.querySelector(".widget-label")?.textContent;
      slider.querySelector(".noUi-handle:not([aria-label])")?.setAttribute("aria-label", label);
      const number = slider.querySelector(".widget-readout:not([aria-label])");
      number?.setAttribute("role", "textbox");
      number?.setAttribute("aria-label", label);
    }
  };
  const look = new MutationObserver(name);
  look.observe(board, { childList: true, subtree: true });
  undo.push(() => look.disconnect());
  name();
}
