// The stream of a table: opened, resumed where it was left, and never refused without a word to whoever waits for it.

import { $, data, root } from "./page.js";

const SOON = 2000;
const LONGEST = 60000;
let lastId = data.cursor;
let pause = SOON;

const address = () => {
  const query = new URLSearchParams({ since: lastId, lang: document.documentElement.lang });
  return `${root}/table/${data.table}/stream?${query}`;
};

function show(words) {
  $("p-offline-words").textContent = words;
  $("p-offline-again").hidden = words === data.offline;
  $("p-offline").hidden = false;
  document.body.dataset.live = "no";
}

// Why a stream was refused: an EventSource does not tell. Null if it would be accepted now, or nobody answers.
async function reason() {
  const asking = new AbortController();
  const answer = await fetch(address(), { signal: asking.signal, headers: { accept: "application/json" } }).catch(() => null);
  if (!answer || answer.ok) {
    asking.abort();
    return null;
  }
  const told = await answer.json().catch(() => null);
  return told?.message ? { words: told.message, mayPass: answer.status === 429 || answer.status >= 500 } : null;
}

async function refused(receive) {
  const why = await reason();
  if (!why) {
    pause = SOON;
  } else {
    show(data.stale.replace("{reason}", why.words));
    if (!why.mayPass) return;
    pause = Math.min(LONGEST, 2 * pause);
  }
  setTimeout(() => listen(receive), pause);
}

export function listen(receive) {
  const source = new EventSource(address());
  source.addEventListener("table", (event) => {
    lastId = event.lastEventId || lastId;
    receive(event);
  });
  source.addEventListener("open", () => {
    pause = SOON;
    $("p-offline").hidden = true;
    document.body.dataset.live = "yes";
  });
  source.addEventListener("error", () => {
    if (document.body.dataset.live !== "no") show(data.offline);
    if (source.readyState === EventSource.CLOSED) refused(receive);
  });
}
