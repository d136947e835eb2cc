// The list of lessons: what was done on this device has its tick, and the next one stands out.

import { forget, learnt } from "./learnt.js";

const list = document.querySelector(".p-lessons");
const rows = [...list.querySelectorAll("[data-lesson]")];

function settle() {
  const done = learnt(list.dataset.game);
  const next = rows.find((row) => !done.has(row.dataset.lesson));
  for (const row of rows) {
    row.querySelector(".p-tick").hidden = !done.has(row.dataset.lesson);
    row.classList.toggle("is-next", row === next);
    row.querySelector(".p-begin")?.remove();
  }
  if (next) {
    const begin = document.createElement("span");
    begin.className = "p-begin";
    begin.textContent = next === rows[0] ? list.dataset.next : list.dataset.on;
    next.append(begin);
  }
  const knows = rows.filter((row) => done.has(row.dataset.lesson)).length;
  document.querySelector(".p-all-learnt").hidden = knows < rows.length;
  document.querySelector("[data-forget]").hidden = knows === 0;
}

document.querySelector("[data-forget]").addEventListener("click", () => {
  forget(list.dataset.game);
  settle();
  rows[0].focus();
});
// Whoever comes back with the browser's arrow sees the tick, too.
addEventListener("pageshow", settle);
