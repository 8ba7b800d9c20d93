// Plays a game again. Everything is in this page: nothing is asked of Python or of the network.
"use strict";

const find = (what) => [...document.querySelectorAll(what)];
const byId = (id) => document.getElementById(id);
const { cards, sentences, said, moves } = JSON.parse(byId("moves").textContent);
const last = moves.length - 1;

const slots = find("[data-slot]");
const seats = find("[data-seat]");
const later = find("[data-from]").map((part) => ({ part, from: Number(part.dataset.from) }));
const words = said.map((numbers) => numbers.map((n) => sentences[n]).join(" "));
const entries = words.map(listed);
const slider = byId("slider");
const play = byId("play");

let number = 0; // the move that is shown
let timer = 0; // of the next move, while the game plays

// One line of the list of moves: a link, so that it can be passed on. Tab stops at the one that is
// shown, and the arrows lead to the others: nobody wants to pass hundreds of them.
function listed(text, k) {
  const link = document.createElement("a");
  link.href = `#${k}`;
  link.textContent = text;
  const entry = document.createElement("li");
  entry.append(link);
  byId("log").append(entry);
  return entry;
}

// All facts after so many moves: each move lists only what it changed.
function factsAt(number) {
  const facts = [];
  for (const changes of moves.slice(0, number + 1))
    for (let i = 0; i < changes.length; i += 2) facts[changes[i]] = changes[i + 1];
  return facts;
}

function show(wanted) {
  number = Math.min(Math.max(wanted, 0), last);
  const facts = factsAt(number);
  for (const slot of slots) fill(slot, facts[slot.dataset.slot]);
  for (const seat of seats) mark(seat, "aria-current", Number(seat.dataset.seat) === facts[0], "true");
  for (const { part, from } of later) {
    mark(part, "hidden", number < from, "");
    part.classList.toggle("new", from === number);
  }
  showWords();
}

function fill(slot, fact) {
  slot.dataset.value = fact;
  slot.textContent = slot.classList.contains("card") ? (cards[fact] ?? "–") : fact;
}

function mark(part, name, on, value) {
  if (on) part.setAttribute(name, value);
  else part.removeAttribute(name);
}

function showWords() {
  const place = slider.dataset.place.replace("{k}", number).replace("{n}", last);
  byId("place").textContent = place;
  byId("said").textContent = words[number];
  slider.value = number;
  slider.setAttribute("aria-valuetext", `${place}: ${words[number]}`);
  entries.forEach((entry, k) => {
    mark(entry, "aria-current", k === number, "step");
    entry.firstChild.tabIndex = k === number ? 0 : -1;
  });
  const log = byId("log"); // only the list scrolls, never the page
  log.scrollTop = entries[number].offsetTop - log.clientHeight / 2;
}

function pause() {
  clearTimeout(timer);
  timer = 0;
  play.textContent = play.dataset.play;
}

function playOn() {
  play.textContent = play.dataset.pause;
  const beat = () => {
    show(number + 1);
    if (number < last) wait();
    else pause();
  };
  const wait = () => (timer = setTimeout(beat, Number(byId("pace").value)));
  if (number === last) show(0);
  wait();
}

const steps = {
  first: () => show(0),
  back: () => show(number - 1),
  play: () => (timer ? pause() : playOn()),
  on: () => show(number + 1),
  last: () => show(last),
};
const keys = {
  ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play",
};
const listKeys = { ...keys, ArrowUp: "back", ArrowDown: "on" };

function go(step) {
  if (step !== "play") pause();
  steps[step]();
}

for (const button of find("[data-step]"))
  button.addEventListener("click", () => go(button.dataset.step));
play.addEventListener("click", () => go("play"));
slider.addEventListener("input", () => {
  pause();
  show(Number(slider.value));
});
byId("log").addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link) return;
  event.preventDefault();
  pause();
  show(entries.indexOf(link.parentElement));
});
// Controls keep their own keys, and so does a map that is wider than its place; everywhere else the
// arrows step through the game.
document.addEventListener("keydown", (event) => {
  const { target } = event;
  const busy = target.closest("input, select, button, a, summary");
  const inList = target.closest("#log");
  const step = (inList ? listKeys : keys)[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  if (busy && (event.key === " " || busy.matches("input, select"))) return;
  if (target.matches(".map") && target.scrollWidth > target.clientWidth) return;
  event.preventDefault();
  go(step);
  if (inList) entries[number].firstChild.focus({ preventScroll: true });
});

show(Number(location.hash.slice(1)) || 0);
