// Patches: what was drawn before and what is drawn now are compared, and only where they differ is the page changed.
// So everything else stays as it is: focus, scrolling, what is open, what moves, and what the page itself has marked.

import { restart } from "./clocks.js";

const CUT = "<";
const NAMES = ["id", "data-place", "data-piece", "data-do", "data-post", "data-undo", "data-hint", "data-score", "for", "href"];
const texts = new Map();
const trees = new WeakMap();

// What the server drew, before anything is marked.
for (const place of document.querySelectorAll("[data-part]")) trees.set(place, place.cloneNode(true));

// A text is told as a whole, or by pieces: where they stood in the text before and how many, or what is new.
export function textOf(id, told) {
  if (typeof told !== "string") {
    const before = texts.get(id).split(CUT);
    told = told.flatMap((part) => (typeof part === "string" ? part : before.slice(part[0], part[0] + part[1]))).join(CUT);
  }
  texts.set(id, told);
  return told;
}

// What the server drew last in a part of the page, in which nothing was marked.
export const drawnOf = (place) => trees.get(place);

function treeOf(text) {
  const holder = document.createElement("template");
  holder.innerHTML = text;
  return holder.content;
}

// Puts a text into an element, in which the text before stood.
export function show(place, text) {
  const now = treeOf(text);
  patchInside(place, trees.get(place), now);
  place.querySelectorAll("[data-left]").forEach(restart);
  trees.set(place, now);
}

export function nameOf(thing) {
  if (thing.nodeType !== Node.ELEMENT_NODE) return null;
  const name = NAMES.find((each) => thing.hasAttribute(each));
  return name ? `[${name}="${CSS.escape(thing.getAttribute(name))}"]` : null;
}

// For each new node the number of the old one that it comes from, or -1: one that is equal, has its name, or is alike.
function origins(was, now) {
  const found = now.map(() => -1);
  const taken = new Set();
  const match = (keyOf) => {
    const known = new Map();
    was.forEach((node, at) => {
      const key = taken.has(at) ? null : keyOf(node);
      if (key !== null) known.set(key, [...(known.get(key) ?? []), at]);
    });
    now.forEach((node, at) => {
      const old = found[at] < 0 ? known.get(keyOf(node))?.shift() : undefined;
      if (old === undefined) return;
      found[at] = old;
      taken.add(old);
    });
  };
  if (was.length > 1 || now.length > 1) match((node) => node.outerHTML ?? null);
  match((node) => nameOf(node) && node.nodeName + nameOf(node));
  match((node) => (nameOf(node) ? null : node.nodeName));
  return found;
}

function patchInside(live, was, now) {
  const [before, after, here] = [was, now, live].map((parent) => [...parent.childNodes]);
  if (here.length !== before.length || here.some((node, at) => node.nodeName !== before[at].nodeName)) {
    live.replaceChildren(...after.map((node) => document.importNode(node, true)));
    return;
  }
  let head = 0;
  while (head < before.length && head < after.length && before[head].isEqualNode(after[head])) head += 1;
  let foot = 0;
  while (foot < before.length - head && foot < after.length - head && before.at(-1 - foot).isEqualNode(after.at(-1 - foot))) foot += 1;
  const [old, fresh] = [before, after].map((nodes) => nodes.slice(head, nodes.length - foot));
  const from = origins(old, fresh);
  const stays = new Set(from);
  old.forEach((_, at) => stays.has(at) || here[head + at].remove());
  let next = old.findIndex((_, at) => stays.has(at));
  next = next < 0 ? here[before.length - foot] ?? null : here[head + next];
  fresh.forEach((node, at) => {
    const kept = from[at] < 0 ? null : here[head + from[at]];
    if (kept) patchNode(kept, old[from[at]], node);
    if (kept && kept === next) next = next.nextSibling;
    else live.insertBefore(kept ?? document.importNode(node, true), next);
  });
}

function patchNode(live, was, now) {
  if (was.isEqualNode(now)) return;
  if (now.nodeType !== Node.ELEMENT_NODE) {
    if (live.data !== now.data) live.data = now.data;
    return;
  }
  for (const { name, value } of now.attributes)
    if (name !== "class" && was.getAttribute(name) !== value) live.setAttribute(name, value);
  for (const { name } of was.attributes) if (name !== "class" && !now.hasAttribute(name)) live.removeAttribute(name);
  for (const look of was.classList) if (!now.classList.contains(look)) live.classList.remove(look);
  for (const look of now.classList) if (!was.classList.contains(look)) live.classList.add(look);
  patchInside(live, was, now);
}
