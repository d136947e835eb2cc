// The keyboard: Tab between the parts of the table, arrows inside one, letters and digits as short cuts.

import { $, isEnding, meant, state, unpick } from "./page.js";
import { leave, undo, zoom } from "./act.js";
import { hint } from "./hint.js";

const ITEMS = "[data-do], [data-zoom], button, a[href]";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ZONES = ["p-table", "p-hand", "p-actions", "p-seats"];
const ROW = 14;
const MOST = 9;
const LAST = "0";

const isSeen = (thing) => thing.getClientRects().length > 0;
const items = (zone) => [...zone.querySelectorAll(ITEMS)].filter(isSeen);

// The question that was answered by keys: the focus goes on to what is asked next.
let answered = null;

export function rove() {
  for (const zone of document.querySelectorAll("[data-zone]")) {
    const all = items(zone);
    const current = all.find((thing) => thing === document.activeElement)
      ?? all.find((thing) => thing.classList.contains("is-legal")) ?? all[0];
    for (const thing of all) thing.setAttribute("tabindex", thing === current ? "0" : "-1");
  }
}

function center(thing) {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function neighbour(zone, thing, [dx, dy]) {
  const [x, y] = center(thing);
  let best = null;
  let least = Infinity;
  for (const other of items(zone)) {
    const [ox, oy] = center(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (other === thing || along < 2) continue;
    if (along + 2.5 * across < least) [best, least] = [other, along + 2.5 * across];
  }
  return best;
}

function step(event) {
  const zone = event.target.closest?.("[data-zone]");
  if (!zone || !(event.key in ARROWS)) return false;
  const next = neighbour(zone, event.target, ARROWS[event.key]);
  if (next) next.focus();
  rove();
  return true;
}

// --- in reading order ----------------------------------------------------------------------------------

const isEnd = (thing) => meant(thing).every(isEnding);

function byPlace(one, other) {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return Math.abs(a.top - b.top) > ROW ? a.top - b.top : a.left - b.left;
}

// Everything that can be done: board, hand, buttons, seats, each from the upper left; what ends something comes last.
function choices() {
  const all = ZONES.flatMap((zone) => [...($(zone)?.querySelectorAll("[data-do].is-legal") ?? [])].filter(isSeen).sort(byPlace));
  return [...all.filter((thing) => !isEnd(thing)), ...all.filter(isEnd)];
}

// The same decision stands in several places now and then: one digit is enough.
function number() {
  for (const thing of document.querySelectorAll("[data-key]")) delete thing.dataset.key;
  const named = new Set();
  let next = 1;
  for (const thing of choices()) {
    const name = meant(thing).join(" ");
    if (named.has(name)) continue;
    named.add(name);
    if (isEnd(thing)) {
      if (!document.querySelector(`[data-key="${LAST}"]`)) thing.dataset.key = LAST;
    } else if (next <= MOST) {
      thing.dataset.key = next;
      next += 1;
    }
  }
}

function nextLegal(isBack) {
  const all = choices();
  const at = all.indexOf(document.activeElement);
  const next = all.at(at < 0 && isBack ? -1 : (at + (isBack ? -1 : 1)) % all.length);
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
  rove();
}

const mayMove = (thing) => thing === document.body || thing.id === "p-status" || ZONES.some((zone) => $(zone)?.contains(thing));

// After an answer by keys the focus stays at the table: on the first thing that can be done, or where it says who thinks.
export function settle() {
  if (answered === null || answered === state.now.question || !mayMove(document.activeElement)) return;
  const isAsked = state.now.question != null;
  if (isAsked) answered = null;
  const place = (isAsked && choices()[0]) || $("p-status");
  place.focus({ preventScroll: true });
  rove();
}

// --- what is pressed -----------------------------------------------------------------------------------

function press(thing) {
  answered = state.now.question;
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

function letter(event) {
  const offered = document.querySelectorAll("#p-popover:popover-open [data-choice]");
  const chosen = /^[0-9]$/.test(event.key)
    && (offered.length ? offered[event.key - 1] : document.querySelector(`[data-key="${event.key}"]`));
  if (chosen) {
    chosen.focus({ preventScroll: true });
    return press(chosen);
  }
  if (event.key === "Escape") {
    leave();
    return unpick();
  }
  if (event.key === "?") return $("p-help").showModal();
  if (event.key === "n" || event.key === "N") return nextLegal(event.key === "N");
  if (event.key === "u") return document.querySelector('[data-undo="undo"]') && undo("undo");
  if (event.key === "r") return document.querySelector('[data-undo="turn"]') && undo("turn");
  if (event.key === "h") return hint();
  if (event.key === "z") return zoom(document.activeElement);
  return undefined;
}

// A link that leads to a part of the table leads to what stands there.
function skip(event) {
  const zone = event.target.closest?.("[data-skip]") && $(event.target.closest("[data-skip]").dataset.skip);
  const first = zone && (items(zone).find((thing) => thing.tabIndex === 0) ?? items(zone)[0]);
  if (!first) return;
  event.preventDefault();
  first.focus();
}

export function listen() {
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.matches("input, textarea, select");
    if ("gone" in document.body.dataset) return;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    document.body.classList.add("is-keyed");
    const isPressed = event.key === "Enter" || event.key === " ";
    if (isPressed && event.target.closest("[data-do], #p-popover")) answered = state.now.question;
    if (isPressed && event.target.matches("g[data-do]")) {
      event.preventDefault();
      press(event.target);
    } else if (step(event)) {
      event.preventDefault();
    } else {
      letter(event);
    }
  });
  document.addEventListener("pointerdown", () => {
    document.body.classList.remove("is-keyed");
    answered = null;
  });
  document.addEventListener("focusin", rove);
  document.addEventListener("k-marked", number);
  document.addEventListener("click", skip);
}
