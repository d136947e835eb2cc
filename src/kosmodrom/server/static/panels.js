// What stands around the board, at a table and in a lesson: tabs, dialogs, points, and the settings.

import { $, data, state } from "./page.js";
import { tell } from "./act.js";
import { bring } from "./bringing.js";
import { door } from "./door.js";
import * as keys from "./keys.js";
import * as settings from "./settings.js";

const isSmall = matchMedia("(max-width: 600px)");
// What is seen with each tab of a phone; the log covers the board, and is left by whoever reads it alone.
const SHOWN = { hand: ["p-hand", "p-table", "p-actions"], seats: ["p-seats"] };
// Whether the seats are shown because a question was there, not because somebody wanted to see them.
let isBrought = false;
let followed = "";

export function show(tab) {
  // The board stays where it is while something else fills the screen.
  const seats = $("p-seats");
  if (seats && document.body.dataset.tab === "hand")
    document.body.style.setProperty("--k-strip", `${seats.getBoundingClientRect().height}px`);
  document.body.dataset.tab = tab;
  for (const button of document.querySelectorAll("[data-show]"))
    button.setAttribute("aria-pressed", String(button.dataset.show === tab));
  dot();
  keys.rove();
  document.dispatchEvent(new Event("k-shown"));
}

const found = (tab, look) => SHOWN[tab].flatMap((id) => [...($(id)?.querySelectorAll(look) ?? [])]);

// With the hand the board is seen too: a tab that hides it has the dot of the board on the other one.
function dot() {
  const isHidden = isSmall.matches && document.body.dataset.tab !== "hand";
  const tab = document.querySelector('[data-show="hand"]');
  for (const [look, mark] of [[".is-legal", "has-legal"], [".is-hinted", "is-hinted"]])
    if (isHidden) tab?.classList.toggle(mark, found("hand", look).length > 0);
    else tab?.classList.toggle(mark, Boolean($("p-hand")?.querySelector(look)));
}

// On a phone a question is never out of sight: where nothing of it is in the tab that is shown, the other one comes.
export function follow() {
  const { tab } = document.body.dataset;
  if (!isSmall.matches || !(tab in SHOWN)) return;
  const goesOn = (of) => found(of, ".is-legal:not(.is-ending)").length > 0;
  if (tab === "seats" && ((isBrought && goesOn("hand")) || (!goesOn("seats") && found("hand", ".is-legal").length))) {
    isBrought = false;
    show("hand");
  } else if (tab === "hand" && !goesOn("hand") && goesOn("seats")) {
    isBrought = true;
    show("seats");
  }
}

// The card that can be taken back and the first one that can be meant are pushed into sight: a strip stays where it was.
function reveal() {
  for (const back of $("p-hand").querySelectorAll("[data-undo]")) back.parentElement.scrollLeft = back.parentElement.scrollWidth;
  const legal = $("p-hand").querySelector(".is-legal");
  if (legal?.getClientRects().length) bring(legal);
}

function settle() {
  const { now } = state;
  dot();
  const question = now.question == null ? "" : `${now.seat} ${now.question}`;
  if (question === followed) return;
  followed = question;
  if (question) {
    follow();
    if (isSmall.matches) reveal();
  }
}

async function showScore(seat, button) {
  const answer = await door.score(seat).catch(() => null);
  if (!answer?.ok) return tell(button, data.failed);
  $("p-zoom").innerHTML = await answer.text();
  if (!$("p-zoom").open) $("p-zoom").showModal();
  return undefined;
}

// Whether the button is one of these, and was pressed.
export function press(button, event) {
  const { open, score, show: tab } = button.dataset;
  if (score) showScore(score, button);
  else if (open) {
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    $(open).showModal();
  } else if (tab) {
    isBrought = false;
    show(tab);
  } else if (button.hasAttribute("data-theme-switch")) {
    event.preventDefault();
    settings.changeLight();
  } else return settings.press(button);
  return true;
}

export function listen() {
  settings.listen();
  show(matchMedia("(min-width: 1000px)").matches ? "seats" : "hand");
  document.addEventListener("k-marked", settle);
}
