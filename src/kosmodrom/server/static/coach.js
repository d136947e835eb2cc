// The coach of a first game: says what a kind of decision is when it first comes up, and falls silent once it is known.

import { HERE, isCoached } from "./coached.js";
import { $, data, root, say, state } from "./page.js";
import { hint } from "./hint.js";

const KNOWN = "kosmodrom-coach-known";
const FOLDED = "kosmodrom-coach-folded";
const MOST_NAMED = 12;
const MOST_NAMED_OF_A_KIND = 4;
const strip = $("p-coach");
const { lang } = document.documentElement;
let remarks = null;
let told = null;

// On a phone what is opened by a tab begins below the coach, however much is said.
const head = strip.parentElement;
new ResizeObserver(() => document.documentElement.style.setProperty("--p-head", `${head.offsetHeight}px`)).observe(head);

function counts() {
  try {
    return Object(JSON.parse(localStorage.getItem(KNOWN) ?? "{}"));
  } catch {
    return {};
  }
}

const key = ({ id }) => `${strip.dataset.game} ${id}`;
const said = (remark) => Number(counts()[key(remark)]) || 0;
const count = (remark, times) => localStorage.setItem(KNOWN, JSON.stringify({ ...counts(), [key(remark)]: times }));
const isKnown = (remark) => said(remark) >= remark.times;

// Whether a pattern such as mine:* means a decision.
function fits(pattern, decision) {
  const [head, ...parts] = pattern.split("*");
  if (!parts.length) return decision === pattern;
  const foot = parts.pop();
  let at = head.length;
  for (const part of parts) {
    const found = decision.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return decision.startsWith(head) && decision.endsWith(foot) && at <= decision.length - foot.length;
}

const means = ({ when }, decision) => when.some((pattern) => fits(pattern, decision));
const legal = () => Object.entries(state.now.legal ?? {});
const concerns = (remark) => legal().some(([decision]) => means(remark, decision));

// Of what can be decided now, what was said least often.
function next() {
  const open = remarks.filter((remark) => concerns(remark) && !isKnown(remark));
  return open.reduce((best, remark) => (best && said(best) <= said(remark) ? best : remark), null);
}

function show(remark) {
  strip.classList.toggle("is-silent", !remark);
  strip.querySelector("[data-coach-says]").textContent = remark?.says ?? strip.dataset.silent;
  strip.querySelector("[data-coach-known]").hidden = !remark;
  const rule = strip.querySelector("[data-coach-rule]");
  rule.hidden = !remark;
  rule.textContent = remark?.rule ?? "";
  rule.title = remark?.words ?? "";
  if (remark) rule.href = `${data.rules}#${remark.rule}`;
}

// What others have done to the seat since its last decision, as the log has it.
function tellNews() {
  const lines = [...document.querySelectorAll("#p-log .is-met")].map((line) => line.textContent.trim());
  const news = strip.querySelector("[data-coach-news]");
  news.hidden = !lines.length;
  news.textContent = lines.join(" ");
  if (lines.length) say(news.textContent);
}

async function load() {
  const answer = await fetch(`${root}/learn/${strip.dataset.game}/first-game/remarks?${new URLSearchParams({ lang })}`);
  remarks = answer.ok ? await answer.json() : [];
}

// In one line it stays, at every table, until it is unfolded.
function fold() {
  const isFolded = localStorage.getItem(FOLDED) === "on";
  strip.classList.toggle("is-folded", isFolded);
  strip.querySelector("[data-coach-fold]").setAttribute("aria-expanded", String(!isFolded));
}

// Whoever has answered the question at which something was said has met it once more.
export async function settle() {
  strip.hidden = !isCoached() || state.now.state !== "running";
  for (const button of document.querySelectorAll("[data-coach][aria-pressed]")) button.setAttribute("aria-pressed", String(isCoached()));
  if (strip.hidden) return;
  fold();
  if (!remarks) await load();
  const { question } = state.now;
  if (question == null && !told) show(null);
  if (question == null || told?.question === question) return;
  if (told?.remark) count(told.remark, said(told.remark) + 1);
  told = { question, remark: next() };
  show(told.remark);
  tellNews();
  say(told.remark?.says);
}

function part(name, words) {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}

// Everything that can be done now: what it is in the words of the coach, then what it comes to here in those of the game.
// What the coach has just said, where that is the only thing there is to say, is not said again.
function explain() {
  const list = document.createElement("dl");
  list.className = "p-choices";
  const spoken = remarks.filter((each) => concerns(each) && each.times > 1);
  const isSaid = spoken.length === 1 && spoken[0] === told?.remark;
  for (const remark of isSaid ? [] : spoken) {
    const meant = legal().filter(([decision]) => means(remark, decision)).map(([, words]) => words);
    const more = meant.length > MOST_NAMED_OF_A_KIND ? [`… (${meant.length})`] : [];
    const named = [...meant.slice(0, MOST_NAMED_OF_A_KIND), ...more].map((words) => part("dd", `› ${words}`));
    list.append(part("dt", remark.name), part("dd", remark.says), ...named);
  }
  const others = legal().filter(([decision]) => isSaid || !spoken.some((remark) => means(remark, decision)));
  for (const [, words] of others.slice(0, MOST_NAMED)) list.append(part("dt", words));
  // While others decide there is nothing to choose from, and the sheet says who does.
  if (!list.firstChild) list.append(part("dt", $("p-status").textContent.trim()));
  const close = $("p-help").querySelector("form").cloneNode(true);
  const title = Object.assign(part("h2", strip.dataset.can), { tabIndex: -1, autofocus: true });
  $("p-zoom").replaceChildren(title, list, close);
  if (!$("p-zoom").open) $("p-zoom").showModal();
}

// One of its buttons was pressed.
export function press(button) {
  if (button.hasAttribute("data-coach")) {
    localStorage.setItem(HERE, isCoached() ? "off" : "on");
    told = null;
    settle();
  } else if (button.hasAttribute("data-coach-known")) {
    count(told.remark, told.remark.times);
    told = { question: state.now.question, remark: null };
    show(null);
  } else if (button.hasAttribute("data-coach-fold")) {
    localStorage.setItem(FOLDED, strip.matches(".is-folded") ? "off" : "on");
    fold();
  } else if (button.hasAttribute("data-coach-can")) explain();
  else hint();
}
