// Deciding: a click on what glows decides, a click on anything else answers why not.

import { isAsking, isQuick, stopAsking } from "./asking.js";
import { door } from "./door.js";
import { meanings } from "./glossary.js";
import { apart, atTheThumb, beside } from "./placing.js";
import { $, couldMean, data, hinted, isEnding, mark, meant, pick, preview, say, state } from "./page.js";
import { tone } from "./sound.js";

const popover = $("p-popover");
const BOARDS = "#p-table, #p-seats, #p-hand";
const OTHERS = 2;
// A second press sooner than this is the same one, made twice.
const TWICE = 350;

// What was asked about last and not answered yet: pressed again, the thing is meant.
let asked = null;
// What was to be chosen among beside the thing that was pressed last: another thing that means one of these means that one.
let listed = null;
let isFinger = false;

// The question at which something was begun that was shown first: where nothing is left to choose, it is not asked again.
let shownAt = null;

function forget() {
  asked = null;
  for (const thing of document.querySelectorAll(".is-meant")) thing.classList.remove("is-meant");
}

export function hide() {
  if (popover.matches(":popover-open")) popover.hidePopover();
}

// The only answer to what was begun, where all of it was shown before; nothing where there is something to choose.
export function lastOfShown() {
  const { begun, legal, question, reveals } = state.now;
  if (shownAt === null || question == null || question === shownAt) return null;
  const all = Object.keys(legal);
  if (all.length === 1 && begun && !reveals?.includes(all[0])) return all[0];
  shownAt = null;
  return null;
}

export async function decide(decision, thing, isShown = shownAt !== null) {
  const { question, seat } = state.now;
  shownAt = isShown ? question : null;
  // The next question may come through the stream before the answer to this one has been confirmed.
  const answered = `${seat} ${question}`;
  if (question == null || state.answering === answered) return;
  state.answering = answered;
  forget();
  hide();
  thing?.classList.add("is-chosen");
  try {
    await door.decide({ question, decision, seat });
  } catch (error) {
    if (error.told?.clause) explain(thing ?? $("p-actions"), error.told);
    else if (error.told?.code !== "late") tell(thing ?? $("p-actions"), data.failed);
    document.body.classList.toggle("is-asked", state.now.question != null);
    mark();
  } finally {
    if (state.answering === answered) state.answering = null;
  }
}

function button(words, press, choice) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "p-button";
  made.textContent = words;
  if (choice) made.dataset.choice = choice;
  if (choice && choice === hinted()) made.classList.add("is-hinted");
  made.addEventListener("click", press);
  return made;
}

// A board may keep a picture of what a decision leads to: then it is the button, and the words are said and shown in a tip.
function pictured(made, decision) {
  const picture = document.querySelector(`[data-shows~="${CSS.escape(decision)}"]`);
  if (!picture) return;
  const words = document.createElement("span");
  words.className = "k-said";
  words.textContent = made.textContent;
  made.title = made.textContent;
  made.classList.add("is-pictured");
  made.replaceChildren(...picture.cloneNode(true).children, words);
}

function ask(thing, ...parts) {
  popover.replaceChildren(...parts.flat());
  if (isFinger) atTheThumb(thing);
  else beside(thing);
  popover.querySelector("button").focus({ preventScroll: true });
}

// The second half of a double click puts away what the first one asked.
function askAgain() {
  if (popover.matches(":popover-open")) return;
  popover.showPopover?.();
  popover.querySelector("button").focus({ preventScroll: true });
}

// What each of several decisions would bring, and apart from it what they all would.
function outlooks(decisions) {
  const all = decisions.map((decision) => preview(decision).split(" · "));
  const alike = all.length > 1 ? all[0].filter((part) => all.every((parts) => parts.includes(part))) : [];
  return [all.map((parts) => parts.filter((part) => !alike.includes(part)).join(" · ")), alike.join(" · ")];
}

function offer(thing, decisions) {
  forget();
  listed = { decisions, question: state.now.question };
  const [bring, alike] = outlooks(decisions);
  ask(thing, paragraph(data.choose), alike ? paragraph(alike, "p-outlook") : [], decisions.map((decision, at) => {
    const made = button(state.now.legal[decision], () => settle(decision, thing, true), decision);
    pictured(made, decision);
    const note = document.createElement("small");
    note.textContent = bring[at];
    if (note.textContent) made.append(note);
    return made;
  }));
}

// What a thing means, or of that what also the thing means that was pressed just before, as a room after a researcher.
function meantHere(thing) {
  const all = meant(thing);
  const both = listed?.question === state.now.question ? all.filter((decision) => listed.decisions.includes(decision)) : [];
  listed = null;
  return both.length ? both : all;
}

// Whether a decision would give up what else could be done; in a lesson the coach knows.
function isGivingUp(decision) {
  if (state.now.endings?.[decision] !== "end" || !isAsking() || data.lesson) return false;
  return Object.keys(state.now.legal).filter((other) => !isEnding(other)).length >= OTHERS;
}

// By finger there is no pointing at a thing before it is pressed: so what it costs and brings is shown first, unless it
// is a step of what was begun already.
const isShownFirst = (decision) =>
  isFinger && !isQuick() && !state.now.begun && !isEnding(decision) && preview(decision) !== "";

function warning(decision, isGivingUp) {
  const reveals = isAsking() && state.now.reveals?.includes(decision);
  if (reveals) return [paragraph(data.confirm)];
  if (!isGivingUp) return [];
  return [paragraph(data.still.replace("{what}", state.now.legal[decision])), paragraph(state.now.others, "p-still")];
}

// What brings something hidden to light, or gives something up, is asked once more; everything else happens at once.
function settle(decision, thing, isShown = false) {
  const givesUp = isGivingUp(decision);
  const warns = warning(decision, givesUp);
  const isFirst = !isShown && isShownFirst(decision);
  const isMeant = asked?.decision === decision && asked.question === state.now.question;
  if (isMeant && performance.now() - asked.at < TWICE) return askAgain();
  if (isMeant || (!warns.length && !isFirst)) return decide(decision, thing, isFirst || (isShown && preview(decision) !== ""));
  forget();
  asked = { decision, question: state.now.question, at: performance.now() };
  thing?.classList.add("is-meant");
  const title = isFirst ? [paragraph(state.now.legal[decision], "p-what"), paragraph(preview(decision), "p-outlook")] : [];
  const always = button(data.sureAlways, () => {
    stopAsking();
    decide(decision, thing);
  }, decision);
  const go = button(givesUp ? data.yes : warns.length ? data.sure : data.doIt, () => decide(decision, thing, isFirst), decision);
  const stay = button(givesUp ? data.playOn : data.notNow, leave);
  (givesUp ? stay : go).classList.add("is-main");
  for (const each of [givesUp ? go : stay, always]) each.classList.add("is-quiet");
  const row = document.createElement("div");
  row.className = "p-asks";
  row.append(...(givesUp ? [stay, go] : [go, stay]));
  ask(thing ?? $("p-actions"), title, warns, row, warns.length ? always : []);
  say(popover.querySelector("p").textContent);
  return undefined;
}

// What was asked once more is left as it is.
export function leave() {
  forget();
  hide();
}

export function putApart(thing, parts, words) {
  popover.replaceChildren(...parts);
  apart(thing);
  say(words);
}

export function put(thing, parts, words) {
  popover.replaceChildren(...parts);
  beside(thing);
  say(words);
}

function paragraph(words, look) {
  const line = document.createElement("p");
  line.textContent = words;
  if (look) line.className = look;
  return line;
}

export function tell(thing, words) {
  put(thing, [paragraph(words)], words);
}

// First what the thing is, then what stands against it here, then the rule; what was begun can be taken back from here.
function explain(thing, { clause, fact, take_back: canTakeBack }) {
  thing.classList.remove("is-refused");
  void thing.getBoundingClientRect();
  thing.classList.add("is-refused");
  thing.addEventListener("animationend", () => thing.classList.remove("is-refused"), { once: true });
  tone("illegal");
  const words = clause[document.documentElement.lang];
  const label = thing.dataset.zoom ? thing.getAttribute("aria-label") : "";
  const rule = paragraph(words, fact || label ? "p-rule" : "");
  const link = document.createElement("a");
  link.className = "k-clause";
  link.href = `${data.rules}#${clause.id}`;
  link.target = "_blank";
  link.textContent = clause.id;
  link.setAttribute("aria-label", `${data.rule} ${clause.id}`);
  rule.append(" ", link);
  const parts = [label && paragraph(label, "p-what"), fact && paragraph(fact, "p-fact"), rule].filter(Boolean);
  if (canTakeBack) parts.push(button(data.takeBack, () => undo("undo")));
  put(thing, parts, fact ? `${fact} ${words}` : words);
}

// Of all that a thing can mean the server explains what is nearest to being legal; a picked die narrows it down.
async function askWhyNot(thing) {
  const answer = await door.whyNot(couldMean(thing), state.now.seat).catch(() => ({}));
  if (answer.clause) explain(thing, answer);
  else tell(thing, answer.words ?? (answer.message ? sentence(answer.message) : data.failed));
}

export function touch(thing) {
  if (thing.hasAttribute("data-do")) {
    const decisions = meantHere(thing);
    if (decisions.length === 1) return settle(decisions[0], thing);
    if (decisions.length > 1) return offer(thing, decisions);
    if (pick(thing)) return undefined;
    if (state.now.state === "running" && state.now.seat != null) return askWhyNot(thing);
  }
  if (thing.dataset.zoom) return zoom(thing);
  return tell(thing, data.notSeated);
}

// A symbol or a number that means no decision says what it is: there is no hovering by finger.
function name(thing) {
  if (!thing || thing.closest("button, a")) return false;
  nameIt(thing);
  return true;
}

async function nameIt(thing) {
  tell(thing, thing.title);
  const entries = await meanings(thing);
  if (!entries.length || popover.textContent !== thing.title) return;
  popover.append(...entries);
  beside(thing);
}

export async function zoom(thing) {
  const place = thing.closest("[data-zoom]");
  if (!place) return undefined;
  const answer = await door.zoom(place.dataset.zoom).catch(() => null);
  if (!answer?.ok) return tell(place, data.failed);
  const dialog = $("p-zoom");
  dialog.innerHTML = await answer.text();
  const decisions = meant(thing.closest("[data-do]") ?? place);
  dialog.prepend(...decisions.map((decision) => {
    const line = document.createElement("p");
    line.className = "p-outlook";
    line.textContent = [state.now.legal[decision], preview(decision)].filter(Boolean).join(" · ");
    return line;
  }));
  if (!dialog.open) dialog.showModal();
  return undefined;
}

const sentence = (words) => words && `${words[0].toUpperCase()}${words.slice(1)}.`;

// What went wrong, in a sentence; where no answer came at all, that.
export const told = (error) => (error.told ? sentence(error.message) : data.failed);

// Past what was shown, whoever is alone with bots is asked once: from then on the match is for practice.
export async function undo(what, practice = false) {
  const thing = document.querySelector(`[data-undo="${what}"]`) ?? $("p-actions");
  hide();
  try {
    const answer = await door.undo({ what, practice, seat: state.now.seat });
    if (answer?.outcome === "asked") tell(thing, data.asked);
  } catch (error) {
    if (error.told?.code !== "practice") return tell(thing, told(error));
    ask(thing, paragraph(data.practice), button(data.practise, () => undo(what, true)), button(data.leave, hide));
    say(data.practice);
  }
  return undefined;
}

// --- what the mouse and fingers do -------------------------------------------------------------------

const outlook = $("p-preview");

function foretell(event) {
  const thing = event.target.closest?.("[data-do]");
  if (!thing || !outlook) return;
  const decisions = meant(thing);
  outlook.classList.toggle("is-legal", decisions.length > 0);
  if (!decisions.length) outlook.textContent = thing.getAttribute("aria-label") ?? "";
  else {
    const [bring, alike] = outlooks(decisions);
    const line = (words, brings) => {
      const [made, bold] = ["span", "b"].map((kind) => document.createElement(kind));
      bold.textContent = brings;
      made.append(words, " ", bold);
      return made;
    };
    const lines = decisions.map((decision, at) => line(thing.closest("#p-actions") ? "" : state.now.legal[decision], bring[at]));
    outlook.replaceChildren(...lines, ...(alike ? [line("", alike)] : []));
  }
}

export function foretellAgain() {
  const thing = document.querySelector("[data-do]:hover") ?? document.querySelector("[data-do]:focus-visible");
  if (thing) foretell({ target: thing });
  else outlook?.replaceChildren();
}

let press = 0;
let pointer = "";
let wasOpen = false;
let isLong = false;

// A bare place of the board, where there could have been something: how to see what can be done.
function answerEmpty({ target, clientX, clientY }) {
  if (wasOpen || state.now.question == null || !target.closest?.("#p-table") || target.closest("button, a, summary")) return;
  tell({ getBoundingClientRect: () => new DOMRect(clientX, clientY, 0, 0) }, data.nothingHere);
}

export function listen() {
  document.addEventListener("click", (event) => {
    if (isLong) {
      isLong = false;
      event.preventDefault();
      return;
    }
    const thing = event.target.closest?.("[data-do], [data-zoom]");
    isFinger = event.detail > 0 && (event.pointerType || pointer) === "touch";
    if (!thing && !event.target.closest?.("#p-popover")) listed = null;
    if (!event.target.closest?.("#p-popover") && !(asked && thing && meant(thing).includes(asked.decision))) forget();
    const status = event.target.closest?.("#p-status");
    if (status) tell(status, status.textContent.trim());
    else if (thing && !thing.closest("dialog")) touch(thing);
    else if (!thing) name(event.target.closest?.(`:is(${BOARDS}) [title]`)) || answerEmpty(event);
  });
  document.addEventListener("contextmenu", (event) => {
    const thing = event.target.closest?.("[data-zoom]");
    if (!thing) return;
    event.preventDefault();
    zoom(thing);
  });
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(press);
    pointer = event.pointerType;
    wasOpen = popover.matches(":popover-open");
    const thing = event.target.closest?.("[data-zoom]");
    if (event.pointerType !== "touch" || !thing) return;
    press = setTimeout(() => {
      isLong = true;
      zoom(thing);
    }, 550);
  });
  for (const name of ["pointerup", "pointercancel", "pointermove"])
    document.addEventListener(name, (event) => {
      if (name !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(press);
    });
  document.addEventListener("pointerover", foretell);
  document.addEventListener("focusin", foretell);
}
