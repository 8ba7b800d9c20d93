// Stands in a box of controls and keeps what one presses there from the notebook.

function render({ el }) {
  const undo = [];
  keepKeys(listener(undo), () => el.parentElement);
  return () => undo.forEach((step) => step());
}

export default { render };
