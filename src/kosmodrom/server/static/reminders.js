// The sheet where one asks to be told of one's turns: by this browser, by mail, at an address of one's own.

import { $, data, root, send, state } from "./page.js";

const sheet = () => document.querySelector(".p-reminders");

function answer(words) {
  const place = sheet()?.querySelector("[data-answer]");
  if (!place) return;
  place.textContent = words;
  place.hidden = !words;
}

export async function open() {
  const query = new URLSearchParams({ lang: document.documentElement.lang });
  if (state.now.seat != null) query.set("seat", state.now.seat);
  const found = await fetch(`${root}/table/${data.table}/reminders?${query}`).catch(() => null);
  if (!found?.ok) return false;
  $("p-zoom").innerHTML = await found.text();
  if (!$("p-zoom").open) $("p-zoom").showModal();
  return true;
}

async function change(path, body) {
  try {
    await send(path, { ...body, seat: state.now.seat });
    await open();
  } catch (error) {
    answer(error.told ? error.message : sheet().dataset.failed);
  }
}

// Only whoever presses is asked by the browser.
async function push(key) {
  const worker = await navigator.serviceWorker?.getRegistration(`${root}/`);
  if (!worker?.pushManager || !window.Notification) return answer(sheet().dataset.none);
  if ((await Notification.requestPermission()) !== "granted") return answer(sheet().dataset.denied);
  try {
    const before = await worker.pushManager.getSubscription();
    const known = before?.options.applicationServerKey;
    if (known && text(known) !== key) await before.unsubscribe();
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    return change("reminders", { kind: "push", address: endpoint, p256dh: keys.p256dh, auth: keys.auth });
  } catch {
    return answer(sheet().dataset.none);
  }
}

const text = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

document.addEventListener("click", ({ target }) => {
  const button = target.closest?.(".p-reminders button");
  if (button?.dataset.push) push(button.dataset.push);
  else if (button?.dataset.forget) change("reminders/forget", { reminder: Number(button.dataset.forget) });
});
document.addEventListener("submit", (event) => {
  const kind = event.target.dataset?.remind;
  if (!kind) return;
  event.preventDefault();
  answer("");
  change("reminders", { kind, address: event.target.elements.address.value.trim() });
});
