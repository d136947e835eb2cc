// Decks: a file is dropped or chosen and checked at once, a mistake leads to its line, an address is copied, cards are printed.

import { copy } from "./copying.js";

const form = document.querySelector("[data-bring]");
const text = document.getElementById("text");

function goTo(line) {
  const lines = text.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  text.focus();
  text.setSelectionRange(start, start + lines[line - 1].length);
  text.scrollTop = (text.scrollHeight / lines.length) * Math.max(0, line - 6);
  text.scrollIntoView({ block: "nearest" });
}

if (form) {
  const drop = form.querySelector(".d-drop");
  const file = form.elements.file;
  const hasFile = (event) => event.dataTransfer?.types.includes("Files");
  addEventListener("dragover", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    drop.classList.add("is-over");
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) drop.classList.remove("is-over");
  });
  addEventListener("drop", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    drop.classList.remove("is-over");
    file.files = event.dataTransfer.files;
    form.requestSubmit();
  });
  file.addEventListener("change", () => file.files.length && form.requestSubmit());
  form.querySelector("#mistake")?.focus();
  form.addEventListener("click", (event) => {
    const link = event.target.closest("[data-line]");
    if (!link) return;
    event.preventDefault();
    goTo(Number(link.dataset.line));
  });
}

for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    if (!(await copy(button))) return;
    for (const place of [button.querySelector("span"), button.parentElement.querySelector("[role=status]")])
      place.textContent = button.dataset.copied;
  });
}

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
