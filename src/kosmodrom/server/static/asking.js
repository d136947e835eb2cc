// What is asked and what is not: settings of this browser, one of them of each of its tables too.

import { data } from "./page.js";

const isOff = (key) => localStorage.getItem(key) === "off";

// Whether to ask before something hidden is shown, or given up.
const KEY = "kosmodrom-ask";
const here = `${KEY}-${data.table}`;

export const isAsking = () => !isOff(KEY) && !isOff(here);

export const stopAsking = () => localStorage.setItem(here, "off");

// Whether the page answers where there is one answer only.
const FORCED = "kosmodrom-forced";

export const isAnswering = () => !isOff(FORCED);

export function toggleAnswering() {
  localStorage.setItem(FORCED, isAnswering() ? "off" : "on");
  return isAnswering();
}

export function toggleAsking() {
  const isOn = isAsking();
  localStorage.removeItem(here);
  localStorage.setItem(KEY, isOn ? "off" : "on");
  return !isOn;
}

// Whether a touch acts at once, where otherwise it shows first what it costs and brings.
const QUICK = "kosmodrom-quick";

export const isQuick = () => localStorage.getItem(QUICK) === "on";

export function toggleQuick() {
  localStorage.setItem(QUICK, isQuick() ? "off" : "on");
  return isQuick();
}
