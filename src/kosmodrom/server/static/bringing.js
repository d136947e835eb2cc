// Bringing a thing to the screen. The hand is a strip of its own at the foot of the page: in it only the strip is moved,
// never the page.

export const isUncovered = (thing) => {
  const box = thing.getBoundingClientRect();
  const shown = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return shown !== null && (thing.contains(shown) || shown.contains(thing));
};

function along(strip, thing) {
  const [place, box] = [strip.getBoundingClientRect(), thing.getBoundingClientRect()];
  strip.scrollLeft += box.left + box.width / 2 - place.left - place.width / 2;
  strip.scrollTop += box.top + box.height / 2 - place.top - place.height / 2;
}

// One thing, to where it can be seen.
export function bring(thing) {
  if (isUncovered(thing)) return;
  const strip = thing.closest("#p-hand");
  if (strip) along(strip, thing);
  else thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  if (!isUncovered(thing)) thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
}

// Of several the first for certain, and as many of the others as have room.
export function bringAll(things) {
  for (const thing of [...things].reverse()) bring(thing);
}

// What a hint means: the thing itself, or the tab that hides it.
export function hintedThing() {
  const all = [...document.querySelectorAll(".is-hinted")].filter((thing) => thing.getClientRects().length > 0);
  return all.find((thing) => !thing.matches("[data-show]")) ?? all[0];
}
