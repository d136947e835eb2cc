// The home page, and the form of a table elsewhere: what is new to this browser, as many rows as seats, the level of bots chosen last, options that go together, journals from a file, lists that stay fresh.

import { badge } from "./badges.js";
import { learnt } from "./learnt.js";

const EVERY = 4000;
const { root } = document.documentElement.dataset;

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

// --- names: what is typed goes along to the lessons, and to the first game that begins there -------------------------------------------------------------------------------------------

document.addEventListener("input", ({ target }) => {
  if (!target.matches("[name=name]")) return;
  for (const field of document.querySelectorAll("[name=name]")) field.value = target.value;
  document.cookie = `k-name=${encodeURIComponent(target.value.trim())}; path=${root || "/"}; max-age=31536000; samesite=lax`;
});

// --- a game in sixty seconds: of one game at a time, until it was read, and never again once declined -----------------

const offers = [...document.querySelectorAll("[data-first]")];
const keyOf = (offer) => `kosmodrom-guide-${offer.dataset.first}`;
const answers = () => offers.map((offer) => localStorage.getItem(keyOf(offer)));

function offerOne() {
  const isDeclined = answers().includes("declined");
  const next = isDeclined ? -1 : answers().indexOf(null);
  offers.forEach((offer, at) => { offer.hidden = at !== next; });
}

for (const offer of offers)
  offer.querySelector("button").addEventListener("click", () => {
    localStorage.setItem(keyOf(offer), "declined");
    offerOne();
    offer.closest("section").querySelector("[data-quick]").focus();
  });
offerOne();

// --- ways into a game: whoever has neither learnt nor played it here is led to its lessons and its first game ---

const PLAYED = "kosmodrom-played";
const mine = () => [...document.querySelectorAll("#p-my-tables [data-game]")].map((table) => table.dataset.game);
const played = () => new Set([...(localStorage.getItem(PLAYED) ?? "").split(" "), ...mine()]);

function lead() {
  for (const ways of document.querySelectorAll("[data-ways]")) {
    const game = ways.dataset.ways;
    const learn = ways.querySelector("[data-learn]");
    const isNew = learn !== null && !learnt(game).size && !played().has(game);
    const first = ways.querySelector(".p-coached");
    ways.querySelector("[data-quick]").classList.toggle("is-main", !isNew);
    learn?.classList.toggle("is-main", isNew);
    if (isNew) ways.prepend(...[learn, first].filter(Boolean));
    if (first) first.hidden = !isNew;
  }
}

document.addEventListener("submit", ({ target, submitter }) => {
  const game = submitter?.name === "game" ? submitter.value : target.elements.game?.value;
  if (game) localStorage.setItem(PLAYED, [...played().add(game)].join(" ").trim());
});
addEventListener("pageshow", lead);

// --- levels ------------------------------------------------------------------------------------------

const LEVEL = "kosmodrom-level";
const isBot = (choice) => choice.startsWith("bot:");

function recall(place) {
  const level = localStorage.getItem(LEVEL);
  for (const seat of place.querySelectorAll("[data-level]"))
    if (isBot(seat.value) && [...seat.options].some(({ value }) => value === level)) seat.value = level;
}

document.addEventListener("change", ({ target }) => {
  if (target.matches("[data-level]") && isBot(target.value)) localStorage.setItem(LEVEL, target.value);
});
recall(document);

// Beside each game stands whom one plays against at once: as many bots as are wanted, as far as the game goes.
const BOTS = "kosmodrom-bots";
const quick = document.getElementById("quick");

function choose() {
  const bots = quick.elements.against;
  const words = (choice, value) => [...choice.options].find((each) => each.value === value)?.textContent ?? "";

  function say() {
    for (const button of document.querySelectorAll("[data-quick]")) {
      const able = button.dataset.bots.trim().split(" ");
      const far = (count) => Math.abs(count - bots.value);
      const count = able.reduce((best, each) => (far(each) < far(best) ? each : best));
      button.querySelector("[data-says-bots]").textContent = words(bots, count);
      button.querySelector("[data-says-level]").textContent = words(quick.elements.bots, quick.elements.bots.value);
    }
  }

  const wanted = localStorage.getItem(BOTS);
  if (words(bots, wanted)) bots.value = wanted;
  bots.addEventListener("change", () => localStorage.setItem(BOTS, bots.value));
  quick.addEventListener("change", say);
  addEventListener("pageshow", say);
  say();
}

if (quick) choose();

// --- options -----------------------------------------------------------------------------------------

// What cannot be chosen beside the other choices is disabled, and the line that says why stands out.
for (const options of document.querySelectorAll("[data-options]")) {
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

// --- journals ----------------------------------------------------------------------------------------

const upload = document.querySelector("[data-upload]");
const place = document.getElementById("p-journal");

async function look() {
  const [file, deck] = [upload.elements.journal.files[0], upload.elements.deck.files[0]];
  if (!file) return;
  const body = JSON.stringify({ journal: await file.text(), deck: deck ? await deck.text() : null });
  const address = `${root}/journal/look?lang=${document.documentElement.lang}`;
  const answer = await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body })
    .catch(() => null);
  const type = answer?.headers.get("content-type") ?? "";
  if (type.startsWith("text/html")) place.innerHTML = await answer.text();
  else place.textContent = (await answer?.json().catch(() => null))?.message ?? upload.dataset.failed;
  recall(place);
}

upload?.addEventListener("submit", (event) => event.preventDefault());
upload?.addEventListener("change", look);

// --- lists -------------------------------------------------------------------------------------------

async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(`${root}/lists`).catch(() => null);
  if (!answer?.ok) return;
  for (const [id, body] of Object.entries(await answer.json())) {
    const list = document.getElementById(id);
    if (list.dataset.body === body) continue;
    const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
    list.dataset.body = body;
    list.innerHTML = body;
    if (focused) list.querySelector(`[href="${focused}"]`)?.focus();
  }
  count();
}

const count = () => badge(document.querySelectorAll("#p-my-tables .is-mine").length);

if (quick) {
  count();
  setInterval(refresh, EVERY);
  document.addEventListener("visibilitychange", refresh);
  addEventListener("pageshow", refresh);
}
