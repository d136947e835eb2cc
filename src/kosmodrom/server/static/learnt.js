// Which lessons were done on this device.

const KEY = "kosmodrom-learnt";

function all() {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

export const learnt = (game) => new Set([all()[game] ?? []].flat());

export function learn(game, lesson) {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: [...learnt(game).add(lesson)] }));
}

export function forget(game) {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: [] }));
}
