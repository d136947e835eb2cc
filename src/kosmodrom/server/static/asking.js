// Whether to ask before something hidden is shown: a setting of this browser, and of each of its tables.

import { data } from "./page.js";

const KEY = "kosmodrom-ask";
const here = `${KEY}-${data.table}`;

export const isAsking = () => localStorage.getItem(KEY) !== "off" && localStorage.getItem(here) !== "off";

export const stopAsking = () => localStorage.setItem(here, "off");

export function toggleAsking() {
  const isOn = isAsking();
  localStorage.removeItem(here);
  localStorage.setItem(KEY, isOn ? "off" : "on");
  return !isOn;
}
