// The door to the table: all that the page asks for while somebody plays. A lesson puts its own way of asking here.

import { data, root, send } from "./page.js";

const table = `${root}/table/${data.table}`;

async function whyNot(decisions, seat) {
  const query = new URLSearchParams({ lang: document.documentElement.lang, seat });
  for (const decision of decisions) query.append("decision", decision);
  const answer = await fetch(`${root}/api/tables/${data.table}/why-not?${query}`);
  return answer.json();
}

export const door = {
  decide: (answer) => send("decide", answer),
  undo: (wish) => send("undo", wish),
  whyNot,
  zoom: (thing) => fetch(`${table}/zoom?${new URLSearchParams({ thing })}`),
  score: (seat) => fetch(`${table}/score?${new URLSearchParams({ seat })}`),
};
