// The page of the own link: copies it.

import { copy } from "./copying.js";

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copy]");
  if (!button || !(await copy(button))) return;
  for (const place of [button.querySelector("span"), button.parentElement.querySelector("[role=status]")])
    place.textContent = button.dataset.copied;
});
