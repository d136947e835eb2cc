// What all pages of a table share: its data, requests, what changes on them, and what is marked there.

import { nameOf, show, textOf } from "./patching.js";
import { isStill } from "./stillness.js";

export const $ = (id) => document.getElementById(id);
export const data = $("p-data")?.dataset ?? {};
// What stands before all addresses of this server.
export const root = document.documentElement.dataset.root;
// What shows how things move comes when the page stands already, and nothing waits for it.
let showing = null;
if (document.querySelector("[data-part]"))
  import("./showing.js").then((come) => {
    showing = come;
    showing.listen();
  });
export const state = { now: data.now ? JSON.parse(data.now) : {}, answering: null };

export async function send(path, body) {
  const answer = await fetch(`${root}/api/tables/${data.table}/${path}?lang=${document.documentElement.lang}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body ?? {}),
  });
  const told = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw Object.assign(new Error(told?.message ?? ""), { told });
  return told;
}

export function say(sentence) {
  const live = $("p-live");
  if (!live || !sentence) return;
  const line = document.createElement("p");
  line.textContent = sentence;
  live.append(line);
  while (live.children.length > 12) live.firstChild.remove();
}

// --- what changes ------------------------------------------------------------------------------------

const lying = () => new Map([...document.querySelectorAll("[data-place]")].map((place) => [place.dataset.place, place.dataset.zoom ?? ""]));

function turnOver(before) {
  for (const place of document.querySelectorAll("#p-table [data-place][data-zoom]")) {
    const was = before.get(place.dataset.place);
    if (was === undefined || was === place.dataset.zoom || showing?.isAwaited(place)) continue;
    place.classList.add("k-turn", "is-new");
    place.addEventListener("animationend", ({ animationName }) => {
      if (animationName === "k-new") place.classList.remove("k-turn", "is-new");
    });
  }
}

const isSeen = (thing) => thing.getClientRects().length > 0;
const firstLegal = () => [...document.querySelectorAll("[data-do]")].find((thing) => meant(thing).length && isSeen(thing));
let isFocusLost = false;

// Where the focus was on something that is gone it goes to the same thing elsewhere, else to what can be decided next.
function refocus(focused, name) {
  if (document.activeElement !== document.body) isFocusLost = false;
  else if (focused !== document.body && !focused.isConnected) isFocusLost = true;
  else if (focused !== document.body) focused.focus({ preventScroll: true });
  if (!isFocusLost) return;
  const same = name && document.querySelector(name);
  const next = same && (!same.dataset.do || meant(same).length) ? same : firstLegal();
  next?.focus({ preventScroll: true });
  isFocusLost = !next;
}

// The fragments of a page by their ids, each as a text or as a patch of the text before; and what others have done, as
// sentences with the seats that they are about.
export function swap(fragments, sentences = []) {
  const before = isStill.matches || document.hidden ? null : { seen: showing?.remember(), lying: lying() };
  const focused = document.activeElement ?? document.body;
  const name = nameOf(focused);
  for (const [id, told] of Object.entries(fragments)) {
    const text = textOf(id, told);
    if ($(id)) show($(id), text);
  }
  refocus(focused, name);
  showing?.show(before?.seen, document.hidden ? [] : sentences);
  if (before) turnOver(before.lying);
}

const legal = (decisions) => (decisions ?? "").split(" ").filter((decision) => decision in (state.now.legal ?? {}));

// A thing with data-pick, such as a die, can be picked: then all others mean only the decisions that it names.
const isLive = (thing) => legal(thing.dataset.pick).length > 0;

function pickedThing() {
  if (!state.picked || state.picked.question !== state.now.question) return null;
  const thing = document.querySelector(`[data-pick][data-place="${CSS.escape(state.picked.place)}"]`);
  return thing && isLive(thing) ? thing : null;
}

export function pick(thing) {
  if (!thing?.hasAttribute("data-pick") || !isLive(thing)) return false;
  state.picked = thing === pickedThing() ? null : { place: thing.dataset.place, question: state.now.question };
  mark();
  return true;
}

export function unpick() {
  state.picked = null;
  mark();
}

export function meant(thing) {
  const decisions = legal(thing.dataset.do);
  const picked = thing.closest("#p-actions") ? null : pickedThing();
  if (!picked) return decisions;
  const served = picked.dataset.pick.split(" ");
  return decisions.filter((decision) => served.includes(decision));
}

// What a thing stands for, legal or not; with a die picked, what it stands for together with that die, if anything.
export function couldMean(thing) {
  const all = thing.dataset.do.split(" ");
  const served = pickedThing()?.dataset.pick.split(" ") ?? all;
  const together = all.filter((decision) => served.includes(decision));
  return together.length ? together : all;
}

export const preview = (decision) => [
  state.now.previews?.[decision],
  state.now.reveals?.includes(decision) ? data.reveals : null,
].filter(Boolean).join(" · ");

// The decision that a hint calls best, for as long as the question is the one that it was given for.
export function hinted() {
  const { hint, now } = state;
  return hint && hint.question === now.question && hint.seat === now.seat ? hint.decision : null;
}

// Whether a decision ends a turn or stops a step: such things are quiet, and last.
export const isEnding = (decision) => decision in (state.now.endings ?? {});

const names = (thing, decision) => `${thing.dataset.do ?? ""} ${thing.dataset.pick ?? ""}`.split(" ").includes(decision);

function describe(thing, words) {
  if (words.length) thing.setAttribute("aria-description", words.join(". "));
  else thing.removeAttribute("aria-description");
}

export function mark() {
  const touched = new Set(state.now.touched ?? []);
  const best = hinted();
  const picked = pickedThing();
  const choices = Object.keys(state.now.legal ?? {});
  document.body.classList.toggle("is-at-end", choices.length > 0 && choices.every(isEnding));
  document.body.classList.toggle("is-picking", Boolean(picked));
  for (const thing of document.querySelectorAll("[data-pick]")) {
    thing.setAttribute("aria-pressed", String(thing === picked));
    thing.classList.toggle("is-live", isLive(thing));
  }
  for (const thing of document.querySelectorAll("[data-do], [data-place], [data-piece]")) {
    const decisions = meant(thing);
    const isLast = touched.has(thing.dataset.place) || touched.has(thing.dataset.piece);
    const gain = decisions.length === 1 ? state.now.gains?.[decisions[0]] : null;
    thing.classList.toggle("is-legal", decisions.length > 0);
    thing.classList.toggle("is-ending", decisions.length > 0 && decisions.every(isEnding));
    if (gain) thing.dataset.gain = gain;
    else delete thing.dataset.gain;
    const isBest = best !== null && names(thing, best);
    thing.classList.toggle("is-last", isLast);
    thing.classList.toggle("is-hinted", isBest);
    thing.classList.remove("is-chosen");
    if (thing.matches(".k-do")) describe(thing, [
      isBest ? data.hinted : null,
      ...decisions.map(preview),
      isLast ? data.last : null,
    ].filter(Boolean));
  }
  for (const tab of document.querySelectorAll("[data-show]")) {
    const place = $(`p-${tab.dataset.show}`);
    tab.classList.toggle("has-legal", Boolean(place?.querySelector(".is-legal")));
    tab.classList.toggle("is-hinted", Boolean(place?.querySelector(".is-hinted")));
  }
  document.dispatchEvent(new Event("k-marked"));
}
