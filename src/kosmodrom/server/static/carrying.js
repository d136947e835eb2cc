// What is touched may begin with one decision and name the next one as well, as a free cell does that is touched before it
// has been said what is built there: it says so in data-then, and is taken at its word when that question comes;
// where it names several, as a room does that can be entered from two sides, it is asked which.

import { decide, touch } from "./act.js";
import { state } from "./page.js";

let carried = null;

export function settle() {
  if (!carried || state.now.question === carried.question) return;
  const { then, thing } = carried;
  carried = null;
  const next = then.split(" ").filter((decision) => decision in (state.now.legal ?? {}));
  if (next.length === 1) decide(next[0], document.querySelector(`[data-then="${CSS.escape(then)}"]`) ?? thing);
  else if (next.length) touch(thing);
}

// What is pressed in the answer beside a thing belongs to that thing; anything else on the board begins anew.
export function listen() {
  document.addEventListener("click", ({ target }) => {
    const thing = target.closest?.("[data-do]");
    if (thing) carried = "then" in thing.dataset ? { then: thing.dataset.then, question: state.now.question, thing } : null;
    else if (target.closest?.("[data-undo]")) carried = null;
  }, { capture: true });
}
