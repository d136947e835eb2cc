// What can be done but lies outside of what is seen: the page goes there where nothing else is seen, and arrows at the
// edges say how many such things there are. On a phone the sheet with the hand folds while only the board is asked about.

import { bring } from "./bringing.js";
import { $, data, state } from "./page.js";
import { isStill } from "./stillness.js";

const LEGAL = "[data-do].is-legal:not(.is-ending)";
const SIDES = ["up", "down", "left", "right"];
const GAP = 6;
const isSeen = (thing) => thing.getClientRects().length > 0;
const isPhone = matchMedia("(max-width: 600px)");

// The seats and the log of a phone cover the board and the hand.
const isCovered = () => isPhone.matches && document.body.dataset.tab !== "hand";

const legalIn = (id) => [...($(id)?.querySelectorAll(LEGAL) ?? [])].filter(isSeen);

function meet(one, other) {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  return new DOMRect(left, top, Math.min(one.right, other.right) - left, Math.min(one.bottom, other.bottom) - top);
}

// What of the board is not covered: between the top line and the sheet with the hand.
function boardFrame() {
  const head = document.querySelector(".p-head")?.getBoundingClientRect().bottom ?? 0;
  const jumps = isPhone.matches ? $("p-jumps")?.offsetHeight ?? 0 : 0;
  const mine = document.querySelector(".p-mine").getBoundingClientRect();
  const board = $("main").getBoundingClientRect();
  const isUnder = mine.height > 0 && mine.left < board.right && mine.right > board.left;
  const foot = isUnder ? Math.min(mine.top, innerHeight) : innerHeight;
  return meet(board, new DOMRect(0, head + jumps, innerWidth, foot - head - jumps));
}

const handFrame = () => meet($("p-hand").getBoundingClientRect(), new DOMRect(0, 0, innerWidth, innerHeight));

const AREAS = [
  { id: "p-table", frame: boardFrame, sides: ["up", "down"] },
  { id: "p-hand", frame: handFrame, sides: SIDES },
];

// On which side of a frame the middle of a thing lies; none: it is seen.
function side(thing, frame) {
  const chart = thing.closest("[data-chart]");
  const clip = chart ? meet(frame, chart.getBoundingClientRect()) : frame;
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (y < clip.top) return "up";
  if (y > clip.bottom) return "down";
  if (x < clip.left) return "left";
  return x > clip.right ? "right" : "";
}

// --- arrows --------------------------------------------------------------------------------------------

const go = (thing) =>
  thing.scrollIntoView({ block: "center", inline: "center", behavior: isStill.matches ? "instant" : "smooth" });

const far = (thing, frame) => {
  const box = thing.getBoundingClientRect();
  const [x, y] = [frame.left + frame.width / 2, frame.top + frame.height / 2];
  return Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
};

const nearest = (things, frame) => things.reduce((best, thing) => (far(thing, frame) < far(best, frame) ? thing : best));

function arrow(area, to) {
  area.arrows ??= {};
  if (!area.arrows[to]) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = `p-more is-${to}`;
    made.tabIndex = -1;
    made.addEventListener("click", () => go(nearest(area.hidden[to], area.frame())));
    document.body.append(made);
    area.arrows[to] = made;
  }
  return area.arrows[to];
}

function place(made, to, frame) {
  const box = made.getBoundingClientRect();
  const y = frame.top + (frame.height - box.height) / 2;
  const left = { left: frame.left + GAP, right: frame.right - box.width - GAP }[to] ?? frame.right - box.width - 2 * GAP;
  const top = { up: frame.top + GAP, down: frame.bottom - box.height - GAP }[to] ?? y;
  made.style.left = `${left}px`;
  made.style.top = `${top}px`;
}

function draw(area) {
  const frame = area.frame();
  const hidden = Object.fromEntries(area.sides.map((to) => [to, []]));
  for (const thing of legalIn(area.id)) hidden[side(thing, frame)]?.push(thing);
  area.hidden = hidden;
  for (const to of area.sides) {
    const count = hidden[to].length;
    if (!count && !area.arrows?.[to]) continue;
    const made = arrow(area, to);
    made.hidden = !count || isCovered() || frame.height < made.offsetHeight || state.now.question == null;
    made.textContent = count;
    made.setAttribute("aria-label", `${data.more} ${count}`);
    if (!made.hidden) place(made, to, frame);
  }
}

let isWaiting = false;

function drawSoon() {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    fillJumps();
    AREAS.forEach(draw);
  });
}

// --- the regions of a board ------------------------------------------------------------------------------

function fillJumps() {
  const bar = $("p-jumps");
  if (!bar) return;
  const regions = [...$("p-table").querySelectorAll("[data-region]")].filter(isSeen);
  const labels = regions.map((region) => region.dataset.region);
  if (labels.join() !== [...bar.children].map((button) => button.textContent).join())
    bar.replaceChildren(...labels.map((label) => Object.assign(document.createElement("button"), { type: "button", textContent: label })));
  bar.hidden = labels.length < 2;
  regions.forEach((region, at) => bar.children[at].classList.toggle("has-legal", Boolean(region.querySelector(LEGAL))));
}

function jump(event) {
  const button = event.target.closest?.("#p-jumps button");
  if (!button) return;
  const at = [...$("p-jumps").children].indexOf(button);
  const region = [...$("p-table").querySelectorAll("[data-region]")].filter(isSeen)[at];
  region?.scrollIntoView({ block: "start", behavior: isStill.matches ? "instant" : "smooth" });
}

// --- what a question needs -------------------------------------------------------------------------------

let shown = null;
let unfolded = null;
const what = () => `${state.now.question} ${state.picked?.question === state.now.question ? state.picked?.place : ""}`;

function fold() {
  const isPicking = document.body.classList.contains("is-picking");
  const isBoard = isPhone.matches && state.now.question != null && legalIn("p-table").length > 0;
  const hasMore = [...document.querySelectorAll(`:is(#p-hand, #p-actions) ${LEGAL}, #p-hand [data-pick].is-live`)].length > 0;
  document.body.classList.toggle("is-folded", isBoard && (!hasMore || isPicking) && unfolded !== what());
}

let held = new Set();

// A hand of which nothing lay there before is seen from its beginning.
function openHand() {
  const names = new Set([...$("p-hand").querySelectorAll("[data-do]")].map((thing) => thing.dataset.do));
  if (![...names].some((name) => held.has(name))) $("p-hand").scrollLeft = 0;
  held = names;
}

// Once for each question, and for each die that is picked: where nothing of it is seen, the nearest thing comes up.
export function settle() {
  if (state.now.question == null) unfolded = null;
  fold();
  drawSoon();
  if (state.now.question == null || shown === what()) return;
  shown = what();
  openHand();
  const isElsewhere = ["p-actions", "p-seats"].some((id) => legalIn(id).length > 0);
  if (isElsewhere || document.querySelector("dialog[open]")) return;
  const hand = legalIn("p-hand").filter((thing) => !side(thing, handFrame()));
  const board = legalIn("p-table");
  const frame = boardFrame();
  if (board.length && !hand.length && board.every((thing) => side(thing, frame))) go(nearest(board, frame));
  const inHand = legalIn("p-hand");
  if (!board.length && !hand.length && inHand.length) bring(nearest(inHand, handFrame()));
}

export function listen() {
  document.addEventListener("k-marked", settle);
  document.addEventListener("k-shown", () => {
    if (document.body.classList.contains("is-folded")) unfolded = what();
    settle();
  });
  document.addEventListener("click", jump);
  addEventListener("scroll", drawSoon, { capture: true, passive: true });
  addEventListener("resize", settle);
}
