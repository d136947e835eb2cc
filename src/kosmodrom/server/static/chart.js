// Charts: drawings that may be larger than their place. They are moved and made larger or smaller with fingers, wheel,
// mouse or buttons, and stay as they are when the table is drawn anew. Things on them show how far others are.

const LEAST = 1;
const MOST = 4;
const FAR = 3;
const kept = new Map();
const set = new WeakSet();
const whole = { zoom: 1 };
let pinch = null;
let drag = null;
let pointed = null;

const chartOf = (target) => target.closest?.("[data-chart]");
const of = (chart) => kept.get(chart.dataset.chart) ?? whole;

function remember(chart, zoom = of(chart).zoom) {
  kept.set(chart.dataset.chart, { zoom, left: chart.scrollLeft, top: chart.scrollTop });
}

function scale(chart, zoom, x = chart.clientWidth / 2, y = chart.clientHeight / 2) {
  const wanted = Math.max(LEAST, Math.min(MOST, zoom));
  const [across, down] = [(chart.scrollLeft + x) / chart.scrollWidth, (chart.scrollTop + y) / chart.scrollHeight];
  chart.style.setProperty("--k-zoom", wanted);
  chart.scrollLeft = across * chart.scrollWidth - x;
  chart.scrollTop = down * chart.scrollHeight - y;
  remember(chart, wanted);
}

const middle = (chart) => ({
  left: (chart.scrollWidth - chart.clientWidth) / 2,
  top: (chart.scrollHeight - chart.clientHeight) / 2,
});

// A chart that was drawn anew is put back to where it was.
function restore() {
  for (const chart of document.querySelectorAll("[data-chart]")) {
    if (set.has(chart)) continue;
    set.add(chart);
    chart.addEventListener("wheel", wheel, { passive: false });
    for (const name of ["touchstart", "touchmove", "touchend"]) chart.addEventListener(name, touch, { passive: false });
    const { zoom } = of(chart);
    if (zoom !== 1) chart.style.setProperty("--k-zoom", zoom);
    const { left, top } = kept.get(chart.dataset.chart) ?? middle(chart);
    chart.scrollLeft = left;
    chart.scrollTop = top;
  }
  for (const button of document.querySelectorAll("button[data-look]")) press(button);
}

// --- what is opened ----------------------------------------------------------------------------------

const press = (button) =>
  button.setAttribute("aria-pressed", String(button.closest("[id]").dataset.look === button.dataset.look));

function look(button) {
  const place = button.closest("[id]");
  const isOpen = place.dataset.look === button.dataset.look;
  if (isOpen || !button.dataset.look) delete place.dataset.look;
  else place.dataset.look = button.dataset.look;
  for (const each of place.querySelectorAll("button[data-look]")) press(each);
}

// Whoever is asked sees their own again, whatever they have looked at before; what others do meanwhile closes nothing.
function closeOpened([{ oldValue }]) {
  const { question } = document.body.dataset;
  if (!question || question === oldValue) return;
  for (const place of document.querySelectorAll("[id][data-look]")) delete place.dataset.look;
  for (const button of document.querySelectorAll("button[data-look]")) press(button);
}

// --- how far things are ------------------------------------------------------------------------------

function measure(event) {
  const thing = event.target.closest?.("[data-ranges]") ?? null;
  if (thing === pointed || (event.type === "focusin" && !thing?.matches(":focus-visible"))) return;
  for (const other of document.querySelectorAll("[data-range]")) delete other.dataset.range;
  pointed = thing;
  if (!thing) return;
  for (const other of chartOf(thing)?.querySelectorAll("[data-at]") ?? []) {
    const far = parseInt(thing.dataset.ranges[other.dataset.at], 36);
    if (far > 0 && far <= FAR) other.dataset.range = far;
  }
}

// --- wheel, fingers, mouse ---------------------------------------------------------------------------

const place = (chart, point) => {
  const box = chart.getBoundingClientRect();
  return [point.clientX - box.left, point.clientY - box.top];
};

function wheel(event) {
  const chart = event.currentTarget;
  if (!event.ctrlKey) return;
  event.preventDefault();
  scale(chart, of(chart).zoom * Math.exp(-event.deltaY / 300), ...place(chart, event));
}

const between = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

function touch(event) {
  const chart = event.currentTarget;
  if (event.touches.length !== 2) {
    pinch = null;
    return;
  }
  const [one, other] = event.touches;
  if (event.type === "touchstart") pinch = { width: between(event.touches), zoom: of(chart).zoom };
  if (!pinch) return;
  event.preventDefault();
  const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
  scale(chart, pinch.zoom * between(event.touches) / pinch.width, ...place(chart, middle));
}

function grab(event) {
  const chart = chartOf(event.target);
  const isLarger = chart && (chart.scrollWidth > chart.clientWidth || chart.scrollHeight > chart.clientHeight);
  drag = isLarger && event.pointerType === "mouse" && event.button === 0
    ? { chart, x: event.clientX, y: event.clientY, left: chart.scrollLeft, top: chart.scrollTop, isMoved: false } : null;
}

function pull(event) {
  if (!drag) return;
  const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
  drag.isMoved ||= Math.hypot(x, y) > 5;
  if (drag.isMoved) drag.chart.scrollTo({ left: drag.left - x, top: drag.top - y, behavior: "instant" });
}

// Letting go of a chart that was moved is no click on what lies below.
function letGo() {
  if (drag?.isMoved) {
    const swallow = (event) => event.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  }
  drag = null;
}

export function listen() {
  restore();
  new MutationObserver(restore).observe(document.body, { childList: true, subtree: true });
  new MutationObserver(closeOpened).observe(document.body, { attributeFilter: ["data-question"], attributeOldValue: true });
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("button[data-look], button[data-scale]");
    if (!button) return;
    if (button.hasAttribute("data-look")) return void look(button);
    const chart = button.closest("section").querySelector("[data-chart]");
    const factor = Number(button.dataset.scale);
    scale(chart, factor ? of(chart).zoom * factor : 1);
  });
  document.addEventListener("scroll", (event) => {
    if (event.target.dataset?.chart) remember(event.target);
  }, { capture: true, passive: true });
  document.addEventListener("pointerover", measure);
  document.addEventListener("focusin", measure);
  document.addEventListener("pointerdown", grab);
  document.addEventListener("pointermove", pull);
  document.addEventListener("pointerup", letGo);
}
