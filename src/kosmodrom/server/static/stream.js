// The stream of a table: opened, resumed where it was left, and never refused without a word to whoever waits for it.

import { $, data, root } from "./page.js";

const SOON = 2000;
const LONGEST = 60000;
const GONE = 404;
let lastId = data.cursor;
let pause = SOON;

const address = () => {
  const query = new URLSearchParams({ since: lastId, lang: document.documentElement.lang });
  return `${root}/table/${data.table}/stream?${query}`;
};

function show(words) {
  $("p-offline-words").textContent = words;
  $("p-offline-again").hidden = words === data.offline || words === data.goneMore;
  $("p-offline-home").hidden = words !== data.goneMore;
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
  if (!told?.message) return null;
  return { words: told.message, isGone: answer.status === GONE, mayPass: answer.status === 429 || answer.status >= 500 };
}

// A table that was removed may be brought back from a backup: then the page begins anew.
async function isBack() {
  const answer = await fetch(`${root}/table/${data.table}`, { headers: { accept: "text/html" } }).catch(() => null);
  if (answer?.ok) return location.reload();
  pause = Math.min(LONGEST, 2 * pause);
  return setTimeout(isBack, pause);
}

async function refused(receive, leave) {
  const why = await reason();
  if (!why) {
    pause = SOON;
  } else if (why.isGone) {
    show(data.goneMore);
    leave();
    pause = SOON;
    setTimeout(isBack, pause);
    return;
  } else {
    show(data.stale.replace("{reason}", why.words));
    if (!why.mayPass) return;
    pause = Math.min(LONGEST, 2 * pause);
  }
  setTimeout(() => listen(receive, leave), pause);
}

// `receive` gets every event of the table; `leave` is called when there is no such table any more.
export function listen(receive, leave) {
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
    if (source.readyState === EventSource.CLOSED) refused(receive, leave);
  });
}
