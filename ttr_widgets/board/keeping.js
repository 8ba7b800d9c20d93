// Two buttons: save a text as a file on the person's own machine, and read one from there.
// The text is in no trait: it comes when it is asked for, to the view that asked, and is gone.

const MOST = 1_000_000; // letters of a file that are read; no record of a game is so long

function render({ model, el }) {
  const view = `${Math.random()}`;
  el.classList.add("ttr-keeping");
  const save = button(model.get("save"), () => model.send({ event: "save", view }));
  el.append(save);
  if (model.get("load")) el.append(...loader(model));
  const note = document.createElement("span");
  note.className = "ttr-note";
  note.textContent = model.get("note");
  el.append(note);
  if (model.get("reveal")) reveal(el);
  const hear = (content) => content.view === view && download(content.name, content.text);
  model.on("msg:custom", hear);
  return () => model.off("msg:custom", hear);
}

function button(words, pressed) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "jupyter-button";
  made.textContent = words;
  made.addEventListener("click", pressed);
  return made;
}

function loader(model) {
  const picker = document.createElement("input");
  picker.type = "file";
  picker.accept = ".json,application/json";
  picker.hidden = true;
  picker.addEventListener("change", async () => {
    const text = await picker.files[0].slice(0, MOST).text();
    picker.value = ""; // so that the same file can be chosen again
    model.send({ event: "load", text });
  });
  return [button(model.get("load"), () => picker.click()), picker];
}

function download(name, text) {
  const kind = name.endsWith(".html") ? "text/html" : "application/json";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: kind }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// A view is made before it is in the page.
function reveal(el) {
  const block = el.closest(".ttr-board");
  if (!block) return requestAnimationFrame(() => reveal(el));
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  block.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
}

export default { render };
