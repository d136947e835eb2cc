// What others do is seen: things glide, a caption says what happened, points that changed float. The page itself is
// that of now already; only pictures are late, never by more than LONGEST, and whatever is pressed ends them at once.

import { float, ghostOf, over } from "./ghosts.js";
import { apart, look, moves, nameOf } from "./moving.js";
import { glideTime } from "./stillness.js";

const GLIDE = "glide";
const USUAL = 250;
// A sentence is read for so long, at the usual speed; of a burst all sentences together for so long.
const PAUSE = 800;
const BURST = 1600;
const LONGEST = 3000;
const LINGER = 7000;
const FLOAT = "float";
const FLOATING = 1500;
const AWAITED = [{ opacity: 0 }, { opacity: 0 }];

let steps = [];
let timer = 0;
let pause = PAUSE;
let lingering = 0;
let isSwallowing = false;
// The flights that have not ended, by what they lead to, or by themselves.
const flying = new Map();

const caption = () => document.getElementById("p-caption");
const isMoving = () => steps.length > 0 || flying.size > 0;
export const isAwaited = (thing) => [...flying.values()].some(({ target }) => target === thing);

// --- flights -----------------------------------------------------------------------------------------

function end(flight) {
  flying.delete(flight.target ?? flight);
  flight.motion?.cancel();
  flight.awaited?.cancel();
  flight.ghost.outer.remove();
}

function land(flight) {
  if (flying.get(flight.target ?? flight) !== flight) return;
  end(flight);
  const { target } = flight;
  if (!target?.matches?.(".k-do")) return;
  target.classList.add("is-new");
  target.addEventListener("animationend", ({ animationName }) => {
    if (animationName === "k-new") target.classList.remove("is-new");
  });
}

// A ghost lies where the thing was until its step comes; whoever was on its way goes on from where it is.
function begin({ name, from, to, face, target, isOfPile }) {
  const ghost = ghostOf(face, isOfPile);
  const late = flying.get(from.live);
  const start = late ? { ...from, box: late.ghost.picture.getBoundingClientRect(), isHidden: false } : from;
  if (late) end(late);
  if (!ghost) return null;
  const flight = { name, from: start, to, ghost, target, isOfPile, seat: to.seat ?? from.seat };
  Object.assign(ghost.picture.style, over(ghost, start.box, isOfPile));
  ghost.picture.style.opacity = late || !(start.sorts || start.isHidden || start.isAway) ? "1" : "0";
  flight.awaited = target?.animate(AWAITED, { duration: 2 * LONGEST });
  flying.set(target ?? flight, flight);
  return flight;
}

function fly(flight) {
  if (flying.get(flight.target ?? flight) !== flight) return;
  const { from, to, ghost, target, isOfPile } = flight;
  const goal = target?.isConnected ? target.getBoundingClientRect() : to.box;
  const duration = Math.min(1.6, 0.9 + apart(from.box, goal) / 900) * glideTime();
  const [here, there] = [over(ghost, from.box, isOfPile), over(ghost, goal.width ? goal : to.box, isOfPile)];
  const [comes, goes] = [{ ...here, opacity: from.sorts || from.isAway ? 0.3 : 1 }, { ...there, opacity: target ? 1 : 0 }];
  const timing = { duration, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", fill: "both", id: GLIDE };
  ghost.picture.style.opacity = "1";
  const frames = [comes, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.8 }, goes];
  flight.motion = ghost.picture.animate(frames, timing);
  flight.motion.finished.then(() => land(flight), () => {});
}

// What moves among its neighbours glides itself; on a drawing a step is as long as the drawing is large.
function shift({ live, from, to }) {
  const before = live.getBoundingClientRect();
  for (const motion of live.getAnimations()) if (motion.id === GLIDE) motion.cancel();
  const here = live.getBoundingClientRect();
  if (!from.width || !here.width) return;
  const scale = live.ownerSVGElement && live.parentElement.getScreenCTM ? live.parentElement.getScreenCTM().a : 1;
  const [x, y] = [from.left - to.left + before.left - here.left, from.top - to.top + before.top - here.top];
  const away = `${x / scale}px ${y / scale}px`;
  live.animate([{ translate: away }, { translate: "0 0" }], { id: GLIDE, duration: glideTime(), easing: "ease-out" });
}

// --- points ------------------------------------------------------------------------------------------

const scores = () => [...document.querySelectorAll("#p-seats [data-score]")];
const worth = (score) => Number.parseInt(score.textContent, 10);
const points = () => new Map(scores().map((score) => [score.dataset.score, worth(score)]));

function gains(before) {
  return [...points()].map(([seat, now]) => ({ seat, by: now - before.get(seat) })).filter(({ by }) => by);
}

function floatPoints({ seat, by }) {
  const score = document.querySelector(`#p-seats [data-score="${seat}"]`);
  const seen = score?.getClientRects().length ? score : score?.closest("[data-seat]");
  if (!seen?.getClientRects().length) return;
  const words = by > 0 ? `+${by}` : `−${-by}`;
  const duration = (FLOATING * glideTime()) / USUAL;
  float(words, by > 0 ? "is-gain" : "is-loss", seen.getBoundingClientRect(), { duration, easing: "ease-out", id: FLOAT });
}

// --- the caption -------------------------------------------------------------------------------------

const NAMESPACE = "http://www.w3.org/2000/svg";

function markOf(seat) {
  const mark = document.createElementNS(NAMESPACE, "svg");
  mark.setAttribute("class", `k-icon k-seat-mark k-seat-${seat % 4}`);
  mark.appendChild(document.createElementNS(NAMESPACE, "use")).setAttribute("href", `#i-seat-${seat % 4}`);
  return mark;
}

function hideCaption() {
  clearTimeout(lingering);
  if (caption()) caption().hidden = true;
}

function tell({ seat, words }) {
  const line = caption();
  if (!line) return;
  const text = document.createElement("span");
  text.textContent = words;
  line.replaceChildren(...(seat < 0 ? [] : [markOf(seat)]), text);
  line.hidden = false;
  clearTimeout(lingering);
  lingering = setTimeout(hideCaption, LINGER);
}

// --- one after the other -----------------------------------------------------------------------------

function play({ said, flights, gained }) {
  if (said) tell(said);
  flights.forEach(fly);
  gained.forEach(floatPoints);
}

function next() {
  const step = steps.shift();
  timer = 0;
  if (!step) return;
  play(step);
  const now = performance.now();
  const least = steps.map(({ due }, at) => (due - now) / (at + 1));
  timer = setTimeout(next, Math.max(0, Math.min(pause, ...least)));
}

// What belongs to the seat of a sentence is shown with it; all else with the first.
function stepsOf(sentences, flights, gained) {
  const due = performance.now() + LONGEST - 2 * glideTime();
  const whose = ({ seat }) => Math.max(0, sentences.findIndex((said) => String(said.seat) === seat));
  return sentences.map((said, at) => ({
    said,
    due,
    flights: flights.filter((flight) => whose(flight) === at),
    gained: gained.filter((gain) => whose(gain) === at),
  }));
}

const stillLeads = ({ target, name }) => !target || (target.isConnected && (!name || nameOf(target) === name));

// What stands where, and how many points everybody has.
export const remember = () => ({ ...look(), points: points() });

// `before`: what was remembered, or nothing where nothing shall move; `sentences`: what others did, with their seats.
export function show(before, sentences) {
  const moved = before && moves(before, look());
  const found = (moved?.flights ?? []).map(begin).filter(Boolean);
  for (const flight of [...flying.values()]) if (!stillLeads(flight)) end(flight);
  moved?.shifts.forEach(shift);
  const gained = before ? gains(before.points) : [];
  if (!sentences.length) return play({ said: null, flights: found, gained });
  steps.push(...stepsOf(sentences, found, gained));
  pause = (Math.min(PAUSE, BURST / steps.length) * (glideTime() || USUAL)) / USUAL;
  if (!timer) next();
  return undefined;
}

// To the present, at once.
export function skip() {
  clearTimeout(timer);
  timer = 0;
  steps = [];
  for (const flight of [...flying.values()]) end(flight);
  for (const motion of document.getAnimations()) if (motion.id === GLIDE || motion.id === FLOAT) motion.cancel();
  hideCaption();
}

// Whether somebody meant a picture, or a thing that could not be seen yet: then they did not mean what stands there.
function aimsAtGhost({ target, clientX, clientY }) {
  return [...flying.values()].some(({ ghost, target: awaited }) => {
    if (awaited?.contains(target)) return true;
    const { left, top, right, bottom } = ghost.picture.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
}

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function press(event) {
  isSwallowing = isMoving() && aimsAtGhost(event);
  skip();
  if (isSwallowing) event.stopImmediatePropagation();
}

function click(event) {
  const isMeant = !isSwallowing || event.detail === 0;
  isSwallowing = false;
  skip();
  if (!isMeant) stop(event);
}

function type(event) {
  const focused = document.activeElement;
  const isPress = ["Enter", " "].includes(event.key);
  const isUnseen = isPress && [...flying.values()].some(({ target }) => target?.contains(focused));
  skip();
  if (isUnseen) stop(event);
}

export function listen() {
  addEventListener("pointerdown", press, { capture: true });
  addEventListener("click", click, { capture: true });
  addEventListener("keydown", type, { capture: true });
  document.addEventListener("visibilitychange", () => document.hidden && skip());
}
