// The keyboard: Tab between the parts of the table, arrows inside one, letters and digits as short cuts.

import { $, unpick } from "./page.js";
import { undo, zoom } from "./act.js";
import { hint } from "./hint.js";

const ITEMS = "[data-do], [data-zoom], button, a[href]";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const items = (zone) => [...zone.querySelectorAll(ITEMS)].filter((thing) => thing.getClientRects().length);

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

function nextLegal(isBack) {
  const all = [...document.querySelectorAll("[data-do].is-legal")].filter((thing) => thing.getClientRects().length);
  const at = all.indexOf(document.activeElement);
  const next = all.at((at + (isBack ? -1 : 1)) % all.length);
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
  rove();
}

function letter(event) {
  if (/^[1-9]$/.test(event.key)) return $("p-actions").querySelectorAll("button")[event.key - 1]?.click();
  if (event.key === "Escape") return unpick();
  if (event.key === "?") return $("p-help").showModal();
  if (event.key === "n" || event.key === "N") return nextLegal(event.key === "N");
  if (event.key === "u") return document.querySelector('[data-undo="undo"]') && undo("undo");
  if (event.key === "r") return document.querySelector('[data-undo="turn"]') && undo("turn");
  if (event.key === "h") return hint();
  if (event.key === "z") return zoom(document.activeElement);
  return undefined;
}

export function listen() {
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.matches("input, textarea, select");
    if ("gone" in document.body.dataset) return;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if ((event.key === "Enter" || event.key === " ") && event.target.matches("g[data-do]")) {
      event.preventDefault();
      event.target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    } else if (step(event)) {
      event.preventDefault();
    } else {
      letter(event);
    }
  });
  document.addEventListener("focusin", rove);
}
