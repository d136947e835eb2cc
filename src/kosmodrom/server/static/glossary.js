// What symbols mean: the words of the guide, beside a symbol that is tapped and in a sheet above the table.

import { $, data } from "./page.js";

let asked = null;

const part = (name) => {
  const rules = new URL(data.rules, location.href);
  return `${rules.pathname}/${name}${rules.search}`;
};

// By symbol: its name, what it means, and the rules behind it. Whoever is offline does without.
const words = () => (asked ??= fetch(part("symbols")).then((answer) => answer.json()).catch(() => ({})));

function entry([title, text, ...clauses]) {
  const line = document.createElement("p");
  line.className = "p-rule";
  const name = document.createElement("b");
  name.textContent = title;
  line.append(name, `: ${text} `);
  const link = document.createElement("a");
  link.className = "k-clause";
  link.href = `${data.rules}#${clauses[0]}`;
  link.target = "_blank";
  link.textContent = clauses[0];
  line.append(link);
  return line;
}

// The entries of the symbols that are drawn in a thing, each once.
export async function meanings(thing) {
  const told = await words();
  const names = [...thing.querySelectorAll("use")].map((use) => use.getAttribute("href").slice(1));
  return [...new Set(names.map((name) => told[name]).filter(Boolean))].map(entry);
}

export async function openGuide(link) {
  const answer = await fetch(part("short")).catch(() => null);
  if (!answer?.ok) return window.open(link.href, "_blank");
  for (const open of document.querySelectorAll("dialog[open]")) open.close();
  const dialog = $("p-zoom");
  dialog.innerHTML = await answer.text();
  dialog.showModal();
  dialog.scrollTop = 0;
  return undefined;
}
