// The replay: steps, turns, a slider, playing by itself, and the log beside it. The address always names the moment that
// is shown, and through whose eyes.

import { listen as listenToCharts } from "./chart.js";
import { $, root, swap } from "./page.js";

const slider = $("p-slider");
const turns = JSON.parse(slider.dataset.turns);
const begin = Number(slider.dataset.begin);
const last = Number(slider.max);
const words = $("p-words").dataset;
const player = document.querySelector("[data-play]");
const speed = document.querySelector("[data-speed]");
const log = document.querySelector(".p-log");
const lines = [...log.querySelectorAll("[data-at]")];
// Milliseconds from line to line.
const BEATS = { slow: 3000, usual: 1500, fast: 500 };
let wanted = null;
let loading = null;
let timer = 0;

const here = () => Number(slider.value);

function query(at) {
  const parts = new URLSearchParams();
  if (slider.dataset.viewer !== undefined) parts.set("eyes", slider.dataset.viewer);
  parts.set("at", at);
  return parts;
}

async function load() {
  while (wanted !== null) {
    const at = wanted;
    wanted = null;
    const answer = await fetch(`${root}/table/${slider.dataset.table}/moment?${query(at)}`).catch(() => null);
    if (!answer?.ok) continue;
    const moment = await answer.json();
    swap(moment.parts);
    history.replaceState(null, "", `?${query(moment.at)}`);
    document.body.dataset.at = moment.at;
  }
  loading = null;
}

// The line of the log that was told last is marked, and brought into the middle of the log; the page stays where it is.
function follow() {
  const at = lines.findLastIndex((line) => Number(line.dataset.at) <= here());
  lines.forEach((line, number) => {
    line.classList.toggle("is-later", number > at);
    if (number === at) line.setAttribute("aria-current", "step");
    else line.removeAttribute("aria-current");
  });
  const line = lines[Math.max(0, at)];
  const away = line.getBoundingClientRect().top - log.getBoundingClientRect().top;
  log.scrollTop += away - (log.clientHeight - line.offsetHeight) / 2;
}

function go(at) {
  wanted = Math.max(0, Math.min(last, at));
  slider.value = wanted;
  follow();
  loading ??= load();
  return loading;
}

// --- playing by itself -------------------------------------------------------------------------------

function press(isPlaying) {
  player.setAttribute("aria-pressed", String(isPlaying));
  const name = isPlaying ? words.pauses : words.plays;
  player.setAttribute("aria-label", name);
  player.title = name;
}

function pause() {
  clearTimeout(timer);
  timer = 0;
  press(false);
}

function beat() {
  timer = setTimeout(async () => {
    const next = lines.find((line) => Number(line.dataset.at) > here());
    await go(next ? Number(next.dataset.at) : last);
    if (!timer) return;
    if (here() < last) beat();
    else pause();
  }, BEATS[speed.value]);
}

function play() {
  if (timer) return void pause();
  press(true);
  if (here() >= last) go(begin);
  beat();
}

function jumpTo(at) {
  pause();
  go(at);
}

const step = (by) => jumpTo(here() + by);
const turn = (by) => jumpTo(by > 0 ? turns.find((at) => at > here()) ?? last : turns.findLast((at) => at < here()) ?? 0);

// --- what is pressed ---------------------------------------------------------------------------------

async function show(path) {
  const answer = await fetch(`${root}/table/${slider.dataset.table}/${path}`);
  if (!answer.ok) return;
  $("p-zoom").innerHTML = await answer.text();
  if (!$("p-zoom").open) $("p-zoom").showModal();
}

function showTab(tab) {
  document.body.dataset.tab = tab;
  for (const button of document.querySelectorAll("[data-show]"))
    button.setAttribute("aria-pressed", String(button.dataset.show === tab));
  follow();
}

const KEYS = {
  " ": play,
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  PageUp: () => turn(-1),
  PageDown: () => turn(1),
  Home: () => jumpTo(here() > begin ? begin : 0),
  End: () => jumpTo(last),
  "?": () => $("p-help").showModal(),
};

// A key that means something to what has the focus is left to it.
const isTaken = (key, thing) =>
  (key === " " && thing.closest("button, a, select, summary, input:not(#p-slider)")) || thing.closest("select");

function copy(button) {
  navigator.clipboard?.writeText(location.href);
  (button.querySelector("span") ?? button).textContent = button.dataset.copied;
}

function click(event) {
  const button = event.target.closest?.("[data-play], [data-step], [data-jump], [data-copy-here], [data-help], [data-show], .p-story a, [data-share], [data-enlarge]");
  if (!button) {
    const thing = event.target.closest?.("[data-zoom], [data-score]");
    if (!thing || thing.closest("dialog")) return;
    if (thing.dataset.zoom) show(`zoom?${new URLSearchParams({ thing: thing.dataset.zoom })}`);
    else show(`score?seat=${thing.dataset.score}&${query(slider.value)}`);
    return;
  }
  event.preventDefault();
  const { step: by, jump, show: tab, enlarge } = button.dataset;
  if (by) step(Number(by));
  else if (jump) turn(Number(jump));
  else if (tab) showTab(tab);
  else if (enlarge) show(`zoom?${new URLSearchParams({ thing: enlarge })}`);
  else if (button.hasAttribute("data-play")) play();
  else if (button.hasAttribute("data-help")) $("p-help").showModal();
  else if (button.hasAttribute("data-copy-here")) copy(button);
  else jumpTo(Number(button.closest("[data-at]").dataset.at));
}

// A moment may be named behind the address, too.
function readAddress() {
  const named = /^#(\d+)$/.exec(location.hash);
  if (named) jumpTo(Number(named[1]));
}

slider.addEventListener("input", () => jumpTo(here()));
document.addEventListener("keydown", (event) => {
  if (!(event.key in KEYS) || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
  if (isTaken(event.key, event.target)) return;
  event.preventDefault();
  KEYS[event.key]();
});
document.addEventListener("click", click);
addEventListener("hashchange", readAddress);
document.body.dataset.at = slider.value;
// Who has no hand reads the log where there is room for one of them only.
if (!$("p-hand").children.length && matchMedia("(max-width: 999px)").matches) showTab("log");
listenToCharts();
follow();
readAddress();
