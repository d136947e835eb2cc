// The rules page: what is typed filters at once, a rule opens where it is named, the guide can be printed.
// Without this script the form asks the server, and a rule is a jump.

const $ = (id) => document.getElementById(id);
const field = $("q");
const found = document.querySelector("[data-found]");
const clauses = [...document.querySelectorAll(".p-clause")];
const rows = [...document.querySelectorAll("[data-row]")];
const lists = [...document.querySelectorAll(".g-cards details")];
const all = document.querySelector("[data-all]");
// A phone would have to scroll past every rule.
const isSmall = matchMedia("(max-width: 600px)").matches;

const folded = (text) => text.toLowerCase().replaceAll("ł", "l").normalize("NFD").split(/\p{M}/u).join("");
const texts = new Map([
  ...clauses.map((clause) => [clause, folded(clause.dataset.text)]),
  ...rows.map((row) => [row, folded(row.textContent)]),
]);

function filter() {
  const words = folded(field.value).split(/\s+/).filter(Boolean);
  for (const [thing, text] of texts) thing.hidden = !words.every((word) => text.includes(word));
  for (const part of document.querySelectorAll("[data-part]")) part.hidden = !part.querySelector("[data-row]:not([hidden])");
  for (const chapter of document.querySelectorAll(".p-chapter")) chapter.hidden = !chapter.querySelector(".p-clause:not([hidden])");
  for (const list of lists) list.open = words.length > 0;
  all.open = words.length > 0 || !isSmall;
  const count = clauses.filter((clause) => !clause.hidden).length;
  found.textContent = found.dataset.words.replace("{count}", count);
}

field.addEventListener("input", filter);
$("both").addEventListener("change", (event) => document.body.classList.toggle("is-both", event.target.checked));

// --- rules in place ------------------------------------------------------------------------------------------------

const popover = $("rule");

function beside(thing) {
  popover.showPopover();
  const box = thing.getBoundingClientRect();
  const own = popover.getBoundingClientRect();
  const left = Math.max(8, Math.min(box.left - 20, innerWidth - own.width - 8));
  const below = box.bottom + 6;
  popover.style.left = `${left}px`;
  popover.style.top = `${below + own.height < innerHeight ? below : Math.max(8, box.top - own.height - 6)}px`;
}

function made(name, look, ...parts) {
  const element = document.createElement(name);
  if (look) element.className = look;
  element.append(...parts);
  return element;
}

function line(clause) {
  const link = made("a", "k-clause", clause.id);
  link.href = `#${clause.id}`;
  return made("p", "", link, " ", clause.querySelector("p").textContent, " ", made("small", "", clause.querySelector("small").textContent));
}

function openRules(link) {
  const named = link.dataset.clauses.split(" ").map($).filter(Boolean);
  popover.replaceChildren(...named.map(line));
  beside(link);
  popover.querySelector("a").focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("[data-clauses]");
  if (link && popover.showPopover && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    openRules(link);
  } else if (event.target.closest?.("#rule a")) {
    popover.hidePopover();
  }
});

// --- an example of a rule, below it -----------------------------------------------------------------------------------

document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("[data-example]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const old = link.nextElementSibling;
  link.setAttribute("aria-expanded", String(!old));
  if (old) return old.remove();
  const answer = await fetch(`${link.href}?part=1`).catch(() => null);
  if (!answer?.ok) return location.assign(link.href);
  if (link.nextElementSibling) return;
  link.insertAdjacentHTML("afterend", await answer.text());
  const { decision } = link.nextElementSibling.dataset;
  for (const thing of link.nextElementSibling.querySelectorAll("[data-do]"))
    thing.classList.toggle("is-hinted", thing.dataset.do.split(" ").includes(decision));
});

// --- a list that is named in the address, paper, and that the guide has been seen ------------------------------------

function unfold() {
  const target = location.hash && $(decodeURIComponent(location.hash.slice(1)));
  const list = target && target.closest("details");
  if (!list || list.open) return;
  list.open = true;
  target.scrollIntoView();
}

if (isSmall && !field.value) all.open = false;
addEventListener("hashchange", unfold);
unfold();

// Paper is white: what is printed wears the colours of the day.
const { theme } = document.documentElement.dataset;
addEventListener("beforeprint", () => {
  document.documentElement.dataset.theme = "day";
  all.open = true;
});
addEventListener("afterprint", () => { document.documentElement.dataset.theme = theme; });
const print = document.querySelector("[data-print]");
if (print) {
  print.hidden = false;
  print.addEventListener("click", () => window.print());
}
try {
  localStorage.setItem(`kosmodrom-guide-${document.body.dataset.game}`, "seen");
} catch {
  // A browser that keeps nothing offers the guide again.
}
