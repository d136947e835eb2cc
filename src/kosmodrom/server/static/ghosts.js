// Ghosts: pictures of things, which fly over the page while the things themselves are where they belong already.

const SAID = /^(id|name|title|role|tabindex|data-.*|aria-.*)$/;
const [LEAST, MOST] = [0.15, 2];
const ICON = 20;
let layer = null;

function layerOf() {
  if (layer) return layer;
  layer = document.createElement("div");
  Object.assign(layer, { className: "p-flights", inert: true, ariaHidden: "true" });
  document.body.append(layer);
  return layer;
}

function unsaid(thing) {
  for (const { name } of [...thing.attributes]) if (SAID.test(name)) thing.removeAttribute(name);
}

// A picture looks as it does because of all that it stands in: so that comes along, without a box of its own.
function shelled(picture, inner, { drawn, parent, part }) {
  const shells = [];
  for (let up = inner.parentElement; drawn.contains(up); up = up.parentElement) shells.push([up, null]);
  let live = parent;
  for (let up = drawn.parentElement; up && !up.hasAttribute("data-part"); up = up.parentElement) {
    shells.push([up, live]);
    live = live?.parentElement;
  }
  for (live = part; live !== document.body; live = live.parentElement) shells.push([live, live]);
  let outer = picture;
  const made = [];
  for (const [from, standing] of shells) {
    const shell = from.cloneNode(false);
    unsaid(shell);
    shell.classList.add("p-shell");
    shell.append(outer);
    outer = shell;
    made.push([shell, standing]);
  }
  layerOf().append(outer);
  for (const [shell, standing] of made) {
    if (!standing || getComputedStyle(shell).containerType === "normal") continue;
    const style = getComputedStyle(standing);
    const width = standing.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const height = standing.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
    shell.classList.add("is-sized");
    shell.style.cssText += `width: ${width}px; height: ${height}px;`;
  }
  return outer;
}

// The picture of a thing as it was drawn; that of a pile is one of the things that lie there. Null where there is none.
export function ghostOf(face, isOfPile = false) {
  const drawn = isOfPile && face.drawn?.matches("button, .k-counter") ? face.drawn.querySelector("svg") : face.drawn;
  const size = drawn === face.drawn ? face.box : face.icon;
  if (!(drawn instanceof HTMLElement) && drawn?.nodeName !== "svg") return null;
  const picture = drawn.cloneNode(true);
  for (const thing of [picture, ...picture.querySelectorAll("*")]) unsaid(thing);
  if (isOfPile) for (const number of picture.querySelectorAll("b, text")) number.remove();
  picture.classList.add("p-ghost");
  picture.style.cssText += `width: ${size.width || ICON}px; height: ${size.height || ICON}px;`;
  const outer = shelled(picture, drawn, face);
  const box = picture.getBoundingClientRect();
  if (!box.width) {
    outer.remove();
    return null;
  }
  return { picture, outer, box, zoom: box.width / (size.width || ICON) };
}

// Where a ghost has to be moved to, to lie over a box; as large as that, unless it keeps its size.
export function over({ box: own, zoom }, box, keepsSize) {
  const x = box.left + box.width / 2 - own.left - own.width / 2;
  const y = box.top + box.height / 2 - own.top - own.height / 2;
  const fit = keepsSize ? 1 : Math.max(LEAST, Math.min(MOST, box.width / own.width, box.height / own.height));
  return { translate: `${x / zoom}px ${y / zoom}px`, scale: String(fit) };
}

// Words that rise and fade at the left of a box.
export function float(words, look, box, timing) {
  const shown = document.createElement("b");
  shown.className = `p-float ${look}`;
  shown.textContent = words;
  layerOf().append(shown);
  shown.style.left = `${box.left}px`;
  shown.style.top = `${box.top + box.height / 2}px`;
  const rise = shown.animate(
    [
      { opacity: 0, translate: "-100% 0" },
      { opacity: 1, translate: "-100% -50%", offset: 0.15 },
      { opacity: 1, translate: "-100% -60%", offset: 0.75 },
      { opacity: 0, translate: "-100% -100%" },
    ],
    timing,
  );
  const end = () => shown.remove();
  rise.finished.then(end, end);
}
