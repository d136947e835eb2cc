// The log is read from the top down, as it happened, and stands where the news begin, before one's first decision at its
// foot; whoever has scrolled to what was before is left there.

import { $ } from "./page.js";

const SLACK = 4;
let brought = null;

// On a phone the whole side is scrolled, else the log alone.
const strip = () => ($("p-log").scrollHeight > $("p-log").clientHeight + SLACK ? $("p-log") : $("p-log").parentElement);
const end = (place) => place.scrollHeight - place.clientHeight;

export function settle() {
  if (!$("p-log")?.clientHeight) return;
  const place = strip();
  const isLeft = brought !== null && Math.abs(place.scrollTop - brought) > SLACK && place.scrollTop < end(place) - SLACK;
  if (isLeft) return;
  const since = $("p-log").querySelector(".p-since:not(.is-first), li:last-child");
  const top = since ? since.getBoundingClientRect().top - place.getBoundingClientRect().top + place.scrollTop : 0;
  place.scrollTop = Math.min(top - SLACK, end(place));
  brought = place.scrollTop;
}

export function listen() {
  document.addEventListener("k-shown", () => {
    brought = null;
    settle();
  });
  settle();
}
