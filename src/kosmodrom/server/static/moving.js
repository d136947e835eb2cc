// What has moved between two looks at the table: a thing is known by its name, a pile by its number (draw/board.py).

import { drawnOf } from "./patching.js";

const PARTS = ["p-table", "p-seats", "p-hand"];
const THINGS = "[data-like], [data-piece], [data-zoom]";
const NEAR = 4;
// More at once is a table that was drawn anew.
const MOST = 30;

export const nameOf = ({ dataset }) => dataset.like ?? dataset.piece ?? dataset.zoom;
const sortOf = (name) => name.split(/[:-]/, 1)[0];
const numberOf = (pile) => Number.parseInt(pile.querySelector("b, text")?.textContent ?? "", 10) || 0;
const area = ({ isHidden, box }) => (isHidden ? 0 : box.width * box.height);
const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

export function apart(one, other) {
  const [[x, y], [u, v]] = [middle(one), middle(other)];
  return Math.hypot(x - u, y - v);
}

// What cannot be seen stands for the panel of its seat, as on a phone; null where that cannot be seen either.
function where(live) {
  const box = live.getBoundingClientRect();
  if (box.width) return { box, isHidden: false };
  const panel = live.closest("[data-seat]")?.getBoundingClientRect();
  return panel?.width ? { box: panel, isHidden: true } : null;
}

// Where a thing lies in its section, which may itself be moved by one that grows beside it.
function within({ live, part, box }) {
  const anchor = (live.closest("[data-seat], section") ?? part).getBoundingClientRect();
  return new DOMRect(box.left - anchor.left, box.top - anchor.top, box.width, box.height);
}

function lookAt(part) {
  const [live, drawn] = [part, drawnOf(part)].map((place) => [...place.querySelectorAll(`${THINGS}, [data-pile]`)]);
  const isTold = live.length === drawn.length;
  return live.map((thing, at) => ({
    live: thing,
    parent: thing.parentElement,
    around: [thing.parentElement, thing.parentElement.parentElement].map(({ className }) => className).join(),
    part,
    drawn: isTold ? drawn[at] : null,
    place: thing.dataset.place,
    seat: thing.closest("[data-seat]")?.dataset.seat,
    ...where(thing),
  }));
}

// What belongs to a larger thing moves with it.
const isPart = ({ live }) => !live.dataset.like && !live.dataset.piece && live.parentElement.closest(THINGS);

export function look() {
  const parts = PARTS.map((id) => document.getElementById(id)).filter(Boolean);
  const seen = parts.flatMap(lookAt).filter(({ box }) => box);
  const piles = new Map();
  for (const pile of seen.filter(({ live }) => live.dataset.pile)) {
    const key = [pile.part.id, pile.live.dataset.pile, pile.place, pile.seat].join();
    let copy = 0;
    while (piles.has(key + copy)) copy += 1;
    const icon = pile.live.querySelector("svg")?.getBoundingClientRect();
    piles.set(key + copy, { ...pile, icon, sorts: pile.live.dataset.pile.split(" "), number: numberOf(pile.live) });
  }
  const things = seen.filter((thing) => !thing.live.dataset.pile && !isPart(thing));
  return { things: things.map((thing) => ({ ...thing, name: nameOf(thing.live), lies: within(thing) })), piles };
}

function byName(things) {
  const found = new Map();
  for (const thing of things) found.set(thing.name, [...(found.get(thing.name) ?? []), thing]);
  return found;
}

// Takes out of both lists what is the same by a rule, and gives those pairs.
function pairs(was, now, isSame) {
  const found = [];
  for (const thing of [...now]) {
    const old = was.find((each) => isSame(each, thing));
    if (!old) continue;
    was.splice(was.indexOf(old), 1);
    now.splice(now.indexOf(thing), 1);
    found.push([old, thing]);
  }
  return found;
}

function changes(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => {
    const [was, now] = [before.get(key), after.get(key)];
    return { ...(now ?? was), by: (now?.number ?? 0) - (was?.number ?? 0) };
  }).filter(({ by }) => by);
}

// The nearest pile of such things that has grown (1) or shrunk (-1) by more than was found out already.
function takeFrom(piles, sorts, sign, box) {
  const [nearest] = piles
    .filter((pile) => pile.by * sign > 0 && pile.sorts.some((sort) => sorts.includes(sort)))
    .sort((one, other) => apart(one.box, box) - apart(other.box, box));
  if (nearest) nearest.by -= sign;
  return nearest;
}

function throughPiles(gone, come, piles) {
  const found = [];
  for (const thing of gone) {
    const to = takeFrom(piles, [sortOf(thing.name)], 1, thing.box);
    if (to) found.push({ from: thing, to, face: thing });
  }
  for (const thing of come) {
    const from = takeFrom(piles, [sortOf(thing.name)], -1, thing.box);
    if (from) found.push({ from, to: thing, face: thing, target: thing.live });
  }
  for (const to of piles.filter(({ by }) => by > 0)) {
    const from = takeFrom(piles, to.sorts, -1, to.box);
    if (from) found.push({ from, to, face: from, isOfPile: true });
  }
  return found;
}

// What can be seen of a part that scrolls: the hand and the first line may lie over the board.
function windowOf(part) {
  const [mine, head] = [".p-mine", ".p-head"].map((place) => document.querySelector(place)?.getBoundingClientRect());
  const { left, top, right, bottom } = (part.closest(".p-board") ?? part).getBoundingClientRect();
  const isOver = mine && !part.closest(".p-mine") && mine.left < right && mine.right > left && mine.top > top;
  return {
    left: Math.max(0, left),
    top: Math.max(head?.bottom ?? 0, top),
    right: Math.min(innerWidth, right),
    bottom: Math.min(innerHeight, bottom, isOver ? mine.top : innerHeight),
  };
}

// A place that is out of sight is where the way to it leaves the window, and small.
function inSight(place) {
  const { left, top, right, bottom } = windowOf(place.part);
  const [x, y] = middle(place.box);
  const [u, v] = [Math.max(left, Math.min(right, x)), Math.max(top, Math.min(bottom, y))];
  if (u === x && v === y) return place;
  const { width, height } = place.box;
  return { ...place, isAway: true, box: new DOMRect(u - width / 4, v - height / 4, width / 2, height / 2) };
}

function seenFlight(flight) {
  const [from, to] = [inSight(flight.from), inSight(flight.to)];
  return { ...flight, from, to, target: to.isAway ? null : flight.target };
}

// Whether two parents are one, or one drawn anew: what they hold stays among its neighbours.
const isNamed = ({ parent }) => parent.className !== "";
const areAlike = (one, other) => one.parent === other.parent || (isNamed(one) && one.around === other.around);

// Flights from one place to another, and shifts of what glides where it stands, among its neighbours.
export function moves(before, after) {
  const [was, now] = [byName(before.things), byName(after.things)];
  const flights = [];
  const shifts = [];
  const [gone, come] = [[], []];
  for (const name of new Set([...was.keys(), ...now.keys()])) {
    const [old, fresh] = [was.get(name) ?? [], now.get(name) ?? []];
    const shifted = pairs(old, fresh, (one, other) => one.live === other.live);
    pairs(old, fresh, (one, other) => one.place && one.place === other.place && one.part === other.part);
    for (const list of [old, fresh]) list.sort((one, other) => area(other) - area(one));
    const found = pairs(old, fresh, (one, other) => !one.isHidden || !other.isHidden);
    const stayed = found.filter(([from, to]) => areAlike(from, to));
    for (const [from, to] of [...shifted, ...stayed]) shifts.push({ live: to.live, from: from.lies, to: to.lies });
    for (const [from, to] of found.filter((pair) => !stayed.includes(pair))) {
      const face = area(from) > area(to) ? from : to;
      flights.push({ name, from, to, face, target: to.isHidden ? null : to.live });
    }
    if (found.length) continue;
    gone.push(...old.filter(({ isHidden }) => !isHidden));
    come.push(...fresh.filter(({ isHidden }) => !isHidden));
  }
  flights.push(...throughPiles(gone, come, changes(before.piles, after.piles)));
  const isFar = ({ from, to }) => apart(from.box ?? from, to.box ?? to) >= NEAR;
  const isSeen = ({ from, to }) => !from.isAway || !to.isAway;
  const [far, shifted] = [flights.map(seenFlight).filter(isSeen).filter(isFar), shifts.filter(isFar)];
  return far.length + shifted.length > MOST ? { flights: [], shifts: [] } : { flights: far, shifts: shifted };
}
