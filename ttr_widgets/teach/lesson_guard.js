// Stands in a box of controls, keeps what one presses there from the notebook, and says what
// belongs together.

function render({ el }) {
  const undo = [];
  const listen = listener(undo);
  const box = () => el.parentElement;
  keepKeys(listen, box);
  keepFocus(listen, undo, box);
  nameParts(el, undo);
  return () => undo.forEach((step) => step());
}

// What is asked names all that is around it, and what is said to a line describes its field. The
// widgets know nothing of each other, and a set-up asks one thing after the other.
function nameParts(el, undo) {
  let box; // it is there before this is put into it, and after this is taken away
  const look = new MutationObserver(() => name(box));
  const begin = () => {
    box = el.parentElement;
    if (!box) return (frame = requestAnimationFrame(begin));
    look.observe(box, { childList: true, subtree: true });
    name(box);
  };
  let frame = requestAnimationFrame(begin);
  undo.push(() => cancelAnimationFrame(frame), () => look.disconnect());
}

function name(box) {
  for (const asks of box.querySelectorAll(".ttr-asks")) {
    asks.parentElement.setAttribute("role", "group");
    asks.parentElement.setAttribute("aria-label", asks.textContent);
  }
  for (const said of box.querySelectorAll(".widget-text + .widget-html")) {
    const field = said.previousElementSibling.querySelector("input");
    field.setAttribute("aria-description", said.textContent);
  }
}

export default { render };
