// The home page: as many rows as seats, and journals from a file.

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

const upload = document.querySelector("[data-upload]");
upload?.addEventListener("submit", (event) => event.preventDefault());
upload?.elements.journal.addEventListener("change", async () => {
  const journal = await upload.elements.journal.files[0].text();
  const count = Number(/^seats (\d)/m.exec(journal)?.[1] ?? 2);
  const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: "me" } : { kind: "bot" }));
  const answer = await fetch("/api/journals", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ journal, seats }),
  });
  const told = await answer.json();
  if (answer.ok) location.assign(`/table/${told.table}`);
  else document.querySelector("[data-upload-answer]").textContent = told.message;
});
