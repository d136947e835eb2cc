// The result as a picture to share, drawn here from the score sheet that stands on the page, and from nothing else.

const WIDTH = 1080;
const EDGE = 64;
const ROW = 58;
const SCALE = 2;
const FIRST = 0.34;
const NAME_LINES = 2;

const css = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
// Marks that keep a name's direction to itself, and the white space of the page.
const ISOLATING = /[\u2066-\u2069]/g;
const SPACE = /\s+/g;
const UNFIT = /[^\p{L}\p{N}]+/gu;
const bare = (text) => text.replace(ISOLATING, "").replace(SPACE, " ").trim();

function read(end) {
  const cells = (row) => [...row.cells].slice(1).map((cell) => bare(cell.textContent));
  const sheet = end.querySelector(".p-sheet");
  const rowsOf = (part) => [...sheet.querySelectorAll(`${part} > tr:not(.p-governs, .p-compared)`)];
  const rows = rowsOf("tbody").map((row) => [bare(row.cells[0].textContent), ...cells(row)]);
  const total = rowsOf("tfoot")[0];
  return {
    game: end.dataset.game,
    title: bare(end.querySelector("h2").textContent),
    names: [...sheet.tHead.rows[0].cells].slice(1).map((cell) => bare([...cell.childNodes].filter((node) => node.nodeName !== "SMALL").map((node) => node.textContent).join(""))),
    rows,
    total: [bare(total.cells[0].textContent), ...cells(total)],
    best: [...total.cells].map((cell) => cell.classList.contains("is-best")),
    day: Number(end.dataset.ended)
      ? new Date(end.dataset.ended * 1000).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" })
      : "",
  };
}

// As much of a text as fits into a width.
function cut(pen, text, width) {
  if (pen.measureText(text).width <= width) return text;
  let kept = text;
  while (kept && pen.measureText(`${kept}…`).width > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

// A name in as many lines as it needs, two at most.
function lines(pen, text, width) {
  const found = [""];
  for (const word of text.split(" ")) {
    const longer = found.at(-1) ? `${found.at(-1)} ${word}` : word;
    if (pen.measureText(longer).width <= width || !found.at(-1) || found.length === NAME_LINES) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found.map((line) => cut(pen, line, width));
}

const SHAPES = [
  (pen, x, y, r) => pen.arc(x, y, r, 0, 2 * Math.PI),
  (pen, x, y, r) => pen.rect(x - r, y - r, 2 * r, 2 * r),
  (pen, x, y, r) => [[0, -r], [r, r], [-r, r]].forEach(([dx, dy], at) => pen[at ? "lineTo" : "moveTo"](x + dx, y + dy)),
  (pen, x, y, r) => [[0, -r], [r, 0], [0, r], [-r, 0]].forEach(([dx, dy], at) => pen[at ? "lineTo" : "moveTo"](x + dx * 1.15, y + dy * 1.15)),
];

function mark(pen, seat, x, y) {
  pen.fillStyle = css(`--k-seat-${seat % 4}`);
  pen.beginPath();
  SHAPES[seat % 4](pen, x, y, 10);
  pen.fill();
}

function draw(pen, told, height) {
  const font = (size, weight = 400) => { pen.font = `${weight} ${size}px system-ui, sans-serif`; };
  const [ink, quiet, line, gold] = ["--k-ink", "--k-quiet", "--k-line", "--k-points"].map(css);
  const write = (text, x, y, colour, align = "left") => {
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, y);
  };
  const inner = WIDTH - 2 * EDGE;
  const wide = (inner * (1 - FIRST)) / told.names.length;
  const right = (seat) => WIDTH - EDGE - wide * (told.names.length - 1 - seat);
  pen.fillStyle = css("--k-page");
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = css("--k-panel");
  pen.beginPath();
  pen.roundRect(EDGE / 2, EDGE / 2, WIDTH - EDGE, height - EDGE, 28);
  pen.fill();
  font(26, 600);
  write(told.game, EDGE, 92, quiet);
  font(46, 700);
  write(cut(pen, told.title, inner), EDGE, 152, ink);
  told.names.forEach((name, seat) => {
    font(20, 600);
    const parts = lines(pen, name, wide - 14);
    parts.forEach((part, at) => write(part, right(seat), 250 - (parts.length - 1 - at) * 26, ink, "right"));
    mark(pen, seat, right(seat) - 10, 250 - parts.length * 26 - 8);
  });
  let y = 270;
  for (const row of [...told.rows, told.total]) {
    const isTotal = row === told.total;
    pen.fillStyle = line;
    pen.fillRect(EDGE, y, inner, isTotal ? 3 : 1.5);
    y += ROW;
    font(isTotal ? 32 : 24, isTotal ? 700 : 400);
    write(cut(pen, row[0], inner * FIRST), EDGE, y - 18, isTotal ? ink : quiet);
    row.slice(1).forEach((number, seat) => write(number, right(seat), y - 18, isTotal && told.best[seat + 1] ? gold : ink, "right"));
  }
  font(22);
  write(told.day, EDGE, height - 62, quiet);
  write("Kosmodrom", WIDTH - EDGE, height - 62, quiet, "right");
}

export async function picture(end) {
  const told = read(end);
  const height = 270 + ROW * (told.rows.length + 1) + 118;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH * SCALE, height * SCALE];
  const pen = canvas.getContext("2d");
  pen.scale(SCALE, SCALE);
  draw(pen, told, height);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  return new File([blob], `${told.game.replace(UNFIT, "-")}.png`, { type: "image/png" });
}

// Where the device can share files, it asks with whom; elsewhere the picture is downloaded.
export async function give(file) {
  if (navigator.canShare?.({ files: [file] })) {
    const isDone = await navigator.share({ files: [file] }).then(() => true, (error) => error.name === "AbortError");
    if (isDone) return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
