// Stands in a box of controls and keeps what one presses there from the notebook.

function render({ el }) {
  const undo = [];
  const listen = listener(undo);
  const box = () => el.parentElement;
  keepKeys(listen, box);
  keepFocus(listen, undo, box);
  return () => undo.forEach((step) => step());
}

export default { render };
