// Works beside the pages: where there is no connection, it says so. It never shows a table from memory: whatever is
// asked for comes over the network or not at all, but for one page without a match and the style sheets of that page.

const scope = self.registration.scope;
const OFFLINE = new URL("offline", scope).href;
const STORE = `kosmodrom offline ${scope}`;
const NAMED = /(?:href|src)="([^"]*\/static\/[^"?]+\?\w+)"/g;

async function keep() {
  const page = await fetch(OFFLINE, { cache: "no-store" });
  if (!page.ok) throw new Error("there is no page to keep");
  const text = await page.clone().text();
  await caches.delete(STORE);
  const store = await caches.open(STORE);
  await store.addAll([...text.matchAll(NAMED)].map((found) => found[1]));
  await store.put(OFFLINE, page);
  await self.skipWaiting();
}

async function orKept(request, name) {
  try {
    return await fetch(request);
  } catch (error) {
    return (await caches.match(name, { cacheName: STORE })) ?? Response.error();
  }
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(orKept(request, OFFLINE));
  else if (request.url.startsWith(`${scope}static/`)) event.respondWith(orKept(request, request));
});

// --- turns -------------------------------------------------------------------------------------------

const leadsTo = (client, table) => new URL(client.url).pathname === new URL(`table/${table}`, scope).pathname;
const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

// Whoever looks at the table sees it there.
async function tell({ table, title, words }) {
  if ((await windows()).some((client) => client.focused && leadsTo(client, table))) return;
  await self.navigator.setAppBadge?.(1).catch(() => undefined);
  await self.registration.showNotification(title, {
    body: words,
    tag: table,
    renotify: true,
    icon: new URL("static/icon-192.png", scope).href,
    data: table,
  });
}

async function goTo(table) {
  const open = (await windows()).find((client) => leadsTo(client, table));
  await (open ? open.focus() : self.clients.openWindow(new URL(`table/${table}`, scope).href));
}

self.addEventListener("push", (event) => event.data && event.waitUntil(tell(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});
