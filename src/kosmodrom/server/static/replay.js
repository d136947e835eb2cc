// The replay: a slider and keys; the address always names the moment that is shown, and through whose eyes.

import { listen as listenToCharts } from "./chart.js";
import { $, root, swap } from "./page.js";

const slider = $("p-slider");
const turns = JSON.parse(slider.dataset.turns);
const last = Number(slider.max);
let wanted = null;
let isLoading = false;

function query(at) {
  const parts = new URLSearchParams();
  if (slider.dataset.eyes !== undefined) parts.set("eyes", slider.dataset.eyes);
  parts.set("at", at);
  return parts;
}

async function load() {
  if (isLoading) return;
  isLoading = true;
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
  isLoading = false;
}

function go(at) {
  wanted = Math.max(0, Math.min(last, at));
  slider.value = wanted;
  load();
}

const step = (by) => go(Number(slider.value) + by);

// To the next or the previous turn: of the own seat, or of any where nobody's eyes are chosen.
function jump(by) {
  const at = Number(slider.value);
  go(by > 0 ? turns.find((turn) => turn > at) ?? last : turns.findLast((turn) => turn < at) ?? 0);
}

async function show(path) {
  const answer = await fetch(`${root}/table/${slider.dataset.table}/${path}`);
  if (!answer.ok) return;
  $("p-zoom").innerHTML = await answer.text();
  if (!$("p-zoom").open) $("p-zoom").showModal();
}

const KEYS = {
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  PageUp: () => jump(-1),
  PageDown: () => jump(1),
  Home: () => go(0),
  End: () => go(last),
  "?": () => $("p-help").showModal(),
};

slider.addEventListener("input", () => go(Number(slider.value)));
document.addEventListener("keydown", (event) => {
  if (!(event.key in KEYS) || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  KEYS[event.key]();
});
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-step], [data-jump], [data-copy-here], [data-help]");
  if (!button) {
    const thing = event.target.closest?.("[data-zoom], [data-score]");
    if (!thing || thing.closest("dialog")) return;
    if (thing.dataset.zoom) show(`zoom?${new URLSearchParams({ thing: thing.dataset.zoom })}`);
    else show(`score?seat=${thing.dataset.score}&${query(slider.value)}`);
    return;
  }
  event.preventDefault();
  if (button.dataset.step) step(Number(button.dataset.step));
  else if (button.dataset.jump) jump(Number(button.dataset.jump));
  else if (button.hasAttribute("data-help")) $("p-help").showModal();
  else {
    navigator.clipboard?.writeText(location.href);
    (button.querySelector("span") ?? button).textContent = button.dataset.copied;
  }
});
listenToCharts();
