// Whether a coach stands at this table. Its script comes where one does, or when its button is pressed.

import { $, data } from "./page.js";

export const HERE = `kosmodrom-coach-${data.table}`;
const BUTTONS = "[data-coach], [data-coach-known], [data-coach-can], [data-coach-good], [data-coach-fold]";

export const isCoached = () => Boolean($("p-coach")) && localStorage.getItem(HERE) === "on";

let coming = null;
let coach = null;

async function come() {
  coming ??= import("./coach.js");
  coach = await coming;
  return coach;
}

export async function settle() {
  if (coach ?? isCoached()) (coach ?? (await come())).settle();
}

// Whether the button is one of the coach's, and was pressed.
export function press(button) {
  if (!button.matches(BUTTONS)) return false;
  come().then(() => coach.press(button));
  return true;
}

// A table that was opened for a first game says so in its address, once.
export function listen() {
  if (!$("p-coach") || new URLSearchParams(location.search).get("coach") !== "on") return;
  localStorage.setItem(HERE, "on");
  history.replaceState(null, "", location.pathname);
}
