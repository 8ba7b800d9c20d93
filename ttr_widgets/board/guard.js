// Stands beside the canvas: gives keys, wheel and taps back to the page, names the canvas for
// screen readers, speaks the news, moves trains, and tells Python how the page looks. The page
// gets one script: `guard.py` puts the files guard_*.js before this one.

const GONE = new Set(["restarting", "autorestarting", "terminating", "dead"]);

function render({ model, el }, page) {
  el.classList.add("ttr-guard");
  const undo = [];
  const listen = listener(undo);
  const follow = (trait, show) => {
    model.on(`change:${trait}`, show);
    undo.push(() => model.off(`change:${trait}`, show));
    show();
  };
  const board = () => el.closest(".ttr-board");

  guardCanvas(listen, undo, board, model);
  keepKeys(listen, board);
  keepFocus(listen, undo, board);
  speak(el, follow, model);
  fallAsleep(el, undo, model);
  undo.push(whenPlaced(el, () => {
    const canvas = board().querySelector("canvas");
    nameCanvas(canvas, follow, model);
    nameSliders(board(), undo);
    moveTrains(canvas, undo, model);
    watchPage(new View(board(), model, page), listen, undo);
  }));
  return () => undo.forEach((step) => step());
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

// Called once for each board, and not again for another view of it in the page.
export default () => {
  const page = newPage();
  return { render: (context) => render(context, page) };
};
