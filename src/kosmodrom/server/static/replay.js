// The replay: a slider and arrow keys; the address always names the moment that is shown.

import { swap } from "./page.js";

const slider = document.getElementById("p-slider");
let wanted = null;
let isLoading = false;

async function load() {
  if (isLoading) return;
  isLoading = true;
  while (wanted !== null) {
    const at = wanted;
    wanted = null;
    const answer = await fetch(`/table/${slider.dataset.table}/moment?at=${at}`).catch(() => null);
    if (!answer?.ok) continue;
    const moment = await answer.json();
    swap(moment.parts);
    history.replaceState(null, "", `?at=${moment.at}`);
    document.body.dataset.at = moment.at;
  }
  isLoading = false;
}

function go(at) {
  wanted = Math.max(0, Math.min(Number(slider.max), at));
  slider.value = wanted;
  load();
}

slider.addEventListener("input", () => go(Number(slider.value)));
document.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || event.target === slider) return;
  event.preventDefault();
  go(Number(slider.value) + step);
});
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-step], [data-copy-here]");
  if (!button) return;
  event.preventDefault();
  if (button.dataset.step) return go(Number(slider.value) + Number(button.dataset.step));
  navigator.clipboard?.writeText(location.href);
  button.textContent = button.dataset.copied;
});
