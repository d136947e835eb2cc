// Where what comes up stands: at the thumb, beside what it is about, or apart from all that it must not cover.

import { $ } from "./page.js";

const popover = $("p-popover");
// So wide a hint has room beside what it means.
const WIDE = 1000;
// So much worse it is to cover what must be seen than what lies on the board besides.
const KEPT = 1000;

// At the thumb: at the foot of the screen, above the hand where the thing lies in it, or beside what is shown there.
export function atTheThumb(thing) {
  popover.classList.add("is-sheet");
  popover.showPopover?.();
  const own = popover.getBoundingClientRect();
  const mine = document.querySelector(".p-mine").getBoundingClientRect();
  const box = thing.getBoundingClientRect();
  const isMine = Boolean(thing.closest(".p-mine"));
  const isLandscape = mine.left > innerWidth / 4;
  const left = isLandscape ? (isMine ? mine.left - own.width - 8 : mine.left + 8) : (innerWidth - own.width) / 2;
  let top = (isMine && !isLandscape ? mine.top : innerHeight) - own.height - 8;
  if (!isMine && !isLandscape && box.bottom > top && box.top > own.height + 18) top = box.top - own.height - 10;
  popover.style.left = `${Math.max(8, Math.min(left, innerWidth - own.width - 8))}px`;
  popover.style.top = `${Math.max(8, top)}px`;
}

export function beside(thing) {
  popover.classList.remove("is-sheet");
  popover.showPopover?.();
  const box = thing.getBoundingClientRect();
  const own = popover.getBoundingClientRect();
  const left = Math.max(8, Math.min(box.left + box.width / 2 - own.width / 2, innerWidth - own.width - 8));
  const below = box.bottom + 10;
  const above = Math.min(box.top - own.height - 10, innerHeight - own.height - 8);
  const top = below + own.height < innerHeight ? below : Math.max(8, above);
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
}

// --- where a hint stands: on a wide screen it covers neither what it means nor the hand ----------------

const shared = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
  * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const boxes = (look) => [...document.querySelectorAll(look)].map((each) => each.getBoundingClientRect());

export function apart(thing) {
  beside(thing);
  if (innerWidth < WIDE) return;
  const [box, own] = [thing.getBoundingClientRect(), popover.getBoundingClientRect()];
  const side = document.querySelector(".p-side")?.getBoundingClientRect();
  const middle = box.top + box.height / 2 - own.height / 2;
  const places = [
    [own.left, own.top],
    [box.right + 10, middle],
    [box.left - own.width - 10, middle],
    [own.left, box.top - own.height - 10],
    ...(side?.width ? [[side.right - own.width, side.bottom - own.height]] : []),
    [innerWidth - own.width - 8, innerHeight - own.height - 8],
    [8, middle],
  ].map(([left, top]) => new DOMRect(
    Math.max(8, Math.min(left, innerWidth - own.width - 8)),
    Math.max(8, Math.min(top, innerHeight - own.height - 8)),
    own.width,
    own.height,
  ));
  const kept = boxes(".is-hinted, #p-status, #p-actions button, #p-hand :is([data-do], [data-zoom], :not(:has(*)))");
  const better = boxes("#p-table [data-do], #p-table [data-zoom]");
  const area = (place, all) => all.reduce((sum, each) => sum + shared(place, each), 0);
  const covered = (place) => KEPT * area(place, kept) + area(place, better);
  const best = places.reduce((one, other) => (covered(other) < covered(one) ? other : one));
  popover.style.left = `${best.left}px`;
  popover.style.top = `${best.top}px`;
}
