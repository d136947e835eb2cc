// Clocks: how long a seat has left, counted down from what the server said last; days and hours in their own words.

const begun = new WeakMap();
const two = (number) => String(number).padStart(2, "0");

function words(left) {
  const seconds = Math.max(0, Math.floor(left));
  const [minutes, hours, days] = [60, 3600, 86400].map((unit) => Math.floor(seconds / unit));
  if (days) return `${days} d ${hours % 24} h`;
  if (hours) return `${hours} h ${minutes % 60} min`;
  return minutes ? `${minutes}:${two(seconds % 60)}` : `${seconds} s`;
}

function tick(clock) {
  clock.textContent = words(Number(clock.dataset.left) - (performance.now() - begun.get(clock)) / 1000);
}

// The server has just said what is left.
export function restart(clock) {
  begun.set(clock, performance.now());
  tick(clock);
}

export function listen() {
  const clocks = () => document.querySelectorAll("[data-left]");
  clocks().forEach(restart);
  setInterval(() => clocks().forEach(tick), 1000);
}
