// What there is no room for: the panels of other seats fold to a line each, and open on a tap; whatever can be scrolled
// fades where it goes on.

import { $ } from "./page.js";

const isWide = matchMedia("(min-width: 1000px)");
const SCROLLED = ["p-seats", "main", "p-hand", "p-actions", "p-log", "p-jumps"];
const SLACK = 3;
// So little more is the glow of something at the edge.
const GLOW = 14;

// --- seats ---------------------------------------------------------------------------------------------

// The seats that a person has opened, the latest last.
let opened = [];

const seatOf = (panel) => panel.querySelector("[data-seat]")?.dataset.seat;

function mark(panel, isFolded) {
  panel.classList.toggle("is-folded", isFolded);
  const button = panel.querySelector("[data-fold]");
  button.hidden = !isFolded && !opened.includes(seatOf(panel));
  button.setAttribute("aria-expanded", String(!isFolded));
}

// Whoever acts folds last, before them those that were opened, then those with something to choose; from the foot upwards.
const worth = (panel) => panel.matches(".is-asked") ? Infinity
  : 1 + opened.indexOf(seatOf(panel)) || (panel.querySelector(".is-legal") ? 0.5 : 0);

const isCrowded = (column) => column.scrollHeight > column.clientHeight + SLACK;

function fold() {
  const column = $("p-seats");
  const panels = [...(column?.querySelectorAll(".p-seat:has([data-fold])") ?? [])];
  for (const panel of panels) mark(panel, false);
  const own = column?.querySelector(".is-mine");
  own?.classList.remove("is-tight");
  if (!isWide.matches || !column?.clientHeight || getComputedStyle(column).overflowY === "visible") return;
  // The own things are in the hand as well: the own seat gives way first, to what can be pressed on it.
  if (isCrowded(column)) own?.classList.add("is-tight");
  const others = panels.filter((panel) => !panel.matches(".is-mine")).reverse().sort((a, b) => worth(a) - worth(b));
  for (const panel of others) {
    if (!isCrowded(column)) break;
    mark(panel, true);
  }
  own?.classList.remove("is-tight");
  if (isCrowded(column)) own?.classList.add("is-tight");
}

function press(event) {
  const panel = event.target.closest?.(".p-seat");
  const isButton = event.target.closest?.("[data-fold]");
  if (!panel || (!isButton && (!panel.matches(".is-folded") || event.target.closest("button, a, [data-zoom]")))) return;
  const seat = seatOf(panel);
  const isOpening = panel.matches(".is-folded");
  opened = opened.filter((each) => each !== seat);
  if (isOpening) opened.push(seat);
  settle();
}

// --- what is long is smaller: the preview, of which the names are enough at last, and the question, which is never cut ---

function fit(place, measured = place) {
  place.classList.remove("is-long", "is-longest");
  for (const look of ["is-long", "is-longest"]) {
    if (measured.scrollHeight <= measured.clientHeight + 1) break;
    place.classList.add(look);
  }
}

const TOLD = { childList: true, subtree: true, characterData: true };

function fitStatus() {
  const says = $("p-status").querySelector(".p-says");
  if (says) fit($("p-status"), says);
}

export function fitPreview() {
  if ($("p-preview")) new MutationObserver(() => fit($("p-preview"))).observe($("p-preview"), TOLD);
}

// --- fading --------------------------------------------------------------------------------------------

function fade(place) {
  const style = getComputedStyle(place);
  const goesOn = [];
  if (style.overflowY !== "visible") {
    if (place.scrollTop > GLOW) goesOn.push("up");
    if (place.scrollTop + place.clientHeight < place.scrollHeight - GLOW) goesOn.push("down");
  }
  if (style.overflowX !== "visible") {
    if (place.scrollLeft > GLOW) goesOn.push("left");
    if (place.scrollLeft + place.clientWidth < place.scrollWidth - GLOW) goesOn.push("right");
  }
  if (goesOn.length) place.dataset.goesOn = goesOn.join(" ");
  else delete place.dataset.goesOn;
}

const fadeAll = () => SCROLLED.forEach((id) => $(id) && fade($(id)));
let isWaiting = false;

function fadeSoon() {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    fadeAll();
  });
}

export function settle() {
  fold();
  fadeSoon();
}

export function listen() {
  document.addEventListener("k-marked", settle);
  document.addEventListener("k-shown", settle);
  document.addEventListener("click", press);
  addEventListener("scroll", fadeSoon, { capture: true, passive: true });
  addEventListener("resize", () => {
    settle();
    fitStatus();
  });
  fitPreview();
  new MutationObserver(fitStatus).observe($("p-status").parentElement, TOLD);
  fitStatus();
}
