// The page of a lesson: a table that is stored nowhere. Each decision is sent with all before it, and the answer shows
// the board as it is then, and what the coach says.

import { $, data, mark, root, say, state, swap } from "./page.js";
import * as act from "./act.js";
import * as carrying from "./carrying.js";
import * as chart from "./chart.js";
import * as keys from "./keys.js";
import * as panels from "./panels.js";
import * as story from "./story.js";
import { bring, bringAll, hintedThing, isUncovered } from "./bringing.js";
import { fitPreview } from "./folding.js";
import { door } from "./door.js";
import { learn } from "./learnt.js";
import { tone } from "./sound.js";

const GO_ON = "go-on";
const { lang } = document.documentElement;
const here = `${root}/learn/${data.game}/${data.lesson}`;
const isSmall = matchMedia("(max-width: 600px)");
const isSeen = (thing) => thing.getClientRects().length > 0;

// --- asking ------------------------------------------------------------------------------------------

const query = (did, more = {}) => new URLSearchParams({ did: did.join(" "), lang, ...more });

async function ask(path, parameters) {
  const answer = await fetch(`${here}/${path}?${parameters}`);
  const told = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(told.message), { told });
  return told;
}

let latest = 0;

// Whoever is quicker than the answers sees the last one only.
async function go(did) {
  const number = ++latest;
  const news = await ask("stand", query(did));
  if (number === latest) receive(news);
}

function whyNot(decisions) {
  const parameters = query(state.now.did);
  for (const decision of decisions) parameters.append("decision", decision);
  return ask("why-not", parameters);
}

Object.assign(door, {
  decide: ({ decision }) => go([...state.now.did, decision]),
  undo: () => go(state.now.did.slice(0, state.now.keep)),
  whyNot,
  zoom: (thing) => fetch(`${here}/zoom?${query([], { thing })}`),
  score: (seat) => fetch(`${here}/score?${query(state.now.did, { seat })}`),
});

// How the address tells what was decided; whoever changes the language goes on where they were.
const written = () => `did=${state.now.did.map(encodeURIComponent).join("+").replaceAll("%3A", ":")}`;

function tellLinks() {
  for (const link of document.querySelectorAll("a[hreflang]")) link.href = `?lang=${link.hreflang}&${written()}`;
}

// --- showing -----------------------------------------------------------------------------------------

const has = (names, name) => Boolean(names?.split(" ").includes(name));

// What only leads on to something else, as a room does that a die is spent for, is not the thing itself.
function things(name) {
  const means = ({ do: all, then }) => has(all, name) && (!then || has(then, name));
  const stands = ({ dataset }) => dataset.place === name || dataset.piece === name || means(dataset);
  return [...document.querySelectorAll("[data-place], [data-piece], [data-do]")].filter(stands);
}

function point() {
  for (const thing of document.querySelectorAll(".is-pointed")) thing.classList.remove("is-pointed");
  for (const thing of state.now.points.flatMap(things)) {
    thing.classList.add("is-pointed");
    const known = thing.getAttribute("aria-description");
    thing.setAttribute("aria-description", [known, data.pointed].filter(Boolean).join(". "));
  }
}

// The coach covers the head of the page, and the hand its foot.
function leaveRoom() {
  const { style } = document.documentElement;
  const [head, foot] = [".p-head", ".p-mine"].map((part) => document.querySelector(part).offsetHeight);
  style.setProperty("--p-head", `${head}px`);
  style.scrollPaddingTop = `${head + 8}px`;
  style.scrollPaddingBottom = `${foot + 8}px`;
}

// Shows what the step is about, or the next thing on the way to its goal; on a phone the tab that has it.
function show() {
  const pointed = [...document.querySelectorAll(".is-pointed")];
  const legal = [...document.querySelectorAll("[data-do].is-legal")];
  const right = state.now.right.flatMap(things).filter((thing) => legal.includes(thing));
  const all = [pointed, right, legal].find((some) => some.length) ?? [];
  if (!all.length || state.now.isWrong) return;
  if (isSmall.matches) {
    panels.show("hand");
    if (!all.some(isSeen)) panels.show("seats");
    else if (!pointed.length) panels.follow();
  }
  if (all === legal && all.some((thing) => isSeen(thing) && isUncovered(thing))) return;
  bringAll(all.filter(isSeen));
}

function focus() {
  const wanted = $("p-coach").querySelector("[data-focus]")
    ?? document.querySelector(".is-pointed.is-legal") ?? document.querySelector("[data-do].is-legal");
  wanted?.focus({ preventScroll: true });
}

function settle() {
  mark();
  point();
  leaveRoom();
  show();
  act.foretellAgain();
  keys.rove();
  story.settle();
  tellLinks();
  const { now } = state;
  document.body.classList.toggle("is-asked", now.question != null);
  document.body.classList.toggle("is-wrong", now.isWrong);
  document.body.classList.toggle("is-done", now.isDone);
  document.body.dataset.question = now.question ?? "";
  document.body.dataset.step = now.step;
  focus();
  carrying.settle();
}

function receive(news) {
  const before = state.now;
  act.hide();
  state.now = news.now;
  state.hint = null;
  swap(news.fragments);
  history.replaceState(null, "", news.now.did.length ? `?${written()}` : location.pathname);
  settle();
  say(news.told);
  if (news.now.isWrong) tone("illegal");
  else if (news.now.isDone) {
    tone("over");
    learn(data.game, data.lesson);
  } else if (news.now.step > before.step) tone("turn");
}

function showMe() {
  const [decision] = state.now.right;
  if (!decision) {
    const back = $("p-coach").querySelector("[data-undo]");
    if (back && state.now.question != null) act.tell(back, data.astray);
    return;
  }
  state.hint = { seat: state.now.seat, question: state.now.question, decision };
  mark();
  point();
  const thing = hintedThing();
  if (!thing) return;
  bring(thing);
  thing.focus({ preventScroll: true });
  act.tell(thing, state.now.legal[decision]);
}

// --- listening ---------------------------------------------------------------------------------------

const complain = (thing) => (error) => act.tell(thing, error.told?.message ?? data.failed);

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("button, a");
  if (!button || panels.press(button, event)) return;
  if (button.dataset.undo) act.undo(button.dataset.undo);
  else if (button.hasAttribute("data-go-on")) go([...state.now.did, GO_ON]).catch(complain(button));
  else if (button.hasAttribute("data-show-me")) showMe();
});
document.addEventListener("keydown", (event) => {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector("dialog[open]");
  if (event.key === "h" && isPlain) showMe();
});
carrying.listen();
act.listen();
fitPreview();
chart.listen();
keys.listen();
story.listen();
panels.listen();
// Whoever turns a phone looks at the same thing.
matchMedia("(orientation: portrait)").addEventListener("change", () => {
  leaveRoom();
  show();
});
settle();
if (state.now.isDone) learn(data.game, data.lesson);
