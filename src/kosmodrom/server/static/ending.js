// The end of a match: the score sheet fills row by row, a number opens what it is made of, the course of the points is
// fetched, and the result becomes a picture.

import { $, data, root } from "./page.js";
import { isStill } from "./stillness.js";

const table = `${root}/table/${data.table}`;
// Milliseconds from row to row.
const BEAT = 320;
let isSkipped = false;

const parts = (end) => [
  ...end.querySelectorAll(".p-sheet tbody tr:not(.p-governs), .p-sheet tfoot tr"),
  ...end.querySelectorAll("h2, .p-verdict, .p-tie"),
];

function skip() {
  isSkipped = true;
}

// Nothing is taken away meanwhile: whoever listens to the page hears the whole sheet at once.
export async function reveal() {
  const end = $("p-end").querySelector("[data-end]");
  if (!end || isStill.matches) return;
  isSkipped = false;
  end.classList.add("is-filling");
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, skip, { once: true, capture: true });
  for (const part of parts(end)) {
    await new Promise((done) => setTimeout(done, isSkipped ? 0 : BEAT));
    part.classList.add("is-told");
  }
  for (const name of ["pointerdown", "keydown"]) removeEventListener(name, skip, { capture: true });
  end.classList.remove("is-filling");
}

async function open(address) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return;
  $("p-zoom").innerHTML = await answer.text();
  if (!$("p-zoom").open) $("p-zoom").showModal();
}

async function showCourse() {
  const place = $("p-end").querySelector("[data-course]:empty");
  if (!place) return;
  const answer = await fetch(`${table}/course`).catch(() => null);
  place.innerHTML = answer?.ok ? await answer.text() : "";
  place.hidden = !place.innerHTML;
}

async function share(button) {
  const told = $("p-end").querySelector("[data-picture-told]");
  const end = button.closest("[data-end]");
  const { give, picture } = await import("./picture.js");
  const file = await picture(end).catch(() => null);
  told.textContent = file ? button.dataset.made.replace("{file}", file.name) : button.dataset.failed;
  if (file) await give(file);
}

// Whether the button is one of these, and was pressed.
export function press(button) {
  if (button.dataset.share) {
    const [row, seat] = button.dataset.share.split(" ");
    open(`${table}/share?${new URLSearchParams({ row, seat })}`);
  } else if (button.dataset.enlarge) open(`${table}/zoom?${new URLSearchParams({ thing: button.dataset.enlarge })}`);
  else if (button.hasAttribute("data-picture")) share(button);
  else return false;
  return true;
}

export function listen() {
  showCourse();
  new MutationObserver(showCourse).observe($("p-end"), { childList: true });
}
