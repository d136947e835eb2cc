// The rules page: what is typed filters at once; without this script the form asks the server.

const field = document.getElementById("q");
const found = document.querySelector("[data-found]");
const clauses = [...document.querySelectorAll(".p-clause")];

function filter() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const clause of clauses) {
    clause.hidden = !words.every((word) => clause.dataset.text.includes(word));
    count += clause.hidden ? 0 : 1;
  }
  for (const chapter of document.querySelectorAll(".p-chapter"))
    chapter.hidden = !chapter.querySelector(".p-clause:not([hidden])");
  found.textContent = found.dataset.words.replace("{count}", count);
}

field.addEventListener("input", filter);
document.getElementById("both").addEventListener("change", (event) => {
  document.body.classList.toggle("is-both", event.target.checked);
});
