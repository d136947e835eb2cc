// The form of a table: as many rows as seats, options that go together, the level of bots that was chosen last.

const LEVEL = "kosmodrom-level";
const isBot = (choice) => choice.startsWith("bot:");

export function recall(place) {
  const level = localStorage.getItem(LEVEL);
  for (const seat of place.querySelectorAll("[data-level]"))
    if (isBot(seat.value) && [...seat.options].some(({ value }) => value === level)) seat.value = level;
}

// What cannot be chosen beside the other choices is disabled, and the line that says why stands out.
function settleOptions(options) {
  const conflicts = JSON.parse(options.dataset.conflicts);
  const choices = [...options.querySelectorAll("[data-option]")];
  // What is as usual needs no explanation of what it excludes.
  const isUsual = (pair) => choices.some((choice) => `${choice.dataset.option}=${choice.querySelector("[selected]").value}` === pair);
  const isChosen = (pair) => choices.some((choice) => `${choice.dataset.option}=${choice.value}` === pair);
  const settle = () => {
    const against = new Set();
    conflicts.forEach(([one, other], at) => {
      if (isChosen(one)) against.add(other);
      if (isChosen(other)) against.add(one);
      options.querySelector(`[data-conflict="${at}"]`).classList.toggle("is-now", [one, other].some((pair) => isChosen(pair) && !isUsual(pair)));
    });
    for (const choice of choices)
      for (const value of choice.options) {
        value.disabled = !value.selected && against.has(`${choice.dataset.option}=${value.value}`);
      }
  };
  options.addEventListener("change", settle);
  settle();
}

export function prepareForms() {
  for (const form of document.querySelectorAll("[data-table-form]")) {
    const fit = () => {
      for (const row of form.querySelectorAll("[data-seat-row]")) {
        row.hidden = Number(row.dataset.seatRow) >= Number(form.elements.seats.value);
      }
    };
    form.elements.seats.addEventListener("change", fit);
    form.elements.public.addEventListener("change", () => {
      form.elements.chat.checked = !form.elements.public.checked;
    });
    fit();
  }
  document.addEventListener("change", ({ target }) => {
    if (target.matches("[data-level]") && isBot(target.value)) localStorage.setItem(LEVEL, target.value);
  });
  recall(document);
  document.querySelectorAll("[data-options]").forEach(settleOptions);
}
