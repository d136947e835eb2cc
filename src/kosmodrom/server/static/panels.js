// What stands around the board, at a table and in a lesson: tabs, dialogs, points, sound, and the light.

import { $, root } from "./page.js";
import { door } from "./door.js";
import * as keys from "./keys.js";
import { isOn, toggle } from "./sound.js";

export function show(tab) {
  document.body.dataset.tab = tab;
  for (const button of document.querySelectorAll("[data-show]"))
    button.setAttribute("aria-pressed", String(button.dataset.show === tab));
  keys.rove();
}

async function showScore(seat) {
  const answer = await door.score(seat);
  if (!answer.ok) return;
  $("p-zoom").innerHTML = await answer.text();
  if (!$("p-zoom").open) $("p-zoom").showModal();
}

function changeLight() {
  const theme = document.documentElement.dataset.theme === "day" ? "night" : "day";
  document.documentElement.dataset.theme = theme;
  document.cookie = `k-theme=${theme}; path=${root || "/"}; max-age=31536000; samesite=lax`;
}

// Whether the button is one of these, and was pressed.
export function press(button, event) {
  const { open, score, show: tab } = button.dataset;
  if (score) showScore(score);
  else if (open) {
    $("p-menu").close();
    $(open).showModal();
  } else if (tab) show(tab);
  else if (button.hasAttribute("data-sound")) button.setAttribute("aria-pressed", String(toggle()));
  else if (button.hasAttribute("data-theme-switch")) {
    event.preventDefault();
    changeLight();
  } else return false;
  return true;
}

export function listen() {
  document.querySelector("[data-sound]")?.setAttribute("aria-pressed", String(isOn()));
  show(matchMedia("(min-width: 1000px)").matches ? "seats" : "hand");
}
