// The sheet of settings: how the table looks and moves, remembered by this browser. What it asks stands in asking.js.

import { root } from "./page.js";
import { isAnswering, isAsking, isQuick, toggleAnswering, toggleAsking, toggleQuick } from "./asking.js";
import * as sound from "./sound.js";

// Each is an attribute of the page while it is not as usual, and a style sheet follows it.
const LOOKS = ["motion", "size", "contrast", "palette"];
const USUAL = "usual";
const SYSTEM = "system";
const light = matchMedia("(prefers-color-scheme: light)");
const page = document.documentElement;

const SWITCHES = {
  sound: [sound.isOn, sound.toggle],
  asking: [isAsking, toggleAsking],
  answering: [isAnswering, toggleAnswering],
  quick: [isQuick, toggleQuick],
};

const kept = (name) => localStorage.getItem(`kosmodrom-${name}`) ?? USUAL;

function look(name) {
  if (kept(name) === USUAL) delete page.dataset[name];
  else page.dataset[name] = kept(name);
}

// The server draws the page in the light of the cookie; whoever has none follows the system.
const YEAR = 31536000;
const remember = (theme, age, path) => { document.cookie = `k-theme=${theme}; path=${path}; max-age=${age}; samesite=lax`; };
const theme = () => (document.cookie.includes("k-theme=") ? page.dataset.theme : SYSTEM);

function followSystem() {
  for (const path of new Set([root || "/", "/"])) remember("", 0, path);
  localStorage.removeItem("kosmodrom-theme");
  page.dataset.theme = light.matches ? "day" : "night";
}

export function changeLight(wanted = page.dataset.theme === "day" ? "night" : "day") {
  if (wanted === SYSTEM) followSystem();
  else {
    page.dataset.theme = wanted;
    remember(wanted, YEAR, root || "/");
  }
  show();
}

function show() {
  for (const [name, [isOn]] of Object.entries(SWITCHES))
    document.querySelector(`[data-${name}]`)?.setAttribute("aria-pressed", String(isOn()));
  for (const field of document.querySelectorAll("[data-setting]"))
    field.value = field.dataset.setting === "theme" ? theme() : kept(field.dataset.setting);
}

function change({ target }) {
  const name = target.dataset?.setting;
  if (name === "theme") changeLight(target.value);
  else if (name) {
    localStorage.setItem(`kosmodrom-${name}`, target.value);
    look(name);
  }
}

// Whether the button is a switch, and was pressed.
export function press(button) {
  const name = Object.keys(SWITCHES).find((each) => button.hasAttribute(`data-${each}`));
  if (!name) return false;
  button.setAttribute("aria-pressed", String(SWITCHES[name][1]()));
  document.dispatchEvent(new Event("k-settings"));
  return true;
}

export function listen() {
  LOOKS.forEach(look);
  if (kept("theme") === SYSTEM) followSystem();
  light.addEventListener("change", () => theme() === SYSTEM && followSystem());
  document.addEventListener("change", change);
  for (const button of document.querySelectorAll("[data-open=p-settings], [data-open=p-menu]")) button.addEventListener("click", show);
  show();
}
