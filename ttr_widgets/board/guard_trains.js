// Trains that are placed.

const STEP = 70; // ms between two trains that are placed

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
