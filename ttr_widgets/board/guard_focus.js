// The focus keeps its place.

const REST = 60; // ms: what one press changes comes in several messages
const STOPS = "button, select, input, [tabindex='0']"; // where Tab may stop
const STATUS = ".ttr-status, .ttr-words, .ttr-asks"; // says what is waited for, or what a replay shows
const HOMES = ".ttr-board, .ttr-set-up, .ttr-task, .ttr-quiz, .ttr-count-sheet, .ttr-progress";
const WATCHED = {
  subtree: true, childList: true, attributeFilter: ["disabled", "hidden", "style", "class"],
};

// What one pressed may be disabled, hidden or replaced by what it did, and the browser then drops
// the focus without a word. Only the board in which it is gets watched, and the lesson around it,
// which waits longer: it is needed where the whole board goes.
function keepFocus(listen, undo, board) {
  let [last, row, waiting, rest] = [null, null, null, REST];
  const settle = () => {
    waiting = null;
    const now = document.activeElement;
    const place = nearest(row, last) ?? board()?.querySelector(STATUS);
    if (place && usable(place) && (now === document.body || !usable(now))) settleOn(place);
  };
  const look = new MutationObserver(() => usable(last) || (waiting ??= setTimeout(settle, rest)));
  const forget = () => {
    look.disconnect();
    clearTimeout(waiting);
    last = row = waiting = null;
  };
  listen(window, "focusin", ({ target }) => {
    forget();
    if (!board()?.contains(target)) return;
    rest = target.closest(HOMES) === board() ? REST : 3 * REST;
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
