// Deciding: a click on what glows decides, a click on anything else answers why not.

import { isAsking, stopAsking } from "./asking.js";
import { door } from "./door.js";
import { meanings } from "./glossary.js";
import { $, couldMean, data, hinted, mark, meant, pick, preview, say, state } from "./page.js";
import { tone } from "./sound.js";

const popover = $("p-popover");
const BOARDS = "#p-table, #p-seats, #p-hand";

function beside(thing) {
  popover.showPopover?.();
  const box = thing.getBoundingClientRect();
  const own = popover.getBoundingClientRect();
  const left = Math.max(8, Math.min(box.left + box.width / 2 - own.width / 2, innerWidth - own.width - 8));
  const below = box.bottom + 10;
  const above = Math.min(box.top - own.height - 10, innerHeight - own.height - 8);
  const top = below + own.height < innerHeight ? below : Math.max(8, above);
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
}

export function hide() {
  if (popover.matches(":popover-open")) popover.hidePopover();
}

export async function decide(decision, thing) {
  const { question, seat } = state.now;
  // The next question may come through the stream before the answer to this one has been confirmed.
  const answered = `${seat} ${question}`;
  if (question == null || state.answering === answered) return;
  state.answering = answered;
  hide();
  thing?.classList.add("is-chosen");
  try {
    await door.decide({ question, decision, seat });
  } catch (error) {
    if (error.told?.clause) explain(thing, error.told);
    else if (error.told?.code !== "late") tell(thing ?? $("p-actions"), data.failed);
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

function ask(thing, words, buttons) {
  const title = document.createElement("p");
  title.textContent = words;
  popover.replaceChildren(title, ...buttons);
  beside(thing);
  buttons[0].focus();
}

function offer(thing, decisions) {
  ask(thing, data.choose, decisions.map((decision) => {
    const made = button(state.now.legal[decision], () => settle(decision, thing), decision);
    const note = document.createElement("small");
    note.textContent = preview(decision);
    if (note.textContent) made.append(note);
    return made;
  }));
}

// What brings something hidden to light is asked once more; everything else happens at once.
function settle(decision, thing) {
  if (!state.now.reveals?.includes(decision) || !isAsking()) return decide(decision, thing);
  const place = thing ?? $("p-actions");
  ask(place, data.confirm, [
    button(data.goOn, () => decide(decision, thing), decision),
    button(data.notNow, hide),
    button(data.goOnAlways, () => {
      stopAsking();
      decide(decision, thing);
    }, decision),
  ]);
  say(data.confirm);
  return undefined;
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
  const told = await door.whyNot(couldMean(thing), state.now.seat);
  if (told.clause) explain(thing, told);
  else if (told.words) tell(thing, told.words);
}

export function touch(thing) {
  if (thing.hasAttribute("data-do")) {
    const decisions = meant(thing);
    if (decisions.length === 1) return settle(decisions[0], thing);
    if (decisions.length > 1) return offer(thing, decisions);
    if (pick(thing)) return undefined;
    if (state.now.state === "running" && state.now.seat != null) return askWhyNot(thing);
  }
  if (thing.dataset.zoom) return zoom(thing);
  return tell(thing, data.notSeated);
}

// A symbol or a number that means no decision says what it is: there is no hovering by finger.
async function name(thing) {
  if (!thing || thing.closest("button, a")) return;
  tell(thing, thing.title);
  const entries = await meanings(thing);
  if (!entries.length || popover.textContent !== thing.title) return;
  popover.append(...entries);
  beside(thing);
}

export async function zoom(thing) {
  const place = thing.closest("[data-zoom]");
  if (!place) return;
  const answer = await door.zoom(place.dataset.zoom);
  if (!answer.ok) return;
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
}

const sentence = (words) => words && `${words[0].toUpperCase()}${words.slice(1)}.`;

// Past what was shown, whoever is alone with bots is asked once: from then on the match is for practice.
export async function undo(what, practice = false) {
  const thing = document.querySelector(`[data-undo="${what}"]`) ?? $("p-actions");
  hide();
  try {
    const told = await door.undo({ what, practice, seat: state.now.seat });
    if (told?.outcome === "asked") say(data.asked);
  } catch (error) {
    if (error.told?.code !== "practice") return tell(thing, sentence(error.message));
    ask(thing, data.practice, [
      button(data.practise, () => undo(what, true)),
      button(data.leave, hide),
    ]);
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
  else outlook.replaceChildren(...decisions.map((decision) => {
    const line = document.createElement("span");
    const bring = document.createElement("b");
    bring.textContent = preview(decision);
    line.append(thing.closest("#p-actions") ? "" : state.now.legal[decision], " ", bring);
    return line;
  }));
}

export function foretellAgain() {
  const thing = document.querySelector("[data-do]:hover") ?? document.querySelector("[data-do]:focus-visible");
  if (thing) foretell({ target: thing });
  else outlook?.replaceChildren();
}

let press = 0;
let isLong = false;

export function listen() {
  document.addEventListener("click", (event) => {
    if (isLong) {
      isLong = false;
      event.preventDefault();
      return;
    }
    const thing = event.target.closest?.("[data-do], [data-zoom]");
    if (thing && !thing.closest("dialog")) touch(thing);
    else if (!thing) name(event.target.closest?.(`:is(${BOARDS}) [title]`));
  });
  document.addEventListener("contextmenu", (event) => {
    const thing = event.target.closest?.("[data-zoom]");
    if (!thing) return;
    event.preventDefault();
    zoom(thing);
  });
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(press);
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
