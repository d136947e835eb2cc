// Hints: asked for with a button or a key, told beside what the best decision means, forgotten with the question.

import { hide, putApart, tell } from "./act.js";
import { bring, hintedThing } from "./bringing.js";
import { $, data, hinted, mark, root, say, state } from "./page.js";

const here = () => `${state.now.seat} ${state.now.question}`;
const button = () => document.querySelector("[data-hint]");

let thinking = null;
let told = null;

function show() {
  button()?.setAttribute("aria-busy", String(thinking === here()));
}

export function settle() {
  show();
  if (told && told !== here()) {
    told = null;
    hide();
  }
}

const percent = (chance) => `${Math.round(100 * chance)}%`;

function part(name, words, look = "") {
  const made = document.createElement(name);
  made.className = look;
  made.append(...[words].flat());
  return made;
}

function title({ opinions }) {
  const [best, next] = opinions;
  if (best.chance === null) return [part("b", data.hintOnly)];
  return [part("b", next?.alike ? data.hintAlike : data.hintBest), part("small", data.hintChance)];
}

// What speaks for the best one stands under it, with what it is compared to; of another one, what it lacks.
function why(reasons, isBest) {
  if (!reasons?.length) return [];
  const against = isBest ? [part("small", data.hintAgainst)] : [];
  return [part("div", [...against, part("ul", reasons.map((words) => part("li", words)))], "p-why")];
}

function rows({ opinions }) {
  return opinions.map(({ words, chance, why: reasons }, at) =>
    part("li", [part("span", words), part("b", chance === null ? "" : percent(chance)), ...why(reasons, at === 0)]));
}

function give(hint) {
  state.hint = { seat: hint.seat, question: hint.question, decision: hint.opinions[0].decision };
  if (hinted() === null) return;
  mark();
  told = here();
  const thing = hintedThing() ?? $("p-actions");
  bring(thing);
  putApart(thing, [part("p", title(hint), "p-hint-title"), part("ol", rows(hint), "p-hint")], hint.sentence);
}

function complain(asked, words) {
  if (asked === here() && button()) tell(button(), words);
}

async function think(asked) {
  const query = new URLSearchParams({ lang: document.documentElement.lang, seat: state.now.seat });
  const answer = await fetch(`${root}/api/tables/${data.table}/hint?${query}`);
  const body = await answer.json();
  if (answer.ok) give(body);
  else complain(asked, body.message);
}

export async function hint() {
  if (!button() || thinking === here()) return;
  const asked = here();
  thinking = asked;
  show();
  say(data.thinking);
  try {
    await think(asked);
  } catch {
    complain(asked, data.failed);
  } finally {
    if (thinking === asked) thinking = null;
    show();
  }
}
