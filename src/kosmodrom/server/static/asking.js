// What is asked and what is not: settings of this browser, one of them of each of its tables too.

import { data } from "./page.js";

// Whether to ask before something hidden is shown.
const KEY = "kosmodrom-ask";
const here = `${KEY}-${data.table}`;

export const isAsking = () => localStorage.getItem(KEY) !== "off" && localStorage.getItem(here) !== "off";

export const stopAsking = () => localStorage.setItem(here, "off");

// Whether the page answers where there is one answer only; a setting of this browser.
const FORCED = "kosmodrom-forced";

export const isAnswering = () => localStorage.getItem(FORCED) !== "off";

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
