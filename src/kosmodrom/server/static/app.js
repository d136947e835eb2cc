// The page of a table: listens to its stream, shows what changes, sends what is decided.

import { $, data, mark, root, say, send, state, swap } from "./page.js";
import * as act from "./act.js";
import * as badges from "./badges.js";
import * as carrying from "./carrying.js";
import * as clocks from "./clocks.js";
import * as coach from "./coached.js";
import * as ending from "./ending.js";
import * as edges from "./edges.js";
import * as folding from "./folding.js";
import * as hints from "./hint.js";
import * as keys from "./keys.js";
import { openGuide } from "./glossary.js";
import * as panels from "./panels.js";
import * as story from "./story.js";
import * as stream from "./stream.js";
import { copy } from "./copying.js";
import { isAnswering } from "./asking.js";
import { tone } from "./sound.js";

let wasAsked = null;
let isSaying = false;
let wasOver = state.now.state === "over";

// Only where a board has something that can be moved about in its place.
let isCharted = false;
async function chart() {
  if (isCharted || !document.querySelector("[data-chart]")) return;
  isCharted = true;
  (await import("./chart.js")).listen();
}

function settle() {
  chart();
  mark();
  hints.settle();
  coach.settle();
  act.foretellAgain();
  keys.rove();
  keys.settle();
  edges.settle();
  story.settle();
  // What the page answers by itself is not asked of the person: no tone, no title, nothing to press.
  const forced = state.now.question != null && isAnswering() ? state.now.forced : null;
  const byItself = forced ?? act.lastOfShown();
  const isAsked = state.now.question != null && !byItself;
  if (isAsked && wasAsked === false) tone("turn");
  if (state.now.state === "over" && !wasOver) {
    wasOver = true;
    tone("over");
    $("p-end").scrollIntoView({ block: "start" });
    ending.reveal();
  }
  wasAsked = isAsked;
  badges.show(isAsked ? `● ${data.myTurn} · ${data.title}` : data.title, isAsked);
  document.body.classList.toggle("is-asked", isAsked);
  document.body.dataset.state = state.now.state;
  document.body.dataset.question = state.now.question ?? "";
  if (byItself) act.decide(byItself);
  carrying.settle();
  offerSharing();
  const curtain = document.querySelector(".p-curtain button");
  if (curtain && !curtain.closest(".p-curtain").contains(document.activeElement)) curtain.focus();
}

// What others did to a seat is one sentence: the last, which says what it all was for.
function doneByOthers({ told, by = [] }) {
  const sentences = told.map((words, at) => ({ words, seat: by[at] ?? null }));
  return sentences.filter(({ seat }, at) => seat !== null && seat !== sentences[at + 1]?.seat);
}

function receive(event) {
  const news = JSON.parse(event.data);
  Object.assign(state.now, news.now);
  swap(news.fragments, doneByOthers(news));
  settle();
  badges.hear(news.heard);
  for (const sentence of [...news.told, ...news.said]) say(sentence);
}

// The table was removed: nothing is asked any more, and nothing can be pressed but what leads away.
function leave() {
  state.now = { state: state.now.state, seat: null, question: null, legal: {} };
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  act.hide();
  for (const part of document.querySelectorAll(".p-skip, .p-top > :not(h1, .p-brand), #p-notice, .p-sit, .p-frame > :not(main), main > *")) part.inert = true;
  for (const seat of document.querySelectorAll(".p-seat.is-asked")) seat.classList.remove("is-asked");
  document.body.dataset.gone = "";
  $("p-status").textContent = data.gone;
  settle();
  badges.show(`${data.gone} · ${data.title}`, false);
  $("p-offline-home").focus();
}

// --- buttons of the page -----------------------------------------------------------------------------

// What cannot be undone is asked once more, on its button.
function isUnsure(button) {
  const { sure } = button.dataset;
  if (!sure || button.classList.contains("is-sure")) return false;
  button.classList.add("is-sure");
  button.querySelector("span").textContent = sure;
  say(sure);
  return true;
}

async function post(button) {
  if (isUnsure(button)) return;
  try {
    const told = await send(button.dataset.post, JSON.parse(button.dataset.body));
    if (button.hasAttribute("data-leave")) return location.assign(`${root}/`);
    if (button.hasAttribute("data-go") && told.table) location.assign(`${root}/table/${told.table}`);
    if (button.dataset.done) {
      say(button.dataset.done);
      button.textContent = button.dataset.done;
      button.disabled = true;
      return;
    }
    $("p-menu").close();
  } catch (error) {
    act.tell(button, act.told(error));
  }
}

async function copyLink(button) {
  if (await copy(button)) button.textContent = data.copied;
  else act.tell(button, data.notCopied);
}

async function checkFairness(button) {
  const seed = document.querySelector("[data-seed]").textContent.trim();
  const bytes = new Uint8Array(seed.match(/../g).map((pair) => parseInt(pair, 16)));
  const prefix = new TextEncoder().encode("kosmodrom commitment ");
  const whole = new Uint8Array([...prefix, ...bytes]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const promised = $("p-menu").querySelector("code").textContent.trim();
  button.parentElement.querySelector("[data-fair-answer]").textContent = hex === promised ? data.fair : data.unfair;
}

// Its script comes when it is wanted.
async function showReminders(button) {
  const { open } = await import("./reminders.js");
  if (!(await open())) act.tell(button, data.notSeated);
}

// All links, or that of one seat as a code.
async function showLinks(button) {
  const query = new URLSearchParams({ lang: document.documentElement.lang, ...(button.dataset.qr && { seat: button.dataset.qr }) });
  const answer = await fetch(`${root}/table/${data.table}/links?${query}`).catch(() => null);
  if (!answer?.ok) return act.tell(button, data.failed);
  $("p-zoom").innerHTML = `${await answer.text()}<form method="dialog"><button class="p-button is-main">${data.close}</button></form>`;
  $("p-zoom").showModal();
  return undefined;
}

const share = (button) =>
  navigator.share({ title: button.dataset.send, url: button.parentElement.querySelector("input").value }).catch(() => null);

function offerSharing() {
  for (const button of document.querySelectorAll("[data-send]")) button.hidden = !navigator.share;
}

function click(event) {
  const button = event.target.closest?.("button, a");
  if (!button || panels.press(button, event) || ending.press(button) || coach.press(button)) return;
  const set = button.dataset;
  if (set.undo) act.undo(set.undo);
  else if (set.reminders != null) showReminders(button);
  else if (set.hint != null) hints.hint();
  else if (set.post) post(button);
  else if (button.hasAttribute("data-guide")) {
    event.preventDefault();
    openGuide(button);
  } else if (button.hasAttribute("data-refresh")) location.reload();
  else if (button.hasAttribute("data-copy")) copyLink(button);
  else if (button.hasAttribute("data-links") || set.qr) showLinks(button);
  else if (set.send) share(button);
  else if (button.hasAttribute("data-check-fair")) checkFairness(button);
}

document.addEventListener("click", click);
document.addEventListener("submit", async (event) => {
  if (!event.target.matches("[data-say]")) return;
  event.preventDefault();
  const field = event.target.querySelector("input");
  const text = field.value.trim();
  if (!text || isSaying) return;
  isSaying = true;
  try {
    await send("chat", { text, seat: state.now.seat });
    if ($("p-say").value.trim() === text) $("p-say").value = "";
    $("p-unsaid").hidden = true;
  } catch (error) {
    $("p-unsaid").textContent = error.told ? error.message : data.failed;
    $("p-unsaid").hidden = false;
  }
  isSaying = false;
});
document.addEventListener("k-settings", settle);
clocks.listen();
carrying.listen();
act.listen();
keys.listen();
folding.listen();
edges.listen();
ending.listen();
story.listen();
panels.listen();
coach.listen();
settle();
stream.listen(receive, leave);
