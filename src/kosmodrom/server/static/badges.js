// Badges tell those who look elsewhere that it is their turn, or that something was said: title and icon of the tab, and
// the icon on a home screen.

const link = document.querySelector("link[rel=icon]");
const quiet = link?.getAttribute("href");
// Not known at first: a badge that a message has set goes, if it is somebody else's turn by now.
let isAsked = null;
let unread = 0;
let words = document.title;

const chat = () => document.getElementById("p-chat");
const isSeen = () => !document.hidden && Boolean(chat()?.getClientRects().length);

// At how many tables it is one's turn: the icon of the tab and that of the home screen show it.
export function badge(turns) {
  link?.setAttribute("href", turns ? link.dataset.asked : quiet);
  const set = turns ? navigator.setAppBadge?.(turns) : navigator.clearAppBadge?.();
  set?.catch(() => undefined);
}

function title() {
  if (isSeen()) unread = 0;
  const tab = document.querySelector('[data-show="log"]');
  if (tab && unread) tab.dataset.unread = unread;
  else delete tab?.dataset.unread;
  document.title = `${unread ? `(${unread}) ` : ""}${words}`;
}

// The words of the title, and whether it is one's turn.
export function show(said, asked) {
  words = said;
  if (asked !== isAsked) badge(asked ? 1 : 0);
  isAsked = asked;
  title();
}

// So many messages of others have come.
export function hear(messages) {
  unread += messages;
  title();
}

// Whoever looks at the table needs no message about it.
async function clear() {
  const tag = document.getElementById("p-data")?.dataset.table;
  const worker = tag && !document.hidden ? await navigator.serviceWorker?.getRegistration() : null;
  for (const each of (await worker?.getNotifications?.({ tag })) ?? []) each.close();
}

clear();
document.addEventListener("visibilitychange", clear);
document.addEventListener("visibilitychange", title);
document.addEventListener("k-shown", title);
